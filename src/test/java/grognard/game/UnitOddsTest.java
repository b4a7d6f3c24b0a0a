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
                Chance of defender-falls-back or defender-routs, in percent
                            chance  mean difference
                33rd v 45e    27.8             0.00
                5DG v 45e      0.0                -
                Left out: 95th, RA (expected infantry or cavalry to attack troops)
                """);
        assertThat(played("odds contact ? 45e --of difference")).isEqualTo("""
                Mean difference
                            mean  1+ %  2+ %  3+ %
                33rd v 45e  0.00  41.7  27.8  16.7
                5DG v 45e      -     -     -     -
                Left out: 95th, RA (expected infantry or cavalry to attack troops)
                """);
        assertThat(played("odds contact ? 45e --of difference --json"))
                .contains("\"of\":\"difference\",\"value\":null}");
    }

    @Test
    void bothSidesMakeAGrid() {
        assertThat(played("odds contact ? ? --side british")).isEqualTo("""
                Chance of defender-falls-back or defender-routs or gives-ground, in percent
                      20D    9e    45e
                33rd  100.0  41.7  27.8
                5DG   27.8   0.0   0.0
                Left out: 95th, RA (expected infantry or cavalry to attack troops)
                """);
    }

    /** Data is on standard output, and what is said beside it on standard error. */
    @Test
    void besideJsonTheUnitsThatAreLeftOutAreNamedApart() {
        Run run = play("odds contact ? 45e --json");
        assertThat(run.out()).doesNotContain("Left out");
        assertThat(run.err()).isEqualTo("Left out: 95th, RA (expected infantry or cavalry to attack troops)\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "odds fire ? 45e 20            | Left out: 5DG (the rules give cavalry no fire)",
                "odds fire ? ? 5 --side french   | Left out: 95th (expected another target: close order may not fire at skirmishers), 20D (the rules give cavalry no fire)",
            })
    void unitsThatAreLeftOutAreNamed(String line, String words) {
        played("unit 45e formation=square");
        played("unit 45e moved=no"); // it was in square before this turn
        assertThat(played(line.strip())).endsWith(words + "\n");
    }

    @Test
    void whoIsBusyElsewhereIsLeftOutByName() {
        played("contact 33rd 45e --seed a");
        assertThat(played("odds contact ? 9e")).contains("Left out: 33rd (");
    }

    @Test
    void aTestIsRankedByWhetherItIsPassed() {
        played("unit 33rd pips=4");
        assertThat(played("odds heavy ? --side british")).startsWith("Chance of stands, in percent\n");
        assertThat(played("odds heavy ? --side british").lines().toList().get(4))
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
                "odds contact 33rd 45e --vs nobody  | --vs: contact nobody: expected a unit, and no unit's name begins with nobody",
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
