package grognard.cli.environment;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.PlayedGame;
import grognard.testing.Run;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Text that was not this program's own and used to reach the terminal as it was. */
class TextDoorTest {

    private static final String ESC = "\u001b";
    private static final String HOSTILE = "x" + ESC + "[31my\u202e\u2028\u0007";
    private static final String SHOWN = "x\\u001b[31my\\u202e\\u2028\\u0007";
    private static final String MUSTER = "side,unit,arm,stands\nred,33rd,infantry,6\nblue,45e,infantry,6\n";

    @TempDir
    Path folder;

    @Test
    void notesThatAreTakenBackAndDoneAgain() throws IOException {
        PlayedGame game = PlayedGame.of(folder, "paperboys", MUSTER);
        Run.of("--game", game.file().toString(), "note", HOSTILE + "\nTaken back: nothing");
        String line = "note: " + SHOWN + "\\u000aTaken back: nothing (record 2)\n";
        assertThat(game.play("undo")).startsWith("Taken back: " + line);
        assertThat(game.play("redo")).startsWith("Done again: " + line);
    }

    @Test
    void labelsInFieldsAndTemplates() {
        assertThat(Run.of("contact", "--label", HOSTILE, "--fields", "label,code", "--seed", "s")
                        .out())
                .startsWith(SHOWN + "\t");
        assertThat(Run.of("contact", "--label", HOSTILE, "--template", "{label}!", "--seed", "s")
                        .out())
                .isEqualTo(SHOWN + "!\n");
    }

    @Test
    void namesOfFiles() throws IOException {
        Path muster = Files.writeString(folder.resolve("muster.csv"), MUSTER);
        String file = folder.resolve(HOSTILE + ".jsonl").toString();
        assertThat(Run.of("game", "new", file, muster.toString()).out())
                .startsWith(folder.resolve(SHOWN) + ".jsonl: 2 units mustered");
    }

    @Test
    void aRulesetFolderIsNotCalledSo() throws IOException {
        Path shelf = folder.resolve("grognard/rulesets");
        for (String name : new String[] {HOSTILE, "honest name"}) {
            Path rules = Files.createDirectories(shelf.resolve(name));
            try (Stream<Path> files = Files.list(Path.of("src/test/resources/journals/hedgerow"))) {
                for (Path file : files.toList()) {
                    Files.copy(file, rules.resolve(String.valueOf(file.getFileName())));
                }
            }
        }
        Map<String, String> env = Map.of("XDG_CONFIG_HOME", folder.toString());
        assertThat(Run.with("", env, "--help").out()).contains("honest name").doesNotContain(ESC, "\\u001b");
        Run use = Run.with("", env, "use", HOSTILE);
        assertThat(use.exit()).isEqualTo(2);
        assertThat(use.err())
                .isEqualTo("grognard: ruleset " + SHOWN
                        + ": expected a folder's name without control or invisible characters\n");
    }

    /** Colours are the program's; the same sequence in a text is shown as text. */
    @Test
    void coloursOfATextAreNoColours() {
        Map<String, String> terminal = Map.of("GROGNARD_TTY", "12", "TERM", "xterm");
        String out = Run.with("", terminal, "contact", "--label", HOSTILE, "--seed", "s")
                .out();
        assertThat(out).contains(ESC + "[1m", SHOWN).doesNotContain(ESC + "[31my");
    }

    @Test
    void jsonIsEscapedOnTerminalsOnly() {
        String[] line = {"contact", "--label", "a\u202eb\u2028", "--seed", "s", "--json"};
        assertThat(Run.of(line).out()).contains("\"label\":\"a\u202eb\u2028\"");
        Run terminal = Run.with("", Map.of("GROGNARD_TTY", "1"), line);
        assertThat(terminal.out()).contains("\"label\":\"a\\u202eb\\u2028\"");
        assertThat(terminal.json()).isEqualTo(Run.of(line).json());
        String[] odds = {"odds", "honour", "rout", "--unit", "Á\ud83d\ude00,inferior,6,,", "--json"};
        assertThat(Run.with("", Map.of("GROGNARD_TTY", "1"), odds).out())
                .isEqualTo(Run.of(odds).out())
                .contains("Á\ud83d\ude00");
    }

    @Test
    void jsonOfAJournalOnATerminal() {
        String file = folder.resolve("log.jsonl").toString();
        String[] line = {"contact", "--label", "a\u202eb", "--seed", "s", "--json", "--log", file};
        assertThat(Run.with("", Map.of("GROGNARD_TTY", "1"), line).out()).contains("a\\u202eb");
        String[] show = {"journal", "show", file, "--format", "json"};
        assertThat(Run.of(show).out()).contains("a\u202eb");
        assertThat(Run.with("", Map.of("GROGNARD_TTY", "1"), show).out()).contains("a\\u202eb");
    }

    @Test
    void pages() throws IOException {
        Path page = folder.resolve("page");
        Map<String, String> env = Map.of("GROGNARD_TTY", "01", "LINES", "10", "PAGER", "cat > '" + page + "'");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Environment world = new Environment(InputStream.nullInputStream(), out, out, env, () -> 0);
        world.pageLongOutput();
        String more = "more\n".repeat(9);
        world.out().print(world.style().bold("Title " + HOSTILE) + "\n" + HOSTILE + "\n" + more);
        world.out().endPage();
        assertThat(out.toString(StandardCharsets.UTF_8)).isEmpty();
        assertThat(Files.readString(page)).isEqualTo(ESC + "[1mTitle " + SHOWN + ESC + "[0m\n" + SHOWN + "\n" + more);
    }
}
