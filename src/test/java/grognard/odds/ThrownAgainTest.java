package grognard.odds;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.dice.Dice;
import grognard.dice.Die;
import grognard.dice.RerolledHits;
import grognard.dice.Tally;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Dice thrown again are counted at once as they would be one throw after the other. */
class ThrownAgainTest {

    /** The same dice without the short cut. */
    private record OneAfterTheOther(Dice dice) implements Dice {
        @Override
        public <S> S roll(String purpose, int count, Die die, Tally<S> tally) {
            return dice.roll(purpose, count, die, tally);
        }

        @Override
        public int known(String purpose, Die die, int value) {
            return dice.known(purpose, die, value);
        }
    }

    @Test
    void theShortCutIsNoOther() {
        for (Die die : List.of(Die.D6, Die.AVERAGE, Die.ordinary(10))) {
            for (List<Integer> faces : List.of(List.of(1), List.of(1, 2), List.of(6), List.of(3, 4, 5))) {
                for (int target = 0; target <= 11; target++) {
                    for (int count = 0; count <= 4; count++) {
                        RerolledHits again = new RerolledHits("dice", count, die, target, faces);
                        ExhaustiveDice fast = new ExhaustiveDice(Progress.UNWATCHED);
                        ExhaustiveDice slow = new ExhaustiveDice(Progress.UNWATCHED);
                        Map<Integer, Chance> atOnce = fast.chances(() -> fast.hits(again));
                        Map<Integer, Chance> oneByOne = slow.chances(() -> new OneAfterTheOther(slow).hits(again));
                        assertThat(atOnce.keySet()).as(again.toString()).isEqualTo(oneByOne.keySet());
                        atOnce.forEach((hits, chance) -> assertThat(chance.ways()
                                        .multiply(oneByOne.get(hits).of()))
                                .as(again + " " + hits)
                                .isEqualTo(oneByOne.get(hits).ways().multiply(chance.of())));
                    }
                }
            }
        }
    }
}
