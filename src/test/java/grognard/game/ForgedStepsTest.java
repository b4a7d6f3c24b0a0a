package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.PlayedGame;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Records that the program refuses to make, chained as it would chain them: {@code journal verify} refuses them too. */
class ForgedStepsTest {

    private static final String MUSTER = """
            side,unit,troop,bases,rank,with
            french,5e,french-cuirassier,4,,
            french,8e,french-line,5,,
            french,Foy,,,general,8e
            british,33rd,british-line,5,,
            british,15th,british-light-dragoon,4,,
            """;

    @TempDir
    Path folder;

    /** Verifies a game of these lines after the record of that number was changed, or left out for an empty one. */
    private String forged(int record, UnaryOperator<String> change, String... lines) throws IOException {
        PlayedGame game = PlayedGame.of(folder, "napoleonic", MUSTER);
        for (String line : lines) {
            game.play(line);
        }
        game.verify();
        List<String> records = new ArrayList<>();
        for (String line : Files.readAllLines(game.file())) {
            String now = line.contains("\"record\":" + record + ",") ? change.apply(line) : line;
            assertThat(now.equals(line)).isEqualTo(!line.contains("\"record\":" + record + ","));
            if (!now.isEmpty()) {
                records.add(now.replaceFirst("\"record\":\\d+", "\"record\":" + (records.size() + 1)));
            }
        }
        Files.write(game.file(), Forgery.chained(records));
        Run verified = Run.of("journal", "verify", game.file().toString());
        assertThat(verified.exit()).as(verified.out()).isEqualTo(3);
        return verified.out();
    }

    @Test
    void aPhaseBeforeWhatIsDue() throws IOException {
        assertThat(forged(4, drop -> "", "phase combat", "combat 8e 33rd --roll 0.999", "due drop all", "phase crisis"))
                .contains("record 4 goes on too early: expected first what is due, control 8e");
    }

    @Test
    void theEndOfAStageBeforeWhatIsDue() throws IOException {
        assertThat(forged(3, drop -> "", "combat 8e 33rd --roll 0.999", "due drop all", "end"))
                .contains("record 3 goes on too early: expected first what is due, control 8e");
    }

    @Test
    void cavalryInSquare() throws IOException {
        assertThat(forged(2, set -> set.replace("33rd", "15th"), "unit 33rd square"))
                .contains("record 2 sets what cannot be: 15th is cavalry: only infantry forms square");
    }

    @Test
    void cavalryMusteredInSquare() throws IOException {
        assertThat(forged(1, muster -> muster.replaceFirst("\"line\"", "\"square\"")))
                .contains("record 1 musters what cannot be: 5e is cavalry: only infantry forms square");
    }

    @Test
    void aGeneralWithTheEnemy() throws IOException {
        assertThat(forged(2, set -> set.replace("\"5e\"", "\"33rd\""), "unit Foy with=5e"))
                .contains("record 2 with 33rd: expected a unit of the french side");
    }
}
