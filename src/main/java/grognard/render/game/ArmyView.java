package grognard.render.game;

import grognard.game.Game;
import grognard.game.referee.Referee;
import grognard.game.unit.CommonFields;
import grognard.game.unit.Field;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.input.SafeText;
import grognard.render.page.LineWrapper;
import grognard.render.page.Style;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * Both armies on one screen: a line for each unit with its strength and only what differs from the ordinary or the muster,
 * the armies side by side where the window is wide enough, units that are gone in one line, and the losses at the bottom.
 * Late in a turn, when that is longer than the window, the marks of this turn are left out.
 */
public final class ArmyView {

    /** The narrowest window in which two armies stand side by side. */
    private static final int TWO_COLUMNS = 80;

    /** The widest list; a wider one would tear name and condition apart. */
    private static final int WIDEST = 110;

    private static final String BETWEEN = "  ";
    private static final String WITH = "with ";
    private static final char NO_BREAK = '\u00a0';
    /** Indent of what follows on a second line. */
    private static final String REST = "    ";

    /** How much of a unit's condition is shown; each step leaves out more, where the window is too small. */
    private enum Detail {
        ALL,
        /** Without what a unit did or suffered this turn: {@code turn} says who may still act. */
        WITHOUT_MARKS,
        /** Without all that ends with the turn, orders among them, and numbers that follow from others. */
        LASTING;

        boolean shows(Field<?> field) {
            boolean counted = field.kind() == Field.Kind.FLAG || field.kind() == Field.Kind.WHOLE;
            return switch (this) {
                case ALL -> true;
                case WITHOUT_MARKS -> !(field.isForTurn() && counted);
                case LASTING -> !field.isForTurn() && !(field.isDerived() && field.kind() == Field.Kind.WHOLE);
            };
        }
    }

    private static final String MARKS_LEFT_OUT = "Marks of this turn do not fit the window: units --all has them.\n";

    private static final String START = "start";
    private static final String NONE = "none";
    private static final List<String> NEVER =
            List.of(Unit.SIDE, Unit.WHY, Unit.WITH, Unit.RANK, START, CommonFields.ARRIVES.name());

    private final Game game;
    private final Style style;
    private final int width;
    private final int height;
    private final Units mustered;
    private final List<String> strength;

    /** @param height lines of the window with its prompt; 0 for any number */
    public ArmyView(Game game, Style style, int width, int height) {
        this.game = game;
        this.style = style;
        this.width = Math.min(width, WIDEST);
        this.height = height;
        this.mustered = game.mustered();
        this.strength =
                game.referee().strengthFields().stream().map(Field::name).toList();
    }

    String text(List<Unit> units) {
        String text = "";
        for (Detail detail : Detail.values()) {
            text = text(units, detail) + (detail == Detail.ALL ? "" : LineWrapper.text(MARKS_LEFT_OUT, width));
            if (height == 0 || text.lines().count() < height) {
                return text;
            }
        }
        return text; // longer than the window all the same, which the pager shows
    }

    private String text(List<Unit> units, Detail detail) {
        List<List<Row>> armies = new ArrayList<>();
        StringBuilder foot = new StringBuilder();
        for (String side : game.state().units().sides()) {
            List<Unit> own =
                    units.stream().filter(unit -> unit.side().equals(side)).toList();
            if (!own.isEmpty()) {
                armies.add(army(side, own, detail));
                foot.append(losses(side, own));
            }
        }
        StringBuilder text = new StringBuilder();
        if (armies.size() == 2 && width >= TWO_COLUMNS) {
            beside(armies.get(0), armies.get(1), text);
        } else {
            armies.forEach(rows ->
                    folded(rows, width).forEach(line -> text.append(line).append('\n')));
        }
        return text + LineWrapper.text(foot.toString(), width);
    }

    private void beside(List<Row> first, List<Row> second, StringBuilder text) {
        int column = column(first, second);
        List<String> left = folded(first, column);
        List<String> right = folded(second, width - BETWEEN.length() - column);
        for (int i = 0; i < Math.max(left.size(), right.size()); i++) {
            String one = i < left.size() ? left.get(i) : "";
            String other = i < right.size() ? right.get(i) : "";
            boolean heading = i == 0;
            String padded = one + " ".repeat(Math.max(0, column - one.length()));
            String line = (heading ? style.bold(padded) : padded) + BETWEEN + (heading ? style.bold(other) : other);
            text.append(line.stripTrailing()).append('\n');
        }
    }

    /**
     * The width of the left column: half of the window, more or less if one army needs it and the other does not, or
     * whatever else makes the longer army shorter.
     */
    private int column(List<Row> first, List<Row> second) {
        int both = width - BETWEEN.length();
        int best = fitting(longest(first), longest(second), both);
        int fewest = lines(first, second, best, both);
        for (int column = both / 4; column <= both - both / 4; column++) {
            int lines = lines(first, second, column, both);
            if (lines < fewest) {
                fewest = lines;
                best = column;
            }
        }
        return best;
    }

    private static int fitting(int left, int right, int both) {
        int half = both / 2;
        if (left <= half && right <= half) {
            return half;
        }
        if (left + right <= both) {
            return left > half ? left : both - right;
        }
        return left < half ? left : right < half ? both - right : half;
    }

    private static int lines(List<Row> first, List<Row> second, int column, int both) {
        return Math.max(
                folded(first, column).size(), folded(second, both - column).size());
    }

    private static int longest(List<Row> rows) {
        return rows.stream().mapToInt(row -> row.aligned().length()).max().orElse(0);
    }

    /**
     * Breaks lines that are too long for the column; nothing of a unit's condition is cut off. A line that fits without the
     * blanks that align it is not broken.
     */
    private static List<String> folded(List<Row> rows, int column) {
        List<String> folded = new ArrayList<>();
        for (Row row : rows) {
            String text = row.aligned.length() <= column ? row.aligned : row.close;
            String indent = "";
            int from = 0;
            // By index: names from others' files may be very long, and this runs for every width that is tried.
            while (indent.length() + text.length() - from > column) {
                int end = lineEnd(text, from, column - indent.length(), REST.length() - indent.length());
                folded.add(indent + text.substring(from, end).stripTrailing());
                from = end;
                while (from < text.length() && Character.isWhitespace(text.charAt(from))) {
                    from++;
                }
                indent = REST;
            }
            folded.add(indent + text.substring(from));
        }
        folded.replaceAll(line -> line.replace(NO_BREAK, ' '));
        return folded;
    }

    /** The index of the last blank within the column, or its end if the only blank comes in the first {@code least}. */
    private static int lineEnd(String text, int from, int column, int least) {
        for (int end = from + column; end > from + least; end--) {
            if (text.charAt(end) == ' ') {
                return end;
            }
        }
        return from + column;
    }

    /** A unit's name and condition on one line, the condition below those of other units, or close to the name. */
    private record Row(String aligned, String close) {

        /** @param name width of the longest name of the army */
        static Row of(String unit, int name, String condition) {
            String blanks = " ".repeat(Math.max(0, name - unit.length()));
            return new Row(
                    (unit + blanks + BETWEEN + condition).stripTrailing(),
                    (unit + BETWEEN + condition).stripTrailing());
        }
    }

    private List<Row> army(String side, List<Unit> own, Detail detail) {
        int name = own.stream()
                .filter(unit -> !unit.isGone())
                .mapToInt(unit -> SafeText.line(unit.name()).length())
                .max()
                .orElse(0);
        List<Row> lines = new ArrayList<>(
                List.of(Row.of(SafeText.line(side), SafeText.line(side).length(), "")));
        for (Unit unit : own) {
            if (!unit.isGone() && !unit.isOfficer()) {
                lines.add(Row.of(SafeText.line(unit.name()), name, inOnePiece(condition(unit, detail))));
            }
        }
        List<String> together = new ArrayList<>();
        for (Unit officer : own) {
            if (!officer.isGone() && officer.isOfficer()) {
                Row row = Row.of(SafeText.line(officer.name()), name, inOnePiece(condition(officer, detail)));
                together.add(row.close().replace(BETWEEN, " "));
                if (detail == Detail.ALL) {
                    lines.add(row);
                }
            }
        }
        if (detail != Detail.ALL && !together.isEmpty()) {
            lines.add(Row.of(String.join(", ", together), 0, ""));
        }
        return lines;
    }

    /** Joins the words of a condition; a number stays on the line of its field. */
    private static String inOnePiece(List<String> condition) {
        return condition.stream()
                .map(word -> word.startsWith(WITH) ? word : word.replace(' ', NO_BREAK))
                .collect(Collectors.joining(" "));
    }

    /** The unit's strength, and what differs from the ordinary or from the muster, each in a word or two. */
    public List<String> condition(Unit unit) {
        return condition(unit, Detail.ALL);
    }

    private List<String> condition(Unit unit, Detail detail) {
        List<String> words = new ArrayList<>();
        if (unit.isOfficer()) {
            words.add(unit.text(Unit.RANK));
        }
        for (String field : strength) {
            if (unit.fits(field) && unit.get(field) != null) {
                int now = unit.number(field);
                int start = unit.number(START);
                boolean less = unit.get(START) != null && start != now;
                boolean counts = unit.get(START) == null; // hits, which rise from nothing
                if (!counts) {
                    words.add(less ? now + "/" + start : String.valueOf(now));
                } else if (now > 0) {
                    words.add(field + " " + now);
                }
            }
        }
        for (Field<?> field : unit.fields().of(unit)) {
            if (!NEVER.contains(field.name())
                    && !strength.contains(field.name())
                    && detail.shows(field)
                    && isTelling(unit, field)) {
                String word = word(unit, field);
                if (!words.contains(word)) { // cavalry whose formation is dismounted has the flag of that name, too
                    words.add(word);
                }
            }
        }
        if (unit.isOfficer() && unit.get(Unit.WITH) != null) {
            words.add(WITH + SafeText.line(unit.text(Unit.WITH)));
        }
        if (!game.state().units().isArrived(unit)) {
            words.add(GameText.arrives(unit.arrives()));
        }
        return words;
    }

    /**
     * Whether the field says something: it differs from what the unit was mustered with, or it is a trait, such as quality
     * and formation, that differs from the ordinary and decides the dice.
     */
    private boolean isTelling(Unit unit, Field<?> field) {
        boolean number = field.kind() == Field.Kind.WHOLE;
        boolean changed = mustered.find(unit.name())
                .map(before -> !Objects.equals(before.get(field.name()), unit.get(field.name())))
                .orElseGet(() -> unit.has(field.name()) && !isOrdinary(unit, field)); // it was added
        boolean differs = changed || (number && !isOrdinary(unit, field)) || isTrait(unit, field);
        boolean nothing = number && !unit.shows(field.name());
        return field.fits(unit) && differs && !nothing && !field.isHidden() && !(field.isTrace() && !field.isForTurn());
    }

    /** Whether a value is the one that a muster gives such a unit unasked. */
    private static boolean isOrdinary(Unit unit, Field<?> field) {
        return field.defaultOf(unit)
                .map(ordinary -> ordinary.equals(unit.get(field.name())))
                .orElse(false);
    }

    /** Whether a choice or flag has another value than a muster gives such a unit unasked, or it names an enemy. */
    private static boolean isTrait(Unit unit, Field<?> field) {
        Object now = unit.get(field.name());
        String ordinary = field.defaultOf(unit).map(Object::toString).orElse("");
        return switch (field.kind()) {
            case CHOICE -> now != null && !ordinary.isEmpty() && !now.toString().equals(ordinary);
            case FLAG -> Boolean.TRUE.equals(now);
            case WORD -> field.isRequired() && now != null; // the kind of troops
            case UNIT -> field.isOfEnemies() && now != null; // whom it fights
            default -> false;
        };
    }

    private static String word(Unit unit, Field<?> field) {
        Object value = unit.get(field.name());
        return switch (field.kind()) {
            case FLAG -> Boolean.TRUE.equals(value) ? field.name() : "not " + field.name();
            case CHOICE -> value == null || value.toString().equals(NONE) ? "no " + field.name() : value.toString();
            case WORD -> field.isRequired() ? SafeText.line(unit.text(field.name())) : named(unit, field);
            default -> named(unit, field);
        };
    }

    private static String named(Unit unit, Field<?> field) {
        return field.name() + " " + SafeText.line(unit.text(field.name()));
    }

    /** How much of a side is left, {@code 40 of 44 stands left}, and its losses against its limit. */
    public String left(String side) {
        Referee referee = game.referee();
        Units units = game.state().units();
        return referee.count("strength", side, units) + " of " + referee.count("whole", side, units) + " "
                + referee.countWords("whole") + " left"
                + referee.lossWords(side, game.state(), game.values())
                        .map(words -> ", " + words.strip())
                        .orElse("");
    }

    /** The losses of a side and its units that are gone. */
    private String losses(String side, List<Unit> own) {
        String lost = style.bold(SafeText.line(side)) + ": " + left(side);
        List<String> gone = own.stream()
                .filter(Unit::isGone)
                .map(unit -> SafeText.line(unit.name()) + " (" + unit.text(Unit.WHY) + ")")
                .toList();
        return lost + (gone.isEmpty() ? "" : "; gone: " + String.join(", ", gone)) + "\n";
    }
}
