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
 * Formats a resolution as text for the player at the table, in four lengths: {@link #quiet}, {@link #orders}, {@link #brief}
 * and {@link #full}. The outcome comes first, then the effects to carry out on the table, then dice and working.
 */
public final class ResolutionText {

    private static final String INDENT = "  ";

    /** Mark for an outcome that made-up numbers decided, where there is no space for the full remark. */
    public static final String STAND_IN = "[stand-in]";

    /** Length of a seed that the program generated, in hexadecimal digits. */
    private static final int GENERATED_SEED_LENGTH = 32;

    /** Length to which a generated seed is cut if the player can still ask for the complete one. */
    private static final int SHORT_SEED_LENGTH = 8;

    /** Longest line that holds both dice and modifiers; beyond it each has a line of its own. */
    private static final int LONGEST_LINE = 100;

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
     * @param shortSeeds whether to cut generated seeds: at the prompt, where the player can still ask for the complete one
     */
    public ResolutionText(Style style, int width, boolean shortSeeds) {
        this.style = style;
        this.width = width;
        this.shortSeeds = shortSeeds;
    }

    /** Formats the outcome on one line, with a mark if made-up numbers decided. */
    public String quiet(Played played, RecordCaption caption) {
        return LineWrapper.text(firstLine(played, caption) + standInMark(played) + "\n", width);
    }

    /**
     * Formats the outcome with its dice and modifiers, and the effects to carry out. For a line with many resolutions, which
     * {@link #quiet} would leave without anything to check or to do.
     */
    public String orders(Played played, RecordCaption caption) {
        String head = firstLine(played, caption) + standInMark(played);
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

    private String standInMark(Played played) {
        TablesUsed used = played.tables().used(played.resolver(), played.situation());
        return used.madeUp() ? INDENT + style.dim(STAND_IN) : "";
    }

    /** Formats the outcome, the effects to carry out, the numbers, and dice and modifiers: on one line if they fit. */
    public String brief(Played played, RecordCaption caption) {
        Outcome outcome = played.resolution().outcome();
        List<String> lines = new ArrayList<>();
        lines.add(firstLine(played, caption) + standInMark(played));
        lines.addAll(onTheTable(outcome, played.tables().ruleset()));
        addNumbers(outcome, lines);
        if (!played.rolls().isEmpty()) {
            String dice = INDENT + "dice: " + diceOnOneLine(played.rolls());
            String modifiers = BriefModifiers.of(played);
            String seed = seed(played, caption, "; seed ");
            String oneLine = dice + (modifiers.isEmpty() ? "" : "; " + modifiers) + seed;
            if (modifiers.isEmpty() || oneLine.length() <= Math.min(width, LONGEST_LINE)) {
                lines.add(style.dim(oneLine));
            } else {
                lines.add(style.dim(INDENT + "modifiers: " + modifiers));
                lines.add(style.dim(dice + seed));
            }
        }
        return LineWrapper.text(String.join("\n", lines) + "\n", width);
    }

    /** Whether the program generated this seed: 32 hexadecimal digits, which a player would hardly type. */
    private static boolean isGenerated(String seed) {
        for (int i = 0; i < seed.length(); i++) {
            if ("0123456789abcdef".indexOf(seed.charAt(i)) < 0) {
                return false;
            }
        }
        return seed.length() == GENERATED_SEED_LENGTH;
    }

    /** Formats the dice, their modifiers and the number needed, so that a player can check the outcome. */
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

    /** Formats the seed with a text before it; empty if no die came from a seed. */
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
        return before + SafeText.line(cut ? seed.substring(0, SHORT_SEED_LENGTH) + "…" : seed);
    }

    /** Formats the first line: number of the repetition, label and outcome. */
    private String firstLine(Played played, RecordCaption caption) {
        Outcome outcome = played.resolution().outcome();
        String label =
                caption.label().isPresent() ? SafeText.line(caption.label().get()) + ": " : "";
        return repeat(caption) + label + headline(outcome);
    }

    /** Formats the outcome with its working, dice, rulings, tables and seed. */
    public String full(Played played, RecordCaption caption) {
        Outcome outcome = played.resolution().outcome();
        List<String> lines = new ArrayList<>();
        lines.add(firstLine(played, caption));
        addNumbers(outcome, lines);
        addSection("On the table", onTheTable(outcome, played.tables().ruleset()), lines);
        addSection("Working", working(played.resolution().working()), lines);
        addSection("Dice", dice(played.rolls()), lines);
        addSection("Rulings", rulings(played), lines);
        addFooter(played, caption, lines);
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
    private static void addNumbers(Outcome outcome, List<String> lines) {
        if (!outcome.numbers().isEmpty()) {
            lines.add(INDENT + String.join(", ", numbers(outcome)));
        }
    }

    /** Formats the numbers of the outcome, each after its name; a difference has its sign. */
    public static List<String> numbers(Outcome outcome) {
        List<String> numbers = new ArrayList<>();
        for (Map.Entry<String, Number> entry : outcome.numbers().entrySet()) {
            String name = entry.getKey();
            Number number = entry.getValue();
            numbers.add(name + " " + (name.endsWith("difference") ? Numbers.signed(number) : Numbers.text(number)));
        }
        return numbers;
    }

    /** Formats the effects to carry out, and the resolvers to play next. */
    private List<String> onTheTable(Outcome outcome, Ruleset ruleset) {
        ColumnLayout columns = new ColumnLayout("ll");
        for (Effect effect : outcome.effects()) {
            columns.row(effect.side(), effect.phrase());
        }
        List<String> lines = columns.lines(INDENT);
        lines.addAll(next(outcome.next(), ruleset));
        return lines;
    }

    /** Formats the resolvers to play next: on one line if none needs a side or unit beside it, otherwise on a line each. */
    private List<String> next(List<Next> all, Ruleset ruleset) {
        if (all.isEmpty()) {
            return List.of();
        }
        ColumnLayout columns = new ColumnLayout("lll");
        List<String> commands = new ArrayList<>();
        boolean oneLine = true;
        for (Next next : all) {
            String whom = whom(next, all, ruleset);
            String command = command(next);
            oneLine &= whom.isEmpty();
            commands.add(command);
            columns.row(columns.isEmpty() ? "next:" : "", style.accent(command), whom);
        }
        return oneLine ? List.of(INDENT + "next: " + style.accent(String.join(", ", commands))) : columns.lines(INDENT);
    }

    /** Formats the command to type, with the options that are known already. */
    private static String command(Next next) {
        StringBuilder command = new StringBuilder(next.resolver());
        for (Map.Entry<String, String> known : next.known().entrySet()) {
            String value = known.getValue();
            command.append(" --").append(known.getKey()).append(value.equals("true") ? "" : " " + value);
        }
        return command.toString();
    }

    /**
     * Returns the side or unit for which a resolver is due: its only side, or the acting one of two sides if the same resolver
     * is due more than once, otherwise the words of the resolver's description. Empty for an unknown resolver.
     */
    public static String whom(Next next, List<Next> all, Ruleset ruleset) {
        if (next.sides().size() == 1 || (!next.sides().isEmpty() && isDueTwice(next, all))) {
            return next.sides().get(0);
        }
        boolean known = ruleset.resolvers().contains(next.resolver());
        return known ? ruleset.resolver(next.resolver()).description().due() : "";
    }

    @SuppressWarnings("ReferenceEquality") // equal entries are still two duties
    private static boolean isDueTwice(Next next, List<Next> all) {
        for (Next other : all) {
            if (other != next && other.resolver().equals(next.resolver())) {
                return true;
            }
        }
        return false;
    }

    /** Formats the working; successive lines of a side name it once. */
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

    /** Adds the tables unless they are the rulebook's own, the house keys if any are set, and the seed if dice came from it. */
    private void addFooter(Played played, RecordCaption caption, List<String> lines) {
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

    private void addSection(String title, List<String> content, List<String> lines) {
        if (!content.isEmpty()) {
            lines.add(style.bold(title));
            lines.addAll(content);
        }
    }
}
