package grognard.game.referee;

import grognard.game.state.GameState;
import grognard.game.unit.Change;
import grognard.game.unit.Field;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.rules.Next;
import grognard.rules.Outcome;
import grognard.table.Keyword;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The results of a record, from which the referee derives duties, remarks and the winner.
 *
 * @param line the line that was played; empty for an event that is no resolution
 * @param outcome its outcome; empty likewise
 * @param inputs all inputs of the resolution, by parameter name
 * @param before the state before the record
 * @param changes its changes, those held back until {@code apart} included
 * @param units the units after all these changes
 */
public record EventContext(
        Optional<LineContext> line,
        Optional<Outcome> outcome,
        Map<String, Object> inputs,
        GameState before,
        List<Change> changes,
        Units units) {

    /** Creates one for an event that is no resolution. */
    public static EventContext of(GameState before, List<Change> changes, Units units) {
        return new EventContext(Optional.empty(), Optional.empty(), Map.of(), before, changes, units);
    }

    /** The resolver that was played; empty if none was. */
    public String resolver() {
        return line.map(LineContext::resolver).orElse("");
    }

    /** The code with which it ended; empty if nothing was resolved. */
    public String code() {
        return outcome.map(end -> end.code().name()).orElse("");
    }

    public boolean played(String... resolvers) {
        return List.of(resolvers).contains(resolver());
    }

    public boolean ended(String... codes) {
        return List.of(codes).contains(code());
    }

    /** The unit in that role, as it is now. */
    public Optional<Unit> unit(String role) {
        return line.flatMap(typed -> typed.roles().unit(role, units));
    }

    /** All units in that role, as they are now. */
    public List<Unit> all(String role) {
        return line.map(typed -> typed.roles().all(role, units)).orElse(List.of());
    }

    /** Follow-ups of the outcome that name this resolver. */
    public List<Next> next(String resolver) {
        return outcome.map(Outcome::next).orElse(List.of()).stream()
                .filter(next -> next.resolver().equals(resolver))
                .toList();
    }

    /** Whether that input is set, by the player or by a unit. */
    public boolean has(String parameter) {
        Object value = inputs.get(parameter);
        return value != null && !value.equals(false);
    }

    /** The units whose number fell, as they are now. */
    public List<Unit> lost(Field<Integer> field) {
        return changed(field, -1);
    }

    /** The units whose number rose, as they are now. */
    public List<Unit> gained(Field<Integer> field) {
        return changed(field, 1);
    }

    private List<Unit> changed(Field<Integer> field, int sign) {
        List<Unit> some = new ArrayList<>();
        for (Change change : changes) {
            if (change.field().equals(field.name())
                    && change.from() instanceof Integer was
                    && change.to() instanceof Integer is
                    && Integer.compare(is, was) == sign) {
                some.add(units.get(change.unit()));
            }
        }
        return some;
    }

    /** The units whose field came to have that value, as they are now. */
    public <T> List<Unit> became(Field<T> field, T value) {
        String word = Keyword.text(value);
        List<Unit> some = new ArrayList<>();
        for (Change change : changes) {
            if (change.field().equals(field.name())
                    && Objects.toString(change.to()).equals(word)) {
                some.add(units.get(change.unit()));
            }
        }
        return some;
    }

    /** The units that left the table in this record. */
    public List<Unit> went() {
        return units.where(unit -> unit.isGone()
                && before.units().find(unit.name()).filter(was -> !was.isGone()).isPresent());
    }

    /** Remarks on officers whose unit went in this record. */
    public List<String> officersAlone() {
        List<String> remarks = new ArrayList<>();
        for (Unit unit : went()) {
            for (Unit officer : before.units().officersWith(unit)) {
                remarks.add(officer.name() + ": his unit is gone: attach him to another, or detach him");
            }
        }
        return remarks;
    }

    /** The unit as it was before; empty for a new one. */
    public Optional<Unit> was(Unit unit) {
        return before.units().find(unit.name());
    }
}
