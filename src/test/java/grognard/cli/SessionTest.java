package grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grognard.input.BadInput;
import grognard.rules.Ruleset;
import grognard.rules.Rulesets;
import grognard.rules.Tables;
import grognard.testing.Run;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What holds from one line of the prompt to the next. */
class SessionTest {

    @TempDir
    Path temp;

    @Test
    void aPackThatIsEditedWhileThePromptRunsIsReadAgainOrRefusedWhole() throws IOException {
        Path folder = temp.resolve("mine");
        Run.of("tables", "export", "paperboys", folder.toString());
        Session session = new Session(new World(
                InputStream.nullInputStream(),
                OutputStream.nullOutputStream(),
                OutputStream.nullOutputStream(),
                Map.of(),
                () -> 0));
        GeneralOptions options = GeneralOptions.of(Map.of("--tables", List.of(folder.toString())));
        Ruleset ruleset = Rulesets.named("test", "paperboys");

        Tables first = session.tables(ruleset, options);
        assertThat(session.tables(ruleset, options))
                .as("an unchanged pack is not read twice")
                .isSameAs(first);

        Path officers = folder.resolve("officers.csv");
        Files.writeString(officers, Files.readString(officers).replace("commander,2", "commander,4") + "\n");
        assertThat(session.tables(ruleset, options)).isNotSameAs(first);

        Files.writeString(officers, "officer,value\ncommander,2\n");
        assertThatThrownBy(() -> session.tables(ruleset, options))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("officers.csv")
                .hasMessageContaining("no row for officer brigadier");
    }
}
