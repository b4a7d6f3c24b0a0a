package grognard.game.honour;

import static grognard.game.honour.HonourFields.*;

import grognard.game.honour.HonourFields.Fighting;
import grognard.game.referee.Attempt;
import grognard.game.unit.Field;
import grognard.game.unit.Unit;
import grognard.input.WholeNumber;
import grognard.rules.Tables;
import grognard.rules.honour.unit.FightingDice;
import grognard.table.Row;
import grognard.table.Table;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The dice of units that turned to meet a charge, as far as they were in time. */
final class HonourDice {

    private final Tables tables;

    HonourDice(Tables tables) {
        this.tables = tables;
    }

    /** As {@link #of(Attempt, String, FightingDice, String)}, of the type that holds for the line. */
    @Nullable
    Object of(Attempt attempt, String role, FightingDice table) {
        return of(attempt, role, table, word(attempt, role, "unit", TYPE));
    }

    /**
     * None, or half of the unit's dice, rounded up; null if all of it fights.
     *
     * @param type the type whose dice it has
     */
    @Nullable
    Object of(Attempt attempt, String role, FightingDice table, String type) {
        Unit unit = attempt.unit(role).orElse(null);
        if (unit == null) {
            return null;
        }
        return switch (part(unit, attempt)) {
            case ALL -> null;
            case NONE -> 0;
            case HALF ->
                half(type, word(attempt, role, "formation", FORMATION), table).orElse(null);
        };
    }

    /** The value of an option for the unit in that role: as given, or the unit's own. */
    private static String word(Attempt attempt, String role, String option, Field<?> field) {
        return attempt.given(prefix(role) + option)
                .or(() -> attempt.unit(role).map(unit -> unit.text(field.name())))
                .orElse("");
    }

    /** Prefix of the options of the unit in that role. */
    private static String prefix(String role) {
        return role.equals(HonourTerms.DEFENDER) ? "def-" : "";
    }

    /**
     * Refuses more typed dice than the ready part of the unit has (345-349). All of a unit is the resolver's to check.
     *
     * @param most the number that {@link #of} gives for the unit in that role
     */
    static Optional<String> tooMany(Attempt attempt, String role, @Nullable Object most) {
        Optional<Integer> typed = Optional.ofNullable(attempt.typed().get(prefix(role) + "fighting-dice"))
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
    Optional<Integer> all(Attempt attempt, String role, FightingDice table) {
        String type = word(attempt, role, "unit", TYPE);
        String formation = word(attempt, role, "formation", FORMATION);
        return attempt.unit(role).flatMap(unit -> ready(unit, type, formation, table));
    }

    /** Why the unit cannot be drawn up so: a formation without dice is none of its type (24-32, 1030). */
    Optional<String> wrongFormation(Unit unit) {
        String formation = unit.text(FORMATION.name());
        return isTroops(unit)
                        && !isGuns(unit)
                        && tables.get(FightingDice.TABLE)
                                .find(unit.text(TYPE.name()), formation)
                                .isEmpty()
                ? Optional.of(unit.name() + " is " + unit.text(TYPE.name()) + ", which is never in " + formation)
                : Optional.empty();
    }

    /** All dice that the unit has in a close combat of this turn. */
    int inCombat(Unit unit) {
        Optional<Integer> ready = ready(unit, unit.text(TYPE.name()), unit.text(FORMATION.name()), FightingDice.COMBAT);
        return FIGHTING.is(unit, Fighting.NONE) ? 0 : ready.orElse(0);
    }

    /** H110: only the fight with the new enemy is concerned. */
    private static Fighting part(Unit unit, Attempt attempt) {
        Fighting fighting = FIGHTING.of(unit);
        if (fighting != null && fighting != Fighting.ALL) {
            return fighting;
        }
        String enemy = NEW_ENEMY.of(unit);
        Fighting facing = FACING_NEW.of(unit);
        boolean meets = enemy != null && attempt.roles().named().containsValue(enemy);
        return meets && facing != null ? facing : Fighting.ALL;
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

    private Optional<Integer> ready(Unit unit, String type, String formation, FightingDice table) {
        return FIGHTING.is(unit, Fighting.HALF) ? half(type, formation, table) : all(type, formation, table);
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
