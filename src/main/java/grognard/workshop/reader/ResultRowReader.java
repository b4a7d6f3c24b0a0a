package grognard.workshop.reader;

import grognard.input.SafeText;
import grognard.input.WholeNumber;
import grognard.rules.Code;
import grognard.rules.EffectKind;
import grognard.rules.Next;
import grognard.workshop.csv.KeyedTable;
import grognard.workshop.folder.FolderProblems;
import grognard.workshop.resolver.ResultRow;
import grognard.workshop.resolver.Shape;
import grognard.workshop.value.DiceExpression;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads one row of a results file: its sentence, effects, follow-ups and rulings. */
final class ResultRowReader {

    private final Shape shape;
    private final FolderProblems problems;
    private final String file;
    private final RulesetNames names;

    ResultRowReader(Shape shape, FolderProblems problems, String file, RulesetNames names) {
        this.shape = shape;
        this.problems = problems;
        this.file = file;
        this.names = names;
    }

    /** Reads a row whose code and band have been checked; unknown words become problems and are left out of the result. */
    ResultRow read(KeyedTable table, KeyedTable.Row row) {
        String code = text(row, "code");
        String passed = text(row, "passed");
        Code.Verdict verdict = passed.equals("yes")
                ? Code.Verdict.PASSED
                : passed.equals("no") ? Code.Verdict.FAILED : Code.Verdict.NONE;
        String words = code.replace('-', ' ');
        String written = text(row, "text");
        checkText(written, row.line(), column(table, "text"));
        String sentence =
                written.isEmpty() ? Character.toUpperCase(words.charAt(0)) + words.substring(1) + "." : written;
        List<ResultRow.PendingEffect> effects = effects(text(row, "effects"), row.line(), column(table, "effects"));
        return new ResultRow(
                row.line(),
                end(row, "from", Long.MIN_VALUE),
                end(row, "to", Long.MAX_VALUE),
                new Code(code, verdict, words, sentence),
                effects,
                next(text(row, "next"), effects, row.line(), column(table, "next")),
                rulings(text(row, "rulings"), row.line(), column(table, "rulings")));
    }

    /** The number of a column for messages, from 1. */
    private static int column(KeyedTable table, String name) {
        return table.spec().header().indexOf(name) + 1;
    }

    private static String text(KeyedTable.Row row, String column) {
        String text = row.value(column, String.class);
        return text == null ? "" : text;
    }

    /** One end of the row's band, or {@code open} for an empty cell. */
    private static long end(KeyedTable.Row row, String column, long open) {
        Long end = row.value(column, Long.class);
        return end == null ? open : end;
    }

    /** Checks that every {@code {placeholder}} is a number of the shape. */
    private void checkText(String text, long line, int column) {
        int open = text.indexOf('{');
        while (open >= 0) {
            int close = text.indexOf('}', open);
            String name = close < 0 ? text.substring(open + 1) : text.substring(open + 1, close);
            if (close < 0 || !shape.numbers().contains(name)) {
                unknown(line, column, "text {" + SafeText.shortened(name) + "}", name, shape.numbers());
            }
            open = close < 0 ? -1 : text.indexOf('{', close);
        }
    }

    /** The parts of a cell; none for an empty cell, of which {@code split} would make one. */
    private static String[] parts(String cell, String separator) {
        return cell.isEmpty() ? new String[0] : cell.split(separator, -1);
    }

    private void problem(long line, int column, String what) {
        problems.add(file, line, column, what);
    }

    /** Reports a word that is none of the allowed ones. */
    private void unknown(long line, int column, String what, String word, List<String> words) {
        problem(line, column, what + ": " + FolderProblems.oneOf(word, words));
    }

    /** Parses {@code side effect amount; …}. */
    private List<ResultRow.PendingEffect> effects(String cell, long line, int column) {
        List<ResultRow.PendingEffect> effects = new ArrayList<>();
        for (String part : parts(cell, ";")) {
            String[] words = part.strip().split(" +", -1);
            if (words.length < 2 || words.length > 3) {
                problem(
                        line,
                        column,
                        "effects " + SafeText.shortened(part.strip())
                                + ": expected 'side effect' or 'side effect amount', with ; between several");
                continue;
            }
            EffectKind kind = kind(words[1], line, column);
            if (!shape.sides().contains(words[0])) {
                unknown(line, column, "effects, side " + SafeText.shortened(words[0]), words[0], shape.sides());
            }
            ResultRow.PendingEffect effect = amount(words, kind, line, column);
            if (effect != null) {
                effects.add(effect);
            }
        }
        return effects;
    }

    /** Finds the effect by name; null, and a problem, if the ruleset has none of that name. */
    private @Nullable EffectKind kind(String name, long line, int column) {
        List<String> known = new ArrayList<>();
        for (EffectKind kind : names.effects()) {
            if (kind.name().equals(name)) {
                return kind;
            }
            known.add(kind.name());
        }
        unknown(
                line,
                column,
                "effects, effect " + SafeText.shortened(name)
                        + (known.isEmpty() ? " (ruleset.toml has no [effect.NAME])" : ""),
                name,
                known);
        return null;
    }

    /** Builds the effect; its amount is a whole number, a number of the shape, a dice expression or absent. */
    private ResultRow.@Nullable PendingEffect amount(String[] words, @Nullable EffectKind kind, long line, int column) {
        String amount = words.length == 3 ? words[2] : "";
        List<String> numbers = new ArrayList<>(shape.numbers());
        numbers.remove("cell");
        numbers.remove("odds");
        Optional<DiceExpression> dice = Optional.empty();
        if (!amount.isEmpty() && WholeNumber.in(amount).isEmpty() && !numbers.contains(amount)) {
            dice = DiceExpression.read(amount);
            if (dice.isEmpty()) {
                unknown(
                        line,
                        column,
                        "effects, amount " + SafeText.shortened(amount) + ", no whole number and no dice",
                        amount,
                        numbers);
                return null;
            }
        }
        return kind == null ? null : new ResultRow.PendingEffect(words[0], kind, dice.isPresent() ? "" : amount, dice);
    }

    /**
     * Reads the resolvers that are due next. A resolver with one side is due for the side that the first effect names or, without effects,
     * for the last side; a resolver with two sides is due for both.
     */
    private List<Next> next(String cell, List<ResultRow.PendingEffect> effects, long line, int column) {
        List<String> sides = shape.sides();
        String affected =
                effects.isEmpty() ? sides.get(sides.size() - 1) : effects.get(0).side();
        List<Next> next = new ArrayList<>();
        for (String name : parts(cell, " +")) {
            if (names.resolvers().contains(name)) {
                next.add(new Next(name, names.twoSided().contains(name) ? sides : List.of(affected), Map.of()));
            } else {
                unknown(line, column, "next " + SafeText.shortened(name), name, names.resolvers());
            }
        }
        return next;
    }

    /** Reads the ids of rulings, with blanks between them. */
    private List<String> rulings(String cell, long line, int column) {
        List<String> rulings = new ArrayList<>();
        for (String id : parts(cell, " +")) {
            if (names.rulings().contains(id)) {
                rulings.add(id);
            } else {
                unknown(line, column, "rulings " + SafeText.shortened(id), id, names.rulings());
            }
        }
        return rulings;
    }
}
