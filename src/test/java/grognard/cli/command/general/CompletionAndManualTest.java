package grognard.cli.command.general;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import grognard.rulesets.Rulesets;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The scripts and man pages that are made from the descriptions. */
class CompletionAndManualTest {

    @ParameterizedTest
    @ValueSource(strings = {"bash", "zsh", "fish", "powershell"})
    void theScriptKnowsEveryResolverAndLeavesNoPlaceholder(String shell) {
        String script = Run.of("completion", shell).out();
        assertThat(script).doesNotContainPattern("@[A-Z]+@").contains("paperboys/contact/--arm", "--def-pips");
        for (String name : Rulesets.names()) {
            Rulesets.named(name)
                    .resolvers()
                    .forEach(resolver -> assertThat(script).containsPattern("[' ]" + resolver + "[': \\t|]"));
        }
    }

    @Tag("thorough")
    @ParameterizedTest
    @CsvSource({
        "con, contact",
        "contact --arm cav, cavalry",
        "contact --def --cov, --cover",
        "odds paperboys ral, rally",
        "odds contact --v, --vs",
        "rules off, officer",
        "roll --see, --seed",
        "use hon, honour",
        "completion z, zsh",
        "journal ver, verify",
        "tables exp, export",
        "fire mus, musket",
        "acw moves --terrain rou, rough",
    })
    void fishCompletes(String typed, String word, @TempDir Path folder) throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/fish")), "no fish here");
        Path script = folder.resolve("completion.fish");
        Files.writeString(script, Run.of("completion", "fish").out());
        String ask = "source " + script + "; complete -C 'grognard " + typed + "'";
        Process fish = new ProcessBuilder("/usr/bin/fish", "--no-config", "-c", ask)
                .redirectErrorStream(true)
                .start();
        String out = new String(fish.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(fish.waitFor()).as(out).isZero();
        assertThat(out.lines().map(line -> line.split("\t", 2)[0])).containsExactly(word);
    }

    @Tag("thorough")
    @ParameterizedTest
    @CsvSource({
        "con, contact",
        "contact --arm cav, cavalry",
        "contact --def --cov, --cover",
        "odds paperboys ral, rally",
        "rules off, officer",
        "roll --see, --seed",
        "use hon, honour",
        "completion z, zsh",
        "journal ver, verify",
        "tables exp, export",
        "fire mus, musket",
        "odds contact --v, --vs",
        "contact --fiel, --fields",
    })
    void bashCompletes(String typed, String word, @TempDir Path folder) throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "no bash here");
        Path script = folder.resolve("completion.bash");
        Files.writeString(script, Run.of("completion", "bash").out());
        String words = "grognard " + typed;
        Process bash = new ProcessBuilder(
                        "/bin/bash",
                        "-c",
                        "source \"$1\"; COMP_WORDS=($2); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _grognard;"
                                + " echo \"${COMPREPLY[*]}\"",
                        "bash",
                        script.toString(),
                        words)
                .redirectErrorStream(true)
                .start();
        String answer = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(bash.waitFor()).isZero();
        assertThat(answer).isEqualTo(word + "\n");
    }

    /** Without zsh's own completion system: what would be handed to it is printed. */
    @Tag("thorough")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "contact --arm |cavalry:",
                "odds honour |combat:",
                "contact --def |--cover:",
                "sheet |--html:",
                "use |honour:",
                "journal |verify:",
            })
    void zshCompletes(String row, @TempDir Path folder) throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(Path.of("/bin/zsh")), "no zsh here");
        String[] parts = row.split("\\|", -1);
        Path script = folder.resolve("_grognard");
        Files.writeString(script, Run.of("completion", "zsh").out());
        Process zsh = new ProcessBuilder(
                        "/bin/zsh",
                        "-fc",
                        "compdef() { :; }; _describe() { print -rl -- ${(P)@[-1]}; };"
                                + " source $1; words=(grognard ${(s: :)2} ''); CURRENT=$#words; _grognard",
                        "zsh",
                        script.toString(),
                        parts[0])
                .redirectErrorStream(true)
                .start();
        String answer = new String(zsh.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(zsh.waitFor()).as(answer).isZero();
        assertThat(answer).contains(parts[1]);
    }

    /** A folder's words are completed as those of any ruleset, by its name and where it is in use. */
    @ParameterizedTest
    @CsvSource({
        "hed, hedgerow, ''",
        "hedgerow sho, shoot, ''",
        "hedgerow shoot --range lo, long, ''",
        "sho, shoot, hedgerow",
        "shoot --range lo, long, examples/rulesets/hedgerow/",
        "odds mel, melee, examples/rulesets/hedgerow",
    })
    void bashCompletesAFoldersWords(String typed, String word, String inUse, @TempDir Path folder)
            throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "no bash here");
        Path script = folder.resolve("completion.bash");
        Files.writeString(
                script,
                Run.with("", Map.of("GROGNARD_RULESETS", "examples/rulesets"), "completion", "bash")
                        .out());
        ProcessBuilder bash = new ProcessBuilder(
                "/bin/bash",
                "-c",
                "source \"$1\"; COMP_WORDS=($2); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _grognard;"
                        + " echo \"${COMPREPLY[*]}\"",
                "bash",
                script.toString(),
                "grognard " + typed);
        bash.environment().put("GROGNARD_RULES", inUse);
        bash.environment().put("XDG_CONFIG_HOME", folder.toString());
        Process started = bash.redirectErrorStream(true).start();
        assertThat(new String(started.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .isEqualTo(word + "\n");
        assertThat(started.waitFor()).isZero();
    }

    /** A folder is data: whatever its texts say, nothing of it is run. */
    @ParameterizedTest
    @ValueSource(strings = {"/bin/bash", "/bin/zsh", "/usr/bin/fish"})
    void aFoldersTextsStayTexts(String shell, @TempDir Path folder) throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(Path.of(shell)), "not here");
        Path mine = folder.resolve("mine");
        assertThat(Run.of("workshop", "new", mine.toString()).exit()).isZero();
        Path ruleset = mine.resolve("ruleset.toml");
        String text = Files.readString(ruleset);
        String hostile =
                "@VALUES@ '; touch " + folder.resolve("run") + "; $(touch " + folder.resolve("run") + ") \u2019";
        Files.writeString(
                ruleset,
                text.replaceFirst("title = \"[^\"]*\"", "title = \"" + Matcher.quoteReplacement(hostile) + "\""));
        String name = Path.of(shell).getFileName().toString();
        Path script = folder.resolve("script");
        Files.writeString(
                script, Run.of("--rules", mine.toString(), "completion", name).out());
        assertThat(Files.readString(script)).contains("mine");
        Process started = new ProcessBuilder(
                        shell, "-c", (name.equals("zsh") ? "compdef() { :; }; " : "") + "source " + script)
                .redirectErrorStream(true)
                .start();
        String said = new String(started.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(started.waitFor()).as(said).isZero();
        assertThat(said).isEmpty();
        assertThat(folder.resolve("run")).doesNotExist();
    }

    @Test
    void otherShellsAreRefused() {
        assertThat(Run.of("completion", "csh").err())
                .contains("completion csh: expected one of bash, zsh, fish, powershell");
        assertThat(Run.of("man").err()).contains("man: expected DIR");
    }

    @Test
    void manPagesAreWrittenForTheProgramAndEachRuleset(@TempDir Path folder) throws IOException {
        Path man = folder.resolve("man1");
        Run run = Run.of("man", man.toString());
        assertThat(run.exit()).isZero();
        List<String> names = new java.util.ArrayList<>(List.of("grognard.1"));
        Rulesets.names().stream()
                .filter(name -> !Rulesets.named(name).resolvers().isEmpty())
                .forEach(name -> names.add("grognard-" + name + ".1"));
        for (String name : names) {
            String page = Files.readString(man.resolve(name));
            assertThat(page).startsWith(".TH GROGNARD").contains("\n.SH NAME\n", "\n.SH \"SYNOPSIS\"\n");
            assertThat(page.lines()).noneMatch(line -> line.startsWith("'"));
        }
        assertThat(Files.readString(man.resolve("grognard-paperboys.1"))).contains(".SH \"CONTACT\"", "\\-\\-pips");
        assertThat(Files.readString(man.resolve("grognard.1"))).contains("\\-\\-seed", "EXIT STATUS", "completion");
    }
}
