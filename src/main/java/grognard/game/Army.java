package grognard.game;

import grognard.input.WholeNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** All units of a side together, or one alone, counted as the ruleset counts them. */
public final class Army {

    private final GameRules rules;
    private final Units all;
    private final List<Unit> counted;

    private Army(GameRules rules, Units all, List<Unit> counted) {
        this.rules = rules;
        this.all = all;
        this.counted = counted;
    }

    public static Army of(String side, GameRules rules, Units units) {
        List<Unit> own = new ArrayList<>();
        for (Unit unit : units) {
            if (unit.side().equals(side)) {
                own.add(unit);
            }
        }
        return new Army(rules, units, own);
    }

    /** An army of one. */
    public static Army of(Unit unit, GameRules rules, Units units) {
        return new Army(rules, units, List.of(unit));
    }

    /** The number of that name; 0 where the ruleset does not count it. */
    public int count(String name) {
        return number(name, false).flatMap(WholeNumber::in).orElse(0);
    }

    /** The number of that name; nothing where the ruleset does not count it, or it says nothing. */
    Optional<String> number(String name, boolean flag) {
        int sum = 0;
        boolean known = false;
        for (GameRules.Count count : rules.counts()) {
            if (!count.name().equals(name)) {
                continue;
            }
            if (count.what().startsWith("word ")) {
                return word(count);
            }
            known = true;
            int many = sum(count);
            if (count.what().equals("none") && many > 0) {
                return Optional.empty();
            }
            sum += count.what().equals("none") ? 0 : many;
        }
        if (!known || (flag && sum == 0)) {
            return Optional.empty();
        }
        return Optional.of(flag ? "true" : String.valueOf(sum));
    }

    /** What the first of them says. */
    private Optional<String> word(GameRules.Count count) {
        for (Unit unit : counted) {
            if (count.when().holds(unit, all)) {
                return Optional.of(unit.text(count.what().substring(5)));
            }
        }
        return Optional.empty();
    }

    private int sum(GameRules.Count count) {
        int sum = 0;
        for (Unit unit : counted) {
            if (count.when().holds(unit, all)) {
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
