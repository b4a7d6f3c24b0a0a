package grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Run;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a player sees at the prompt in a game, in a window of 100 columns. */
class GameScreensTest {

    private static final Map<String, String> WINDOW = Map.of("COLUMNS", "100", "GROGNARD_TTY", "1", "NO_COLOR", "1");

    @TempDir
    Path folder;

    private PromptRun begin(String scenario, String answers) {
        PromptRun prompt = new PromptRun(WINDOW, new ByteArrayInputStream(answers.getBytes(StandardCharsets.UTF_8)));
        prompt.type("game new '" + folder.resolve(scenario + ".jsonl") + "' --scenario " + scenario);
        return prompt;
    }

    /** What the line prints; the answer to a question stands after it, as it was typed. */
    private static String typed(PromptRun prompt, String line) {
        Run before = prompt.soFar();
        prompt.type(line);
        Run after = prompt.soFar();
        return after.out().substring(before.out().length())
                + after.err().substring(before.err().length()).replace("[y/N]: ", "[y/N]: n\n");
    }

    /** The block of docs/game.md after this mark is a session: prompts with their lines, and what they print. */
    @Test
    void theScreensOfTheDocsAreThoseOfTheProgram() throws IOException {
        List<String> page = Files.readAllLines(Path.of("docs/game.md"));
        int from = page.indexOf("```text maida") + 1;
        assertThat(from).isPositive();
        PromptRun prompt = begin("maida", "n\n");
        StringBuilder expected = new StringBuilder();
        StringBuilder printed = new StringBuilder();
        for (String line : page.subList(from, page.size())) {
            if (line.equals("```")) {
                break;
            }
            expected.append(line).append('\n');
            String place = prompt.shell().place() + "> ";
            if (line.startsWith(place)) {
                printed.append(line).append('\n').append(typed(prompt, line.substring(place.length())));
            }
        }
        assertThat(printed.toString()).isEqualTo(expected.toString());
    }

    @Test
    void aNewGameOpensWithWhatComesNext() {
        assertThat(begin("maida", "").soFar().out()).contains("Turn 1\nNext: card, which draws the next one");
        assertThat(begin("reichenberg", "").soFar().out()).contains("Next: phase, which begins initiative.");
    }

    @Test
    void aCardShowsWhoMayAct() {
        assertThat(typed(begin("maida", ""), "card red")).contains("may fire: Light Battalion, 78th");
    }

    @Test
    void phaseNamesTheCardWhereCardsDecide() {
        assertThat(typed(begin("maida", ""), "phase")).contains("expected card, which draws the next one");
    }

    @Test
    void aBareValueOfAFieldIsEnough() {
        assertThat(typed(begin("maida", ""), "unit horse unlimbered")).contains("limbered → unlimbered");
        PromptRun honour = begin("reichenberg", "");
        assertThat(typed(honour, "unit tw limbered")).contains("limbered no → yes");
        assertThat(typed(honour, "unit tw unlimbered")).contains("limbered yes → no");
        assertThat(typed(honour, "unit tw nonsense")).contains("expected FIELD=VALUE");
    }

    @Test
    void aValueWithoutADefaultIsAskedForBeforeTheDice() {
        PromptRun prompt = begin("brawners-farm", "hold\n");
        assertThat(typed(prompt, "fire 2wi 4va 4 --seed keys"))
                .contains("--order (hold, first-fire, moved, repulse): ")
                .contains("dice: shots ");
    }

    @Test
    void anEmptyAnswerWithoutADefaultPlaysNothing() {
        PromptRun prompt = begin("brawners-farm", "\n");
        assertThat(typed(prompt, "fire 2wi 4va 4"))
                .contains("--order is missing")
                .doesNotContain("shots");
    }

    @Test
    void unitOptionsNeedNoDashes() {
        PromptRun prompt = begin("reichenberg", "");
        typed(prompt, "unit kah hits=8");
        assertThat(typed(prompt, "rout kah near moel").toLowerCase(java.util.Locale.ROOT))
                .contains("moellendorf  hits");
    }

    @Test
    void noConditionOfAUnitIsCutOff() {
        PromptRun prompt = begin("maida", "");
        typed(prompt, "unit light pips=5 markers=2 suffered=3 under-fire tested-heavy moved");
        assertThat(typed(prompt, "units"))
                .contains("pips 5 markers 2 suffered 3")
                .contains("tested-heavy")
                .doesNotContain("…");
        assertThat(prompt.soFar().out().lines().allMatch(line -> line.length() <= 100))
                .isTrue();
    }
}
