package grognard.render.result;

import grognard.dice.Roll;
import grognard.input.SafeText;
import grognard.record.RecordCaption;
import grognard.render.page.ColumnLayout;
import grognard.render.page.LineWrapper;
import grognard.render.page.Style;
import grognard.rules.Code;
import grognard.rules.Effect;
import grognard.rules.Next;
import grognard.rules.Numbers;
import grognard.rules.Outcome;
import grognard.rules.Played;
import grognard.rules.Resolution;
import grognard.rules.Ruleset;
import grognard.rules.Ruling;
import grognard.rules.Tables;
import grognard.rules.TablesUsed;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** A resolution as the player at the table reads it: what happened, what to do, and then how it came about. */
public final class ResolutionText {

    private static final String INDENT = "  ";

    /** The mark of made-up numbers where there is no room for more. */
    public static final String STAND_IN = "[stand-in]";

    private static final int MINTED = 32;
    private static final int SHORT = 8;

    private final Style style;
    private final int width;
    private final boolean shortSeeds;

    /** @param width lines that are longer are broken between words */
    public ResolutionText(Style style, int width) {
        this(style, width, false);
    }

    /**
     * The same.
     *
     * @param shortSeeds whether eight digits of a seed that was minted are enough, where somebody can ask for the rest
     */
    public ResolutionText(Style style, int width, boolean shortSeeds) {
        this.style = style;
        this.width = width;
        this.shortSeeds = shortSeeds;
    }

    /** The outcome alone, on one line, with a mark where numbers decided that we made up. */
    public String quiet(Played played, RecordCaption caption) {
        return LineWrapper.text(first(played, caption) + mark(played) + "\n", width);
    }

    private String mark(Played played) {
        TablesUsed used = played.tables().used(played.resolver(), played.situation());
        return used.madeUp() ? INDENT + style.dim(STAND_IN) : "";
    }

    /** The outcome, what to do on the table, the totals after it, and the dice on one line. */
    public String brief(Played played, RecordCaption caption) {
        Outcome outcome = played.resolution().outcome();
        List<String> lines = new ArrayList<>();
        lines.add(first(played, caption) + mark(played));
        lines.addAll(onTheTable(outcome, played.tables().ruleset()));
        numbers(outcome, lines);
        if (!played.rolls().isEmpty()) {
            lines.add(INDENT + style.dim("dice: " + diceOnOneLine(played.rolls()) + seed(played, caption, "; seed ")));
        }
        return LineWrapper.text(String.join("\n", lines) + "\n", width);
    }

    /** Nobody types such a seed: 32 hexadecimal digits. */
    private static boolean isMinted(String seed) {
        for (int i = 0; i < seed.length(); i++) {
            if ("0123456789abcdef".indexOf(seed.charAt(i)) < 0) {
                return false;
            }
        }
        return seed.length() == MINTED;
    }

    private static String diceOnOneLine(List<Roll> rolls) {
        StringBuilder line = new StringBuilder();
        for (Roll roll : rolls) {
            line.append(line.isEmpty() ? "" : ", ").append(roll.purpose());
            for (int value : roll.values()) {
                line.append(' ').append(roll.die().text(value));
            }
        }
        return line.toString();
    }

    /** The seed after that word; nothing where no die came from it. */
    private String seed(Played played, RecordCaption caption, String before) {
        boolean seeded = false;
        for (Roll roll : played.rolls()) {
            seeded |= roll.source() == Roll.Source.SEED;
        }
        if (!seeded || caption.seed().isEmpty()) {
            return "";
        }
        String seed = caption.seed().get();
        boolean cut = shortSeeds && isMinted(seed);
        return before + SafeText.line(cut ? seed.substring(0, SHORT) + "…" : seed);
    }

    private String first(Played played, RecordCaption caption) {
        Outcome outcome = played.resolution().outcome();
        String label =
                caption.label().isPresent() ? SafeText.line(caption.label().get()) + ": " : "";
        return repeat(caption) + label + headline(outcome);
    }

    /** The outcome with its whole audit. */
    public String full(Played played, RecordCaption caption) {
        Outcome outcome = played.resolution().outcome();
        List<String> lines = new ArrayList<>();
        lines.add(first(played, caption));
        numbers(outcome, lines);
        section("On the table", onTheTable(outcome, played.tables().ruleset()), lines);
        section("Working", working(played.resolution().working()), lines);
        section("Dice", dice(played.rolls()), lines);
        section("Rulings", rulings(played), lines);
        footer(played, caption, lines);
        return LineWrapper.text(String.join("\n", lines) + "\n", width);
    }

    private static String repeat(RecordCaption caption) {
        return caption.repeat() > 0 ? "#" + caption.repeat() + " " : "";
    }

    private String headline(Outcome outcome) {
        Code code = outcome.code();
        String name = code.title().toUpperCase(Locale.ROOT);
        String shown = switch (code.verdict()) {
            case PASSED -> style.good(name);
            case FAILED -> style.bad(name);
            case NONE -> style.bold(name);
        };
        return shown + INDENT + outcome.text();
    }

    private static void numbers(Outcome outcome, List<String> lines) {
        if (outcome.numbers().isEmpty()) {
            return;
        }
        StringBuilder line = new StringBuilder();
        for (Map.Entry<String, Number> entry : outcome.numbers().entrySet()) {
            line.append(line.isEmpty() ? INDENT : ", ").append(number(entry));
        }
        lines.add(line.toString());
    }

    private static String number(Map.Entry<String, Number> entry) {
        boolean signed = entry.getKey().endsWith("difference");
        return entry.getKey() + " " + (signed ? Numbers.signed(entry.getValue()) : Numbers.text(entry.getValue()));
    }

    private List<String> onTheTable(Outcome outcome, Ruleset ruleset) {
        ColumnLayout columns = new ColumnLayout("ll");
        for (Effect effect : outcome.effects()) {
            columns.row(effect.side(), effect.phrase());
        }
        List<String> lines = columns.lines(INDENT);
        lines.addAll(next(outcome.next(), ruleset));
        return lines;
    }

    /** What is due now, and for whom where that is not plain. */
    private List<String> next(List<Next> all, Ruleset ruleset) {
        if (all.isEmpty()) {
            return List.of();
        }
        ColumnLayout columns = new ColumnLayout("lll");
        List<String> commands = new ArrayList<>();
        boolean plain = true;
        for (Next next : all) {
            String whom = whom(next, all, ruleset);
            String command = command(next);
            plain &= whom.isEmpty();
            commands.add(command);
            columns.row(columns.isEmpty() ? "next:" : "", style.accent(command), whom);
        }
        return plain ? List.of(INDENT + "next: " + style.accent(String.join(", ", commands))) : columns.lines(INDENT);
    }

    /** What the player types, as far as it is known. */
    private static String command(Next next) {
        StringBuilder command = new StringBuilder(next.resolver());
        for (Map.Entry<String, String> known : next.known().entrySet()) {
            String value = known.getValue();
            command.append(" --").append(known.getKey()).append(value.equals("true") ? "" : " " + value);
        }
        return command.toString();
    }

    /** One side, or the one that acts where several are called to the same. */
    private static String whom(Next next, List<Next> all, Ruleset ruleset) {
        if (next.sides().size() == 1 || (!next.sides().isEmpty() && isForSeveral(next, all))) {
            return next.sides().get(0);
        }
        boolean known = ruleset.resolvers().contains(next.resolver());
        return known ? ruleset.resolver(next.resolver()).description().due() : "";
    }

    @SuppressWarnings("ReferenceEquality") // two that say the same are two
    private static boolean isForSeveral(Next next, List<Next> all) {
        for (Next other : all) {
            if (other != next && other.resolver().equals(next.resolver())) {
                return true;
            }
        }
        return false;
    }

    private static List<String> working(List<Resolution.Line> working) {
        ColumnLayout columns = new ColumnLayout("llrl");
        String last = "";
        for (Resolution.Line line : working) {
            String side = line.side().equals(last) ? "" : line.side();
            last = line.side();
            String value = line.modifier() ? Numbers.signed(line.value()) : Numbers.text(line.value());
            columns.row(side, line.what(), value, line.note());
        }
        return columns.lines(INDENT);
    }

    private static List<String> dice(List<Roll> rolls) {
        ColumnLayout columns = new ColumnLayout("rllll");
        int n = 0;
        for (Roll roll : rolls) {
            StringBuilder values = new StringBuilder();
            for (int value : roll.values()) {
                values.append(values.isEmpty() ? "" : " ").append(roll.die().text(value));
            }
            String die = (roll.values().size() == 1 ? "" : roll.values().size())
                    + roll.die().name();
            columns.row(String.valueOf(++n), roll.purpose(), die, values.toString(), "(" + roll.source() + ")");
        }
        return columns.lines(INDENT);
    }

    private static List<String> rulings(Played played) {
        List<String> ids = played.resolution().rulings();
        if (ids.isEmpty()) {
            return List.of();
        }
        ColumnLayout columns = new ColumnLayout("ll");
        for (Ruling ruling : played.tables().ruleset().rulings()) {
            if (ids.contains(ruling.id())) {
                columns.row(ruling.id(), ruling.text());
            }
        }
        return columns.lines(INDENT);
    }

    private void footer(Played played, RecordCaption caption, List<String> lines) {
        Tables tables = played.tables();
        Optional<String> used =
                tables.used(played.resolver(), played.situation()).line();
        if (used.isPresent()) {
            lines.add(style.dim(used.get()));
        }
        if (!tables.houseKeys().isEmpty()) {
            lines.add(style.dim("House "
                    + tables.houseKeys().entrySet().stream()
                            .map(key -> key.getKey() + "=" + key.getValue())
                            .collect(Collectors.joining(", "))));
        }
        String seed = seed(played, caption, "Seed ");
        if (!seed.isEmpty()) {
            lines.add(style.dim(seed));
        }
    }

    private void section(String title, List<String> content, List<String> lines) {
        if (!content.isEmpty()) {
            lines.add(style.bold(title));
            lines.addAll(content);
        }
    }
}
