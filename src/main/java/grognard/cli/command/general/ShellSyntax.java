package grognard.cli.command.general;

import grognard.repl.Suggestion;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** How a shell's script writes words, and which of them belong to what. */
enum ShellSyntax {
    BASH("bash") {
        @Override
        String list(List<Suggestion> words) {
            return words.stream().map(Suggestion::word).collect(Collectors.joining(" "));
        }

        @Override
        String entry(String key, List<Suggestion> words) {
            return "        " + key + ") echo '" + list(words) + "' ;;\n";
        }
    },
    ZSH("zsh") {
        @Override
        String list(List<Suggestion> words) {
            return words.stream()
                    .map(word -> "            '"
                            + (word.word().replace(":", "\\:") + ":" + word.meaning()).replace("'", "'\\''")
                            + "'")
                    .collect(Collectors.joining("\n"));
        }

        @Override
        String entry(String key, List<Suggestion> words) {
            return "        " + key + ") found=(\n" + list(words) + "\n        ) ;;\n";
        }
    },
    FISH("fish") {
        @Override
        String list(List<Suggestion> words) {
            return words.stream()
                    .map(word -> "            '"
                            + (word.word() + "\t" + word.meaning())
                                    .replace("\\", "\\\\")
                                    .replace("'", "\\'")
                            + "'")
                    .collect(Collectors.joining(" \\\n"));
        }

        @Override
        String entry(String key, List<Suggestion> words) {
            return "        case '" + key + "'\n            printf '%s\\n' \\\n" + list(words) + "\n";
        }
    },
    POWERSHELL("ps1") {
        @Override
        String list(List<Suggestion> words) {
            return words.stream()
                    .map(word -> "            '" + quoted(word.word() + "|" + word.meaning()) + "'")
                    .collect(Collectors.joining(",\n"));
        }

        @Override
        String entry(String key, List<Suggestion> words) {
            return "        '" + key + "' = @(\n" + list(words) + "\n        )\n";
        }

        /** Typographers' quotes end a text too. */
        private String quoted(String text) {
            return text.replaceAll("['\u2018-\u201b]", "$0$0");
        }
    };

    private final String extension;

    ShellSyntax(String extension) {
        this.extension = extension;
    }

    /** Several words, each with what it means where the shell shows that. */
    abstract String list(List<Suggestion> words);

    /** The words that belong to a key. */
    abstract String entry(String key, List<Suggestion> words);

    /** What its scripts are called by: {@code ps1}. */
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
}
