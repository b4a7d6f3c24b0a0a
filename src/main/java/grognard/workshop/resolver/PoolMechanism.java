package grognard.workshop.resolver;

import grognard.dice.Dice;
import grognard.dice.Report;
import grognard.dice.Sequence;
import grognard.dice.Tally;
import grognard.rules.Audit;
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

    private final DiceExpression thrown;
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
            DiceExpression thrown,
            Amount needs,
            Optional<Rational> saves,
            List<Integer> again,
            boolean half) {
        super(definition, results);
        this.thrown = thrown;
        this.needs = needs;
        this.saves = saves;
        this.again = List.copyOf(again);
        this.half = half;
        this.onlyLeftMatters = !results.asksFor("hits") && !results.asksFor("saved");
    }

    @Override
    public List<String> dice() {
        List<String> dice = new ArrayList<>(List.of(called(thrown) + " (" + thrown + ")"));
        boolean some = !again.isEmpty();
        boolean saved = saves.isPresent();
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
    public void prepare(PlayState state, SideAudit audit) {
        int count = definition().dice(thrown, ResolverDefinition.ALL, state, audit);
        Rational needed =
                definition().needed(needs, ResolverDefinition.ALL, state, new SideAudit(new Audit(), List.of("")));
        Rational bounded = definition().bounded(ModifierKey.NEEDS, needed);
        if (half && needed.compareTo(bounded) > 0) {
            count = (count + 1) / 2;
            audit.line(0, "half the dice", Rational.of(count), "needed " + needed.number());
        }
        state.put("dice", Rational.of(count));
    }

    @Override
    public ResultRow decide(PlayState state, Dice dice, SideAudit audit) {
        int count = (int) state.fraction("dice").floor();
        Rational needed = definition()
                .bounded(ModifierKey.NEEDS, definition().needed(needs, ResolverDefinition.ALL, state, audit));
        Rational adds = definition().total(ModifierKey.ADDS, ResolverDefinition.ALL, state, audit, "each die");
        Rational face = needed.minus(adds);
        audit.line(0, "hits on", face, count + " dice");
        Rational save = save(state);
        HitsAndSaves result = throwAndSave(
                count, face.ceiling(thrown.decimals()), definition().again(again, state), save, dice);
        int hits = result.hits();
        int saved = result.saved();
        audit.line(0, "hits", Rational.of(hits));
        if (save != null && hits > 0) {
            audit.line(1, "saved", Rational.of(saved), "on " + save.number() + " or more");
        }
        Rational left = Rational.of(hits - saved);
        Rational total =
                left.plus(definition().sum(ModifierKey.HITS, ResolverDefinition.ALL, state, audit, "hits before"));
        state.put("hits", Rational.of(hits));
        state.put("saved", Rational.of(saved));
        state.put("left", left);
        state.put("total", total);
        audit.line(0, "total", total);
        return results().of(state, total);
    }

    private HitsAndSaves throwAndSave(int count, long face, List<Integer> faces, @Nullable Rational save, Dice dice) {
        if (save == null) {
            return new HitsAndSaves(thrown.hits(called(thrown), count, face, faces, dice), 0, false);
        }
        int target = (int) Math.max(-9999, Math.min(9999, save.ceiling(thrown.decimals())));
        return dice.result(new ThrowAndSaves(thrown, called(thrown), count, face, faces, target, onlyLeftMatters));
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
