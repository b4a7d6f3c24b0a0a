package grognard.game.honour;

import static grognard.game.honour.HonourFields.HITS;
import static grognard.game.honour.HonourFields.isTroops;
import static grognard.game.honour.HonourTerms.*;

import grognard.game.referee.ResolverRules;
import grognard.game.state.Due;
import grognard.game.state.GameState;
import grognard.game.unit.Unit;
import grognard.rules.Tables;
import grognard.rules.honour.morale.Rally;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;

/** Conditions of units that several parts of the referee ask about. */
final class HonourConditions {

    /** Why guns without a crew can do nothing; NAME stands for theirs. */
    static final String CREW_RAN = "its crew ran; unit NAME abandoned=no when it is back";

    private HonourConditions() {}

    static boolean hasHitsToRally(Unit unit, Tables tables) {
        return isTroops(unit) && !unit.isGone() && HITS.number(unit) > Rally.neverRallied(tables);
    }

    static boolean hasRallied(Unit unit, GameState state) {
        return state.hasEnded(unit, "rally", UNIT, "rallied", "no-change");
    }

    /** Whether the item is a close combat, of two units or of several. */
    static boolean isFight(Due due) {
        return due.resolver().equals("combat") || due.resolver().equals("melee");
    }

    /** Whether the item is a close combat in which the unit fights. */
    static boolean isFightOf(Due due, Unit unit) {
        return isFight(due) && due.units().contains(unit.name());
    }

    /** A rule with a reason that depends on the unit in that role and the game. */
    static ResolverRules.Rule rule(String role, BiFunction<Unit, GameState, Optional<String>> reason) {
        return line -> line.unit(role).flatMap(unit -> reason.apply(unit, line.state()));
    }

    /** Refuses units of the other side in a role for friends of the unit. */
    static ResolverRules.Rule namesFriends(String role) {
        return line -> line.unit(UNIT)
                .flatMap(unit -> line.all(role).stream()
                        .filter(other -> !other.side().equals(unit.side()))
                        .findFirst()
                        .map(other -> other.name() + ": expected a unit of the " + unit.side() + " side"));
    }

    /** Refuses a unit that the line names in two roles or twice in one: one shot or move strikes it once. */
    static ResolverRules.Rule namesEachOnce() {
        return line -> {
            Set<String> names = new HashSet<>();
            return line.roles().named().values().stream()
                    .filter(name -> !names.add(name))
                    .findFirst()
                    .map(name -> name + " is named twice: expected each unit once");
        };
    }

    /** Whether the unit is in contact, and not only by the charge of that enemy. */
    static boolean isInContactWithAnother(Unit unit, Unit enemy, GameState state) {
        return state.due().stream()
                .anyMatch(due -> isFightOf(due, unit) && !due.units().contains(enemy.name()));
    }

    /** A combat that is still to be fought, this turn or next, keeps both units in contact. */
    static boolean isInContact(Unit unit, GameState state) {
        return state.due().stream().anyMatch(due -> isFightOf(due, unit));
    }
}
