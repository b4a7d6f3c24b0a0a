package grognard.game.setup;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Json;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A scenario of the player's own: what it sets, and what is refused with its place. */
class ScenarioFileTest {

    private static final String PLAIN = """
            title = "Moys"
            date = "7 September 1757"
            place = "Lusatia"
            ruleset = "honour"
            scale = "15mm"
            turns = 8
            until = "nightfall"
            first = "austria"
            notes = \"""
            One paragraph
            of two lines.

            Another.
            \"""

            [house]
            combat-weakened = "before"

            [[side]]
            name = "prussia"
            commander = "Winterfeldt"
            deploys = "On the hill."
            muster = \"""
            unit,type,quality,rank
            Manteuffel,formed,superior,
            Winterfeldt,general,,army
            \"""

            [[side]]
            name = "austria"
            nation = "other"
            deploys = "Before the hill."
            muster = \"""
            unit,type
            Sprecher,formed
            \"""
            """;

    @TempDir
    Path folder;

    private Path game() {
        return folder.resolve("game.jsonl");
    }

    private Run begin(String toml, String... more) throws IOException {
        return begin(toml.getBytes(StandardCharsets.UTF_8), more);
    }

    private Run begin(byte[] toml, String... more) throws IOException {
        Path file = folder.resolve("mine.toml");
        Files.write(file, toml);
        Files.deleteIfExists(game());
        String[] line = new String[5 + more.length];
        System.arraycopy(new String[] {"game", "new", game().toString(), "--scenario", file.toString()}, 0, line, 0, 5);
        System.arraycopy(more, 0, line, 5, more.length);
        return Run.of(line);
    }

    private static String houseKey() {
        return grognard.rulesets.Rulesets.named("honour").house().get(0).name();
    }

    /** With a house key and value that the ruleset has. */
    private static String plain() {
        Object usual = grognard.rulesets.Rulesets.named("honour").house().get(0).fallback();
        return PLAIN.replace("combat-weakened", houseKey())
                .replace("\"before\"", "\"" + grognard.table.Keyword.text(usual) + "\"");
    }

    /** TOML reads a dot outside quotes as a table below the first part. */
    @ParameterizedTest
    @CsvSource({"square.attacks", "'\"square.attacks\"'"})
    void aHouseKeyMayHaveADot(String key) throws IOException {
        String napoleonic = """
                title = "Pratzen"
                ruleset = "napoleonic"

                [house]
                KEY = "full"

                [[side]]
                name = "french"
                muster = \"""
                unit,troop,bases
                36e,french-line,5
                \"""

                [[side]]
                name = "russian"
                muster = \"""
                unit,troop,bases
                Apsheron,russian-line,5
                \"""
                """.replace("KEY", key);
        Run run = begin(napoleonic);
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(Files.readString(game())).contains("\"house.square.attacks\":\"full\"");
    }

    @Test
    void setsValuesSidesAndTexts() throws IOException {
        Run run = begin(plain());
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .contains(
                        "Moys\n7 September 1757, Lusatia\n",
                        "austria\n  Before the hill.\n",
                        "prussia, under Winterfeldt\n  On the hill.\n",
                        "One paragraph of two lines.\nAnother.\n",
                        "2 units and 1 officer mustered, honour");
        Map<String, Object> record = Json.object(Files.readString(game()).strip());
        assertThat(record.get("values"))
                .isEqualTo(Map.of(
                        "scale",
                        "15mm",
                        "turns",
                        "8",
                        "until",
                        "nightfall",
                        "nation",
                        "other",
                        "def-nation",
                        "prussia",
                        "house." + houseKey(),
                        ((Map<?, ?>) record.get("values")).get("house." + houseKey())));
        assertThat(record.get("commanders")).isEqualTo(Map.of("prussia", "Winterfeldt"));
        Run verified = Run.of("journal", "verify", game().toString());
        assertThat(verified.exit()).as(verified.out() + verified.err()).isZero();
    }

    @Test
    void whatIsTypedWinsOverTheFile() throws IOException {
        assertThat(begin(plain(), "--turns", "5", "--scale", "6mm", "--nation", "austria")
                        .err())
                .isEmpty();
        assertThat(Files.readString(game())).contains("\"turns\":\"5\"", "\"scale\":\"6mm\"", "\"nation\":\"austria\"");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "place =           | plaice =                  | line 3, column 1   | key plaice; did you mean place",
                "title = \"Moys\"  | titel = \"Moys\"          | line 1, column 1   | no title",
                "\"honour\"        | \"../honour\"             | line 4, column 11  | ruleset: expected a name",
                "\"honour\"        | \"honor\"                 | line 4, column 11  | ruleset honor; did you mean honour?",
                "\"honour\"        | \"dice\"                  | line 4, column 11  | ruleset dice: expected one in which games are played",
                "turns = 8         | turns = 0                 | line 6, column 9   | from 1 to 9999",
                "\"15mm\"          | \"15 miles\"              | line 5, column 9   | scale 15 miles",
                "\"nightfall\"     | \"doomsday\"              | line 7, column 9   | until doomsday",
                "first = \"austria\" | first = \"france\"      | line 8, column 9   | first france",
                "combat-weakened = | combat-strength =         | line 17, column 1  | combat-strength",
                "name = \"prussia\" | name = \"austria\"       | line 30, column 8  | the other side",
                "name = \"prussia\" | name = \"12\"            | line 20, column 8  | no number",
                "nation = \"other\" | nation = \"saxony\"      | line 31, column 10 | nation saxony",
                "commander =       | captain =                 | line 21, column 1  | key captain",
                "unit,type,quality,rank | unit,type,kwality,rank | line 24, column 3 | kwality",
                "Manteuffel,formed,superior, | Manteuffel,formed,super, | line 25, column 3 | super",
                "Sprecher,formed   | Sprecher,pike             | line 35, column 2  | pike",
                "unit,type\\nSpr   | side,unit,type\\nx,Spr    | line 34, column 1  | column side",
                "\"Before the hill.\" | \"Before\\u001bthe hill\" | line 32, column 11 | control or invisible",
                "\"Lusatia\"       | \"Lusatia\\u202e\"        | line 3, column 9   | control characters",
                "[[side]]\\nname = \"austria\" | [side.other]\\nname = \"austria\" | line 29, column 7 | key other"
            })
    void refusesWithItsPlace(String right, String wrong, String place, String words) throws IOException {
        String from = right.strip().replace("\\n", "\n");
        if (from.startsWith("combat-weakened")) {
            from = houseKey() + " =";
        }
        assertThat(plain()).contains(from);
        Run run = begin(plain().replace(from, wrong.strip().replace("\\n", "\n")));
        assertThat(run.exit()).as(run.out()).isEqualTo(2);
        assertThat(run.err()).contains("mine.toml, " + place.strip() + ":");
        for (String word : words.strip().split("; ")) {
            assertThat(run.err()).contains(word);
        }
        assertThat(game()).doesNotExist();
    }

    @Test
    void takesHouseKeysWithADot() throws IOException {
        String house = "moves.deduction = \"basic\"\n\"unlimber.fire\" = \"moved\"\n";
        assertThat(begin(plain().replace("[house]\n", "[house]\n" + house)).err())
                .isEmpty();
        assertThat(Files.readString(game())).contains("moves.deduction", "unlimber.fire");
        assertThat(begin(plain().replace("[house]\n", "[house]\n\"moves.deduction\" = \"sum\"\n" + house))
                        .err())
                .contains("house moves.deduction a second time");
    }

    @Test
    void refusesAThirdSideALongTitleAndALargeFile() throws IOException {
        String third = "\n[[side]]\nname = \"x\"\nmuster = \"\"\"\nunit\nY\n\"\"\"\n";
        assertThat(begin(plain() + third).err())
                .contains("mine.toml, line 38, column 3: [[side]]: expected two, not 3");
        assertThat(begin(plain().replace("Moys", "M".repeat(121))).err())
                .contains("mine.toml, line 1, column 9: title", "120 characters");
        assertThat(begin(plain().replace("Another.", "x".repeat(4001))).err())
                .contains("mine.toml, line 9, column 9: notes", "4000 characters");
        assertThat(begin("#".repeat(300_000)).err()).contains("mine.toml: too large");
        assertThat(begin(new byte[] {'a', '=', '"', (byte) 0xff, '"'}).err()).contains("mine.toml, line 1, column 4");
    }

    @Test
    void refusesOptionsThatDoNotGoTogether() throws IOException {
        assertThat(begin(plain(), "--rules", "acw").err())
                .contains("--rules acw: expected honour, the ruleset of the scenario");
        assertThat(begin(plain(), "--title", "T").err()).contains("--title: expected it without --scenario");
        assertThat(begin(plain(), "x.csv").err()).contains("no MUSTER with --scenario");
        assertThat(Run.of("game", "new", game().toString(), "--scenario", "madia")
                        .err())
                .contains("--scenario madia", "did you mean maida?");
        assertThat(Run.of("game", "new", game().toString(), "--scenario", "./no.toml")
                        .err())
                .contains("a file that exists");
        assertThat(game()).doesNotExist();
    }

    /** A file with any byte spoilt is refused with exit 2, or gives a game that verifies. */
    @Test
    void noSpoiltByteBreaksTheProgram() throws IOException {
        byte[] right = plain().getBytes(StandardCharsets.UTF_8);
        Random chance = new Random(34);
        int refused = 0;
        for (int i = 0; i < 200; i++) {
            byte[] spoilt = right.clone();
            spoilt[chance.nextInt(spoilt.length)] =
                    (byte) (i % 2 == 0 ? chance.nextInt(256) : "\"[]=\n,#'\\".charAt(i % 9));
            Run run = begin(spoilt);
            assertThat(run.exit()).as(run.err()).isIn(0, 2);
            assertThat(run.err()).doesNotContain("internal error");
            refused += run.exit() == 2 ? 1 : 0;
            if (run.exit() == 0) {
                assertThat(Run.of("journal", "verify", game().toString()).exit())
                        .isZero();
            }
        }
        assertThat(refused).isBetween(20, 199);
    }

    /** Forged texts are found: by what they may be, and by the bytes that the record must have. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"title\":\"Moys\"          | \"title\":\"\"",
                "\"title\":\"Moys\"          | \"title\":7",
                "\"date\":\"7 September 1757\" | \"date\":\"a\\u0007b\"",
                "\"place\":\"Lusatia\"       | \"where\":\"Lusatia\"",
                "\"prussia\":\"Winterfeldt\" | \"russia\":\"Winterfeldt\""
            })
    void verifyFindsAForgedScenario(String right, String wrong) throws IOException {
        assertThat(begin(plain()).err()).isEmpty();
        String line = Files.readString(game()).strip();
        assertThat(line).contains(right);
        String forged = line.replace(right, wrong);
        String covered = forged.substring(0, forged.indexOf(grognard.record.RecordEntry.HASH));
        String hash = grognard.record.RecordEntry.hash(covered.getBytes(StandardCharsets.UTF_8));
        Files.writeString(game(), covered + grognard.record.RecordEntry.HASH + hash + "\"}\n");
        Run run = Run.of("journal", "verify", game().toString());
        assertThat(run.exit()).as(run.out() + run.err()).isEqualTo(3);
    }
}
