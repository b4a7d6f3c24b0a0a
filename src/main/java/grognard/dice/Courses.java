package grognard.dice;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What came of each course of the dice in one situation. A resolver is pure: which die it asks for next, and how it
 * ends, depends on nothing but the faces before. So a course that was taken once need not be resolved again.
 *
 * @param <A> what is remembered of a resolution
 */
public final class Courses<A> {

    /** Longer courses, and those of dice with many sides, hardly ever come again. */
    private static final int MOST_DICE = 6;

    private static final int MOST_SIDES = 20;

    /** A fork of the ways, or an answer where no die was thrown; nothing as long as nothing is known. */
    private @Nullable Object start;

    /**
     * A place where a die is thrown: the die, and behind it for each of its faces the next fork, an answer where the
     * course ends there, or nothing. One array and no more objects, since walking a course is waiting for memory.
     */
    private static @Nullable Object[] fork(Die die) {
        Object[] fork = new Object[1 + faces(die)];
        fork[0] = die;
        return fork;
    }

    private static int faces(Die die) {
        return die.value(die.sides() - 1) - die.value(0) + 1;
    }

    private static int at(Die die, int value) {
        return 1 + value - die.value(0);
    }

    /** What came of the course that these dice take, if it was ever taken; dice are thrown to find out. */
    @SuppressWarnings("unchecked") // what is no fork is an answer that put has stored
    public @Nullable A find(Faces faces) {
        Object place = start;
        while (place instanceof Object[] fork && fork[0] instanceof Die die) {
            place = fork[at(die, faces.next(die, ""))];
        }
        return (A) place;
    }

    /** Remembers what came of these throws; answers whether they are of a kind that is worth it. */
    public boolean put(List<Roll> rolls, A answer) {
        int dice = 0;
        for (Roll roll : rolls) {
            if (roll.source() != Roll.Source.GIVEN) {
                dice += roll.die().sides() > MOST_SIDES
                        ? MOST_DICE + 1
                        : roll.values().size();
            }
        }
        if (dice > MOST_DICE) {
            return false;
        }
        start = longer(start, new Thrown(rolls), answer);
        return true;
    }

    private static Object longer(@Nullable Object place, Thrown thrown, Object answer) {
        Die die = thrown.next();
        if (die == null) {
            return answer;
        }
        @Nullable Object[] fork = place instanceof Object[] known ? known : fork(die);
        int onwards = at(die, thrown.value());
        fork[onwards] = longer(fork[onwards], thrown, answer);
        return fork;
    }

    /** Goes through the dice that were thrown; those that lay on the table belong to the situation. */
    private static final class Thrown {

        private final List<Roll> rolls;
        private int roll;
        private int die = -1;

        Thrown(List<Roll> rolls) {
            this.rolls = rolls;
        }

        /** The next die, if there is one more. */
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

        int value() {
            return rolls.get(roll).values().get(die);
        }
    }
}
