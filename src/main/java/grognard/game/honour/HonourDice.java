package grognard.game.honour;

import static grognard.game.honour.HonourFields.FACING_NEW;
import static grognard.game.honour.HonourFields.FIGHTING;
import static grognard.game.honour.HonourFields.FORMATION;
import static grognard.game.honour.HonourFields.NEW_ENEMY;
import static grognard.game.honour.HonourFields.TYPE;

import grognard.game.honour.HonourFields.Fighting;
import grognard.game.referee.Attempt;
import grognard.game.unit.Unit;
import grognard.input.WholeNumber;
import grognard.rules.Tables;
import grognard.rules.honour.unit.FightingDice;
import grognard.table.Row;
import grognard.table.Table;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The dice of units that turned to meet a charge, as far as they were in time. */
final class HonourDice {

    private final Tables tables;

    HonourDice(Tables tables) {
        this.tables = tables;
    }

    @Nullable
    Object of(Attempt attempt, String role, String prefix, FightingDice table) {
        return of(
                attempt,
                role,
                prefix,
                table,
                unit -> attempt.given(prefix + "unit").orElse(unit.text(TYPE.name())));
    }

    /**
     * None, or half of the unit's dice, rounded up; null if all of it fights.
     *
     * @param prefix of the options of the unit in that role
     * @param type the type whose dice it has
     */
    @Nullable
    Object of(Attempt attempt, String role, String prefix, FightingDice table, Function<Unit, String> type) {
        Unit unit = attempt.unit(role).orElse(null);
        if (unit == null) {
            return null;
        }
        String formation = attempt.given(prefix + "formation").orElse(unit.text(FORMATION.name()));
        return switch (part(unit, FIGHTING.of(unit), attempt)) {
            case ALL -> null;
            case NONE -> 0;
            case HALF -> half(type.apply(unit), formation, table).orElse(null);
        };
    }

    /**
     * Refuses more typed dice than the ready part of the unit has (345-349). All of a unit is the resolver's to check.
     *
     * @param most what {@link #of} gives for the unit in that role
     */
    static Optional<String> tooMany(Attempt attempt, String role, String prefix, @Nullable Object most) {
        Optional<Integer> typed = Optional.ofNullable(attempt.typed().get(prefix + "fighting-dice"))
                .flatMap(WholeNumber::in);
        return most instanceof Integer ready && typed.isPresent() && typed.get() > ready
                ? attempt.unit(role).map(unit -> tooMany(unit, ready, ""))
                : Optional.empty();
    }

    private static String tooMany(Unit unit, int ready, String whom) {
        return unit.name() + ": expected at most " + ready + " dice" + whom + ", "
                + (ready == 0 ? "it turned too late and neither fires nor fights this turn" : "half of it was ready");
    }

    /** Refuses more dice than the ready part of the unit has in all its rows of a melee. */
    Optional<String> tooMany(Unit unit, int inAllRows) {
        boolean all = FIGHTING.is(unit, Fighting.ALL);
        return all || inAllRows <= inCombat(unit)
                ? Optional.empty()
                : Optional.of(tooMany(unit, inCombat(unit), " in all its rows"));
    }

    /** All dice that the unit has in this turn, in the formation and of the type that hold for the line. */
    Optional<Integer> all(Attempt attempt, String role, String prefix, FightingDice table) {
        return attempt.unit(role).flatMap(unit -> {
            String type = attempt.given(prefix + "unit").orElse(unit.text(TYPE.name()));
            String formation = attempt.given(prefix + "formation").orElse(unit.text(FORMATION.name()));
            return FIGHTING.is(unit, Fighting.HALF) ? half(type, formation, table) : all(type, formation, table);
        });
    }

    /** All dice that the unit has in a close combat of this turn. */
    int inCombat(Unit unit) {
        String type = unit.text(TYPE.name());
        String formation = unit.text(FORMATION.name());
        boolean half = FIGHTING.is(unit, Fighting.HALF);
        Optional<Integer> all =
                half ? half(type, formation, FightingDice.COMBAT) : all(type, formation, FightingDice.COMBAT);
        return FIGHTING.is(unit, Fighting.NONE) ? 0 : all.orElse(0);
    }

    /** H110: only the fight with the new enemy is concerned. */
    private static Fighting part(Unit unit, @Nullable Fighting fighting, Attempt attempt) {
        String enemy = NEW_ENEMY.of(unit);
        boolean meets = enemy != null && attempt.roles().named().containsValue(enemy);
        Fighting facing = meets ? FACING_NEW.of(unit) : Fighting.ALL;
        return fighting != null && fighting != Fighting.ALL ? fighting : facing == null ? Fighting.ALL : facing;
    }

    /** The most dice of a unit in close combat against that enemy. */
    Optional<Integer> most(Unit unit, String enemy) {
        if (!enemy.equals(NEW_ENEMY.of(unit)) || FACING_NEW.is(unit, Fighting.ALL)) {
            return Optional.empty();
        }
        return FACING_NEW.is(unit, Fighting.NONE)
                ? Optional.of(0)
                : half(unit.text(TYPE.name()), unit.text(FORMATION.name()), FightingDice.COMBAT);
    }

    private Optional<Integer> half(String type, String formation, FightingDice table) {
        return all(type, formation, table).map(all -> (all + 1) / 2);
    }

    private Optional<Integer> all(String type, String formation, FightingDice table) {
        Table dice = tables.get(FightingDice.TABLE);
        Optional<Row> row = dice.find(type, formation).or(() -> dice.find(type, FightingDice.UNLIMBERED));
        return row.map(one -> one.get(table.column)).filter(many -> many > 0);
    }
}
