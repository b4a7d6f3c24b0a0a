package grognard.render.game;

import grognard.dice.Die;
import grognard.dice.Roll;
import grognard.input.SafeText;
import grognard.odds.DiceLuck;
import grognard.render.page.ColumnLayout;
import grognard.render.page.JacksonSetup;
import grognard.render.page.Style;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Formats dice luck: the dice rolled compared with what was to be expected of them. */
public final class DiceLuckText {

    private final Style style;

    public DiceLuckText(Style style) {
        this.style = style;
    }

    /**
     * Formats two tables: sums by group, and how often each face came up.
     *
     * @param by name of the field that the dice are grouped by: {@code label}
     */
    public String of(String by, DiceLuck luck) {
        List<String> lines = new ArrayList<>();
        lines.add(style.bold("Rolled against expectation"));
        ColumnLayout columns = new ColumnLayout("lllrrrrr");
        columns.row(by, "for", "die", "dice", "mean", "expected", "so high", "so low");
        for (DiceLuck.Line line : luck.lines()) {
            columns.row(
                    line.dice().label().isEmpty()
                            ? "-"
                            : SafeText.line(line.dice().label()),
                    SafeText.line(line.dice().purpose()),
                    die(line),
                    String.valueOf(line.count()),
                    shown(line.dice().die(), line.mean()),
                    shown(line.dice().die(), line.expectedMean()),
                    chance(line.chance().atLeast(), line.chance().exact()),
                    chance(line.chance().atMost(), line.chance().exact()));
        }
        lines.addAll(columns.lines("  "));
        lines.add(style.dim("so high, so low: the exact chance of such a sum or more, of such a sum or less"));
        if (luck.lines().stream().anyMatch(line -> !line.chance().exact())) {
            lines.add(style.dim("~ from the bell curve: too many dice to count every way"));
        }
        lines.add(style.bold("Faces"));
        ColumnLayout faces = new ColumnLayout("lrl");
        for (DiceLuck.Line line : luck.perDie()) {
            faces.row(die(line), String.valueOf(line.count()), faces(line));
        }
        lines.addAll(faces.lines("  "));
        lines.add(style.dim("each face with how often it came up / should have; * thrown on the table"));
        return String.join("\n", lines) + "\n";
    }

    /** Formats one JSON object for each line of the first table. */
    public static String json(String by, DiceLuck luck) {
        return JacksonSetup.of(json -> {
            for (DiceLuck.Line line : luck.lines()) {
                json.writeStartObject();
                json.writeNumberField("schema", 1);
                json.writeStringField(by, line.dice().label());
                json.writeStringField("for", line.dice().purpose());
                json.writeStringField("die", line.dice().die().name());
                json.writeStringField("source", line.dice().source().toString());
                json.writeNumberField("dice", line.count());
                json.writeNumberField("mean", number(line.dice().die(), line.mean()));
                json.writeNumberField("expected", number(line.dice().die(), line.expectedMean()));
                json.writeNumberField("at-least", line.chance().atLeast());
                json.writeNumberField("at-most", line.chance().atMost());
                json.writeBooleanField("exact", line.chance().exact());
                json.writeObjectFieldStart("faces");
                for (Map.Entry<Integer, Long> face : line.faces().entrySet()) {
                    json.writeNumberField(line.dice().die().text(face.getKey()), face.getValue());
                }
                json.writeEndObject();
                json.writeEndObject();
                json.writeRaw('\n');
            }
        });
    }

    /** A mean for JSON, in the units that the die shows. */
    private static BigDecimal number(Die die, double value) {
        return DiceLuck.shown(die, value).setScale(6, RoundingMode.HALF_UP);
    }

    /** Name of the die, with an asterisk if it was thrown on the table. */
    private static String die(DiceLuck.Line line) {
        return line.dice().die() + (line.dice().source() == Roll.Source.GIVEN ? "*" : "");
    }

    /** Each face with how often it came up and should have; empty for a die with more than 20 sides. */
    private static String faces(DiceLuck.Line line) {
        Die die = line.dice().die();
        if (die.sides() > 20) {
            return "";
        }
        List<Integer> values = new ArrayList<>();
        for (int side = 0; side < die.sides(); side++) {
            if (!values.contains(die.value(side))) {
                values.add(die.value(side));
            }
        }
        return values.stream()
                .map(value -> die.text(value) + ": " + line.faces().getOrDefault(value, 0L) + "/"
                        + String.format(Locale.ROOT, "%.1f", line.expected(value)))
                .collect(Collectors.joining("  "));
    }

    private static String shown(Die die, double value) {
        return String.format(Locale.ROOT, "%.3f", DiceLuck.shown(die, value));
    }

    /** A chance, with a tilde if it comes from the bell curve. */
    private static String chance(double chance, boolean exact) {
        return (exact ? "" : "~") + String.format(Locale.ROOT, "%.4f", chance);
    }
}
