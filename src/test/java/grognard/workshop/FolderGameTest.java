package grognard.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A game by a ruleset from a folder: its units fill, change, go and come back, and it is proved as any other. */
class FolderGameTest {

    @TempDir
    Path temp;

    private String folder;
    private String game;

    @BeforeEach
    void twoUnits() throws IOException {
        folder = temp.resolve("fray").toString();
        game = temp.resolve("game.jsonl").toString();
        write("ruleset.toml", """
                format = 1
                title = "Fray"
                resolvers = ["shoot", "clash", "nerve", "rush"]
                [effect.falls]
                text = "loses {n man}"
                changes = "men - n"
                [effect.hit]
                changes = ["hits + 1", "morale - n"]
                [effect.flees]
                changes = ["mood = Fled", "gone"]
                [unit.men]
                whole = [0, 20]
                required = true
                gone-at = "half"
                [unit.hits]
                whole = [0, 3]
                default = 0
                gone-at = 3
                [unit.morale]
                decimal = [0, 9.5]
                default = 7.5
                [unit.mood]
                choices = ["Firm", "Fled"]
                default = "Firm"
                [unit.rank]
                choices = ["front", "rear"]
                [unit.horse]
                """);
        write("shoot.toml", """
                summary = "who falls?"
                shape = "pool"
                dice = "d6"
                needs = 4
                results = "shoot.csv"
                [option.men]
                whole = [1, 20]
                dice = 1
                [option.target-horse]
                adds = 1
                [option.rank]
                choices = ["front", "rear"]
                adds = { rear = -1 }
                only-with = { volley = [true] }
                [option.volley]
                """);
        write("shoot.csv", "from,to,code,effects,next\n,0,miss,,\n1,,hit,target falls left,nerve\n");
        write("clash.toml", """
                summary = "who wins?"
                shape = "opposed"
                dice = "d6"
                results = "clash.csv"
                [option.morale]
                decimal = [0, 9.5]
                side = "both"
                adds = 1
                """);
        write("clash.csv", """
                from,to,code,effects,next
                ,-1,lost,attacker hit 2; defender hit 1,nerve
                0,0,even,,clash
                1,,won,defender hit 2,nerve
                """);
        write("nerve.toml", """
                summary = "does it stand?"
                shape = "test"
                dice = "d6"
                needs = 3
                results = "nerve.csv"
                [option.hits]
                whole = [0, 3]
                needs = 1
                """);
        write("nerve.csv", "from,to,code,passed,effects\n,-1,flees,no,unit flees\n0,,stands,yes,\n");
        write("rush.toml", "summary = \"both\"\nshape = \"chain\"\nsteps = [\"nerve\", \"clash\"]\n");
        Files.writeString(
                temp.resolve("muster.csv"), "side,unit,men,rank,horse\nred,Ashby,9,rear,\nblue,Brome,6,front,yes\n");
        assertThat(Run.of(
                                "--rules",
                                folder,
                                "game",
                                "new",
                                game,
                                temp.resolve("muster.csv").toString())
                        .out())
                .isEqualTo(game + ": 2 units mustered, fray\n");
    }

    private void write(String file, String text) throws IOException {
        Files.createDirectories(temp.resolve("fray"));
        Files.writeString(temp.resolve("fray").resolve(file), text);
    }

    private Run play(String... words) {
        List<String> line = new ArrayList<>(List.of("--rules", folder, "--game", game));
        line.addAll(List.of(words));
        return Run.of(line.toArray(new String[0]));
    }

    private int verified() {
        return Run.of("--rules", folder, "journal", "verify", game).exit();
    }

    @Test
    void unitsFillWhatTheyKnowAndChange() {
        Run shot = play("shoot", "Ashby", "Brome", "--dice", "3,1,1,1,1,1,1,1,2");
        // nine men, and a target on horseback: 3 is enough; the rank stands only with a volley
        assertThat(shot.out())
                .contains("dice 9, hits 1", "Brome  men 6 \u2192 5")
                .doesNotContain("rear");
        assertThat(play("due").out()).contains("nerve Brome");
        assertThat(play("shoot", "Ashby", "Brome", "--men", "10").err()).contains("at most the 9 that Ashby has");
        assertThat(play("shoot", "Ashby", "Brome", "--men", "1", "--dice", "1").exit())
                .isZero();
        assertThat(play("units", "Ashby", "--json").out()).contains("\"men\":9,\"start\":9");
        assertThat(play("clash", "Ashby", "Brome", "--morale", "4", "--dice", "1,6")
                        .out())
                .contains(
                        "Ashby  hits 0 \u2192 1, morale 7.5 \u2192 2", "Brome  hits 0 \u2192 1, morale 7.5 \u2192 6.5");
        assertThat(play("due").out()).contains("nerve Ashby");
        assertThat(verified()).isZero();
    }

    @Test
    void aUnitGoesWhereHalfIsLostOrHitsAreManyOrAnEffectSaysSo() {
        assertThat(play("shoot", "Ashby", "Brome", "--dice", "3,3,3,1,1,1,1,1,2")
                        .out())
                .contains("Brome  men 6 \u2192 3, state ready \u2192 gone");
        assertThat(play("nerve", "Brome").err()).contains("Brome is gone (dead), since record 2");
        String before = play("units", "--json").out();
        assertThat(play("undo").exit()).isZero();
        assertThat(play("units", "Brome", "--json").out()).contains("\"state\":\"ready\"", "\"men\":6");
        assertThat(play("redo").exit()).isZero();
        assertThat(play("units", "--json").out().replace("\"records\":4", "\"records\":2"))
                .isEqualTo(before);
        assertThat(play("undo").exit()).isZero();
        assertThat(play("unit", "Brome", "hits+3").out()).contains("state ready \u2192 gone");
        assertThat(play("undo").exit()).isZero();
        assertThat(play("nerve", "Brome", "--dice", "1").out())
                .contains("Brome  mood Firm \u2192 Fled, state ready \u2192 gone");
        assertThat(verified()).isZero();
    }

    @Test
    void whatComesNextIsDueForWhomTheFirstEffectBefell() {
        play("clash", "Ashby", "Brome", "--dice", "3,3");
        assertThat(play("due").out()).contains("clash Ashby Brome");
        assertThat(play("next", "--dice", "6,1").exit()).isZero();
        assertThat(play("due").out()).contains("nerve Brome");
        assertThat(play("rush", "Ashby", "Brome").err()).contains("its steps in a game", "nerve, then clash");
    }

    /** Numbers and choices of the folder's own, decimals in their order. */
    @Test
    void aPlanTellsOfTheFoldersFields() {
        Run run = play("plan", "clash Ashby Brome; due nerve Brome; shoot Ashby Brome --men 2", "--json");
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .contains(
                        "{\"unit\":\"Brome\",\"field\":\"state\",\"values\":[{\"value\":\"gone\"",
                        "{\"unit\":\"Brome\",\"field\":\"men\",\"values\":[{\"value\":4,",
                        "{\"unit\":\"Brome\",\"field\":\"mood\",\"values\":[{\"value\":\"Firm\"",
                        "{\"unit\":\"Ashby\",\"field\":\"morale\",\"values\":[{\"value\":5.5,")
                .doesNotContain("\"field\":\"start\"", "\"field\":\"horse\"");
    }

    @Test
    void aChainThatIsNextIsDueByItsFirstStep() throws IOException {
        write("shoot.csv", "from,to,code,effects,next\n,0,miss,,\n1,,hit,target falls left,rush\n");
        String other = temp.resolve("other.jsonl").toString();
        assertThat(Run.of(
                                "--rules",
                                folder,
                                "game",
                                "new",
                                other,
                                temp.resolve("muster.csv").toString())
                        .exit())
                .isZero();
        Run shot = Run.of(
                "--rules", folder, "--game", other, "shoot", "Ashby", "Brome", "--men", "1", "--dice", "6", "--json");
        assertThat(shot.out()).contains("\"next\":[\"rush\"]", "\"line\":\"nerve Ashby\"");
        assertThat(Run.of("--rules", folder, "journal", "verify", other).exit()).isZero();
    }

    /** Each has a start of its own. */
    @Test
    void halfMayBeLostOfSeveralFields() throws IOException {
        String toml = Files.readString(temp.resolve("fray").resolve("ruleset.toml"));
        write("ruleset.toml", toml.replace("[unit.morale]\n", "[unit.morale]\ngone-at = \"half\"\n"));
        String other = temp.resolve("other.jsonl").toString();
        String muster = temp.resolve("muster.csv").toString();
        assertThat(Run.of("--rules", folder, "game", "new", other, muster).err())
                .isEmpty();
        assertThat(Run.of("--rules", folder, "--game", other, "unit", "Brome", "morale=3.6")
                        .out())
                .doesNotContain("gone");
        assertThat(Run.of("--rules", folder, "--game", other, "unit", "Brome", "morale=3.5")
                        .out())
                .contains("state ready \u2192 gone");
        assertThat(Run.of("--rules", folder, "--game", other, "unit", "Ashby", "men=4")
                        .out())
                .contains("state ready \u2192 gone");
        assertThat(Run.of("--rules", folder, "journal", "verify", other).exit()).isZero();
        write("ruleset.toml", toml.replace("[unit.horse]\n", "[unit.start-men]\n"));
        assertThat(Run.of("workshop", "check", folder).err()).contains("unit start-men: expected");
    }

    /** A resolver may be called as one by which rulesets in Java count who has won. */
    @ParameterizedTest
    @ValueSource(strings = {"card", "cards"})
    void aReportDoesNotTakeAnyVictoryForACount(String card) throws IOException {
        String toml = Files.readString(temp.resolve("fray").resolve("ruleset.toml"));
        write("ruleset.toml", toml.replace("\"nerve\"", "\"nerve\", \"victory\", \"" + card + "\""));
        for (String name : List.of("victory", card)) {
            write(
                    name + ".toml",
                    "summary = \"who won?\"\nshape = \"opposed\"\ndice = \"d6\"\nresults = \"won.csv\"\n");
        }
        write("won.csv", "from,to,code\n,0,lost\n1,,won\n");
        String other = temp.resolve("other.jsonl").toString();
        String muster = temp.resolve("muster.csv").toString();
        assertThat(Run.of("--rules", folder, "game", "new", other, muster).err())
                .isEmpty();
        for (String name : List.of("victory", card)) {
            assertThat(Run.of("--rules", folder, "--game", other, name, "Ashby", "Brome", "--dice", "6,1")
                            .err())
                    .isEmpty();
        }
        assertThat(Run.of("--rules", folder, "--game", other, "turn").out()).doesNotContainIgnoringCase("card");
        Run story = Run.of("--rules", folder, "journal", "story", other);
        assertThat(story.err()).isEmpty();
        assertThat(story.out()).contains("victory").doesNotContain("the ruleset's own count");
        assertThat(Run.of("--rules", folder, "journal", "verify", other).exit()).isZero();
    }

    @Test
    void whatStandsOnTheTableCanBeMusteredAgain() throws IOException {
        play("shoot", "Ashby", "Brome", "--dice", "3,1,1,1,1,1,1,1,2");
        assertThat(play("unit", "add", "blue,Croft,men=4,mood=fled").exit()).isZero();
        Path now = temp.resolve("now.csv");
        Files.writeString(now, play("units", "--csv").out());
        String second = temp.resolve("second.jsonl").toString();
        assertThat(Run.of("--rules", folder, "game", "new", second, now.toString())
                        .exit())
                .isZero();
        String units = play("units", "--json").out();
        String again =
                Run.of("--rules", folder, "--game", second, "units", "--json").out();
        assertThat(again.substring(again.indexOf("\"units\""))).isEqualTo(units.substring(units.indexOf("\"units\"")));
        assertThat(verified()).isZero();
    }

    @Test
    void anEditedFolderIsNotTheGames() throws IOException {
        play("shoot", "Ashby", "Brome", "--seed", "a");
        assertThat(Files.readString(Path.of(game))).contains("\"ruleset\":\"fray\",\"ruleset-sha256\":\"");
        write("nerve.csv", "from,to,code,passed,effects\n,-2,flees,no,unit flees\n-1,,stands,yes,\n");
        Run verify = Run.of("--rules", folder, "journal", "verify", game);
        assertThat(verify.exit()).isEqualTo(3);
        assertThat(verify.out()).contains("record 1", "ruleset-sha256");
        Run played = play("nerve", "Brome", "--dice", "2");
        assertThat(played.exit()).isEqualTo(2);
        assertThat(played.err()).contains("the files of fray were others");
    }

    @Test
    void aFieldAndTheOptionItFillsAreOfOneKind() throws IOException {
        write(
                "nerve.toml",
                "summary = \"x\"\nshape = \"test\"\ndice = \"d6\"\nresults = \"nerve.csv\"\n[option.mood]\n"
                        + "choices = [\"Firm\"]\n");
        assertThat(Run.of("workshop", "check", folder).err())
                .contains("option mood: expected what [unit.mood] can be, one of Firm, Fled");
        write(
                "ruleset.toml",
                "format = 1\ntitle = \"x\"\nresolvers = [\"nerve\"]\n[unit.men]\nwhole = [0, 9]\n" + "gone-at = 10\n");
        assertThat(Run.of("workshop", "check", folder).err())
                .contains("gone-at: expected a whole number from 0 to 9, not 10");
    }

    @Test
    void aRulesetWithoutUnitsHasNoGames() throws IOException {
        write("ruleset.toml", "format = 1\ntitle = \"x\"\nresolvers = [\"dice\"]\n".replace("dice", "nerve"));
        write("nerve.csv", "from,to,code\n,,stands\n");
        Run begun = Run.of(
                "--rules",
                folder,
                "game",
                "new",
                game + "2",
                temp.resolve("muster.csv").toString());
        assertThat(begun.exit()).isEqualTo(2);
        assertThat(begun.err()).contains("no games can be played by this ruleset, it says nothing of units");
    }
}
