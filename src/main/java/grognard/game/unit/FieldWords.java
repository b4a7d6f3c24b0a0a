package grognard.game.unit;

import grognard.input.BadInput;
import java.util.ArrayList;
import java.util.List;

/** Expands and explains typed assignments to fields of a unit, {@code formation=line}. */
public final class FieldWords {

    private static final List<String> TRUTHS = List.of("yes", "no");

    private FieldWords() {}

    /** Returns a copy with field and choice in full, where a unique prefix was typed. */
    public static String inFull(Unit unit, String typed) {
        int at = 0;
        while (at < typed.length() && "=+".indexOf(typed.charAt(at)) < 0 && !isCount(typed, at)) {
            at++;
        }
        if (at == 0 || at == typed.length()) {
            return typed;
        }
        String name = typed.substring(0, at);
        if (!unit.fields().names().contains(name)) { // an exact name is not expanded, even one that only officers have
            name = only(unit.name(), name, unit.fields().settable(unit));
        }
        String rest = typed.substring(at + 1);
        Field<?> field = unit.fields().of(unit, name);
        if (field != null && typed.charAt(at) == '=') {
            rest = only(unit.name() + " " + name, rest, field.kind() == Field.Kind.FLAG ? TRUTHS : field.choices());
        }
        return name + typed.charAt(at) + rest;
    }

    /** Whether a minus with only digits after it stands there; any other hyphen is part of a name. */
    private static boolean isCount(String typed, int at) {
        return typed.charAt(at) == '-'
                && at + 1 < typed.length()
                && typed.substring(at + 1).chars().allMatch(Character::isDigit);
    }

    /** The only word with the typed prefix, or the typed text if there is none; refuses a prefix of several words. */
    private static String only(String where, String typed, List<String> words) {
        List<String> fitting = new ArrayList<>();
        for (String word : words) {
            if (word.equals(typed)) {
                return typed;
            }
            if (!typed.isEmpty() && NameMatch.starts(word, typed)) {
                fitting.add(word);
            }
        }
        if (fitting.size() > 1) {
            throw BadInput.value(where, typed, "more of it, one of " + String.join(", ", fitting));
        }
        return fitting.isEmpty() ? typed : fitting.get(0);
    }

    /**
     * The setting that a bare word stands for: {@code limbered} for {@code formation=limbered}, and flags by their names
     * ({@code unlimbered} is {@code limbered=no}). Returns the word unchanged if no field has it, or several do. A field that
     * such a unit does not use counts only if no other field has the word, so that the refusal can name it.
     */
    public static String setting(Unit unit, String word) {
        List<String> settings = settings(unit, word, true);
        List<String> named = settings.isEmpty() ? settings(unit, word, false) : settings;
        return named.size() == 1 ? named.get(0) : word;
    }

    private static List<String> settings(Unit unit, String word, boolean fitting) {
        List<String> settings = new ArrayList<>();
        for (Field<?> field : unit.fields().of(unit)) {
            if (field.isDerived() || unit.fits(field.name()) != fitting) {
                continue;
            }
            boolean flag = field.kind() == Field.Kind.FLAG;
            if (field.choices().contains(word)) {
                settings.add(field.name() + "=" + word);
            } else if (flag && word.equals(field.name())) {
                settings.add(word + "=yes");
            } else if (flag && word.equals("un" + field.name())) {
                settings.add(field.name() + "=no");
            }
        }
        return settings;
    }

    /** An example of an assignment to such a unit: one for each field with that choice, or else one to a number. */
    public static String example(Unit unit, String word) {
        List<String> settings = settings(unit, word, true);
        if (!settings.isEmpty()) {
            return String.join(" or ", settings);
        }
        String example = "";
        for (Field<?> field : unit.fields().of(unit)) {
            boolean number = field.isNumber() && !field.isDerived() && unit.fits(field.name());
            if (example.isEmpty() && number && unit.get(field.name()) != null) {
                example = field.name() + "=" + unit.text(field.name());
            }
        }
        return example.isEmpty() ? Unit.STATE + "=" + unit.text(Unit.STATE) : example;
    }

    /** Example lines: one that sets the unit, and one that adds another like it. */
    public static List<String> examples(Unit unit) {
        String number = example(unit, "");
        String choice = unit.get("formation") == null ? "" : " formation=" + unit.text("formation");
        List<String> needed = new ArrayList<>();
        for (Field<?> field : unit.fields().of(unit)) {
            if (field.isRequired() && unit.fits(field.name()) && !field.name().equals(Unit.SIDE)) {
                needed.add("," + field.name() + "=" + unit.text(field.name()));
            }
        }
        String name = unit.name().indexOf(' ') < 0 ? unit.name() : '"' + unit.name() + '"';
        return List.of(
                "unit " + name + " " + number + choice, "unit add " + unit.side() + ",NAME" + String.join("", needed));
    }
}
