package grognard.dice;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Cache of the outcomes of one situation, as a tree keyed by the faces thrown. A resolver is pure: which die it asks
 * for next, and how it ends, depends only on the faces before. So faces that were thrown once need not be resolved
 * again. Decision record 7 gives the reasons.
 *
 * @param <A> the cached result of a resolution
 */
public final class OutcomeCache<A> {

    /** Longest path that is cached, in dice. Longer ones hardly ever repeat and would only fill memory. */
    private static final int MAX_DICE = 6;

    /** Largest die that is cached, for the same reason: a number in thousandths rarely repeats. */
    private static final int MAX_SIDES = 20;

    /** Root of the tree: a node, a cached result if the situation needs no dice, or null before the first put. */
    private @Nullable Object root;

    /**
     * Creates a node, the point at which a die is thrown. Element 0 is the die; behind it follows one element for each
     * value: the next node, a cached result where the path ends, or null if the value has not come up yet. A plain
     * array rather than objects, because the lookup spends its time waiting for memory.
     */
    private static @Nullable Object[] node(Die die) {
        Object[] node = new Object[1 + distinctValues(die)];
        node[0] = die;
        return node;
    }

    private static int distinctValues(Die die) {
        return die.value(die.sides() - 1) - die.value(0) + 1;
    }

    /** Index in a node of the branch for a value. */
    private static int branch(Die die, int value) {
        return 1 + value - die.value(0);
    }

    /**
     * Throws dice along the tree and returns the cached result, or null if this path has not been cached. The faces
     * thrown on the way are used up either way, so the caller must start again from fresh dice after a miss.
     */
    @SuppressWarnings("unchecked") // an element that is not a node is a result that put has stored
    public @Nullable A find(FaceSource faces) {
        Object place = root;
        while (place instanceof Object[] node && node[0] instanceof Die die) {
            place = node[branch(die, faces.next(die, ""))];
        }
        return (A) place;
    }

    /**
     * Caches the result of these rolls.
     *
     * @return false if the rolls are too many or too rare to be worth caching; nothing is stored then
     */
    public boolean put(List<Roll> rolls, A answer) {
        int dice = 0;
        for (Roll roll : rolls) {
            if (roll.source() != Roll.Source.GIVEN) {
                dice += roll.die().sides() > MAX_SIDES
                        ? MAX_DICE + 1
                        : roll.values().size();
            }
        }
        if (dice > MAX_DICE) {
            return false;
        }
        root = insert(root, new ThrownDice(rolls), answer);
        return true;
    }

    private static Object insert(@Nullable Object place, ThrownDice thrown, Object answer) {
        Die die = thrown.next();
        if (die == null) {
            return answer;
        }
        @Nullable Object[] node = place instanceof Object[] known ? known : node(die);
        int branch = branch(die, thrown.value());
        node[branch] = insert(node[branch], thrown, answer);
        return node;
    }

    /** Iterates over the dice of several rolls. Given dice are skipped: they are part of the situation. */
    private static final class ThrownDice {

        private final List<Roll> rolls;
        private int roll;
        private int die = -1;

        ThrownDice(List<Roll> rolls) {
            this.rolls = rolls;
        }

        /** Moves to the next die and returns its kind, or null after the last one. */
        @Nullable
        Die next() {
            die++;
            while (roll < rolls.size()
                    && (rolls.get(roll).source() == Roll.Source.GIVEN
                            || die == rolls.get(roll).values().size())) {
                roll++;
                die = 0;
            }
            return roll < rolls.size() ? rolls.get(roll).die() : null;
        }

        /** Value shown by the die that {@link #next} moved to. */
        int value() {
            return rolls.get(roll).values().get(die);
        }
    }
}
