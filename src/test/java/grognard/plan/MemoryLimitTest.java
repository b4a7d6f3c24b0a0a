package grognard.plan;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.game.Game;
import grognard.game.MusterReader;
import grognard.game.Referees;
import grognard.input.BadInput;
import grognard.odds.Progress;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rulesets.Rulesets;
import grognard.testing.PlainLines;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a plan says that it takes is what it takes: it is refused before a Java with hardly more than that runs out. */
class MemoryLimitTest {

    /** Six volleys at six units: thirteen times as many states after each. */
    private static String units() {
        StringJoiner units = new StringJoiner(";");
        for (int i = 0; i < 6; i++) {
            units.add("british,b" + i + ",stands=12").add("french,f" + i + ",stands=12");
        }
        return units.toString();
    }

    private static String plan(boolean together) {
        StringJoiner plan = new StringJoiner("; ");
        if (together) {
            plan.add("together");
        }
        for (int i = 0; i < 6; i++) {
            plan.add("fire b" + i + " f" + i + " 20");
        }
        return plan.toString();
    }

    /** The same with an eighth of the room, since it is quicker. */
    @Tag("thorough")
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aPlanIsRefusedBeforeMemoryRunsOut(boolean together, @TempDir Path folder) throws Exception {
        String said = child(folder, 2, "-Xmx72m", LittleRoom.class.getName(), units(), plan(together));
        assertThat(said).contains("which do not fit into 32 MB").contains("suffered");
    }

    @Tag("long")
    @ParameterizedTest
    @ValueSource(strings = {"-XX:+UseSerialGC", "-XX:+UseG1GC"})
    void aPlanIsRefusedInThreeHundredMegabytes(String collector, @TempDir Path folder) throws Exception {
        String said = child(
                folder,
                2,
                "-Xmx300m",
                collector,
                "grognard.Main",
                "plan",
                "--units",
                units(),
                plan(/* together= */ true));
        assertThat(said)
                .startsWith("grognard: step 7, fire b5 f5 20: makes more than ")
                .contains("which do not fit into 256 MB")
                .contains("leave out a step")
                .doesNotContain("OutOfMemory")
                .doesNotContain("\tat ");
    }

    private static String child(Path folder, int exit, String... args) throws IOException, InterruptedException {
        Path output = folder.resolve("output");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path")));
        command.addAll(List.of(args));
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile());
        builder.environment().remove("JAVA_TOOL_OPTIONS"); // Java would say that it picked them up
        assertThat(builder.start().waitFor()).isEqualTo(exit);
        return Files.readString(output, StandardCharsets.UTF_8);
    }

    /** A plan that may take 32 MB. */
    static final class LittleRoom {

        private LittleRoom() {}

        /** @param args units and a plan */
        public static void main(String[] args) {
            Ruleset ruleset = Rulesets.named("paperboys");
            Tables tables = Tables.builtIn(ruleset);
            Game game = MusterReader.madeUp("units", Referees.of(tables), List.of(args[0].split(";")), Map.of());
            PlanLineReader lines = new PlainLines(ruleset);
            try {
                new PlanEvaluator(game, tables, lines, Progress.UNWATCHED, new MemoryLimit(32L << 20))
                        .of(new PlanReader(game, lines).read(args[1], Optional.empty()));
            } catch (BadInput e) {
                System.err.println(e.getMessage());
                System.exit(2);
            }
        }
    }
}
