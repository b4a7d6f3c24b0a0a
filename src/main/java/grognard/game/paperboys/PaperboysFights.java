package grognard.game.paperboys;

import static grognard.game.paperboys.PaperboysFields.*;

import grognard.game.referee.EventContext;
import grognard.game.referee.LineContext;
import grognard.game.state.Due;
import grognard.game.state.GameState;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Fights that are due, and what follows from them for other lines: who is in one, joins one, or is engaged front and rear. */
final class PaperboysFights {

    static final String ATTACKER = "attacker";
    static final String DEFENDER = "defender";
    static final String ROUND = "round";
    static final String FLANK = "def-flank";
    static final String CHARGING = "charging";
    static final String DEF_CHARGING = "def-charging";
    static final String OBSTACLE = "def-obstacle";

    private PaperboysFights() {}

    /** The fights that the unit is to have, now or in the next turn. */
    static List<Due> of(Unit unit, GameState state) {
        return state.due().stream()
                .filter(due -> isFight(due) && due.units().contains(unit.name()))
                .toList();
    }

    private static boolean isFight(Due due) {
        return due.resolver().equals("fight") || due.resolver().equals("breach");
    }

    /** Whether the fight was undecided and is in its second round. */
    private static boolean goesOn(Due fight) {
        return Integer.valueOf(2).equals(fight.options().get(ROUND));
    }

    /** Whether an undecided fight holds the unit where it is; one that is still to begin may be with a part of it (369-372). */
    static boolean isHeldByFight(Unit unit, GameState state) {
        return of(unit, state).stream().anyMatch(PaperboysFights::goesOn);
    }

    /** Doubts an attack by a unit that is in a fight with another enemy. A round of that fight itself is no doubt. */
    static Optional<String> isInAFight(String role, LineContext line) {
        return line.due().isPresent()
                ? Optional.empty()
                : line.unit(role)
                        .flatMap(unit -> of(unit, line.state()).stream()
                                .findFirst()
                                .map(due -> unit.name() + " is in a fight: " + due.command() + " is due"));
    }

    /** Two who are hand to hand fight on (384-391); they do not meet again. */
    static Optional<String> isFightingOn(LineContext line) {
        List<String> names = line.roles().names(2);
        return names.size() < 2
                ? Optional.empty()
                : line.state().due().stream()
                        .filter(due -> isFight(due)
                                && !due.resolver().equals(line.resolver())
                                && due.units().containsAll(names))
                        .findFirst()
                        .map(due -> due.turn() > line.turn()
                                ? "they have fought this turn, and fight on in the next turn: " + due.command()
                                        + " is due then"
                                : "they are in a fight: " + due.command() + " is due, and next " + due.n()
                                        + " plays it");
    }

    /** Whether the move of this attack has brought the unit upon another enemy, whom it fights as well (369-372). */
    static boolean bridges(LineContext line) {
        return line.unit(ATTACKER)
                .filter(unit -> {
                    List<Due> fights = of(unit, line.state());
                    return !fights.isEmpty()
                            && fights.stream()
                                    .allMatch(due -> due.resolver().equals("fight")
                                            && due.units().get(0).equals(unit.name())
                                            && !goesOn(due));
                })
                .isPresent();
    }

    /** Of a unit that has several enemies before it, only the table shows how many stands meet which (369-372). */
    static Optional<String> isDivided(String role, String stands, LineContext line) {
        return line.unit(role)
                .filter(unit -> !REAR.isSet(unit)
                        && line.given(stands).isEmpty()
                        && of(unit, line.state()).stream()
                                        .filter(due -> due.turn() <= line.turn())
                                        .count()
                                > 1)
                .map(unit ->
                        unit.name() + " has several fights: --" + stands + " says how many of its stands are in this.");
    }

    // ---- A state that is exported and mustered again

    /** The units with the fights and firefights that were undecided, which otherwise only the due items say. */
    static Units exported(GameState state) {
        Units units = state.units();
        for (Unit unit : units) {
            units = unit.isOfficer()
                    ? units
                    : units.with(UNDECIDED.set(DUEL.set(CHARGED_IN.set(unit, false), false), null));
        }
        for (Due due : state.due()) {
            if (!goesOn(due) && !due.resolver().equals("firefight")) {
                continue;
            }
            Unit attacker = units.get(due.units().get(0));
            Unit defender = units.get(due.units().get(1));
            boolean isForced =
                    attacker.isOfficer() || UNDECIDED.wrong(attacker, defender).isPresent();
            if (!isForced) { // no muster has a fight of friends or officers
                attacker = DUEL.set(
                        UNDECIDED.set(attacker, defender.name()), due.resolver().equals("breach"));
                units = units.with(chargedIn(attacker, CHARGING, due)).with(chargedIn(defender, DEF_CHARGING, due));
            }
        }
        return units;
    }

    private static Unit chargedIn(Unit unit, String option, Due due) {
        return due.options().containsKey(option) ? CHARGED_IN.set(unit, true) : unit;
    }

    /** The options with which such a fight goes on. */
    static Map<String, Object> optionsOf(Unit attacker, Unit defender) {
        Map<String, Object> options = new LinkedHashMap<>();
        if (CHARGED_IN.isSet(attacker)) {
            options.put(CHARGING, true);
        }
        if (CHARGED_IN.isSet(defender)) {
            options.put(DEF_CHARGING, true);
        }
        if (!DUEL.isSet(attacker) && COVER.is(defender, Cover.WALL, Cover.RAMPART)) {
            options.put(OBSTACLE, true);
        }
        return options;
    }

    // ---- Joining a fight

    /** The fight that the defender is to have with another unit. */
    private static Optional<Due> fightOfDefender(LineContext line) {
        String attacker = line.unit(ATTACKER).map(Unit::name).orElse("");
        return line.unit(DEFENDER)
                .flatMap(unit -> of(unit, line.state()).stream()
                        .filter(due -> !due.units().contains(attacker))
                        .findFirst());
    }

    private static boolean defenderFightsOn(LineContext line) {
        return fightOfDefender(line).filter(PaperboysFights::goesOn).isPresent();
    }

    /** P125: whoever runs faces away (299), and shows its back. P140: a fight that goes on is joined from the rear. */
    static boolean isFromRear(LineContext line) {
        return line.unit(DEFENDER)
                .filter(unit -> !FORMATION.is(unit, Formation.SQUARE))
                .filter(unit -> STATE.is(unit, State.ROUTING) || defenderFightsOn(line))
                .isPresent();
    }

    static Optional<String> joinsInFront(LineContext line) {
        return line.unit(DEFENDER)
                .filter(unit -> line.given(FLANK).filter("false"::equals).isPresent() && defenderFightsOn(line))
                .map(unit -> unit.name() + ": it is in a fight, which can only be joined from its rear");
    }

    static Optional<String> joins(LineContext line) {
        return line.unit(DEFENDER)
                .filter(unit -> line.given(FLANK).isEmpty() && defenderFightsOn(line))
                .map(unit -> unit.name() + " is in a fight: only from its rear, --def-flank.");
    }

    /** Two columns may attack one line, each for itself (the rules before the contact test); or one comes from behind. */
    static Optional<String> secondAttacker(LineContext line) {
        return fightOfDefender(line)
                .filter(fight -> !goesOn(fight))
                .flatMap(fight -> line.unit(DEFENDER))
                .map(unit -> unit.name() + " is in a fight already: does this attack come in its rear?");
    }

    /** The unit after a contact: with the enemy that joins in its rear, or without one whose fight with it is over. */
    static Unit withRear(Unit unit, String role, EventContext after) {
        LineContext line = after.line().orElseThrow();
        if (role.equals(DEFENDER) && after.has(FLANK) && fightOfDefender(line).isPresent()) {
            return REAR.set(unit, line.unit(ATTACKER).map(Unit::name).orElse(""));
        }
        return isInRear(unit, line.state()) ? unit : REAR.set(unit, null);
    }

    /** Whether the unit is to fight the enemy in its rear. */
    private static boolean isInRear(Unit unit, GameState state) {
        String rear = unit.text(REAR.name());
        return of(unit, state).stream().anyMatch(due -> due.units().contains(rear));
    }

    // ---- Engaged front and rear

    /** Whether the defender is to fight another enemy while this one comes in its rear, or is engaged so already. */
    static boolean isDefenderSurrounded(LineContext line) {
        boolean rear = line.given(FLANK).isPresent() ? line.isSet(FLANK) : isFromRear(line);
        return (rear && fightOfDefender(line).isPresent()) || isSurrounded(DEFENDER, line);
    }

    /** Whether the unit in that role has a fight to come with an enemy in its rear, and another one. */
    static boolean isSurrounded(String role, LineContext line) {
        return line.unit(role).filter(unit -> isSurrounded(unit, line.state())).isPresent();
    }

    private static boolean isSurrounded(Unit unit, GameState state) {
        return REAR.isSet(unit) && of(unit, state).size() > 1 && isInRear(unit, state);
    }

    /** P140: which of the two are engaged front and rear, as long as they are. */
    static List<String> surrounded(Due fight, GameState state) {
        List<String> flags = new ArrayList<>();
        for (int i = 0; i < fight.units().size(); i++) {
            if (isSurrounded(state.units().get(fight.units().get(i)), state)) {
                flags.add(i == 0 ? "surrounded" : "def-surrounded");
            }
        }
        return flags;
    }

    // ---- Rounds

    static boolean isSecondRound(LineContext line) {
        return line.given(ROUND).filter("2"::equals).isPresent();
    }

    static boolean isSecondRound(EventContext after) {
        return Integer.valueOf(2).equals(after.inputs().get(ROUND));
    }

    /** P150: a fight that is in its second round does not begin again. */
    static Optional<String> firstRoundAgain(LineContext line) {
        boolean second = line.due().filter(PaperboysFights::goesOn).isPresent();
        boolean first = line.isTyped(ROUND) && !isSecondRound(line);
        return second && first ? Optional.of("round 2 of this fight is due, not round 1") : Optional.empty();
    }

    static Optional<String> roundOfNextTurn(LineContext line) {
        boolean later = line.due().isEmpty()
                && line.state().due().stream()
                        .anyMatch(due -> due.turn() > line.turn()
                                && due.isFor(line.resolver(), line.roles().names(2)));
        return later ? Optional.of("they have fought this turn, and fight on in the next") : Optional.empty();
    }

    /** The attacker is settled when they meet, and decides which of them goes back in the end. */
    static Optional<String> isTurnedRound(LineContext line) {
        List<String> names = line.roles().names(2);
        return names.size() < 2
                ? Optional.empty()
                : line.state().dueNow().stream()
                        .filter(due -> due.isFor(line.resolver(), List.of(names.get(1), names.get(0))))
                        .findFirst()
                        .map(due -> due.command() + " is due, in this order");
    }

    /** Only a contact test leads to blows (282-285); what is due from it names both units. */
    static Optional<String> hasNotMet(LineContext line) {
        if (line.roles().named().isEmpty() || line.due().isPresent()) {
            return Optional.empty();
        }
        List<String> names = line.roles().names(2);
        return Optional.of(String.join(" and ", names) + (names.size() < 2 ? " has met nobody" : " have not met")
                + ": contact " + String.join(" ", names) + " shows whether it comes to blows");
    }
}
