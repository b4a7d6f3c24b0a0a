package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.cli.PromptRun;
import grognard.testing.PlayedGame;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * The disk fills while a line of several records is written: nothing of it is shown, and the game is as it was. The
 * system's limit on the size of a file stands for the disk: a write that passes it is cut short and then fails.
 */
@Tag("thorough")
@DisabledOnOs(OS.WINDOWS)
class DiskFullTest {

    private static final int BLOCK = 1024; // of ulimit -f

    @TempDir
    Path folder;

    private PlayedGame game = new PlayedGame(Path.of(""));
    private byte[] before = {};

    @BeforeEach
    void someToRecover() throws IOException {
        game = PlayedGame.of(
                folder,
                "paperboys",
                "side,unit,arm,quality,stands,pips\nbritish,33rd,infantry,trained,8,2\nbritish,44th,infantry,trained,8,1\n"
                        + "french,45e,infantry,trained,6,3\n");
        before = Files.readAllBytes(game.file());
    }

    /** Runs the program where no file can grow beyond so many blocks. */
    private Ended limited(long blocks, String words) throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        Process process = new ProcessBuilder(
                        "bash",
                        "-c",
                        "ulimit -f " + blocks + "; exec \"$0\" -XX:-UsePerfData -cp \"$1\" " + words + " | cat",
                        java,
                        System.getProperty("java.class.path"),
                        game.file().toString())
                .redirectError(err.toFile())
                .redirectOutput(out.toFile())
                .start();
        process.waitFor();
        return new Ended(Files.readString(out), Files.readString(err));
    }

    private record Ended(String out, String err) {}

    private long enoughForOneRecord() {
        return before.length / BLOCK + 1;
    }

    @Test
    void nothingOfAnEndIsShownThatIsNotOnRecord() throws IOException, InterruptedException {
        Ended end = limited(enoughForOneRecord(), "grognard.Main --game \"$2\" end --seed a");
        assertThat(end.out).isEmpty();
        assertThat(end.err).contains("cannot write the journal").doesNotContain("Exception");
        assertThat(Files.readAllBytes(game.file())).isEqualTo(before);
        assertThat(game.play("end --seed a"))
                .contains("RECOVERED", "33rd pips 2", "44th pips 1", "45e pips 3", "Turn 2");
        game.verify();
    }

    /** Nor is it what was done last. */
    @Test
    void whatIsNotOnRecordIsNotTheLast() throws IOException, InterruptedException {
        Ended lines = limited(enoughForOneRecord(), AtThePrompt.class.getName().replace("$", "\\$") + " \"$2\"");
        assertThat(lines.out).contains("Turn 1").doesNotContain("RECOVERED", "Turn 2", "NO CHANGE");
        assertThat(lines.err).contains("cannot write the journal", "last: nothing has been resolved yet");
        assertThat(Files.readAllBytes(game.file())).isEqualTo(before);
    }

    /** A prompt at which a turn is ended, and then what was resolved last is asked for. */
    static final class AtThePrompt {

        private AtThePrompt() {}

        /** @param args the game */
        public static void main(String[] args) {
            Run run = PromptRun.of(List.of("game " + args[0], "end --seed a", "last", "turn --brief"));
            System.out.print(run.out());
            System.err.print(run.err());
        }
    }
}
