package grognard.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grognard.game.Game;
import grognard.game.MusterReader;
import grognard.game.Referees;
import grognard.input.BadInput;
import grognard.odds.Progress;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rulesets.Rulesets;
import grognard.table.NamedRow;
import grognard.testing.PlainLines;
import grognard.testing.PlayedGame;
import grognard.testing.Run;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code plan} answers, and what it refuses. */
class PlanTest {

    private static final String UNITS = "british,33rd,stands=4;french,45e,stands=4,pips=3;french,9e,stands=2";
    private static final String ATTACK = "contact 33rd 45e; due fight 33rd 45e";

    private static Run plan(String... more) {
        String[] args = new String[more.length + 3];
        args[0] = "plan";
        args[1] = "--units";
        args[2] = UNITS;
        System.arraycopy(more, 0, args, 3, more.length);
        return Run.of(args);
    }

    private static BigInteger want(String wish) {
        Run run = plan(ATTACK, "--want", wish, "--json");
        assertThat(run.err()).isEmpty();
        return new BigInteger(String.valueOf(((Map<?, ?>) run.json().get("want")).get("ways")));
    }

    private static BigInteger of() {
        return new BigInteger(String.valueOf(plan(ATTACK, "--json").json().get("of")));
    }

    @Test
    void wishesAddUpAsTheirWordsSay() {
        BigInteger routing = want("45e routing");
        assertThat(want("45e state=routing")).isEqualTo(routing);
        assertThat(want("not 45e state!=routing")).isEqualTo(routing);
        assertThat(want("not 45e routing")).isEqualTo(of().subtract(routing));
        assertThat(want("45e routing or not 45e routing")).isEqualTo(of());
        assertThat(want("45e routing and (33rd ready or 33rd routing)")).isEqualTo(routing);
        assertThat(want("1=defender-routs or 2=routs and 45e routing")).isEqualTo(routing);
        assertThat(want("(1=defender-routs or 2=routs) and 45e ready"))
                .as("and binds closer than or")
                .isLessThan(want("1=defender-routs or 2=routs and 45e ready"));
        assertThat(want("1=fight and 2=none")).isEqualTo(BigInteger.ZERO);
        assertThat(want("2=none").add(want("1=fight"))).isEqualTo(of());
        assertThat(want("45e stands<4").add(want("45e stands>=4"))).isEqualTo(of());
        assertThat(want("33 stands <= 3")).isEqualTo(want("\"33rd\" stands<4"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "45e gnoe | gone",
                "45e stans<4 | stands",
                "45e stands<four | whole number",
                "46e gone | 45e",
                "3=fight | earlier step",
                "1=figth | fight",
                "45e gone and | UNIT STATE",
                "(45e gone | parenthesis",
                "45e gone 33rd gone | and, or",
                "45e gone \"\" | and, or"
            })
    void wishesThatAreNoneAreRefused(String wish, String says) {
        Run run = plan(ATTACK, "--want", wish);
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("--want").contains(says);
    }

    @Test
    void aWishWithoutEndIsRefused() {
        for (String wish : List.of(
                "(".repeat(20_000) + "45e gone",
                "not ".repeat(20_000) + "45e gone",
                "45e gone" + " or 45e gone".repeat(20_000))) {
            Run run = plan(ATTACK, "--want", wish);
            assertThat(run.exit()).isEqualTo(2);
            assertThat(run.err()).contains("--want: expected at most 500 words").hasSizeLessThan(200);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "contcat 33rd 45e | contact",
                "contact 33rd 46e | 46e",
                "contact 33rd 45e --pip 3 | --pips",
                "contact 33rd 45e; fire 33rd 45e 20 if 1=figth | fight",
                "contact 33rd 45e; fire 33rd 45e 20 if 2=hit | earlier step",
                "contact 33rd 45e --seed x | --seed",
                "engage 33rd 45e | contact; fight",
                "moves 33rd | look-up",
                "end now | nothing after it",
                "contact 45e 9e | the other side",
                "unit 45e pips=9 | 0 to 6",
                "attach 33rd 45e | officer",
                "' ; ' | steps"
            })
    void stepsThatCanNeverBeTakenAreRefused(String steps, String says) {
        Run run = plan(steps);
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains(says);
        assertThat(run.out()).isEmpty();
    }

    /** As in a game: a name that several units have means the one that may move. */
    @Test
    void movedMeansTheUnitThatMayMove() {
        Run run = Run.of(
                "plan",
                "--units",
                "british,Guard 1,stands=8,state=routing;british,Guard 2,stands=8;french,45e,stands=6",
                "moved guard; contact 45e Guard 2");
        assertThat(run.exit()).as(run.err()).isZero();
    }

    /** Nine casualties or more of twelve dice: then it is gone, and the second volley has no target. */
    @Test
    void whatTheRulesRefuseInSomeCoursesIsPassedOver() {
        Run run = Run.of(
                "plan",
                "--units",
                "british,33rd,stands=12;british,30th,stands=12;french,9e,stands=4",
                "fire 33rd 9e 20; fire 30th 9e 20",
                "--json");
        Map<?, ?> second = (Map<?, ?>) ((List<?>) run.json().get("steps")).get(1);
        Map<?, ?> passed = (Map<?, ?>) ((List<?>) second.get("passed")).get(0);
        assertThat(String.valueOf(passed.get("why"))).startsWith("9e is gone (dead)");
        assertThat(new BigInteger(String.valueOf(passed.get("ways")))
                        .add(new BigInteger(String.valueOf(second.get("reached")))))
                .isEqualTo(new BigInteger(String.valueOf(run.json().get("of"))));
    }

    @Test
    void stepsWithoutDiceHaveOneWay() {
        Run run = plan("unit 45e pips=5; unit add french,27e,stands=3", "--json");
        assertThat(run.json().get("of")).isEqualTo("1");
        assertThat(run.out()).contains("\"unit\":\"45e\",\"field\":\"pips\",\"values\":[{\"value\":5,\"ways\":\"1\"}]");
    }

    @Test
    void twoPlansStandSideBySide() {
        Run text = plan(ATTACK, "--vs", "fire 33rd 45e 20; " + ATTACK, "--want", "45e routing");
        assertThat(text.out())
                .contains("A contact 33rd 45e")
                .contains("B fire 33rd 45e 20")
                .contains("45e routing");
        Run json = plan(ATTACK, "--vs", "fire 33rd 45e 20; " + ATTACK, "--want", "45e routing", "--json");
        assertThat(json.json()).containsKeys("vs", "difference");
        assertThat(plan(ATTACK, "--vs", "contcat 33rd 45e").err()).contains("--vs: step 1");
    }

    /** A plan has no row for a field that it never changes: the field keeps its first value. A goal may be spelt like it. */
    @Test
    void aFieldThatOnePlanNeverChangesIsCertainThere() {
        Run run = Run.of(
                "plan",
                "--rules",
                "examples/rulesets/hedgerow",
                "--units",
                "blue,A,men=10;red,B,men=10",
                "shoot A B",
                "--vs",
                "nerve B",
                "--want",
                "B tired",
                "--csv");
        List<String> tired = NamedRow.read("plans", run.out()).stream()
                .filter(row -> (row.get("what") + row.get("name")).contains("tired"))
                .map(row -> row.get("what") + " " + row.get("value") + " " + row.get("p"))
                .toList();
        assertThat(tired).containsExactly("want  0.000000", "tired false 1.000000", "tired true 0.000000");
    }

    @Test
    void spreadsheetsAndPicturesSayTheSame(@TempDir Path folder) throws IOException {
        Path picture = folder.resolve("plan.svg");
        Run run = plan(ATTACK, "--csv", "--svg", picture.toString(), "--want", "45e routing");
        assertThat(run.out()).startsWith("what,name,value,ways,of,p\nwant,45e routing,,");
        assertThat(Files.readString(picture)).startsWith("<svg").contains("45e routing");
    }

    /** A game is asked and nothing is written into it. */
    @Test
    void aPlanStartsFromTheGameAsItStands(@TempDir Path folder) throws IOException {
        Path muster = Files.writeString(
                folder.resolve("all.csv"), "side,unit,stands,pips\nbritish,33rd,4,\nfrench,45e,4,3\nfrench,9e,2,\n");
        String game = folder.resolve("game.jsonl").toString();
        assertThat(Run.of("game", "new", game, muster.toString()).err()).isEmpty();
        byte[] before = Files.readAllBytes(Path.of(game));
        Run inGame = Run.of("--game", game, "plan", ATTACK, "--json");
        assertThat(inGame.json().get("units"))
                .isEqualTo(plan(ATTACK, "--json").json().get("units"));
        assertThat(Files.readAllBytes(Path.of(game))).isEqualTo(before);
        assertThat(Run.of("plan", ATTACK).err()).contains("game");
    }

    @Test
    void tooManyResultsAreRefusedWithWhatGrows() {
        Ruleset ruleset = Rulesets.named("paperboys");
        Tables tables = Tables.builtIn(ruleset);
        Game game = MusterReader.madeUp("units", Referees.of(tables), List.of(UNITS.split(";")), Map.of());
        PlanLineReader lines = new PlainLines(ruleset);
        Plan plan = new PlanReader(game, lines).read("fire 33rd 45e 20; fire 33rd 45e 20 --force", Optional.empty());
        assertThatThrownBy(() -> new PlanEvaluator(game, tables, lines, Progress.UNWATCHED, new WorkLimit(20)).of(plan))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("step 2, fire 33rd 45e 20 --force: makes about")
                .hasMessageContaining("and the plan more than 20 results")
                .hasMessageContaining("45e pips")
                .hasMessageContaining("leave out a step");
    }

    /** Four volleys at four units: thirteen times as many states after each, which the first states of a step tell. */
    @Test
    void aPlanThatGrowsQuicklyIsRefusedBeforeItReachesTheLimit() {
        StringJoiner units = new StringJoiner(";");
        StringJoiner plan = new StringJoiner("; ");
        for (int i = 0; i < 4; i++) {
            units.add("british,b" + i + ",stands=12").add("french,f" + i + ",stands=12");
            plan.add("fire b" + i + " f" + i + " 20");
        }
        assertThat(Run.of("plan", "--units", units.toString(), plan.toString()).err())
                .contains("step 4, fire b3 f3 20: makes about 28,561 different states of 2,197");
    }

    /** The end of a turn is refused as in play: after the last turn, and between together and apart. */
    @Test
    void endsThatAreRefused(@TempDir Path folder) throws IOException {
        PlayedGame game =
                PlayedGame.of(folder, "paperboys", "side,unit,stands\nbritish,33rd,6\nfrench,45e,6\n", "--turns", "1");
        assertThat(game.refused("plan 'together; fire 33rd 45e 20; end'")).contains("step 3, end", "apart first");
        assertThat(game.refused("plan 'end; end'"))
                .contains("step 2, end", "night fell at the end of turn 1", "--force");
        assertThat(game.play("plan 'end; end --force'")).startsWith("plan: exact odds");
    }
}
