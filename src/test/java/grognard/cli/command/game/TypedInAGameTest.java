package grognard.cli.command.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.cli.PromptRun;
import grognard.repl.Suggestion;
import grognard.repl.Suggestions;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What players type in a game, by the names they give things, and what they are told where that is nothing. */
class TypedInAGameTest {

    private static final String ACW = """
            side,unit,arm,quality,figures,sections,weapon,formation,brigade,rank,with
            union,20th Maine,infantry,veteran,12,,rifle-musket,line,Vincent,,
            union,83rd Pennsylvania,infantry,veteran,10,,rifle-musket,line,Vincent,,
            union,44th York,infantry,veteran,8,,rifle-musket,line,Vincent,,
            union,Hazlett,artillery,veteran,,3,10-pdr,unlimbered,,,
            union,Vincent,,,,,,,Vincent,brigade,
            csa,15th Alabama,infantry,veteran,12,,rifle-musket,line,Law,,
            csa,47th Alabama,infantry,veteran,10,,rifle-musket,line,Law,,
            csa,4th Texas,infantry,veteran,10,,rifle-musket,line,Robertson,,
            csa,Law,,,,,,,Law,brigade,15th Alabama
            """;

    private static final String NAPOLEONIC = """
            side,unit,troop,bases,formation,rank,with
            british,33rd Foot,prussian-line,6,line,,
            british,Scots Greys,prussian-hussar,4,line,,
            british,Murcia,prussian-landwehr,6,column,,
            british,Battery 6,prussian-foot-battery,2,,,
            french,45e Ligne,french-line,6,line,,
            french,8e Leger,french-line,6,line,,
            french,Garde Grenadiers,french-grenadier,4,line,,
            french,Foy,,,,general,
            """;

    @TempDir
    Path folder;

    private PromptRun acw;
    private PromptRun napoleonic;

    @BeforeEach
    void games() throws IOException {
        acw = game("acw", ACW);
        napoleonic = game("napoleonic", NAPOLEONIC);
    }

    private PromptRun game(String ruleset, String muster) throws IOException {
        Path units = Files.writeString(folder.resolve(ruleset + ".csv"), muster);
        PromptRun prompt = new PromptRun();
        Run begun =
                prompt.typed("game new " + folder.resolve(ruleset + ".jsonl") + " " + units + " --rules " + ruleset);
        assertThat(begun.err()).isEmpty();
        return prompt;
    }

    /** As in every other line of a game. */
    @Test
    void aNameWithBlanksNeedsNoQuotesWhenAUnitIsSet() {
        assertThat(acw.typed("unit 83rd Penn figures=9").out()).contains("83rd Pennsylvania  figures 10 → 9");
        assertThat(acw.typed("unit 4th tex").out()).contains("4th Texas");
        assertThat(acw.typed("unit 4th Ohio figures=9").err()).contains("4th");
    }

    /** {@code --game} opens no game for this command, which may name another. */
    @Test
    void gameWithoutAFileShowsTheOneThatTheLineNames() {
        String file = folder.resolve("acw.jsonl").toString();
        Run shown = Run.of("--game", file, "game");
        assertThat(shown.err()).isEmpty();
        assertThat(shown.out()).startsWith(file + "\nTurn 1\n");
    }

    private PromptRun of(String ruleset) {
        return ruleset.equals("acw") ? acw : napoleonic;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "acw        | fire hazlit 4t 4 hold        | fire hazlit: expected a unit, and no unit's name begins with hazlit; did you mean Hazlett?",
                "acw        | fire 83d 4t 4 hold           | did you mean 83rd Pennsylvania?",
                "acw        | fire alabama 20 4 hold       | expected one unit, it fits 15th Alabama, 47th Alabama",
                "acw        | melee 20 xx                  | no unit's name begins with xx; try 15th Alabama, 47th Alabama, 4th Texas",
                "acw        | unit penns formation=lyne    | 83rd Pennsylvania formation lyne: expected one of",
                "acw        | unit pensylv figures=3       | did you mean 83rd Pennsylvania?",
                "acw        | attach law texs              | did you mean 4th Texas?",
                "acw        | fire haz 15 4 hodl           | did you mean hold?",
                "acw        | fire haz hodl 15 4           | did you mean hold?",
                "acw        | officer law 1                | expected a value of --enemy (12|2|melee)",
                "napoleonic | combat grexs 45 --charging   | did you mean Scots Greys?",
                "napoleonic | square scto 45               | did you mean Scots Greys?",
                "napoleonic | combat 45 33 --with lager    | --with lager: expected a unit, and no unit's name begins with lager; did you mean 8e Leger?",
            })
    void whatIsNoUnitIsRefusedAsOne(String ruleset, String line, String words) {
        Run run = of(ruleset).typed(line);
        assertThat(run.err()).contains(words);
        assertThat(run.out()).isEmpty();
    }

    @Test
    void aListOfUnitsHasOnlyThoseThatAreWantedAndGoesOnALine() {
        assertThat(acw.typed("fire xx 4t 4").err())
                .contains("20th Maine, 83rd Pennsylvania, 44th York, Hazlett, … (units lists them)");
        acw.type("unit 15 state=gone");
        acw.type("unit law state=lost");
        assertThat(acw.typed("fire 20 xx 4").err()).contains("; try 47th Alabama, 4th Texas\n");
        assertThat(acw.typed("unit xx figures=3").err()).doesNotContain("15th Alabama");
    }

    @Test
    void aLaterWordOfANameWillDo() {
        napoleonic.type("set ask off");
        assertThat(acw.typed("fire maine 4t 4 hold --seed x").out()).contains("20th Maine  opening-volley");
        assertThat(acw.typed("units york").out()).contains("44th York");
        assertThat(acw.typed("attach law texas").out()).contains("Law  with 15th Alabama → 4th Texas");
        assertThat(napoleonic.typed("odds combat foot ligne").err()).isEmpty();
        napoleonic.type("end"); // the French attack
        assertThat(napoleonic.typed("combat 45 grey --with leger --roll 0.5 -q").err())
                .isEmpty();
    }

    @Test
    void aNumberOrAValueIsNoLaterWord() {
        napoleonic.type("set ask off");
        acw.type("set ask off");
        napoleonic.type("end"); // the French attack
        // the battery's number is not what is meant by 6 bases, nor "battery 6" by a number at all
        assertThat(napoleonic
                        .typed("combat 45 --def 6 prussian-line --roll 0.5")
                        .err())
                .isEmpty();
        assertThat(napoleonic.typed("units 6").err()).contains("no unit's name begins with 6");
        acw.type("unit add csa,Old first,figures=8");
        assertThat(acw.typed("fire 20 4t 4 first --seed x").err()).isEmpty();
    }

    @Test
    void aFlagNeedsNoMinusesNorADefenderWhereOnlyHeHasIt() {
        assertThat(Run.of("contact", "--arm", "cavalry", "charging", "--json").out())
                .contains("\"charging\":true");
        assertThat(napoleonic.typed("odds combat 33 45 flank charging").err()).isEmpty();
        assertThat(Run.of("rally", "officer").err()).contains("did you mean --officer?");
    }

    @Test
    void aFlagMeantIsThatOfTheSameSide() {
        assertThat(Run.of("acw", "impact", "--formation", "routed").err()).doesNotContain("did you mean");
        assertThat(Run.of("acw", "impact", "--formation", "dismounted").err()).contains("did you mean --dismounted?");
        assertThat(Run.of("acw", "impact", "--def-formation", "dismounted").err())
                .contains("did you mean --def-dismounted?");
    }

    @Test
    void aBeginningIsAResolverBeforeAVerbAndItsOwnOptionBeforeTheUsual() {
        napoleonic.type("end"); // the French attack
        assertThat(napoleonic.typed("com 45 grey --fi --roll 0.5 -q").err())
                .contains("--first-contact with --troop french-line");
        assertThat(napoleonic.typed("en").err()).isEmpty(); // engage is not played in games
        assertThat(napoleonic.typed("eng 45 33").err()).contains("engage: expected its steps in a game");
        assertThat(new PromptRun().typed("com").err()).doesNotContain("with this prefix: combat");
        assertThat(acw.typed("m 20").err()).contains("melee, morale, moves");
    }

    @Test
    void stepsOfAPlanTakeBeginningsWhereAPersonTypesThem() throws IOException {
        assertThat(napoleonic
                        .typed("plan 'comb 33 garde --ch; un garde form=col; en'")
                        .err())
                .isEmpty();
        Run script =
                Run.of("--game", folder.resolve("napoleonic.jsonl").toString(), "plan", "comb 33 garde --charging");
        assertThat(script.err()).contains("did you mean combat?");
    }

    @Test
    void fieldsAndTheirChoicesTakeBeginningsWhereAPersonTypesThem() {
        assertThat(napoleonic.typed("unit 8e with=none").err())
                .contains("8e Leger with: expected one of its fields"); // an officer's, and no beginning of withdrawing
        assertThat(napoleonic.typed("unit 8e form=col disr=y").out())
                .contains("8e Leger  formation line → column, disrupted no → yes");
        assertThat(napoleonic.typed("unit 8e bas-1").out()).contains("bases 6 → 5");
        assertThat(napoleonic.typed("unit 8e s=3").err())
                .contains("8e Leger s: expected more of it, one of side, start, state");
        assertThat(Run.of("--game", folder.resolve("acw.jsonl").toString(), "unit", "20th Maine", "fig=3")
                        .err())
                .contains("did you mean figures?");
        assertThat(acw.typed("unit 15 march-column").out()).contains("formation line → march-column");
        assertThat(acw.typed("unit 15 fewer").err()).contains("as in figures=12");
    }

    @Test
    void oddsOfWhatIsDue() {
        assertThat(acw.typed("odds next").err()).contains("nothing is due");
        acw.type("fire maine 4t 4 hold --dice 1,6,4");
        assertThat(acw.typed("odds next").out()).startsWith("acw morale: exact odds");
        assertThat(acw.typed("odds next 1 --of holds").out()).contains("holds");
        assertThat(acw.typed("odds next 7").err()).contains("odds next 7: expected the number of something");
        assertThat(acw.typed("odds undo").err()).doesNotContain("did you mean undo");
        assertThat(Run.of("odds", "next").err()).doesNotContain("did you mean next");
    }

    @Test
    void anUnknownWordAtThePromptIsAnsweredShortly() {
        assertThat(acw.typed("clear").err())
                .isEqualTo(
                        "grognard: clear: expected a resolver of acw, a ruleset or a command; rules clear looks it up"
                                + " (help lists them)\n");
        assertThat(acw.typed("moralle 20").err()).contains("did you mean morale?");
    }

    @Test
    void helpIsOfTheGame() {
        assertThat(napoleonic.typed("help").out())
                .doesNotContain("engage")
                .contains("artillery \"Battery 6\" \"45e Ligne\" --range")
                .contains("general Foy\n") // nobody is to be rallied
                .doesNotContain("enemies pass through a battery"); // the command captures
        assertThat(napoleonic.typed("combat --help").out())
                .contains("In a game: combat ATTACKER DEFENDER, units by name")
                .contains("combat \"33rd Foot\" \"45e Ligne\"");
        assertThat(acw.typed("help unit").out())
                .contains("unit \"20th Maine\" figures=12 formation=line")
                .contains("level good|shaken|routed")
                .doesNotContain("pips");
        assertThat(acw.typed("help game").out()).contains("next plays what is due");
        assertThat(Run.of("acw", "fire", "--help").out()).doesNotContain("In a game:");
        assertThat(acw.typed("paperboys fire --help").out()) // of another ruleset, whose units are not in this game
                .contains("Outcomes: ")
                .doesNotContain("In a game");
    }

    @Test
    void aStrengthByHandStandsInPlaceOfWhatTheUnitFills() {
        napoleonic.type("end"); // the French attack
        assertThat(napoleonic.typed("combat 45 33 --def-strength 60 --roll 0.5").out())
                .contains("attacker 27, defender 60");
        napoleonic.type("undo"); // it withdraws
        assertThat(napoleonic
                        .typed("combat 45 33 --def-strength 60 --def-bases 3")
                        .err())
                .contains("--def-bases with --def-strength: expected only one of them");
    }

    @Test
    void aMusterSaysWhereItsWordsAreListed() {
        assertThat(Run.of("--rules", "napoleonic", "game", "--help").out())
                .contains("troop is one of french-old-guard,", "(sheet napoleonic has them all)");
    }

    @Test
    void faultsOfAllMusterFilesAreToldAtOnce() throws IOException {
        Path one = Files.writeString(folder.resolve("one.csv"), "side,unit,troop,bases\nfrench,45e,french line,6\n");
        Path two = Files.writeString(folder.resolve("two.csv"), "side,unit,troop,bases\nbritish,33rd,kgl-line,many\n");
        assertThat(Run.of(
                                "--rules",
                                "napoleonic",
                                "game",
                                "new",
                                folder.resolve("x.jsonl").toString(),
                                one.toString(),
                                two.toString())
                        .err())
                .contains("did you mean french-line?", "two.csv, line 2, column 4");
    }

    @Test
    void tabAfterTheUnitsOffersWhatTheyDoNotKnow() {
        assertThat(offered("fire haz 47")).containsExactly("--range", "hold", "first-fire", "moved", "repulse");
        assertThat(offered("fi haz 47 4")).containsExactly("hold", "first-fire", "moved", "repulse");
        assertThat(offered("fire haz 47 4 hold"))
                .contains("--flank", "--charging")
                .doesNotContain("--range", "--order", "--quality", "--seed");
        assertThat(offered("fire haz 47 --cover")).contains("woods").doesNotContain("--range");
    }

    private List<String> offered(String before) {
        return new Suggestions(acw.shell())
                .after(List.of(before.split(" ")), "").stream()
                        .map(Suggestion::word)
                        .toList();
    }
}
