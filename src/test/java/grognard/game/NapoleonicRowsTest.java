package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.GameRows;
import grognard.testing.PlayedGame;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every row of the book audit, as a few typed lines; {@code napoleonic-rows.txt} says how they are written. */
class NapoleonicRowsTest {

    @TempDir
    Path folder;

    static List<GameRows.Row> rows() throws IOException {
        return GameRows.of("napoleonic");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rows")
    void theBookHolds(GameRows.Row row) throws IOException {
        new GameRows("napoleonic", folder).check(row);
    }

    private static String muster() throws IOException {
        return String.join("\n", GameRows.muster("napoleonic")) + "\n";
    }

    /** A level is tested for the first time that it is passed (9.2), also in a game that goes on from its units. */
    @Test
    void levelsPassedBeforeTheMusterAreTested(@TempDir Path other) throws IOException {
        PlayedGame game = PlayedGame.of(folder, "napoleonic", muster());
        game.play("unit 45th bases=2"); // 3 of 15 pass 15%
        game.play("phase crisis");
        assertThat(game.play("due --json")).contains("crisis 33rd");
        game.play("due drop crisis");
        PlayedGame again = PlayedGame.of(other, "napoleonic", game.play("units --csv"), "--turn", "2");
        again.play("phase crisis");
        assertThat(again.play("due --json")).doesNotContain("crisis");
        assertThat(again.play("unit 45th bases=1")).contains("british: the losses pass a level");
        again.play("phase rally");
        again.play("phase crisis");
        assertThat(again.play("due --json")).contains("crisis 33rd");
        again.verify();
        game.verify();
    }

    /** What a battery is stands in the table of the armies, not in its name. */
    @Test
    void aBatteryOfAnyNameFiresAndLimbers() throws IOException {
        Path pack = folder.resolve("pack");
        assertThat(Run.of("tables", "export", "napoleonic", pack.toString()).exit())
                .isZero();
        Path armies = pack.resolve("armies.csv");
        String rows = Files.readString(armies);
        Files.writeString(
                armies,
                rows.replace("french-foot-battery,", "french-12pdr,")
                        .replace("british-horse-battery,", "royal-horse,"));
        String muster =
                muster().replace("french-foot-battery", "french-12pdr").replace("british-horse-battery", "royal-horse");
        PlayedGame own = PlayedGame.of(folder, "napoleonic", muster, "--tables", pack.toString());
        assertThat(own.play("units --json"))
                .contains("\"troop\":\"french-12pdr\",\"bases\":1,\"start\":1,\"formation\":\"unlimbered\"");
        assertThat(own.play("artillery Bty 45th 200 --roll 0.1")).contains("foot, band 151..300 mm");
        assertThat(own.refused("unit Bty limbered")).contains("Bty has fired and cannot limber this turn");
        assertThat(own.play("combat 8e 45th --with Bty --roll 0.5")).contains("shift 1");
        assertThat(own.play("capture RHA 5e")).contains("RHA  side british → french");
        assertThat(own.play("unit add french,New,troop=french-12pdr,bases=1")).contains("New  comes to the table");
        own.play("unit New limbered");
        Files.writeString(armies, rows.replace("artillery,foot,", "artillery,12-pounder,"));
        Run check = Run.of("tables", "check", pack.toString());
        assertThat(check.exit()).isEqualTo(2);
        assertThat(check.out() + check.err()).contains("12-pounder: expected foot or horse for a battery");
    }
}
