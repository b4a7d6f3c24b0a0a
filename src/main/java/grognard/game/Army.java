package grognard.game;

import java.util.Optional;

/** All units of a side together, counted as the ruleset counts them. */
final class Army {

    private final String side;
    private final GameRules rules;
    private final Units units;

    private Army(String side, GameRules rules, Units units) {
        this.side = side;
        this.rules = rules;
        this.units = units;
    }

    static Army of(String side, GameRules rules, Units units) {
        return new Army(side, rules, units);
    }

    /** The number of that name; nothing where the ruleset does not count it, or it says nothing. */
    Optional<String> number(String name, boolean flag) {
        int sum = 0;
        boolean counted = false;
        for (GameRules.Count count : rules.counts()) {
            if (!count.name().equals(name)) {
                continue;
            }
            if (count.what().startsWith("word ")) {
                return word(count);
            }
            counted = true;
            int many = sum(count);
            if (count.what().equals("none") && many > 0) {
                return Optional.empty();
            }
            sum += count.what().equals("none") ? 0 : many;
        }
        if (!counted || (flag && sum == 0)) {
            return Optional.empty();
        }
        return Optional.of(flag ? "true" : String.valueOf(sum));
    }

    /** What the first of them says. */
    private Optional<String> word(GameRules.Count count) {
        for (Unit unit : units) {
            if (unit.side().equals(side) && count.when().holds(unit, units)) {
                return Optional.of(unit.text(count.what().substring(5)));
            }
        }
        return Optional.empty();
    }

    private int sum(GameRules.Count count) {
        int sum = 0;
        for (Unit unit : units) {
            if (unit.side().equals(side) && count.when().holds(unit, units)) {
                sum += value(unit, count.what());
            }
        }
        return sum;
    }

    /** {@code sum start-stands} of one unit; itself, where only units are counted. */
    private static int value(Unit unit, String what) {
        if (!what.startsWith("sum ")) {
            return 1;
        }
        String[] fields = what.substring(4).split("-", 2);
        return unit.number(fields[0]) - (fields.length > 1 ? unit.number(fields[1]) : 0);
    }
}
