package grognard.rules.honour.combat;

import grognard.input.BadInput;
import grognard.rules.ResolverInput;
import grognard.rules.Type;
import grognard.rules.honour.unit.FightingDice;
import grognard.rules.honour.unit.Formation;
import grognard.rules.honour.unit.Unit;
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

    /** Flags of a row, separated by blanks in its last field; a formation other than line is one of them. */
    enum Flag implements Keyword {
        CHARGING,
        CAME_HOME,
        GENERAL,
        OBSTACLE,
        OVERLAP,
        LEAVES,
        DOUBLE_LINE,
        MARCH_COLUMN,
        ASSAULT_COLUMN;

        Optional<Formation> formation() {
            return switch (this) {
                case DOUBLE_LINE -> Optional.of(Formation.DOUBLE_LINE);
                case MARCH_COLUMN -> Optional.of(Formation.MARCH_COLUMN);
                case ASSAULT_COLUMN -> Optional.of(Formation.ASSAULT_COLUMN);
                case CHARGING, CAME_HOME, GENERAL, OBSTACLE, OVERLAP, LEAVES -> Optional.empty();
            };
        }
    }

    /**
     * Reads all rows and checks them: a unit is the same in all its rows, opponents name each other, no unit has more
     * dice than it may, and none charges that may not.
     */
    static List<MeleeRow> read(List<List<String>> rows, ResolverInput inputs) {
        List<MeleeRow> read = rows.stream().map(fields -> row(fields, inputs)).toList();
        if (read.isEmpty()) {
            throw new BadInput("melee: no rows, expected one for each unit and opponent");
        }
        Map<String, MeleeRow> units = new LinkedHashMap<>();
        for (MeleeRow row : read) {
            row.checkSame(units.computeIfAbsent(row.unit.name(), name -> row));
        }
        for (MeleeRow row : read) {
            MeleeRow opponent = units.get(row.against);
            row.checkOpponent(read, Optional.ofNullable(opponent));
            row.checkDice(read, inputs);
            if (opponent != null && row.has(Flag.CHARGING)) {
                row.checkCharge(opponent.unit, inputs);
            }
        }
        return read;
    }

    private static MeleeRow row(List<String> fields, ResolverInput inputs) {
        String name = fields.get(0);
        if (name.isEmpty()) {
            throw BadInput.value("melee row", String.join(",", fields), "the unit's name first");
        }
        Unit unit = Unit.read(name, fields.get(2), fields.get(3), fields.get(4), inputs);
        Set<Flag> flags = EnumSet.noneOf(Flag.class);
        for (String word : Type.Rows.words(fields.get(7))) {
            flags.add(Type.choice(Flag.class).read(name + ": flag", word, inputs.tables()));
        }
        int most = FightingDice.COMBAT.of(unit.type(), Formation.LINE, inputs);
        return new MeleeRow(
                unit,
                Type.choice(Side.class).read(name + ": side", fields.get(1), inputs.tables()),
                fields.get(5),
                new Type.Whole(0, most).read(name + ": dice", fields.get(6), inputs.tables()),
                flags);
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

    private void checkDice(List<MeleeRow> all, ResolverInput inputs) {
        Formation formation = formation(all);
        int most = FightingDice.COMBAT
                .find(unit.type(), formation, inputs)
                .orElseThrow(() -> BadInput.value(
                        unit.name() + ": flag",
                        formation.word(),
                        "a formation that " + unit.type().word() + " can take"));
        int total =
                all.stream().filter(this::isSameUnit).mapToInt(MeleeRow::dice).sum();
        if (total > most) {
            throw BadInput.value(
                    unit.name() + ": dice",
                    String.valueOf(total),
                    "at most " + most + " in all its rows, the dice of "
                            + unit.type().word() + " in " + formation.word());
        }
    }

    /** Refuses the bonus of a charge that the unit was not allowed to make. */
    private void checkCharge(Unit enemy, ResolverInput inputs) {
        String where = unit.name() + ": flag";
        if (!unit.type().mayCharge(enemy.type())) {
            throw BadInput.value(
                    where,
                    Flag.CHARGING.word(),
                    "it not by " + unit.type().word() + ", which may not charge "
                            + enemy.type().word());
        }
        if (unit.isWeakened(inputs) && !has(Flag.CAME_HOME)) {
            throw BadInput.value(
                    where, Flag.CHARGING.word(), "it not with " + unit.hits() + " hits, a weakened unit never charges");
        }
    }

    boolean isSameUnit(MeleeRow other) {
        return other.unit.name().equals(unit.name());
    }

    /** How the unit is drawn up, according to any of its rows; in line if none says otherwise. */
    Formation formation(List<MeleeRow> all) {
        Set<Formation> named = EnumSet.noneOf(Formation.class);
        for (MeleeRow row : all) {
            if (isSameUnit(row)) {
                row.flags.forEach(flag -> flag.formation().ifPresent(named::add));
            }
        }
        if (named.size() > 1) {
            throw BadInput.value(
                    unit.name() + ": flag",
                    String.join(" ", named.stream().map(Formation::word).toList()),
                    "one formation");
        }
        return named.isEmpty() ? Formation.LINE : named.iterator().next();
    }

    boolean isOf(String name, String enemy) {
        return unit.name().equals(name) && against.equals(enemy);
    }

    boolean has(Flag flag) {
        return flags.contains(flag);
    }
}
