package grognard.game;

import grognard.game.referee.EventContext;
import grognard.game.referee.LineContext;
import grognard.game.referee.Referee;
import grognard.game.state.GameState;
import grognard.game.unit.Change;
import grognard.game.unit.Field;
import grognard.game.unit.Gone;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.rules.Effect;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Computes what a record changes, in this order: what was typed, effects, marks, follow-ups. All that differs afterwards,
 * field by field, is the record's {@code changes}.
 */
final class Consequences {

    /** Rounds after which follow-ups of follow-ups end, so that contradicting rules cannot run for ever. */
    private static final int MOST_ROUNDS = 20;

    private final Referee referee;
    private final GameState before;
    private final Units since;
    private Units units;

    Consequences(Referee referee, GameState before) {
        this(referee, before, before.units());
    }

    /** @param since the units with whose strengths the present ones are compared, to find units that have lost too much */
    Consequences(Referee referee, GameState before, Units since) {
        this.referee = referee;
        this.before = before;
        this.since = since;
        this.units = before.units();
    }

    /** Continues from these units. */
    Consequences to(Units now) {
        units = now;
        return this;
    }

    /** Reverts changes that are held back until {@code apart}, and derived fields with them. */
    Consequences without(List<Change> held) {
        for (Change change : held) {
            units = units.with(units.get(change.unit()).with(change.field(), change.from()));
        }
        return derived();
    }

    /** Sets what was typed. */
    Consequences set(List<Change> sets) {
        for (Change change : sets) {
            units = units.with(units.get(change.unit()).with(change.field(), change.to()));
        }
        return this;
    }

    /** Applies the consequences of what a player set by hand. */
    Consequences byHand() {
        units = referee.setByHand(before, units);
        if (anyChangesSides()) {
            for (Unit unit : units.list()) {
                dropWrongNames(unit);
            }
        }
        return this;
    }

    /** Empties the fields of the unit that name one which they cannot name, such as a friend where an enemy is meant. */
    private void dropWrongNames(Unit unit) {
        for (Field<?> field : unit.fields().of(unit)) {
            Object named = field.kind() == Field.Kind.UNIT ? unit.get(field.name()) : null;
            if (named != null && field.wrong(unit, units.get(named.toString())).isPresent()) {
                units = units.with(units.get(unit.name()).with(field.name(), null));
            }
        }
    }

    private boolean anyChangesSides() {
        for (Unit unit : units.list()) {
            Unit was = before.units().find(unit.name()).orElse(unit);
            if (!was.side().equals(unit.side())) {
                return true;
            }
        }
        return false;
    }

    /** Applies changes that were held back, with their consequences; a unit that is gone meanwhile stays gone. */
    Consequences held(List<Change> changes) {
        for (Change change : changes) {
            Unit unit = units.get(change.unit());
            boolean gone = before.units().get(change.unit()).isGone();
            units = gone ? units : units.with(unit.with(change.field(), change.to()));
        }
        return followUps();
    }

    Consequences effects(List<Effect> effects, LineContext line) {
        for (Effect effect : effects) {
            // Where a resolver names units in rows, the sides of its effects are their names.
            Optional<Unit> unit = line.roles()
                    .unit(effect.side(), units)
                    .or(() -> referee.changes(effect.kind()) ? units.find(effect.side()) : Optional.empty());
            if (unit.isPresent()) {
                BigDecimal amount = effect.amount()
                        .map(number -> new BigDecimal(number.toString()))
                        .orElse(null);
                Referee.EffectScene scene = new Referee.EffectScene(amount, enemy(effect.side(), line), before.turn());
                units = units.with(referee.affected(unit.get(), effect.kind(), scene));
            }
        }
        return this;
    }

    /** The unit in the first of the other roles that the player names. */
    private Optional<Unit> enemy(String role, LineContext line) {
        for (String other : line.description().roles()) {
            if (!other.equals(role) && line.roles().named().containsKey(other)) {
                return line.roles().unit(other, units);
            }
        }
        return Optional.empty();
    }

    @SuppressWarnings("ReferenceEquality") // the same object: nothing of it has changed
    Consequences marks(EventContext after) {
        units = referee.marked(after, units);
        for (Unit unit : units.list()) {
            if (unit != before.units().find(unit.name()).orElse(null)) {
                dropWrongNames(unit); // a forced line may have friends fight
            }
        }
        return this;
    }

    /** Removes units without strength, then applies what other units cause until nothing changes. */
    Consequences followUps() {
        removeSpent();
        units = referee.spread(before.units(), units);
        removeSpent();
        boolean more = true;
        for (int round = 0; more && round < MOST_ROUNDS; round++) {
            more = false;
            for (Unit unit : units.list()) {
                Unit now = units.get(unit.name());
                Unit next = referee.followUp(now, units);
                more |= !next.equals(now);
                units = next.equals(now) ? units : units.with(next);
            }
        }
        return derived();
    }

    @SuppressWarnings("ReferenceEquality") // the same object: nothing of it has changed
    private void removeSpent() {
        for (Unit unit : units.list()) {
            Unit was = since.find(unit.name()).orElse(unit);
            Optional<Gone> why = unit == was || unit.isGone() ? Optional.empty() : referee.gone(unit, was);
            if (why.isPresent()) {
                units = units.with(unit.gone(why.get()));
            }
        }
    }

    /** Computes the derived fields. */
    @SuppressWarnings("ReferenceEquality") // the same object: nothing of it has changed
    Consequences derived() {
        for (Unit unit : units.list()) {
            Unit now = referee.derived(unit, units);
            units = now == unit ? units : units.with(now);
        }
        return this;
    }

    /** Everything that differs from the state before, unit by unit and field by field. */
    @SuppressWarnings("ReferenceEquality") // the same object: nothing of it has changed
    List<Change> changes() {
        List<Change> changes = new ArrayList<>();
        for (Unit unit : units.list()) {
            Unit was = before.units().find(unit.name()).orElse(null);
            if (unit != was) {
                unit.addChanges(was, changes);
            }
        }
        return changes;
    }

    Units units() {
        return units;
    }
}
