package grognard.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.cli.PromptRun;
import grognard.testing.PlayedGame;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Answers to questions for values without a default: prefixes are enough, and a mistyped one is asked for again. */
class GameQuestionsTest {

    private static final String ACW = """
            side,unit,quality,figures
            union,M20,veteran,20
            reb,A15,veteran,20
            """;

    private static final String HONOUR = """
            side,unit,type
            prussia,Garde,formed
            austria,Baden,formed
            """;

    @TempDir
    Path folder;

    private Run prompt(String answers, String... lines) throws IOException {
        return promptIn("acw", ACW, answers, lines);
    }

    private Run promptIn(String ruleset, String muster, String answers, String... lines) throws IOException {
        Files.deleteIfExists(folder.resolve("game.jsonl"));
        PlayedGame game = PlayedGame.of(folder, ruleset, muster);
        PromptRun prompt = PromptRun.answered(answers, Map.of("NO_COLOR", "1"));
        prompt.type("game '" + game.file() + "'");
        for (String line : lines) {
            prompt.type(line);
        }
        return prompt.soFar();
    }

    private static final String CHARGE = "charge A15 M20 --distance 9 --angled=false --dice 3,3,2,6";

    @Test
    void aPrefixIsEnough() throws IOException {
        assertThat(prompt("ope\n", CHARGE).out()).contains("M20");
    }

    @Test
    void aMistypedValueIsAskedForAgain() throws IOException {
        Run run = prompt("grass\nro\nopen\n", CHARGE);
        assertThat(run.err()).contains("--terrain grass: expected one of", "--terrain ro: expected more of it");
        assertThat(run.out()).contains("M20");
    }

    @Test
    void enterLeavesTheLineUnplayed() throws IOException {
        assertThat(prompt("\n", CHARGE).err()).contains("--terrain is missing").doesNotContain("given up");
    }

    /** Enter for the first of two values is enough, and rows are no answer to a question. */
    @Test
    void nothingElseIsAskedThen() throws IOException {
        Run combat = promptIn("honour", HONOUR, "\n", "combat");
        assertThat(combat.err())
                .contains("Unit: the attacker's type", "--unit is missing")
                .doesNotContain("Def unit:");
        assertThat(promptIn("honour", HONOUR, "", "melee").err())
                .contains("UNIT is missing")
                .doesNotContain("given up");
    }

    @Test
    void soIsWhatADueLineLeavesOpen() throws IOException {
        Run run = prompt(
                "mvoed\nhol\n",
                "charge A15 M20 --terrain open --distance 9 --angled=false --dice 3,3,2,6",
                "next --dice 1");
        assertThat(run.err()).contains("--order mvoed: expected one of").doesNotContain("grognard: --order");
        assertThat(run.out()).contains("--order hold");
    }
}
