package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.rulesets.Rulesets;
import grognard.testing.GameRows;
import grognard.testing.PlayedGame;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Lines that the book forbids, each after a few lines that lead to it: playing refuses them before any die, with the
 * reason and the way out, and {@code odds} and {@code plan} refuse them too.
 */
class BeforeTheDiceTest {

    @TempDir
    Path folder;

    /** Typed options that would make a unit what it cannot be. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "charge A15 H --terrain broken --def-disorder --distance 9 | H is artillery and cannot be disorder",
                "fire M20 A15 4 hold --arm cavalry | --arm cavalry: expected what M20 is, infantry",
                "morale H --hit-by fire --arm infantry | H is infantry and cannot be unlimbered"
            })
    void unitsAreWhatTheyAre(String line, String reason) throws IOException {
        PlayedGame game = PlayedGame.of(folder, "acw", """
                side,unit,arm,quality,figures,sections
                union,M20,infantry,veteran,20,
                union,H,artillery,veteran,,3
                reb,A15,infantry,veteran,20,
                """);
        assertThat(game.refused(line)).contains(reason);
        assertThat(game.refused("odds " + line)).as("odds").contains(reason);
        assertThat(game.refused("plan '" + line + "'")).as("plan").contains(reason);
    }

    @ParameterizedTest(name = "{0} {2}")
    @CsvFileSource(resources = "/game/forbidden.csv", numLinesToSkip = 1, delimiter = '|')
    void whatTheBookForbidsIsRefused(String ruleset, String before, String line, String reason) throws IOException {
        PlayedGame game = PlayedGame.of(folder, ruleset, String.join("\n", GameRows.muster(ruleset)) + "\n");
        for (String one : before == null ? new String[0] : before.split(";")) {
            game.play(one.strip());
        }
        assertThat(game.refused(line)).contains(reason).contains("--force");
        boolean dice = !Rulesets.named(ruleset)
                .resolver(line.split(" ")[0])
                .description()
                .dice()
                .isEmpty();
        if (dice) {
            assertThat(game.refused("odds " + line)).as("odds").contains(reason);
            assertThat(game.refused("plan '" + line + "'")).as("plan").contains(reason);
        }
        game.verify();
    }
}
