package grognard.game.unit;

import grognard.input.BadInput;
import grognard.input.WholeNumber;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/** A statement about a unit that is true or false: {@code 45e gone}, {@code 45e stands<4}. */
public final class UnitCondition {

    /** The morale of a unit, in rulesets whose {@code state} does not have it. */
    private static final String LEVEL = "level";

    private final String unit;
    private final Predicate<Unit> condition;

    private UnitCondition(String unit, Predicate<Unit> condition) {
        this.unit = unit;
        this.condition = condition;
    }

    /** The condition that the unit has this state, or that a flag of this name is set. */
    public static UnitCondition state(String where, Unit unit, String word) {
        List<String> words = new ArrayList<>();
        for (String name : List.of(Unit.STATE, LEVEL)) {
            if (unit.choices(name).contains(word)) {
                return new UnitCondition(unit.name(), now -> now.text(name).equals(word));
            }
            words.addAll(unit.choices(name));
        }
        Field<?> flag = unit.fields().of(unit, word);
        if (flag != null && flag.kind() == Field.Kind.FLAG) {
            return new UnitCondition(unit.name(), flag::isSet);
        }
        words.addAll(names(unit));
        throw BadInput.value(
                where,
                word,
                "a state of " + unit.name() + ", or a field and its value: " + String.join(", ", words),
                words);
    }

    /** The condition that a field of the unit compares with a value as the sign demands. */
    public static UnitCondition field(String where, Unit unit, String name, String sign, String value) {
        Field<?> field = unit.fields().of(unit, name);
        if (field == null) {
            List<String> names = names(unit);
            throw BadInput.value(where, name, "a field of " + unit.name() + ": " + String.join(", ", names), names);
        }
        boolean ordered = field.isNumber() || field.kind() == Field.Kind.CHOICE;
        if (!ordered && !sign.equals("=") && !sign.equals("!=")) {
            throw BadInput.value(where, sign, "= or != after " + name);
        }
        String place = where + " " + unit.name() + " " + name;
        if (field.kind() == Field.Kind.WHOLE && WholeNumber.in(value).isEmpty()) {
            throw BadInput.value(place, value, "a whole number");
        }
        String wanted = field.kind() == Field.Kind.WHOLE ? value : Values.text(field.read(place, value));
        IntPredicate fits = comparison(sign);
        return new UnitCondition(unit.name(), now -> fits.test(compare(now, field, wanted)));
    }

    private static IntPredicate comparison(String sign) {
        return switch (sign) {
            case "=" -> difference -> difference == 0;
            case "!=" -> difference -> difference != 0;
            case ">" -> difference -> difference > 0;
            case "<" -> difference -> difference < 0;
            case ">=" -> difference -> difference >= 0;
            default -> difference -> difference <= 0;
        };
    }

    /** Numbers compare as numbers, choices by their order, other words only as equal or not. */
    private static int compare(Unit unit, Field<?> field, String wanted) {
        if (field.isNumber()) {
            return unit.exactly(field.name()).compareTo(new BigDecimal(wanted));
        }
        return field.kind() == Field.Kind.CHOICE
                ? field.rank(unit) - field.choices().indexOf(wanted)
                : unit.text(field.name()).equals(wanted) ? 0 : 1;
    }

    private static List<String> names(Unit unit) {
        return unit.fields().of(unit).stream().map(Field::name).toList();
    }

    /** Whether the condition is true; false for an unknown unit. */
    public boolean holds(Units units) {
        return units.find(unit).filter(condition).isPresent();
    }
}
