package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Counts the keys of the battles that other tests play to the end: those of each line that resolves something, with Enter,
 * without the dice, which the program throws unless a test needs them.
 */
class KeysTest {

    private static final double MOST = 12;

    /** Lines that resolve nothing. */
    private static final Set<String> OTHERS = Set.of(
            "apart",
            "attach",
            "capture",
            "card",
            "detach",
            "due",
            "end",
            "moved",
            "note",
            "order",
            "phase",
            "redo",
            "together",
            "undo",
            "unit",
            "victory");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "typed/paperboys",
                "typed/honour",
                "honour-lobositz",
                "acw",
                "acw-phases",
                "napoleonic",
                "napoleonic-phases"
            })
    void aResolutionTakesFewKeys(String battle) throws IOException {
        int keys = 0;
        int resolutions = 0;
        for (String line : Files.readAllLines(Path.of("examples/battles", battle, "lines.txt"))) {
            String typed = line.replaceAll(" --dice \\S+", "");
            if (!typed.isBlank() && !typed.startsWith("#") && !OTHERS.contains(typed.split(" ", 2)[0])) {
                resolutions++;
                keys += typed.length() + 1;
            }
        }
        assertThat(resolutions).isGreaterThan(40);
        assertThat((double) keys / resolutions).isLessThanOrEqualTo(MOST);
    }
}
