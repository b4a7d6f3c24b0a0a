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
        Run batch = run("batch", typed.toString(), "--game", game);
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
                .contains("British under Picton against French.\n")
                .contains("After 1 turn the British have the better of it. Lost or routing: British 0, French 6.")
                .contains("### British under Picton\n\n- 33rd: infantry, trained, musket, 6 stands\n")
                .contains("- Picton: commander, with 33rd\n");
    }

    @Test
    void namesTheBattleOfTheScenario() throws IOException {
        String game = played("paperboys", MUSTER);
        named(game, "\"title\":\"Waterloo\",\"date\":\"18 June 1815\",\"place\":\"Mont-Saint-Jean\"", "Wellington");
        assertThat(story(game, "--md"))
                .startsWith("# Waterloo\n\n18 June 1815, Mont-Saint-Jean. Played on ")
                .contains("British under Wellington against French.");
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
                .contains("British under Sir John Stuart against French under General Reynier.");
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
                        "The Greys go in against the Cuirassiers but are thrown back. It goes so badly one time in six.")
                .contains("The 45e take one hit from the 33rd.")
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
                .contains("The 33rd go in against the 45e: neither gives way.")
                .contains("In the fight: undecided; the 33rd are down to 5 stands; the 45e are down to 5 stands.")
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
                .contains("The 45e go in against the Rifles, who ")
                .contains("The Poles II do not rally and rout on")
                .contains("Ross fires to no effect.");
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
                .containsPattern("A15 loses \\w+ figures to M20 and Hazlett; M20 \\w+ to A15\\.")
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
                .contains("The 33rd are disrupted by Bty.")
                .doesNotContain("no effect");
    }

    /** Honour's loss by fire is the unit that is weakened, so that volley is told by itself. */
    @Test
    void tellsTheVolleyThatWeakens() throws IOException {
        String muster = "side,unit,type,quality,hits\nallies,57th,formed,superior,0\nfrench,88e,formed,regular,3\n";
        String game = played("honour", muster, "fire 57th 88e 3 --dice 6,1,1,1");
        assertThat(section(story(game, "--md"), "Turn 1"))
                .containsPattern("The 57th fire at the 88e, who take one hit, \\d in all, and are weakened\\.");
    }

    /** "Four hits, 4 in all" says it twice. */
    @Test
    void theFirstHitsNeedNoTotal() throws IOException {
        String muster = "side,unit,type,quality\nallies,57th,formed,superior\nfrench,88e,formed,regular\n";
        String game = played("honour", muster, "fire 57th 88e 3 --dice 6,6,6,6");
        assertThat(section(story(game, "--md"), "Turn 1"))
                .contains("The 57th fire at the 88e, who take four hits and are weakened.");
    }

    @Test
    void tellsWhoTookWhom() throws IOException {
        String muster = "side,unit,troop,bases\nfrench,17e,french-line,6\nprussian,Bty 6,prussian-foot-battery,2\n";
        String game = played("napoleonic", muster, "capture \"Bty 6\" 17e");
        assertThat(section(story(game, "--md"), "Turn 1")).contains("The 17e take Bty 6");
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
                .contains("- Turn 2, both armies lose. The 33rd fight the 45e: undecided after two rounds")
                .contains("the 33rd are destroyed; the 45e are destroyed.")
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
                .contains("A fights hand to hand with B, which", "B is destroyed", "A is destroyed")
                .doesNotContain("apart", "At the same time");
        assertThat(run("--game", game, "undo").exit()).isZero();
        assertThat(section(story(game, "--md"), "Turn 1")).doesNotContain("is destroyed");
        assertThat(run("--game", game, "redo").exit()).isZero();
        assertThat(section(story(game, "--md"), "Turn 1")).contains("is destroyed");
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
                        "After 1 turn the Prussians have the better of it. Losses in percent: French 40, Prussian 0.");
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
}
