package grognard.game;

import grognard.rules.Description;
import grognard.rules.Parameter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What fills a parameter, read from the words that stand beside it.
 *
 * @param role whose field it is; empty for the unit whose parameter it is
 * @param field the unit's field, or the game's value
 * @param cases the words of the parameter, where they are others than the field's
 * @param unclear formations that do not say by themselves how many take part; where a part has cases, these say how many
 */
record Binding(Kind kind, String role, String field, List<Case> cases, List<String> unclear) {

    enum Kind {
        IS,
        PART,
        MOMENT,
        GAME
    }

    /** A word of the parameter, and when it is right. */
    record Case(String word, Condition when) {}

    /** The officer with the unit. */
    static final String OFFICER = "officer";

    /** All of the unit's side together. */
    static final String ARMY = "army";

    /** As a word: half of all that could take part. */
    static final String HALF = "(half)";

    static Binding of(Parameter<?> parameter) {
        String[] words = parameter.binding().split(" ", -1);
        Kind kind = Kind.valueOf(words[0].toUpperCase(java.util.Locale.ROOT));
        if (kind == Kind.MOMENT) {
            return new Binding(kind, "", "", List.of(), List.of());
        }
        int dot = words[1].indexOf('.');
        String field = words[1].substring(dot + 1);
        List<Case> cases = new ArrayList<>();
        List<String> unclear = new ArrayList<>();
        for (String word : List.of(words).subList(2, words.length)) {
            if (kind == Kind.PART && word.indexOf(':') < 0) {
                unclear.add(word);
            } else {
                cases.add(caseOf(word, field));
            }
        }
        return new Binding(kind, dot < 0 ? "" : words[1].substring(0, dot), field, cases, unclear);
    }

    private static Case caseOf(String word, String field) {
        int colon = word.indexOf(':');
        if (colon < 0) {
            return new Case(word, Condition.NONE);
        }
        String when = word.substring(colon + 1);
        boolean whole = when.indexOf('=') >= 0;
        return new Case(word.substring(0, colon), Condition.of(whole ? when : field + "=" + when));
    }

    /** Whether it is so many of the unit's own, and no more than it has. */
    boolean isPlainPart() {
        return kind == Kind.PART && cases.isEmpty();
    }

    /** The role whose field it is. */
    String roleIn(Description description, Parameter<?> parameter) {
        if (!role.isEmpty() && !role.equals(OFFICER) && !role.equals(ARMY)) {
            return role;
        }
        List<String> roles = description.roles();
        int at = parameter.side() == Parameter.Side.DEFENDER ? 1 : 0;
        return at < roles.size() ? Roles.name(roles.get(at)) : "";
    }

    /** What the unit has to say for the parameter; nothing if it has nothing to say. */
    Optional<String> valueOf(Unit unit, Units units) {
        Field known = unit.fields().of(unit, field);
        if (known != null && !known.fits().holds(unit, units)) {
            return Optional.empty();
        }
        if (!cases.isEmpty()) {
            for (Case one : cases) {
                if (one.when.holds(unit, units)) {
                    return Optional.of(one.word);
                }
            }
            return Optional.empty();
        }
        Object value = unit.get(field);
        if (known == null || value == null || Boolean.FALSE.equals(value)) {
            return Optional.empty();
        }
        return Optional.of(value.toString());
    }

    /** The value of the field for which the parameter has that word; nothing where the field cannot say it. */
    Optional<String> fieldValue(String word) {
        if (cases.isEmpty()) {
            return Optional.of(word);
        }
        for (Case one : cases) {
            if (one.word.equals(word)) {
                return one.when.onlyValueOf(field);
            }
        }
        return Optional.empty();
    }
}
