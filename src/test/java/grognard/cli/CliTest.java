package grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Json;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command line's manners: what is printed where, and how it ends. */
class CliTest {

    private static Run run(String line) {
        return Run.of(line.split(" "));
    }

    @Test
    void theOutcomeComesFirstThenWhatToDoThenTheWorkingAndTheDice() {
        Run run = run("contact --att 4 --pips 1 --def 2 --column --pips 4 --seed x");
        assertThat(run.exit()).isZero();
        assertThat(run.out()).isEqualTo("""
                        DEFENDER ROUTS  The defender breaks and routs.
                          attacker 3, defender -1, difference +4
                        On the table
                          defender  routs 2 moves straight back, facing away
                          defender  loses 1 stand
                          attacker  wins Glory, which it can only once a game
                          attacker  loses all pips: turn the record die back to zero
                          attacker  may move again at once, at another enemy
                          next:  friends  each friend of the same arm and no better quality within 10 cm of the rout
                        Working
                          attacker  die      4
                                    pips    -1
                                    score    3
                          defender  die      2
                                    pips    -4
                                    column  +1
                                    score   -1
                        Dice
                          1  attacker's contact die  d6  4  (given)
                          2  defender's contact die  d6  2  (given)
                        """);
    }

    @Test
    void quietPrintsTheOutcomeLineOnly() {
        assertThat(run("contact --att 4 --def 4 -q --label left").out())
                .isEqualTo("left: FIGHT  Neither gives way: fight it out at the end of the attacker's move phase.\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    contact --dice 4            | defender's contact die
                    contact --dice 4,9          | defender's contact die (d6), 9: expected a whole number from 1 to 6
                    contact --dice 4,2,6        | --dice: die 3, 6
                    contact --dice four,2       | attacker's contact die (d6), four
                    contact --pips 7            | --pips 7: expected a whole number from 0 to 6
                    contact --pips -1           | --pips -1: expected a whole number from 0 to 6
                    contact --pip 1             | --pip 1: expected an option of contact; did you mean --pips?
                    contact --att 9             | --att 9: expected a whole number from 1 to 6
                    contact --def --flank --square | --def-flank with --def-square: expected only one of them
                    contact --flank --square    | --flank is the defender's: expected it after --def, or as --def-flank
                    contact --def 3 --glory-used | --glory-used after --def: expected one of the defender's options
                    contact --arm cavlry        | --arm cavlry: expected one of infantry, cavalry; did you mean cavalry?
                    contact --elite --raw       | --raw: --quality is already elite
                    contact --pips              | --pips: expected a value, 0-6
                    contact --pips 1 --pips 2   | --pips is given twice
                    contact --ask --dice 1,2    | --ask with --dice: expected only one of them
                    contact --house x=1         | --house x
                    contact --house x           | --house x: expected KEY=VALUE
                    contact -n 0                | -n 0: expected a whole number from 1
                    contact --tables /nowhere   | --tables /nowhere: expected a folder of table files
                    contact --tables=           | --tables '': expected a folder of table files
                    contact nonsense            | contact nonsense: expected a value of --pips, --def-pips
                    rally                       | --pips is missing: expected 0-6
                    contcat                     | contcat: expected a resolver of paperboys
                    contcat                     | did you mean contact?
                    odds                        | odds: expected a resolver
                    roll 3d                     | roll 3d: expected dice such as 3d6+1
                    roll 3d6++1                 | roll 3d6++1
                    roll 99999d6                | roll 99999d6
                    roll                        | WHAT is missing
                    use nowhere                 | use nowhere: expected one of paperboys
                    rules xyzzy                 | rules xyzzy: expected a word from the rules of some ruleset
                    --rules x contact           | --rules x: expected one of paperboys
                    """)
    void badInputIsNamedOnStderrWithExitTwo(String line, String message) {
        Run run = run(line);
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).startsWith("grognard: ").contains(message).doesNotContain("Exception");
        assertThat(run.out()).isEmpty();
    }

    @Test
    void dieGivenByOptionIsRecordedAsGivenAndTheOtherIsRolled() {
        List<Map<String, Object>> rolls =
                Json.list(run("contact --att 4 --json --seed a").json(), "rolls");
        assertThat(rolls).extracting(roll -> roll.get("source")).containsExactly("given", "seed");
    }

    @Test
    void aMintedSeedMakesTheSameResultAgain() {
        Map<String, Object> first = run("contact --json").json();
        String seed = (String) first.get("seed");
        assertThat(seed).matches("[0-9a-f]{32}");
        assertThat(run("contact --json --seed " + seed).json()).isEqualTo(first);
    }

    @Test
    void noSeedIsMintedWhereNothingIsRolled() {
        assertThat(run("contact --att 4 --def 3 --json").json()).containsEntry("seed", null);
    }

    @Test
    void repetitionsAreNumberedAndEachCanBeMadeAgainAlone() {
        Run run = run("contact -n 3 --json --seed vitoria");
        List<String> lines = run.out().lines().toList();
        assertThat(lines).hasSize(3);
        for (int k = 1; k <= 3; k++) {
            Map<String, Object> repeated = Json.object(lines.get(k - 1));
            Map<String, Object> alone =
                    run("contact --json --seed vitoria/" + k).json();
            assertThat(repeated.get("rolls")).isEqualTo(alone.get("rolls"));
            assertThat(repeated).containsEntry("seed", "vitoria/" + k);
        }
    }

    @Test
    void exitStatusTellsAFailedTest() {
        assertThat(run("rally --pips 6 --dice 5 --exit-status").exit()).isEqualTo(10);
        assertThat(run("rally --pips 5 --dice 5 --exit-status").exit()).isZero();
        assertThat(run("rally --pips 6 --dice 5").exit()).isZero();
    }

    @Test
    void longFormsWorkInAnyOrder() {
        Map<String, Object> scoped = run("contact --att 4 --pips 1 --elite --def 2 --pips 4 --column --json")
                .json();
        Map<String, Object> prefixed = run("contact --def-column --def-pips 4 --elite --def=2 --json --att=4 --pips=1")
                .json();
        assertThat(prefixed).isEqualTo(scoped);
    }

    @Test
    void attTurnsBackToTheAttacker() {
        Map<String, Object> inputs =
                Json.at(run("contact --def 2 --pips 4 --att 3 --pips 1 --json").json(), "inputs");
        assertThat(inputs.get("pips")).hasToString("1");
        assertThat(inputs.get("def-pips")).hasToString("4");
    }

    @Test
    void diceAreAskedForOneByOneAndABadFaceIsAskedForAgain() {
        Run run = Run.with("9\n5\n\n2\n", Map.of(), "contact", "--ask", "-q");
        assertThat(run.out()).startsWith("DEFENDER FALLS BACK");
        assertThat(run.err())
                .isEqualTo("attacker's contact die (d6): expected a whole number from 1 to 6\n"
                        + "attacker's contact die (d6): defender's contact die (d6): "
                        + "expected a whole number from 1 to 6\ndefender's contact die (d6): ");
    }

    @Test
    void askingAtTheEndOfInputNamesTheDieThatIsMissing() {
        Run run = Run.with("4\n", Map.of(), "contact", "--ask");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("the input ended where the defender's contact die");
    }

    @Test
    void colourOnlyOnATerminalAndNotAgainstTheWish() {
        String[] line = {"contact", "--att", "4", "--def", "4"};
        assertThat(Run.with("", Map.of("GROGNARD_TTY", "1"), line).out()).contains("\u001b[1m");
        assertThat(Run.with("", Map.of(), line).out()).doesNotContain("\u001b");
        assertThat(Run.with("", Map.of("GROGNARD_TTY", "1", "NO_COLOR", "1"), line)
                        .out())
                .doesNotContain("\u001b");
        assertThat(Run.with("", Map.of("GROGNARD_TTY", "1", "TERM", "dumb"), line)
                        .out())
                .doesNotContain("\u001b");
        assertThat(Run.with("", Map.of("GROGNARD_TTY", "1"), "contact", "--att", "4", "--def", "4", "--no-color")
                        .out())
                .doesNotContain("\u001b");
    }

    @Test
    void gameHasNoColourAgainstTheWish(@TempDir Path folder) {
        String game = folder.resolve("game.jsonl").toString();
        Run.of("game", "new", game, "src/test/resources/musters/paperboys.csv");
        Map<String, String> terminal = Map.of("GROGNARD_TTY", "1");
        assertThat(Run.with("game " + game + "\n", terminal).out()).contains("\u001b[1mTurn 1");
        assertThat(Run.with("game " + game + " --no-color\n", terminal).out())
                .contains("\nTurn 1\n")
                .doesNotContain("\u001b[1mTurn");
    }

    @Test
    void rulesetComesFromOptionEnvironmentSettingsOrDefault(@TempDir Path home) throws IOException {
        Map<String, String> env = Map.of("XDG_CONFIG_HOME", home.toString());
        assertThat(Run.with("", env, "use", "honour").exit()).isZero();
        assertThat(Files.readString(home.resolve("grognard/config"))).isEqualTo("rules = honour\n");
        assertThat(Run.with("", env, "contact", "--att", "1", "--def", "1").err())
                .contains("did you mean paperboys contact?");
        assertThat(Run.with("", env, "--rules", "paperboys", "contact", "--att", "1", "--def", "1")
                        .exit())
                .isZero();
        assertThat(Run.with("", env, "contact", "--att", "1", "--def", "1", "--rules", "paperboys")
                        .exit())
                .isZero();
        assertThat(Run.with(
                                "",
                                Map.of("XDG_CONFIG_HOME", home.toString(), "GROGNARD_RULES", "paperboys"),
                                "contact",
                                "--att",
                                "1",
                                "--def",
                                "1")
                        .exit())
                .isZero();
    }

    @Test
    void aBrokenSettingsFileIsNamedWithItsLine(@TempDir Path home) throws IOException {
        Files.createDirectories(home.resolve("grognard"));
        Files.writeString(home.resolve("grognard/config"), "# mine\nruels = acw\n");
        Run run = Run.with("", Map.of("XDG_CONFIG_HOME", home.toString()), "contact");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("config line 2: ruels = acw: expected rules = …");
    }

    @Test
    void pipedLinesRunOneAfterAnotherAndAWrongOneIsNamed() {
        Run run = Run.with("# a game\ncontact --att 4 --def 4 -q\n\nuse paperboys\nrally --pips 9\n", Map.of());
        assertThat(run.out()).startsWith("FIGHT");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("line 5, column 14: --pips 9: expected");
    }

    @Test
    void hostileLabelsAreShownHarmless() {
        Run run = Run.of("contact", "--att", "4", "--def", "4", "-q", "--label", "\u001b[2Jboo\u202e");
        assertThat(run.out()).startsWith("\\u001b[2Jboo\\u202e: FIGHT");
        Run json = Run.of("contact", "--att", "4", "--def", "4", "--json", "--label", "a\nb\u001b");
        assertThat(json.out().lines()).hasSize(1);
        assertThat(json.json()).containsEntry("label", "a\nb\u001b");
    }

    @Test
    void oddsAddUpTo36() {
        Map<String, Object> odds = run("odds contact --pips 1 --elite --json").json();
        List<Map<String, Object>> outcomes = Json.list(odds, "outcomes");
        assertThat(outcomes).extracting(outcome -> outcome.get("of")).containsOnly("36");
        assertThat(outcomes.stream().mapToInt(outcome -> Integer.parseInt((String) outcome.get("ways"))))
                .containsExactly(16, 7, 3, 7, 3);
        assertThat(odds).containsEntry("exact", true);
    }

    @Test
    void oddsHonourDiceAlreadyThrown() {
        List<Map<String, Object>> outcomes =
                Json.list(run("odds contact --att 6 --json").json(), "outcomes");
        assertThat(outcomes).extracting(outcome -> outcome.get("of")).containsOnly("6");
    }

    @Test
    void helpAndVersion() {
        assertThat(run("--help").out()).contains("grognard contact --att 4 --pips 1 --elite", "paperboys (in use)");
        assertThat(run("help").out()).isEqualTo(run("--help").out());
        // Choices are not broken inside a word, and there is no heading with nothing under it.
        assertThat(run("moves --help").out()).contains("--unit=WORD", "attack-column, skirmishers,");
        assertThat(run("cards --help").out()).doesNotContain("Outcomes:");
        assertThat(run("--version").out()).matches("grognard [0-9.]+\n");
        assertThat(run("paperboys").out()).contains("contact", "will it come to blows?");
    }

    @Test
    void aRuleIsLookedUp() {
        assertThat(run("rules contact").out()).contains("a friend routing by -1", "grognard contact --att 4");
        assertThat(run("rules contact --all").out())
                .contains("friend routing", "cavalry against infantry", "PB-1", "grognard contact --att 4");
        assertThat(run("rules PB-17").out()).startsWith("paperboys PB-17\n").contains("15 cm", "rally");
        assertThat(run("rules").out()).contains("will it come to blows?", "PB-19");
    }

    @Test
    void rollReadsTheUsualNotation() {
        assertThat(run("roll 3d6+1 --dice 1,2,3 --json").json().toString()).contains("total=7");
        assertThat(run("roll 2dav --dice 2,5 -q").out()).isEqualTo("TOTAL  7\n");
        assertThat(run("roll d1000 --dice 0.412 -q").out()).isEqualTo("TOTAL  0.412\n");
        assertThat(run("roll 2d6 - 1d4 + 3 --dice 1,2,4 -q").out()).isEqualTo("TOTAL  2\n");
    }

    @Test
    void theReferenceRollOfTheReadme() {
        List<Map<String, Object>> rolls =
                Json.list(run("roll 10d6 --seed salamanca --json").json(), "rolls");
        assertThat(rolls.get(0).get("values")).hasToString("[6, 6, 2, 2, 2, 3, 1, 6, 4, 4]");
    }
}
