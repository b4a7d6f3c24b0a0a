package grognard.repl;

import grognard.repl.Branch.Leaf;
import grognard.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What could be typed where a verb or a resolver's name stands, and after a verb. */
final class VerbSuggestions {

    private final Shell shell;

    VerbSuggestions(Shell shell) {
        this.shell = shell;
    }

    /** What a line can begin with. */
    List<Suggestion> commands() {
        List<Suggestion> words = new ArrayList<>(resolvers(shell.ruleset()));
        words.addAll(rulesets());
        shell.verbs().forEach(verb -> words.add(verb.suggestion()));
        words.addAll(shell.aliases());
        return words;
    }

    /** The resolvers of a ruleset that was just named. */
    List<Suggestion> resolversOf(String word, int words) {
        return words == 1
                ? Place.found(word, shell.library())
                        .map(VerbSuggestions::resolvers)
                        .orElse(List.of())
                : List.of();
    }

    private List<Suggestion> rulesets() {
        return shell.library().all().stream()
                .map(ruleset -> new Suggestion(ruleset.name(), ruleset.title()))
                .toList();
    }

    private List<Suggestion> lookups(List<String> typed) {
        if (typed.size() > 1) {
            return List.of();
        }
        Ruleset ruleset = typed.isEmpty()
                ? shell.ruleset()
                : Place.found(typed.get(0), shell.library()).orElse(shell.ruleset());
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

    /** Where in a verb's words the cursor is. */
    final class Position {

        private final Branch branch;
        private final List<String> typed;

        private Position(Branch branch, List<String> typed) {
            this.branch = branch;
            this.typed = typed;
        }

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

        boolean wantsFile() {
            if (Suggestion.takesValue(branch.options(), last())) {
                return Suggestion.takesFile(branch.options(), last());
            }
            Optional<Leaf> leaf = leaf();
            boolean setting = leaf.isPresent() && leaf.get().kind() == Branch.Kind.SETTING_VALUE;
            return (leaf.isPresent() && leaf.get().kind() == Branch.Kind.FILE)
                    || (setting && Suggestion.takesFile(shell.settings(), last()));
        }

        private List<Suggestion> subcommands() {
            return typed.isEmpty()
                    ? branch.branches().stream().map(Branch::suggestion).toList()
                    : List.of();
        }

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

    /** The position after these words, if they begin with a verb. */
    Optional<Position> position(List<String> before) {
        List<Branch> level = shell.verbs();
        Branch found = null;
        int at = 0;
        while (at < before.size()) {
            String word = before.get(at);
            Optional<Branch> next =
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
