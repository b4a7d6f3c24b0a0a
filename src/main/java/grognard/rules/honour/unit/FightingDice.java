package grognard.rules.honour.unit;

import grognard.rules.Parameter;
import grognard.rules.ResolverInput;
import grognard.rules.base.Working;
import grognard.table.Column;
import grognard.table.Row;
import grognard.table.TableSpec;
import java.util.Optional;
import java.util.stream.Collectors;

/** The table of fighting dice by type and formation. A formation without a row is one that the type cannot take. */
public final class FightingDice {

    public static final FightingDice FIRE = new FightingDice("fire");
    public static final FightingDice COMBAT = new FightingDice("combat");

    private static final int MOST = 8;
    public static final String UNLIMBERED = "unlimbered";
    private static final Column<String> UNIT =
            Column.code("unit", UnitType.TROOPS.stream().map(UnitType::word).toArray(String[]::new));
    private static final Column<String> FORMATION =
            Column.code("formation", "line", "double-line", "march-column", "assault-column", UNLIMBERED);

    public static final TableSpec TABLE = TableSpec.named("fighting-dice", "Fighting dice")
            .everyKey(UNIT)
            .key(FORMATION)
            .values(FIRE.column, COMBAT.column);

    public final Column<Integer> column;

    private FightingDice(String column) {
        this.column = Column.whole(column, 0, MOST);
    }

    public static Parameter<Integer> parameter() {
        return parameter(1);
    }

    /** The parameter with that lower bound; zero for a unit that is in a combat and may not fight. */
    public static Parameter<Integer> parameter(int least) {
        return Parameter.whole("fighting-dice", least, MOST, "dice of the part that fires or fights, if not all");
    }

    /** The dice of the complete unit. */
    public int of(UnitType unit, Formation formation, ResolverInput inputs) {
        Object drawnUp = unit.isGuns() ? UNLIMBERED : formation;
        return inputs.table(TABLE).row(unit, drawnUp).get(column);
    }

    /** The dice of the complete unit, if it can be drawn up so. */
    public Optional<Integer> find(UnitType unit, Formation formation, ResolverInput inputs) {
        return inputs.table(TABLE).find(unit, formation).map((Row row) -> row.get(column));
    }

    /** The dice of the part that fires or fights. */
    public int of(UnitType unit, Formation formation, Parameter<Integer> part, ResolverInput inputs) {
        return inputs.find(part).orElseGet(() -> of(unit, formation, inputs));
    }

    /** Refuses more dice than the complete unit has. */
    public void check(UnitType unit, Formation formation, Parameter<Integer> part, ResolverInput inputs) {
        int most = of(unit, formation, inputs);
        if (inputs.find(part).filter(dice -> dice > most).isPresent()) {
            throw inputs.refuse(
                    part,
                    "at most " + most + ", the dice of " + unit.word()
                            + (unit.isGuns() ? "" : " in " + formation.word()));
        }
    }

    /** One die more for an overlap, up to the dice of the complete unit. */
    public static int withOverlap(int dice, int most, String side, Working working) {
        if (dice + 1 > most) {
            // PH-11: an overlap never raises the dice above those of the complete unit
            working.ruling("PH-11");
            return dice;
        }
        working.modifier(side, "overlap, dice", 1);
        return dice + 1;
    }

    /** Refuses a formation that the unit cannot take. */
    public static void checkFormation(UnitType unit, Parameter<Formation> formation, ResolverInput inputs) {
        Formation wanted = Formation.of(formation, inputs);
        if (inputs.given(formation) && inputs.table(TABLE).find(unit, wanted).isEmpty()) {
            String possible = inputs.table(TABLE).rows().stream()
                    .filter((Row row) -> row.key(UNIT).equals(unit.word()))
                    .map((Row row) -> row.key(FORMATION))
                    .collect(Collectors.joining(", "));
            throw inputs.refuse(
                    formation,
                    possible.equals(UNLIMBERED) || possible.isEmpty()
                            ? "none, " + unit.word() + " has no formation"
                            : possible + ", the formations of " + unit.word());
        }
    }
}
