package grognard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import grognard.testing.ProgramShell;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Runs the console examples of docs/scripts.md, with jq, awk and a shell, and compares what they print with the page; and the
 * steps of other how-to pages, which must end well.
 */
@Tag("thorough")
class ScriptsPageTest {

    private static final String PROMPT = "$ ";

    @TempDir
    Path folder;

    /** Commands of the page with the lines below them: more of a here-document, or the output. */
    private static List<List<String>> commands() throws IOException {
        List<List<String>> commands = new ArrayList<>();
        boolean console = false;
        for (String line : Files.readAllLines(Path.of("docs/scripts.md"))) {
            if (line.startsWith("```")) {
                console = line.equals("```console");
            } else if (console && line.startsWith(PROMPT)) {
                commands.add(new ArrayList<>(List.of(line.substring(PROMPT.length()))));
            } else if (console) {
                commands.get(commands.size() - 1).add(line);
            }
        }
        return commands;
    }

    /** The steps of a how-to page: its blocks of {@code sh}, which may stand in a list. */
    private static List<String> steps(String page) throws IOException {
        List<String> steps = new ArrayList<>();
        StringBuilder block = new StringBuilder();
        int indent = -1;
        for (String line : Files.readAllLines(Path.of("docs", page))) {
            if (indent < 0 && line.strip().equals("```sh")) {
                indent = line.indexOf('`');
            } else if (indent >= 0 && line.strip().equals("```")) {
                steps.add(block.toString());
                block.setLength(0);
                indent = -1;
            } else if (indent >= 0) {
                block.append(line.substring(Math.min(indent, line.length()))).append('\n');
            }
        }
        return steps;
    }

    @ParameterizedTest
    @ValueSource(strings = {"campaign.md", "mail.md"})
    void everyStepOfAHowToPageWorks(String page) throws Exception {
        ProgramShell shell = new ProgramShell(folder);
        List<String> steps = steps(page);
        assertThat(steps).hasSizeGreaterThan(3);
        for (String step : steps) {
            Run run = shell.run("set -e\n" + step);
            assertThat(run.exit()).as(step + run.out()).isZero();
        }
    }

    @Test
    void everyCommandPrintsWhatThePageShows() throws Exception {
        ProgramShell shell = new ProgramShell(folder);
        assumeThat(shell.run("command -v jq && command -v awk").out())
                .as("jq and awk")
                .contains("jq");
        List<List<String>> commands = commands();
        assertThat(commands).anyMatch(command -> command.get(0).contains("| jq "));
        assertThat(commands).anyMatch(command -> command.get(0).contains("| awk "));
        for (List<String> command : commands) {
            String text = String.join("\n", command) + "\n";
            boolean document = command.get(0).endsWith("<<'END'");
            String printed = shell.run(document ? text : command.get(0)).out();
            assertThat(printed)
                    .as(command.get(0))
                    .isEqualTo(document ? "" : text.substring(command.get(0).length() + 1));
        }
    }
}
