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
import org.junit.jupiter.params.provider.CsvSource;

/** {@code bare} in a resolver's file, and {@code --att} and {@code --def} where each side throws one die. */
class BareAndSideDiceTest {

    private static final String CLASH = """
            summary = "who wins?"
            shape = "opposed"
            dice = "d6"
            results = "clash.csv"
            bare = ["skill", "def-skill", "ground"]
            [option.skill]
            whole = [0, 25]
            default = 0
            side = "both"
            adds = 1
            [option.ground]
            choices = ["flat", "steep"]
            adds = { steep = -1 }
            [option.tired]
            adds = -1
            """;

    @TempDir
    Path temp;

    private Path folder;

    @BeforeEach
    void oneResolver() throws IOException {
        folder = temp.resolve("fray");
        Files.createDirectories(folder);
        write("ruleset.toml", "format = 1\ntitle = \"Fray\"\nresolvers = [\"clash\"]\n");
        write("clash.toml", CLASH);
        write("clash.csv", "from,to,code\n,0,lost\n1,,won\n");
    }

    private void write(String file, String text) throws IOException {
        Files.writeString(folder.resolve(file), text);
    }

    private Run play(String line) {
        List<String> words = new ArrayList<>(List.of("--rules", folder.toString()));
        words.addAll(List.of(line.split(" ")));
        return Run.of(words);
    }

    @Test
    void valuesWithoutNamesFillTheListedOptions() {
        Run run = play("clash 13 11 steep --att 4 --def 5 --json");
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .contains(
                        "\"inputs\":{\"att\":4,\"def\":5,\"skill\":13,\"ground\":\"steep\",\"def-skill\":11}",
                        "\"numbers\":{\"natural\":4,\"def-natural\":5,\"attacker\":16,\"defender\":16,\"difference\":0}");
        assertThat(play("clash 13 11 14").err()).contains("no more numbers");
    }

    @Test
    void aSmallNumberCouldBeADie() throws IOException {
        write("clash.toml", CLASH.replace("[0, 25]", "[0, 5]"));
        assertThat(play("clash 3").err()).contains("--att 3 for the die or --skill 3");
    }

    @Test
    void oneDieMayBeGivenAndTheOtherThrown() {
        Run run = play("clash --att 6 --dice 2 --json");
        assertThat(run.out()).contains("\"natural\":6,\"def-natural\":2");
        assertThat(play("odds clash --att 6 --of won --json").out()).contains("5", "6");
        assertThat(play("clash --att 7").err()).contains("--att 7");
    }

    @Test
    void scoresOfHitsTakeAGivenDieToo() throws IOException {
        write("clash.toml", CLASH.replace("results", "needs = 4\nresults"));
        assertThat(play("clash --att 4 --def 3 --json").out())
                .contains("\"natural\":1,\"def-natural\":0,\"attacker\":1,\"defender\":0");
    }

    @Test
    void severalDiceHaveNoSideDie() throws IOException {
        String named = CLASH.replace("bare = [\"skill\", \"def-skill\", \"ground\"]\n", "");
        write("clash.toml", named.replace("\"d6\"", "\"2d6\""));
        assertThat(play("clash --att 4").exit()).isEqualTo(2);
        write("clash.toml", named.replace("adds = { steep = -1 }", "dice = { steep = 1 }"));
        assertThat(play("clash --att 4").exit()).isEqualTo(2);
        write("clash.toml", named);
        assertThat(play("clash --att 4").exit()).isZero();
    }

    @Test
    void theLintDoesNotCallSideDiceUseless() {
        Run run = Run.of("workshop", "check", folder.toString());
        assertThat(run.out() + run.err()).doesNotContain("option att", "option def ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[\"skil\"]              | line 5, column 9  | bare skil; did you mean skill?",
                "[\"tired\"]             | line 5, column 9  | bare tired; expected one of skill, ground, def-skill",
                "[\"skill\", \"skill\"]  | line 5, column 18 | a second time",
                "\"skill\"               | line 5, column 8  | a list in square brackets"
            })
    void refusesWithItsPlace(String bare, String place, String words) throws IOException {
        write("clash.toml", CLASH.replace("[\"skill\", \"def-skill\", \"ground\"]", bare.strip()));
        Run run = play("clash");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("clash.toml, " + place.strip());
        for (String word : words.strip().split("; ")) {
            assertThat(run.err()).contains(word);
        }
    }

    @Test
    void aChainHasBareOptionsOfItsOwn() throws IOException {
        write("ruleset.toml", "format = 1\ntitle = \"Fray\"\nresolvers = [\"clash\", \"rush\"]\n");
        write("rush.toml", "summary = \"all\"\nshape = \"chain\"\nsteps = [\"clash\"]\nbare = [\"skill\"]\n");
        assertThat(play("rush 5 --dice 3,3 --json").out()).contains("\"skill\":5", "\"code\":\"won\"");
    }

    /** A flag is off until it is given, so that a written default of false is no other default. */
    @Test
    void stepsOfAChainShareAFlagWhoseDefaultOnlyOneWrites() throws IOException {
        write("ruleset.toml", "format = 1\ntitle = \"Fray\"\nresolvers = [\"clash\", \"second\", \"rush\"]\n");
        write("second.toml", CLASH.replace("[option.tired]", "[option.tired]\ndefault = false"));
        write("rush.toml", "summary = \"all\"\nshape = \"chain\"\nsteps = [\"clash\", \"second\"]\n");
        assertThat(play("rush --tired --dice 3,3,3,3 --json").out()).contains("\"tired\":true", "\"code\":\"lost\"");
    }
}
