package grognard.rules.paperboys.fire;

import grognard.rules.Parameter;
import grognard.rules.ResolverInput;
import grognard.rules.base.Working;
import grognard.rules.paperboys.unit.Centimetres;
import grognard.table.Column;
import grognard.table.Keyword;
import grognard.table.Row;
import grognard.table.Table;
import grognard.table.TableSpec;
import java.util.stream.Collectors;

/** Weapons, with the table of their ranges, dice a stand and numbers to hit. */
public enum Weapon implements Keyword {
    MUSKET,
    RIFLE,
    CANNON;

    private static final Column<Integer> DICE = Column.whole("dice", 1, 6);
    private static final Column<Integer> HITS_ON = Column.whole("hits-on", 2, 6);

    private static final Column<String> WEAPON = Column.code("weapon", values());

    static final TableSpec TABLE = TableSpec.named("weapons", "Range in cm, dice a stand, and what hits")
            .everyKey(WEAPON)
            .band("from", "to")
            .values(DICE, HITS_ON);

    /** A weapon's row at one range. */
    record Aim(Weapon weapon, int diceAStand, int hitsOn, String band) {

        /** Close range is where a gun throws more than one die. */
        boolean isCloseCannon() {
            return weapon == CANNON && diceAStand > 1;
        }

        /** Puts the throw into the working. */
        void note(int shots, int hits, Working working) {
            working.line("", "shots", shots, weapon.word() + " at " + band + " cm, " + hitsOn + "+ hits");
            working.line("", "hits", hits);
            // PB-5: at close range cannon hit on 5 or 6; the playsheet leaves out the 6
            working.rulingIf(isCloseCannon() && hits > 0, "PB-5");
        }
    }

    static Parameter<Integer> range() {
        return Centimetres.parameter("range", "range in cm").required();
    }

    /** Refuses a range that is out of reach. */
    void checkRange(Parameter<Integer> range, ResolverInput inputs) {
        Table table = inputs.table(TABLE);
        if (table.find(this, inputs.get(range)).isEmpty()) {
            String reach = table.rows().stream()
                    .filter(row -> row.key(WEAPON).equals(word()))
                    .flatMap(row -> row.band().stream())
                    .collect(Collectors.joining(", "));
            throw inputs.refuse(range, "the reach of a " + word() + ", " + reach + " cm");
        }
    }

    Aim at(int range, ResolverInput inputs) {
        Row row = inputs.table(TABLE).row(this, range);
        return new Aim(this, row.get(DICE), row.get(HITS_ON), row.band().orElse(""));
    }
}
