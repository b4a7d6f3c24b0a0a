package grognard.game;

import grognard.dice.GivenDice;
import grognard.rules.Played;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import java.util.Map;
import java.util.Optional;

/**
 * Levels of a side's losses at which all of its units are tested. The resolver that tests them lists them itself, with
 * the least losses that pass each, when it is told only how many there are in all: a duty {@code passes lost of bases}.
 */
final class Levels {

    private final GameRules rules;
    private final Duty duty;
    private final String lost;
    private final String all;

    private Levels(GameRules rules, Duty duty, String lost, String all) {
        this.rules = rules;
        this.duty = duty;
        this.lost = lost;
        this.all = all;
    }

    /** Those of the duty; nothing where it is no such duty. */
    static Optional<Levels> of(Duty duty, GameRules rules) {
        return duty.isFrom("passes")
                ? Optional.of(
                        new Levels(rules, duty, duty.from().get(1), duty.from().get(3)))
                : Optional.empty();
    }

    /** Those of the ruleset. */
    static Optional<Levels> of(GameRules rules) {
        for (Duty duty : rules.duties()) {
            Optional<Levels> levels = of(duty, rules);
            if (levels.isPresent()) {
                return levels;
            }
        }
        return Optional.empty();
    }

    /** What tests them. */
    String resolver() {
        return duty.resolver();
    }

    /** The highest level that the side's losses pass; 0 if they pass none. */
    int passed(String side, Units units) {
        Army army = Army.of(side, rules, units);
        int losses = army.count(lost);
        if (losses == 0) {
            return 0;
        }
        Resolver resolver = rules.ruleset().resolver(duty.resolver());
        Situation situation = Situation.read(resolver, Map.of(all, String.valueOf(army.count(all))), rules.tables());
        Map<String, Number> least = Played.with(GivenDice.typed("--dice", ""), resolver, rules.tables(), situation)
                .resolution()
                .outcome()
                .numbers();
        int highest = 0;
        for (Map.Entry<String, Number> level : least.entrySet()) {
            if (losses >= level.getValue().intValue()) {
                highest = Math.max(highest, Condition.number(level.getKey()));
            }
        }
        return highest;
    }
}
