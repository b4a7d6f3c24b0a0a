package grognard.workshop.resolver;

import grognard.dice.Dice;
import grognard.workshop.value.DiceExpression;
import grognard.workshop.value.PlayState;
import grognard.workshop.value.Rational;
import java.util.ArrayList;
import java.util.List;

/** Many dice, of which those that reach a number hit; hits may be saved. */
public final class PoolMechanism extends Mechanism {

    private final DiceExpression thrown;
    private final Amount needs;
    private final Saves saves;
    private final List<Integer> again;
    private final boolean half;
    private final boolean apart;

    /** What saves hits, for all: none if there is no number. */
    public record Saves(java.util.Optional<Rational> always) {}

    public PoolMechanism(
            ResolverDefinition definition,
            ResultsTable results,
            DiceExpression thrown,
            Amount needs,
            Saves saves,
            List<Integer> again,
            boolean half) {
        super(definition, results);
        this.thrown = thrown;
        this.needs = needs;
        this.saves = saves;
        this.again = List.copyOf(again);
        this.half = half;
        this.apart = !results.asksFor("hits") && !results.asksFor("saved");
    }

    @Override
    public List<String> dice() {
        List<String> dice = new ArrayList<>(List.of(called(thrown) + " (" + thrown + ")"));
        boolean some = !again.isEmpty();
        boolean saved = saves.always.isPresent();
        for (FolderOption option : definition().options()) {
            some |= !option.again().isEmpty();
            saved |= option.does().containsKey(ModifierKey.SAVES);
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
    public void prepare(PlayState state, SideAudit log) {
        int count = definition().dice(thrown, ResolverDefinition.ALL, state, log);
        Rational needed = definition()
                .needed(needs, ResolverDefinition.ALL, state, new SideAudit(new grognard.rules.Audit(), List.of("")));
        Rational bounded = definition().bounded(ModifierKey.NEEDS, needed);
        if (half && needed.compareTo(bounded) > 0) {
            count = (count + 1) / 2;
            log.line(0, "half the dice", Rational.of(count), "needed " + needed.number());
        }
        state.put("dice", Rational.of(count));
    }

    @Override
    public ResultRow decide(PlayState state, Dice dice, SideAudit log) {
        int count = (int) state.fraction("dice").floor();
        Rational needed =
                definition().bounded(ModifierKey.NEEDS, definition().needed(needs, ResolverDefinition.ALL, state, log));
        Rational adds = definition().total(ModifierKey.ADDS, ResolverDefinition.ALL, state, log, "each die");
        Rational face = needed.minus(adds);
        log.line(0, "hits on", face, count + " dice");
        Rational save = save(state);
        Shots shots = shots(count, face.ceiling(thrown.decimals()), definition().again(again, state), save, dice);
        int hits = shots.hits();
        int saved = shots.saved();
        log.line(0, "hits", Rational.of(hits));
        if (save != null && hits > 0) {
            log.line(1, "saved", Rational.of(saved), "on " + save.number() + " or more");
        }
        Rational left = Rational.of(hits - saved);
        Rational total =
                left.plus(definition().sum(ModifierKey.HITS, ResolverDefinition.ALL, state, log, "hits before"));
        state.put("hits", Rational.of(hits));
        state.put("saved", Rational.of(saved));
        state.put("left", left);
        state.put("total", total);
        log.line(0, "total", total);
        return results().of(state, total);
    }

    private Shots shots(
            int count, long face, List<Integer> faces, @org.jspecify.annotations.Nullable Rational save, Dice dice) {
        if (save == null) {
            return new Shots(thrown.hits(called(thrown), count, face, faces, dice), 0, false);
        }
        int target = (int) Math.max(-9999, Math.min(9999, save.ceiling(thrown.decimals())));
        return dice.result(new Shots.Thrown(thrown, called(thrown), count, face, faces, target, apart));
    }

    /** The lowest of the numbers that save. */
    private @org.jspecify.annotations.Nullable Rational save(PlayState state) {
        Rational lowest = saves.always.orElse(null);
        for (FolderOption option : definition().options()) {
            Rational number = option.does(ModifierKey.SAVES, state);
            if (number != null && (lowest == null || number.compareTo(lowest) < 0)) {
                lowest = number;
            }
        }
        return lowest;
    }
}
