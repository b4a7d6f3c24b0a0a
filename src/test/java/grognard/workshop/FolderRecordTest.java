package grognard.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A record of a ruleset from a folder holds only with the very same folder. */
class FolderRecordTest {

    @TempDir
    Path temp;

    @Test
    void aChangedFolderShows() throws IOException {
        String folder = temp.resolve("mine").toString();
        String journal = temp.resolve("game.jsonl").toString();
        Run.of("workshop", "new", folder, "--shape", "test");
        assertThat(Run.of("--rules", folder, "rally", "--losses", "1", "--seed", "a", "--log", journal)
                        .exit())
                .isZero();
        assertThat(Files.readString(Path.of(journal))).contains("\"ruleset\":\"mine\"", "\"ruleset-sha256\":\"");

        assertThat(Run.of("--rules", folder, "journal", "verify", journal).exit())
                .isZero();

        Path results = Path.of(folder, "rally-results.csv");
        Files.writeString(results, Files.readString(results) + "# one comment more\n");
        assertThat(Run.of("--rules", folder, "journal", "verify", journal).exit())
                .isEqualTo(3);
    }
}
