package grognard.story;

import grognard.dice.ReplayedDice;
import grognard.game.Game;
import grognard.game.GameAction;
import grognard.game.referee.Referee;
import grognard.game.state.Roles;
import grognard.game.unit.Units;
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
 * Counts the losses of the armies by the ruleset's victory conditions: the number that its {@code victory} resolver shows
 * for each side. A ruleset without such a resolver is counted by the strength that its armies have lost.
 */
final class VictoryCount {

    /** The sides in the {@code victory} resolver; the first army of the muster takes the first. */
    private static final List<String> ROLES = List.of("attacker", "defender");

    private final Referee referee;
    private final Optional<Resolver> victory;

    /** Counts by the resolver's inputs. Most records do not change these, so the resolver seldom has to run again. */
    private final Map<Map<String, String>, Map<String, BigDecimal>> cache = new LinkedHashMap<>();

    /** The unit of the count; replaced by the resolver's own words as soon as it has run. */
    private String words;

    VictoryCount(Referee referee) {
        this.referee = referee;
        Optional<Resolver> named = referee.ruleset().resolvers().contains("victory")
                ? Optional.of(referee.ruleset().resolver("victory"))
                : Optional.empty();
        this.victory = named.filter(resolver -> referee.rulesOf("victory").isCountingArmies());
        this.words = referee.countWords("lost");
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
                            : BigDecimal.valueOf(referee.count(
                                    "lost", sides.get(i), game.state().units())));
        }
        return lost;
    }

    private Map<String, BigDecimal> counted(Resolver resolver, Game game) {
        Map<String, String> armies = new GameAction(game, resolver.description(), Roles.NONE, Map.of(), true).values();
        return cache.computeIfAbsent(armies, any -> count(resolver, armies));
    }

    /**
     * Runs the {@code victory} resolver, which throws no dice. The count of a side is the number of that name; a ruleset
     * without such numbers has it in the first line of the side's working.
     */
    private Map<String, BigDecimal> count(Resolver resolver, Map<String, String> armies) {
        Map<String, BigDecimal> counted = new LinkedHashMap<>();
        try {
            Situation situation = Situation.read(resolver, armies, referee.tables());
            Resolution resolution = Played.with(new ReplayedDice(List.of()), resolver, referee.tables(), situation)
                    .resolution();
            Map<String, ?> numbers = resolution.outcome().numbers();
            for (Resolution.Line line : resolution.working()) {
                Object number = numbers.get(line.side());
                boolean isCount = number == null
                        ? !counted.containsKey(line.side())
                        : number.toString().equals(line.value().toString());
                if (ROLES.contains(line.side()) && !line.modifier() && isCount) {
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
        Units units = game.state().units();
        return new ArmyStrength(
                side,
                referee.count("whole", side, units),
                referee.count("strength", side, units),
                lost(game).getOrDefault(side, BigDecimal.ZERO),
                referee.count("unsteady", side, units),
                referee.count("strain", side, units));
    }
}
