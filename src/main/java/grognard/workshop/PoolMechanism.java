package grognard.workshop;

import grognard.dice.Dice;
import java.util.ArrayList;
import java.util.List;

/** Many dice, of which those that reach a number hit; hits may be saved. */
final class PoolMechanism extends Mechanism {

    private final Throw thrown;
    private final Amount needs;
    private final Saves saves;
    private final List<Integer> again;
    private final boolean half;
    private final boolean apart;

    /** What saves hits, for all: none if there is no number. */
    record Saves(java.util.Optional<Fraction> always) {}

    PoolMechanism(
            Common common,
            ResultsTable results,
            Throw thrown,
            Amount needs,
            Saves saves,
            List<Integer> again,
            boolean half) {
        super(common, results);
        this.thrown = thrown;
        this.needs = needs;
        this.saves = saves;
        this.again = List.copyOf(again);
        this.half = half;
        this.apart = !results.asksFor("hits") && !results.asksFor("saved");
    }

    @Override
    List<String> dice() {
        List<String> dice = new ArrayList<>(List.of(called(thrown) + " (" + thrown + ")"));
        boolean some = !again.isEmpty();
        boolean saved = saves.always.isPresent();
        for (Option option : common().options()) {
            some |= !option.again().isEmpty();
            saved |= option.does().containsKey(Key.SAVES);
        }
        if (some) {
            dice.add("those thrown again");
        }
        if (saved) {
            dice.add("saves, one a hit");
        }
        return dice;
    }

    @Override
    void prepare(Ledger facts, Log log) {
        int count = common().dice(thrown, Common.ALL, facts, log);
        Fraction needed = common().needed(needs, Common.ALL, facts, new Log(new grognard.rules.Audit(), List.of("")));
        Fraction bounded = common().bounded(Key.NEEDS, needed);
        if (half && needed.compareTo(bounded) > 0) {
            count = (count + 1) / 2;
            log.line(0, "half the dice", Fraction.of(count), "needed " + needed.number());
        }
        facts.put("dice", Fraction.of(count));
    }

    @Override
    Result decide(Ledger facts, Dice dice, Log log) {
        int count = (int) facts.fraction("dice").floor();
        Fraction needed = common().bounded(Key.NEEDS, common().needed(needs, Common.ALL, facts, log));
        Fraction adds = common().total(Key.ADDS, Common.ALL, facts, log, "each die");
        Fraction face = needed.minus(adds);
        log.line(0, "hits on", face, count + " dice");
        Fraction save = save(facts);
        Shots shots = shots(count, face.ceiling(thrown.decimals()), common().again(again, facts), save, dice);
        int hits = shots.hits();
        int saved = shots.saved();
        log.line(0, "hits", Fraction.of(hits));
        if (save != null && hits > 0) {
            log.line(1, "saved", Fraction.of(saved), "on " + save.number() + " or more");
        }
        Fraction left = Fraction.of(hits - saved);
        Fraction total = left.plus(common().sum(Key.HITS, Common.ALL, facts, log, "hits before"));
        facts.put("hits", Fraction.of(hits));
        facts.put("saved", Fraction.of(saved));
        facts.put("left", left);
        facts.put("total", total);
        log.line(0, "total", total);
        return results().of(facts, total);
    }

    private Shots shots(
            int count, long face, List<Integer> faces, @org.jspecify.annotations.Nullable Fraction save, Dice dice) {
        if (save == null) {
            return new Shots(thrown.hits(called(thrown), count, face, faces, dice), 0, false);
        }
        int target = (int) Math.max(-9999, Math.min(9999, save.ceiling(thrown.decimals())));
        return dice.result(new Shots.Thrown(thrown, called(thrown), count, face, faces, target, apart));
    }

    /** The lowest of the numbers that save. */
    private @org.jspecify.annotations.Nullable Fraction save(Ledger facts) {
        Fraction lowest = saves.always.orElse(null);
        for (Option option : common().options()) {
            Fraction number = option.does(Key.SAVES, facts);
            if (number != null && (lowest == null || number.compareTo(lowest) < 0)) {
                lowest = number;
            }
        }
        return lowest;
    }
}
