package grognard.rules.honour.charge;

import grognard.rules.honour.unit.Unit;
import java.util.ArrayList;
import java.util.List;

/**
 * Opponents of a charged unit beside the charger.
 *
 * @param chargers units that charge it too
 * @param fought units with which it is in close combat already
 */
record Opponents(List<Unit> chargers, List<Unit> fought) {

    List<Unit> all() {
        List<Unit> all = new ArrayList<>(chargers);
        all.addAll(fought);
        return all;
    }
}
