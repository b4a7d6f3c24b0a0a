package grognard.game.honour;

import static grognard.game.honour.HonourFields.HITS;
import static grognard.game.honour.HonourFields.isTroops;
import static grognard.game.honour.HonourTerms.UNIT;

import grognard.game.referee.Play;
import grognard.game.state.Due;
import grognard.game.state.GameState;
import grognard.game.unit.Unit;

/** Conditions of units that several parts of the referee ask about, and the limits behind them. */
final class HonourConditions {

    /** Hits that a unit never rallies off. */
    static final int LAST_HITS = 2;

    static final int PURSUITS_A_TURN = 2;

    /** Why guns without a crew can do nothing; NAME stands for theirs. */
    static final String CREW_RAN = "its crew ran; unit NAME abandoned=no when it is back";

    private HonourConditions() {}

    static boolean hasHitsToRally(Unit unit) {
        return isTroops(unit) && !unit.isGone() && HITS.number(unit) > LAST_HITS;
    }

    static boolean hasRallied(Unit unit, GameState state) {
        return state.hasEnded(unit, "rally", UNIT, "rallied", "no-change");
    }

    /** Whether the item is a close combat, of two units or of several. */
    static boolean isFight(Due due) {
        return due.resolver().equals("combat") || due.resolver().equals("melee");
    }

    /** Refuses units of the other side in a role for friends of the unit. */
    static Play.Rule namesFriends(String role) {
        return attempt -> attempt.all(role).stream()
                .flatMap(friend -> attempt
                        .unit(UNIT)
                        .filter(unit -> !unit.side().equals(friend.side()))
                        .map(unit -> friend.name() + ": expected a unit of the " + unit.side() + " side")
                        .stream())
                .findFirst();
    }

    /** Whether the unit is in contact, and not only by the charge of that enemy. */
    static boolean isInContactWithAnother(Unit unit, Unit enemy, GameState state) {
        return state.due().stream()
                .anyMatch(due -> isFight(due)
                        && due.units().contains(unit.name())
                        && !due.units().contains(enemy.name()));
    }

    /** A combat that is still to be fought, this turn or next, keeps both units in contact. */
    static boolean isInContact(Unit unit, GameState state) {
        return state.due().stream().anyMatch(due -> isFight(due) && due.units().contains(unit.name()));
    }
}
