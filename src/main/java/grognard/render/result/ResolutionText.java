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

/**
 * Text of a resolution for the player at the table, in three lengths: {@link #quiet}, {@link #brief} and {@link #full}. The
 * outcome comes first, then what to do on the table, then how it came about.
 */
public final class ResolutionText {

    private static final String INDENT = "  ";

    /** Mark of an outcome that made-up numbers decided, for places too narrow for the full remark. */
    public static final String STAND_IN = "[stand-in]";

    /** Length of a seed that the program generated, in hexadecimal digits. */
    private static final int GENERATED_SEED = 32;

    /** Length to which such a seed is cut. */
    private static final int SHORT_SEED = 8;

    /** Longest line that holds both dice and modifiers; beyond it each has a line of its own. */
    private static final int ONE_LINE = 100;

    private final Style style;
    private final int width;
    private final boolean shortSeeds;

    /** @param width columns of the terminal; longer lines are wrapped */
    public ResolutionText(Style style, int width) {
        this(style, width, false);
    }

    /**
     * Creates the format.
     *
     * @param shortSeeds whether to cut generated seeds, for output after which the player can still ask for the complete one
     */
    public ResolutionText(Style style, int width, boolean shortSeeds) {
        this.style = style;
        this.width = width;
        this.shortSeeds = shortSeeds;
    }

    /** The outcome on one line, with a mark if made-up numbers decided. */
    public String quiet(Played played, RecordCaption caption) {
        return LineWrapper.text(first(played, caption) + mark(played) + "\n", width);
    }

    /** The outcome with its dice and modifiers, and what to do on the table: one of many resolutions of a line. */
    public String orders(Played played, RecordCaption caption) {
        String head = first(played, caption) + mark(played);
        String dice = played.rolls().isEmpty() ? "" : "(" + diceAndModifiers(played) + ")";
        boolean fits = LineWrapper.length(head) + INDENT.length() + dice.length() <= width;
        List<String> lines = new ArrayList<>();
        lines.add(head + (fits && !dice.isEmpty() ? INDENT + style.dim(dice) : ""));
        if (!fits && !dice.isEmpty()) {
            lines.add(INDENT + style.dim(dice));
        }
        lines.addAll(onTheTable(played.resolution().outcome(), played.tables().ruleset()));
        return LineWrapper.text(String.join("\n", lines) + "\n", width);
    }

    private String mark(Played played) {
        TablesUsed used = played.tables().used(played.resolver(), played.situation());
        return used.madeUp() ? INDENT + style.dim(STAND_IN) : "";
    }

    /** The outcome, what to do on the table, the numbers, and on one line all dice and what modified them. */
    public String brief(Played played, RecordCaption caption) {
        Outcome outcome = played.resolution().outcome();
        List<String> lines = new ArrayList<>();
        lines.add(first(played, caption) + mark(played));
        lines.addAll(onTheTable(outcome, played.tables().ruleset()));
        numbers(outcome, lines);
        if (!played.rolls().isEmpty()) {
            String dice = INDENT + "dice: " + diceOnOneLine(played.rolls());
            String modifiers = BriefModifiers.of(played);
            String seed = seed(played, caption, "; seed ");
            String whole = dice + (modifiers.isEmpty() ? "" : "; " + modifiers) + seed;
            boolean fits = whole.length() <= (width < ONE_LINE ? Math.max(width, 0) : ONE_LINE);
            if (fits || modifiers.isEmpty()) {
                lines.add(style.dim(whole));
            } else {
                lines.add(style.dim(INDENT + "modifiers: " + modifiers));
                lines.add(style.dim(dice + seed));
            }
        }
        return LineWrapper.text(String.join("\n", lines) + "\n", width);
    }

    /** Whether the program generated this seed: 32 hexadecimal digits, which no player types. */
    private static boolean isGenerated(String seed) {
        for (int i = 0; i < seed.length(); i++) {
            if ("0123456789abcdef".indexOf(seed.charAt(i)) < 0) {
                return false;
            }
        }
        return seed.length() == GENERATED_SEED;
    }

    /** The dice, what modified them and the number needed, so that a player can check the outcome. */
    private static String diceAndModifiers(Played played) {
        String modifiers = BriefModifiers.of(played);
        Number needed = played.resolution().outcome().numbers().get("needed");
        return diceOnOneLine(played.rolls())
                + (modifiers.isEmpty() ? "" : "; " + modifiers)
                + (needed == null ? "" : "; needed " + Numbers.text(needed));
    }

    private static String diceOnOneLine(List<Roll> rolls) {
        StringBuilder line = new StringBuilder();
        for (Roll roll : rolls) {
            line.append(line.isEmpty() ? "" : ", ").append(roll.purpose() + " " + roll.text());
        }
        return line.toString();
    }

    /** The seed with a text before it; empty if no die came from it. */
    private String seed(Played played, RecordCaption caption, String before) {
        boolean seeded = false;
        for (Roll roll : played.rolls()) {
            seeded |= roll.source() == Roll.Source.SEED;
        }
        if (!seeded || caption.seed().isEmpty()) {
            return "";
        }
        String seed = caption.seed().get();
        boolean cut = shortSeeds && isGenerated(seed);
        return before + SafeText.line(cut ? seed.substring(0, SHORT_SEED) + "…" : seed);
    }

    /** First line: number of the repetition, label and outcome. */
    private String first(Played played, RecordCaption caption) {
        Outcome outcome = played.resolution().outcome();
        String label =
                caption.label().isPresent() ? SafeText.line(caption.label().get()) + ": " : "";
        return repeat(caption) + label + headline(outcome);
    }

    /** The outcome with its working, dice, rulings, tables and seed. */
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

    /** Adds all numbers of the outcome on one line. */
    private static void numbers(Outcome outcome, List<String> lines) {
        if (outcome.numbers().isEmpty()) {
            return;
        }
        lines.add(INDENT + String.join(", ", numbers(outcome)));
    }

    /** The numbers of the outcome with their names. */
    public static List<String> numbers(Outcome outcome) {
        List<String> numbers = new ArrayList<>();
        for (Map.Entry<String, Number> entry : outcome.numbers().entrySet()) {
            numbers.add(number(entry));
        }
        return numbers;
    }

    /** A difference is shown with its sign. */
    private static String number(Map.Entry<String, Number> entry) {
        boolean signed = entry.getKey().endsWith("difference");
        return entry.getKey() + " " + (signed ? Numbers.signed(entry.getValue()) : Numbers.text(entry.getValue()));
    }

    /** Effects to carry out, and the resolvers to go on to. */
    private List<String> onTheTable(Outcome outcome, Ruleset ruleset) {
        ColumnLayout columns = new ColumnLayout("ll");
        for (Effect effect : outcome.effects()) {
            columns.row(effect.side(), effect.phrase());
        }
        List<String> lines = columns.lines(INDENT);
        lines.addAll(next(outcome.next(), ruleset));
        return lines;
    }

    /** The resolvers to go on to: on one line if it is clear for whom, otherwise one line each. */
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

    /** The command to type, with the options that are known already. */
    private static String command(Next next) {
        StringBuilder command = new StringBuilder(next.resolver());
        for (Map.Entry<String, String> known : next.known().entrySet()) {
            String value = known.getValue();
            command.append(" --").append(known.getKey()).append(value.equals("true") ? "" : " " + value);
        }
        return command.toString();
    }

    /**
     * For whom a resolver is due: its side, or the acting one of two sides if the same resolver is due more than once.
     * Otherwise what the resolver's description says.
     */
    public static String whom(Next next, List<Next> all, Ruleset ruleset) {
        if (next.sides().size() == 1 || (!next.sides().isEmpty() && isForSeveral(next, all))) {
            return next.sides().get(0);
        }
        boolean known = ruleset.resolvers().contains(next.resolver());
        return known ? ruleset.resolver(next.resolver()).description().due() : "";
    }

    @SuppressWarnings("ReferenceEquality") // equal entries are still two duties
    private static boolean isForSeveral(Next next, List<Next> all) {
        for (Next other : all) {
            if (other != next && other.resolver().equals(next.resolver())) {
                return true;
            }
        }
        return false;
    }

    /** The working; a side is named once for lines in a row. */
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
            String die = (roll.values().size() == 1 ? "" : roll.values().size())
                    + roll.die().name();
            columns.row(String.valueOf(++n), roll.purpose(), die, roll.text(), "(" + roll.source() + ")");
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

    /** Tables, house keys and seed, as far as there is anything to say about them. */
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
