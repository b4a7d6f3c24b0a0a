package grognard;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.cli.PromptRun;
import grognard.testing.Json;
import grognard.testing.Run;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds from one line to the next: again, last, set and unset. */
class PromptLinesTest {

    private static Run lines(String... lines) {
        return PromptRun.of(List.of(lines));
    }

    @Test
    void againLeavesOutTheDiceThatWereGiven() {
        Run run = lines("contact --att 4 --pips 1 --def 2 --seed x --label \"the left\"", "again");
        assertThat(run.out()).contains("again: contact --att --pips 1 --def --label \"the left\"\n");
        assertThat(lines("paperboys rally --pips=3 --dice=2 -q", "again", "again")
                        .out())
                .containsPattern("(?s)^ROUTS ON .*again: paperboys rally --pips=3 -q\n.*again: paperboys rally");
        assertThat(lines("odds officer --json", "again").err()).contains("again: odds officer --json");
    }

    @Test
    void againTakesMoreWords() {
        assertThat(lines("rally --pips 3 -q", "again --officer commander").out())
                .contains("again: rally --pips 3 -q --officer commander\n");
    }

    @Test
    void aLookUpCanBeRepeatedButSettingsAreNot() {
        assertThat(lines("rally --pips 3 -q", "set", "use honour", "use paperboys", "help", "again")
                        .out())
                .contains("again: rally --pips 3 -q\n");
    }

    @Test
    void lastShowsTheAuditOfWhatWasShownBriefly() {
        Run run = lines("rally --pips 3 --dice 5 -q", "rules officer", "last");
        assertThat(run.out()).contains("""
                RALLIED  The unit rallies.
                  score 5, needed 3
                On the table
                  unit  is rallied: turn it round and form it up
                Working
                  unit  die     5
                        score   5
                        needed  3
                Dice
                  1  rally die  d6  5  (given)
                """);
    }

    @Test
    void theSeedGivesEachLineDiceOfItsOwn() {
        Run run = lines(
                "set seed bussaco", "rally --pips 3", "again", "rules rally", "roll 2d6", "rally --pips 3 --seed y");
        assertThat(run.out()).contains("Seed bussaco/1\n", "Seed bussaco/2\n", "Seed bussaco/3\n", "Seed y\n");
        assertThat(run.out())
                .isEqualTo(lines(
                                "set seed bussaco",
                                "rally --pips 3",
                                "again",
                                "rules rally",
                                "roll 2d6",
                                "rally --pips 3 --seed y")
                        .out());
    }

    @Test
    void aLineThatThrowsNoDiceUsesNoneUp() {
        Run run = lines(
                "set seed bussaco",
                "strength --start 4 --now 3",
                "rally --pips",
                "rally --pips 3 --enemy 10",
                "rally --pips 3",
                "officer -n 2 --json",
                "officer");
        assertThat(run.out().lines().filter(line -> line.startsWith("Seed ")))
                .containsExactly("Seed bussaco/1", "Seed bussaco/3");
        assertThat(run.out()).contains("\"seed\":\"bussaco/2/1\"", "\"seed\":\"bussaco/2/2\"");
    }

    @Test
    void aLineWrittenForTheShellIsUnderstood() {
        Run run = lines("grognard rally --pips 3 --dice 5 -q", "again");
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).startsWith("RALLIED  The unit rallies.\nagain: rally --pips 3 -q\n");
    }

    @Test
    void theFormatHoldsUntilItIsUnset() {
        Run run = lines("set format json", "rally --pips 3 --dice 5", "odds officer", "rally --pips 3 --dice 5 -q");
        String[] lines = run.out().split("\n", -1);
        assertThat(Json.object(lines[1])).containsEntry("resolver", "rally");
        assertThat(Json.object(lines[2])).containsEntry("resolver", "officer");
        assertThat(lines[3]).isEqualTo("RALLIED  The unit rallies.");
        assertThat(lines("set format quiet", "unset format", "rally --pips 3 --dice 5")
                        .out())
                .contains("Working");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "again|no command to repeat yet",
                "last|nothing has been resolved yet",
                "last now|last now: expected nothing more",
                "set format xml|set format xml: expected one of text, json, quiet",
                "set fromat json|did you mean format?",
                "set seed|set seed: expected a value after it",
                "unset|unset: expected one key",
                "unset nothing|unset nothing: expected one of format",
                "agian|did you mean again? (help lists them)",
                "batch|batch: expected a FILE at the prompt",
                "odds|see odds --help",
                "set house.none yes|set house.none: expected one of",
            })
    void whatCannotBeIsNamed(String row) {
        String[] parts = row.split("\\|", -1);
        Run run = lines(parts[0]);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("grognard: ").contains(parts[1]);
    }

    @ParameterizedTest
    @ValueSource(strings = {"again", "last", "set", "unset"})
    void theyAreForLinesThatFollowEachOther(String word) {
        Run run = Run.of(word);
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains(word + ": expected it at the prompt");
    }

    @Test
    void textIsBrokenOnlyForATerminal() {
        String line = "contact --pips 6";
        Map<String, String> narrow = Map.of("GROGNARD_TTY", "12", "COLUMNS", "60", "NO_COLOR", "1");
        assertThat(Run.with("", narrow, line.split(" ")).out())
                .contains(
                        "  PB-15  A unit at 6 pips may not advance, so it makes no\n         contact test of its own.\n");
        assertThat(Run.of(line.split(" ")).out()).contains("so it makes no contact test of its own.\n");
        assertThat(Run.with("", narrow, "contact", "--pip", "1").err()).contains("did you\n  mean --pips?");
    }
}
