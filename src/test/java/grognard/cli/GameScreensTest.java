package grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Run;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a player sees at the prompt in a game, in a window of 100 columns. */
class GameScreensTest {

    private static final Path PAGE = Path.of("docs/game.md");

    @TempDir
    Path folder;

    private PromptRun begin(String scenario, String answers) {
        return begin(scenario, answers, "100");
    }

    private PromptRun begin(String scenario, String answers, String columns) {
        Map<String, String> window = Map.of("COLUMNS", columns, "GROGNARD_TTY", "1", "NO_COLOR", "1");
        PromptRun prompt = new PromptRun(window, new ByteArrayInputStream(answers.getBytes(StandardCharsets.UTF_8)));
        prompt.type("game new '" + folder.resolve(scenario + ".jsonl") + "' --scenario " + scenario);
        return prompt;
    }

    /** What the line prints: questions first, each with its answer after it, then the result. */
    private static String typed(PromptRun prompt, String line) {
        Run before = prompt.soFar();
        prompt.type(line);
        Run after = prompt.soFar();
        return after.err()
                        .substring(before.err().length())
                        .replace("[y/N]: ", "[y/N]: n\n")
                        .replace("(Enter: none): ", "(Enter: none):\n")
                + after.out().substring(before.out().length());
    }

    /**
     * A block of docs/game.md is a session: prompts with their lines, and what they print. {@code -Dpage.write=true} writes
     * what is printed now into the page.
     */
    @ParameterizedTest
    @CsvSource({"maida, 100", "reichenberg, 80"})
    void theScreensOfTheDocsAreThoseOfTheProgram(String scenario, String columns) throws IOException {
        List<String> page = new ArrayList<>(Files.readAllLines(PAGE));
        int from = page.indexOf("```text " + scenario) + 1;
        assertThat(from).isPositive();
        int end = from + page.subList(from, page.size()).indexOf("```");
        PromptRun prompt = begin(scenario, "\nn\n", columns);
        List<String> printed = new ArrayList<>();
        for (String line : page.subList(from, end)) {
            String place = prompt.shell().place() + "> ";
            if (line.startsWith(place)) {
                printed.add(line);
                printed.addAll(
                        typed(prompt, line.substring(place.length())).lines().toList());
            }
        }
        if (Boolean.getBoolean("page.write")) {
            page.subList(from, end).clear();
            page.addAll(from, printed);
            Files.write(PAGE, page);
        } else {
            assertThat(printed).isEqualTo(page.subList(from, end));
        }
    }

    @Test
    void aNewGameOpensWithWhatComesNext() {
        assertThat(begin("maida", "").soFar().out()).contains("Turn 1\nNext: card, which draws the next one");
        assertThat(begin("reichenberg", "").soFar().out()).contains("Next: phase, which begins initiative.");
    }

    @Test
    void aCardShowsWhoMayAct() {
        assertThat(typed(begin("maida", ""), "card red")).contains("may fire: Light Battalion, Corsicans, 78th");
    }

    @Test
    void phaseNamesTheCardWhereCardsDecide() {
        assertThat(typed(begin("maida", ""), "phase")).contains("expected card, which draws the next one");
    }

    @Test
    void aBareValueOfAFieldIsEnough() {
        assertThat(typed(begin("maida", ""), "unit horse unlimbered")).contains("limbered → unlimbered");
        PromptRun honour = begin("reichenberg", "");
        assertThat(typed(honour, "unit tw limbered")).contains("limbered no → yes");
        assertThat(typed(honour, "unit tw unlimbered")).contains("limbered yes → no");
        assertThat(typed(honour, "unit tw nonsense")).contains("expected FIELD=VALUE");
    }

    @Test
    void aValueWithoutADefaultIsAskedForBeforeTheDice() {
        PromptRun prompt = begin("brawners-farm", "hold\n");
        assertThat(typed(prompt, "fire 2wi 4va 4 --seed keys"))
                .contains("--order (hold, first-fire, moved, repulse): ")
                .contains("dice: shots ");
    }

    @Test
    void anEmptyAnswerWithoutADefaultPlaysNothing() {
        PromptRun prompt = begin("brawners-farm", "\n");
        assertThat(typed(prompt, "fire 2wi 4va 4"))
                .contains("--order is missing")
                .doesNotContain("shots");
    }

    @Test
    void unitOptionsNeedNoDashes() {
        PromptRun prompt = begin("reichenberg", "");
        typed(prompt, "unit kah hits=8");
        assertThat(typed(prompt, "rout kah near moel").toLowerCase(java.util.Locale.ROOT))
                .contains("moellendorf  hits");
    }

    @Test
    void noConditionOfAUnitIsCutOff() {
        PromptRun prompt = begin("maida", "");
        typed(prompt, "unit light pips=5 markers=2 suffered=3 under-fire tested-heavy moved");
        assertThat(typed(prompt, "units"))
                .contains("pips 5 markers 2 suffered 3")
                .contains("tested-heavy")
                .doesNotContain("…");
        assertThat(prompt.soFar().out().lines().allMatch(line -> line.length() <= 100))
                .isTrue();
    }

    @Test
    void severalDueTestsSayWhatToDoOnTheTable() {
        PromptRun prompt = begin("reichenberg", "");
        typed(prompt, "unit kah hits=4");
        typed(prompt, "unit norm hits=4"); // each has a general
        typed(prompt, "set ask off");
        typed(prompt, "end");
        assertThat(typed(prompt, "next all --seed 2"))
                .contains("rally Kahlden --seed 2\n", "rally Normann --seed 2\n")
                .contains("\n  unit  is rid of ")
                .contains("hits 4 → ")
                .contains("RALLIED  The unit rallies: 1 off, 3 left.  (rally dice 5)\n")
                .doesNotContain("-q");
    }

    @Test
    void coverAndChargingAreAskedWhereTheyCount() {
        PromptRun prompt = begin("maida", "wall\n\n\n");
        assertThat(typed(prompt, "fire 78th 1/1er 20 --dice 6,1,1,1,1,1,1,6"))
                .contains("Does any of this hold? screened; cover: wall, rampart (Enter: none):")
                .contains("cover none → wall");
        assertThat(typed(prompt, "fire 81st 1/1er 20 --seed x"))
                .as("it stays there")
                .doesNotContain("Does any");
        assertThat(typed(prompt, "fire field 2/42e 50 --seed x"))
                .as("a wall does not stop a cannon ball")
                .contains("Does any of this hold? cover: rampart (Enter: none):");
        assertThat(typed(prompt, "contact light 2/1er --att 4 --def 4 flank")).doesNotContain("Does any");
        assertThat(typed(prompt, "next --seed x")).as("due").doesNotContain("Does any");
        typed(prompt, "set ask off");
        assertThat(typed(prompt, "fire grenadiers 1/42e 20 --seed x")).doesNotContain("Does any");
    }

    /** A flank is the defender's: whether the attacker charges is still open. */
    @Test
    void whatIsTypedOfOneSideLeavesTheOtherOpen() {
        PromptRun prompt = begin("maida", "charging\n");
        assertThat(typed(prompt, "contact chasseurs 81st --att 4 --def 4 flank"))
                .contains("Does any of this hold? charging (Enter: none):")
                .contains("attacker 5, defender 2");
    }

    /** The target of a unit that must fire is named only now, and with it what protects it. */
    @Test
    void aDueLineThatThePlayerCompletesIsAskedAbout() {
        PromptRun prompt = begin("maida", "\n1/1er\n20\nscreened\n");
        typed(prompt, "contact 81st 2/1er --att 1 --def 3");
        typed(prompt, "end");
        assertThat(typed(prompt, "next --dice 1,1,1,1,1,1,1"))
                .contains("Does any of this hold? screened; cover: wall, rampart (Enter: none):")
                .contains("must-fire yes → no");
    }

    /** Whoever types that the friend ran through the unit has said that it was near. */
    @Test
    void aRoutThatIsTypedIsNotAskedAbout() {
        PromptRun prompt = begin("maida", "\n");
        typed(prompt, "contact light 2/1er --att 6 --def 1");
        assertThat(typed(prompt, "next --through --dice 6"))
                .contains("friends 1/42e --through", "pips 0 → 1")
                .doesNotContain("within 10 cm of 1/42e", "rout round");
    }

    @Test
    void coverIsAskedOnceATurnOfATargetThatStands() {
        PromptRun prompt = begin("maida", "\n\n\n\n");
        assertThat(typed(prompt, "fire field 2/42e 50 --seed x")).contains("cover: rampart (Enter");
        assertThat(typed(prompt, "fire mountain 2/42e 50 --seed x"))
                .as("the same target")
                .doesNotContain("Does any");
        assertThat(typed(prompt, "fire 78th 2/42e 20 --seed x"))
                .as("a wall stops musket balls, and was not asked about")
                .contains("Does any of this hold? screened; cover: wall (Enter");
        assertThat(typed(prompt, "fire 81st 2/42e 20 --seed x")).doesNotContain("Does any");
        typed(prompt, "undo");
        assertThat(typed(prompt, "fire 81st 2/42e 20 --seed x"))
                .as("taken back, perhaps for the answer")
                .contains("cover: wall, rampart (Enter");
        typed(prompt, "unit 2/42e moved=yes");
        assertThat(typed(prompt, "fire 27th 2/42e 20 --seed x"))
                .as("it may have moved into cover")
                .contains("cover: wall, rampart (Enter");
    }

    @Test
    void questionsAreWrappedBetweenWords() {
        PromptRun prompt = begin("maida", "\n\n", "40");
        typed(prompt, "contact light 2/1er --att 4 --def 4");
        assertThat(prompt.soFar().err().lines().filter(line -> !line.isBlank()))
                .anyMatch(line -> line.startsWith("Does any of this hold"))
                .allMatch(line -> line.length() <= 42);
    }

    @Test
    void aPhaseDoesNotRepeatWhatIsDue() {
        PromptRun prompt = begin("saalfeld", "");
        typed(prompt, "unit 9e disrupted=yes");
        typed(prompt, "unit 10e state=routing");
        String screen = typed(prompt, "end") + typed(prompt, "end") + typed(prompt, "phase");
        assertThat(screen.substring(screen.indexOf("(1 of 10)")))
                .contains("rally \"9e Hussards\"", "halt-rout \"10e Hussards\"")
                .doesNotContain("must", "may rally");
    }

    @Test
    void aBriefResultShowsModifiersAndTheColumn() {
        PromptRun prompt = begin("saalfeld", "charging\n");
        assertThat(typed(prompt, "combat 9e saxon --dice 0.612"))
                .contains("dice: combat number 0.612; column 1:1; charging +0.100\n");
    }

    @Test
    void anAnswerThatWasNotOfferedIsAskedForAgain() {
        PromptRun prompt = begin("maida", "uphill\nflank cover\n");
        assertThat(typed(prompt, "contact light 2/1er --att 4 --def 4"))
                .contains("answer uphill: expected one of cover, flank, or Enter for none")
                .contains("difference");
        assertThat(typed(prompt, "last")).contains("cover", "flank");
    }

    /** A player looks a rule up before he answers; the question comes again, and nothing is on record meanwhile. */
    @Test
    void lookUpsAreAnsweredWhileAQuestionIsOpen() {
        PromptRun prompt = begin("maida", "?\n? rampart cannon\nunits 78th\ndue\nturn\ndue drop 1\nrampart\n");
        prompt.type("card red");
        Run run = prompt.typed("fire field 1/poles 50 --dice 5,6,1,1");
        assertThat(run.err().split("Does any of this hold", -1)).hasSize(8);
        assertThat(run.err()).contains("answer due: expected one of rampart");
        assertThat(run.out())
                .contains("? WORD… looks a rule up; units, turn, due and help answer, too.")
                .contains("paperboys: rampart cannon")
                .contains("78th")
                .contains("Nothing is due.")
                .contains("Turn 1, british firing")
                .contains("shots 2, hits 2, saved 0");
    }

    @Test
    void rankingsShowTheChanceOfWhatThePlayerWants() {
        PromptRun prompt = begin("maida", "");
        assertThat(typed(prompt, "odds contact ? 1/1er"))
                .startsWith("Chance of defender-falls-back or defender-routs, in percent\n")
                .contains("Light Battalion v 1/1er    27.8             0.00\n");
        assertThat(typed(prompt, "odds fire ? 1/1er 20"))
                .startsWith("Mean casualties\n")
                .contains("mean  1+ %  2+ %  3+ %")
                .contains("27th v 1/1er             2.67  96.1  80.5  53.2\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "maida         | charge chasseurs 78th   | charge: did you mean contact?",
                "maida         | melee 78th 1/1er        | melee: did you mean fight?",
                "maida         | status                  | status: did you mean units?",
                "maida         | score                   | score: did you mean victory?",
                "maida         | musket                  | rules musket looks it up",
                "maida         | rout 78                 | rules rout looks it up",
                "maida         | take horse by 78        | take: did you mean capture?",
                "maida         | limber field            | limber: did you mean unit? as in unit NAME FIELD=VALUE",
                "maida         | skirmish corsicans      | skirmish: did you mean firefight?",
                "maida         | retreat 78              | retreat: did you mean moves?",
                "maida         | whose turn              | whose: did you mean turn?",
                "maida         | unit 78 wall            | as in arm=wall or cover=wall",
                "maida         | next                    | nothing is due: card or end goes on",
                "maida         | next 5                  | the number of something that is due, but nothing is due",
                "maida         | capture Horse guns      | guns and their captor, as in capture Battery by KGL",
                "reichenberg   | initiative 5 2          | dice thrown on the table follow --dice, as in --dice 4,2",
                "maida         | card green              | card red or card black is one turned",
                "maida         | unit 1/1er limbered     | 1/1er is infantry: only guns are limbered",
                "maida         | unit chasseurs square   | Chasseurs is cavalry: only infantry forms square",
                "maida         | unit field column       | Field guns is artillery: guns are limbered or unlimbered",
                "brawners-farm | unit 2wi limbered       | 2WI is infantry and cannot be limbered: expected line,",
                "saalfeld      | unit 34e limbered       | 34e is infantry: only batteries are limbered",
                "reichenberg   | unit kah limbered       | Kahlden: limbered is not for a unit of its kind",
                "reichenberg   | unit kah limbered=yes   | Kahlden: limbered is not for a unit of its kind",
                "saalfeld      | fire foot 34e 100       | fire: did you mean artillery?",
                "brawners-farm | rally 2wi               | rally: did you mean morale?"
            })
    void aRefusalNamesAWayOut(String scenario, String line, String way) {
        assertThat(typed(begin(scenario, ""), line)).contains(way);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "maida         | Horse guns      | fire horse 78th 50",
                "reichenberg   | Twelve-pounders | fire twelve 1/left 30",
                "brawners-farm | Battery B       | fire battery 4va 4 hold",
                "saalfeld      | Horse battery   | artillery horse rabenau 30"
            })
    void limberedGunsAreToldHowToUnlimber(String scenario, String guns, String line) {
        PromptRun prompt = begin(scenario, "");
        typed(prompt, "unit " + guns + " limbered");
        assertThat(typed(prompt, line)).contains("fire; unit " + guns + " unlimbered, when");
    }

    @Test
    void bothArmiesFitTheScreenWithThePrompt() {
        PromptRun prompt = begin("reichenberg", "", "80");
        assertThat(typed(prompt, "units").lines().count()).isLessThan(24);
        assertThat(typed(prompt, "units AUSTRIA")).startsWith("austria\n").doesNotContain("Kahlden");
    }

    /** Late in a battle: 30 units and 8 officers, each unit with losses and the marks of the turn. */
    @Test
    void bothArmiesFitTheScreenWhenEveryUnitIsMarked() throws IOException {
        StringBuilder muster = new StringBuilder("side,unit,stands,rank\n");
        for (String side : List.of("british", "french")) {
            for (int i = 1; i <= 15; i++) {
                muster.append(side + "," + i + "/" + side + " Line,6,\n");
            }
            for (String officer : List.of("A", "B", "C", "D")) {
                muster.append(side + "," + officer + " of the " + side + ",,brigadier\n");
            }
        }
        Path file = Files.writeString(folder.resolve("late.csv"), muster);
        Map<String, String> window = Map.of("COLUMNS", "100", "LINES", "30", "GROGNARD_TTY", "1", "NO_COLOR", "1");
        PromptRun prompt = new PromptRun(window);
        prompt.type("game new '" + folder.resolve("late.jsonl") + "' '" + file + "'");
        for (String side : List.of("british", "french")) {
            for (int i = 1; i <= 15; i++) {
                prompt.type(
                        "unit '" + i + "/" + side
                                + " Line' stands=4 cover=wall pips=3 markers=2 suffered=3 under-fire=yes tested-heavy=yes moved=yes");
            }
        }
        List<String> screen = prompt.typed("units").out().lines().toList();
        assertThat(screen).hasSizeLessThan(30).allMatch(line -> line.length() <= 100);
        assertThat(screen)
                .contains("Marks of this turn do not fit the window: units --all has them.")
                .anyMatch(
                        line -> line.matches("7/british Line +4/6 wall pips 3 markers 2 +7/french Line +4/6 wall .*"));
        assertThat(prompt.typed("units british").out()).contains("suffered 3").doesNotContain("do not fit");
    }

    /** What the game knows is refused before the dice; {@code before} are lines by hand. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "unit katte hits=6        | counter-charge katte    | Katte: a weakened unit never counter-charges",
                "unit katte evaded        | evade katte batth       | Katte: it has evaded this turn already",
                "moved katte              | evade katte batth       | Katte: it has moved this turn and cannot evade",
                "unit katte hits=6        | pursuit katte           | Katte: a weakened unit does not pursue",
                "unit katte pursuits=2    | pursuit katte           | Katte: it has pursued 2 times this turn"
            })
    void honourRefusesWhatTheGameKnows(String before, String line, String reason) {
        PromptRun prompt = begin("reichenberg", "");
        typed(prompt, before);
        assertThat(typed(prompt, line)).contains(reason).doesNotContain("NOT ALLOWED");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "maida         | attach 78th Stuart             | Stuart  with none → 78th",
                "maida         | attach Stuart Light Battalion  | Stuart  with none → Light Battalion",
                "maida         | moved Light Battalion 78th     | Light Battalion  moved no → yes",
                "maida         | capture Horse guns by Light B  | Horse guns  state",
                "brawners-farm | order 2wi hold                 | 2WI  order none → hold"
            })
    void namesNeedNoQuotesAndOrdersNoPlace(String scenario, String line, String change) {
        assertThat(typed(begin(scenario, ""), line)).contains(change);
    }
}
