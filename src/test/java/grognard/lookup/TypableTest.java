package grognard.lookup;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.cli.PromptRun;
import grognard.rules.Ruleset;
import grognard.rulesets.Rulesets;
import grognard.testing.Run;
import grognard.testing.ShellWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What an answer tells the player to type can be typed as it stands, however the ruleset of the answer was named. */
@Tag("thorough")
class TypableTest {

    private static final Map<String, String> WIDE = Map.of("COLUMNS", "400");

    @ParameterizedTest
    @MethodSource("grognard.rulesets.Rulesets#names")
    void whatIsShownCanBeTyped(String name) {
        Ruleset ruleset = Rulesets.named(name);
        for (String word : ruleset.resolvers()) {
            List<String> shown =
                    commands(Run.with("", WIDE, "rules", name, word).out());
            assertThat(commands(
                            Run.with("", WIDE, "--rules", name, "rules", word).out()))
                    .as("--rules %s rules %s", name, word)
                    .isEqualTo(shown);
            assertThat(commands(
                            Run.with("", WIDE, "rules", word, "--rules=" + name).out()))
                    .as("rules %s --rules=%s", word, name)
                    .isEqualTo(shown);
            assertThat(shown).hasSizeGreaterThan(1);
            for (String command : shown) {
                List<String> args = ShellWords.split(command);
                assertThat(args.get(0)).isEqualTo("grognard");
                Run run = Run.of(args.subList(1, args.size()));
                assertThat(run.exit()).as("%s: %s", command, run.err()).isZero();
                if (args.contains("rules")) {
                    assertThat(run.out()).as(command).startsWith(name);
                }
            }
        }
    }

    @Test
    void aRulesetNamedBeforeALineHoldsForThatLineOnly() {
        String screen = PromptRun.of(List.of("--rules acw rules canister", "rules canister"))
                .out();
        assertThat(screen).contains("acw fire --sections 3", "paperboys: canister");
        assertThat(screen).doesNotContain("grognard acw");
    }

    /** What stands under Type, and the line after {@code more:}. */
    private static List<String> commands(String screen) {
        List<String> commands = new ArrayList<>();
        for (String line : screen.lines().toList()) {
            int more = line.indexOf("more: ");
            String said = more < 0 ? line.strip() : line.substring(more + 6).strip();
            if (said.startsWith("grognard ")) {
                commands.add(said);
            } else if (said.matches("[0-9]  grognard .*")) {
                commands.add(said.substring(3));
            }
        }
        return commands;
    }
}
