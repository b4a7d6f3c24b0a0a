package grognard.rules.honour.combat;

import grognard.input.BadInput;
import grognard.rules.Premises;
import grognard.rules.Type;
import grognard.rules.honour.unit.FightingDice;
import grognard.rules.honour.unit.Formation;
import grognard.rules.honour.unit.Hits;
import grognard.rules.honour.unit.Quality;
import grognard.rules.honour.unit.Unit;
import grognard.rules.honour.unit.UnitType;
import grognard.table.Keyword;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A unit and one of its opponents in a melee. */
record MeleeRow(Unit unit, Side side, String against, int dice, Set<Flag> flags) {

    static final Type.Rows TYPE =
            new Type.Rows(List.of("unit", "side", "type", "quality", "hits", "against", "dice", "flags"));

    /** The side of a unit; opponents must be on different sides. */
    enum Side implements Keyword {
        ATTACKER,
        DEFENDER
    }

    /** Flags of a row, separated by blanks in its last field. */
    enum Flag implements Keyword {
        CHARGING,
        GENERAL,
        OBSTACLE,
        OVERLAP
    }

    /**
     * Reads all rows and checks them: a unit is the same in all its rows, opponents name each other, and no unit has
     * more dice than it may.
     */
    static List<MeleeRow> read(List<List<String>> rows, Premises premises) {
        List<MeleeRow> read = rows.stream().map(fields -> row(fields, premises)).toList();
        if (read.isEmpty()) {
            throw new BadInput("melee: no rows, expected one for each unit and opponent");
        }
        Map<String, MeleeRow> units = new LinkedHashMap<>();
        for (MeleeRow row : read) {
            row.checkSame(units.computeIfAbsent(row.unit.name(), name -> row));
        }
        for (MeleeRow row : read) {
            row.checkOpponent(read, Optional.ofNullable(units.get(row.against)));
            row.checkDice(read, premises);
        }
        return read;
    }

    private static MeleeRow row(List<String> fields, Premises premises) {
        String name = fields.get(0);
        if (name.isEmpty()) {
            throw BadInput.value("melee row", String.join(",", fields), "the unit's name first");
        }
        Unit unit = new Unit(
                name,
                new Type.Choice<>(UnitType.FOOT_AND_HORSE).read(name + ": type", fields.get(2), premises.tables()),
                Type.choice(Quality.class).read(name + ": quality", fields.get(3), premises.tables()),
                Hits.parameter().type().read(name + ": hits", fields.get(4), premises.tables()));
        if (unit.isRouted(premises)) {
            throw BadInput.value(
                    name + ": hits",
                    fields.get(4),
                    "fewer than " + unit.quality().routedAt(premises) + ", at which it routs");
        }
        Set<Flag> flags = EnumSet.noneOf(Flag.class);
        for (String word : words(fields.get(7))) {
            flags.add(Type.choice(Flag.class).read(name + ": flag", word, premises.tables()));
        }
        int most = FightingDice.COMBAT.of(unit.type(), Formation.LINE, premises);
        return new MeleeRow(
                unit,
                Type.choice(Side.class).read(name + ": side", fields.get(1), premises.tables()),
                fields.get(5),
                new Type.Whole(0, most).read(name + ": dice", fields.get(6), premises.tables()),
                flags);
    }

    /** Words with blanks between them, perhaps none. */
    private static List<String> words(String text) {
        return text.isEmpty() ? List.of() : List.of(text.split(" +"));
    }

    private void checkSame(MeleeRow first) {
        checkSame("side", side, first.side);
        checkSame("type", unit.type(), first.unit.type());
        checkSame("quality", unit.quality(), first.unit.quality());
        checkSame("hits", unit.hits(), first.unit.hits());
    }

    private void checkSame(String what, Object here, Object before) {
        if (!here.equals(before)) {
            throw BadInput.value(
                    unit.name() + ": " + what, Keyword.text(here), Keyword.text(before) + " as in its first row");
        }
    }

    private void checkOpponent(List<MeleeRow> all, Optional<MeleeRow> opponent) {
        String where = unit.name() + ": against";
        if (opponent.isEmpty()) {
            throw BadInput.value(where, against, "the name of another unit in the melee");
        }
        if (opponent.get().side == side) {
            throw BadInput.value(where, against, "an enemy, both are on the side of the " + side.word());
        }
        if (all.stream().noneMatch(other -> other.unit.name().equals(against) && other.against.equals(unit.name()))) {
            throw BadInput.value(where, against, "a row of " + against + " against " + unit.name() + " too");
        }
        if (all.stream().filter(other -> other.isOf(unit.name(), against)).count() > 1) {
            throw BadInput.value(where, against, "one row only");
        }
    }

    private void checkDice(List<MeleeRow> all, Premises premises) {
        int most = FightingDice.COMBAT.of(unit.type(), Formation.LINE, premises);
        int total = all.stream()
                .filter(other -> other.unit.name().equals(unit.name()))
                .mapToInt(MeleeRow::dice)
                .sum();
        if (total > most) {
            throw BadInput.value(unit.name() + ": dice", String.valueOf(total), "at most " + most + " in all its rows");
        }
    }

    boolean isOf(String name, String enemy) {
        return unit.name().equals(name) && against.equals(enemy);
    }

    boolean has(Flag flag) {
        return flags.contains(flag);
    }
}
