package grognard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grognard.dice.GivenDice;
import grognard.input.BadInput;
import grognard.rules.Played;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The door for Java programs gives what the command line gives. */
class GrognardTest {

    private static final Map<String, String> CHARGE = Map.of("att", "4", "pips", "1", "quality", "elite");

    @TempDir
    Path folder;

    private final Grognard paperboys = Grognard.of("paperboys");

    @Test
    void playsAsTheCommandLineDoes() {
        Played played = paperboys.play("contact", CHARGE, "vimeiro");
        Run typed = Run.of("contact", "--att", "4", "--pips", "1", "--elite", "--seed", "vimeiro", "--json");
        assertThat(Grognard.json(played, Optional.empty(), Optional.of("vimeiro")) + "\n")
                .isEqualTo(typed.out());
    }

    @Test
    void countsAsTheCommandLineDoes() {
        Run typed = Run.of("odds", "contact", "--att", "4", "--pips", "1", "--elite", "--json");
        paperboys
                .odds("contact", CHARGE)
                .outcomes()
                .forEach((code, chance) -> assertThat(typed.out())
                        .contains("\"code\":\"" + code + "\",\"ways\":\"" + chance.ways() + "\",\"of\":\""
                                + chance.of()));
    }

    @Test
    void playsManyAsABatchDoes() {
        List<Map<String, String>> situations = List.of(CHARGE, Map.of("pips", "3"));
        Run typed = Run.with(
                "contact --att 4 --pips 1 --elite\ncontact --pips 3\n", Map.of(), "batch", "--seed", "a", "-q");
        assertThat(paperboys
                        .playAll("contact", situations, "a")
                        .map(played -> played.resolution().outcome().text()))
                .allSatisfy(text -> assertThat(typed.out()).contains(text))
                .hasSize(2);
    }

    @Test
    void takesDiceFromTheTableAndOtherTables() {
        Played played = paperboys.play("contact", Map.of(), new GivenDice("dice", List.of("6", "1")));
        assertThat(played.resolution().outcome().numbers()).containsEntry("difference", 5);
        assertThat(paperboys
                        .with(grognard.rulesets.Rulesets.named("paperboys").builtIn(), Map.of())
                        .odds("contact", CHARGE)
                        .outcomes())
                .isEqualTo(paperboys.odds("contact", CHARGE).outcomes());
        assertThat(Grognard.rulesets()).contains("acw");
        assertThat(paperboys.resolvers()).contains("contact");
        assertThat(paperboys.describe("contact").name()).isEqualTo("contact");
    }

    @Test
    void refusesWhatCannotBe() {
        assertThatThrownBy(() -> Grognard.of("paperboy"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("paperboys");
        assertThatThrownBy(() -> paperboys.play("contcat", Map.of(), "a"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("contact");
        assertThatThrownBy(() -> paperboys.play("contact", Map.of("pips", "9"), "a"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("pips");
    }

    @Test
    void verifiesAGameWithItsUnits() throws IOException {
        Path muster =
                Files.writeString(folder.resolve("muster.csv"), "side,unit,stands\nbritish,33rd,6\nfrench,45e,6\n");
        Path game = folder.resolve("game.jsonl");
        Run.of("game", "new", game.toString(), muster.toString());
        Run.of("--game", game.toString(), "fire", "33rd", "45e", "10", "--seed", "a");
        assertThat(Grognard.verify(game, Optional.empty()).holds()).isTrue();
        assertThat(Grognard.verify(game, Optional.empty()).records()).isEqualTo(2);
    }

    @Tag("thorough")
    @Test
    void theExampleCompilesAndRuns() throws Exception {
        Path journal = folder.resolve("game.jsonl");
        Run.of("contact", "--seed", "a", "--log", journal.toString());
        Process java = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "examples/PlayAndOdds.java",
                        journal.toString())
                .redirectErrorStream(true)
                .start();
        String printed = new String(java.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(java.waitFor()).as(printed).isZero();
        assertThat(printed)
                .contains("\"label\":\"3rd Line\"", "fight ", "/6", "cannot-advance")
                .endsWith("1 records, verified: true\n");
    }
}
