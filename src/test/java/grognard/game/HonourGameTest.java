package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.cli.PromptRun;
import grognard.testing.Run;
import grognard.testing.ShellWords;
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

/** What a player of a whole battle of honour ran into. */
class HonourGameTest {

    @TempDir
    Path folder;

    private String game = "";

    @BeforeEach
    void muster() throws IOException {
        game = folder.resolve("game.jsonl").toString();
        Path muster = folder.resolve("muster.csv");
        Files.writeString(muster, """
                side,unit,type,quality,rank,with
                prussia,Kahlden,formed,regular,,
                prussia,Luck,light-cavalry,regular,,
                prussia,Moller,field,,,
                austria,Deutsch,formed,regular,,
                austria,Botta,formed,regular,,
                austria,Bavaria,formed,regular,,
                austria,Alt Wied,light,regular,,
                austria,Guns,field,regular,,
                austria,Daun,general,,army,Deutsch
                austria,Buccow,general,,brigadier,Guns
                """);
        assertThat(Run.of("game", "new", game, muster.toString(), "--rules", "honour")
                        .exit())
                .isZero();
    }

    /** The game counts with the players' own tables, as the resolvers do. */
    @Test
    void ownTablesLimitBombardmentsAndRallies() throws IOException {
        Path own = folder.resolve("own");
        assertThat(Run.of("tables", "export", "honour", own.toString()).exit()).isZero();
        change(own.resolve("bombard.csv"), "most-hits,3", "most-hits,5");
        change(own.resolve("rally.csv"), "never-rallied,2", "never-rallied,1");
        game = folder.resolve("own.jsonl").toString();
        String muster = folder.resolve("muster.csv").toString();
        Run.of("game", "new", game, muster, "--rules", "honour", "--tables", own.toString());
        String tables = " --tables " + own;
        assertThat(played("bombard Moller Deutsch --batteries 2 --dice 6,6" + tables))
                .contains("hits 0 → 5", "bombarded 0 → 5");
        played("unit Botta hits=2");
        assertThat(played("rally Botta --clear --dice 6" + tables)).contains("hits 2 → 1");
    }

    private static void change(Path table, String from, String to) throws IOException {
        Files.writeString(table, Files.readString(table).replace(from, to));
    }

    private Run play(String line) {
        List<String> words = new ArrayList<>(List.of("--game", game));
        words.addAll(ShellWords.split(line));
        return Run.of(words);
    }

    private String played(String line) {
        Run run = play(line);
        assertThat(run.exit()).as(line + ": " + run.err()).isZero();
        return run.out();
    }

    private void verifies() {
        Run proof = Run.of("journal", "verify", game);
        assertThat(proof.exit()).as(proof.out()).isZero();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "bombard Moller Deutsch --dice 6",
                "unit Deutsch hits+2",
                "rout Bavaria --near Deutsch",
                "charge Luck Guns --def-friend",
                "breakthrough Luck Guns --dice 6,6,1,1"
            })
    void hitsThatComeNeitherByFireNorInCloseCombatPutNoGeneralAtRisk(String line) {
        played("unit Bavaria hits=7");
        assertThat(played(line)).doesNotContain("general-loss");
        verifies();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "fire Kahlden Deutsch 8 --dice 6,1,1,1 | 0",
                "fire Kahlden Deutsch 8 --dice 6,1,1,1 | 6",
                "combat Luck Deutsch --dice 6,1,1,1,1,1,1,1 | 0",
                "combat Luck Deutsch --dice 6,1,1,1,1,1,1,1 | 6",
                "melee Luck Deutsch 1, Deutsch Luck 1 --dice 6,1 | 6"
            })
    void aGeneralIsAtRiskByFireAndCloseCombatEvenIfHisUnitRoutsByIt(String line, int hits) {
        played("unit Deutsch hits=" + hits);
        assertThat(played(line)).contains("general-loss Daun");
        assertThat(played("due").contains("rout Deutsch")).isEqualTo(hits == 6);
        played("undo");
        played("together");
        assertThat(played(line)).doesNotContain("general-loss");
        assertThat(played("apart")).contains("general-loss Daun");
        assertThat(played("general-loss Daun --dice 6,6")).contains("state ready → lost, was-lost no → yes");
        verifies();
    }

    /** Firing comes before close combat, and the generals of a combat are looked at when all are fought. */
    @Test
    void whatIsDueComesInTheOrderOfThePhases() {
        played("charge Luck Botta");
        played("charge Kahlden Deutsch");
        assertThat(played("fire Moller Deutsch 30 --dice 6,6"))
                .containsPattern("(?s)general-loss Daun .*combat Luck Botta .*combat Kahlden Deutsch");
        played("due drop general-loss");
        assertThat(played("combat Kahlden Deutsch --charging --dice 6,1,1,1,1,1,1,1"))
                .containsPattern("(?s)fallback Deutsch.*pursuit Kahlden.*combat Luck Botta.*general-loss Daun");
        verifies();
    }

    @Test
    void afterADrawTheNextRoundIsDueWithoutTheCharge() {
        played("charge Luck Botta");
        assertThat(played("due")).contains("combat Luck Botta --charging");
        assertThat(played("combat Luck Botta --charging --overlap --def-fighting-dice 2 --dice 1,1,1,1,1,1"))
                .contains("NEXT ROUND")
                .containsPattern("combat Luck Botta --overlap --def-fighting-dice 2 +a draw: the next round");
        assertThat(played("due")).doesNotContain("--charging");
        assertThat(played("next --dice 1,1,1,1,1,1")).contains("NEXT ROUND", "a draw: the next round");
        assertThat(played("next --dice 6,6,1,1,1,1")).doesNotContain("a draw");
        verifies();
    }

    @Test
    void aMeleeThatIsDrawnTwiceIsDueTwice() {
        played("melee Luck Botta 1, Botta Luck 1 --dice 1,1");
        assertThat(played("next --dice 1,1")).contains("melee Luck Botta 1, Botta Luck 1");
        verifies();
    }

    /** What may not be done need not be played. */
    @Test
    void aPursuitThatIsForegoneIsNotDue() {
        assertThat(played("combat Botta Luck --dice 6,6,1,1,1,1,1,1"))
                .contains("DEFENDER FALLS BACK", "fallback Luck")
                .doesNotContain("pursuit");
        verifies();
    }

    @Test
    void lightsInBetweenTakeTheirHits() {
        assertThat(played("fire Moller Deutsch 20 --through-light 'Alt Wied' --dice 6,6,1,6"))
                .contains("Alt Wied  hits 0 → 1", "Deutsch  hits 0 → 1");
        PromptRun prompt = PromptRun.answered("y\n"); // it has fired already
        prompt.type("game " + game);
        prompt.type("fire mol deu 20 --through alt --in-charge --dice 6,6,1,6");
        assertThat(prompt.soFar().out()).contains("Alt Wied  hits 1 → 2");
        verifies();
    }

    @Test
    void namesMayHaveBlanksBetweenThem() {
        played("unit Deutsch hits=7");
        assertThat(played("rout Deutsch --near 'bot gun bav'"))
                .contains("Botta  hits 0 → 1", "Guns  hits 0 → 1", "Bavaria  hits 0 → 1");
        played("undo");
        PromptRun prompt = PromptRun.answered("bot bav --through gun\n");
        prompt.type("game " + game);
        prompt.type("next");
        assertThat(prompt.soFar().out()).contains("Botta  hits 0 → 1", "Guns  hits 0 → 2", "Bavaria  hits 0 → 1");
        assertThat(play("rout Deutsch --near 'bot xyz'").err()).contains("--near xyz");
        assertThat(play("rout Deutsch Botta").err()).contains("one unit, further ones after --near, --through");
        verifies();
    }

    /** The question takes names as they are printed, and goes on to those who are run through. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Botta, Alt Wied | Alt Wied | 1 | 2",
                "Alt Wied,Botta | Botta, Alt Wied | 2 | 2",
                "Alt Wied Botta, | '' | 1 | 1"
            })
    void thePromptTakesNamesAsPrintedAndAsksWhoIsRunThrough(String near, String through, int botta, int wied) {
        played("unit Deutsch hits=7");
        assertThat(prompted(near + "\n" + through + "\n", "next"))
                .contains("--through, friends half or more")
                .contains("Botta  hits 0 → " + botta, "Alt Wied  hits 0 → " + wied);
    }

    @Test
    void whatIsTypedInAGameIsToldByHelp() {
        assertThat(played("rout --help")).contains("--near=NAMES", "within 6 inches", "--through=NAMES");
        assertThat(played("melee --help")).contains("melee A C 4 charging, B C 2 charging, C A 3, C B 1");
        assertThat(played("bombard --help")).contains("bombard Battery Baden");
        assertThat(played("rules multiple combat")).containsPattern("melee A C 4\\s+charging");
        assertThat(played("rules turn")).contains("'together'", "'apart'");
        assertThat(played("together --help")).contains("fire 33rd 45e 20", "both sides fire at once");
    }

    @Test
    void resultsSayWhatToType() {
        played("unit Botta hits=5");
        assertThat(played("rally Botta")).contains("NOT ALLOWED", "--clear");
        played("combat Luck Botta --dice 6,1,1,1,1,1,1,1");
        assertThat(played("pursuit Luck --dice 4")).contains("--by-choice if it goes after the enemy");
        assertThat(played("counter-charge Luck --dice 4")).contains("charge ENEMY NAME --def-counter-charging");
        played("unit Daun state=lost");
        assertThat(played("replace Daun --dice 6")).contains("rating=", "initiative --lost-general");
        verifies();
    }

    /** Half of the dice of its formation, also if that is typed; what players agree on themselves stays. */
    @Test
    void aUnitThatIsHalfReadyHasHalfItsDice() {
        played("emergency Deutsch --dice 3");
        assertThat(played("fire Deutsch Kahlden 5 --json --seed a")).contains("\"fighting-dice\":2");
        assertThat(played("combat Kahlden Deutsch --json --seed a")).contains("\"def-fighting-dice\":2");
        played("due drop all");
        assertThat(played("fire Deutsch Kahlden 5 --fighting-dice 1 --in-charge --json --seed a"))
                .contains("\"fighting-dice\":1");
        assertThat(played("fire Deutsch Kahlden 5 --formation march-column --in-charge --json --seed a"))
                .contains("\"fighting-dice\":1");
        played("emergency Guns --dice 4");
        assertThat(played("fire Guns Kahlden 20 --json --seed a")).contains("\"fighting-dice\":1");
        played("emergency Luck --dice 2");
        played("moved 'Alt Wied'"); // or it would have to evade
        assertThat(played("breakthrough Luck 'Alt Wied' --json --seed a")).contains("\"fighting-dice\":2");
        played("emergency Botta --dice 1");
        assertThat(play("fire Botta Kahlden 5").err()).contains("Botta: it turned too late", "--force");
        assertThat(played("combat Luck Botta --json --seed a")).contains("\"def-fighting-dice\":0");
        verifies();
    }

    @Test
    void aUnitThrowsOnceATurnToRally() {
        played("unit Botta hits=5");
        assertThat(played("rally Botta")).contains("NOT ALLOWED");
        assertThat(played("rally Botta --clear --dice 1")).contains("NO CHANGE");
        assertThat(play("rally Botta --clear").err())
                .contains("Botta: it has thrown to rally already this turn, and throws once; --force");
        assertThat(played("end")).as("nothing is left to throw for").contains("Turn 2");
        assertThat(played("rally Botta --clear --dice 4")).contains("RALLIED");
        verifies();
    }

    @Test
    void ralliesComeWhenAllElseIsDone() {
        played("unit Botta hits=3");
        played("end");
        assertThat(played("combat Kahlden Deutsch --dice 6,1,1,1,1,1,1,1"))
                .containsPattern("(?s)fallback Deutsch.*pursuit Kahlden.*rally Botta");
    }

    @Test
    void generalsAreNotHitInTheLineOfFireNorByRouts() {
        assertThat(play("fire Moller Deutsch 30 --graze Daun").err())
                .contains("fire Daun: expected a unit, no officer");
        played("unit Botta hits=7");
        assertThat(play("rout Botta --near Daun").err()).contains("rout Daun: expected a unit, no officer");
    }

    @Test
    void theWinnerOfTheInitiativeMovesFirst() {
        assertThat(played("phase")).contains("initiative (1 of 7)");
        played("initiative --dice 1,5");
        assertThat(played("phase"))
                .contains("austria movement (2 of 7)", "may command or charge: Deutsch")
                .doesNotContain("Kahlden");
        assertThat(played("phase")).contains("prussia movement (3 of 7)", "may command or charge: Kahlden");
        assertThat(played("phase"))
                .contains("firing (4 of 7)", "may fire: Kahlden")
                .doesNotContain("Luck");
        assertThat(played("phase"))
                .as("nobody is in contact")
                .contains("close-combat (5 of 7)")
                .doesNotContain("may combat");
        assertThat(played("phase")).contains("generalship (6 of 7)");
        assertThat(played("phase"))
                .as("nobody has hits to rally")
                .contains("rallying (7 of 7)")
                .doesNotContain("may rally");
        assertThat(played("end")).contains("Turn 2");
        assertThat(played("turn --json")).contains("\"turn\":2,\"phase\":null");
        assertThat(played("phase")).contains("initiative (1 of 7)");
        verifies();
    }

    /** Who is charged fires in the enemy's movement, which asks for no other phase. */
    @Test
    void aChargeIsAnsweredInTheMovementOfTheOtherSide() {
        PromptRun prompt = new PromptRun();
        prompt.type("game " + game);
        prompt.type("initiative --dice 6,1");
        prompt.type("phase movement");
        prompt.type("fire Deutsch Kahlden 5 --dice 1,1,1,1");
        prompt.type("emergency Botta --dice 6");
        prompt.type("support Bavaria --dice 6");
        assertThat(prompt.soFar().out())
                .contains("prussia movement", "MISS", "ALL READY", "FIRES")
                .doesNotContain("all the same?");
        prompt.type("combat Kahlden Deutsch --dice 1,1,1,1,1,1,1,1");
        assertThat(prompt.soFar().out() + prompt.soFar().err()).contains("Play combat all the same?");
    }

    private String prompted(String answers, String... lines) {
        PromptRun prompt = PromptRun.answered(answers);
        prompt.type("game " + game);
        for (String line : lines) {
            prompt.type(line);
        }
        verifies();
        return prompt.soFar().out() + prompt.soFar().err();
    }

    @Test
    void thePromptAsksWhomPursuersCatchAndWhetherTheyGo() {
        played("combat Luck Botta --dice 6,6,6,1,1,1,1,1");
        assertThat(prompted("nobody\ny\n\n", "pursuit Luck --dice 3", "next 3"))
                .contains("or nobody? (Enter: nobody)", "MAY PURSUE", "Does Luck pursue?", "Luck  pursuits 0 → 1")
                .doesNotContain("expected one of same, new", "Left at its default");
        played("undo");
        assertThat(prompted("n\n", "next 3")).contains("Does Luck pursue?");
        assertThat(played("due")).doesNotContain("--by-choice");
    }

    @Test
    void thePromptAsksForFriendsOfChargedGunsAndForCanister() {
        assertThat(prompted("y\ny\n", "charge Luck Guns")).contains("to whom its crew can run?", "CREW EVADES");
        assertThat(prompted("y\n", "fire Moller Deutsch 17 --dice 3,3"))
                .contains("Does Moller fire canister?", "Deutsch  hits 0 → 2");
    }

    /** The fire of a charged unit comes before its charge is resolved (354-366); once it is played nobody is asked. */
    @Test
    void thePromptLeadsToTheAnswerOfAChargedUnit() {
        String first = "Deutsch answers the charge before it is resolved: fire Deutsch Luck RANGE if it faces";
        assertThat(prompted("n\n", "initiative --dice 6,1", "phase movement", "charge Luck Deutsch"))
                .contains(first, "Play charge all the same?", "not played");
        assertThat(prompted("\n", "fire Deutsch Luck 6 --dice 1,1,1,1", "charge Luck Deutsch"))
                .contains("CLOSE COMBAT")
                .doesNotContain("answers the charge");
    }

    /** Players allot the dice of a combat of several (662); next asks for them and plays the melee. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | melee Kahlden Deutsch 4 charging, Luck Deutsch 4 charging, Deutsch Kahlden 2, Deutsch Luck 2",
                "Luck Deutsch 2 charging, Kahlden Deutsch 4 charging, Deutsch Luck 1, Deutsch Kahlden 3 | Kahlden 3"
            })
    void nextAsksForTheDiceOfAMeleeAndPlaysIt(String answer, String line) {
        played("charge Luck Deutsch");
        played("charge Kahlden Deutsch");
        assertThat(prompted(answer + "\n", "next"))
                .contains("Several fight in one combat. Who fights whom, with how many dice", line)
                .contains("Deutsch's dice against Luck");
        assertThat(played("due")).doesNotContain("they meet", "several meet");
    }

    /** Combats that share a unit are one melee, whichever of them next names. */
    @Test
    void nextPlaysTheMeleeOfCombatsThatShareAUnit() {
        played("charge Kahlden Deutsch");
        played("charge Botta Kahlden");
        String chain = "melee Kahlden Deutsch 2 charging, Kahlden Botta 2, Deutsch Kahlden 4, Botta Kahlden 4 charging";
        assertThat(play("next").err()).contains("several fight Kahlden", chain);
        assertThat(prompted("\n", "next all")).contains("left for you: combat Kahlden Deutsch --charging");
        assertThat(prompted("\n", "next")).contains(chain, "Botta's dice against Kahlden");
        assertThat(played("due")).doesNotContain("they meet");
    }

    /** A pursuit that met a new enemy owes its charge, and next asks whom it met (700-708). */
    @Test
    void nextAsksWhichNewEnemyAPursuitHasMet() {
        played("combat Kahlden Botta --dice 6,6,1,1,1,1,1,1");
        played("fallback Botta --dice 3,4");
        played("pursuit Kahlden --caught new --dice 6");
        assertThat(prompted("Bavaria\n", "next"))
                .contains("Which new enemy has Kahlden met?", "CLOSE COMBAT")
                .doesNotContain("answers the charge");
        assertThat(played("due")).contains("combat Kahlden Bavaria").doesNotContain("charge Kahlden");
    }

    /** One who leaves does not help to rally (743-744), but one who goes straight to another unit does (740-742). */
    @Test
    void aGeneralIsWarnedBeforeHeLosesHisUseInRallying() {
        played("unit Botta hits=4");
        String leaves = "Daun does not help to rally this turn once he has left his unit; attach Daun UNIT takes";
        assertThat(prompted("n\n", "detach Daun")).contains(leaves, "Do it all the same?", "not played");
        assertThat(played("detach Daun")).contains(leaves);
        String late = "Daun has left a unit this turn and does not help to rally before the next";
        assertThat(prompted("n\n", "attach Daun Botta")).contains(late, "not played");
        assertThat(played("attach Daun Botta")).contains(late);
        assertThat(played("rally Botta")).contains("NOT ALLOWED");
        played("undo 3");
        assertThat(played("attach Daun Botta")).doesNotContain(late);
        assertThat(played("rally Botta --dice 4,1")).contains("RALLIED");
    }

    /** 742-743: a general stays with the unit that he joins until the next generalship. */
    @Test
    void aGeneralJoinsOneUnitInAPhase() {
        played("phase generalship");
        played("attach Daun Botta");
        String stays = "he has joined Botta in this turn's generalship and stays there until the next";
        assertThat(play("attach Daun Bavaria").err()).contains(stays, "undo takes that back", "--force");
        assertThat(play("detach Daun").err()).contains(stays, "undo takes that back", "--force");
        played("undo");
        played("attach Daun Bavaria");
        played("end");
        played("phase generalship");
        assertThat(played("attach Daun Botta")).doesNotContain(stays);
    }

    /** In a game with phases a combat that goes on waits for the close combat phase of the next turn. */
    @Test
    void aCombatThatGoesOnWaitsForItsPhase() {
        played("phase close-combat");
        played("combat Kahlden Deutsch --dice 6,6,1,1,1,1,1,1");
        played("fallback Deutsch --dice 3,4");
        played("pursuit Kahlden --caught same --dice 6");
        played("due drop general-loss");
        played("end");
        assertThat(played("due --json")).containsPattern("combat Kahlden Deutsch.*\"later\"");
        assertThat(prompted("n\n", "next")).contains("Turn 2 has not come to its phase yet: combat Kahlden Deutsch");
        played("phase initiative");
        assertThat(played("due --json")).containsPattern("combat Kahlden Deutsch.*\"later\"");
        played("phase close-combat");
        assertThat(played("due --json")).containsPattern("combat Kahlden Deutsch.*\"now\"");
    }

    @Test
    void thePromptAsksBeforeTheInitiativeIsLeftOut() {
        assertThat(prompted("n\ny\n", "phase", "phase", "turn", "phase"))
                .contains(
                        "The initiative of turn 1 is not thrown yet: initiative throws it. Do it all the same?",
                        "not played")
                .contains("prussia movement (2 of 7)");
    }

    @Test
    void aChargeAndItsCombatAreOneCharge() {
        played("charge Luck Botta");
        played("combat Luck Botta --charging --dice 6,6,1,1,1,1,1,1");
        assertThat(Run.of("journal", "story", game).out()).containsPattern("Luck +Prussia +1 +1 +0  ready");
    }

    /** A typed {@code none} of an option without a default is no input, so it is not on record as one. */
    @Test
    void nothingTypedIsNoInput() {
        assertThat(play("pursuit Luck --after-charge --caught none --force --dice 5")
                        .exit())
                .isZero();
        assertThat(Run.of("journal", "verify", game).exit()).isZero();
    }
}
