package grognard.cli.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grognard.cli.environment.Environment;
import grognard.input.BadInput;
import grognard.line.CommonOption;
import grognard.line.OptionValues;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rulesets.Rulesets;
import grognard.testing.Run;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables are taken down once, and again when they have changed. */
class TableCacheTest {

    @TempDir
    Path temp;

    @Test
    void aPackThatIsEditedWhileThePromptRunsIsReadAgainOrRefusedWhole() throws IOException {
        Path folder = temp.resolve("mine");
        Run.of("tables", "export", "paperboys", folder.toString());
        TableCache cache = new TableCache(new Preferences(
                new Environment(
                        InputStream.nullInputStream(),
                        OutputStream.nullOutputStream(),
                        OutputStream.nullOutputStream(),
                        Map.of(),
                        () -> 0),
                null));
        OptionValues options = OptionValues.NONE.with(CommonOption.TABLES, folder.toString());
        Ruleset ruleset = Rulesets.named("paperboys");

        Tables first = cache.tables(ruleset, options);
        assertThat(cache.tables(ruleset, options))
                .as("an unchanged pack is not read twice")
                .isSameAs(first);

        Path officers = folder.resolve("officers.csv");
        Files.writeString(officers, Files.readString(officers).replace("commander,2", "commander,4") + "\n");
        assertThat(cache.tables(ruleset, options)).isNotSameAs(first);

        Files.writeString(officers, "officer,value\ncommander,2\n");
        assertThatThrownBy(() -> cache.tables(ruleset, options))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("officers.csv")
                .hasMessageContaining("no row for officer brigadier");
    }
}
