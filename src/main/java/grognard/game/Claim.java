package grognard.game;

import grognard.input.BadInput;
import grognard.input.WholeNumber;
import java.util.ArrayList;
import java.util.List;

/** Something said of a unit that may be true or not: {@code 45e gone}, {@code 45e stands<4}. */
public final class Claim {

    /** What is a unit's state in some rulesets. */
    private static final String LEVEL = "level";

    private final String unit;
    private final Condition condition;

    private Claim(String unit, Condition condition) {
        this.unit = unit;
        this.condition = condition;
    }

    /** That the unit is in that state: one of its states, or anything that it can be or not be. */
    public static Claim state(String where, Unit unit, String word) {
        List<String> words = new ArrayList<>();
        for (String name : List.of(Unit.STATE, LEVEL)) {
            Field field = unit.fields().of(unit, name);
            if (field != null && field.choices().contains(word)) {
                return new Claim(unit.name(), Condition.of(name + "=" + word));
            }
            words.addAll(field == null ? List.of() : field.choices());
        }
        Field flag = unit.fields().of(unit, word);
        if (flag != null && flag.kind() == Field.Kind.FLAG) {
            return new Claim(unit.name(), Condition.of(word));
        }
        for (Field field : unit.fields().of(unit)) {
            words.add(field.name());
        }
        throw BadInput.value(
                where,
                word,
                "a state of " + unit.name() + ", or a field and its value: " + String.join(", ", words),
                words);
    }

    /** That a field of the unit compares so with a value. */
    public static Claim field(String where, Unit unit, String name, String sign, String value) {
        Field field = unit.fields().of(unit, name);
        if (field == null) {
            List<String> names = new ArrayList<>();
            for (Field one : unit.fields().of(unit)) {
                names.add(one.name());
            }
            throw BadInput.value(where, name, "a field of " + unit.name() + ": " + String.join(", ", names), names);
        }
        boolean ordered = field.isNumber() || field.kind() == Field.Kind.CHOICE;
        if (!ordered && !sign.equals("=") && !sign.equals("!=")) {
            throw BadInput.value(where, sign, "= or != after " + name);
        }
        String wanted = value;
        if (field.kind() != Field.Kind.WHOLE) {
            wanted = Values.text(field.read(where + " " + unit.name() + " " + name, value));
        } else if (WholeNumber.in(value).isEmpty()) {
            throw BadInput.value(where + " " + unit.name() + " " + name, value, "a whole number");
        }
        return new Claim(unit.name(), Condition.of(name + sign + wanted));
    }

    /** Whether it is true; nothing is of a unit that is not there. */
    public boolean holds(Units units) {
        Unit now = units.find(unit).orElse(null);
        return now != null && condition.holds(now, units);
    }
}
