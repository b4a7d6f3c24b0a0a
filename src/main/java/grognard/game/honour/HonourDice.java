package grognard.game.honour;

import static grognard.game.honour.HonourFields.*;

import grognard.game.honour.HonourFields.Fighting;
import grognard.game.referee.LineContext;
import grognard.game.unit.Field;
import grognard.game.unit.Unit;
import grognard.input.WholeNumber;
import grognard.rules.Tables;
import grognard.rules.honour.unit.FightingDice;
import grognard.table.Row;
import grognard.table.Table;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The dice of units, of which only the part has any that was in time to meet a charge. */
final class HonourDice {

    private final Tables tables;

    HonourDice(Tables tables) {
        this.tables = tables;
    }

    /** As {@link #of(LineContext, String, FightingDice, String)}, of the type that holds for the line. */
    @Nullable
    Object of(LineContext line, String role, FightingDice table) {
        return of(line, role, table, word(line, role, "unit", TYPE));
    }

    /**
     * The dice of the ready part of a unit; null if all of it is ready.
     *
     * @param type the type whose dice it has
     */
    @Nullable
    Object of(LineContext line, String role, FightingDice table, String type) {
        Fighting part = line.unit(role).map(unit -> ready(unit, line)).orElse(Fighting.ALL);
        return part == Fighting.ALL
                ? null
                : all(type, word(line, role, "formation", FORMATION), table)
                        .map(all -> share(part, all))
                        .orElse(null);
    }

    /** The value of an option for the unit in that role: as given, or the unit's own. */
    private static String word(LineContext line, String role, String option, Field<?> field) {
        return line.given(prefix(role) + option)
                .or(() -> line.unit(role).map(unit -> unit.text(field.name())))
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
    static Optional<String> tooMany(LineContext line, String role, @Nullable Object most) {
        Optional<Integer> typed = Optional.ofNullable(line.typed().get(prefix(role) + "fighting-dice"))
                .flatMap(WholeNumber::in);
        return most instanceof Integer ready && typed.isPresent() && typed.get() > ready
                ? line.unit(role).map(unit -> tooMany(unit, ready, ""))
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
    Optional<Integer> all(LineContext line, String role, FightingDice table) {
        Optional<Integer> all = all(word(line, role, "unit", TYPE), word(line, role, "formation", FORMATION), table);
        return line.unit(role).flatMap(unit -> all.map(many -> share(FIGHTING.of(unit), many)));
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
        return share(FIGHTING.of(unit), allInCombat(unit));
    }

    private int allInCombat(Unit unit) {
        return all(unit.text(TYPE.name()), unit.text(FORMATION.name()), FightingDice.COMBAT)
                .orElse(0);
    }

    /** The part of the unit that is ready for the line. Half or none that turned on a newcomer is so against him alone (H110). */
    private static Fighting ready(Unit unit, LineContext line) {
        String enemy = NEW_ENEMY.of(unit);
        boolean meets = enemy != null && line.roles().named().containsValue(enemy);
        Fighting part = FIGHTING.is(unit, Fighting.ALL) && meets ? FACING_NEW.of(unit) : FIGHTING.of(unit);
        return part == null ? Fighting.ALL : part;
    }

    /** The most dice of a unit in close combat against that enemy. */
    Optional<Integer> most(Unit unit, String enemy) {
        return enemy.equals(NEW_ENEMY.of(unit)) && !FACING_NEW.is(unit, Fighting.ALL)
                ? Optional.of(share(FACING_NEW.of(unit), allInCombat(unit)))
                : Optional.empty();
    }

    /** None of these dice, half, rounded up, or all. */
    private static int share(@Nullable Fighting part, int all) {
        return part == Fighting.NONE ? 0 : part == Fighting.HALF ? (all + 1) / 2 : all;
    }

    private Optional<Integer> all(String type, String formation, FightingDice table) {
        Table dice = tables.get(FightingDice.TABLE);
        Optional<Row> row = dice.find(type, formation).or(() -> dice.find(type, FightingDice.UNLIMBERED));
        return row.map(one -> one.get(table.column)).filter(many -> many > 0);
    }
}
