package grognard.rules.honour.combat;

import grognard.input.BadInput;
import grognard.input.WholeNumber;
import grognard.rules.Parameter;
import grognard.rules.Type;
import grognard.rules.honour.unit.Unit;
import grognard.table.TableLookup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The condition under which a unit leaves a close combat by choice: {@code def-hits>=4}. Judged after each round that
 * would be followed by another; the side whose hits it names leaves.
 */
record Leaving(boolean defender, int hits) {

    static final Type<Leaving> TYPE = new Condition();

    private static final String HITS = "hits";
    private static final String AT_LEAST = ">=";
    private static final int LEAST = 0;
    private static final int MOST = 8;

    /** Whether the unit with the named hits leaves now. */
    boolean isDue(Unit attacker, Unit defenders) {
        return (defender ? defenders : attacker).hits() >= hits;
    }

    @Override
    public String toString() {
        return name(defender) + AT_LEAST + hits;
    }

    private static String name(boolean defender) {
        return defender ? Parameter.DEFENDER_PREFIX + HITS : HITS;
    }

    /** Reads the condition as it is typed. */
    private record Condition() implements Type<Leaving> {

        @Override
        public Leaving read(String where, String text, TableLookup tables) {
            int sign = text.indexOf(AT_LEAST);
            String whose = sign < 0 ? "" : text.substring(0, sign).strip();
            Optional<Integer> number = sign < 0
                    ? Optional.empty()
                    : WholeNumber.in(text.substring(sign + AT_LEAST.length()).strip());
            boolean known = whose.equals(name(true)) || whose.equals(name(false));
            if (!known || number.isEmpty() || number.get() < LEAST || number.get() > MOST) {
                throw BadInput.value(where, text, expected());
            }
            return new Leaving(whose.equals(name(true)), number.get());
        }

        @Override
        public String expected() {
            return name(false) + AT_LEAST + "N, and the attacker leaves, or " + name(true) + AT_LEAST
                    + "N, and the defender does; N from " + LEAST + " to " + MOST;
        }

        @Override
        public Object json(Leaving value) {
            return value.toString();
        }

        @Override
        public String label() {
            return "[" + Parameter.DEFENDER_PREFIX + "]" + HITS + AT_LEAST + "N";
        }

        @Override
        public List<String> words(TableLookup tables) {
            List<String> words = new ArrayList<>();
            for (boolean whose : new boolean[] {false, true}) {
                for (int n = LEAST; n <= MOST; n++) {
                    words.add(new Leaving(whose, n).toString());
                }
            }
            return words;
        }
    }
}
