package grognard.game.state;

import grognard.game.unit.Change;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * All that a game remembers at one moment; immutable.
 *
 * @param moment the place in the turn
 * @param acts what units have done in this turn
 * @param cards colours of the cards that are out this turn, for rulesets that play by cards
 * @param levels for each side the highest level of losses that it was tested for
 * @param together what happens at the same time, since {@code together} was typed
 */
public record GameState(
        Units units,
        List<Due> due,
        Moment moment,
        List<UnitAction> acts,
        String cards,
        Map<String, Integer> levels,
        Optional<Together> together) {

    /**
     * The place in the turn.
     *
     * @param stage part of the turn, from 1, for rulesets in which the armies take turns
     * @param ending whether the turn ends as soon as nothing is due
     * @param phase the phase in play; empty as long as nobody named one
     * @param first the side that acts first in this turn; empty if it is not known
     * @param phased whether the players have named a phase in this game, so that a turn without one has only begun
     */
    public record Moment(int turn, int stage, boolean ending, Optional<Phase> phase, String first, boolean phased) {

        public Moment with(Optional<Phase> other) {
            return new Moment(turn, stage, ending, other, first, phased || other.isPresent());
        }

        public Moment withFirst(String side) {
            return new Moment(turn, stage, ending, phase, side, phased);
        }
    }

    /**
     * Events that happen at the same time.
     *
     * @param record the record of {@code together}
     * @param units the units as they were then
     * @param held changes that take effect when it is over
     * @param heldDue what is due then
     */
    public record Together(long record, Units units, List<Change> held, List<Due> heldDue) {

        public Together {
            held = List.copyOf(held);
            heldDue = List.copyOf(heldDue);
        }
    }

    public GameState {
        due = List.copyOf(due);
        acts = List.copyOf(acts);
        levels = levels.isEmpty() ? Map.of() : Collections.unmodifiableMap(new TreeMap<>(levels));
    }

    /** The state in which a game begins. */
    public static GameState of(Units units, int turn) {
        Moment moment = new Moment(turn, 1, false, Optional.empty(), "", false);
        return new GameState(units, List.of(), moment, List.of(), "", Map.of(), Optional.empty());
    }

    public int turn() {
        return moment.turn;
    }

    public int stage() {
        return moment.stage;
    }

    public boolean ending() {
        return moment.ending;
    }

    public Optional<Phase> phase() {
        return moment.phase;
    }

    /** Whether a phase of that name is in play. */
    public boolean isInPlay(String name) {
        return phase().filter(phase -> phase.name().equals(name)).isPresent();
    }

    /** Whether the phase of that name is in play, and it is that side's. */
    public boolean isInPlay(String name, String side) {
        return phase().filter(phase -> phase.is(name, side)).isPresent();
    }

    /** Due items of this turn. */
    public List<Due> dueNow() {
        return due.stream().filter(one -> one.turn() <= turn()).toList();
    }

    /** Whether the unit played that resolver in that role, or in a numbered one of it, this turn. */
    public boolean hasPlayed(Unit unit, String resolver, String role) {
        return acts.stream().anyMatch(act -> isOf(act, unit, resolver, role));
    }

    /** Whether the unit played that resolver in its first role on the other unit, in its second role, this turn. */
    public boolean hasPlayedOn(Unit unit, Unit other, String resolver, String first, String second) {
        for (int i = 1; i < acts.size(); i++) { // acts of one resolution stand together, in the order of its roles
            if (isOf(acts.get(i - 1), unit, resolver, first) && isOf(acts.get(i), other, resolver, second)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the unit played that resolver in that role this turn with one of these results. */
    public boolean hasEnded(Unit unit, String resolver, String role, String... codes) {
        return acts.stream()
                .anyMatch(
                        act -> isOf(act, unit, resolver, role) && List.of(codes).contains(act.code()));
    }

    /** Whether the unit played that resolver in that role this turn with any other result than these. */
    public boolean hasPlayedBut(Unit unit, String resolver, String role, String... codes) {
        return acts.stream()
                .anyMatch(act ->
                        isOf(act, unit, resolver, role) && !List.of(codes).contains(act.code()));
    }

    private static boolean isOf(UnitAction act, Unit unit, String resolver, String role) {
        return act.unit().equals(unit.name()) && act.resolver().equals(resolver) && Roles.isOf(act.role(), role);
    }

    public GameState with(Units others) {
        return new GameState(others, due, moment, acts, cards, levels, together);
    }

    public GameState withDue(List<Due> others) {
        return new GameState(units, others, moment, acts, cards, levels, together);
    }

    public GameState withCards(String out) {
        return new GameState(units, due, moment, acts, out, levels, together);
    }

    public GameState withActs(List<UnitAction> more) {
        List<UnitAction> all = new ArrayList<>(acts);
        for (UnitAction act : more) {
            if (!all.contains(act)) {
                all.add(act);
            }
        }
        return new GameState(units, due, moment, all, cards, levels, together);
    }

    public GameState withLevel(String side, int level) {
        Map<String, Integer> more = new TreeMap<>(levels);
        more.merge(side, level, Math::max);
        return new GameState(units, due, moment, acts, cards, more, together);
    }

    public GameState withTogether(Optional<Together> other) {
        return new GameState(units, due, moment, acts, cards, levels, other);
    }

    /** A copy at another place in the turn; a new turn forgets cards and acts of the one before. */
    public GameState at(Moment other) {
        boolean same = other.turn == turn();
        return new GameState(
                units.inTurn(other.turn), due, other, same ? acts : List.of(), same ? cards : "", levels, together);
    }

    /** A copy after the changes of that record. */
    @SuppressWarnings("ReferenceEquality") // the same units: nothing has changed
    public GameState changed(List<Change> changes, long record) {
        Units all = units;
        for (Change change : changes) {
            Unit unit = all.find(change.unit()).orElse(null);
            if (unit == null) {
                continue; // the reader has refused it
            }
            boolean was = unit.isGone();
            Unit now = unit.with(change.field(), change.to());
            all = all.with(now.isGone() && !was ? now.goneIn(record) : now);
        }
        return all == units ? this : with(all);
    }

    /** Changes of all units since that state. */
    public List<Change> since(GameState before) {
        List<Change> changes = new ArrayList<>();
        for (Unit unit : units.list()) {
            unit.addChanges(before.units.find(unit.name()).orElse(null), changes);
        }
        return changes;
    }
}
