package grognard.odds;

import grognard.rules.Effect;
import grognard.rules.Outcome;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The chances of outcomes as a whole, for who goes on from them: how amounts of effects come together is kept, and
 * outcomes are the same only where code, effects and what is next are. For many situations: a throw that comes up again
 * is not worked out again.
 */
public final class WholeOutcomes {

    private final KnownThrows known = new KnownThrows();
    private final Progress progress;

    public WholeOutcomes(Progress progress) {
        this.progress = progress;
    }

    /** An outcome, one of those that are followed alike, and in how many ways it comes about. */
    public record Whole(Outcome outcome, BigInteger ways) {}

    /**
     * All outcomes of a situation.
     *
     * @param of what all ways add up to
     */
    public record All(List<Whole> outcomes, BigInteger of) {

        public All {
            outcomes = List.copyOf(outcomes);
        }
    }

    /** What all that follows hangs on. Effects of one name may change different things, so that is part of it. */
    private static List<Object> bearing(Outcome outcome) {
        List<Object> bearing = new ArrayList<>();
        bearing.add(outcome.code().name());
        bearing.add(outcome.effects());
        bearing.add(outcome.next());
        for (Effect effect : outcome.effects()) {
            bearing.add(effect.kind().changes());
        }
        return bearing;
    }

    /** Works them out. */
    public All of(Resolver resolver, Tables tables, Situation situation) {
        EveryPossible dice = new EveryPossible(progress, known.forks(), EveryPossible.Results.FATES);
        Counts<Object> counts = new Counts<>();
        Map<Object, Outcome> examples = new LinkedHashMap<>();
        dice.walk(() -> resolver.resolve(tables, situation, dice).outcome(), (outcome, course) -> {
            List<Object> bearing = bearing(outcome);
            examples.putIfAbsent(bearing, outcome);
            counts.of(bearing, course.of()).add(course.ways());
        });
        Map<Object, Chance> chances = counts.chances();
        List<Whole> all = new ArrayList<>();
        examples.forEach((bearing, outcome) -> all.add(
                new Whole(outcome, chances.getOrDefault(bearing, Chance.NONE).ways())));
        known.forgetMuch();
        return new All(all, counts.of());
    }

    /** The chance of each code alone, in no order: for who asks about thousands of situations and nothing else. */
    public Map<String, Chance> codes(Resolver resolver, Tables tables, Situation situation) {
        EveryPossible dice = new EveryPossible(progress, known.forks(), EveryPossible.Results.FATES);
        Map<String, Chance> codes = dice.each(
                () -> resolver.resolve(tables, situation, dice).outcome().code().name());
        known.forgetMuch();
        return codes;
    }
}
