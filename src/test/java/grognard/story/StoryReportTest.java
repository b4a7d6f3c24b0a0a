package grognard.story;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The report that players post: opening, prose, turning points and pictures. */
class StoryReportTest {

    private static final String MUSTER = """
            side,unit,arm,stands,quality,rank,with
            british,33rd,infantry,6,trained,,
            british,Greys,cavalry,4,elite,,
            british,Picton,,,,commander,33rd
            french,45e,infantry,6,trained,,
            french,Cuirassiers,cavalry,4,elite,,
            """;

    /** The smallest picture: one pixel. */
    private static final String PIXEL =
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

    @TempDir
    Path folder;

    private Run run(String... args) {
        return Run.with("", Map.of("HOME", folder.toString()), args);
    }

    /** Musters a game and plays lines. */
    private String played(String ruleset, String muster, String... lines) throws IOException {
        Path file = Files.writeString(folder.resolve("muster.csv"), muster);
        String game = folder.resolve("game.jsonl").toString();
        Files.deleteIfExists(Path.of(game));
        assertThat(run("game", "new", game, file.toString(), "--rules", ruleset).err())
                .isEmpty();
        Path typed = Files.write(folder.resolve("lines.txt"), List.of(lines));
        Run batch = run("--rules", ruleset, "batch", typed.toString(), "--game", game);
        assertThat(batch.exit()).as(batch.err()).isZero();
        return game;
    }

    private String story(String game, String... options) {
        List<String> args = new ArrayList<>(List.of("journal", "story", game));
        args.addAll(Arrays.asList(options));
        Run run = run(args.toArray(String[]::new));
        assertThat(run.exit()).as(run.err()).isZero();
        return run.out();
    }

    /** The part of a Markdown report under a heading. */
    private static String section(String report, String title) {
        int from = report.indexOf("\n## " + title + "\n");
        assertThat(from).as(title + " in " + report).isPositive();
        int to = report.indexOf("\n## ", from + 1);
        return report.substring(from, to < 0 ? report.length() : to);
    }

    @Test
    void opensWithTheSidesTheirOrdersOfBattleAndTheResult() throws IOException {
        String report = story(played("paperboys", MUSTER, "contact 33rd 45e --dice 6,1"), "--md");
        assertThat(report)
                .startsWith("# game\n\nPlayed on ")
                .contains("The British under Picton fought the French.\n")
                .contains(
                        "In turn 1, which was not played out, the British had the better of it. Stands lost or routing: British 0,"
                                + " French 6.")
                .contains("### British under Picton\n\n- 33rd: infantry, trained, musket, 6 stands\n")
                .contains("- Picton: commander, with 33rd\n");
    }

    @Test
    void namesTheBattleOfTheScenario() throws IOException {
        String game = played("paperboys", MUSTER);
        named(game, "\"title\":\"Waterloo\",\"date\":\"18 June 1815\",\"place\":\"Mont-Saint-Jean\"", "Wellington");
        assertThat(story(game, "--md"))
                .startsWith("# Waterloo\n\n18 June 1815, Mont-Saint-Jean. Played on ")
                .contains("The British under Wellington fought the French.");
        assertThat(story(game, "--html")).contains("<title>Waterloo</title>");
    }

    @Test
    void opensWithTheTitleOfTheGame() throws IOException {
        Path muster = Files.writeString(folder.resolve("muster.csv"), MUSTER);
        String titled = folder.resolve("titled.jsonl").toString();
        run("game", "new", titled, muster.toString(), "--title", "The ridge");
        assertThat(story(titled, "--md")).startsWith("# The ridge\n");
        String scenario = folder.resolve("scenario.jsonl").toString();
        assertThat(run("game", "new", scenario, "--scenario", "maida").exit()).isZero();
        assertThat(story(scenario, "--md"))
                .startsWith("# Maida\n\n4 July 1806")
                .contains("The British under Sir John Stuart fought the French under General Reynier.");
    }

    @Test
    void hostileTitlesPlacesAndCommandersAreHarmless() throws IOException {
        String game = played("paperboys", MUSTER);
        String hostile = "<script>x</script> [a](http://b) **c**";
        named(
                game,
                "\"title\":\"" + hostile + "\",\"date\":\"" + hostile + "\",\"place\":\"" + hostile + "\"",
                hostile);
        assertThat(story(game, "--html")).doesNotContain("<script").contains("&lt;script&gt;");
        assertThat(story(game, "--md"))
                .doesNotContain("<script", "[a]", " **c**")
                .contains("\\[a\\]");
    }

    /** A side's name is the title of cells, where a quotation mark would end the attribute. */
    @Test
    void hostileSidesStayInTheirAttribute() throws IOException {
        String game = played("paperboys", MUSTER);
        Path file = Path.of(game);
        Files.writeString(file, Files.readString(file).replace("\"british\"", "\"a\\\" onclick=\\\"x\""));
        assertThat(story(game, "--html")).contains("&quot; onclick=&quot;x").doesNotContain("=\"A\" onclick");
    }

    /** Writes into the muster what a scenario brings. */
    private static void named(String game, String scenario, String commander) throws IOException {
        Path file = Path.of(game);
        String with = "\"scenario\":{" + scenario + "},\"commanders\":{\"british\":\"" + commander + "\"},\"values\"";
        Files.writeString(file, Files.readString(file).replaceFirst("\"values\"", with.replace("\\", "\\\\")));
    }

    @Test
    void tellsTheTurnByTheUnitsNamesAndHowOftenASurpriseComes() throws IOException {
        // The charge adds 1, and a difference of 2 throws back: 3 + 2 + 1 ways of 36.
        String report = story(
                played(
                        "paperboys",
                        MUSTER,
                        "note The Greys forget to halt.",
                        "contact Greys Cuirassiers --charging --dice 1,6",
                        "fire 33rd 45e 20 --dice 5,1,1,1,1,1"),
                "--md");
        assertThat(section(report, "Turn 1"))
                .contains("\u201cThe Greys forget to halt.\u201d\n\n")
                .contains(
                        "The Greys went in against the Cuirassiers and were thrown back. The dice were cruel to the British: it"
                                + " happens one time in six.")
                .contains("The 33rd put one hit on the 45e.")
                .doesNotContain("The attacker", "--", "%", "\u2192");
    }

    @Test
    void leavesOutOptionsAndWhatToDoNext() throws IOException {
        String report = story(
                played(
                        "paperboys",
                        MUSTER,
                        "contact 33rd 45e --dice 3,5",
                        "fight 33rd 45e --dice 1,1,1,1,1,1,1,1,1,1,1,1"),
                "--md");
        assertThat(section(report, "Turn 1"))
                .contains("The 33rd attacked the 45e, and neither gave way.")
                .contains("The fight was undecided, at a cost of one stand each.")
                .doesNotContain("fight it out", "--round");
    }

    /** Regiments with numbers and plural names take the article and the plural; persons and their guns do not. */
    @Test
    void unitsAreNamedAsPlayersSpeakOfThem() throws IOException {
        String muster = """
                side,unit,arm,stands,quality,rank,with
                british,Ross,artillery,2,trained,,
                british,Rifles,infantry,6,trained,,
                french,45e,infantry,6,trained,,
                french,Poles II,infantry,6,raw,,
                """;
        String turn = section(
                story(
                        played(
                                "paperboys",
                                muster,
                                "contact 45e Rifles --dice 5,1",
                                "unit \"Poles II\" state=routing pips=5",
                                "rally \"Poles II\" --dice 1",
                                "fire Ross 45e 20 --dice 1,1,1,1"),
                        "--md"),
                "Turn 1");
        assertThat(turn)
                .contains("The 45e went in against the Rifles, who ")
                .contains("The Poles II would not rally and ran on")
                .doesNotContain("Ross"); // a miss is told only where nothing else happened
    }

    /** A line a volley reads like a log. */
    @Test
    void sumsUpFireByTarget() throws IOException {
        String muster = """
                side,unit,arm,quality,figures,sections,weapon
                union,M20,infantry,veteran,20,,rifle-musket
                union,Hazlett,artillery,veteran,,4,12-pdr
                rebels,A15,infantry,veteran,20,,rifle-musket
                """;
        String game = played(
                "acw",
                muster,
                "fire M20 A15 hold 10 --dice 3,4",
                "fire Hazlett A15 hold 12 --dice 3,4,3",
                "fire A15 M20 hold 10 --dice 3,4");
        assertThat(section(story(game, "--md"), "Turn 1"))
                .containsPattern(
                        "M20 and Hazlett cost A15 \\w+ figures; M20 lost \\w+ figures under the fire of A15\\.")
                .doesNotContain("fires at");
    }

    /** A shot that disrupts is no miss, although it costs nobody. */
    @Test
    void fireThatDisruptsHasAnEffect() throws IOException {
        String muster = """
                side,unit,troop,bases
                french,Bty,french-foot-battery,1
                british,33rd,british-line,5
                """;
        String game = played("napoleonic", muster, "artillery Bty 33rd 300 --dice 0.600");
        assertThat(Files.readString(Path.of(game))).contains("\"field\":\"disrupted\",\"from\":false,\"to\":true");
        assertThat(section(story(game, "--md"), "Turn 1"))
                .contains("Bty threw the 33rd into disorder.")
                .doesNotContain("no effect");
    }

    /** Honour's loss by fire is the unit that is weakened, so that volley is told by itself. */
    @Test
    void tellsTheVolleyThatWeakens() throws IOException {
        String muster = "side,unit,type,quality,hits\nallies,57th,formed,superior,0\nfrench,88e,formed,regular,3\n";
        String game = played("honour", muster, "fire 57th 88e 3 --dice 6,1,1,1");
        assertThat(section(story(game, "--md"), "Turn 1"))
                .contains("The 57th fired at the 88e, who took one hit and began to waver.");
    }

    /** Several units fight as one, and those who joined a charge or an attack are named. */
    @Test
    void tellsMeleesAndTheirSupporters() throws IOException {
        String muster = """
                side,unit,type,quality
                prussia,Anhalt,formed,superior
                prussia,Bevern,formed,regular
                austria,Colloredo,formed,regular
                """;
        String game = played(
                "honour",
                muster,
                "charge Anhalt Colloredo with Bevern",
                "melee Anhalt Colloredo 4 charging, Bevern Colloredo 2 charging, Colloredo Anhalt 2, Colloredo Bevern 2"
                        + " --dice 6,6,6,6,6,6,1,1,1,1");
        String report = story(game, "--md");
        assertThat(section(report, "Turn 1"))
                .contains("Anhalt charged Colloredo together with Bevern, and the charge went home.")
                .contains("In the melee Colloredo broke and ran.");
        assertThat(section(report, "Turning points")).contains("In the melee Anhalt and Bevern broke Colloredo");
        // Shots are left out, as nobody fired: charges and won, then charged.
        assertThat(section(report, "Roll of honour"))
                .contains("| Anhalt | Prussia | 1 | 1 |", "| Bevern | Prussia | 1 | 1 |");
    }

    @Test
    void tellsRideDownsAndSupportedAttacks() throws IOException {
        String muster = """
                side,unit,troop,bases
                french,17e,french-line,6
                french,10e Hussards,french-hussar,3
                french,9e Hussards,french-hussar,3
                prussian,Xaver,saxon-line,3
                """;
        String game = played(
                "napoleonic",
                muster,
                "combat 17e Xaver with \"10e Hussards\" --dice 0.999",
                "due drop 1-9",
                "ride-down \"9e Hussards\" Xaver");
        assertThat(section(story(game, "--md"), "Turn 1"))
                .contains("The 17e, supported by the 10e Hussards, attacked Xaver, which broke and ran")
                .contains("The 9e Hussards rode down the fugitives of Xaver, which lost one base");
    }

    /** Who was in disorder already and breaks has neither held nor come back (8.7, 740-746; 8.6.5). */
    @Test
    void tellsWhoBrokeAtASquareInDisorder() throws IOException {
        String muster = """
                side,unit,troop,bases,formation,disrupted
                french,10e Hussards,french-hussar,3,,
                french,9e Hussards,french-hussar,3,,yes
                prussian,Xaver,saxon-line,3,square,yes
                prussian,Anton,saxon-line,3,square,
                """;
        String game = played(
                "napoleonic",
                muster,
                "square \"10e Hussards\" Xaver --dice 0.600",
                "due drop 1-9",
                "square \"9e Hussards\" Anton --dice 0.400");
        assertThat(section(story(game, "--md"), "Turn 1"))
                .contains("The 10e Hussards broke the square of Xaver, which was in disorder already")
                .contains("The 9e Hussards rode at the square of Anton, but the disorder was too much and they broke");
    }

    @Test
    void tellsSurrenders() throws IOException {
        String muster = """
                side,unit,arm,quality,figures,weapon,level
                union,A,infantry,veteran,20,rifle-musket,good
                rebels,B,infantry,veteran,20,rifle-musket,routed
                """;
        String game = played("acw", muster, "impact A B");
        assertThat(section(story(game, "--md"), "Turn 1"))
                .contains("A charged B, which threw down its arms and surrendered.");
        String surrounded = played(
                "paperboys",
                MUSTER,
                "contact 33rd 45e --dice 3,5",
                "fight 33rd 45e --def-surrounded --dice 6,6,6,6,6,6,1,1,1,1,1,1");
        assertThat(section(story(surrounded, "--md"), "Turn 1"))
                .contains("In the fight the 45e were beaten and, cut off front and rear, surrendered.");
    }

    /** A name that ends in s may be a person's; bodies of men are plural, and what is one body is not. */
    @ParameterizedTest
    @CsvSource({
        "Dumas, Dumas rallied",
        "Prinz Clemens, Prinz Clemens rallied",
        "Saxon Hussars, The Saxon Hussars rallied",
        "Young Guard, The Young Guard rallied",
        "45e, The 45e rallied"
    })
    void namesAndArticles(String name, String told) throws IOException {
        String muster = "side,unit,arm,stands\nfrench," + name + ",infantry,6\nbritish,33rd,infantry,6\n";
        String game = played(
                "paperboys", muster, "unit \"" + name + "\" state=routing pips=5", "rally \"" + name + "\" --dice 6");
        assertThat(section(story(game, "--md"), "Turn 1")).contains(told + ".");
    }

    @Test
    void pluralsAndPronounsFollowTheName() throws IOException {
        String muster = "side,unit,arm,stands\nfrench,Dumas,infantry,6\nbritish,Fusiliers,infantry,6\n";
        assertThat(section(story(played("paperboys", muster, "contact Dumas Fusiliers --dice 1,5"), "--md"), "Turn 1"))
                .contains("Dumas went in against the Fusiliers and was thrown back.");
        assertThat(section(story(played("paperboys", muster, "contact Fusiliers Dumas --dice 1,5"), "--md"), "Turn 1"))
                .contains("The Fusiliers went in against Dumas and were thrown back.");
    }

    @Test
    void aTurnThatIsNotPlayedOutIsNotCounted() throws IOException {
        String shot = "fire 33rd 45e 20 --dice 5,1,1,1,1,1";
        String ended = played("paperboys", MUSTER, shot, "end");
        assertThat(story(ended, "--md"))
                .contains("After one turn neither side had")
                .doesNotContain("## Turn 2");
        String begun = played("paperboys", MUSTER, shot, "end", shot);
        assertThat(story(begun, "--md")).contains("After one turn and part of turn 2 neither side had", "## Turn 2");
    }

    /** The players' last words are no turn that was fought. */
    @Test
    void aNoteAfterTheLastTurnBelongsToIt() throws IOException {
        String game = played("paperboys", MUSTER, "fire 33rd 45e 20 --dice 5,1,1,1,1,1", "end", "note Night falls.");
        String report = story(game, "--md");
        assertThat(report).contains("After one turn neither side had").doesNotContain("## Turn 2", "| turn 2 |");
        assertThat(section(report, "Turn 1")).endsWith("\u201cNight falls.\u201d\n");
    }

    /** A fight that goes on in the next turn is one charge, whoever strikes and however many lend support. */
    @Test
    void aFightOverTwoTurnsIsOneCharge() throws IOException {
        String game = played(
                "paperboys",
                MUSTER,
                "contact 33rd 45e --dice 3,5",
                "fight 33rd 45e --dice 1" + ",1".repeat(11),
                "due drop officer",
                "end",
                "fight 33rd 45e --round 2 --stands 5 --def-stands 5 --dice 6,6,6,6,6,1,1,1,1,1");
        assertThat(section(story(game, "--md"), "Roll of honour"))
                .contains("| unit | side | charges | won | charged | broke |", "| 33rd | British | 1 | 1 |  |  |")
                .contains("| 45e | French |  |  | 1 | 1 |");
    }

    @Test
    void blowsStruckBackAreNoCharges() throws IOException {
        String muster = """
                side,unit,arm,quality,figures,weapon
                union,A,infantry,veteran,20,rifle-musket
                union,C,infantry,veteran,20,rifle-musket
                rebels,B,infantry,green,20,rifle-musket
                """;
        String game = played(
                "acw",
                muster,
                "impact A B --support C --seed a",
                "together",
                "melee A B --seed a",
                "melee B A --seed b",
                "apart");
        assertThat(section(story(game, "--md"), "Turn 1")).contains("A charged B, and neither gave way.");
        assertThat(section(story(game, "--md"), "Roll of honour"))
                .contains(
                        "| unit | side | charges | won | charged |",
                        "| A | Union | 1 | 1 |  |",
                        "| C | Union |  |  |  |")
                .contains("| B | Rebels |  |  | 1 |");
    }

    /** The clash tells of a charge that comes to one; a charge that is shot down would be left out without a sentence. */
    @Test
    void aChargeThatIsShotDownIsTold() throws IOException {
        String muster = """
                side,unit,arm,quality,figures,weapon
                union,A,infantry,veteran,20,rifle-musket
                rebels,B,infantry,veteran,20,rifle-musket
                """;
        String charge = "charge A B open 4 --dice 6,6,2,1";
        assertThat(section(story(played("acw", muster, charge, "due drop 1-9"), "--md"), "Turn 1"))
                .contains("A charged B.");
        assertThat(section(story(played("acw", muster, charge, "impact A B --force --seed a"), "--md"), "Turn 1"))
                .doesNotContain("A charged B.")
                .containsPattern("A charged|charge of A");
    }

    /** A regiment that is driven off but keeps its nerve has not held. */
    @Test
    void whoIsDrivenOffHasNotHeld() throws IOException {
        String muster = """
                side,unit,arm,quality,figures,weapon
                union,A,infantry,veteran,20,rifle-musket
                union,C,infantry,veteran,20,rifle-musket
                rebels,B,infantry,green,20,rifle-musket
                """;
        String game = played("acw", muster, "impact A B --support C --seed e");
        assertThat(Files.readString(Path.of(game))).contains("driven-off", "\"effect\":\"good\"");
        assertThat(section(story(game, "--md"), "Roll of honour"))
                .contains("| A | Union | 1 | 1 |  |", "| B | Rebels |  |  | 1 |");
    }

    /** Supports lend weight to an attack and do not make it; an officer who falls does not break. */
    @Test
    void supportsDoNotCharge() throws IOException {
        String muster = """
                side,unit,troop,bases,rank,with
                french,17e,french-line,6,,
                french,Bty,french-foot-battery,1,,
                french,Ney,,,general,17e
                prussian,Xaver,saxon-line,3,,
                """;
        String game =
                played("napoleonic", muster, "combat 17e Xaver with Bty --force --dice 0.999", "unit Ney state=lost");
        assertThat(section(story(game, "--md"), "Roll of honour"))
                .contains("| unit | side | charges | won | charged | broke |")
                .contains(
                        "| 17e | French | 1 | 1 |  |  |",
                        "| Bty | French |  |  |  |  |",
                        "| Ney | French |  |  |  |  |");
    }

    @Test
    void sidesHaveTheirNamesInChartsAndTables() throws IOException {
        String game = played("paperboys", MUSTER, "contact 33rd 45e --dice 6,1", "end");
        String page = story(game, "--html", "--full");
        assertThat(page)
                .contains(">British</text>", "data-title=\"side\">British<", "turn 1, British")
                .doesNotContain(">british<");
    }

    /** An outcome of a ruleset in a folder may name only one of the two. */
    @Test
    void aRulesetOfOnesOwnIsToldInItsWords() throws IOException {
        Path rules = Files.createDirectory(folder.resolve("duel"));
        Files.writeString(rules.resolve("ruleset.toml"), """
                format = 1
                title = "Duels"
                resolvers = ["duel"]
                [effect.falls]
                text = "falls"
                changes = "gone"
                [unit.skill]
                choices = ["novice", "master"]
                """);
        Files.writeString(rules.resolve("duel.toml"), """
                summary = "who wins the duel?"
                shape = "opposed"
                dice = "d6"
                results = "results.csv"
                """);
        Files.writeString(rules.resolve("results.csv"), """
                from,to,code,text,effects
                ,0,parried,Blades cross.,
                1,,kills,The defender falls.,defender falls
                """);
        String muster = "side,unit,skill\nguards,Athos,master\ncardinal,Jussac,novice\n";
        String game = played(rules.toString(), muster, "duel Athos Jussac --att 4 --def 2");
        String report = run("--rules", rules.toString(), "journal", "story", game, "--md")
                .out();
        assertThat(section(report, "Turn 1")).contains("Athos against Jussac: Jussac falls");
        assertThat(report)
                .contains("Units lost: Guards 0, Cardinal 1.")
                .contains(
                        "| when | Guards: units | units lost | gone | Cardinal: units | units lost | gone | balance |");
    }

    /** Units of which the same is to be told share a sentence. */
    @Test
    void tellsTheSameOnlyOnce() throws IOException {
        String game = played(
                "paperboys",
                MUSTER,
                "unit 33rd state=routing pips=5",
                "unit Greys state=routing pips=5",
                "rally 33rd --dice 6",
                "rally Greys --dice 6");
        assertThat(section(story(game, "--md"), "Turn 1")).contains("The 33rd and the Greys rallied.");
    }

    /** Bad luck of the side that won all the same would puzzle the reader. */
    @Test
    void aPoorVolleyThatHitIsNoSurprise() throws IOException {
        String game = played("paperboys", MUSTER, "fire 33rd 45e 5 --dice 5,1,1,1,1,1");
        assertThat(section(story(game, "--md"), "Turn 1")).doesNotContain("one time in");
    }

    @Test
    void tellsWhoTookWhom() throws IOException {
        String muster = "side,unit,troop,bases\nfrench,17e,french-line,6\nprussian,Bty 6,prussian-foot-battery,2\n";
        String game = played("napoleonic", muster, "capture \"Bty 6\" 17e");
        assertThat(section(story(game, "--md"), "Turn 1")).contains("The 17e took Bty 6.");
    }

    /** Both lose half their stands at once: the balance stays, and it is the turning point of the battle. */
    @Test
    void aMutualDestructionIsATurningPointAndAChangeByHandIsNone() throws IOException {
        String misses = ",1".repeat(11);
        String game = played(
                "paperboys",
                MUSTER,
                "contact 33rd 45e --dice 3,5",
                "fight 33rd 45e --dice 1" + misses,
                "due drop officer",
                "end",
                "unit Greys stands=3",
                "fight 33rd 45e --round 2 --stands 5 --def-stands 5 --dice 1" + ",1".repeat(9));
        String points = section(story(game, "--md"), "Turning points");
        assertThat(points)
                .contains(
                        "- Turn 2, both armies lose. After two rounds the 33rd broke off the fight with the 45e; both were"
                                + " finished.")
                .doesNotContain("Greys");
    }

    /** What takes effect at apart belongs to the blows that brought it about, and goes with them when apart is undone. */
    @Test
    void whatHappensAtTheSameTimeIsToldWhereItHappened() throws IOException {
        String muster = """
                side,unit,arm,quality,figures,weapon
                union,A,infantry,veteran,4,rifle-musket
                rebels,B,infantry,veteran,4,rifle-musket
                """;
        String game =
                played("acw", muster, "together", "melee A B --dice 6,6,6,6", "melee B A --dice 6,6,6,6", "apart");
        String report = story(game, "--md");
        assertThat(section(report, "Turning points"))
                .contains("A fought hand to hand with B, which lost its last four figures")
                .contains("B fought hand to hand with A, which lost its last four figures")
                .doesNotContain("apart", "At the same time");
        assertThat(run("--game", game, "undo").exit()).isZero();
        assertThat(section(story(game, "--md"), "Roll of honour")).doesNotContain("destroyed");
        assertThat(run("--game", game, "redo").exit()).isZero();
        assertThat(section(story(game, "--md"), "Roll of honour")).contains("destroyed");
    }

    @Test
    void theLogIsThereOnDemand() throws IOException {
        String game = played("paperboys", MUSTER, "fire 33rd 45e 20 --dice 5,1,1,1,1,1", "undo");
        assertThat(story(game, "--md")).doesNotContain("the log", "`2`");
        assertThat(story(game, "--full")).doesNotContain("fires at");
        assertThat(story(game, "--md", "--full", "--undone")).contains("## Turn 1, the log", "`2` ~~33rd fires at 45e");
        assertThat(run("journal", "story", game, "--undone").err()).contains("--undone: expected --full with it");
    }

    /** Seals are records of the journal and none of the game. */
    @Test
    void aSealedGameHasAReport() throws IOException {
        String game = played("paperboys", MUSTER);
        assertThat(run("journal", "seal", game, "--seed", "Hougoumont").exit()).isZero();
        assertThat(run("journal", "seal", game, "--salt", "La Haye Sainte").exit())
                .isZero();
        assertThat(run("--game", game, "note", "The guns open.").exit()).isZero();
        assertThat(run("journal", "reveal", game).exit()).isZero();
        assertThat(section(story(game, "--md", "--full"), "Turn 1")).contains("The guns open.");
        assertThat(run("journal", "stats", game, "--outcomes").exit()).isZero();
    }

    @Test
    void photosAreEmbeddedAsTheyAre() throws IOException {
        String game = played("paperboys", MUSTER, "fire 33rd 45e 20 --dice 5,1,1,1,1,1");
        String photo = Files.write(folder.resolve("a.png"), Base64.getDecoder().decode(PIXEL))
                .toString();
        // A start of image, a frame of 1 by 1 and nothing else.
        byte[] jpeg = {(byte) 0xff, (byte) 0xd8, (byte) 0xff, (byte) 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0};
        String other = Files.write(folder.resolve("b.jpg"), jpeg).toString();
        assertThat(story(game, "--html", "--photo", "1=" + photo, "--photo", "1=" + other))
                .contains("<img alt=\"Turn 1\" src=\"data:image/png;base64," + PIXEL + "\">")
                .contains("src=\"data:image/jpeg;base64," + Base64.getEncoder().encodeToString(jpeg) + "\"");
        assertThat(run("journal", "story", game, "--md", "--photo", "1=" + photo)
                        .err())
                .contains("--photo: expected --html with it");
    }

    @ParameterizedTest
    @CsvSource({
        "1=page.html, 'a picture, JPEG or PNG'",
        "1=cut.png, 'a picture, JPEG or PNG'",
        "1=none.png, a file",
        "2=pixel.png, TURN=FILE with a turn of the battle",
        "pixel.png, TURN=FILE with a turn of the battle",
        "1=large.png, a picture of at most 2 MB"
    })
    void whatIsNoPictureIsRefused(String typed, String expected) throws IOException {
        String game = played("paperboys", MUSTER);
        byte[] pixel = Base64.getDecoder().decode(PIXEL);
        Files.writeString(folder.resolve("page.html"), "<script>alert(1)</script>");
        Files.write(folder.resolve("pixel.png"), pixel);
        Files.write(folder.resolve("cut.png"), Arrays.copyOf(pixel, 12));
        Files.write(folder.resolve("large.png"), Arrays.copyOf(pixel, (2 << 20) + 1));
        String value = typed.replace("=", "=" + folder + "/");
        Run run = run("journal", "story", game, "--html", "--photo", value);
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("--photo", expected);
        assertThat(run.out()).isEmpty();
    }

    /** Victory's working may have other lines of an army before its count: bases that routed off the table. */
    @Test
    void theCountIsVictorysOwnAndNotTheFirstLineOfItsWorking() throws IOException {
        String muster = "side,unit,troop,bases\nfrench,17e,french-line,6\nfrench,Lanciers,french-lancer,4\n"
                + "prussian,IR18,prussian-line,6\n";
        String game = played("napoleonic", muster, "unit Lanciers state=gone why=off");
        assertThat(story(game, "--md"))
                .contains(
                        "In turn 1, which was not played out, the Prussians had the better of it. Losses in percent: French 40,"
                                + " Prussian 0.");
    }

    /** The numbers of napoleonic are ours: a report that gives chances by them says so. */
    @Test
    void standInTablesAreNamedAtTheFoot() throws IOException {
        String muster = "side,unit,troop,bases\nfrench,17e,french-line,6\nprussian,IR18,prussian-line,6\n";
        String game = played("napoleonic", muster);
        assertThat(story(game, "--md")).contains("ours and not the printed book's");
        assertThat(story(played("paperboys", MUSTER), "--md")).doesNotContain("not the printed book's");
        String journal = folder.resolve("single.jsonl").toString();
        run("napoleonic", "artillery", "--battery", "foot", "--range", "120", "--log", journal);
        assertThat(story(journal, "--md")).contains("ours and not the printed book's");
    }

    @Test
    void fireIsToldBeforeWhatFollowedIt() throws IOException {
        String game = played(
                "paperboys",
                MUSTER,
                "contact Greys Cuirassiers --charging --dice 1,6",
                "fire 45e 33rd 20 --dice 5,1,1,1,1,1",
                "contact 33rd 45e --dice 6,1");
        String turn = section(story(game, "--md"), "Turn 1");
        assertThat(turn).containsSubsequence("Cuirassiers", "one hit on the 33rd", "broke and ran");
    }

    @Test
    void tellsWhoLeftTheFieldByThePlayersWord() throws IOException {
        String game = played("paperboys", MUSTER, "contact 33rd 45e --dice 6,1", "unit 45e state=gone why=off");
        assertThat(section(story(game, "--md"), "Turn 1"))
                .containsSubsequence("broke and ran", "The 45e fled from the field.");
    }

    @Test
    void thePortugueseHaveAnArticle() throws IOException {
        String muster = """
                side,unit,arm,stands,quality
                british,Portuguese,infantry,4,trained
                french,45e,infantry,6,trained
                """;
        String report = story(played("paperboys", muster, "contact Portuguese 45e --dice 6,1"), "--md");
        assertThat(section(report, "Turn 1")).contains("The Portuguese went in against the 45e");
    }
}
