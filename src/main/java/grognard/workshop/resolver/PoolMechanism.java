package grognard.workshop.resolver;

import grognard.dice.Dice;
import grognard.dice.Report;
import grognard.dice.Sequence;
import grognard.dice.Tally;
import grognard.workshop.value.DiceExpression;
import grognard.workshop.value.PlayState;
import grognard.workshop.value.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Shape {@code pool}: many dice, each a hit if it reaches the number needed; each hit may be saved by a die of its own. The
 * options decide how many dice there are. Hits that are left, and {@code hits} from before, make the total that decides.
 */
public final class PoolMechanism extends Mechanism {

    private final Amount needs;
    private final Optional<Rational> saves;
    private final List<Integer> again;
    private final boolean half;
    /** Whether no key or effect refers to hits and saves themselves: odds then only follow the hits that are left. */
    private final boolean onlyLeftMatters;

    /**
     * @param needs the number that a die must reach before options
     * @param saves the number on which any hit is saved, if there is one
     * @param again faces that are always thrown again once
     * @param half whether a number needed beyond its bounds halves the dice
     */
    public PoolMechanism(
            ResolverDefinition definition,
            ResultsTable results,
            Amount needs,
            Optional<Rational> saves,
            List<Integer> again,
            boolean half) {
        super(definition, results);
        this.needs = needs;
        this.saves = saves;
        this.again = List.copyOf(again);
        this.half = half;
        this.onlyLeftMatters = !results.refersTo("hits") && !results.refersTo("saved");
    }

    @Override
    List<String> dice() {
        List<String> dice = new ArrayList<>(List.of(purposeAndDice()));
        if (!again.isEmpty()
                || definition().options().stream()
                        .anyMatch(option -> !option.again().isEmpty())) {
            dice.add("those thrown again");
        }
        if (saves.isPresent() || definition().has(ModifierKey.SAVES)) {
            dice.add("saves, one a hit");
        }
        return dice;
    }

    @Override
    void prepare(FolderWorking working) {
        int count = definition().diceCount(ResolverDefinition.ALL, working);
        FolderWorking unwritten = new FolderWorking(working.state(), List.of("")); // decide writes these lines
        Rational needed = definition().unboundedNeed(needs, ResolverDefinition.ALL, unwritten);
        if (half && needed.compareTo(definition().bounded(ModifierKey.NEEDS, needed)) > 0) {
            count = (count + 1) / 2;
            working.line(0, "half the dice", Rational.of(count), "needed " + needed.number());
        }
        working.state().put("dice", Rational.of(count));
    }

    @Override
    ResultRow decide(FolderWorking working, Dice dice) {
        PlayState state = working.state();
        int count = (int) state.fraction("dice").floor();
        Rational needed = definition().needed(needs, ResolverDefinition.ALL, working);
        Rational face = needed.minus(definition().total(ModifierKey.ADDS, working, "each die"));
        working.line(0, "hits on", face, count + " dice");
        Rational save = save(state);
        HitsAndSaves result = throwAndSave(
                count, face.ceiling(thrown().decimals()), definition().again(again, state), save, dice);
        working.put(0, "hits", Rational.of(result.hits()));
        state.put("saved", Rational.of(result.saved()));
        if (save != null && result.hits() > 0) {
            working.line(1, "saved", Rational.of(result.saved()), "on " + save.number() + " or more");
        }
        Rational left = Rational.of(result.left());
        state.put("left", left);
        Rational total = left.plus(definition().sum(ModifierKey.HITS, ResolverDefinition.ALL, working, "hits before"));
        working.put(0, "total", total);
        return results().of(state, total);
    }

    private HitsAndSaves throwAndSave(int count, long face, List<Integer> faces, @Nullable Rational save, Dice dice) {
        if (save == null) {
            return new HitsAndSaves(thrown().hits(purpose(), count, face, faces, dice), 0, false);
        }
        int target = (int) Math.max(-9999, Math.min(9999, save.ceiling(thrown().decimals())));
        return dice.result(new ThrowAndSaves(thrown(), purpose(), count, face, faces, target, onlyLeftMatters));
    }

    /** The lowest number on which a hit is saved, of the resolver's own and the options'; null if nothing saves. */
    private @Nullable Rational save(PlayState state) {
        Rational lowest = saves.orElse(null);
        for (FolderOption option : definition().options()) {
            Rational number = option.does(ModifierKey.SAVES, state);
            if (number != null && (lowest == null || number.compareTo(lowest) < 0)) {
                lowest = number;
            }
        }
        return lowest;
    }

    /** @param onlyLeftMatters whether odds may count results with as many hits left as one */
    private record HitsAndSaves(int hits, int saved, boolean onlyLeftMatters) implements Report {

        int left() {
            return hits - saved;
        }

        @Override
        public Object groupKey() {
            return onlyLeftMatters ? (Object) left() : this;
        }

        @Override
        public Map<String, Integer> numbers() {
            return onlyLeftMatters ? Map.of("hits", hits, "saved", saved) : Map.of();
        }
    }

    /**
     * The throw, and then a die for each hit.
     *
     * @param face least face that hits
     * @param again faces that are thrown again once
     * @param save least face that saves a hit
     */
    private record ThrowAndSaves(
            DiceExpression thrown,
            String purpose,
            int count,
            long face,
            List<Integer> again,
            int save,
            boolean onlyLeftMatters)
            implements Sequence<HitsAndSaves> {
        @Override
        public HitsAndSaves with(Dice dice) {
            int hits = thrown.hits(purpose, count, face, again, dice);
            return new HitsAndSaves(hits, dice.roll("saves", hits, thrown.die(), Tally.hits(save)), onlyLeftMatters);
        }
    }
}
