package grognard.story;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.BattleFiles;
import grognard.testing.Json;
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

/** The battle afterwards. */
class StoryTest {

    @TempDir
    Path folder;

    private Run run(String... args) {
        return Run.with("", Map.of("HOME", folder.toString()), args);
    }

    private Run run(String line) {
        return run(line.split(" "));
    }

    /**
     * Chances worked out by hand: so well or better for who acted, and for the other side.
     * <ol>
     *   <li>Contact, dice 4 and 2: by 2 or more in 4 + 3 + 2 + 1 = 10 of 36 ways; by 4 or more, which breaks him, in 3.
     *   <li>The defender has 4 pips, the attacker's one and his quality make nothing: 2 - (5 - 4) = 1, no worse than the
     *       worst, which is 1 - (6 - 4) = -1 and a fight too; so bad in the 3 + 2 + 1 ways in which the defender's die is
     *       higher by 3 or more.
     *   <li>Six muskets that hit on 5 and 6: none in 4^6 = 4096 ways, one in 6·2·4^5 = 12288, two in 15·4·4^4 = 15360 of
     *       46656.
     *   <li>A general falls to 11 and 12: 3 ways of 36.
     *   <li>A drill is botched by 1 to 3.
     *   <li>A foot battery at 120 mm: nothing up to 0.299, disrupted up to 0.699, a base above that.
     *   <li>The same, disrupted.
     *   <li>At 200 mm: nothing up to 0.449.
     *   <li>Four dice that hit on 4 and more: three or four hits in 4 + 1 of 16 ways, no more than three in 15.
     *   <li>An officer is killed by 1 to 3.
     *   <li>One near the enemy, in the regimental chart: by the one 12 of 36 ways.
     *   <li>In melee: by 5 and 6.
     * </ol>
     */
    @ParameterizedTest
    @CsvSource({
        "paperboys contact --dice 4;2, 10/36, 33/36",
        "paperboys contact --pips 1 --elite --def-pips 4 --dice 2;5, 36/36, 6/36",
        "paperboys fire musket 6 --range 10 --dice 5;5;1;1;1;1, 30272/46656, 31744/46656",
        "honour general-loss --dice 6;6, 36/36, 3/36",
        "honour drill --dice 1, 6/6, 3/6",
        "napoleonic artillery --battery foot --range 120 --roll 0.750, 300/1000, 1000/1000",
        "napoleonic artillery --battery foot --range 120 --roll 0.300, 700/1000, 700/1000",
        "napoleonic artillery --battery foot --range 200 --roll 0.100, 1000/1000, 450/1000",
        "honour fire --unit formed --range 6 --dice 6;6;6;1, 405/1296, 1215/1296",
        "paperboys officer --dice 1, 6/6, 3/6",
        "acw officer --enemy 12 --dice 6;6, 36/36, 1/36",
        "acw officer --enemy melee --dice 3, 4/6, 6/6"
    })
    void chancesByHand(String line, String forSide, String forOther) {
        String journal = folder.resolve("hand.jsonl").toString();
        assertThat(run(line.replace(';', ',') + " --log " + journal).exit()).isZero();
        Map<String, Object> first = Json.object(run("journal", "stats", journal, "--outcomes", "--json")
                .out()
                .lines()
                .findFirst()
                .orElseThrow());
        assertThat(fraction(first.get("so-well"))).isEqualTo(forSide);
        assertThat(fraction(first.get("so-well-for-other"))).isEqualTo(forOther);
        assertThat(first).containsEntry("dice", "given");
    }

    private static String fraction(Object chance) {
        Map<?, ?> said = (Map<?, ?>) chance;
        return said.get("ways") + "/" + said.get("of");
    }

    /** Four turns of every ruleset, as a page and as text; nothing on it comes from elsewhere. */
    @ParameterizedTest
    @CsvSource({"paperboys, waterloo", "honour, albuera", "acw, gettysburg", "napoleonic, borodino"})
    void battles(String ruleset, String seed) throws IOException {
        String game = fought(ruleset, seed);
        assertThat(run("--game", game, "note", "A slip of the pen.").exit()).isZero();
        assertThat(run("--game", game, "undo").exit()).isZero();
        String text = run("journal", "story", game, "--no-color").out();
        assertThat(text)
                .contains("Orders of battle", "Turn 1\n", "The armies", "Turning points", "Roll of honour")
                .contains("Luck, by outcome", "Luckiest", "Unluckiest")
                .doesNotContain("was taken back", "slip of the pen", "not judged", "null", "--", " \u2192 ");
        String html =
                run("journal", "story", game, "--html", "--full", "--undone").out();
        assertThat(html)
                .startsWith("<!DOCTYPE html>")
                .contains("<svg", "class=\"struck\"", "class=\"strong\"", "the log</h2>")
                .doesNotContain("<link", "<script", "src=", "url(");
        assertThat(run("journal", "story", game, "--md", "--full", "--undone").out())
                .contains("## Turn 2, the log", "~~", "**", "was taken back");
        assertThat(run("--game", game, "units", "--html").out()).contains("class=\"card\"", "class=\"facts\"");
    }

    private String fought(String ruleset, String seed) throws IOException {
        String game = folder.resolve(ruleset + ".jsonl").toString();
        BattleFiles.of(ruleset).play(Path.of(game), "--seed", seed);
        return game;
    }

    /** What was taken back counts for nobody's luck, and not in the balance. */
    @Test
    void undoneIsTold() throws IOException {
        Path muster = folder.resolve("muster.csv");
        Files.writeString(muster, "side,unit,stands\nred,33rd,6\nblue,45e,6\n");
        String game = folder.resolve("undone.jsonl").toString();
        run("game", "new", game, muster.toString());
        run("--game", game, "fire", "33rd", "45e", "10", "--seed", "a");
        assertThat(run("journal", "stats", game, "--outcomes", "--json").out()).contains("\"record\":2");
        run("--game", game, "undo");
        assertThat(run("journal", "stats", game, "--outcomes", "--json").out()).isEmpty();
        assertThat(run("journal", "story", game, "--md", "--full", "--undone").out())
                .contains("~~33rd fires at 45e", "Record 2 was taken back");
        for (String detail : List.of("--md", "--full")) {
            assertThat(run("journal", "story", game, detail).out()).doesNotContain("fires at", "taken back");
        }
        run("--game", game, "redo");
        assertThat(run("journal", "stats", game, "--outcomes", "--json").out()).contains("\"record\":2");
    }

    /** Names, labels and notes that would be something else on a page stand there as they were written. */
    @Test
    void hostileWordsAreHarmless() throws IOException {
        String script = "<script>alert(1)</script>";
        String link = "](http://evil) **b** |x| `c` ~~s~~ <img src onerror>";
        Path muster = Files.writeString(
                folder.resolve("hostile.csv"), "side,unit,stands\nred," + script + ",6\nblue," + link + ",6\n");
        String game = folder.resolve("hostile.jsonl").toString();
        assertThat(run("game", "new", game, muster.toString()).exit()).isZero();
        String label = "\"><script>x</script> & [a](http://b) | </svg>";
        assertThat(run("--game", game, "fire", script, link, "10", "--seed", "a", "--label", label)
                        .exit())
                .isZero();
        assertThat(run("--game", game, "note", "<b>n</b> [l](http://x) *i*").exit())
                .isZero();
        for (String page : List.of(
                run("journal", "story", game, "--html").out(),
                run("--game", game, "units", "--html").out())) {
            assertThat(page)
                    .contains("&lt;script&gt;alert(1)&lt;/script&gt;", "&lt;img src onerror&gt;")
                    .doesNotContain("<script", "<img", "<b>n");
        }
        assertThat(run("journal", "story", game, "--md").out())
                .contains("&lt;script>", "\\](http://evil) \\*\\*b\\*\\*", "\\|x\\|", "\\[l\\](http://x)")
                .doesNotContain("<script", "<img", "<b>", " ](http", "[l]", "[a]", " |x|");
    }

    /** Combats of many units and routs are told by label and verify; nothing is held here about their luck. */
    @Test
    void combatsOfMany() {
        String journal = folder.resolve("many.jsonl").toString();
        assertThat(run("honour melee --unit A,attacker,formed,regular,0,C,4,charging"
                                + " --unit B,attacker,formed,regular,0,C,2,charging"
                                + " --unit C,defender,formed,regular,0,A,3, --unit C,defender,formed,regular,0,B,1,"
                                + " --seed a --label Leuthen --log " + journal)
                        .exit())
                .isZero();
        assertThat(run("honour rout --unit A,regular,6,B, --unit B,superior,8,A, --label Leuthen --log " + journal)
                        .exit())
                .isZero();
        assertThat(run("journal", "story", journal, "--md").out()).contains("## Leuthen", "2 resolutions");
        assertThat(run("journal", "verify", journal).exit()).isZero();
    }

    @Test
    void withoutAGameByLabel() {
        String journal = folder.resolve("plain.jsonl").toString();
        for (String label : List.of("Blue", "Red", "Blue")) {
            run("contact", "--label", label, "--seed", label, "--log", journal);
        }
        assertThat(run("journal", "story", journal, "--md").out()).contains("## Blue", "## Red", "3 resolutions");
        assertThat(run("journal", "stats", journal, "--outcomes", "--by", "label", "--no-color")
                        .out())
                .contains("Blue", "Red");
        assertThat(run("journal", "stats", journal, "--outcomes", "--by", "labl")
                        .err())
                .contains("--by", "labl", "label");
    }
}
