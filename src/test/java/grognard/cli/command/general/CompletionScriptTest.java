package grognard.cli.command.general;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.repl.Suggestion;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Words are literals in a script, whatever they say; {@code src/test/sh/completion.sh} tries the scripts in real shells. */
class CompletionScriptTest {

    private static final List<String> HOSTILE = List.of(
            "a b",
            "x'$(touch PWN)'y",
            "`touch PWN`",
            "$(touch PWN)",
            "\"; touch PWN; \"",
            "'; touch PWN; '",
            "\\",
            "\\'; touch PWN; '",
            "''",
            "-n",
            "*",
            "[a-z]?{a,b}",
            "!!",
            "%s",
            "~",
            "#",
            "a:b|c=d",
            ") touch PWN ;;",
            "\u2019; touch PWN; \u2018",
            "@VALUES@");

    private static final List<String> HIDDEN =
            List.of("a\nb", "a\rb", "a\tb", "\u001b[31m", "\u0000", "\u202eb", "\u2028", "\u200b", "\ud800");

    @ParameterizedTest
    @EnumSource
    void aWordChangesNothingOutsideOfItsQuotes(ShellSyntax shell) {
        String frame = frame(shell, "word", "meaning");
        for (String word : HOSTILE) {
            assertThat(frame(shell, word, word)).as(word).isEqualTo(frame);
        }
        for (String meaning : HIDDEN) {
            assertThat(frame(shell, "word", meaning)).as("a meaning").isEqualTo(frame);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aWordIsOneLiteralWithItsTextInIt(ShellSyntax shell) {
        for (String word : HOSTILE) {
            assertThat(read(shell, shell.quoted(word))).isEqualTo(word);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aWordThatCannotBeSeenIsNotOffered(ShellSyntax shell) {
        String without = CompletionScript.of(shell, words(List.of(), Map.of()));
        for (String word : HIDDEN) {
            List<Suggestion> one = List.of(new Suggestion(word, "meaning"));
            assertThat(CompletionScript.of(shell, words(one, Map.of("key", one))))
                    .isEqualTo(without);
            assertThat(CompletionScript.of(shell, words(List.of(), Map.of(word, List.of(new Suggestion("word", ""))))))
                    .isEqualTo(without);
        }
    }

    /** The script of a word and a key, without its comments and with every literal replaced by an empty one. */
    private static String frame(ShellSyntax shell, String word, String meaning) {
        List<Suggestion> one = List.of(new Suggestion(word, meaning));
        String script = CompletionScript.of(shell, words(one, Map.of(word + "/resolver", one)));
        assertThat(script).contains(shell.quoted(word + "/resolver"));
        return script.lines()
                .filter(line -> !line.stripLeading().startsWith("#"))
                .map(line -> line.replaceAll(literal(shell), "''"))
                .collect(Collectors.joining("\n"));
    }

    private static CompletionWords words(List<Suggestion> list, Map<String, List<Suggestion>> keyed) {
        Map<String, List<Suggestion>> lists = new LinkedHashMap<>();
        List.of("RULESETS", "COMMANDS", "GENERAL", "ODDS", "SHELLS").forEach(part -> lists.put(part, list));
        Map<String, Map<String, List<Suggestion>>> cases = new LinkedHashMap<>();
        List.of("SUBCOMMANDS", "RESOLVERS", "OPTIONS", "VALUES", "BARE").forEach(part -> cases.put(part, keyed));
        return new CompletionWords(lists, cases);
    }

    /** What each shell's manual calls a string in single quotes; in bash and zsh a quoted quote may stand between two. */
    private static String literal(ShellSyntax shell) {
        return switch (shell) {
            case BASH, ZSH -> "'[^']*'(\\\\''[^']*')*";
            case FISH -> "'(\\\\.|[^'\\\\])*'";
            case POWERSHELL -> "'([^'\u2018-\u201b]|['\u2018-\u201b]{2})*'";
        };
    }

    /** The text of a literal, as the shell reads it. */
    private static String read(ShellSyntax shell, String literal) {
        assertThat(literal).matches(literal(shell));
        String inside = literal.substring(1, literal.length() - 1);
        return switch (shell) {
            case BASH, ZSH -> Stream.of(inside.split("'\\\\''", -1)).collect(Collectors.joining("'"));
            case FISH -> inside.replaceAll("\\\\(['\\\\])", "$1");
            case POWERSHELL -> inside.replaceAll("(['\u2018-\u201b])\\1", "$1");
        };
    }
}
