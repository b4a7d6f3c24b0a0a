package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.PlayedGame;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Records that this program never writes, under a chain that holds: {@code journal verify} names each. */
class ImpossibleRecordsTest {

    private static final String MUSTER = "side,unit,arm,quality,stands\n"
            + "british,33rd,infantry,trained,8\nfrench,45e,infantry,trained,6\nfrench,9e,infantry,raw,6\n";

    @TempDir
    Path folder;

    private Path game = Path.of("");
    private List<String> records = List.of();

    @BeforeEach
    void twoLines() throws IOException {
        PlayedGame played = PlayedGame.of(folder, "paperboys", MUSTER);
        played.play("roll 2d6 --seed a");
        played.play("note rain");
        game = played.file();
        records = new ArrayList<>(Files.readAllLines(game));
        assertThat(verify().exit()).isZero();
    }

    private Run verify() {
        return Run.of("journal", "verify", game.toString());
    }

    private void forge(int record, String old, String other) throws IOException {
        assertThat(records.get(record - 1)).contains(old);
        records.set(record - 1, records.get(record - 1).replace(old, other));
        Files.write(game, Forgery.chained(records));
    }

    private void fails(int record, String why) {
        Run verified = verify();
        assertThat(verified.exit()).as(verified.out()).isEqualTo(3);
        assertThat(verified.out()).contains("record " + record + " ", why);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "?",
                "a,b",
                "=x",
                "--force",
                "--log=PWN.jsonl",
                "unit=33rd",
                "5",
                "5.5",
                "none",
                "french",
                "33rd",
                "33RD",
                "column"
            })
    void aNameThatNoMusterFileCanHave(String name) throws IOException {
        forge(1, "\"unit\":\"9e\"", "\"unit\":\"" + name + "\"");
        fails(1, "musters a unit called");
    }

    /** Playing needs no other names than those on record, so opening a game refuses what could be read as something else. */
    @ParameterizedTest
    @ValueSource(strings = {"--log=PWN.jsonl", "unit=33rd", "33rd", "5"})
    void aNameThatWouldBeReadAsSomethingElseIsRefusedOnOpening(String name) throws IOException {
        forge(1, "\"unit\":\"9e\"", "\"unit\":\"" + name + "\"");
        Run units = Run.of("--game", game.toString(), "units");
        assertThat(units.exit()).isEqualTo(2);
        assertThat(units.err()).contains("record 1 musters a unit called");
    }

    @ParameterizedTest
    @ValueSource(strings = {"none", "--x", "5", ""})
    void aSideThatNoMusterFileCanHave(String side) throws IOException {
        forge(1, "\"side\":\"british\"", "\"side\":\"" + side + "\"");
        fails(1, "musters the side");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-7", "10000", "2147483647"})
    void aTurnThatNoGameHas(String turn) throws IOException {
        forge(1, "\"turn\":1", "\"turn\":" + turn);
        fails(1, "expected a turn from 1");
    }

    @Test
    void anOfficerWhoIsWithAnOfficer() throws IOException {
        begin("paperboys", MUSTER.replace("stands\n", "stands,rank\n") + "french,Foy,,,,brigadier\n");
        assertThat(records.get(0)).contains("\"unit\":\"Foy\"");
        int foy = records.get(0).indexOf("\"unit\":\"Foy\"");
        String officer = records.get(0).substring(foy);
        forge(1, officer, officer.replace("\"with\":null", "\"with\":\"Foy\""));
        fails(1, "which cannot be");
    }

    @Test
    void theLastTurnDoesNotEnd() throws IOException {
        begin("paperboys", MUSTER, "--turn", "9999");
        Run end = Run.of("--game", game.toString(), "end");
        assertThat(end.exit()).isEqualTo(2);
        assertThat(end.err()).contains("the last that a game can have");
        assertThat(verify().exit()).isZero();
    }

    @Test
    void unitsOfPlainDice() throws IOException {
        forge(2, "\"units\":{}", "\"units\":{\"firer\":\"33rd\"}");
        fails(2, "is about none");
    }

    @Test
    void aNoteInALineOfSeveralRecords() throws IOException {
        forge(2, "\"version\"", "\"group\":{\"n\":1,\"of\":2},\"version\"");
        forge(3, "\"version\"", "\"group\":{\"n\":2,\"of\":2},\"version\"");
        fails(3, "which no typed line makes");
    }

    @Test
    void aDieOfWhatIsDue() throws IOException {
        play("fire 33rd 45e 20 --dice 6,6,6,1,1,1,1,1");
        forge(
                records.size(),
                "\"resolver\":\"heavy\",\"units\":[\"45e\"],\"options\":{}",
                "\"resolver\":\"contact\",\"units\":[\"33rd\",\"45e\"],\"options\":{\"att\":6,\"def\":1}");
        Run next = Run.of("--game", game.toString(), "next");
        assertThat(next.exit()).isEqualTo(2);
        assertThat(next.err()).contains("is due with att, a die");
    }

    /** The line that plays the last test of a turn begins the next turn in the same group of records. */
    @Test
    void aTurnThatIsNeverBegun() throws IOException {
        play("unit 45e state=routing");
        play("end --seed a");
        play("rally 45e --dice 6");
        int turn = records.size();
        assertThat(records.get(turn - 1)).contains("\"journal\":\"turn\"", "\"group\":{\"n\":2,\"of\":2}");
        records.remove(turn - 1);
        forge(turn - 1, "\"group\":{\"n\":1,\"of\":2},", "");
        fails(turn - 1, "does not begin the next one");
    }

    // ---- values of the game, phases, captures and pairs

    private void begin(String ruleset, String muster, String... options) throws IOException {
        Path other = Files.createTempDirectory(folder, ruleset);
        game = PlayedGame.of(other, ruleset, muster, options).file();
        records = new ArrayList<>(Files.readAllLines(game));
    }

    private void beginHonour() throws IOException {
        begin(
                "honour",
                "side,unit,type,limbered\nprussia,Garde,formed,\nprussia,Guns,field,no\naustria,Baden,formed,\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"abc", "0", "-3", "99999999999", "1e9", ""})
    void aNumberOfTurnsThatIsNone(String turns) throws IOException {
        for (String ruleset : List.of("acw", "napoleonic")) {
            String unit = ruleset.equals("acw") ? "figures\n%s,%s,20" : "troop,bases\n%s,%s,french-line,5";
            String row = unit.substring(unit.indexOf('\n'));
            begin(
                    ruleset,
                    "side,unit," + unit.formatted("union", "M20") + row.formatted("reb", "A15") + "\n",
                    "--turns",
                    "3");
            forge(1, "\"turns\":\"3\"", "\"turns\":\"" + turns + "\"");
            fails(1, "values.turns");
            for (String line : List.of("units", "turn", "end")) {
                assertThat(Run.of("--game", game.toString(), line).err()).doesNotContain("internal error");
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"until,never", "scale,6mm", "tea,milk"})
    void aValueThatNoGameHas(String key, String value) throws IOException {
        forge(1, "\"values\":{", "\"values\":{\"" + key + "\":\"" + value + "\"");
        fails(1, "values." + key);
    }

    @ParameterizedTest
    @CsvSource({
        "'\"name\":\"movement\"','\"name\":\"tea\"'",
        "'\"side\":\"prussia\"','\"side\":\"france\"'",
        "'\"n\":2,','\"n\":0,'",
        "'\"n\":2,','\"n\":9,'"
    })
    void aPhaseThatTheRulesetDoesNotHave(String old, String other) throws IOException {
        beginHonour();
        play("phase movement");
        forge(2, old, other);
        fails(2, "");
        Run turn = Run.of("--game", game.toString(), "turn");
        assertThat(turn.exit()).isEqualTo(2);
        assertThat(turn.err()).contains("record 2 names the phase");
    }

    @ParameterizedTest
    @CsvSource({"'\"stage\":2','\"stage\":0'", "'\"stage\":2','\"stage\":3'", "'\"turn\":1,','\"turn\":7,'"})
    void aPartThatTurnsDoNotHave(String old, String other) throws IOException {
        begin("napoleonic", "side,unit,troop,bases\nfrench,8e,french-line,5\nbritish,45th,british-line,5\n");
        play("end");
        forge(2, old, other);
        fails(2, "");
        for (String line : List.of("units", "turn", "next", "phase", "end")) {
            Run run = Run.of("--game", game.toString(), line);
            assertThat(run.exit()).isEqualTo(2);
            assertThat(run.err()).contains("record 2 begins turn");
        }
    }

    @Test
    void aPhaseOfTheOtherSide() throws IOException {
        beginHonour();
        play("phase movement"); // either side may begin
        play("phase");
        forge(3, "\"side\":\"austria\"", "\"side\":\"prussia\"");
        fails(3, "");
    }

    /** What was fired in the firing phase takes effect before it is left. */
    @Test
    void aFiringPhaseThatIsLeftBeforeItTakesEffect() throws IOException {
        beginHonour();
        play("phase firing");
        play("fire Garde Baden 5 --dice 6,6,1,1");
        play("phase");
        int left = records.size();
        assertThat(records.get(left - 2)).contains("\"journal\":\"apart\"");
        records.remove(left - 2);
        forge(left - 1, "\"group\":{\"n\":2,\"of\":2},", "");
        forge(left - 1, "\"record\":" + left, "\"record\":" + (left - 1));
        fails(left - 1, "apart first");
    }

    @ParameterizedTest
    @ValueSource(strings = {"nobody", "Guns", "Baden"})
    void aCaptureBySomebodyElse(String captor) throws IOException {
        beginHonour();
        play("unit add austria,Harsch,type=formed");
        play("capture Guns Harsch");
        forge(3, "\"captor\":\"Harsch\"", "\"captor\":\"" + captor + "\"");
        if (captor.equals("Baden")) { // an enemy as well: another might have done it
            assertThat(verify().exit()).isZero();
        } else {
            fails(3, "");
        }
        assertThat(Run.of("--game", game.toString(), "units").err()).doesNotContain("internal error");
    }

    /** Of two blows that are struck at once none can be left out. */
    @Test
    void aPairOfWhichOneIsMissing() throws IOException {
        begin("acw", "side,unit,figures\nunion,M20,20\nreb,A15,20\n");
        play("unit M20 contact=A15");
        play("end");
        play("next --seed a");
        int last = records.size();
        assertThat(records.get(last - 1)).contains("\"journal\":\"apart\"", "\"group\":{\"n\":4,\"of\":4}");
        records.remove(last - 2);
        forge(last - 1, "\"record\":" + last, "\"record\":" + (last - 1));
        fails(last - 1, "");
    }

    private void play(String line) throws IOException {
        List<String> words = new ArrayList<>(List.of("--game", game.toString()));
        words.addAll(List.of(line.split(" ")));
        Run run = Run.of(words.toArray(String[]::new));
        assertThat(run.exit()).as(run.err()).isZero();
        records = new ArrayList<>(Files.readAllLines(game));
    }

    @Test
    void aPipeIsNoGame() throws Exception {
        Path pipe = folder.resolve("pipe");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();
        Run units = Run.of("--game", pipe.toString(), "units");
        assertThat(units.exit()).isEqualTo(1);
        assertThat(units.err()).contains("it is not a regular file");
    }
}
