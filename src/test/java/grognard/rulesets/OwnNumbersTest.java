package grognard.rulesets;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A pack with one number of the player's own. Where the book's number is one, or a column of it is empty, its own tables
 * cannot show that the number is used, and how.
 */
class OwnNumbersTest {

    @TempDir
    Path temp;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            paperboys | army-worth.csv    | officer,1               | officer,3                | victory --stands 40 --officers 10 --dead 17 --def-stands 40 | defender-wins
            paperboys | weapons.csv       | musket,0,25,1,5         | musket,0,25,2,5          | fire --weapon musket --skirmishers --stands 6 --range 10 --dice 1,1,1,1 | "shots":4,
            paperboys | fight-results.csv | beaten,falls-back,      | beaten,falls-back,winner pursue; | fight --stands 3 --def-stands 3 --dice 5,5,5,1,1,1 --house fight.rout-at=4 | {"side":"attacker","effect":"pursue"}
            paperboys | fight-results.csv | beaten,falls-back,      | beaten,falls-back,winner pursue; | fight --stands 3 --def-stands 3 --dice 1,1,1,5,5,5 --house fight.rout-at=4 | {"side":"defender","effect":"pursue"}
            """)
    void theNumberIsUsed(String ruleset, String file, String row, String instead, String typed, String told)
            throws IOException {
        Path pack = packWith(ruleset, file, row, instead);
        List<String> words = new ArrayList<>(List.of(ruleset));
        words.addAll(List.of(typed.split(" ")));
        words.add("--json");
        assertThat(Run.of(words).out()).doesNotContain(told);
        words.addAll(List.of("--tables", pack.toString()));
        Run run = Run.of(words);
        assertThat(run.out()).as(run.err()).contains(told);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            napoleonic | armies.csv | light,6,3,4,2,0.455, | light,0,3,4,2,0.455,   | a number above 0 with at most 1 decimal
            napoleonic | armies.csv | light,6,3,4,2,0.455, | light,6,3,4,2,1.001,   | a number from 0.000 to 1.000
            napoleonic | odds.csv   | 1:1,1,1              | 1:1,1,0                | a number above 0 with at most 3 decimals
            napoleonic | crt.csv    | 0.410,0.559,Dx       | 0.410,0.559,Dq         | one of Ar, Aw, Ad, Dx, Dd, Dw, Dr; did you mean Dx?
            napoleonic | armies.csv | light,6,3,4,2,0.455, | light,6,3,4,2,1.000,   | ''
            napoleonic | armies.csv | light,6,3,4,2,0.455, | light,0.1,3,4,2,0.455, | ''
            """)
    void theCellIsRefusedOrNot(String ruleset, String file, String row, String instead, String complaint)
            throws IOException {
        Path pack = packWith(ruleset, file, row, instead);
        Run run = Run.of("tables", "check", pack.toString());
        assertThat(run.exit()).as(run.err()).isEqualTo(complaint.isEmpty() ? 0 : 2);
        assertThat(run.out() + run.err()).contains(complaint);
    }

    private Path packWith(String ruleset, String file, String row, String instead) throws IOException {
        Path pack = temp.resolve("mine");
        assertThat(Run.of("tables", "export", ruleset, pack.toString()).exit()).isZero();
        String before = Files.readString(pack.resolve(file));
        assertThat(before).contains(row);
        Files.writeString(pack.resolve(file), before.replace(row, instead));
        return pack;
    }
}
