package grognard.cli.command.general;

import grognard.input.Resource;
import grognard.input.SafeText;
import grognard.repl.Suggestion;
import grognard.rulesets.Rulesets;
import java.util.ArrayList;
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
        parts.put("NAMES", shell.names(offered(words.lists().getOrDefault("RULESETS", List.of()))));
        words.lists().forEach((placeholder, list) -> parts.put(placeholder, shell.list(offered(list))));
        words.cases().forEach((placeholder, all) -> parts.put(placeholder, cases(all)));
        parts.put("DEFAULT", shell.quoted(Rulesets.DEFAULT));
        return PART.matcher(Resource.text("completion." + shell.extension()))
                .replaceAll(found -> Matcher.quoteReplacement(parts.getOrDefault(found.group(1), found.group())));
    }

    /** Returns a branch for each list of words. Keys share one where their words are equal, which halves the script. */
    private String cases(Map<String, List<Suggestion>> all) {
        Map<List<Suggestion>, List<String>> keys = new LinkedHashMap<>();
        all.forEach((key, words) -> {
            List<Suggestion> offered = offered(words);
            if (SafeText.isSafe(key) && !offered.isEmpty()) {
                keys.computeIfAbsent(offered, none -> new ArrayList<>()).add(key);
            }
        });
        StringBuilder cases = new StringBuilder();
        keys.forEach((words, shared) -> cases.append(shell.entry(shared, words)));
        return cases.toString().stripTrailing();
    }

    /** Returns the words without hidden characters, with their meanings on one line. */
    private static List<Suggestion> offered(List<Suggestion> words) {
        return words.stream()
                .filter(word -> SafeText.isSafe(word.word()))
                .map(word -> new Suggestion(word.word(), plain(word.meaning())))
                .toList();
    }

    private static String plain(String meaning) {
        StringBuilder plain = new StringBuilder();
        meaning.codePoints().forEach(point -> plain.appendCodePoint(SafeText.isHidden(point) ? ' ' : point));
        return plain.toString();
    }
}
