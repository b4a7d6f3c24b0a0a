package grognard.dice;

import grognard.input.BadInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Dice thrown on the table and typed as a list, in the order that the resolver's help documents. */
public final class GivenDice implements FaceSource {

    private final String where;

    /** Words as typed. A word of several digits is replaced by its digits once the kind of die is known. */
    private final List<String> list;

    private int used;

    /**
     * Takes a list that is already split into words.
     *
     * @param where name of the list in error messages, usually the option: {@code --dice}
     * @param list values as typed
     */
    public GivenDice(String where, List<String> list) {
        this.where = where;
        this.list = new ArrayList<>(list);
    }

    /** Parses a list with commas, blanks or both between the dice. One-digit dice need no separator: 55261. */
    public static GivenDice typed(String where, String text) {
        return new GivenDice(where, split(text));
    }

    /** Splits at separators. Two commas in a row, or one at the end, give an empty word, which no die accepts. */
    static List<String> split(String text) {
        List<String> words = new ArrayList<>();
        String trimmed = text.strip();
        int begin = 0;
        while (begin < trimmed.length()) {
            int end = begin;
            while (end < trimmed.length() && !isSeparator(trimmed.charAt(end))) {
                end++;
            }
            words.add(trimmed.substring(begin, end));
            boolean comma = false;
            while (end < trimmed.length()
                    && isSeparator(trimmed.charAt(end))
                    && !(comma && trimmed.charAt(end) == ',')) {
                comma |= trimmed.charAt(end++) == ',';
            }
            if (comma && end == trimmed.length()) {
                words.add("");
            }
            begin = end;
        }
        return words;
    }

    private static boolean isSeparator(char c) {
        return c == ',' || c <= ' ';
    }

    /**
     * Splits a word into one word for each die: 552 is three d6. Returns the word itself if it is a value of the die,
     * or if the die has values of two digits.
     */
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
                    where + " has " + count(list.size()) + "; the next one wanted is " + named(purpose) + " ("
                            + die.name() + ", " + die.expected() + ")");
        }
        List<String> digits = digits(list.get(used), die);
        if (digits.size() > 1) {
            list.remove(used);
            list.addAll(used, digits);
        }
        String typed = list.get(used++);
        Optional<Integer> face = die.read(typed);
        if (face.isEmpty()) {
            String which = ": die " + used + ", " + named(purpose) + " (" + die.name() + "),";
            throw BadInput.part(where, which, typed, die.expected());
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
        throw BadInput.part(
                where, ": die " + (used + 1) + ",", list.get(used), "no more than " + count(thrown) + " here");
    }

    /** The purpose with its article; some begin with one. */
    private static String named(String purpose) {
        return purpose.startsWith("the ") ? purpose : "the " + purpose;
    }

    private static String count(int dice) {
        return dice == 1 ? "1 die" : dice + " dice";
    }
}
