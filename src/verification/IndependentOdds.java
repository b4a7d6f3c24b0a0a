import com.cogpunk.math.FractionOperator;
import com.cogpunk.math.IntegerOperator;
import com.cogpunk.math.probability.ConditionalReevaluationProbabilityProfile;
import com.cogpunk.math.probability.EventProbabilityProfile;
import com.cogpunk.math.probability.EventProbabilityProfileAdditionAggregationStrategy;
import com.cogpunk.math.probability.EventProbabilityProfileAggregator;
import com.cogpunk.math.probability.EventProbabilityProfileHighestAggregationStrategy;
import com.cogpunk.math.probability.SimpleProbabilityProfileImpl;
import com.cogpunk.math.probability.VariableIntegerZeroHandler;
import com.cogpunk.math.probability.VariableProbabilityProfileAggregator;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import org.apache.commons.math3.fraction.Fraction;

/**
 * The problems of StatedProblemsTest, answered by another library: cogpunk-math from Maven Central, which counts in
 * fractions and knows nothing of grognard. From an empty folder:
 * <pre>
 * mvn dependency:copy -Dartifact=com.cogpunk:cogpunk-math:1.0.3 -DoutputDirectory=.
 * mvn dependency:copy -Dartifact=org.apache.commons:commons-math3:3.6.1 -DoutputDirectory=.
 * mvn dependency:copy -Dartifact=org.apache.commons:commons-lang3:3.11 -DoutputDirectory=.
 * java -cp '*' .../src/verification/IndependentOdds.java
 * </pre>
 */
public class IndependentOdds {

    private static final FractionOperator FRACTIONS = new FractionOperator();
    private static final EventProbabilityProfileAdditionAggregationStrategy<Integer> SUM =
            new EventProbabilityProfileAdditionAggregationStrategy<>(new IntegerOperator());

    public static void main(String[] args) {
        EventProbabilityProfile<Integer, Fraction> d6 = die(face -> face);
        show("the sum of four d6", sum(4, d6));
        show("six d6 hitting on 5+", sum(6, die(face -> face >= 5 ? 1 : 0)));
        show("three shots on 5+, hits that are not saved on 4+", unsaved(3));
        show("the hits of three rifles on 5+, 4s thrown again once", sum(3, counted(again(d6, 4), 5)));
        show(
                "the highest of three d6",
                new EventProbabilityProfileAggregator<>(
                        new EventProbabilityProfileHighestAggregationStrategy<>(), FRACTIONS, d6, d6, d6));
        show(
                "hits of four stands on 4+ less those of five on 5+",
                add(sum(4, die(face -> face >= 4 ? 1 : 0)), sum(5, die(face -> face >= 5 ? -1 : 0))));
    }

    private static EventProbabilityProfile<Integer, Fraction> die(IntUnaryOperator value) {
        Map<Integer, Fraction> faces = new TreeMap<>();
        for (int face = 1; face <= 6; face++) {
            faces.merge(value.applyAsInt(face), new Fraction(1, 6), Fraction::add);
        }
        return new SimpleProbabilityProfileImpl<>(faces);
    }

    @SafeVarargs
    private static EventProbabilityProfile<Integer, Fraction> add(EventProbabilityProfile<Integer, Fraction>... all) {
        return new EventProbabilityProfileAggregator<>(SUM, FRACTIONS, all);
    }

    private static EventProbabilityProfile<Integer, Fraction> sum(
            int count, EventProbabilityProfile<Integer, Fraction> die) {
        return new EventProbabilityProfileAggregator<>(SUM, FRACTIONS, Collections.nCopies(count, die));
    }

    /** As many dice as there were hits. */
    private static EventProbabilityProfile<Integer, Fraction> unsaved(int shots) {
        return new VariableProbabilityProfileAggregator<>(
                sum(shots, die(face -> face >= 5 ? 1 : 0)),
                SUM,
                FRACTIONS,
                new VariableIntegerZeroHandler<>(),
                die(face -> face >= 4 ? 0 : 1));
    }

    private static EventProbabilityProfile<Integer, Fraction> again(
            EventProbabilityProfile<Integer, Fraction> die, int face) {
        return new ConditionalReevaluationProbabilityProfile<>(die, profile -> Set.of(face), 1, FRACTIONS);
    }

    private static EventProbabilityProfile<Integer, Fraction> counted(
            EventProbabilityProfile<Integer, Fraction> die, int target) {
        return new EventProbabilityProfileAggregator<>(
                new com.cogpunk.math.probability.EventProbabilityProfileAggregationStrategy<Integer, Integer>() {
                    @Override
                    public Integer aggregate(java.util.List<Integer> faces) {
                        return (int) faces.stream().filter(face -> face >= target).count();
                    }
                },
                FRACTIONS,
                Collections.singletonList(die));
    }

    private static void show(String problem, EventProbabilityProfile<Integer, Fraction> answer) {
        StringBuilder line = new StringBuilder(problem).append(':');
        new TreeMap<>(answer.map()).forEach((value, chance) ->
                line.append(' ').append(value).append('=').append(chance.toString().replace(" ", "")));
        System.out.println(line);
    }
}
