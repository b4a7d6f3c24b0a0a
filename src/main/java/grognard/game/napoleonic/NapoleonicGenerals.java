package grognard.game.napoleonic;

import static grognard.game.napoleonic.NapoleonicFields.*;
import static grognard.game.napoleonic.NapoleonicRally.UNIT;
import static grognard.game.unit.CommonFields.OFFICER_STATE;
import static grognard.game.unit.CommonFields.WITH;

import grognard.game.referee.LineContext;
import grognard.game.referee.ResolverRules;
import grognard.game.state.GameState;
import grognard.game.unit.OfficerState;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.rules.napoleonic.unit.General;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Bonuses of generals. With troops under fire or in combat a general must come through his own test in each turn in which
 * he lends his number (5.3, 8.3.2); until then he is not filled in. With other troops he lends it untested.
 */
final class NapoleonicGenerals {

    /** House rule under which nothing modifies the number against a square. */
    private static final String SQUARE_MODIFIERS = "house.square.modifiers";

    private static final String NOT_TESTED = " is not tested this turn and lends nothing: ";

    private NapoleonicGenerals() {}

    /**
     * Fills the general of each side. Refuses a general who is typed and not there, wounded or untested, and reminds of one
     * who would count if he were tested first.
     */
    static ResolverRules fill(ResolverRules rules) {
        List<String> roles = rules.description().roles();
        for (int place = 0; place < 2; place++) {
            String parameter = place == 0 ? "general" : "def-general";
            if (rules.description().parameter(parameter).isPresent()) {
                String role = roles.get(place);
                rules.compute(
                        parameter,
                        line -> lending(line, role).stream()
                                .findFirst()
                                .map(RANK::of)
                                .orElse(null));
                rules.reminds(line -> line.isTyped(parameter) ? Optional.empty() : untested(line, role));
                rules.forbids(line -> missing(line, parameter, role).flatMap(rank -> wounded(line, role, rank)));
                rules.waitsFor(line -> missing(line, parameter, role).map(rank -> comesFirst(line, role, rank)));
            }
        }
        return rules;
    }

    /** A general who is ready and was tested this turn is unhurt. */
    static boolean isTested(Unit officer, GameState state) {
        return state.hasPlayed(officer, "general", UNIT);
    }

    /** The generals with a unit in danger who must be tested before they lend it their number. */
    static List<Unit> toBeTested(Unit unit, GameState state) {
        return ENGAGED.isSet(unit)
                ? state.units().officersWith(unit).stream()
                        .filter(officer -> !isTested(officer, state))
                        .toList()
                : List.of();
    }

    /** Whether an officer is still with troops under fire or in combat. */
    static boolean isWithTroopsInDanger(Unit officer, Units units) {
        return Optional.ofNullable(WITH.of(officer))
                .flatMap(units::find)
                .filter(ENGAGED::isSet)
                .isPresent();
    }

    /** The rank that the player typed, if nobody who lends his number to the unit has it. */
    private static Optional<String> missing(LineContext line, String parameter, String role) {
        String rank = line.typed().getOrDefault(parameter, "");
        boolean named = rank.equals(General.GENERAL.word()) || rank.equals(General.NAPOLEON.word());
        return named
                        && line.unit(role).isPresent()
                        && !isUnused(line)
                        && lending(line, role).stream().noneMatch(has(rank))
                ? Optional.of(rank)
                : Optional.empty();
    }

    private static Predicate<Unit> has(String rank) {
        return officer -> officer.text(RANK.name()).equals(rank);
    }

    private static Optional<String> wounded(LineContext line, String role, String rank) {
        String unit = line.unit(role).orElseThrow().name();
        boolean another = all(line, role).stream().anyMatch(has(rank));
        return line
                .units()
                .where(officer -> officer.isOfficer()
                        && !another
                        && has(rank).test(officer)
                        && OFFICER_STATE.is(officer, OfficerState.WOUNDED)
                        && unit.equals(WITH.of(officer)))
                .stream()
                .findFirst()
                .map(officer -> officer.name() + " is wounded and lends nothing more in this battle");
    }

    /** Names the way out where no general of that rank lends his number: test him, or attach one. */
    private static String comesFirst(LineContext line, String role, String rank) {
        String unit = line.unit(role).orElseThrow().name();
        return all(line, role).stream()
                .filter(has(rank))
                .findFirst()
                .map(officer -> officer.name() + NOT_TESTED + "general " + officer.name() + " first")
                .orElse("no " + rank + " is with " + unit + ": attach NAME " + unit + " first");
    }

    /** Whether generals, and the ground, count for nothing in the line. */
    static boolean isUnused(LineContext line) {
        return line.resolver().equals("square") && "none".equals(line.values().get(SQUARE_MODIFIERS));
    }

    private static Optional<String> untested(LineContext line, String role) {
        if (isUnused(line) || !lending(line, role).isEmpty()) {
            return Optional.empty();
        }
        return all(line, role).stream()
                .findFirst()
                .map(officer -> officer.name() + NOT_TESTED + "general " + officer.name() + " tests him.");
    }

    /** The generals who lend their number, the best first. */
    private static List<Unit> lending(LineContext line, String role) {
        boolean danger = isInDanger(line, role);
        return all(line, role).stream()
                .filter(officer -> !danger || isTested(officer, line.state()))
                .toList();
    }

    private static boolean isInDanger(LineContext line, String role) {
        boolean fights = line.resolver().equals("combat") || line.resolver().equals("square");
        return fights || line.unit(role).filter(ENGAGED::isSet).isPresent();
    }

    /** The generals who are ready and with the unit, or with one that attacks together with it. */
    private static List<Unit> all(LineContext line, String role) {
        List<Unit> officers = new ArrayList<>(line.officersWithAll(role));
        if (role.equals(NapoleonicCombat.ATTACKER)) {
            officers.addAll(line.officersWithAll(NapoleonicCombat.WITH));
        }
        officers.sort(Comparator.comparing(officer -> -RANK.rank(officer)));
        return officers;
    }
}
