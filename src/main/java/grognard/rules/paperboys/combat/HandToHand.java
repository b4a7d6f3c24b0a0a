package grognard.rules.paperboys.combat;

import grognard.rules.Code;
import grognard.rules.Parameter;
import grognard.rules.ResolverInput;
import grognard.rules.base.ResultTable;
import grognard.rules.base.ResultTable.Result;
import grognard.rules.base.Working;
import grognard.rules.paperboys.unit.Effects;
import grognard.rules.paperboys.unit.HouseRules;
import grognard.rules.paperboys.unit.Margin;
import grognard.table.Column;
import grognard.table.Keyword;
import grognard.table.TableSpec;
import java.util.List;

/** Parts that fights and duels share: throwing for hits, and the table of what a round ends in. */
final class HandToHand {

    /** How a round ends; the keys of the results table. */
    enum Ending implements Keyword {
        UNDECIDED,
        UNDECIDED_TWICE,
        UNDECIDED_TWICE_ONE_STAND,
        BEATEN,
        ROUTED,
        ROUTED_BY_PLAYSHEET
    }

    static final int ROUNDS = 2;

    static final Code CONTINUES =
            Code.of("continues", "Undecided: while both are there it goes on next turn with --round 2.");
    static final Code FALLS_BACK = Code.of("falls-back", "The loser is beaten back.");
    static final Code ROUTS = Code.of("routs", "The loser breaks and routs.");
    static final Code ATTACKER_FALLS_BACK =
            Code.of("attacker-falls-back", "Undecided after two rounds: the attacker falls back.");

    static final ResultTable RESULTS = new ResultTable(
            TableSpec.named("fight-results", "What comes of a round of fighting")
                    .everyKey(Column.code("ending", Ending.values())),
            List.of(CONTINUES, FALLS_BACK, ROUTS, ATTACKER_FALLS_BACK),
            Effects.betweenWinnerAndLoser(),
            Effects.NEXT);

    private HandToHand() {}

    static Parameter<Integer> round() {
        return Parameter.whole("round", 1, ROUNDS, "round of the fight").orElse(1);
    }

    /**
     * Throws a side's dice. A bonus on every die is the same as a lower number to hit, so it is taken off that.
     *
     * @param step prefix for the purpose of the dice, {@code round 1: }; empty in a fight by itself
     */
    static int hits(String side, String step, String dieName, int count, int bonus, Working working) {
        int target = FightLimit.HITS_ON.in(working) - bonus;
        int hits = working.dice().hits(step + side + "'s " + dieName, count, target);
        working.line(side, step + "hits", hits, count + (count == 1 ? " die, " : " dice, ") + target + "+ hits");
        return hits;
    }

    /** The ending of a round without a winner: after the second the attacker falls back. */
    static Ending undecided(int round, Working working) {
        if (round < ROUNDS) {
            return Ending.UNDECIDED;
        }
        // PB-10: a second undecided round costs each side two stands, the round's own and one more
        working.ruling("PB-10");
        return working.house(HouseRules.SECOND_ROUND) > 1 ? Ending.UNDECIDED_TWICE : Ending.UNDECIDED_TWICE_ONE_STAND;
    }

    static Result result(Ending ending, ResolverInput inputs) {
        return RESULTS.of(inputs, ending);
    }

    static Aftermath aftermath(Result result, Margin margin) {
        return new Aftermath(margin.placed(result.effects()), result.next());
    }
}
