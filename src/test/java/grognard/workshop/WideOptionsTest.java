package grognard.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Options of thousands of values: what a file asks for is tried, and checking comes to an end. */
class WideOptionsTest {

    @TempDir
    Path temp;

    private void write(String file, String text) throws IOException {
        Files.createDirectories(temp.resolve("wide"));
        Files.writeString(temp.resolve("wide").resolve(file), text);
    }

    private Run check() throws IOException {
        write("ruleset.toml", "format = 1\ntitle = \"Wide\"\nresolvers = [\"r\"]\n[effect.falls]\n");
        return Run.of("workshop", "check", temp.resolve("wide").toString());
    }

    @Test
    void narrowBandsOfWideOptionsAreTried() throws IOException {
        write("r.toml", """
                summary = "s"
                shape = "test"
                dice = "d6"
                needs = 4
                results = "r.csv"
                [option.distance]
                whole = [0, 99999]
                needs = "far.csv"
                [option.strength]
                whole = [0, 5000]
                [option.idle]
                whole = [0, 5000]
                [option.wind]
                decimal = [0, 1000]
                adds = "wind.csv"
                """);
        write("far.csv", "distance,needs\n70001..70010,1\n");
        write("wind.csv", "wind,adds\n400..401,1\n");
        write("r.csv", "strength,from,to,code\n4321,,,special\n,0,,ok\n,,-1,bad\n");
        assertThat(check().out())
                .contains("Warning:", "option idle changes nothing in the situations that were tried")
                .doesNotContain("reaches this row", "option distance", "option strength", "option wind");
    }

    @Test
    @Tag("thorough")
    void thousandsOfDiceAreNotAllGoneThrough() throws IOException {
        write("r.toml", """
                summary = "s"
                shape = "pool"
                dice = "d6"
                needs = 4
                results = "r.csv"
                [option.men]
                whole = [1, 2000]
                dice = 1
                [option.shield]
                whole = [0, 200]
                saves = "saves.csv"
                """);
        write("saves.csv", "shield,saves\n100..,5\n");
        write("r.csv", "from,to,code,effects\n,0,miss,\n1,,hit,target falls left\n");
        assertThat(check().out()).contains("complete: 1 resolver").doesNotContain("Warning");
    }
}
