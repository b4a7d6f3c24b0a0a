package grognard.cli.environment;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.input.SafeText;
import grognard.testing.Json;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Text that would move the cursor, turn the line round or run in a spreadsheet, wherever a player can put it. */
@Tag("thorough")
class HostileTextTest {

    private static final String ESC = "\u001b";

    @TempDir
    Path folder;

    private Map<String, String> env = Map.of();

    @BeforeEach
    void home() {
        env = Map.of("HOME", folder.resolve("home").toString());
    }

    static List<String> texts() {
        return List.of(
                "Blue" + ESC + "[2J" + ESC + "[31m",
                "Blue" + ESC + "]8;;http://example.org\u0007here" + ESC + "]8;;\u0007",
                "Blue\u009b2J\u009d0;title\u009c",
                "Blue\u0007\b\b\b\b\u007f",
                "Blue\u202eeulB\u202c",
                "Blue\u200e\u200f\u2066x\u2069\u061c",
                "Bl\u200bu\u200de\ufeff\u00ad",
                "Blue\nRed",
                "Blue\rRed\r\n",
                "Blue\u0085Red\u2028Green\u2029",
                "Blue\t\u000bRed\f",
                "Blue\udb40\udc41\udb40\udc7f");
    }

    private Run run(String... args) {
        return Run.with("", env, args);
    }

    /** As a log file it would be made, so the name of one that is there. */
    private String file(String name) {
        return folder.resolve(name).toString();
    }

    @ParameterizedTest
    @MethodSource("texts")
    void labelsAndSeeds(String text) {
        harmless(run("contact", "--label", text, "--seed", text), 0);
        harmless(run("contact", "--label", text, "--seed", text, "-q"), 0);
        Run json = run("contact", "--label", text, "--seed", text, "--json");
        assertThat(json.out().lines()).hasSize(1);
        assertThat(json.json()).containsEntry("label", text).containsEntry("seed", text);
    }

    @ParameterizedTest
    @MethodSource("texts")
    void complaints(String text) {
        harmless(run(text), 2);
        harmless(run("contact", text), 2);
        harmless(run("contact", "--" + text), 2);
        harmless(run("contact", "--pips", text), 2);
        harmless(run("contact", "--dice", text), 2);
        harmless(run("contact", "--house", text), 2);
        harmless(run("contact", "--house", text + "=" + text), 2);
        harmless(run("contact", "--tables", file(text)), 2);
        harmless(run("odds", "contact", "--pips", text + ".." + text), 2);
        harmless(run("odds", "contact", "--of", text), 2);
        harmless(run("odds", "contact", "--vs", text), 2);
        harmless(run("roll", text), 2);
        harmless(run("sheet", text), 2);
        harmless(run("use", text), 2);
        harmless(run("tables", "check", file(text)), 2);
        harmless(run("journal", text), 2);
        harmless(run("journal", "verify", file(text)), 2);
        harmless(run("journal", "seal", file("sealed.jsonl"), "--salt", text), 2);
        harmless(run("batch", file(text)), 2);
        harmless(Run.with("", Map.of("GROGNARD_RULES", text), "contact"), 2);
        harmless(Run.with("", Map.of("GROGNARD_TABLES", text), "contact"), 2);
        harmless(run("contact", "--log", file("none/" + text)), 1);
        assertThat(run("rules", text).out()).satisfies(HostileTextTest::isHarmless);
    }

    @ParameterizedTest
    @MethodSource("texts")
    void namesOfUnits(String text) {
        String row = "\"a" + text + "z\",inferior,6,,";
        harmless(run("honour", "rout", "--unit", row), 2);
        harmless(run("odds", "honour", "rout", "--unit", row), 2);
        harmless(run("honour", "rout", "--unit", row, "--json"), 2);
    }

    /** Written in pieces, of which one may end inside a character. */
    @Test
    void longNamesInJson() {
        for (int before = 0; before < 4; before++) {
            String name = "x".repeat(before) + "\ud83d\ude00".repeat(9000);
            Run odds = run("odds", "honour", "rout", "--unit", name + ",inferior,6,,", "--json");
            assertThat(odds.exit()).isZero();
            assertThat(odds.out()).contains(name).doesNotContain("?");
        }
    }

    @ParameterizedTest
    @MethodSource("texts")
    void filesOfThatName(String hostile) throws IOException {
        String text = hostile.replace('/', '_');
        String journal = file(text + ".jsonl");
        harmless(run("contact", "--label", text, "--log", journal), 0);
        for (String format : List.of("text", "csv", "md")) {
            harmless(run("journal", "show", journal, "--format", format), 0);
        }
        harmless(run("journal", "verify", journal), 0);
        harmless(run("journal", "stats", journal), 0);
        harmless(run("journal", "stats", journal, "--outcomes"), 0);
        for (String format : List.of("--md", "--html", "--no-color")) {
            harmless(run("journal", "story", journal, format), 0);
        }
        assertThat(run("journal", "verify", journal, "--json").json()).containsEntry("file", journal);
        harmless(run("journal", "seal", journal), 0);
        harmless(run("journal", "reveal", journal), 0);
        harmless(run("man", file("man" + text)), 0);
        harmless(run("tables", "export", "honour", file("pack" + text)), 0);
        harmless(run("honour", "fire", "--unit", "formed", "--tables", file("pack" + text)), 0);
        harmless(run("odds", "honour", "fire", "--unit", "formed", "--tables", file("pack" + text)), 0);
        harmless(run("tables", "list", "honour", "--tables", file("pack" + text)), 0);
        for (String format : List.of("--md", "--html", "--no-color")) {
            harmless(run("sheet", "honour", format, "--tables", file("pack" + text)), 0);
        }
        harmless(run("rules", "honour", "fire", "--tables", file("pack" + text)), 0);
        harmless(run("odds", "contact", "--svg", file("svg" + text)), 0);
        isHarmless(Files.readString(Path.of(file("svg" + text))));
        Files.writeString(Path.of(journal), "no record\n");
        harmless(run("journal", "show", journal), 2);
        harmless(run("contact", "--log", journal), 2);
    }

    @ParameterizedTest
    @MethodSource("texts")
    void batches(String text) {
        String typed = text.replaceAll("[\r\n]", " "); // either ends a line, or is refused within it
        String line = "contact --label \"" + typed + "\" --seed x\n";
        for (String format : List.of("text", "csv")) {
            harmless(Run.with(line, env, "batch", "--format", format), 0);
        }
        String bad = "contact \"" + text.replace("\n", " ") + "\"\n";
        harmless(Run.with(bad, env, "batch"), 2);
        harmless(Run.with(bad, env, "batch", "--keep-going"), 2);
        String cell = '"' + text + '"';
        harmless(Run.with("pips,label\n1," + cell + "\n", env, "batch", "--csv", "contact"), 0);
        harmless(Run.with("pips\n" + cell + "\n", env, "batch", "--csv", "contact"), 2);
        harmless(Run.with(cell + "\n1\n", env, "batch", "--csv", "contact", "--strict"), 2);
        harmless(Run.with(cell + "\n1\n", env, "batch", "--csv", "contact", "--format", "csv"), 0);
        Run json = Run.with("pips,label\n1," + cell + "\n", env, "batch", "--csv", "contact", "--json");
        assertThat(json.out().lines()).hasSize(1);
        Json.object(json.out());
    }

    @ParameterizedTest
    @MethodSource("texts")
    void settings(String text) throws IOException {
        Path config =
                Files.createDirectories(folder.resolve("home/.config/grognard")).resolve("config");
        for (String line : List.of(text, "rules = " + text, "tables = " + text, text + " = honour")) {
            Files.writeString(config, line.replace("\n", " ").replace("\r", " "));
            harmless(run("contact"), 2);
        }
    }

    @ParameterizedTest
    @MethodSource("texts")
    void tableCells(String text) throws IOException {
        assertThat(run("tables", "export", "honour", file("pack")).exit()).isZero();
        Path nations = folder.resolve("pack/nations.csv");
        String quoted = '"' + "a" + text + '"';
        Files.writeString(nations, Files.readString(nations).replaceFirst("\n[^,\n]*", "\n" + quoted));
        Run check = run("tables", "check", file("pack"));
        harmless(check, 2);
        assertThat(check.err()).contains("nations.csv, line 2, column 1").contains("without control characters");
        harmless(run("honour", "initiative", "--tables", file("pack")), 2);
        harmless(run("sheet", "honour", "--html", "--tables", file("pack")), 2);
    }

    /**
     * Records can be made by anybody, and their chain can hold whatever they say. Each text stands in one member;
     * {@code HostileFilesTest} has a text of all these kinds in every member of all kinds of records.
     */
    @ParameterizedTest
    @MethodSource("texts")
    void recordsOfAnOpponent(String text) throws IOException {
        Path journal = folder.resolve("game.jsonl");
        String quoted = '"' + SafeText.line(text) + '"'; // the escapes of JSON are the same
        List<String> keys =
                List.of("label", "resolver", "ruleset", "time", "code", "text", "for", "die", "seed", "side");
        String key = keys.get(texts().indexOf(text) % keys.size());
        run("rally", "--pips", "3", "--label", "x", "--seed", "s", "--log", journal.toString());
        String record = Files.readString(journal);
        Files.writeString(
                journal,
                record.replaceAll("\"" + key + "\":\"[^\"]*\"", "\"" + key + "\":" + quoted.replace("\\", "\\\\")));
        for (String format : List.of("text", "csv", "md")) {
            isHarmless(run("journal", "show", journal.toString(), "--format", format));
        }
        isHarmless(run("journal", "stats", journal.toString()));
        for (String format : List.of("--md", "--html", "--no-color")) {
            isHarmless(run("journal", "story", journal.toString(), format));
        }
        harmless(run("journal", "verify", journal.toString()), 3);
    }

    @Test
    void markupIsText() throws IOException {
        String text = "<script>alert(1)</script>*_`[x](http://example.org)|&amp;";
        Path journal = folder.resolve("game.jsonl");
        run("contact", "--label", text, "--seed", "s", "--log", journal.toString());
        assertThat(run("journal", "show", journal.toString(), "--format", "md").out())
                .contains("\\<script\\>", "\\*\\_\\`\\[x\\](http")
                .doesNotContain("<script>");
        assertThat(run("tables", "export", "honour", file(text.replace("/", "")))
                        .exit())
                .isZero();
        String html = run("sheet", "honour", "--html", "--tables", file(text.replace("/", "")))
                .out();
        assertThat(html).contains("&lt;script&gt;").doesNotContain("<script>");
        String pack = file(text.replace("/", ""));
        run("odds", "honour", "fire", "--unit", "formed", "--tables", pack, "--svg", file("odds.svg"));
        assertThat(Files.readString(folder.resolve("odds.svg")))
                .contains("&lt;script&gt;")
                .doesNotContain("<script>");
    }

    /** Names of units and sides, notes and the name of the game itself, in reports, their pictures and cards. */
    @Test
    void markupInAGameIsText() throws IOException {
        String unit = "<b onload>33rd</b>*_`[x](y)|";
        Path muster = folder.resolve("muster.csv");
        Files.writeString(
                muster,
                "side,unit,arm,stands\n<svg/onload>red," + unit + ",infantry,6\n"
                        + "<i>blue,</text><script>45e,infantry,6\n");
        String game = file("<u>game.jsonl");
        harmless(run("game", "new", game, muster.toString()), 0);
        harmless(run("--game", game, "fire", unit, "</text><script>45e", "10", "--seed", "s"), 0);
        harmless(run("--game", game, "note", "<img src=x onerror=alert(1)> ![x](http://example.org)"), 0);
        String html = run("journal", "story", game, "--html").out()
                + run("--game", game, "units", "--html").out();
        assertThat(html)
                .contains("&lt;svg/onload&gt;red", "&lt;/text&gt;&lt;script&gt;45e", "&lt;img src=x", "&lt;u&gt;game")
                .doesNotContain("<script", "<img", "<svg/", "<b onload", "<u>", "<i>blue");
        assertThat(run("journal", "story", game, "--md").out())
                .contains("\\*\\_\\`\\[x\\](y)\\|", "!\\[x\\]")
                .doesNotContain("<script", "<img", "<svg", "<b ", "<u>");
    }

    @Test
    void noCellStartsAFormula() {
        for (String text : List.of("=1+1", "+1", "@SUM(A1)", "-2+3|cmd", "-", "\t=1", "\r=1")) {
            Run csv = Run.with(
                    "contact --label \"" + text.replace("\r", "") + "\" --seed s", env, "batch", "--format=csv");
            assertThat(csv.exit()).isZero();
            String label = csv.out().lines().skip(1).findFirst().orElseThrow().split(",", -1)[3];
            assertThat(label.charAt(0)).as(text).isIn('\'', '\\');
        }
        Run number = Run.with("contact --label -5 --seed s", env, "batch", "--format=csv");
        assertThat(number.out()).contains(",contact,-5,");
    }

    @Test
    void aMegabyteOfText() throws IOException {
        for (String unit : List.of("a", "\u202e", ESC, "\ud83d\ude00", "\"", "9", "-")) {
            String text = unit.repeat((1 << 20) / unit.length());
            Run label = run("contact", "--label", text, "--seed", "s", "--json");
            assertThat(label.json()).containsEntry("label", text);
            isHarmless(run("contact", "--label", text));
            for (Run refused :
                    List.of(run(text), run("contact", text), run("contact", "--pips", text), run("roll", text))) {
                harmless(refused, 2);
                assertThat(refused.err().length()).isLessThan(2000);
            }
        }
    }

    @Test
    void bytesThatAreNoText() throws IOException {
        byte[] bytes = "contact --label \ufffd".getBytes(StandardCharsets.ISO_8859_1);
        bytes[bytes.length - 1] = (byte) 0xff;
        Path lines = Files.write(folder.resolve("lines"), bytes);
        Run batch = run("batch", lines.toString());
        harmless(batch, 2);
        assertThat(batch.err()).contains("expected UTF-8 text");
        Path config =
                Files.createDirectories(folder.resolve("home/.config/grognard")).resolve("config");
        Files.write(config, bytes);
        assertThat(run("contact").err()).contains("expected UTF-8 text");
    }

    private static void harmless(Run run, int exit) {
        assertThat(run.exit()).as(SafeText.line(run.err())).isEqualTo(exit);
        isHarmless(run);
    }

    private static void isHarmless(Run run) {
        isHarmless(run.out());
        isHarmless(run.err());
    }

    /** By the JDK's own classes of characters, not by ours. */
    private static void isHarmless(String text) {
        Stream<Integer> hidden = text.codePoints().boxed().filter(c -> switch (Character.getType(c)) {
            case Character.CONTROL -> c != '\n';
            case Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR, Character.SURROGATE -> true;
            default -> false;
        });
        assertThat(hidden.map(Integer::toHexString)).as("hidden characters").isEmpty();
    }
}
