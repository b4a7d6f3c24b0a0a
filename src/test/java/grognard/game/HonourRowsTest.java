package grognard.game;

import grognard.testing.GameRows;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every row of the book audit, as a few typed lines; {@code honour-rows.txt} says how they are written. */
class HonourRowsTest {

    @TempDir
    Path folder;

    static List<GameRows.Row> rows() throws IOException {
        return GameRows.of("honour");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rows")
    void theBookHolds(GameRows.Row row) throws IOException {
        new GameRows("honour", folder).check(row);
    }
}
