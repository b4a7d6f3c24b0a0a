package grognard.cli.command.general;

import grognard.input.Resource;
import grognard.repl.Suggestion;
import grognard.rulesets.Rulesets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Fills a shell's template ({@code completion.bash} and the like) with words. Words may come from hostile folders; each
 * becomes a quoted literal ({@link ShellSyntax#quoted}), and those with hidden characters are left out.
 */
final class CompletionScript {

    private static final Pattern PART = Pattern.compile("@([A-Z]+)@");

    private final ShellSyntax shell;

    private CompletionScript(ShellSyntax shell) {
        this.shell = shell;
    }

    /** Returns the script for that shell. */
    static String of(ShellSyntax shell, CompletionWords words) {
        return new CompletionScript(shell).filled(words);
    }

    /** Fills all placeholders in one pass, so that a word which looks like a placeholder stays a word. */
    private String filled(CompletionWords words) {
        Map<String, String> parts = new LinkedHashMap<>();
        parts.put("NAMES", shell.names(offered(words.rulesets())));
        parts.put("RULESETS", list(words.rulesets()));
        parts.put("COMMANDS", list(words.commands()));
        parts.put("GENERAL", list(words.general()));
        parts.put("ODDS", list(words.odds()));
        parts.put("SHELLS", list(words.shells()));
        parts.put("SUBCOMMANDS", cases(words.subcommands()));
        parts.put("RESOLVERS", cases(words.resolvers()));
        parts.put("OPTIONS", cases(words.options()));
        parts.put("VALUES", cases(words.values()));
        parts.put("BARE", cases(words.bare()));
        parts.put("DEFAULT", shell.quoted(Rulesets.DEFAULT));
        return PART.matcher(Resource.text("completion." + shell.extension()))
                .replaceAll(found -> Matcher.quoteReplacement(parts.getOrDefault(found.group(1), found.group())));
    }

    private String list(List<Suggestion> words) {
        return shell.list(offered(words));
    }

    private String cases(Map<String, List<Suggestion>> all) {
        StringBuilder cases = new StringBuilder();
        all.forEach((key, words) -> {
            List<Suggestion> offered = offered(words);
            if (isPlain(key) && !offered.isEmpty()) {
                cases.append(shell.entry(key, offered));
            }
        });
        return cases.toString().stripTrailing();
    }

    /** Returns the words without hidden characters, with their meanings on one line. */
    private static List<Suggestion> offered(List<Suggestion> words) {
        return words.stream()
                .filter(word -> isPlain(word.word()))
                .map(word -> new Suggestion(word.word(), plain(word.meaning())))
                .toList();
    }

    private static boolean isPlain(String word) {
        return word.codePoints().noneMatch(CompletionScript::isHidden);
    }

    private static String plain(String meaning) {
        StringBuilder plain = new StringBuilder();
        meaning.codePoints().forEach(point -> plain.appendCodePoint(isHidden(point) ? ' ' : point));
        return plain.toString();
    }

    /**
     * Returns whether a character is invisible: controls, line separators, formatting such as bidi overrides, and lone
     * surrogates.
     */
    private static boolean isHidden(int point) {
        return switch (Character.getType(point)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE -> true;
            default -> false;
        };
    }
}
