package grognard.workshop;

import grognard.input.Nearest;
import grognard.input.SafeText;
import grognard.input.WholeNumber;
import grognard.rules.Code;
import grognard.rules.EffectKind;
import grognard.rules.Next;
import grognard.table.Cell;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads the file of results: its columns, its groups, and that every throw has a row. */
final class ResultsReader {

    /** The columns that are no keys, in the order in which they are best written. */
    static final List<String> FIXED = List.of("from", "to", "code", "text", "passed", "effects", "next", "rulings");

    private final Shape shape;
    private final Files files;
    private final String file;
    private final Names names;

    /**
     * What the ruleset knows by name.
     *
     * @param forTwo those of the resolvers that are about two units
     */
    record Names(List<EffectKind> effects, List<String> resolvers, List<String> rulings, List<String> forTwo) {}

    ResultsReader(Shape shape, Files files, String file, Names names) {
        this.shape = shape;
        this.files = files;
        this.file = file;
        this.names = names;
    }

    Optional<ResultsTable> read(int decimals) {
        Columns columns = new Columns(files.keys(shape.numbers()), "")
                .with("from", new Files.EndCell(decimals))
                .with("to", new Files.EndCell(decimals))
                .with("code", new CodeCell())
                .with("text", new Files.TextCell())
                .with("passed", new PassedCell())
                .with("effects", new Files.TextCell())
                .with("next", new Files.TextCell())
                .with("rulings", new Files.TextCell());
        Optional<Grid> grid = files.read(file, columns);
        if (grid.isEmpty()) {
            return Optional.empty();
        }
        List<String> header = grid.get().spec().header();
        if (!header.contains("code")) {
            files.problems().add(file, 1, 0, "no column code: expected one, with the outcome of each row");
            return Optional.empty();
        }
        if (header.contains("from") != header.contains("to")) {
            files.problems().add(file, 1, 0, "one of from and to: expected both or none");
            return Optional.empty();
        }
        int before = files.problems().count();
        List<ResultsTable.Group> groups = groups(grid.get());
        for (ResultsTable.Group group : groups) {
            checkBands(group, header.indexOf("from") + 1, decimals);
        }
        if (files.problems().count() == before) {
            checkWhole(grid.get(), groups);
        }
        return files.problems().count() > before
                ? Optional.empty()
                : Optional.of(new ResultsTable(grid.get(), groups, decimals, shape));
    }

    private List<ResultsTable.Group> groups(Grid grid) {
        List<ResultsTable.Group> groups = new ArrayList<>();
        List<Result> rows = new ArrayList<>();
        Grid.Row first = null;
        for (Grid.Row row : grid.rows()) {
            if (first != null && !first.keys().equals(row.keys())) {
                groups.add(new ResultsTable.Group(first, rows));
                rows = new ArrayList<>();
                first = null;
            }
            first = first == null ? row : first;
            rows.add(result(grid, row));
        }
        if (first != null) {
            groups.add(new ResultsTable.Group(first, rows));
        }
        return groups;
    }

    private Result result(Grid grid, Grid.Row row) {
        String code = text(row, "code");
        String passed = text(row, "passed");
        Code.Verdict verdict = passed.equals("yes")
                ? Code.Verdict.PASSED
                : passed.equals("no") ? Code.Verdict.FAILED : Code.Verdict.NONE;
        String words = code.replace('-', ' ');
        String said = text(row, "text");
        checkText(said, row.line(), column(grid, "text"));
        String sentence = said.isEmpty() ? Character.toUpperCase(words.charAt(0)) + words.substring(1) + "." : said;
        List<Result.Happening> effects = effects(text(row, "effects"), row.line(), column(grid, "effects"));
        return new Result(
                row.line(),
                end(row, "from", Long.MIN_VALUE),
                end(row, "to", Long.MAX_VALUE),
                new Code(code, verdict, words, sentence),
                effects,
                next(text(row, "next"), effects, row.line(), column(grid, "next")),
                rulings(text(row, "rulings"), row.line(), column(grid, "rulings")));
    }

    private static int column(Grid grid, String name) {
        return grid.spec().header().indexOf(name) + 1;
    }

    private static String text(Grid.Row row, String column) {
        String text = row.value(column, String.class);
        return text == null ? "" : text;
    }

    private static long end(Grid.Row row, String column, long open) {
        Long end = row.value(column, Long.class);
        return end == null ? open : end;
    }

    /** Only numbers of the shape can be filled in. */
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

    private void unknown(long line, int column, String what, String word, List<String> words) {
        files.problems().add(file, line, column, what + ": " + FolderProblems.oneOf(words) + Nearest.hint(word, words));
    }

    private List<Result.Happening> effects(String cell, long line, int column) {
        List<Result.Happening> effects = new ArrayList<>();
        for (String part : cell.isEmpty() ? new String[0] : cell.split(";", -1)) {
            String[] words = part.strip().split(" +", -1);
            if (words.length < 2 || words.length > 3) {
                files.problems()
                        .add(
                                file,
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
            Result.Happening effect = amount(words, kind, line, column);
            if (effect != null) {
                effects.add(effect);
            }
        }
        return effects;
    }

    private @Nullable EffectKind kind(String name, long line, int column) {
        List<String> known = new ArrayList<>();
        for (EffectKind kind : names.effects) {
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

    private Result.@Nullable Happening amount(String[] words, @Nullable EffectKind kind, long line, int column) {
        String amount = words.length == 3 ? words[2] : "";
        List<String> numbers = new ArrayList<>(shape.numbers());
        numbers.remove("cell");
        numbers.remove("odds");
        Optional<Throw> dice = Optional.empty();
        if (!amount.isEmpty() && WholeNumber.in(amount).isEmpty() && !numbers.contains(amount)) {
            dice = Throw.read(amount);
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
        return kind == null ? null : new Result.Happening(words[0], kind, dice.isPresent() ? "" : amount, dice);
    }

    /** What is for one of two sides is for the one that the first effect names, or else for the second. */
    private List<Next> next(String cell, List<Result.Happening> effects, long line, int column) {
        List<String> sides = shape.sides();
        String befallen =
                effects.isEmpty() ? sides.get(sides.size() - 1) : effects.get(0).side();
        List<Next> next = new ArrayList<>();
        for (String name : cell.isEmpty() ? new String[0] : cell.split(" +", -1)) {
            if (names.resolvers.contains(name)) {
                next.add(new Next(name, names.forTwo.contains(name) ? sides : List.of(befallen), Map.of()));
            } else {
                unknown(line, column, "next " + SafeText.shortened(name), name, names.resolvers);
            }
        }
        return next;
    }

    private List<String> rulings(String cell, long line, int column) {
        List<String> rulings = new ArrayList<>();
        for (String id : cell.isEmpty() ? new String[0] : cell.split(" +", -1)) {
            if (names.rulings.contains(id)) {
                rulings.add(id);
            } else {
                unknown(line, column, "rulings " + SafeText.shortened(id), id, names.rulings);
            }
        }
        return rulings;
    }

    /** Open at both ends, no gaps, no overlaps. */
    private void checkBands(ResultsTable.Group group, int column, int decimals) {
        KeyCell.Band shown = new KeyCell.Band(0, 0, decimals);
        long expected = Long.MIN_VALUE;
        boolean ended = false;
        List<Result> upwards = new ArrayList<>(group.rows());
        upwards.sort(Comparator.comparingLong(Result::from)); // they may stand in any order
        for (Result row : upwards) {
            if (ended) {
                files.problems()
                        .add(
                                file,
                                row.line(),
                                column,
                                "a band above one without an end, with the same keys: expected none"
                                        + (column == 0 ? " (or bands in from,to)" : ""));
            } else if (row.from() != expected) {
                String from = row.from() == Long.MIN_VALUE ? "an empty from" : "from " + shown.text(row.from());
                String fault = expected == Long.MIN_VALUE
                        ? " in the lowest band of its keys"
                        : row.from() > expected ? " leaves a gap" : " overlaps the band below";
                files.problems()
                        .add(
                                file,
                                row.line(),
                                column,
                                from + fault + ": expected "
                                        + (expected == Long.MIN_VALUE
                                                ? "an empty from"
                                                : "from " + shown.text(expected)));
            } else if (row.to() < row.from()) {
                files.problems()
                        .add(
                                file,
                                row.line(),
                                column + 1,
                                "a band that ends before it starts: expected to " + shown.text(row.from())
                                        + " or more");
            }
            ended = row.to() == Long.MAX_VALUE;
            expected = ended ? expected : Math.max(row.to(), row.from()) + 1;
        }
        if (!ended) {
            Result last = upwards.get(upwards.size() - 1);
            files.problems()
                    .add(
                            file,
                            last.line(),
                            column + 1,
                            "to " + shown.text(last.to())
                                    + " in the highest band of its keys: expected an empty to (no end)");
        }
    }

    /** The last group is for all, or every combination has one. */
    private void checkWhole(Grid grid, List<ResultsTable.Group> groups) {
        Grid.Row last = groups.get(groups.size() - 1).first();
        if (last.isForAll()) {
            return;
        }
        String gap = new Coverage(grid.keys(), grid.cells()).gap();
        if (gap != null) {
            files.problems()
                    .add(
                            file,
                            last.line(),
                            1,
                            "no row for " + gap
                                    + ": expected a last row, or rows, with empty keys, or one for every combination");
        }
    }

    /** A code: a name that may have capitals. */
    private static final class CodeCell implements Cell<String> {
        @Override
        public Optional<String> read(String text) {
            return Section.isName(text, true) ? Optional.of(text) : Optional.empty();
        }

        @Override
        public String expected() {
            return Section.nameExpected(true);
        }
    }

    private static final class PassedCell implements Cell<String> {
        @Override
        public Optional<String> read(String text) {
            return text.isEmpty() || codes().contains(text) ? Optional.of(text) : Optional.empty();
        }

        @Override
        public String expected() {
            return "yes, no, or nothing";
        }

        @Override
        public List<String> codes() {
            return List.of("yes", "no");
        }
    }
}
