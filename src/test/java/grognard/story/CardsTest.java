package grognard.story;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cards to print: boxes, thresholds, and whose numbers they show. */
class CardsTest {

    private static final String PAPERBOYS = "side,unit,arm,stands,ranks,quality,pips,state,why";
    private static final String HONOUR = "side,unit,type,quality,hits";
    private static final String ACW = "side,unit,arm,quality,figures,weapon";

    @TempDir
    Path folder;

    private String cards(String ruleset, String header, String row, String... lines) throws IOException {
        Path file = Files.writeString(folder.resolve("muster.csv"), header + "\n" + row + "\n");
        String game = folder.resolve("game.jsonl").toString();
        Files.deleteIfExists(Path.of(game));
        Map<String, String> home = Map.of("HOME", folder.toString());
        Run made = Run.with("", home, "game", "new", game, file.toString(), "--rules", ruleset);
        assertThat(made.exit()).as(made.err()).isZero();
        for (String line : lines) {
            String[] words = ("--game " + game + " " + line).split(" ");
            assertThat(Run.with("", home, words).exit()).as(line).isZero();
        }
        return Run.with("", home, "--game", game, "units", "--html").out();
    }

    /** A row of boxes as text: a dot for an empty one, x for a ticked one, or the letter of its threshold. */
    private static String boxes(String html, String name) {
        String row = html.replaceFirst("(?s).*<b>" + name + "</b> (.*?)</div>.*", "$1");
        return row.replaceAll("<i class=\"x\">[A-Z]?</i>", "x")
                .replaceAll("<i>([A-Z])</i>", "$1")
                .replace("<i></i>", ".")
                .replaceAll(" ?</?em>", " ")
                .strip();
    }

    /** Four casualties remove a stand of three ranks, three any other: so many boxes, and the last says so. */
    @ParameterizedTest
    @CsvSource({
        "'red,A,infantry,6,3,trained,2,,', markers, ...S S stand lost",
        "'red,A,infantry,6,2,trained,2,,', markers, ..S S stand lost",
        "'red,A,cavalry,4,,trained,,,', markers, ..S S stand lost",
        "'red,A,artillery,1,,trained,,,', markers, ..G G gun lost",
        "'red,A,artillery,2,,trained,,,', guns lost, ..",
        "'red,A,infantry,6,3,trained,2,,', stands lost, ..R... R removed",
        "'red,A,infantry,5,3,trained,2,,', stands lost, ..R.. R removed",
        "'red,A,infantry,6,3,trained,2,,', pips, 'xx..CN C cavalry closes, N no advance'"
    })
    void paperboys(String row, String name, String boxes) throws IOException {
        assertThat(boxes(cards("paperboys", PAPERBOYS, row), name)).isEqualTo(boxes);
    }

    /** The unit's own rout number, by its quality. */
    @ParameterizedTest
    @CsvSource({
        "'red,A,formed,superior,3', xxx.W..R",
        "'red,A,formed,regular,0', ...W..R",
        "'red,A,formed,inferior,4', xxxx.R"
    })
    void honour(String row, String boxes) throws IOException {
        assertThat(boxes(cards("honour", HONOUR, row), "hits")).startsWith(boxes + " ");
    }

    /** Stands of a quarter each, six figures: one is gone with every sixth, and the last with all. */
    @Test
    void acw() throws IOException {
        String html = cards("acw", ACW, "red,A,infantry,veteran,22,rifle-musket");
        assertThat(boxes(html, "figures lost")).isEqualTo("...S.....S.....S.....S S stand lost");
        assertThat(html).contains("opening volley used");
    }

    @Test
    void guns() throws IOException {
        String html = cards(
                "acw",
                "side,unit,arm,quality,sections,weapon,formation",
                "red,A,artillery,veteran,4,12-pdr,unlimbered");
        assertThat(boxes(html, "sections lost")).isEqualTo("....");
        assertThat(html).doesNotContain("opening volley");
    }

    @Test
    void theDeadHaveNoCard() throws IOException {
        String html = cards(
                "paperboys",
                PAPERBOYS,
                "red,Alive,infantry,6,,trained,,,\nred,Fallen,infantry,6,,trained,,,",
                "unit Fallen state=gone why=dead");
        assertThat(html).contains("<h2>Alive</h2>").doesNotContain("Fallen");
    }

    @Test
    void cardsOfStandInTablesSaySo() throws IOException {
        String html = cards("napoleonic", "side,unit,troop,bases", "french,17e,french-line,6");
        assertThat(html)
                .contains("ours and not the printed book's", "stand-in numbers, not the book's")
                .contains("attack 4.5", "morale 0.420");
        assertThat(cards("honour", HONOUR, "red,A,formed,regular,0")).doesNotContain("stand-in");
    }
}
