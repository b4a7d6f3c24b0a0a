package grognard.cli.workshop;

import grognard.dice.FaceSource;
import grognard.dice.GivenDice;
import grognard.dice.SeededDice;
import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.line.CommonOption;
import grognard.line.LineReader;
import grognard.line.Request;
import grognard.line.Token;
import grognard.line.Tokenizer;
import grognard.rules.Code;
import grognard.rules.Effect;
import grognard.rules.Next;
import grognard.rules.Numbers;
import grognard.rules.Outcome;
import grognard.rules.Played;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.table.Cell;
import grognard.table.Column;
import grognard.table.Pack;
import grognard.table.Problem;
import grognard.table.Row;
import grognard.table.TableReader;
import grognard.table.TableSpec;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Plays the cases of a ruleset, {@code cases.csv}: each row has a typed line and the expected outcome. */
public final class CaseRunner {

    public static final String FILE = "cases.csv";

    private static final Cell<String> ANY_TEXT = Cell.of("a text, or nothing", Optional::of);
    private static final List<String> COLUMNS =
            List.of("id", "source", "args", "code", "passed", "numbers", "effects", "next", "rulings", "error");

    private final Ruleset ruleset;
    private final Tables tables;
    private final Pack folder;
    private final List<Problem> failures = new ArrayList<>();

    private CaseRunner(Ruleset ruleset, Pack folder) {
        this.ruleset = ruleset;
        this.tables = Tables.builtIn(ruleset);
        this.folder = folder;
    }

    /**
     * The result of playing all cases.
     *
     * @param count number of cases
     * @param failures what differs, with the line and column of the expectation
     */
    public record Report(int count, List<Problem> failures) {
        public Report {
            failures = List.copyOf(failures);
        }
    }

    /** Plays all cases of the folder; zero cases if it has no such file. A file with wrong columns is refused. */
    public static Report play(Ruleset ruleset, Pack folder) {
        if (folder.file(FILE).isEmpty()) {
            return new Report(0, List.of());
        }
        Map<String, Column<String>> columns = new LinkedHashMap<>();
        TableSpec spec = TableSpec.named("cases", "Cases");
        for (String name : COLUMNS) {
            Column<String> column = Column.of(
                    name, name.equals("id") || name.equals("args") || name.equals("code") ? Cell.text() : ANY_TEXT);
            columns.put(name, column);
            spec.value(column);
        }
        CaseRunner cases = new CaseRunner(ruleset, folder);
        List<Row> rows = TableReader.read(spec, folder).rows();
        for (Row row : rows) {
            Map<String, String> expected = new LinkedHashMap<>();
            columns.forEach((name, column) -> expected.put(name, row.get(column)));
            cases.play(new Case(row.line(), expected));
        }
        return new Report(rows.size(), cases.failures);
    }

    /** A row of the file. */
    private record Case(long line, Map<String, String> cells) {
        String get(String column) {
            return cells.getOrDefault(column, "");
        }
    }

    /** Plays one case and compares; a refusal is compared by the words that its message must contain. */
    private void play(Case testCase) {
        Resolution resolution;
        try {
            resolution = resolved(testCase);
        } catch (BadInput e) {
            String message = String.valueOf(e.getMessage());
            if (!testCase.get("code").equals("error")) {
                fail(testCase, "args", "expected " + testCase.get("code") + ", but it is refused: " + message);
            } else {
                for (String words : parts(testCase.get("error"), "&")) {
                    if (!message.contains(words)) {
                        fail(testCase, "error", "expected '" + words + "' in the message: " + message);
                    }
                }
            }
            return;
        }
        if (testCase.get("code").equals("error")) {
            fail(
                    testCase,
                    "code",
                    "expected it to be refused, found "
                            + resolution.outcome().code().name());
        } else {
            compare(testCase, resolution);
        }
    }

    /** Plays the line of a case. Without dice or seed its id is the seed, so that it is the same on every run. */
    private Resolution resolved(Case testCase) {
        List<Token> words = Tokenizer.of(testCase.get("args"));
        String name = words.isEmpty() ? "" : words.get(0).text();
        if (!ruleset.resolvers().contains(name)) {
            throw ruleset.unknown(name);
        }
        Resolver resolver = ruleset.resolver(name);
        Request request =
                new LineReader(ruleset, resolver, CommonOption.For.PLAY, name).read(words.subList(1, words.size()));
        Situation situation = Situation.read(resolver, request.values(), tables);
        FaceSource faces = request.options().dice().isPresent()
                ? GivenDice.typed("--dice", request.options().dice().get())
                : new SeededDice(request.options().seed().orElse(testCase.get("id")));
        return Played.with(faces, resolver, tables, situation).resolution();
    }

    /**
     * Compares the outcome. Only the listed numbers are compared; effects, follow-ups and rulings must be complete.
     */
    private void compare(Case testCase, Resolution resolution) {
        Outcome outcome = resolution.outcome();
        differ(testCase, "code", testCase.get("code"), outcome.code().name());
        differ(
                testCase,
                "passed",
                passed(testCase.get("passed")),
                passed(outcome.code().verdict()));
        for (String pair : parts(testCase.get("numbers"), " ")) {
            number(testCase, pair, outcome.numbers());
        }
        List<String> effects = new ArrayList<>();
        for (Effect effect : outcome.effects()) {
            effects.add(effect.side() + " " + effect.kind().name()
                    + effect.amount().map(amount -> " " + Numbers.text(amount)).orElse(""));
        }
        effects.sort(null);
        List<String> wanted = new ArrayList<>(parts(testCase.get("effects"), ";"));
        wanted.sort(null);
        differ(testCase, "effects", String.join("; ", wanted), String.join("; ", effects));
        differ(
                testCase,
                "next",
                String.join(" ", parts(testCase.get("next"), " ")),
                String.join(" ", Next.names(outcome.next())));
        if (!testCase.get("rulings").equals("*")) {
            List<String> rulings = new ArrayList<>(resolution.rulings());
            rulings.sort(null);
            List<String> expected = new ArrayList<>(parts(testCase.get("rulings"), " "));
            expected.sort(null);
            differ(testCase, "rulings", String.join(" ", expected), String.join(" ", rulings));
        }
    }

    /** Compares one expected {@code name=number}; 2 and 2.0 are equal. */
    private void number(Case testCase, String pair, Map<String, Number> numbers) {
        int equals = pair.indexOf('=');
        String name = equals < 0 ? pair : pair.substring(0, equals);
        Number found = numbers.get(name);
        try {
            BigDecimal expected = new BigDecimal(pair.substring(equals + 1));
            if (found == null || new BigDecimal(found.toString()).compareTo(expected) != 0) {
                fail(
                        testCase,
                        "numbers",
                        name + ": expected " + expected + ", found " + (found == null ? "none" : found));
            }
        } catch (NumberFormatException e) {
            fail(testCase, "numbers", pair + ": expected name=number");
        }
    }

    /** Normalises the column {@code passed}, where {@code true} and {@code false} may stand for yes and no. */
    private static String passed(String text) {
        return text.equals("true") ? "yes" : text.equals("false") ? "no" : text;
    }

    private static String passed(Code.Verdict verdict) {
        return verdict == Code.Verdict.NONE ? "" : verdict == Code.Verdict.PASSED ? "yes" : "no";
    }

    private static List<String> parts(String text, String separator) {
        return Arrays.stream(text.split(separator))
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .toList();
    }

    private void differ(Case testCase, String column, String expected, String found) {
        if (!expected.equals(found)) {
            fail(testCase, column, column + ": expected " + shown(expected) + ", found " + shown(found));
        }
    }

    private static String shown(String text) {
        return text.isEmpty() ? "none" : text;
    }

    private void fail(Case testCase, String column, String what) {
        failures.add(new Problem(
                folder.place(FILE),
                testCase.line,
                COLUMNS.indexOf(column) + 1,
                "case " + SafeText.shortened(testCase.get("id")) + ": " + what));
    }
}
