package grognard.dice;

import grognard.input.BadInput;
import java.util.List;

/** Dice thrown on the table and typed in as a list, in the documented order. */
public final class Given implements Faces {

    private final String where;
    private final List<String> list;
    private int used;

    /**
     * @param where what the list is called in messages, by whoever asked for it
     * @param list the faces as typed
     */
    public Given(String where, List<String> list) {
        this.where = where;
        this.list = List.copyOf(list);
    }

    /** Splits what was typed: commas, blanks or both stand between dice. */
    public static Given typed(String where, String text) {
        String trimmed = text.strip();
        return new Given(where, trimmed.isEmpty() ? List.of() : List.of(trimmed.split("\\s*[,\\s]\\s*", -1)));
    }

    @Override
    public int next(Die die, String purpose) {
        if (used == list.size()) {
            throw BadInput.about(
                    where,
                    where + " has " + count(list.size()) + "; the next one wanted is the " + purpose + " (" + die.name()
                            + ", " + die.expected() + ")");
        }
        String typed = list.get(used++);
        return die.read(typed)
                .orElseThrow(() -> BadInput.value(
                        where + ": die " + used + ", the " + purpose + " (" + die.name() + "),",
                        typed,
                        die.expected()));
    }

    @Override
    public Roll.Source source() {
        return Roll.Source.GIVEN;
    }

    @Override
    public void close(int thrown) {
        if (used == list.size()) {
            return;
        }
        if (thrown == 0) {
            throw BadInput.value(where, String.join(",", list), "no " + where + ": no die is left to throw here");
        }
        throw BadInput.value(
                where + ": die " + (used + 1) + ",", list.get(used), "no more than " + count(thrown) + " here");
    }

    private static String count(int dice) {
        return dice == 1 ? "1 die" : dice + " dice";
    }
}
