package grognard.cli.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grognard.cli.environment.Environment;
import grognard.input.BadInput;
import grognard.line.CommonOption;
import grognard.line.OptionValues;
import grognard.line.Token;
import grognard.line.Tokenizer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One chain for everything: the line's option, {@code set}, environment, settings file. */
class PreferencesTest {

    @TempDir
    Path temp;

    @Test
    void theRulesetIsTheLinesThenTheOneInUseThenTheEnvironmentsThenTheFiles() throws IOException {
        assertThat(with(Map.of()).ruleset().name()).isEqualTo("paperboys");
        settings("rules = honour");
        assertThat(with(Map.of()).ruleset().name()).isEqualTo("honour");

        Preferences preferences = with(Map.of("GROGNARD_RULES", "acw"));
        assertThat(preferences.ruleset().name()).isEqualTo("acw");
        preferences.use("napoleonic");
        assertThat(preferences.ruleset().name()).isEqualTo("napoleonic");
        preferences.lineRuleset("honour");
        assertThat(preferences.ruleset().name()).isEqualTo("honour");
        assertThat(preferences.lastingRuleset().name()).isEqualTo("napoleonic");
        preferences.lineRuleset(null);
        assertThat(preferences.ruleset().name()).isEqualTo("napoleonic");
    }

    @Test
    void theJournalIsTheLinesThenWhatIsSetThenTheEnvironmentsThenTheFiles() throws IOException {
        assertThat(with(Map.of()).isOnRecord(OptionValues.NONE)).isFalse();
        settings("log = file.jsonl");
        assertThat(with(Map.of()).log(OptionValues.NONE)).contains("file.jsonl");

        Preferences preferences = with(Map.of("GROGNARD_LOG", "environment.jsonl"));
        assertThat(preferences.log(OptionValues.NONE)).contains("environment.jsonl");
        assertThat(preferences.journal()).contains("environment.jsonl");
        preferences.settings().set(preferences.ruleset(), "log", "set.jsonl");
        assertThat(preferences.journal()).contains("set.jsonl");
        assertThat(preferences.log(OptionValues.NONE.with(CommonOption.LOG, "line.jsonl")))
                .contains("line.jsonl");
        assertThat(preferences.isOnRecord(OptionValues.NONE)).isTrue();
    }

    @Test
    void anAliasStandsForItsLineAndWhatFollowsIt() throws IOException {
        settings("alias.volley = fire --weapon musket");
        Preferences preferences = with(Map.of());
        assertThat(preferences.expandAlias(Tokenizer.of("volley --stands 8")))
                .extracting(Token::text)
                .containsExactly("fire", "--weapon", "musket", "--stands", "8");
        assertThat(preferences.expandAlias(Tokenizer.of("contact volley")))
                .extracting(Token::text)
                .containsExactly("contact", "volley");
    }

    @Test
    void whatIsKeptForGoodIsThereForTheNextOne() throws IOException {
        settings("# mine\nlog = file.jsonl");
        Preferences preferences = with(Map.of());
        preferences.useAndSave("acw");
        preferences.alias("volley", "fire --figures 20");
        preferences.alias("rout", "morale");
        preferences.removeAlias("rout");

        Preferences next = with(Map.of());
        assertThat(next.ruleset().name()).isEqualTo("acw");
        assertThat(next.aliases()).isEqualTo(Map.of("volley", "fire --figures 20"));
        assertThat(next.log(OptionValues.NONE)).contains("file.jsonl");
        assertThat(Files.readString(temp.resolve("grognard/config"))).startsWith("# mine\n");
    }

    @Test
    void whatNobodyKnowsIsRefusedWithItsPlace() throws IOException {
        settings("log = file.jsonl\nruels = acw");
        assertThatThrownBy(() -> with(Map.of()))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("config line 2:")
                .hasMessageContaining("ruels = acw");
        settings("rules = acv");
        assertThatThrownBy(() -> with(Map.of()).ruleset())
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("rules in ")
                .hasMessageContaining("did you mean acw?");
    }

    private void settings(String text) throws IOException {
        Path file = temp.resolve("grognard/config");
        Files.createDirectories(temp.resolve("grognard"));
        Files.writeString(file, text + "\n");
    }

    private Preferences with(Map<String, String> environment) {
        Map<String, String> env = new HashMap<>(environment);
        env.put("XDG_CONFIG_HOME", temp.toString());
        return new Preferences(
                new Environment(
                        InputStream.nullInputStream(),
                        OutputStream.nullOutputStream(),
                        OutputStream.nullOutputStream(),
                        env,
                        () -> 0),
                null);
    }
}
