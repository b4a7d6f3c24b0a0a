package grognard.oracle;

import java.util.Map;
import java.util.TreeMap;

/** {@code paperboys}, from the rules. */
final class PaperboysOracles {

    private PaperboysOracles() {}

    /** By the resolver's name. */
    static Map<String, Oracle> all() {
        Map<String, Oracle> all = new TreeMap<>();
        all.put("contact", PaperboysContactOracle::contact);
        all.put("fire", PaperboysShootingOracle::fire);
        all.put("structure", PaperboysShootingOracle::structure);
        all.put("firefight", PaperboysShootingOracle::firefight);
        all.put("fight", PaperboysFightOracle::fight);
        all.put("engage", PaperboysFightOracle::engage);
        all.put("breach", PaperboysBreachOracle::breach);
        all.put("rally", PaperboysMoraleOracle::rally);
        all.put("recover", PaperboysMoraleOracle::recover);
        all.put("heavy", PaperboysMoraleOracle::heavy);
        all.put("friends", PaperboysMoraleOracle::friends);
        all.put("manoeuvre", PaperboysMoraleOracle::manoeuvre);
        all.put("pursuit", PaperboysMoraleOracle::pursuit);
        all.put("officer", PaperboysMoraleOracle::officer);
        all.put("levy", PaperboysMoraleOracle::levy);
        all.put("cards", PaperboysTurnOracle::cards);
        all.put("card", PaperboysTurnOracle::card);
        all.put("strength", PaperboysTurnOracle::strength);
        all.put("victory", PaperboysTurnOracle::victory);
        all.put("moves", PaperboysTurnOracle::moves);
        return all;
    }
}
