package grognard.game;

import grognard.game.referee.Referee;
import grognard.game.unit.Field;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.game.unit.Values;
import grognard.input.BadInput;
import grognard.rules.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads values of fields, with the words that only a resolver's option and its tables know. */
public final class FieldReader {

    /** With more words than this, help lists only examples. */
    private static final int MOST_WORDS = 30;

    private static final int EXAMPLES = 6;

    private final Referee referee;

    public FieldReader(Referee referee) {
        this.referee = referee;
    }

    /** Explains the values of a muster, a line for each field. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>(referee.fields().lines());
        for (Field<?> field : referee.fields().readByResolvers()) {
            List<String> words = type(field).words(referee.tables());
            if (!words.isEmpty()) {
                boolean few = words.size() <= MOST_WORDS;
                lines.add(field.name() + " is one of " + String.join(", ", few ? words : words.subList(0, EXAMPLES))
                        + (few ? "" : ", \u2026 (sheet " + referee.ruleset().name() + " has them all)"));
            }
        }
        return lines;
    }

    /** The words that a field takes, if a resolver's option knows them or it is a choice; empty otherwise. */
    public List<String> words(Field<?> field) {
        return field.readBy().isEmpty() ? field.choices() : type(field).words(referee.tables());
    }

    private Type<?> type(Field<?> field) {
        return referee.ruleset()
                .resolver(field.readBy())
                .description()
                .parameter(field.name())
                .orElseThrow()
                .type();
    }

    /** Reads a value; refuses one that no table knows. */
    @Nullable
    Object read(Field<?> field, String where, String text) {
        Object value = field.read(where, text);
        return value == null || field.readBy().isEmpty() ? value : type(field).read(where, text, referee.tables());
    }

    /** Refuses a value of a record that the unit's field cannot have, or a unit that is not in the game. */
    void check(Field<?> field, Unit unit, @Nullable Object value, Units units) {
        if (field.isDerived()) {
            return; // computed and compared elsewhere
        }
        String where = unit.name() + " " + field.name();
        String text = Values.text(value);
        boolean known = value == null
                || switch (field.kind()) {
                    case UNIT ->
                        units.find(text)
                                .filter(named -> field.wrong(unit, named).isEmpty())
                                .isPresent();
                    case SIDE -> units.sides().contains(text);
                    default -> true;
                };
        Object read;
        try {
            read = read(field, where, text);
        } catch (BadInput e) {
            throw new BadInput("has " + e.getMessage());
        }
        if (!known || !Objects.equals(read, value)) {
            throw new BadInput("has " + text + " for " + where + ", which cannot be");
        }
    }
}
