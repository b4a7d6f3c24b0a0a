package grognard.repl;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grognard.cli.PromptRun;
import grognard.rules.Ruleset;
import grognard.rulesets.RulesetLibrary;
import grognard.rulesets.Rulesets;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jline.reader.Candidate;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.DumbTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The prompt, driven through a dumb terminal. */
class ReplTest {

    private static final String CONTROL_D = "\u0004";

    private final List<String> ran = new ArrayList<>();
    private final List<String> remarks = new ArrayList<>();
    private int stumbles;
    private boolean left;

    private final PromptHost shell = new PromptHost() {
        @Override
        public List<String> inFull(List<String> words) {
            return words;
        }

        @Override
        public List<Suggestion> aliases() {
            return List.of();
        }

        @Override
        public RulesetLibrary library() {
            return RulesetLibrary.builtIn();
        }

        @Override
        public Ruleset ruleset() {
            if (stumbles > 0) {
                stumbles--;
                throw new IllegalStateException("the window changed");
            }
            if (Thread.currentThread().isInterrupted()) { // a journal cannot be read then
                throw new IllegalStateException("cannot go on with the game");
            }
            return Rulesets.named("paperboys");
        }

        @Override
        public boolean run(String line) {
            left = line.equals("exit");
            if (!left) {
                ran.add(line);
            }
            return true;
        }

        @Override
        public boolean hasLeft() {
            return left;
        }

        @Override
        public boolean isSecret(String line) {
            return line.contains("secret");
        }

        @Override
        public void stop(Thread running) {
            running.interrupt();
        }

        @Override
        public void remark(String text) {
            remarks.add(text);
        }

        @Override
        public void empty() {
            ran.add("(again)");
        }

        @Override
        public List<CommandNode> commands() {
            return new PromptRun().shell().commands();
        }

        @Override
        public List<Suggestion> settings() {
            return List.of(
                    new Suggestion("format", "text|json", "how results are shown"),
                    new Suggestion("log", "FILE", "the journal"));
        }

        @Override
        public List<String> valuesOf(String key) {
            return key.equals("format") ? List.of("text", "json") : List.of();
        }
    };

    private String type(String keys, Optional<Path> history) throws IOException {
        ByteArrayOutputStream screen = new ByteArrayOutputStream();
        try (Repl repl = new Repl(shell, dumb(keys, screen), history)) {
            repl.run();
        }
        return screen.toString(UTF_8);
    }

    private static Terminal dumb(String keys, OutputStream screen) throws IOException {
        return new DumbTerminal("test", "dumb", new ByteArrayInputStream(keys.getBytes(UTF_8)), screen, UTF_8);
    }

    @Test
    void aControlCThatComesLateDoesNotEndTheProgram() throws IOException {
        Thread.currentThread().interrupt(); // after JLine has given up the line
        type("rally --pips 3\n" + CONTROL_D, Optional.empty());
        assertThat(ran).containsExactly("rally --pips 3");
    }

    @Test
    void runsLinesUntilControlD() throws IOException {
        String screen = type("contact --att 4\n\n  rally --pips 3  \n" + CONTROL_D, Optional.empty());
        assertThat(ran).containsExactly("contact --att 4", "(again)", "rally --pips 3");
        assertThat(screen).contains("paperboys> ");
    }

    @Test
    void pastedLinesAreShownAndRunOneByOne() throws IOException {
        String screen = type("rally --pips 3\n\ncontact\nexit\nofficer\n", Optional.empty());
        assertThat(ran).containsExactly("rally --pips 3", "(again)", "contact");
        assertThat(screen).doesNotContain("officer");
    }

    @Test
    void semicolonsStandBetweenLines() throws IOException {
        String screen = type("rally --pips 3; contact --label 'a;b' ;; exit; officer\n", Optional.empty());
        assertThat(ran).containsExactly("rally --pips 3", "contact --label 'a;b'");
        assertThat(screen).contains("paperboys> contact --label");
        assertThat(new Suggestions(shell).after(List.of("rally", "--pips", "3;", "contact"), "--"))
                .extracting(Suggestion::word)
                .contains("--def");
    }

    @Test
    void wordsOfChoicesAreSuggestedWithoutTheirOptions() {
        assertThat(new Suggestions(shell).after(List.of("fire"), "mu"))
                .extracting(Suggestion::word)
                .contains("musket", "column");
        assertThat(new Suggestions(shell).after(List.of("fire", "--range"), "mu"))
                .extracting(Suggestion::word)
                .doesNotContain("musket");
    }

    @Test
    void filesAreSuggestedWhereFilesAreWanted(@TempDir Path folder) throws IOException {
        Files.createDirectory(folder.resolve("games"));
        Files.writeString(folder.resolve("game.jsonl"), "");
        Files.writeString(folder.resolve(".hidden"), "");
        String begun = folder + "/";
        for (String before : List.of("journal verify", "batch", "set log", "tables check", "man")) {
            assertThat(new Suggestions(shell).after(List.of(before.split(" ")), begun))
                    .as(before)
                    .extracting(Suggestion::word)
                    .containsExactly(begun + "game.jsonl", begun + "games/");
        }
        assertThat(new Suggestions(shell).after(List.of("contact"), begun))
                .extracting(Suggestion::word)
                .contains("--pips");
        assertThat(words("journal")).contains("verify", "stats");
    }

    @Test
    void theResolversOwnOptionsComeFirstAndTheDefendersOnlyWhenAskedFor() throws IOException {
        assertThat(candidates("contact", "--")).startsWith("--att", "--arm").doesNotContain("--def-pips");
        assertThat(candidates("contact", "--de")).contains("--def", "--def-pips");
    }

    private List<String> candidates(String command, String begun) throws IOException {
        List<Candidate> found = new ArrayList<>();
        LineReader nobody = LineReaderBuilder.builder()
                .terminal(dumb("", OutputStream.nullOutputStream()))
                .build();
        String line = command + " " + begun;
        new OrderedCompleter(new Suggestions(shell), () -> false)
                .complete(nobody, new DefaultParser().parse(line, line.length()), found);
        Collections.sort(found);
        return found.stream().map(Candidate::value).toList();
    }

    @Test
    void filesThatCannotBeTypedAreNotSuggested(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("a\u001b[2J.jsonl"), "");
        Files.writeString(folder.resolve("b\u202e.jsonl"), "");
        Files.writeString(folder.resolve("c.jsonl"), "");
        assertThat(candidates("batch", folder + "/")).containsExactly(folder + "/c.jsonl");
    }

    @Test
    void questionsSteerNoTerminal() throws IOException {
        ByteArrayOutputStream screen = new ByteArrayOutputStream();
        try (Repl repl = new Repl(shell, dumb("4\n", screen), Optional.empty())) {
            assertThat(repl.ask("no die\n100% \u001b]0;title\u0007\u202e %{die: "))
                    .contains("4");
        }
        assertThat(screen.toString(UTF_8)).contains("100% \\u001b]0;title\\u0007\\u202e %{die: ");
    }

    @Test
    void exitLeaves() throws IOException {
        type("exit\ncontact\n", Optional.empty());
        assertThat(ran).isEmpty();
    }

    @Test
    void historyIsKept(@TempDir Path folder) throws IOException {
        Path history = folder.resolve("history");
        type("contact --att 4\n" + CONTROL_D, Optional.of(history));
        assertThat(Files.readString(history)).contains("contact --att 4");
    }

    @Test
    void suggestsCommandsOptionsAndValues() {
        assertThat(words()).contains("contact", "paperboys", "odds", "use");
        assertThat(words("contact")).contains("--att", "--pips", "--elite", "--def-pips", "--json", "--def");
        assertThat(words("contact", "--arm")).containsExactly("infantry", "cavalry");
        assertThat(words("odds", "contact", "--def", "--arm")).contains("skirmishers");
        assertThat(words("contact", "--def"))
                .contains("--cover", "--pips", "--elite", "3")
                .doesNotContain("--glory-used");
        assertThat(words("paperboys")).contains("rally").doesNotContain("use");
        assertThat(words("use")).contains("honour").doesNotContain("contact");
        assertThat(words("rules")).contains("contact", "honour");
        assertThat(words("nonsense")).isEmpty();
    }

    @Test
    void suggestsSettingsSheetsAndLookUps() {
        assertThat(words("set")).containsExactly("format", "log");
        assertThat(words("set", "format")).containsExactly("text", "json");
        assertThat(words("sheet")).contains("honour", "--html");
        assertThat(words("rules", "paperboys")).contains("contact", "PB-1").doesNotContain("honour");
        assertThat(words("roll", "2d6")).contains("--json");
        assertThat(words("help")).contains("contact", "odds");
        assertThat(words("rally", "--pips", "3")).contains("--enemy").doesNotContain("--pips");
    }

    @Test
    void hintsAtTheOptionUnderTheCursor() {
        Hints hints = new Hints(shell);
        assertThat(hints.after("contact --pips")).isEqualTo("[0-6] pips on the morale record");
        assertThat(hints.after("contact --pips ")).isEqualTo("[0-6] pips on the morale record");
        assertThat(hints.after("contact --pips 1")).isEqualTo("[0-6] pips on the morale record");
        assertThat(hints.after("contact --def --cover")).isEqualTo("[infantry or skirmishers: defending cover]");
        assertThat(hints.after("contact --pips=1")).isEqualTo("[0-6] pips on the morale record");
        assertThat(hints.after("contact")).isEqualTo("[will it come to blows?]");
        assertThat(hints.after("odds contact")).isEqualTo("[will it come to blows?]");
        assertThat(hints.after("rally ")).isEqualTo("[needs --pips 0-6]");
        assertThat(hints.after("rally --pips 3 ")).isEmpty();
        assertThat(hints.after("set format ")).isEqualTo("[text|json] how results are shown");
        assertThat(hints.after("")).isEmpty();
        assertThat(hints.after("nonsense --pips")).isEmpty();
    }

    private List<String> words(String... before) {
        return new Suggestions(shell)
                .after(List.of(before)).stream().map(Suggestion::word).toList();
    }

    /** Ctrl-C just after Enter finds the line on its way into the history. */
    @Test
    void ctrlCClosesNoHistory(@TempDir Path folder) {
        Path history = folder.resolve("history");
        HistoryFile past = new HistoryFile(Optional.of(history), line -> false, remarks::add);
        Thread.currentThread().interrupt();
        past.add(Instant.EPOCH, "contact");
        assertThat(Thread.interrupted()).isTrue();
        assertThat(remarks).isEmpty();
        assertThat(history).hasContent("0:contact\n");
    }

    @Test
    void aReaderThatStumblesLosesTheLineAndNotTheGame() throws IOException {
        stumbles = 3;
        type("contact\n" + CONTROL_D, Optional.empty());
        assertThat(ran).containsExactly("contact");
        stumbles = 1000;
        assertThatThrownBy(() -> type("contact\n" + CONTROL_D, Optional.empty()))
                .hasMessage("the window changed");
    }

    @Test
    void historyIsItsOwnersAloneAndKnowsNoSecrets(@TempDir Path folder) throws IOException {
        Path history = folder.resolve("history");
        type("contact\nseal secret\n" + CONTROL_D, Optional.of(history));
        assertThat(Files.readString(history)).contains(":contact\n").doesNotContain("secret");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(history)))
                .isEqualTo("rw-------");
        Files.setPosixFilePermissions(history, PosixFilePermissions.fromString("rw-r--r--"));
        type("rally\n" + CONTROL_D, Optional.of(history));
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(history)))
                .isEqualTo("rw-------");
        assertThat(remarks).isEmpty();
    }

    /** Torn inside a character, without stamps, binary, endless, no file at all. */
    @Test
    void noHistoryStopsThePrompt(@TempDir Path folder) throws IOException {
        Path history = folder.resolve("history");
        List<byte[]> spoiled = List.of(
                new byte[] {'1', ':', (byte) 0xc3},
                "contact\nno stamp: here\n99999999999999999999:x\n:\n".getBytes(UTF_8),
                new byte[70_000],
                "1:a\\".getBytes(UTF_8));
        for (byte[] bytes : spoiled) {
            Files.write(history, bytes);
            ran.clear();
            type("contact\n" + CONTROL_D, Optional.of(history));
            assertThat(ran).containsExactly("contact");
            assertThat(Files.readString(history, ISO_8859_1)).endsWith(":contact\n");
            assertThat(remarks).isEmpty();
        }
        for (Path place : List.of(folder, Path.of("/dev/zero"), folder.resolve("no/such"))) {
            ran.clear();
            remarks.clear();
            type("contact\nrally\n" + CONTROL_D, Optional.of(place));
            assertThat(ran).containsExactly("contact", "rally");
            assertThat(remarks).singleElement().asString().startsWith("history is not kept, cannot use " + place);
        }
    }

    @Test
    void aLongHistoryIsCutDown(@TempDir Path folder) throws IOException {
        Path history = folder.resolve("history");
        Files.writeString(history, ("1:" + "x".repeat(50) + "\n").repeat(30_000) + "2:last\n");
        type("contact\n" + CONTROL_D, Optional.of(history));
        assertThat(Files.size(history)).isLessThan(100_000);
        assertThat(Files.readString(history)).contains("\n2:last\n").endsWith(":contact\n");
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactly(history);
        }
    }
}
