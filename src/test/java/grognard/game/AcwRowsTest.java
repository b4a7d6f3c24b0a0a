package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.GameRows;
import grognard.testing.PlayedGame;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every row of the chart audit, as a few typed lines; {@code acw-rows.txt} says how they are written. */
class AcwRowsTest {

    @TempDir
    Path folder;

    static List<GameRows.Row> rows() throws IOException {
        return GameRows.of("acw");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rows")
    void theChartHolds(GameRows.Row row) throws IOException {
        new GameRows("acw", folder).check(row);
    }

    @Test
    void dismountedIsPrintedOnce() throws IOException {
        PlayedGame game = PlayedGame.of(folder, "acw", String.join("\n", GameRows.muster("acw")) + "\n");
        assertThat(game.play("units")).containsOnlyOnce("dismounted");
    }
}
