package grognard.play;

import grognard.game.referee.Referee;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.input.Nearest;
import grognard.line.BareValues;
import grognard.line.OptionNames;
import grognard.line.Token;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Tells which bare words of one line in a game name units; the others are values. Words must be tested in their order, since
 * the units found are counted. A prefix of a unit's name names that unit, but a number does so only as long as the
 * resolver still takes a unit. A word that is no value may also match a later word of a name. A word that matches neither
 * is refused as a unit if a unit is missing or one has a similar name.
 */
public final class UnitNameMatcher implements Predicate<Token> {

    /** Stands for each unit of the other side, in odds. */
    public static final String ANY = "?";

    private final Description description;
    private final Referee referee;
    private final Units units;
    private final int wanted;

    /** Set for plain dice, where every word is dice, even if {@code 2d} is the prefix of a regiment's name. */
    private final boolean takesNone;

    private final List<String> values = new ArrayList<>();
    private final List<String> sides = new ArrayList<>();
    private int found;

    UnitNameMatcher(Description description, Referee referee, Units units) {
        this(description, referee, units, List.of());
    }

    /** @param named units that the line has already, as a due entry does */
    UnitNameMatcher(Description description, Referee referee, Units units, List<String> named) {
        this.description = description;
        this.referee = referee;
        this.units = units;
        this.wanted = description.roles().size();
        this.takesNone = wanted == 0 && description.parameters().stream().anyMatch(Parameter::isPositional);
        this.found = named.size();
        for (String name : named) {
            units.find(name).ifPresent(unit -> sides.add(unit.side()));
        }
    }

    @Override
    public boolean test(Token word) {
        String text = word.text();
        if (takesNone) {
            return false;
        }
        if (word.is(ANY)) {
            found++;
            return true;
        }
        if (text.indexOf('=') > 0) {
            return true;
        }
        boolean number = BareValues.isNumber(text);
        List<Unit> begun = units.startingWith(text);
        if (begun.size() == 1 && isOfficerNamedLikeValue(begun.get(0), text)) {
            return false;
        }
        if (!begun.isEmpty() && (!number || found < wanted)) {
            return found(begun);
        }
        if (number || isValue(text) || OptionNames.flagNamed(text, description).isPresent()) {
            return false;
        }
        List<Unit> fitting = units.matching(text);
        List<Unit> wantedOnes = fitting.stream().filter(this::isWanted).toList();
        if (fitting.size() == 1 || wantedOnes.size() == 1) {
            return found(fitting.size() == 1 ? fitting : wantedOnes);
        }
        if (fitting.isEmpty() && isMisspeltValue(text)) {
            return false;
        }
        throw units.unclear(description.name(), text, this::isWanted).at(word.column());
    }

    /** Returns whether the word is a value that only happens to be an officer's name: all units are named already. */
    private boolean isOfficerNamedLikeValue(Unit officer, String text) {
        return officer.isOfficer()
                && wanted > 0
                && found >= wanted
                && officer.name().equalsIgnoreCase(text)
                && description.parameters().stream()
                        .anyMatch(parameter -> parameter.type() instanceof Type.Choice<?> choice
                                && choice.words().contains(text));
    }

    private boolean found(List<Unit> fitting) {
        found++;
        if (fitting.size() == 1) {
            sides.add(fitting.get(0).side());
        }
        return true;
    }

    /** Returns whether the unit can be suggested: the resolver takes it, and its side is not named yet. */
    private boolean isWanted(Unit unit) {
        return !sides.contains(unit.side()) && referee.isFor(description.name(), unit);
    }

    /** Returns whether an unknown word is more likely a misspelt value than a misspelt unit. */
    private boolean isMisspeltValue(String word) {
        if (wanted == 0 && referee.rulesOf(description).unitOptions().isEmpty()) {
            return true; // card green: the resolver takes no unit at all
        }
        boolean nearUnit = !units.near(word).isEmpty();
        boolean nearValue = Nearest.to(word, values).isPresent();
        return found < wanted ? nearValue && !nearUnit : nearValue || !nearUnit;
    }

    /** Returns whether the word is a value of an option or the prefix of one; remembers all values for suggestions. */
    private boolean isValue(String word) {
        for (Parameter<?> parameter : description.parameters()) {
            List<String> words = words(parameter);
            values.addAll(words);
            boolean anything = parameter.isPositional()
                    || (words.isEmpty() && description.bare().contains(parameter) && !isNumeric(parameter));
            if (anything || words.stream().anyMatch(known -> known.startsWith(word))) {
                return true;
            }
        }
        return word.indexOf(',') >= 0 || word.indexOf("..") >= 0;
    }

    private List<String> words(Parameter<?> parameter) {
        boolean open = description.bare().contains(parameter) && !isNumeric(parameter);
        return parameter.type() instanceof Type.Choice<?> choice
                ? choice.words()
                : open ? parameter.type().words(referee.tables()) : List.of();
    }

    private static boolean isNumeric(Parameter<?> parameter) {
        return parameter.type() instanceof Type.Whole || parameter.type() instanceof Type.Decimal;
    }
}
