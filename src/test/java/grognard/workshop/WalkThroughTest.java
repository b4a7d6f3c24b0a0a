package grognard.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Run;
import grognard.testing.ShellWords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The ten minutes of docs/workshop.md: its files are written and its lines are run, in the order of the page. */
class WalkThroughTest {

    private static final String PROMPT = "$ ./grognard ";

    /** The file of each block of TOML or CSV, in the order of the page. */
    private static final List<String> FILES = List.of(
            "duel/ruleset.toml",
            "duel/duel.toml",
            "duel/duel-results.csv",
            "duel/cases.csv",
            "duel/ruleset.toml",
            "duel/duel-results.csv",
            "men.csv");

    @TempDir
    Path folder;

    private static List<String> section() throws IOException {
        List<String> lines = Files.readAllLines(Path.of("docs/workshop.md"));
        int start = lines.indexOf("## Ten minutes");
        int end = start + 1;
        while (end < lines.size() && !lines.get(end).startsWith("## ")) {
            end++;
        }
        return lines.subList(start, end);
    }

    @Test
    void everyFileAndEveryLineIsAsShown() throws IOException {
        Files.createDirectories(folder.resolve("duel"));
        List<String> lines = section();
        int file = 0;
        int commands = 0;
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).startsWith("```") || lines.get(i).equals("```")) {
                continue;
            }
            int end = i + 1;
            while (!lines.get(end).equals("```")) {
                end++;
            }
            List<String> block = lines.subList(i + 1, end);
            if (lines.get(i).equals("```walk")) {
                commands += run(block);
            } else {
                Files.writeString(folder.resolve(FILES.get(file++)), String.join("\n", block) + "\n");
            }
            i = end;
        }
        assertThat(file).isEqualTo(FILES.size());
        assertThat(commands).isEqualTo(5);
    }

    private int run(List<String> block) {
        List<String> outputs = new ArrayList<>();
        List<String> shown = new ArrayList<>();
        for (String line : block) {
            if (line.startsWith(PROMPT)) {
                String command = line.substring(PROMPT.length()).replace("./", folder + "/");
                Run run = Run.of(ShellWords.split(command).toArray(String[]::new));
                outputs.add((run.out() + run.err()).replace(folder + "/", "./"));
                shown.add("");
            } else {
                shown.set(shown.size() - 1, shown.get(shown.size() - 1) + line + "\n");
            }
        }
        assertThat(outputs).isEqualTo(shown);
        return shown.size();
    }
}
