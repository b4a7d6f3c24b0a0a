package grognard.repl;

import grognard.line.Spelling;
import grognard.line.Spelling.Spelt;
import grognard.line.Usual;
import grognard.repl.Branch.Leaf;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rules.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What could be typed next, from the descriptions alone. */
public final class Suggestions {

    private static final List<String> FILES = List.of("FILE", "DIR");

    private final Shell shell;

    public Suggestions(Shell shell) {
        this.shell = shell;
    }

    /**
     * What could follow, names of files included.
     *
     * @param begun the word that is being typed, as far as it is
     */
    List<Suggestion> after(List<String> typed, String begun) {
        List<String> before = shell.inFull(ofThisLine(typed));
        if (!begun.startsWith("-") && wantsFile(before)) {
            return FileNames.like(begun);
        }
        List<Suggestion> units = begun.startsWith("-") ? List.of() : wantedUnits(before);
        if (units.stream().anyMatch(unit -> isBegun(unit.word(), begun))) {
            return units; // options are asked for by their minus, and would push these off the screen
        }
        List<Suggestion> all = new ArrayList<>(after(before));
        if (!before.isEmpty() && !begun.startsWith("-")) {
            all.addAll(shell.units());
        }
        if (!begun.isEmpty() && !begun.startsWith("-")) {
            Place.after(before, shell.ruleset(), shell.library()).ifPresent(place -> all.addAll(bareWords(place)));
        }
        return all;
    }

    /** The units that could have the resolver's next role: in a game bare words are units first, and then enemies. */
    private List<Suggestion> wantedUnits(List<String> before) {
        List<Suggestion> units = shell.units();
        Optional<Place> place =
                units.isEmpty() ? Optional.empty() : Place.after(before, shell.ruleset(), shell.library());
        if (place.isEmpty() || takesValue(allOptions(place.get()), place.get().lastWord())) {
            return List.of();
        }
        long roles = place.get().description().roles().stream()
                .filter(role -> role.indexOf('=') < 0)
                .count();
        List<Suggestion> named = new ArrayList<>();
        for (String word : place.get().words()) {
            units.stream()
                    .filter(unit -> isBegun(unit.word(), word))
                    .findFirst()
                    .ifPresent(named::add);
        }
        if (named.size() >= roles) {
            return List.of();
        }
        return units.stream()
                .filter(unit ->
                        named.stream().noneMatch(other -> other.meaning().equals(unit.meaning())))
                .toList();
    }

    private static boolean isBegun(String word, String begun) {
        return word.regionMatches(true, 0, begun, 0, begun.length());
    }

    /** What stands after the last semicolon. */
    private static List<String> ofThisLine(List<String> words) {
        int from = 0;
        for (int i = 0; i < words.size(); i++) {
            from = words.get(i).endsWith(";") ? i + 1 : from;
        }
        return words.subList(from, words.size());
    }

    /** The words of choices, which need no option before them where the resolver says so. */
    private List<Suggestion> bareWords(Place place) {
        List<Suggestion> words = new ArrayList<>();
        boolean valueFollows = takesValue(allOptions(place), place.lastWord())
                && Spelling.follows(place.lastWord()).isEmpty();
        if (place.description().bare().isEmpty() || valueFollows) {
            return words;
        }
        for (Parameter<?> parameter : place.description().parameters()) {
            boolean meant = !place.isDefenders() || parameter.side() == Side.DEFENDER;
            boolean open = parameter.type() instanceof Type.Choice
                    || place.description().bare().contains(parameter);
            if (meant && open) {
                for (String word : parameter.type().words(Tables.builtIn(place.ruleset()))) {
                    words.add(new Suggestion(word, parameter.help()));
                }
            }
        }
        return words;
    }

    private boolean wantsFile(List<String> before) {
        Optional<Position> position = position(before);
        if (position.isPresent()) {
            return position.get().wantsFile();
        }
        return Place.after(before, shell.ruleset(), shell.library())
                .filter(place -> names(allOptions(place), place.lastWord(), FILES))
                .isPresent();
    }

    private static boolean names(List<Suggestion> options, String word, List<String> takes) {
        return options.stream().anyMatch(known -> known.word().equals(word) && takes.contains(known.takes()));
    }

    /**
     * What could follow.
     *
     * @param before the words before the one that is being typed
     */
    public List<Suggestion> after(List<String> before) {
        if (before.isEmpty()) {
            return commands();
        }
        Optional<Place> place = Place.after(before, shell.ruleset(), shell.library());
        if (place.isPresent()) {
            return options(place.get());
        }
        Optional<Position> position = position(before);
        return position.isPresent() ? position.get().next() : resolversOf(before.get(0), before.size());
    }

    /** Where in a verb's words the cursor is. */
    private final class Position {

        private final Branch branch;
        private final List<String> typed;

        Position(Branch branch, List<String> typed) {
            this.branch = branch;
            this.typed = typed;
        }

        private List<String> bare() {
            List<String> bare = new ArrayList<>();
            for (int i = 0; i < typed.size(); i++) {
                if (typed.get(i).startsWith("-")) {
                    i += takesValue(branch.options(), typed.get(i)) ? 1 : 0;
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
            if (takesValue(branch.options(), last())) {
                return names(branch.options(), last(), FILES);
            }
            Optional<Leaf> leaf = leaf();
            boolean setting = leaf.isPresent() && leaf.get().kind() == Branch.Kind.SETTING_VALUE;
            return (leaf.isPresent() && leaf.get().kind() == Branch.Kind.FILE)
                    || (setting && names(shell.settings(), last(), FILES));
        }

        List<Suggestion> next() {
            if (!branch.branches().isEmpty()) {
                return branch.branches().stream().map(Branch::suggestion).toList();
            }
            if (takesValue(branch.options(), last())) {
                return Suggestions.words(shell.valuesOf(last()));
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
                case SETTING_VALUE -> Suggestions.words(shell.valuesOf(last()));
                case COMMAND -> bare().isEmpty() ? commands() : resolversOf(bare().get(0), bare().size());
                case FILE -> List.of();
                case WORD -> Suggestions.words(leaf.words());
            };
        }
    }

    /** The position after these words, if they begin with a verb. */
    private Optional<Position> position(List<String> before) {
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

    private static List<Suggestion> words(List<String> words) {
        return words.stream().map(word -> new Suggestion(word, "")).toList();
    }

    private List<Suggestion> commands() {
        List<Suggestion> words = new ArrayList<>(resolvers(shell.ruleset()));
        words.addAll(rulesets());
        shell.verbs().forEach(verb -> words.add(verb.suggestion()));
        words.addAll(shell.aliases());
        return words;
    }

    /** The resolvers of a ruleset that was just named. */
    private List<Suggestion> resolversOf(String word, int words) {
        return words == 1
                ? Place.found(word, shell.library()).map(Suggestions::resolvers).orElse(List.of())
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

    private List<Suggestion> options(Place place) {
        String last = place.lastWord();
        List<Suggestion> all = new ArrayList<>(values(place, last));
        boolean mustFollow = !all.isEmpty() && Spelling.follows(last).isEmpty();
        boolean anyText = all.isEmpty() && takesValue(allOptions(place), last);
        if (!mustFollow && !anyText) {
            all.addAll(allOptions(place));
        }
        boolean sided = place.description().hasSides();
        List<String> typed = place.words();
        return all.stream()
                .filter(word -> sided || word.word().equals(Usual.HOUSE.longName()) || !typed.contains(word.word()))
                .distinct()
                .toList();
    }

    /** Every option that there is at this place. */
    List<Suggestion> allOptions(Place place) {
        List<Suggestion> all = new ArrayList<>();
        for (Spelt spelt : Spelling.all(place.description())) {
            if (!place.isDefenders()
                    || spelt.side() != Side.ATTACKER
                    || spelt.parameter().isEmpty()) {
                all.add(suggestion(spelt, place.isDefenders()));
            }
        }
        for (Usual usual : Usual.of(place.odds() ? Usual.For.ODDS : Usual.For.PLAY)) {
            if (usual != Usual.HELP) {
                all.add(new Suggestion(usual.longName(), usual.label(), usual.help()));
            }
        }
        return all;
    }

    /** The option under the name it has at this place: after {@code --def} the prefix can be left out. */
    private static Suggestion suggestion(Spelt spelt, boolean defender) {
        String option = defender ? Spelling.afterDefender(spelt).orElse(spelt.option()) : spelt.option();
        if (!spelt.value().isEmpty()) {
            return new Suggestion(option, spelt.value() + ": " + spelt.help());
        }
        return new Suggestion(
                option, spelt.parameter().map(known -> known.type().label()).orElse(""), spelt.help());
    }

    private static boolean takesValue(List<Suggestion> options, String option) {
        return options.stream()
                .anyMatch(known -> known.word().equals(option) && !known.takes().isEmpty());
    }

    /** What may follow an option that takes a value. */
    private List<Suggestion> values(Place place, String option) {
        if (place.odds() && option.equals(Usual.OF.longName())) {
            return place.description().codes().stream()
                    .map(code -> new Suggestion(code.name(), code.text()))
                    .toList();
        }
        Optional<Parameter<?>> parameter = place.parameter(option);
        if (parameter.isPresent()) {
            Parameter<?> known = parameter.get();
            return known.type().words(Tables.builtIn(place.ruleset())).stream()
                    .map(word -> new Suggestion(word, known.help()))
                    .toList();
        }
        return option.startsWith("--") ? words(shell.valuesOf(option)) : List.of();
    }
}
