package grognard.cli.command.general;

import grognard.repl.Suggestion;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The syntax of completion scripts, one constant for each shell. Every text from outside a template, names of folders
 * included, passes through {@link #quoted}: the shell reads it as one literal and never as source. Texts contain no
 * control characters; {@link CompletionScript} removes them.
 */
enum ShellSyntax {
    BASH("bash") {
        @Override
        String quoted(String text) {
            return posixQuoted(text);
        }

        @Override
        String list(List<Suggestion> words) {
            return names(words);
        }

        @Override
        String entry(List<String> keys, List<Suggestion> words) {
            return "        " + quoted(keys, " | ") + ") words+=(" + list(words) + ") ;;\n";
        }
    },
    ZSH("zsh") {
        @Override
        String quoted(String text) {
            return posixQuoted(text);
        }

        /** {@code _describe} splits at the first colon without a backslash, so colons within a word are escaped. */
        @Override
        String list(List<Suggestion> words) {
            return lines(
                    words, "\n", word -> word.word().replace("\\", "\\\\").replace(":", "\\:") + ":" + word.meaning());
        }

        @Override
        String entry(List<String> keys, List<Suggestion> words) {
            return "        " + quoted(keys, " | ") + ") found=(\n" + list(words) + "\n        ) ;;\n";
        }
    },
    FISH("fish") {
        @Override
        String quoted(String text) {
            return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
        }

        @Override
        String list(List<Suggestion> words) {
            return lines(words, " \\\n", ShellSyntax::tabbed);
        }

        /** Uses {@code if}, because the cases of {@code switch} are patterns even in quotes. */
        @Override
        String entry(List<String> keys, List<Suggestion> words) {
            return "    if contains -- $argv[1] " + quoted(keys, " ") + "\n        printf '%s\\n' \\\n" + list(words)
                    + "\n        return\n    end\n";
        }
    },
    POWERSHELL("ps1") {
        /** PowerShell accepts typographic quotes as string delimiters, so they are doubled too. */
        @Override
        String quoted(String text) {
            return "'" + text.replaceAll("['\u2018-\u201b]", "$0$0") + "'";
        }

        @Override
        String list(List<Suggestion> words) {
            return lines(words, ",\n", ShellSyntax::tabbed);
        }

        @Override
        String entry(List<String> keys, List<Suggestion> words) {
            return "            { $_ -cin " + quoted(keys, ", ") + " } {\n" + list(words) + "\n            }\n";
        }
    };

    private final String extension;

    ShellSyntax(String extension) {
        this.extension = extension;
    }

    /** Returns the text as one literal word of the shell. */
    abstract String quoted(String text);

    /** Returns several words, each with its meaning if the shell shows meanings. */
    abstract String list(List<Suggestion> words);

    /** Returns the branch of the script that offers these words for each of the keys. */
    abstract String entry(List<String> keys, List<Suggestion> words);

    String quoted(List<String> texts, String separator) {
        return texts.stream().map(this::quoted).collect(Collectors.joining(separator));
    }

    /** Returns several words without their meanings, on one line. */
    String names(List<Suggestion> words) {
        return words.stream().map(word -> quoted(word.word())).collect(Collectors.joining(" "));
    }

    /** Returns the file extension of the template: {@code ps1}. */
    String extension() {
        return extension;
    }

    static List<String> names() {
        List<String> names = new ArrayList<>();
        for (ShellSyntax shell : values()) {
            names.add(shell.toString());
        }
        return names;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Quotes for POSIX shells: everything in single quotes is literal, and a single quote is written outside of them.
     */
    private static String posixQuoted(String text) {
        return "'" + text.replace("'", "'\\''") + "'";
    }

    private static String tabbed(Suggestion word) {
        return word.word() + "\t" + word.meaning();
    }

    /** Joins the words, one quoted text a line. */
    String lines(List<Suggestion> words, String separator, Function<Suggestion, String> text) {
        return words.stream().map(word -> "  " + quoted(text.apply(word))).collect(Collectors.joining(separator));
    }
}
