package grognard.repl;

import grognard.line.Spelling;
import grognard.line.Spelling.Spelt;
import grognard.line.Usual;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Tables;
import grognard.rules.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What could be typed next, from the descriptions alone. */
public final class Suggestions {

    private final Shell shell;
    private final VerbSuggestions verbs;

    public Suggestions(Shell shell) {
        this.shell = shell;
        this.verbs = new VerbSuggestions(shell);
    }

    /**
     * What could follow, names of files included.
     *
     * @param begun the word that is being typed, as far as it is
     */
    public List<Suggestion> after(List<String> typed, String begun) {
        List<String> before = shell.inFull(ofThisLine(typed));
        if (!begun.startsWith("-") && wantsFile(before)) {
            List<Suggestion> words = new ArrayList<>(verbs.subcommands(before));
            words.addAll(FileNames.like(begun));
            return words;
        }
        List<Suggestion> units = begun.startsWith("-") ? List.of() : wantedUnits(before);
        if (units.stream().anyMatch(unit -> isBegun(unit.word(), begun))) {
            return units; // options are asked for by their minus, and would push these off the screen
        }
        List<Suggestion> open = begun.isEmpty() ? ofTheMoment(before) : List.of();
        if (!open.isEmpty()) {
            return open;
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
        if (place.isEmpty()
                || Suggestion.takesValue(allOptions(place.get()), place.get().lastWord())) {
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

    /**
     * What is left to say of the moment after the units of a game, who know the rest: what must be said and the numbers
     * that need no option, or when that is said, whatever else may be. All other options are listed after a minus.
     */
    private List<Suggestion> ofTheMoment(List<String> before) {
        Optional<Place> place =
                shell.units().isEmpty() ? Optional.empty() : Place.after(before, shell.ruleset(), shell.library());
        if (place.isEmpty()
                || Suggestion.takesValue(allOptions(place.get()), place.get().lastWord())) {
            return List.of();
        }
        return new TheMoment(
                        place.get(),
                        shell.units().stream().map(Suggestion::word).toList())
                .open();
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
        boolean valueFollows = Suggestion.takesValue(allOptions(place), place.lastWord())
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
        Optional<VerbSuggestions.Position> position = verbs.position(before);
        if (position.isPresent()) {
            return position.get().wantsFile();
        }
        return Place.after(before, shell.ruleset(), shell.library())
                .filter(place -> Suggestion.takesFile(allOptions(place), place.lastWord()))
                .isPresent();
    }

    /**
     * What could follow.
     *
     * @param before the words before the one that is being typed
     */
    public List<Suggestion> after(List<String> before) {
        if (before.isEmpty()) {
            return verbs.commands();
        }
        Optional<Place> place = Place.after(before, shell.ruleset(), shell.library());
        if (place.isPresent()) {
            return options(place.get());
        }
        Optional<VerbSuggestions.Position> position = verbs.position(before);
        return position.isPresent() ? position.get().next() : verbs.resolversOf(before.get(0), before.size());
    }

    private List<Suggestion> options(Place place) {
        String last = place.lastWord();
        List<Suggestion> all = new ArrayList<>(values(place, last));
        boolean mustFollow = !all.isEmpty() && Spelling.follows(last).isEmpty();
        boolean anyText = all.isEmpty() && Suggestion.takesValue(allOptions(place), last);
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
        return option.startsWith("--") ? Suggestion.words(shell.valuesOf(option)) : List.of();
    }
}
