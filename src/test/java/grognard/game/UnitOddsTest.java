package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Run;
import grognard.testing.ShellWords;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Chances of units by name, and of each that {@code ?} stands for. */
class UnitOddsTest {

    @TempDir
    Path folder;

    @BeforeEach
    void muster() {
        assertThat(Run.of("game", "new", game(), "src/test/resources/musters/paperboys.csv")
                        .exit())
                .isZero();
    }

    private String game() {
        return folder.resolve("game.jsonl").toString();
    }

    private Run play(String line) {
        List<String> words = new ArrayList<>(List.of("--game", game()));
        words.addAll(ShellWords.split(line));
        return Run.of(words);
    }

    private String played(String line) {
        Run run = play(line);
        assertThat(run.exit()).as(line + ": " + run.err()).isZero();
        return run.out();
    }

    /** Who cannot close has no difference, and comes last. */
    @Test
    void whoNeverComesToItComesLast() {
        assertThat(played("odds contact ? 45e")).isEqualTo("""
                            difference
                33rd v 45e      0.0000
                5DG v 45e            -
                """);
        assertThat(played("odds contact ? 45e --json")).contains("\"of\":\"difference\",\"value\":null}");
    }

    @Test
    void bothSidesMakeAGrid() {
        assertThat(played("odds contact ? ? --side british")).isEqualTo("""
                difference  9e      45e     20D
                33rd        1.0000  0.0000  -
                5DG         -       -       0.0000
                """);
    }

    @Test
    void aTestIsRankedByWhetherItIsPassed() {
        played("unit 33rd pips=4");
        assertThat(played("odds heavy ? --side british").lines().toList())
                .first()
                .asString()
                .endsWith("stands");
        assertThat(played("odds heavy ? --side british").lines().reduce((one, other) -> other))
                .get()
                .asString()
                .startsWith("33rd");
    }

    @Test
    void unitsStandBesideEachOther() {
        assertThat(played("odds contact 33rd 45e --vs 5DG")).contains("B --arm cavalry", "cannot-close");
        assertThat(played("odds contact 33rd 45e --vs '33rd 9e'")).contains("--def-quality raw");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "odds contact 33rd 45e --vs 95th    | --vs: contact 95th: expected infantry or cavalry to attack troops",
                "odds contact 33rd 45e --vs nobody  | --vs: contact nobody: expected a unit of the game",
                "odds contact ? 45e --vs 5DG        | --vs: expected units by name on both sides",
                "odds contact ? 45e --of routs      | --of routs: expected one of",
                "odds heavy ?                       | --side: expected the side of the units",
                "contact 95th 45e                   | contact 95th: expected infantry or cavalry to attack troops"
            })
    void whatCannotBeComparedIsRefused(String line, String words) {
        Run run = play(line.strip());
        assertThat(run.exit()).as(run.out()).isEqualTo(2);
        assertThat(run.err()).contains(words.strip());
    }
}
