package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.rulesets.Rulesets;
import grognard.testing.Json;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code roll} in a game: on record and proved like every throw, and no unit is changed by it. */
class PlainDiceTest {

    private static final String FOLDER = "a folder";

    @TempDir
    Path folder;

    static List<String> rulesets() {
        List<String> names = new ArrayList<>(Rulesets.names());
        names.add(FOLDER);
        return names;
    }

    private String game() {
        return folder.resolve("game.jsonl").toString();
    }

    private void muster(String ruleset, String... options) throws IOException {
        String rules = ruleset;
        Path muster = Path.of("src/test/resources/musters/" + ruleset + ".csv");
        if (ruleset.equals(FOLDER)) {
            rules = folder.resolve("ours").toString();
            muster = folder.resolve("ours.csv");
            assertThat(Run.of("workshop", "new", rules).exit()).isZero();
            Files.writeString(muster, "side,unit,figures\na,one,8\nb,two,6\n");
        }
        List<String> words = new ArrayList<>(List.of("game", "new", game(), muster.toString(), "--rules", rules));
        words.addAll(List.of(options));
        Run run = Run.of(words);
        assertThat(run.exit()).as(run.err()).isZero();
    }

    private Run play(String... words) {
        List<String> all =
                new ArrayList<>(List.of("--rules", folder.resolve("ours").toString(), "--game", game()));
        if (!Files.exists(folder.resolve("ours"))) {
            all.subList(0, 2).clear();
        }
        all.addAll(List.of(words));
        return Run.of(all);
    }

    private String played(String... words) {
        Run run = play(words);
        assertThat(run.exit()).as(run.err()).isZero();
        return run.out();
    }

    private String verified() {
        List<String> words = new ArrayList<>(List.of("journal", "verify", game()));
        if (Files.exists(folder.resolve("ours"))) {
            words.addAll(0, List.of("--rules", folder.resolve("ours").toString()));
        }
        return Run.of(words).out();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void aRollGoesOnRecordAndChangesNothing(String ruleset) throws IOException {
        muster(ruleset);
        String before = played("units", "--csv");
        assertThat(played("roll", "2d6", "--dice", "4,5")).startsWith("TOTAL  9\n");
        assertThat(played("units", "--csv")).isEqualTo(before);
        Map<String, Object> record =
                Json.object(Files.readAllLines(Path.of(game())).get(1));
        assertThat(record).containsEntry("ruleset", "dice").containsEntry("units", Map.of());
        assertThat(record.get("outcome")).asString().contains("changes=[]", "due=[]");
        assertThat(verified()).startsWith("VERIFIED");
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void oddsOfARollAreThoseWithoutAGame(String ruleset) throws IOException {
        muster(ruleset);
        assertThat(played("odds", "roll", "2d6"))
                .isEqualTo(Run.of("odds", "roll", "2d6").out());
        assertThat(Files.readAllLines(Path.of(game()))).hasSize(1);
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void aRollIsUndoneAndDoneAgain(String ruleset) throws IOException {
        muster(ruleset);
        played("together");
        played("roll", "d6", "--dice", "3");
        played("undo");
        played("redo");
        played("apart");
        assertThat(verified()).startsWith("VERIFIED");
    }

    @Test
    void aGameOfHouseRulesHasPlainDiceToo() throws IOException {
        muster("paperboys", "--house", "fight.rout-at=3");
        played("roll", "2d6");
        played("odds", "roll", "2d6");
        assertThat(verified()).startsWith("VERIFIED");
    }

    /** {@code 2d} begins the name of a regiment, and is dice here all the same. */
    @Test
    void aUnitWithTheNameOfADieIsNotMeant() throws IOException {
        Path muster = Files.writeString(folder.resolve("m.csv"), "side,unit,stands\na,2d6 Dragoons,8\nb,two,6\n");
        assertThat(Run.of("game", "new", game(), muster.toString()).exit()).isZero();
        assertThat(played("roll", "2d6", "--dice", "1,1")).startsWith("TOTAL  2\n");
        assertThat(played("odds", "roll", "2d6")).contains("mean");
    }

    /** Plain dice change nothing, so a record of them that does is forged. */
    @Test
    void aRollThatChangesAUnitIsForged() throws IOException {
        muster("paperboys");
        played("roll", "2d6");
        List<String> records = Files.readAllLines(Path.of(game()));
        String forged = records.get(1)
                .replace(
                        "\"changes\":[]", "\"changes\":[{\"unit\":\"33rd\",\"field\":\"stands\",\"from\":6,\"to\":5}]");
        assertThat(forged).isNotEqualTo(records.get(1));
        Files.write(Path.of(game()), Forgery.chained(List.of(records.get(0), forged)));
        assertThat(verified()).startsWith("NOT VERIFIED").contains("record 2");
    }

    /** A throw of another ruleset has no place in a game: what its effects are called may mean something else there. */
    @Test
    void aRecordOfAnotherRulesetIsForged() throws IOException {
        muster("paperboys");
        played("roll", "2d6");
        Path other = folder.resolve("other.jsonl");
        assertThat(Run.of("acw", "fire", "--figures", "20", "--order", "hold", "--log", other.toString())
                        .exit())
                .isZero();
        List<String> records = Files.readAllLines(Path.of(game()));
        String foreign = Files.readAllLines(other).get(0).replace("\"record\":1", "\"record\":2");
        Files.write(Path.of(game()), Forgery.chained(List.of(records.get(0), foreign)));
        assertThat(verified()).startsWith("NOT VERIFIED").contains("record 2 is of ruleset acw");
    }
}
