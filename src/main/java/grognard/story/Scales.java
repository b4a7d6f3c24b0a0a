package grognard.story;

import grognard.dice.Replayed;
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
 * Weighs the armies by the ruleset's own victory count: whatever its {@code victory} notes first of a side. A ruleset
 * without one is weighed by what its armies have lost.
 */
final class Scales {

    private static final List<String> ROLES = List.of("attacker", "defender");

    private final GameRules rules;
    private final Optional<Resolver> victory;

    /** What has been weighed already, by what was put on the scales. */
    private final Map<Map<String, String>, Map<String, BigDecimal>> weighed = new LinkedHashMap<>();

    private String words;

    Scales(GameRules rules) {
        this.rules = rules;
        Optional<Resolver> named = rules.ruleset().resolvers().contains("victory")
                ? Optional.of(rules.ruleset().resolver("victory"))
                : Optional.empty();
        this.victory = named.filter(resolver -> rules.countsArmies(resolver.description()));
        this.words = rules.counted("lost");
    }

    /** Whether the ruleset has a count of its own. */
    boolean isOwn() {
        return victory.isPresent();
    }

    /** What is counted. */
    String words() {
        return words;
    }

    /** What each side has lost, in the order of the muster. */
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
        return weighed.computeIfAbsent(armies, any -> count(resolver, armies));
    }

    private Map<String, BigDecimal> count(Resolver resolver, Map<String, String> armies) {
        Map<String, BigDecimal> counted = new LinkedHashMap<>();
        try {
            Situation situation = Situation.read(resolver, armies, rules.tables());
            Resolution resolution = Played.with(new Replayed(List.of()), resolver, rules.tables(), situation)
                    .resolution();
            for (Resolution.Line line : resolution.working()) {
                if (ROLES.contains(line.side()) && !line.modifier() && !counted.containsKey(line.side())) {
                    counted.put(line.side(), new BigDecimal(line.value().toString()));
                    words = line.what();
                }
            }
        } catch (BadInput e) {
            return Map.of(); // an army without a single unit that counts
        }
        return counted;
    }

    /** All that is counted of an army. */
    Standing standing(String side, Game game) {
        Army army = Army.of(side, rules, game.state().units());
        return new Standing(
                side,
                army.count("whole"),
                army.count("strength"),
                lost(game).getOrDefault(side, BigDecimal.ZERO),
                army.count("unsteady"),
                army.count("strain"));
    }
}
