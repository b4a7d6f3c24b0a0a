package grognard.repl;

import grognard.repl.CommandNode.Leaf;
import grognard.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Computes the words that completion offers at the start of a line and after a command. */
final class CommandSuggestions {

    private final PromptHost shell;

    CommandSuggestions(PromptHost shell) {
        this.shell = shell;
    }

    /** The words that a line can start with: resolvers of the ruleset in use, rulesets, commands and aliases. */
    List<Suggestion> commands() {
        List<Suggestion> words = new ArrayList<>(resolvers(shell.ruleset()));
        words.addAll(rulesets());
        shell.commands().forEach(command -> words.add(command.suggestion()));
        words.addAll(shell.aliases());
        return words;
    }

    /** The resolvers of a ruleset if its name is the only word so far; otherwise nothing. */
    List<Suggestion> resolversOf(String word, int words) {
        return words == 1
                ? CursorPosition.ruleset(word, shell.library())
                        .map(CommandSuggestions::resolvers)
                        .orElse(List.of())
                : List.of();
    }

    private List<Suggestion> rulesets() {
        return shell.library().all().stream()
                .map(ruleset -> new Suggestion(ruleset.name(), ruleset.title()))
                .toList();
    }

    /** The names that {@code rules} takes: resolvers and rulings, of the ruleset named first or of the one in use. */
    private List<Suggestion> lookups(List<String> typed) {
        if (typed.size() > 1) {
            return List.of();
        }
        Ruleset ruleset = typed.isEmpty()
                ? shell.ruleset()
                : CursorPosition.ruleset(typed.get(0), shell.library()).orElse(shell.ruleset());
        List<Suggestion> words = new ArrayList<>(resolvers(ruleset));
        if (typed.isEmpty()) {
            words.addAll(rulesets());
        }
        ruleset.rulings().forEach(ruling -> words.add(new Suggestion(ruling.id(), ruling.text())));
        return words;
    }

    private static List<Suggestion> resolvers(Ruleset ruleset) {
        return ruleset.resolvers().stream()
                .map(name -> new Suggestion(
                        name, ruleset.resolver(name).description().summary()))
                .toList();
    }

    /** The position of the cursor after a command: its node in the command tree, and the words typed after its name. */
    final class Position {

        private final CommandNode branch;
        private final List<String> typed;

        private Position(CommandNode branch, List<String> typed) {
            this.branch = branch;
            this.typed = typed;
        }

        /** The operands typed so far, without options and their values. */
        private List<String> bare() {
            List<String> bare = new ArrayList<>();
            for (int i = 0; i < typed.size(); i++) {
                if (typed.get(i).startsWith("-")) {
                    i += Suggestion.takesValue(branch.options(), typed.get(i)) ? 1 : 0;
                } else {
                    bare.add(typed.get(i));
                }
            }
            return bare;
        }

        /** The operand that comes next; empty if all are typed and the last is not repeatable. */
        private Optional<Leaf> leaf() {
            int at = bare().size();
            List<Leaf> leaves = branch.leaves();
            if (at < leaves.size()) {
                return Optional.of(leaves.get(at));
            }
            boolean more = !leaves.isEmpty() && leaves.get(leaves.size() - 1).many();
            return more ? Optional.of(leaves.get(leaves.size() - 1)) : Optional.empty();
        }

        private String last() {
            return typed.isEmpty() ? "" : typed.get(typed.size() - 1);
        }

        /** Whether the next word is the name of a file: the value of an option or setting, or an operand. */
        boolean wantsFile() {
            if (Suggestion.takesValue(branch.options(), last())) {
                return Suggestion.takesFile(branch.options(), last());
            }
            Optional<Leaf> leaf = leaf();
            boolean setting = leaf.isPresent() && leaf.get().kind() == CommandNode.Kind.SETTING_VALUE;
            return (leaf.isPresent() && leaf.get().kind() == CommandNode.Kind.FILE)
                    || (setting && Suggestion.takesFile(shell.settings(), last()));
        }

        private List<Suggestion> subcommands() {
            return typed.isEmpty()
                    ? branch.branches().stream().map(CommandNode::suggestion).toList()
                    : List.of();
        }

        /** The words that may come next: subcommands, the value of the last option, or the operand and further options. */
        List<Suggestion> next() {
            if (!branch.branches().isEmpty() && branch.leaves().isEmpty()) {
                return subcommands();
            }
            if (Suggestion.takesValue(branch.options(), last())) {
                return Suggestion.words(shell.valuesOf(last()));
            }
            List<Suggestion> all = new ArrayList<>();
            leaf().ifPresent(leaf -> all.addAll(words(leaf)));
            branch.options().stream()
                    .filter(option -> !typed.contains(option.word()))
                    .forEach(all::add);
            return all;
        }

        private List<Suggestion> words(Leaf leaf) {
            return switch (leaf.kind()) {
                case RULESET -> rulesets();
                case RULE -> lookups(bare());
                case SETTING -> shell.settings();
                case SETTING_VALUE -> Suggestion.words(shell.valuesOf(last()));
                case COMMAND -> bare().isEmpty() ? commands() : resolversOf(bare().get(0), bare().size());
                case FILE -> List.of();
                case WORD -> Suggestion.words(leaf.words());
            };
        }
    }

    /** The subcommands that can stand directly after these words. */
    List<Suggestion> subcommands(List<String> before) {
        return position(before).map(Position::subcommands).orElse(List.of());
    }

    /** The position after these words; empty if they do not start with a command. Subcommands are followed as far as they match. */
    Optional<Position> position(List<String> before) {
        List<CommandNode> level = shell.commands();
        CommandNode found = null;
        int at = 0;
        while (at < before.size()) {
            String word = before.get(at);
            Optional<CommandNode> next =
                    level.stream().filter(branch -> branch.word().equals(word)).findFirst();
            if (next.isEmpty()) {
                break;
            }
            found = next.get();
            level = found.branches();
            at++;
        }
        return found == null ? Optional.empty() : Optional.of(new Position(found, before.subList(at, before.size())));
    }
}
