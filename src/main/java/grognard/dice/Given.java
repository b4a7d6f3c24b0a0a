package grognard.dice;

import grognard.input.BadInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
        this.list = new ArrayList<>(list);
    }

    /** Splits what was typed: commas, blanks or both stand between dice, or nothing where each is one digit. */
    public static Given typed(String where, String text) {
        return new Given(where, split(text));
    }

    static List<String> split(String text) {
        List<String> words = new ArrayList<>();
        String trimmed = text.strip();
        int begin = 0;
        while (begin < trimmed.length()) {
            int end = begin;
            while (end < trimmed.length() && !isBetween(trimmed.charAt(end))) {
                end++;
            }
            words.add(trimmed.substring(begin, end));
            boolean comma = false;
            while (end < trimmed.length() && isBetween(trimmed.charAt(end)) && !(comma && trimmed.charAt(end) == ',')) {
                comma |= trimmed.charAt(end++) == ',';
            }
            if (comma && end == trimmed.length()) {
                words.add("");
            }
            begin = end;
        }
        return words;
    }

    private static boolean isBetween(char c) {
        return c == ',' || c <= ' ';
    }

    /** The digits of a word that stands for several dice of that kind; the word itself if it does not. */
    static List<String> digits(String word, Die die) {
        if (word.length() < 2 || !die.isOneDigit() || die.read(word).isPresent()) {
            return List.of(word);
        }
        List<String> digits = new ArrayList<>(word.length());
        for (int i = 0; i < word.length(); i++) {
            if (word.charAt(i) < '0' || word.charAt(i) > '9') {
                return List.of(word);
            }
            digits.add(word.substring(i, i + 1));
        }
        return digits;
    }

    @Override
    public int next(Die die, String purpose) {
        if (used == list.size()) {
            throw BadInput.about(
                    where,
                    where + " has " + count(list.size()) + "; the next one wanted is the " + purpose + " (" + die.name()
                            + ", " + die.expected() + ")");
        }
        List<String> digits = digits(list.get(used), die);
        if (digits.size() > 1) {
            list.remove(used);
            list.addAll(used, digits);
        }
        String typed = list.get(used++);
        Optional<Integer> face = die.read(typed);
        if (face.isEmpty()) {
            String which = where + ": die " + used + ", the " + purpose + " (" + die.name() + "),";
            throw BadInput.value(which, typed, die.expected());
        }
        return face.get();
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
