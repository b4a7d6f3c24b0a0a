package grognard.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who plays a ruleset in Java pays nothing for those in folders. */
class StartUpTest {

    @Test
    void noClassOfTheWorkshopIsLoadedForARulesetInJava() throws IOException, InterruptedException {
        assertThat(classes("contact", "--seed", "a")).isNotEmpty().noneMatch(StartUpTest::isOfTheWorkshop);
        assertThat(classes("odds", "acw", "morale")).noneMatch(StartUpTest::isOfTheWorkshop);
        assertThat(classes("--rules", "examples/rulesets/hedgerow", "move")).anyMatch(StartUpTest::isOfTheWorkshop);
    }

    private static boolean isOfTheWorkshop(String line) {
        return line.contains(" grognard.workshop.") || line.contains(" grognard.toml.");
    }

    private static List<String> classes(String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xlog:class+load",
                "-cp",
                System.getProperty("java.class.path"),
                "grognard.Main"));
        command.addAll(List.of(words));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return out.lines().filter(line -> line.contains(" grognard.")).toList();
    }
}
