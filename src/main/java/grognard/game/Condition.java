package grognard.game;

import grognard.input.WholeNumber;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What must hold of a unit: {@code arm=infantry|cavalry & pips>0 & !fought}. A field alone must have a value. {@code
 * pursuing.state} is a field of the unit that the first one names, {@code (same)} what another unit has in that field,
 * {@code (turn-1)} the turn before this, and {@code ~=} means that the word ends so.
 */
record Condition(List<Term> terms) {

    /** Holds of everything. */
    static final Condition NONE = new Condition(List.of());

    private static final String SAME = "(same)";

    /** One part of it. */
    private record Term(String path, String sign, List<String> values) {

        boolean holds(Unit unit, Units units, @Nullable Unit other) {
            int dot = path.indexOf('.');
            Unit whose = dot < 0
                    ? unit
                    : units.find(unit.text(path.substring(0, dot))).orElse(null);
            if (whose == null) {
                return false;
            }
            String field = path.substring(dot + 1);
            if (sign.isEmpty() || sign.equals("!")) {
                return whose.has(field) == sign.isEmpty();
            }
            for (String value : values) {
                String wanted = value.startsWith("(") ? meant(value, field, units, other) : value;
                if (compares(whose, field, wanted)) {
                    return !sign.equals("!=");
                }
            }
            return sign.equals("!=");
        }

        /** {@code (same)}, {@code (turn)}, {@code (turn-6)}. */
        private static String meant(String value, String field, Units units, @Nullable Unit other) {
            if (value.equals(SAME)) {
                return other == null ? "" : other.text(field);
            }
            int minus = value.indexOf('-');
            int less = minus < 0 ? 0 : Integer.parseInt(value.substring(minus + 1, value.length() - 1));
            return String.valueOf(units.turn() - less);
        }

        private boolean compares(Unit unit, String field, String wanted) {
            if (sign.equals("~=")) {
                return unit.text(field).endsWith(wanted);
            }
            if (sign.equals("=") || sign.equals("!=")) {
                return unit.text(field).equals(wanted);
            }
            int difference = unit.compare(field, wanted);
            return switch (sign) {
                case ">" -> difference > 0;
                case "<" -> difference < 0;
                case ">=" -> difference >= 0;
                default -> difference <= 0;
            };
        }
    }

    Condition {
        terms = List.copyOf(terms);
    }

    static Condition of(String text) {
        if (text.isBlank()) {
            return NONE;
        }
        List<Term> terms = new ArrayList<>();
        for (String part : text.split("&", -1)) {
            terms.add(term(part.strip()));
        }
        return new Condition(terms);
    }

    private static Term term(String text) {
        for (String sign : List.of("!=", ">=", "<=", "~=", "=", ">", "<")) {
            int at = text.indexOf(sign);
            if (at > 0) {
                String values = text.substring(at + sign.length());
                return new Term(text.substring(0, at), sign, List.of(values.split("\\|", -1)));
            }
        }
        return text.startsWith("!") ? new Term(text.substring(1), "!", List.of()) : new Term(text, "", List.of());
    }

    boolean holds(Unit unit, Units units) {
        return holds(unit, units, null);
    }

    /** Whether it holds of the unit, seen from another. */
    boolean holds(Unit unit, Units units, @Nullable Unit other) {
        for (Term term : terms) {
            if (!term.holds(unit, units, other)) {
                return false;
            }
        }
        return true;
    }

    /** The field and value of a single plain {@code field=value}, which can therefore be set. */
    Optional<String> onlyValueOf(String field) {
        boolean plain = terms.size() == 1
                && terms.get(0).sign.equals("=")
                && terms.get(0).path.equals(field)
                && terms.get(0).values.size() == 1;
        return plain ? Optional.of(terms.get(0).values.get(0)) : Optional.empty();
    }

    /** The number that a text is; 0 if it is none. */
    static BigDecimal exactly(String text) {
        try {
            return new BigDecimal(text);
        } catch (NumberFormatException e) {
            return BigDecimal.ZERO;
        }
    }

    /** Where a text stands among numbers. */
    static int number(String text) {
        return WholeNumber.in(text).orElse(0);
    }
}
