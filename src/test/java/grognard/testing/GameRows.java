package grognard.testing;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.cli.PromptRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Rows of a book audit, each a few typed lines; the file with them says how they are written. */
public final class GameRows {

    private final String ruleset;
    private final Path folder;
    private String game = "";
    private Run last = Run.of("--version");
    private final List<String> answers = new ArrayList<>();

    /** @param folder for the game's files */
    public GameRows(String ruleset, Path folder) {
        this.ruleset = ruleset;
        this.folder = folder;
    }

    private static Path file(String ruleset) {
        return Path.of("src/test/resources/game", ruleset + "-rows.txt");
    }

    /** A row of the audit, by its number and the book's words. */
    public record Row(String name, List<String> lines) {

        @Override
        public String toString() {
            return name;
        }
    }

    /** All rows of the ruleset's file. */
    public static List<Row> of(String ruleset) throws IOException {
        List<Row> rows = new ArrayList<>();
        for (String line : Files.readAllLines(file(ruleset))) {
            if (line.startsWith("## ")) {
                rows.add(new Row(line.substring(3), new ArrayList<>()));
            } else if (!rows.isEmpty() && !line.isBlank()) {
                rows.get(rows.size() - 1).lines().add(line);
            }
        }
        return rows;
    }

    /** The muster with which the rows of that ruleset begin. */
    public static List<String> muster(String ruleset) throws IOException {
        return Files.readAllLines(file(ruleset)).stream()
                .takeWhile(line -> !line.startsWith("## "))
                .filter(line -> !line.startsWith("#") && !line.isBlank())
                .toList();
    }

    /** Plays the row's lines and compares. */
    public void check(Row row) throws IOException {
        begin(row);
        for (String line : row.lines()) {
            if (!line.startsWith("+ ") && !line.startsWith("new ")) {
                check(line);
            }
        }
        assertThat(Run.of("journal", "verify", game).exit()).as("verified").isZero();
    }

    private void begin(Row row) throws IOException {
        List<String> units = new ArrayList<>(muster(ruleset));
        List<String> words = new ArrayList<>(
                List.of("game", "new", folder.resolve("game.jsonl").toString()));
        words.add(folder.resolve("muster.csv").toString());
        words.addAll(List.of("--rules", ruleset));
        for (String line : row.lines()) {
            if (line.startsWith("+ ")) {
                units.add(line.substring(2));
            } else if (line.startsWith("new ")) {
                words.addAll(ShellWords.split(line.substring(4)));
            }
        }
        Files.write(folder.resolve("muster.csv"), units);
        game = words.get(2);
        last = Run.of(words);
        assertThat(last.exit()).as(last.err()).isZero();
    }

    private void check(String line) throws IOException {
        int blank = line.indexOf(' ');
        String rest = line.substring(blank + 1);
        switch (line.substring(0, blank)) {
            case ">" -> play(rest, 0);
            case "!" -> refuse(rest);
            case "@" -> type(rest);
            case "answer" -> answers.add(rest.equals("(Enter)") ? "" : rest);
            case "says" -> assertThat(last.out() + last.err()).contains(rest);
            case "silent" -> assertThat(last.out() + last.err()).doesNotContain(rest);
            case "=" -> is(rest.split(" ", 3));
            case "due" -> assertThat(due()).as(line).anyMatch(one -> isSo(one, rest));
            case "done" -> assertThat(due()).as(line).noneMatch(one -> isSo(one, rest));
            case "only" -> only(rest.equals("nothing") ? new String[0] : rest.split(" \\| "));
            default -> throw new AssertionError("no such check: " + line);
        }
    }

    private void play(String line, int exit) {
        last = in(line);
        assertThat(last.exit()).as(line + ": " + last.out() + last.err()).isEqualTo(exit);
    }

    private void refuse(String line) throws IOException {
        byte[] before = Files.readAllBytes(Path.of(game));
        play(line, 2);
        assertThat(Files.readAllBytes(Path.of(game))).as(line).isEqualTo(before);
    }

    /** Types the line at the prompt, where its questions take the row's answers in turn. */
    private void type(String line) {
        PromptRun prompt = PromptRun.answered(String.join("\n", answers) + "\n");
        answers.clear();
        prompt.type("game " + game);
        last = prompt.typed(line);
    }

    private Run in(String line) {
        List<String> words = new ArrayList<>(List.of("--game", game));
        words.addAll(ShellWords.split(line));
        return Run.of(words);
    }

    private void is(String[] words) {
        for (Map<String, Object> unit :
                Json.<Map<String, Object>>list(in("units --json").json(), "units")) {
            if (words[0].equals(unit.get("unit"))) {
                Object value = unit.get(words[1]);
                assertThat(value == null ? "none" : value.toString())
                        .as(words[0] + " " + words[1])
                        .isEqualTo(words[2]);
                return;
            }
        }
        throw new AssertionError("no unit " + words[0]);
    }

    private List<Map<String, Object>> due() {
        return Json.list(in("due --json").json(), "due");
    }

    private void only(String[] lines) {
        List<Map<String, Object>> due = due();
        assertThat(due).extracting(one -> one.get("line")).hasSameSizeAs(lines);
        for (int i = 0; i < lines.length; i++) {
            assertThat(isSo(due.get(i), lines[i]))
                    .as(lines[i] + " is not " + due.get(i))
                    .isTrue();
        }
    }

    /** What is asked of the players ends the line of an item with an ellipsis, which a row may leave out. */
    private static boolean isSo(Map<String, Object> due, String said) {
        boolean when = said.startsWith("now ") || said.startsWith("later ");
        String line = when ? said.substring(said.indexOf(' ') + 1) : said;
        String is = String.valueOf(due.get("line"));
        boolean same = is.equals(line) || is.replaceFirst(" --\\S+ \u2026$", "").equals(line);
        return same && (!when || said.startsWith(due.get("when") + " "));
    }
}
