package grognard.game.referee;

import grognard.game.state.Due;
import grognard.game.state.GameState;
import grognard.game.state.Roles;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.rules.Description;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A line that a player wants to play, before any die is thrown.
 *
 * @param values values of the game: scale, nation, house keys
 * @param typed what the player typed, by parameter name
 */
public record Attempt(
        GameState state, Map<String, String> values, Description description, Roles roles, Map<String, String> typed) {

    public String resolver() {
        return description.name();
    }

    /** The units as they are now. */
    public Units units() {
        return state.units();
    }

    public int turn() {
        return state.turn();
    }

    /**
     * The unit in that role. The one that acts (the first role) is read as it was at {@code together}, if everything
     * happens at the same time.
     */
    public Optional<Unit> unit(String role) {
        return roles.unit(role, seen(role));
    }

    /** The unit that acts: the one in the first role. */
    public Optional<Unit> actor() {
        return description.roles().stream().findFirst().flatMap(this::unit);
    }

    private Units seen(String role) {
        boolean acts = !description.roles().isEmpty()
                && role.equals(description.roles().get(0));
        return acts && state.together().isPresent() ? state.together().get().units() : state.units();
    }

    /** All units in that role, numbered ones included. */
    public List<Unit> all(String role) {
        return roles.all(role, state.units());
    }

    /** The highest-ranking ready officer with the unit in that role, at the same moment as {@link #unit}. */
    public Optional<Unit> officerWith(String role) {
        return unit(role).flatMap(unit -> seen(role).officersWith(unit).stream().findFirst());
    }

    public boolean isTyped(String parameter) {
        return typed.containsKey(parameter);
    }

    /** The value of a parameter that was typed, or that the due item has; empty if neither. */
    public Optional<String> given(String parameter) {
        String text = typed.get(parameter);
        if (text != null) {
            return Optional.of(text);
        }
        return due().map(due -> due.options().get(parameter)).map(Due::text);
    }

    /** Whether a flag is given and not revoked, as {@code --charging=false} does. */
    public boolean isSet(String flag) {
        return given(flag).filter(value -> !value.equals("false")).isPresent();
    }

    /** The due item that this line plays. Its options hold for the line. */
    public Optional<Due> due() {
        for (Due one : state.dueNow()) {
            if (one.isFor(resolver(), roles.names(one.units().size()))) {
                return Optional.of(one);
            }
        }
        return Optional.empty();
    }

    /** The side of the unit in that place of the line; the side mustered in that place if no unit is named. */
    public Optional<String> side(int place) {
        List<String> named = description.roles();
        Optional<Unit> unit = place < named.size() ? unit(named.get(place)) : Optional.empty();
        List<String> sides = state.units().sides();
        return unit.isPresent()
                ? unit.map(Unit::side)
                : place < sides.size() ? Optional.of(sides.get(place)) : Optional.empty();
    }
}
