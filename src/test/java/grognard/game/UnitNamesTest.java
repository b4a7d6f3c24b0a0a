package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.PlayedGame;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Names of several words, and letters that no English keyboard has, on every line that names units. */
class UnitNamesTest {

    private static final String MUSTER = """
            side,unit,arm,stands,rank
            british,33rd,infantry,6,
            british,Élite garde,infantry,6,
            british,Élite chasseurs,infantry,6,
            british,2nd North British,cavalry,4,
            british,1st Battalion of the Royal Scots Fusiliers,infantry,6,
            british,Van Dorp,,,brigadier
            british,Van Loo,,,brigadier
            french,45e,infantry,6,
            french,Batterie Foy,artillery,1,
            french,Batterie à cheval,artillery,1,
            french,Œuvre,infantry,6,
            french,Preußen,infantry,6,
            french,Łódź,infantry,6,
            french,Sjælland Ørsted,infantry,6,
            french,Le\u0301ger,infantry,6,
            french,Old  Guard,infantry,6,
            """;

    @TempDir
    Path folder;

    private PlayedGame game() throws IOException {
        return PlayedGame.of(folder, "paperboys", MUSTER);
    }

    @ParameterizedTest
    @CsvSource({
        "oeuvre, Œuvre",
        "preussen, Preußen",
        "lodz, Łódź",
        "sjaelland orsted, Sjælland Ørsted",
        "leger, Le\u0301ger",
        "old guard, Old  Guard",
        "1st battalion of the royal scots fusiliers, 1st Battalion of the Royal Scots Fusiliers"
    })
    void lettersAndBlanks(String typed, String name) throws IOException {
        PlayedGame game = game();
        assertThat(game.play("unit " + typed + " pips=2")).contains(name + "  pips 0 → 2");
        boolean british = name.startsWith("1st");
        assertThat(game.play("odds fire " + (british ? typed + " 45e" : "33rd " + typed) + " 20"))
                .contains("casualties");
    }

    @Test
    void laterWordsOfAName() throws IOException {
        PlayedGame game = game();
        assertThat(game.play("odds contact north british 45e")).startsWith("paperboys contact");
        assertThat(game.play("moved royal scots fus north brit"))
                .contains("2nd North British  moved", "Fusiliers  moved");
        assertThat(game.play("unit north british pips=1")).contains("2nd North British  pips 0 → 1");
    }

    @Test
    void namesThatDifferOnlyInSuchLettersAreOneName() throws IOException {
        PlayedGame game = game();
        assertThat(game.refused("unit add french,Lodz,stands=6")).contains("mustered twice");
        assertThat(game.refused("unit add 'french,Old Guard,stands=6'")).contains("mustered twice");
    }

    @Test
    void officersOfSeveralWordsLeaveTheirUnits() throws IOException {
        PlayedGame game = game();
        game.play("attach van dorp elite garde");
        assertThat(game.play("detach van dorp")).contains("Van Dorp  with Élite garde → none");
        assertThat(game.refused("detach van dorp van loo")).contains("detach", "an officer");
        assertThat(game.refused("detach van")).contains("Van Dorp, Van Loo");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "unit batterie foy state=gone; fire 33rd 45e 20",
                "unit elite garde pips=1 --force; fire elite garde 45e 20",
                "attach van dorp elite garde; contact elite garde 45e",
                "attach elite garde van dorp; detach van dorp",
                "attach van dorp elite garde --force; detach van dorp --force",
                "fire elite garde 45e 20; due heavy old guard",
                "fire 33rd batterie a cheval 20 if 1=hit",
                "moved old guard; fire elite garde old guard 20",
                "capture batterie foy by elite garde",
                "unit add french,Vieille Garde,stands=6; fire 33rd vieille garde 20"
            })
    void stepsOfAPlanAreReadAsLines(String steps) throws IOException {
        PlayedGame game = game();
        String plan = steps.contains(" if ") ? "fire elite garde 45e 20; " + steps : steps;
        assertThat(game.play("plan '" + plan + "'")).startsWith("plan: exact odds");
    }

    @Test
    void plansRefuseWhatNamesNoOneUnit() throws IOException {
        PlayedGame game = game();
        assertThat(game.refused("plan 'attach van elite garde'")).contains("Van Dorp, Van Loo");
        assertThat(game.refused("plan 'attach van dorp'")).contains("an officer and a unit");
        assertThat(game.refused("plan 'attach 33rd 45e'")).contains("an officer");
        assertThat(game.refused("plan 'detach van dorp'")).contains("he is with none");
        assertThat(game.refused("plan 'moved'")).contains("units, as in moved 33rd");
        assertThat(game.refused("plan 'fire batterie foy 33rd 55; moved batterie foy'"))
                .contains("guns that fire stay");
        assertThat(game.refused("plan 'capture 45e by 33rd'"))
                .isEqualTo(game.refused("capture 45e by 33rd")
                        .replace("grognard: ", "grognard: step 1, capture 45e by 33rd: "));
    }

    @Test
    void wishesOfAPlan() throws IOException {
        assertThat(game().play("plan 'fire elite garde 45e 20' --want 'elite garde ready and not old guard stands<6'"))
                .contains("elite garde ready and not old guard stands<6", "46656/46656");
    }

    @Test
    void listedUnits() throws IOException {
        PlayedGame game = game();
        assertThat(game.play("units elite garde batterie foy --csv")).contains("Élite garde,", "Batterie Foy,");
        assertThat(game.play("units elite garde french"))
                .contains("Élite garde", "45e")
                .doesNotContain("33rd");
        assertThat(game.refused("units elite")).contains("Élite garde, Élite chasseurs");
    }

    @Test
    void addedUnitsNeedNoQuotes() throws IOException {
        PlayedGame game = game();
        String rows = "french,Vieille Garde,stands=6,brigade=La Garde french,9e,stands=5 neutral,Der Hof,stands=4";
        assertThat(game.play("unit add " + rows))
                .contains("Vieille Garde  comes to the table", "9e  comes to the table", "Der Hof  comes to the table");
        assertThat(game.play("units vieille garde --all")).contains("La Garde");
        assertThat(game.refused("unit add")).contains("unit add: expected a row, as in french,9e,stands=6");
        assertThat(game.refused("unit add french")).contains("unit add");
    }
}
