import grognard.dice.Dice;
import grognard.dice.Sequence;
import grognard.rules.Audit;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;

/**
 * The heaviest problem that the speed targets name: twice, forty dice that hit on 5+ and a save on 4+ for each hit.
 *
 * @param apart whether the dice are asked for throw by throw, and not, as resolvers do it, for the result of a volley
 */
public record TwoRounds(boolean apart) implements Resolver {

    /** One volley: what matters of it is who falls, and not which throw did it. */
    private record Volley(int shots) implements Sequence<Integer> {
        @Override
        public Integer with(Dice dice) {
            int hits = dice.hits("shots", shots, 5);
            return hits - dice.hits("saves", hits, 4);
        }
    }

    private static final Code DONE = Code.of("done", "Both volleys are fired.");
    private static final Description DESCRIPTION =
            Description.of("two-rounds", "two volleys of forty, with saves").codes(DONE).source("");

    @Override
    public Description description() {
        return DESCRIPTION;
    }

    @Override
    public Resolution resolve(Tables tables, Situation situation, Dice dice) {
        Volley volley = new Volley(40);
        int casualties = apart ? volley.with(dice) + volley.with(dice) : dice.result(volley) + dice.result(volley);
        return new Audit().number("casualties", casualties).outcome(DONE);
    }
}
