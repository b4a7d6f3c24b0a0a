package grognard.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.record.Version;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Journals, musters and ruleset folders of an opponent who wrote hostile text wherever text can stand. Whatever command
 * reads them: no file appears, no control character is printed, no line is forged, and nothing ends in an exception.
 */
@Tag("thorough")
class HostileFilesTest {

    private static final Path JOURNALS = Path.of("src/test/resources/journals");
    private static final Path HEDGEROW = JOURNALS.resolve("hedgerow");
    private static final Path MUSTERS = Path.of("src/test/resources/musters");
    private static final String ESC = "\u001b";

    /** Printed, it would do all at once: clear, paint, link, copy, ring, go back, reorder and begin a line of its own. */
    private static final String STEERING = "a" + ESC + "[2J" + ESC + "[35m" + ESC + "]8;;http://example.org\u0007" + ESC
            + "]52;c;UFdO\u0007\r\b\u009b2K\u202e\u2066\u200f\u2028\u2029\u0085\u00ad\tb\nFORGED\n$(touch PWN)";

    /** FOLDER stands for the folder of the test, where the file would be found. */
    private static final List<String> TEXTS = List.of(
            STEERING,
            "$(touch PWN)",
            "`touch PWN`;touch PWN",
            "'$(touch PWN)'\"\\",
            "../../PWN",
            "PWN/PWN",
            "-x",
            "--svg=PWN",
            "=cmd|' /C touch PWN'!A0",
            "<script>alert('PWN')</script>\"'&",
            "%n%s{0}${env:HOME}",
            "man FOLDER/PWN",
            "x".repeat(70_000),
            "");

    /** What the program itself prints: its styles, and progress that is cleared. */
    private static final Pattern STYLE = Pattern.compile(ESC + "\\[(0|1|2|31|32|36)m|\r" + ESC + "\\[K");

    private static final List<String> STORIES = List.of(
            "journal story FILE",
            "journal story FILE --md",
            "journal story FILE --html",
            "journal stats FILE --outcomes");

    /** Lines in a game: of each list one is tried with each text, in turn. */
    private static final List<List<String>> GAME_LINES = List.of(
            List.of("units", "units --csv", "units --html", "units --json"),
            List.of("due", "due --json"),
            List.of("turn", "turn --brief"),
            List.of("game", "help", "--help"),
            List.of("next", "next --json"),
            List.of("undo"),
            List.of("redo"),
            List.of("end"));

    /** Longer games tell no more and take longer. */
    private static final int LONGEST = 20;

    private static final Pattern FORGED = Pattern.compile("^\\s*FORGED", Pattern.MULTILINE);

    /**
     * Whether every text and every member of a record is tried in the games of every ruleset ({@code -Dhostile.all=true}).
     * Otherwise each is tried in one of them.
     */
    private static final boolean ALL = Boolean.getBoolean("hostile.all");

    /** Of so many texts one is tried in a cell that names nothing. */
    private static final int SHARE = 4;

    private static final Set<Integer> EXITS = Set.of(0, 1, 2, 3, 10);

    @TempDir
    Path folder;

    private Map<String, String> env = Map.of();
    private Set<String> before = Set.of();
    private final List<String> wrong = new ArrayList<>();
    private int tried;

    @BeforeEach
    void home() throws IOException {
        env = Map.of("HOME", folder.resolve("home").toString(), "GROGNARD_TTY", "12", "TERM", "xterm");
        before = workingFolder();
    }

    @AfterEach
    void nothingWentWrong() throws IOException {
        assertThat(wrong).isEmpty();
        assertThat(workingFolder()).isEqualTo(before).doesNotContain("PWN");
        assertThat(Path.of("../../PWN")).doesNotExist();
    }

    private static Set<String> workingFolder() throws IOException {
        try (Stream<Path> files = Files.list(Path.of(""))) {
            return new TreeSet<>(files.map(Path::toString).toList());
        }
    }

    static List<String> rulesets() {
        return List.of("paperboys", "honour", "acw", "napoleonic");
    }

    /** A game of the corpus that ends where something is due, with a note to take back and one to do again. */
    private List<String> game(String ruleset) throws IOException {
        List<String> records =
                Files.readAllLines(JOURNALS.resolve("game-" + ruleset + "-" + Version.text() + ".jsonl"));
        int end = Math.min(records.size(), LONGEST);
        while (end > 1 && !records.get(end - 1).contains("\"due\":[{")) {
            end--;
        }
        Path file = folder.resolve("game.jsonl");
        Files.write(file, records.subList(0, end));
        for (String line : List.of("note first", "note second", "undo")) {
            assertThat(run(inGame(file, line.split(" "))).exit()).isZero();
        }
        return Files.readAllLines(file);
    }

    private static String[] inGame(Path file, String... words) {
        List<String> args = new ArrayList<>(List.of("--game", file.toString()));
        args.addAll(List.of(words));
        return args.toArray(String[]::new);
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void stringsOfRecords(String ruleset) throws IOException {
        List<String> records = game(ruleset);
        everyCommand(HostileRecords.withValues(records, name -> true, STEERING), "all strings");
        Set<String> names = new TreeSet<>(HostileRecords.names(records));
        for (String other :
                ALL ? List.<String>of() : rulesets().subList(0, rulesets().indexOf(ruleset))) {
            names.removeAll(HostileRecords.names(game(other)));
        }
        int turn = 0;
        for (String name : names) {
            String text = turn++ % 3 == 0 ? TEXTS.get(turn / 3 % TEXTS.size()) : STEERING;
            everyCommand(HostileRecords.withValues(records, name::equals, text), name + " " + text);
        }
    }

    /** A game that holds together: the same text wherever a unit, a side or a note is named. */
    @ParameterizedTest
    @MethodSource("rulesets")
    void namesInAGame(String ruleset) throws IOException {
        List<String> records = game(ruleset);
        String side = first(records, "side");
        String unit = first(records, "unit");
        int share = rulesets().indexOf(ruleset);
        for (int i = 0; i < TEXTS.size(); i++) {
            String text = TEXTS.get(i);
            if (!ALL && i > 0 && i % rulesets().size() != share) {
                continue; // the first steers the terminal, and is tried in all
            }
            everyCommand(HostileRecords.with(records, side, text), "side " + text);
            everyCommand(HostileRecords.with(records, unit, text), "unit " + text);
            everyCommand(HostileRecords.withValues(records, "line"::equals, text), "line " + text);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"plain", "batch", "sealed", "salted", "revealed", "repaired", "pack", "house", "folder", "cut"})
    void journals(String kind) throws IOException {
        List<String> records = Files.readAllLines(JOURNALS.resolve(kind + "-" + Version.text() + ".jsonl"));
        Path file = folder.resolve("game.jsonl");
        int turn = 0;
        for (String name : HostileRecords.names(records)) {
            String text = turn++ % 3 == 0 ? TEXTS.get(turn / 3 % TEXTS.size()) : STEERING;
            Files.write(file, HostileRecords.withValues(records, name::equals, text));
            tried++;
            harmless(name + " " + text, "journal", "stats", file.toString());
            for (String[] line : ofJournal(file)) {
                harmless(name + " " + text, line);
            }
            onlyFiles("game.jsonl", "home");
        }
    }

    /** One of the lines: with each text the next one, so that many texts meet all of them in less time. */
    private String inTurn(List<String> lines) {
        return lines.get(tried % lines.size());
    }

    private void everyCommand(List<String> records, String what) throws IOException {
        Path file = folder.resolve("game.jsonl");
        records.replaceAll(record -> record.replace("FOLDER", folder.toString()));
        SpoiledJournal.chain(records);
        tried++;
        Files.write(file, records);
        for (String[] line : ofJournal(file)) {
            harmless(what, line);
        }
        for (List<String> lines : GAME_LINES) {
            String line = inTurn(lines);
            harmless(what, inGame(file, line.split(" ")));
            if (line.startsWith("next") || line.equals("undo") || line.equals("redo")) {
                Files.write(file, records);
            }
        }
        Files.write(file, records);
        String unit = first(records, "unit");
        harmless(what, inGame(file, "units", unit));
        harmless(what, inGame(file, "odds", "fire", "?", unit, "10"));
        harmless(what, inGame(file, "odds", "contact", "?", unit));
        harmless(what, inGame(file, "plan", "unit '" + unit.replace("'", "") + "' state=gone"));
        String lines = "game " + file + "\nunits\nnext\nlast\nhelp\n";
        typed(what, lines, "batch", "--keep-going");
        typed(what, lines, "batch", "--keep-going", "--format", "csv");
        onlyFiles("game.jsonl", "home");
    }

    /** The first plain text of such a member in the muster. */
    private static String first(List<String> records, String member) {
        var text = Pattern.compile("\"" + member + "\":\"([^\"\\\\]+)\"").matcher(records.get(0));
        return text.find() ? text.group(1) : "none";
    }

    private List<String[]> ofJournal(Path journal) {
        String file = journal.toString();
        String hedgerow = HEDGEROW.toString();
        return List.of(
                new String[] {"journal", "show", file, "--format", inTurn(List.of("text", "csv", "md", "json"))},
                new String[] {"--rules", hedgerow, "journal", "verify", file},
                new String[] {"journal", "verify", file, "--json"},
                inTurn(STORIES).replace("FILE", file).split(" "));
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void cellsOfMusters(String ruleset) throws IOException {
        List<String> rows = Files.readAllLines(MUSTERS.resolve(ruleset + ".csv"));
        int columns = rows.get(0).split(",").length;
        Path game = folder.resolve("game.jsonl");
        Path muster = folder.resolve("muster.csv");
        for (int i = 0; i < TEXTS.size(); i++) {
            String text = TEXTS.get(i);
            for (int row = 0; row < 2; row++) {
                for (int column = 0; column < columns; column++) {
                    if (!ALL && i > 0 && column > 1 && (i + column) % SHARE != 0) {
                        continue; // sides and names are tried with every text, other cells with some
                    }
                    List<String> changed = new ArrayList<>(rows);
                    String[] cells = rows.get(row).split(",", -1);
                    if (column < cells.length) {
                        cells[column] = '"' + text.replace("\"", "\"\"") + '"';
                    }
                    changed.set(row, String.join(",", cells));
                    Files.write(muster, changed);
                    String what = "row " + row + ", column " + column + ": " + text;
                    harmless(what, "game", "new", game.toString(), muster.toString(), "--rules", ruleset);
                    if (Files.exists(game)) {
                        assertThat(column > 1 || row == 0 || !text.equals(STEERING))
                                .as(what)
                                .isTrue();
                        harmless(what, inGame(game, "units"));
                        harmless(what, inGame(game, "units", "--csv"));
                        harmless(what, inGame(game, "turn"));
                    }
                    Files.deleteIfExists(game);
                    Files.deleteIfExists(folder.resolve("game.jsonl.lock"));
                    onlyFiles("muster.csv", "home");
                }
            }
        }
    }

    @Test
    void stringsOfARulesetFolder() throws IOException {
        Path rules = Files.createDirectory(folder.resolve("rules"));
        copy(HEDGEROW, rules);
        List<Path> files;
        try (Stream<Path> all = Files.list(rules)) {
            files = all.sorted().toList();
        }
        Pattern text = Pattern.compile("\"[^\"\n]*\"");
        for (Path file : files) {
            String whole = Files.readString(file);
            int[] count = new int[1];
            long strings = text.matcher(whole).results().count();
            for (int at = 0; at < strings; at++) {
                int wanted = at;
                List<String> hostiles = at % 4 == 0 ? List.of(STEERING, TEXTS.get(1 + at / 4 % 13)) : List.of(STEERING);
                for (String hostile : hostiles) {
                    count[0] = 0;
                    String quoted = '"' + toml(hostile) + '"';
                    Files.writeString(
                            file,
                            text.matcher(whole)
                                    .replaceAll(found -> java.util.regex.Matcher.quoteReplacement(
                                            count[0]++ == wanted ? quoted : found.group())));
                    everyCommandOf(rules, file.getFileName() + ", string " + at + ": " + hostile);
                }
            }
            Files.writeString(file, whole);
        }
        onlyFiles("rules", "home");
    }

    private void everyCommandOf(Path rules, String what) {
        String name = rules.toString();
        if (harmless(what, "workshop", "check", name).exit() == 2) {
            harmless(what, "--rules", name, "shoot");
            return; // every command refuses it in the same words
        }
        for (String line : List.of("sheet", "rules", "help", "shoot --help", "shoot", "odds shoot", "tables list")) {
            List<String> args = new ArrayList<>(List.of("--rules", name));
            args.addAll(List.of(line.split(" ")));
            harmless(what, args.toArray(String[]::new));
        }
        for (String format : List.of("--md", "--html", "--json")) {
            harmless(what, "--rules", name, "sheet", format);
        }
    }

    @Test
    void namesOfFolders() throws IOException {
        for (String text : TEXTS) {
            String name = text.replace("/", "_");
            if (name.isEmpty() || name.length() > 200) {
                continue;
            }
            Path rules = Files.createDirectories(
                    folder.resolve("home/.config/grognard/rulesets").resolve(name));
            copy(HEDGEROW, rules);
            everyCommandOf(rules, "folder " + name);
            for (String line :
                    List.of("--help", "help", "game --help", "sheet --help", "use", "use nobody", "rules x")) {
                harmless("folder " + name, line.split(" "));
            }
            harmless("folder " + name, "use", name);
            harmless("folder " + name, "--rules", name, "shoot");
        }
        onlyFiles("home");
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> all = Files.list(from)) {
            for (Path file : all.toList()) {
                Files.copy(file, to.resolve(String.valueOf(file.getFileName())));
            }
        }
    }

    private static String toml(String text) {
        StringBuilder escaped = new StringBuilder();
        text.chars()
                .forEach(c -> escaped.append(
                        c < ' ' || c == '"' || c == '\\' ? String.format("\\u%04x", c) : String.valueOf((char) c)));
        return escaped.toString();
    }

    private Run run(String... args) {
        return Run.with("", env, args);
    }

    private Run harmless(String what, String... args) {
        return typed(what, "", args);
    }

    private Run typed(String what, String input, String... args) {
        Run run = Run.with(input, env, args);
        String line = String.join(" ", args) + " (" + what.replaceAll("[^ -~]", "?") + ")";
        line = line.substring(0, Math.min(line.length(), 400));
        if (!EXITS.contains(run.exit())) {
            wrong.add(line + ": exit " + run.exit());
        }
        for (String text : List.of(run.out(), run.err())) {
            String plain = STYLE.matcher(text).replaceAll("");
            if (plain.contains("internal error") || plain.contains("\tat ")) {
                wrong.add(line + ": " + plain.substring(0, Math.min(plain.length(), 300)));
            } else if (!hidden(plain).isEmpty()) {
                wrong.add(line + ": hidden after " + hidden(plain));
            } else if (FORGED.matcher(plain).find()) {
                wrong.add(line + ": a forged line");
            }
        }
        return run;
    }

    /** The first hidden character, by the JDK's categories, with what stands before it; nothing if there is none. */
    private static String hidden(String text) {
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            int c = text.codePointAt(i);
            boolean hidden = switch (Character.getType(c)) {
                case Character.CONTROL -> c != '\n';
                case Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR, Character.SURROGATE ->
                    true;
                default -> false;
            };
            if (hidden) {
                return text.substring(Math.max(0, i - 80), i).replaceAll("[^ -~]", "?") + Integer.toHexString(c);
            }
        }
        return "";
    }

    private void onlyFiles(String... names) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(file -> String.valueOf(file.getFileName()))).isSubsetOf(names);
        }
        assertThat(folder.resolve("home/PWN")).doesNotExist();
    }
}
