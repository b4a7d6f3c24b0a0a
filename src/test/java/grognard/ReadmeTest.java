package grognard;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Run;
import grognard.testing.ShellWords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What README and docs show is what the program prints: every {@code console} block is run again. */
class ReadmeTest {

    private static final String PROMPT = "$ ./grognard ";

    /** A command and the output that the page shows for it. */
    record Shown(Path page, String command, String output) {
        @Override
        public String toString() {
            return page + ": " + command;
        }
    }

    static List<Shown> commands() throws IOException {
        List<Shown> shown = new ArrayList<>(in(Path.of("README.md")));
        try (Stream<Path> pages = Files.list(Path.of("docs"))) {
            for (Path page : pages.filter(path -> path.toString().endsWith(".md"))
                    .sorted()
                    .toList()) {
                shown.addAll(in(page));
            }
        }
        return shown;
    }

    private static List<Shown> in(Path page) throws IOException {
        List<Shown> shown = new ArrayList<>();
        boolean console = false;
        String command = "";
        StringBuilder output = new StringBuilder();
        for (String line : Files.readAllLines(page)) {
            boolean fence = line.startsWith("```");
            if (console && (fence || line.startsWith(PROMPT)) && !command.isEmpty()) {
                shown.add(new Shown(page, command, output.toString()));
                command = "";
                output.setLength(0);
            }
            if (fence) {
                console = line.equals("```console");
            } else if (console && line.startsWith(PROMPT)) {
                command = line.substring(PROMPT.length());
            } else if (console) {
                output.append(line).append('\n');
            }
        }
        return shown;
    }

    @ParameterizedTest
    @MethodSource("commands")
    void theOutputShownIsTheOutputPrinted(Shown shown) {
        Run run = Run.of(ShellWords.split(shown.command).toArray(String[]::new));
        assertThat(run.out() + run.err()).isEqualTo(shown.output);
    }

    @Test
    void theFirstScreenHasTheTwoCommands() throws IOException {
        List<String> first = Files.readAllLines(Path.of("README.md")).subList(0, 24);
        assertThat(first).contains("./grognard contact --att 4 --pips 1 --elite", "mvn verify");
        assertThat(commands()).hasSizeGreaterThan(4);
    }
}
