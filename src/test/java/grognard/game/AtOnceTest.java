package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.cli.PromptRun;
import grognard.testing.Json;
import grognard.testing.PlayedGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Throws of both sides that happen at the same time: {@code next} plays a pair, a firing phase begins and ends it. */
class AtOnceTest {

    private static final String ACW = """
            side,unit,quality,figures,formation,brigade,rank
            union,M20,veteran,20,,Vincent,
            union,P83,veteran,20,,Vincent,
            reb,A15,veteran,20,,Law,
            reb,A47,veteran,20,,Law,
            reb,T4,veteran,20,attack-column,,
            """;

    private static final String HONOUR = """
            side,unit,type,quality,brigade,rank,rating
            prussia,Itzenplitz,formed,regular,Manstein,,
            prussia,Garde,formed,superior,Manstein,,
            prussia,Manstein,,,Manstein,brigadier,dithering
            austria,Baden,formed,regular,Wied,,
            austria,Harsch,formed,regular,Wied,,
            austria,Wied,,,Wied,brigadier,
            """;

    @TempDir
    Path folder;

    private static List<String> due(PlayedGame game) {
        return Json.<Map<String, Object>>list(Json.object(game.play("due --json")), "due").stream()
                .map(one -> one.get("line").toString())
                .toList();
    }

    private PlayedGame inMelee() throws IOException {
        PlayedGame game = PlayedGame.of(folder, "acw", ACW);
        game.play("unit M20 contact=A15");
        game.play("end");
        assertThat(due(game)).containsExactly("melee M20 A15", "melee A15 M20");
        return game;
    }

    /** Of several items each line is named, the second of a pair as well. */
    @Test
    void nextAllNamesBothLines() throws IOException {
        assertThat(prompted(inMelee(), Map.of(), "", "next all")).contains("melee M20 A15", "\nmelee A15 M20\n");
    }

    /** Questions are broken between words. */
    @Test
    void aLongQuestionIsWrapped() throws IOException {
        PlayedGame game = PlayedGame.of(folder, "acw", ACW);
        Map<String, String> terminal = Map.of("GROGNARD_TTY", "1", "COLUMNS", "100", "NO_COLOR", "1");
        assertThat(prompted(game, terminal, "\n", "fire M20 A15 4 hold --dice 1,1,1,1"))
                .contains("medium, heavy; flank:\n  partial, full, rear; charging (Enter: none): ");
    }

    private static String prompted(PlayedGame game, Map<String, String> environment, String answers, String line) {
        PromptRun prompt = PromptRun.answered(answers, environment);
        prompt.type("game " + game.file());
        prompt.type(line);
        return prompt.soFar().out() + prompt.soFar().err();
    }

    @Test
    void bothBlowsAreStruckAsTheyStood() throws IOException {
        PlayedGame game = inMelee();
        String said = game.play("next --dice 4,4,4,4,5,5,5,5");
        assertThat(said)
                .as("both strike with 20 figures, 12 and 22 losses by the chart")
                .contains("A15  figures 20 → 8", "melee A15 M20", "M20  figures 20 → 0", "M20  state ready → gone");
        assertThat(due(game)).noneMatch(line -> line.startsWith("melee"));
        game.verify();
        assertThat(game.play("undo")).contains("Taken back: melee M20 A15", "figures 8 → 20", "figures 0 → 20");
        assertThat(due(game)).containsExactly("melee M20 A15", "melee A15 M20");
        game.play("next 2 --seed a");
        assertThat(Files.readString(game.file())).contains("\"seed\":\"a/1\"", "\"seed\":\"a/2\"");
        game.verify();
    }

    @Test
    void tooFewDiceOfThePairLeaveNothingBehind() throws IOException {
        PlayedGame game = inMelee();
        assertThat(game.refused("next --dice 4,4,4,4")).contains("--dice has 4 dice");
        assertThat(game.refused("next --dice 4,4,4,4,5,5,5,5,6")).contains("no more than 4 dice");
        game.verify();
    }

    /** Players who say together themselves play one after the other. */
    @Test
    void betweenTogetherAndApartNextPlaysOne() throws IOException {
        PlayedGame game = inMelee();
        game.play("together");
        game.play("next --dice 4,4,4,4");
        assertThat(due(game)).containsExactly("melee A15 M20");
        game.play("next --dice 5,5,5,5");
        assertThat(game.play("apart")).contains("M20  state ready → gone");
        game.verify();
    }

    @Test
    void repulsedAndRepulsersFireTogether() throws IOException {
        PlayedGame game = PlayedGame.of(folder, "acw", ACW);
        game.play("order hold M20");
        game.play("charge A15 M20 --terrain open --distance 8 --dice 3,3,2,6");
        assertThat(game.refused("impact A15 M20 --dice 4,3,3,3")).contains("first what is due, fire M20 A15");
        game.play("next --dice 1,1,1,1");
        game.play("impact A15 M20 --dice 6,5,2,2,3");
        assertThat(due(game)).containsExactlyInAnyOrder("fire A15 M20 --order repulse", "fire M20 A15 --order repulse");
        String records = Files.readString(game.file());
        game.play("next --seed b");
        assertThat(Files.readString(game.file())
                        .substring(records.length())
                        .lines()
                        .toList())
                .hasSize(4)
                .allMatch(record -> record.contains("\"group\":{"));
        assertThat(due(game)).noneMatch(line -> line.startsWith("fire"));
        game.verify();
    }

    // ---- the firing phase of honour: lines 213 to 215 of the book

    @Test
    void inTheFiringPhaseWeakenedUnitsReturnFireAndNobodyRoutsBeforeItsEnd() throws IOException {
        PlayedGame game = PlayedGame.of(folder, "honour", HONOUR);
        game.play("unit Baden hits=5");
        game.play("phase firing");
        game.play("fire Itzenplitz Baden 5 --dice 6,6,1,1"); // 7 hits rout a regular unit
        assertThat(game.play("fire Baden Itzenplitz 5 --dice 6,6,1,1"))
                .contains("Itzenplitz  hits 0 → 2")
                .doesNotContain("simultaneous");
        assertThat(due(game)).isEmpty();
        assertThat(game.refused("end")).contains("apart first: then rout Baden is due");
        assertThat(game.refused("phase")).contains("apart first: then rout Baden is due");
        game.play("phase movement"); // a step back passes over nothing
        game.verify();
        game.play("undo");
        assertThat(game.play("turn")).contains("firing", "together");
        assertThat(game.play("together")).as("it has begun already").isEmpty();
        game.play("apart");
        assertThat(due(game)).containsExactly("rout Baden --near …");
        assertThat(game.refused("phase")).contains("first what is due, rout Baden");
        game.play("rout Baden --near Harsch");
        game.play("phase");
        assertThat(game.play("turn")).contains("close-combat").doesNotContain("together");
        game.verify();
    }

    @Test
    void theEndOfTheTurnEndsTheFiring() throws IOException {
        PlayedGame game = PlayedGame.of(folder, "honour", HONOUR);
        game.play("phase firing");
        game.play("fire Itzenplitz Baden 5 --dice 6,6,1,1");
        game.play("end");
        assertThat(game.play("turn --json")).contains("\"turn\":2,\"phase\":null");
        assertThat(game.refused("apart")).contains("together before it");
        game.verify();
    }

    @Test
    void outsideOfPhasesFireThatComesTooLateIsToldBefore() throws IOException {
        PlayedGame game = PlayedGame.of(folder, "honour", HONOUR);
        game.play("fire Itzenplitz Baden 5 --dice 6,6,1,1");
        PromptRun prompt = PromptRun.answered("n\n");
        prompt.type("game " + game.file());
        long size = Files.size(game.file());
        prompt.type("fire Baden Itzenplitz 5");
        assertThat(prompt.soFar().err())
                .contains("firing is simultaneous: together before it", "Play fire all the same? [y/N]");
        assertThat(Files.size(game.file())).isEqualTo(size);
    }

    @Test
    void aQuestionIsAskedUntilItIsAnswered() throws IOException {
        PlayedGame game = PlayedGame.of(folder, "honour", HONOUR);
        game.play("fire Itzenplitz Baden 5 --dice 6,6,1,1");
        PromptRun prompt = PromptRun.answered("due drop 4\nmaybe\nye\n");
        prompt.type("game " + game.file());
        prompt.type("fire Baden Itzenplitz 5 --dice 1,1,1,1");
        assertThat(prompt.soFar().err().split("all the same\\?", -1)).hasSize(4);
        assertThat(prompt.soFar()
                        .err()
                        .split("Please answer y or n; Enter alone is n, .*, Ctrl-C gives up the line", -1))
                .hasSize(3);
        assertThat(Files.readString(game.file())).contains("\"firer\":\"Baden\"");
    }

    @Test
    void aNumberIsAskedForUntilItIsOne() throws IOException {
        PlayedGame game = PlayedGame.of(folder, "paperboys", "side,unit,stands\nbritish,33rd,6\nfrench,45e,6\n");
        game.play("unit 45e state=routing");
        PromptRun prompt = PromptRun.answered("near\n12\n");
        prompt.type("game " + game.file());
        prompt.type("rally 45e"); // no die is thrown with the enemy so near
        assertThat(prompt.soFar().err()).contains("--enemy near: expected a whole number");
        assertThat(Files.readString(game.file())).as(prompt.soFar().err()).contains("\"enemy\":12");
        PromptRun none = PromptRun.answered("no\n");
        none.type("game " + game.file());
        none.type("undo");
        none.type("rally 45e --dice 6");
        assertThat(none.soFar().err()).doesNotContain("expected");
        game.verify();
    }
}
