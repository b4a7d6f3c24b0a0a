package grognard;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.cli.PromptRun;
import grognard.testing.Run;
import grognard.testing.TerminalPicture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The picture in the README is a real run at the prompt; {@code -Dpage.write=true} draws it again. */
class TerminalPictureTest {

    private static final Path PICTURE = Path.of("docs/terminal.svg");

    /** Standard output is a terminal, but not standard error, which shows progress on a slow machine. */
    private static final Map<String, String> TERMINAL = Map.of("GROGNARD_TTY", "1", "COLUMNS", "92");

    private static final List<String> LINES = List.of(
            "fire 78th Swiss 20 --dice 5,6,5,1,2,3,4",
            "next --dice 4",
            "odds contact ? Swiss --of defender-routs",
            "contact 78th Swiss --att 5 --def 2");

    @TempDir
    Path folder;

    @Test
    void thePictureIsWhatIsPrinted() throws IOException {
        String game = folder.resolve("maida.jsonl").toString();
        assertThat(Run.of("game", "new", game, "--scenario", "maida").exit()).isZero();
        PromptRun prompt = new PromptRun(TERMINAL);
        prompt.typed("game " + game);
        prompt.typed("set ask off"); // the picture has no room for questions about the table
        TerminalPicture picture = new TerminalPicture("./grognard game maida.jsonl");
        for (String line : LINES) {
            String place = prompt.shell().place();
            Run run = prompt.typed(line);
            assertThat(run.err()).as(line).isEmpty();
            picture.typed(place + "> ", line, run.out());
        }
        if (Boolean.getBoolean("page.write")) {
            Files.writeString(PICTURE, picture.svg());
        } else {
            assertThat(picture.svg()).isEqualTo(Files.readString(PICTURE));
        }
    }
}
