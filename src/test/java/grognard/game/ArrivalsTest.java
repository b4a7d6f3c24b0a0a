package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Json;
import grognard.testing.PlayedGame;
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
import org.junit.jupiter.params.provider.EnumSource;

/** Reinforcements: a unit or officer with {@code arrives=N} takes no part in the game before turn N, in every ruleset. */
class ArrivalsTest {

    private static final String NOT_YET = " arrives in turn 3 and is not on the table yet";

    @TempDir
    Path folder;

    /** A ruleset with a muster in which Late, Guns and Chief arrive in turn 3, and lines that name Late on either side. */
    private enum Book {
        PAPERBOYS("""
                side,unit,arm,stands,formation,rank,with,arrives
                french,45e,infantry,6,line,,,
                french,Late,infantry,6,line,,,3
                french,Guns,artillery,2,unlimbered,,,3
                french,Ney,,,,commander,45e,
                french,Chief,,,,brigadier,45e,3
                british,33rd,infantry,6,line,,,
                """, "card red", "fire Late 33rd 20", "fire 33rd Late 20"),
        HONOUR("""
                side,unit,type,brigade,rank,with,arrives
                french,45e,formed,A,,,
                french,Late,formed,A,,,3
                french,Guns,field,A,,,3
                french,Ney,,A,brigadier,45e,
                french,Chief,,B,brigadier,45e,3
                british,33rd,formed,C,,,
                """, "phase firing", "fire Late 33rd 6", "fire 33rd Late 6"),
        ACW("""
                side,unit,arm,figures,sections,rank,with,arrives
                union,45e,infantry,16,,,,
                union,Late,infantry,16,,,,3
                union,Guns,artillery,,3,,,3
                union,Ney,,,,brigade,,
                union,Chief,,,,brigade,45e,3
                reb,33rd,infantry,16,,,,
                """, "phase moving-fire", "fire Late 33rd 10 --order hold", "fire 33rd Late 10 --order hold"),
        NAPOLEONIC("""
                side,unit,troop,bases,rank,with,arrives
                french,45e,french-line,6,,,
                french,Late,french-line,6,,,3
                french,Guns,french-foot-battery,1,,,3
                french,Ney,,,general,45e,
                french,Chief,,,general,45e,3
                british,33rd,british-line,6,,,
                """, "phase combat", "combat Late 33rd", "combat 33rd Late");

        private final String muster;
        private final String phase;
        private final String acts;
        private final String suffers;

        Book(String muster, String phase, String acts, String suffers) {
            this.muster = muster;
            this.phase = phase;
            this.acts = acts;
            this.suffers = suffers;
        }

        String rules() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }

        /** How often the game must be ended to come from one turn to the next. */
        int ends() {
            return this == NAPOLEONIC ? 2 : 1;
        }
    }

    private PlayedGame begin(Book book, String... options) throws IOException {
        return PlayedGame.of(folder, book.rules(), book.muster, options);
    }

    private static String endTurn(PlayedGame game, Book book) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < book.ends(); i++) {
            String end = game.play("end");
            out.append(end);
            out.append(end.contains("ends when this is done") ? game.play("due drop officer") : "");
        }
        return out.toString();
    }

    private static List<String> may(PlayedGame game) {
        return Json.<Map<String, Object>>list(Json.object(game.play("turn --json")), "may").stream()
                .map(one -> one.get("unit").toString())
                .toList();
    }

    @ParameterizedTest
    @EnumSource(Book.class)
    void linesThatNameSuchAUnitAreRefusedBeforeTheDice(Book book) throws IOException {
        PlayedGame game = begin(book);
        for (String line : List.of(
                book.acts,
                book.suffers,
                "odds " + book.acts,
                "plan '" + book.acts + "'",
                "moved Late",
                "capture Guns 33rd",
                "attach Ney Late")) {
            String named = line.startsWith("capture") ? "Guns" : "Late";
            assertThat(game.refused(line))
                    .as(line)
                    .contains(named + NOT_YET + ": unit " + named + " arrives=0 brings it on now");
        }
        assertThat(game.refused("attach Chief 45e")).contains("Chief" + NOT_YET);
        assertThat(game.play(book.acts + " --force")).isNotEmpty();
        game.verify();
    }

    @ParameterizedTest
    @EnumSource(Book.class)
    void itIsNeitherListedNorCountedBeforeItsTurn(Book book) throws IOException {
        PlayedGame game = begin(book);
        assertThat(game.play("units"))
                .containsPattern("Late .*arrives turn 3")
                .containsPattern("Chief.*arrives turn 3");
        String counted = losses(game);
        game.play(book.phase);
        assertThat(may(game)).doesNotContain("Late", "Guns", "Chief");
        assertThat(game.play("turn")).doesNotContain("Late", "Guns", "Chief");
        game.play("unit Late arrives=0");
        assertThat(losses(game)).isNotEqualTo(counted);
        assertThat(game.play("units")).doesNotContainPattern("Late .*arrives").containsPattern("Guns.*arrives turn 3");
        game.play(book.acts + " --force");
        game.play("undo 2");
        assertThat(losses(game)).isEqualTo(counted);
        assertThat(game.refused(book.acts)).contains(NOT_YET);
        game.verify();
    }

    /** The last lines of {@code units}: what is left of each army. */
    private static String losses(PlayedGame game) {
        return game.play("units")
                .lines()
                .filter(line -> line.contains(" left"))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @EnumSource(Book.class)
    void itsTurnIsSaidOnce(Book book) throws IOException {
        PlayedGame game = begin(book);
        String second = endTurn(game, book);
        assertThat(second).contains("Turn 2").doesNotContain("Late");
        String third = endTurn(game, book);
        assertThat(third).contains("Turn 3").containsOnlyOnce("Late  comes to the table");
        assertThat(third).contains("Guns  comes to the table").contains("Chief  comes to the table");
        assertThat(game.play("units")).doesNotContain("arrives turn");
        assertThat(endTurn(game, book)).doesNotContain("comes to the table");
        game.play("moved Late");
        game.play(book == Book.NAPOLEONIC ? "attach Ney Late" : "units");
        game.play("undo");
        game.verify();
    }

    @ParameterizedTest
    @EnumSource(Book.class)
    void unitsMusteredAgainStillArrive(Book book) throws IOException {
        PlayedGame game = begin(book);
        endTurn(game, book);
        String rows = game.play("units --csv");
        Path again = folder.resolve("again");
        Files.createDirectories(again);
        PlayedGame second = PlayedGame.of(again, book.rules(), rows, "--turn", "2");
        assertThat(second.play("units --csv")).isEqualTo(rows);
        assertThat(second.refused(book.acts)).contains(NOT_YET);
        assertThat(endTurn(second, book)).contains("Late  comes to the table");
        second.verify();
    }

    /** A turn that is past, or nothing at all, is a unit that is there. */
    @ParameterizedTest
    @EnumSource(Book.class)
    void aTurnThatIsPastIsNoHindrance(Book book) throws IOException {
        PlayedGame game = begin(book, "--turn", "5");
        assertThat(game.play("units")).doesNotContain("arrives");
        assertThat(endTurn(game, book)).doesNotContain("comes to the table");
        game.play(book.acts);
        game.verify();
    }

    /** A row that is added later arrives when it says. */
    @ParameterizedTest
    @EnumSource(Book.class)
    void reinforcementsMayBeAnnounced(Book book) throws IOException {
        PlayedGame game = begin(book);
        String row = book.muster
                .lines()
                .filter(line -> line.contains(",Late,"))
                .findFirst()
                .orElseThrow();
        String[] header = book.muster.lines().findFirst().orElseThrow().split(",", -1);
        String[] cells = row.split(",", -1);
        StringBuilder add = new StringBuilder("unit add " + cells[0] + ",9e");
        for (int i = 2; i < cells.length; i++) {
            add.append(cells[i].isEmpty() ? "" : "," + header[i] + "=" + cells[i]);
        }
        assertThat(game.play(add.toString())).contains("9e  arrives turn 3").doesNotContain("comes to the table");
        assertThat(game.refused("moved 9e")).contains("9e" + NOT_YET);
        game.verify();
    }

    /** The officer who comes later does not help the unit that he is mustered with. */
    @Test
    void anOfficerIsWithHisUnitFromHisTurnOn() throws IOException {
        PlayedGame game = begin(Book.ACW);
        assertThat(game.play("morale 45e --json")).contains("\"officer\":\"none\"");
        game.play("undo");
        game.play("unit Chief arrives=0");
        assertThat(game.play("morale 45e --json")).contains("\"officer\":\"brigade\"");
        game.verify();
    }

    /** Irregular troops test when they come, not before the battle. */
    @Test
    void whatIsDueOfAUnitThatComesIsDueWhenItComes() throws IOException {
        PlayedGame game = PlayedGame.of(folder, "paperboys", """
                side,unit,arm,stands,irregular,arrives
                french,45e,infantry,6,,
                french,Levy,infantry,6,yes,2
                british,33rd,infantry,6,,
                """);
        assertThat(game.play("due")).doesNotContain("Levy");
        assertThat(game.play("end")).contains("Levy  comes to the table").contains("levy Levy");
        game.play("undo");
        assertThat(game.play("unit Levy arrives=0")).contains("levy Levy");
        game.verify();
    }

    @ParameterizedTest
    @EnumSource(Book.class)
    void theMusterToStartFromExplainsTheColumn(Book book) {
        assertThat(Run.of("game", "muster", book.rules()).out())
                .contains(
                        "# arrives 0..9999: the turn in which it comes to the table; there from the beginning, if empty");
    }

    /** Skirmishers who are out take their stands off their parent's from the turn in which they come. */
    @Test
    void whatFollowsFromAnArrivalIsComputedWithTheTurn() throws IOException {
        PlayedGame game = PlayedGame.of(folder, "paperboys", """
                side,unit,arm,stands,ranks,parent,arrives
                french,45e,infantry,6,2,,
                french,Tirailleurs,skirmishers,2,,45e,2
                british,33rd,infantry,6,2,,
                """);
        assertThat(light(game)).isEqualTo("0");
        game.play("end");
        assertThat(light(game)).isEqualTo("1");
        game.play("undo");
        assertThat(light(game)).isEqualTo("0");
        game.verify();
    }

    private static String light(PlayedGame game) {
        return Json.<Map<String, Object>>list(Json.object(game.play("units 45e --json")), "units")
                .get(0)
                .get("light")
                .toString();
    }

    /** An army is not beaten for good while a unit of it is still to come. */
    @Test
    void anArmyWithReinforcementsHasNotLostTheField() throws IOException {
        PlayedGame game = begin(Book.NAPOLEONIC, "--until", "rout");
        assertThat(game.play("unit 45e state=gone")).doesNotContain("ROUT");
        game.play("unit Guns state=gone");
        assertThat(game.play("unit Late state=gone")).contains("FRENCH ROUT");
        game.verify();
    }

    /** Units and officers who are late in the ready battles, with their turns. */
    @ParameterizedTest
    @CsvSource({
        "maida, 20th 3",
        "brawners-farm, Pelham 3",
        "little-round-top, 140NY 4;146NY 6;91PA 6;155PA 6;Weed 4",
        "hagelberg, Chernyshev 6",
        "saalfeld, 34e 2;40e 3;64e 4;88e 4;21e Chasseurs 3;Foot battery 2;Lannes 2;Suchet 3",
    })
    void theReadyBattlesMusterThemSo(String scenario, String late) throws IOException {
        Path file = folder.resolve("battle.jsonl");
        assertThat(Run.of("game", "new", file.toString(), "--scenario", scenario)
                        .exit())
                .isZero();
        List<String> mustered =
                Json.<Map<String, Object>>list(Json.object(new PlayedGame(file).play("units --json")), "units").stream()
                        .filter(unit -> unit.get("arrives") != null)
                        .map(unit -> unit.get("unit") + " " + unit.get("arrives"))
                        .toList();
        assertThat(mustered).containsExactly(late.split(";"));
    }

    /** A brigade is complete in the muster, though some of it comes later. */
    @Test
    void remarksOnTheMusterCountThemAll() throws IOException {
        Path rows = folder.resolve("rows.csv");
        Files.writeString(
                rows,
                Book.HONOUR.muster.replace(
                        "british,33rd,formed,C,,,", "british,33rd,formed,C,,,\nbritish,9th,formed,C,,,2"));
        Run run = Run.of(
                "game", "new", folder.resolve("brigades.jsonl").toString(), rows.toString(), "--rules", "honour");
        assertThat(run.out()).doesNotContain("brigade C has 1 unit");
    }
}
