package grognard.repl;

import grognard.input.NameKey;
import grognard.line.CommonOption;
import grognard.line.OptionNames;
import grognard.line.OptionNames.OptionName;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Tables;
import grognard.rules.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Computes the words that completion offers, from the descriptions of resolvers and commands. Words are not filtered by the
 * prefix typed so far, which JLine does, but the prefix decides which kinds of words are offered.
 */
public final class Suggestions {

    private final PromptHost shell;
    private final CommandSuggestions commands;

    public Suggestions(PromptHost shell) {
        this.shell = shell;
        this.commands = new CommandSuggestions(shell);
    }

    /**
     * Returns the words that may come next. In order of precedence: file names, where the option or operand takes one; names
     * of units, where the resolver needs one; values that the units of a game do not supply; otherwise everything.
     *
     * @param typed the complete words before the cursor
     * @param prefix the word being typed, up to the cursor; may be empty
     */
    public List<Suggestion> after(List<String> typed, String prefix) {
        List<String> before = shell.inFull(lastCommand(typed));
        if (!prefix.startsWith("-") && wantsFile(before)) {
            List<Suggestion> words = new ArrayList<>(commands.subcommands(before));
            words.addAll(FileCompleter.in(prefix));
            return words;
        }
        List<Suggestion> units = prefix.startsWith("-") ? List.of() : wantedUnits(before);
        if (units.stream().anyMatch(unit -> hasPrefix(unit.word(), prefix))) {
            return units; // options, offered after a minus sign, would push the units off the screen
        }
        List<Suggestion> open = prefix.isEmpty() ? notFromUnits(before) : List.of();
        if (!open.isEmpty()) {
            return open;
        }
        List<Suggestion> all = new ArrayList<>(after(before));
        if (!before.isEmpty() && !prefix.startsWith("-")) {
            all.addAll(shell.units());
        }
        if (!prefix.isEmpty() && !prefix.startsWith("-")) {
            CursorPosition.after(before, shell.ruleset(), shell.library())
                    .ifPresent(place -> all.addAll(bareWords(place)));
        }
        return all;
    }

    /**
     * The units that may take the resolver's next role. Units of a side that is named already are left out, since the next
     * role is usually the enemy's. Empty outside a game, after an option that takes a value, or if all roles are taken.
     */
    private List<Suggestion> wantedUnits(List<String> before) {
        List<Suggestion> units = shell.units();
        Optional<CursorPosition> place =
                units.isEmpty() ? Optional.empty() : CursorPosition.after(before, shell.ruleset(), shell.library());
        if (place.isEmpty()
                || Suggestion.takesValue(allOptions(place.get()), place.get().lastWord())) {
            return List.of();
        }
        int roles = place.get().description().roles().size();
        List<Suggestion> named = new ArrayList<>();
        for (String word : place.get().words()) {
            units.stream()
                    .filter(unit -> hasPrefix(unit.word(), word))
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
     * The values that the units of a game do not supply, such as range and cover: first the required ones, then the optional
     * ones. All other options are only offered after a minus sign. Empty outside a game.
     */
    private List<Suggestion> notFromUnits(List<String> before) {
        Optional<CursorPosition> place = shell.units().isEmpty()
                ? Optional.empty()
                : CursorPosition.after(before, shell.ruleset(), shell.library());
        if (place.isEmpty()
                || Suggestion.takesValue(allOptions(place.get()), place.get().lastWord())) {
            return List.of();
        }
        Description description = place.get().description();
        return new GameLineSuggestions(
                        place.get(),
                        shell.units().stream().map(Suggestion::word).toList(),
                        parameter -> shell.isStatedEachTime(description, parameter))
                .open();
    }

    /** Whether the word starts with the prefix, ignoring case and accents. */
    private static boolean hasPrefix(String word, String prefix) {
        return NameKey.of(word).startsWith(NameKey.of(prefix));
    }

    /** The words after the last semicolon: only the last of several commands is completed. */
    private static List<String> lastCommand(List<String> words) {
        int from = 0;
        for (int i = 0; i < words.size(); i++) {
            from = words.get(i).endsWith(";") ? i + 1 : from;
        }
        return words.subList(from, words.size());
    }

    /** The words of choices that may be typed without an option; empty if the resolver takes none, or a value must follow. */
    private List<Suggestion> bareWords(CursorPosition place) {
        List<Suggestion> words = new ArrayList<>();
        boolean valueFollows = Suggestion.takesValue(allOptions(place), place.lastWord())
                && OptionNames.markedSide(place.lastWord()).isEmpty();
        if (place.description().bare().isEmpty() || valueFollows) {
            return words;
        }
        for (Parameter<?> parameter : place.description().parameters()) {
            boolean isSideOpen = !place.isDefenders() || parameter.side() == Side.DEFENDER;
            boolean isBare = parameter.type() instanceof Type.Choice
                    || place.description().bare().contains(parameter);
            if (isSideOpen && isBare) {
                for (String word : parameter.type().words(Tables.builtIn(place.ruleset()))) {
                    words.add(new Suggestion(word, parameter.help()));
                }
            }
        }
        return words;
    }

    /** Whether the next word is the name of a file. */
    private boolean wantsFile(List<String> before) {
        Optional<CommandSuggestions.Position> position = commands.position(before);
        if (position.isPresent()) {
            return position.get().wantsFile();
        }
        return CursorPosition.after(before, shell.ruleset(), shell.library())
                .filter(place -> Suggestion.takesFile(allOptions(place), place.lastWord()))
                .isPresent();
    }

    /**
     * Returns the words that may come next, without names of files and units.
     *
     * @param before the complete words of this command, its name expanded
     */
    public List<Suggestion> after(List<String> before) {
        if (before.isEmpty()) {
            return commands.commands();
        }
        Optional<CursorPosition> place = CursorPosition.after(before, shell.ruleset(), shell.library());
        if (place.isPresent()) {
            return options(place.get());
        }
        Optional<CommandSuggestions.Position> position = commands.position(before);
        return position.isPresent() ? position.get().next() : commands.resolversOf(before.get(0), before.size());
    }

    /**
     * The values of the option before the cursor, or all options. Options that are typed already are left out, unless both
     * sides may have them or they are repeatable.
     */
    private List<Suggestion> options(CursorPosition place) {
        String last = place.lastWord();
        List<Suggestion> all = new ArrayList<>(values(place, last));
        boolean mustFollow = !all.isEmpty() && OptionNames.markedSide(last).isEmpty();
        boolean anyText = all.isEmpty() && Suggestion.takesValue(allOptions(place), last);
        if (!mustFollow && !anyText) {
            all.addAll(allOptions(place));
        }
        boolean sided = place.description().hasSides();
        List<String> typed = place.words();
        return all.stream()
                .filter(word ->
                        sided || word.word().equals(CommonOption.HOUSE.longName()) || !typed.contains(word.word()))
                .distinct()
                .toList();
    }

    /** All options at this position: the resolver's, then the common ones. After {@code --def}, none of the attacker's. */
    List<Suggestion> allOptions(CursorPosition place) {
        List<Suggestion> all = new ArrayList<>();
        for (OptionName name : OptionNames.all(place.description())) {
            if (!place.isDefenders()
                    || name.side() != Side.ATTACKER
                    || name.parameter().isEmpty()) {
                all.add(suggestion(name, place.isDefenders()));
            }
        }
        for (CommonOption common : CommonOption.of(place.odds() ? CommonOption.For.ODDS : CommonOption.For.PLAY)) {
            if (common != CommonOption.HELP) {
                all.add(new Suggestion(common.longName(), common.label(), common.help()));
            }
        }
        return all;
    }

    /** An option under its name at this position, which is shorter after {@code --def}. */
    private static Suggestion suggestion(OptionName name, boolean defender) {
        String option = defender ? OptionNames.nameAfterDef(name).orElse(name.option()) : name.option();
        if (!name.value().isEmpty()) {
            return new Suggestion(option, name.value() + ": " + name.help());
        }
        return new Suggestion(
                option, name.parameter().map(known -> known.type().label()).orElse(""), name.help());
    }

    /** The possible values of an option; empty if it takes none, or any text or number. */
    private List<Suggestion> values(CursorPosition place, String option) {
        if (place.odds() && option.equals(CommonOption.OF.longName())) {
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
