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
 * @param actors roles, beside the first, whose units act as well
 * @param typed what the player typed, by parameter name
 */
public record LineContext(
        GameState state,
        Map<String, String> values,
        Description description,
        List<String> actors,
        Roles roles,
        Map<String, String> typed) {

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
        List<String> named = description.roles();
        boolean acts = named.contains(role)
                ? role.equals(named.get(0))
                : actors.stream().anyMatch(one -> Roles.isOf(role, one));
        return acts && state.together().isPresent() ? state.together().get().units() : state.units();
    }

    /** All units in that role, numbered ones included. Those that act beside the first are read at the same moment as it. */
    public List<Unit> all(String role) {
        return roles.all(role, description.roles().contains(role) ? state.units() : seen(role));
    }

    /** The unit of that name, read at the moment at which its role in this line is. */
    public Optional<Unit> named(String name) {
        return roles.named().entrySet().stream()
                .filter(role -> role.getValue().equals(name))
                .findFirst()
                .flatMap(role -> unit(role.getKey()))
                .or(() -> units().find(name));
    }

    /** The highest-ranking ready officer with the unit in that role, at the same moment as {@link #unit}. */
    public Optional<Unit> officerWith(String role) {
        return unit(role).flatMap(unit -> seen(role).officersWith(unit).stream().findFirst());
    }

    /** The ready officers with all units in that role, at the same moment as {@link #all}. */
    public List<Unit> officersWithAll(String role) {
        return all(role).stream()
                .flatMap(unit -> seen(role).officersWith(unit).stream())
                .toList();
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
        return state.dueNow().stream()
                .filter(one -> one.isFor(resolver(), roles.names(one.units().size())))
                .findFirst();
    }

    /** The side of the unit in that place of the line; the side mustered in that place if no unit is named. */
    public Optional<String> side(int place) {
        List<String> named = description.roles();
        Optional<Unit> unit = place < named.size() ? unit(named.get(place)) : Optional.empty();
        return unit.map(Unit::side)
                .or(() -> state.units().sides().stream().skip(place).findFirst());
    }
}
