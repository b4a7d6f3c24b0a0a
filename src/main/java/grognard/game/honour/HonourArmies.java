package grognard.game.honour;

import static grognard.game.honour.HonourFields.*;

import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Remarks on armies that the book does not allow, which players may agree on all the same (98-106). */
final class HonourArmies {

    /** Independent units that an army may have (102). */
    private static final int MOST_INDEPENDENT = 3;

    /** Units without independent ones that an army has for each of its brigades (103-104). */
    private static final int UNITS_A_BRIGADE = 3;

    private static final int LEAST_IN_BRIGADE = 2;
    private static final int MOST_IN_BRIGADE = 6;

    private final Units units;
    private final List<String> remarks = new ArrayList<>();

    private HonourArmies(Units units) {
        this.units = units;
    }

    /** H19 (102-106), H28 (122), one army general (99), and routed units that are off the table (727). */
    static List<String> remarksOnMuster(Units units, HonourMorale morale) {
        HonourArmies armies = new HonourArmies(units);
        for (Unit unit : units.where(HonourFields::isTroops)) {
            int generals = units.officersWith(unit).size();
            if (generals > 1) {
                armies.remarks.add(unit.name() + " has " + generals + " generals: a unit can have only 1");
            }
            if (!unit.isGone() && morale.isRouted(unit)) {
                armies.remarks.add(unit.name() + " has " + HITS.number(unit) + " hits, at which it has routed: unit "
                        + unit.name() + " state=gone");
            }
        }
        armies.count(HonourFields::isArmyGeneral).forEach((side, many) -> {
            if (many > 1) {
                armies.remarks.add(side + " has " + many + " army generals: an army has 1");
            }
        });
        if (!units.where(unit -> isTroops(unit) && BRIGADE.isSet(unit)).isEmpty()) {
            armies.brigades();
        }
        return armies.remarks;
    }

    private void brigades() {
        count(unit -> isTroops(unit) && !BRIGADE.isSet(unit)).forEach((side, many) -> {
            if (many > MOST_INDEPENDENT) {
                remarks.add(side + " has " + many + " units without a brigade: an army may have up to "
                        + MOST_INDEPENDENT + " independent units");
            }
        });
        record Brigade(String side, String name) {}
        Map<Brigade, Integer> brigades = new LinkedHashMap<>();
        Map<String, Integer> inBrigades = count(unit -> isTroops(unit) && BRIGADE.isSet(unit));
        for (Unit unit : units.where(one -> isTroops(one) && BRIGADE.isSet(one))) {
            brigades.merge(new Brigade(unit.side(), unit.text(BRIGADE.name())), 1, Integer::sum);
        }
        brigades.forEach((brigade, many) -> {
            if (many < LEAST_IN_BRIGADE || many > MOST_IN_BRIGADE) {
                remarks.add("brigade " + brigade.name() + " has " + many
                        + (many == 1 ? " unit" : " units") + ": a brigade has " + LEAST_IN_BRIGADE + " to "
                        + MOST_IN_BRIGADE);
            }
        });
        inBrigades.forEach((side, many) -> {
            long has = brigades.keySet().stream()
                    .filter(brigade -> brigade.side().equals(side))
                    .count();
            int most = Math.max(1, many / UNITS_A_BRIGADE);
            if (has > most) {
                remarks.add(side + " has " + has + " brigades: its " + many + " units in brigades allow " + most);
            }
        });
    }

    private Map<String, Integer> count(Predicate<Unit> which) {
        Map<String, Integer> sides = new LinkedHashMap<>();
        units.where(which).forEach(unit -> sides.merge(unit.side(), 1, Integer::sum));
        return sides;
    }
}
