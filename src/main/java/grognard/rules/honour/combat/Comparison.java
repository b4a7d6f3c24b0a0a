package grognard.rules.honour.combat;

import grognard.rules.honour.unit.Unit;

/** The result of a round between two units that both survived. */
enum Comparison {
    WINS,
    LOSES,
    DRAWS;

    /** Fewer hits win; at equal hits the better quality. */
    static Comparison of(Unit unit, Unit enemy) {
        int worse = Integer.compare(unit.hits(), enemy.hits());
        if (worse == 0) {
            worse = enemy.quality().compareTo(unit.quality());
        }
        return worse < 0 ? WINS : worse > 0 ? LOSES : DRAWS;
    }
}
