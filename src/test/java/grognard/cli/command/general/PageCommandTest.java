package grognard.cli.command.general;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PageCommandTest {

    @TempDir
    private Path home;

    @Test
    void findsThePageThatIsInstalledBeforeOneThatWasBuilt() throws IOException {
        Path lib = Files.createDirectories(home.resolve("lib"));
        String jar = lib.resolve("grognard.jar").toString();
        assertThat(PageCommand.find(jar)).isEmpty();
        Path built = Files.writeString(home.resolve("grognard.html"), "built");
        assertThat(PageCommand.find(jar)).contains(built);
        Files.createDirectories(home.resolve("page"));
        Path installed = Files.writeString(home.resolve("page/grognard.html"), "installed");
        assertThat(PageCommand.find(jar)).contains(installed);
        assertThat(PageCommand.find(home.resolve("classes").toString())).isEmpty();
    }

    /** Tests run from folders of classes, beside which there is no page. */
    @Test
    void withoutAPageItNamesTheBuild() {
        Run run = Run.of("page", home.resolve("grognard.html").toString());
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("mvn -Ppage package");
        assertThat(home.resolve("grognard.html")).doesNotExist();
    }
}
