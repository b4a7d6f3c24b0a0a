package grognard.story;

import grognard.dice.ReplayedDice;
import grognard.game.Army;
import grognard.game.Filling;
import grognard.game.Game;
import grognard.game.GameRules;
import grognard.game.Roles;
import grognard.input.BadInput;
import grognard.rules.Played;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Counts the losses of the armies by the ruleset's victory conditions: the first number that its {@code victory} resolver
 * shows for each side. A ruleset without such a resolver is counted by the strength that its armies have lost.
 */
final class VictoryCount {

    /** The sides in the {@code victory} resolver; the first army of the muster takes the first. */
    private static final List<String> ROLES = List.of("attacker", "defender");

    private final GameRules rules;
    private final Optional<Resolver> victory;

    /** Counts by the resolver's inputs. Most records do not change these, so the resolver seldom has to run again. */
    private final Map<Map<String, String>, Map<String, BigDecimal>> cache = new LinkedHashMap<>();

    /** The unit of the count; replaced by the resolver's own words as soon as it has run. */
    private String words;

    VictoryCount(GameRules rules) {
        this.rules = rules;
        Optional<Resolver> named = rules.ruleset().resolvers().contains("victory")
                ? Optional.of(rules.ruleset().resolver("victory"))
                : Optional.empty();
        this.victory = named.filter(resolver -> rules.countsArmies(resolver.description()));
        this.words = rules.counted("lost");
    }

    /** Whether the ruleset itself counts victory; otherwise lost strength is a substitute. */
    boolean isRulesetCount() {
        return victory.isPresent();
    }

    /** The unit of the count in words, for headings. Final only after {@link #lost}. */
    String words() {
        return words;
    }

    /**
     * The losses of each side, in the order of the muster. The ruleset's count needs exactly two sides; with any other
     * number, and for an army that it cannot count, lost strength is used.
     */
    Map<String, BigDecimal> lost(Game game) {
        List<String> sides = game.state().units().sides();
        Map<String, BigDecimal> lost = new LinkedHashMap<>();
        Map<String, BigDecimal> counted =
                victory.isPresent() && sides.size() == ROLES.size() ? counted(victory.get(), game) : Map.of();
        for (int i = 0; i < sides.size(); i++) {
            BigDecimal count = i < ROLES.size() ? counted.get(ROLES.get(i)) : null;
            lost.put(
                    sides.get(i),
                    count != null
                            ? count
                            : BigDecimal.valueOf(
                                    Army.of(sides.get(i), rules, game.state().units())
                                            .count("lost")));
        }
        return lost;
    }

    private Map<String, BigDecimal> counted(Resolver resolver, Game game) {
        Filling filling = new Filling(rules, game.state(), game.values(), resolver.description(), Roles.of(Map.of()));
        Map<String, String> armies = filling.filled(Map.of());
        return cache.computeIfAbsent(armies, any -> count(resolver, armies));
    }

    /** Runs the {@code victory} resolver, which throws no dice, and takes the first number of each side from its working. */
    private Map<String, BigDecimal> count(Resolver resolver, Map<String, String> armies) {
        Map<String, BigDecimal> counted = new LinkedHashMap<>();
        try {
            Situation situation = Situation.read(resolver, armies, rules.tables());
            Resolution resolution = Played.with(new ReplayedDice(List.of()), resolver, rules.tables(), situation)
                    .resolution();
            for (Resolution.Line line : resolution.working()) {
                if (ROLES.contains(line.side()) && !line.modifier() && !counted.containsKey(line.side())) {
                    counted.put(line.side(), new BigDecimal(line.value().toString()));
                    words = line.what();
                }
            }
        } catch (BadInput e) {
            return Map.of(); // an army has no units that count, which the resolver refuses
        }
        return counted;
    }

    /** The strength and losses of one army at this moment. */
    ArmyStrength standing(String side, Game game) {
        Army army = Army.of(side, rules, game.state().units());
        return new ArmyStrength(
                side,
                army.count("whole"),
                army.count("strength"),
                lost(game).getOrDefault(side, BigDecimal.ZERO),
                army.count("unsteady"),
                army.count("strain"));
    }
}
