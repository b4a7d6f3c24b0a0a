package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.BattleFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
    @CsvSource({
        "paperboys-typed, 40",
        "honour-typed, 40",
        "honour-lobositz, 40",
        "honour-millbrook, 40",
        "acw, 40",
        "acw-phases, 40",
        "acw-tollhouse, 40",
        "napoleonic, 40",
        "napoleonic-phases, 40",
        "napoleonic-eckmuehl, 40",
        "paperboys, 27",
        "honour, 36",
        "honour-phases, 26"
    })
    void aResolutionTakesFewKeys(String battle, int more) throws IOException {
        int keys = 0;
        int resolutions = 0;
        for (String line : Files.readAllLines(BattleFiles.of(battle).lines())) {
            String typed = line.replaceAll(" --dice \\S+", "");
            if (!typed.isBlank() && !typed.startsWith("#") && !OTHERS.contains(typed.split(" ", 2)[0])) {
                resolutions++;
                keys += typed.length() + 1;
            }
        }
        assertThat(resolutions).isGreaterThan(more);
        assertThat((double) keys / resolutions).isLessThanOrEqualTo(MOST);
    }
}
