package grognard;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.cli.PromptRun;
import grognard.repl.CommandNode;
import grognard.repl.Suggestion;
import grognard.rules.Ruleset;
import grognard.rulesets.Rulesets;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** docs/commands.md is what the program says of its commands; {@code -Dpage.write=true} writes it again. */
class CommandsPageTest {

    private static final Path PAGE = Path.of("docs/commands.md");

    private final StringBuilder page = new StringBuilder();

    /** Names and meanings of options that the page explains once, at its end. */
    private String common = "";

    @Test
    void thePageIsWhatTheProgramSays() throws IOException {
        String options = Run.of("help", "options").out();
        common = options.replaceAll("\\s+", " ");
        page.append("""
                # Commands and options

                Written by a test from the program's own descriptions. `help COMMAND` has examples and remarks, `RESOLVER --help` the
                options, dice and outcomes of a resolver, `rules RESOLVER --all` its tables.
                """);
        for (CommandNode command : new PromptRun().shell().commands()) {
            page.append("\n## ").append(command.word()).append("\n\n");
            command(command.word(), command);
        }
        for (String name : Rulesets.names()) {
            ruleset(Rulesets.named(name));
        }
        page.append("\n## Common options\n\n```\n").append(options).append("```\n");
        if (Boolean.getBoolean("page.write")) {
            Files.writeString(PAGE, page);
        } else {
            assertThat(page.toString()).isEqualTo(Files.readString(PAGE));
        }
    }

    private void command(String name, CommandNode command) {
        page.append("`")
                .append(usage(name))
                .append("`: ")
                .append(command.meaning())
                .append(".\n");
        List<Suggestion> own = command.options().stream()
                .filter(option -> !common.contains(option.word()) || !common.contains(option.meaning()))
                .toList();
        if (!own.isEmpty()) {
            page.append("\n");
            for (Suggestion option : own) {
                page.append("- `").append(option.word());
                page.append(option.takes().isEmpty() ? "" : " " + option.takes());
                page.append("` ").append(option.meaning()).append('\n');
            }
        }
        for (CommandNode branch : command.branches()) {
            page.append('\n');
            command(name + " " + branch.word(), branch);
        }
    }

    /** The command with its operands: {@code journal verify [FILE]}. */
    private static String usage(String name) {
        List<String> words = new ArrayList<>(List.of("help"));
        words.addAll(List.of(name.split(" ", -1)));
        return Run.of(words)
                .out()
                .lines()
                .filter(line -> line.startsWith("Usage: grognard "))
                .map(line -> line.substring("Usage: grognard ".length()).replace(" [options]", ""))
                .findFirst()
                .orElse(name);
    }

    private void ruleset(Ruleset ruleset) {
        page.append("\n## Resolvers of ").append(ruleset.name()).append("\n\n| resolver | question |\n|---|---|\n");
        page.append(ruleset.resolvers().stream()
                .map(name -> ruleset.resolver(name).description())
                .map(one -> "| `" + one.name() + "` | " + one.summary() + " |\n")
                .collect(Collectors.joining()));
    }
}
