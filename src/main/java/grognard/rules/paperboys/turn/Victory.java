package grognard.rules.paperboys.turn;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.paperboys.unit.Limit;
import grognard.table.Keyword;
import java.util.Optional;

/**
 * Decides which army keeps the field. An army that lost 30% withdraws; if neither does, the army with fewer dead stands at nightfall
 * wins.
 */
public final class Victory extends AbstractResolver {

    private static final Army ATTACKER = new Army(Side.ATTACKER);
    private static final Army DEFENDER = new Army(Side.DEFENDER);
    /** The measure that decides, if the players agreed on one. */
    private enum Measure implements Keyword {
        NIGHTFALL,
        WITHDRAWAL
    }

    private static final Parameter<Measure> BY = Parameter.choice(
            "by", Measure.class, "what decides: dead stands when night falls, or 30% lost; both if not said");
    private static final Parameter<Boolean> COUNT_ROUTING =
            Parameter.flag("count-routing", "count routing stands with the dead at nightfall");

    private static final Code ATTACKER_WITHDRAWS =
            Code.of("attacker-withdraws", "The attacker has lost too much and must leave the field.");
    private static final Code DEFENDER_WITHDRAWS =
            Code.of("defender-withdraws", "The defender has lost too much and must leave the field.");
    private static final Code BOTH_WITHDRAW = Code.of("both-withdraw", "Both armies have lost too much and withdraw.");
    private static final Code ATTACKER_WINS = Code.of("attacker-wins", "The attacker has fewer dead stands and wins.");
    private static final Code DEFENDER_WINS = Code.of("defender-wins", "The defender has fewer dead stands and wins.");
    private static final Code FIGHTS_ON = Code.of("fights-on", "Neither army has lost so much that it must withdraw.");
    private static final Code DRAW = Code.of("draw", "Neither army has the better of it.");

    public Victory() {
        super(Description.of("victory", "who keeps the field?")
                .parameters(ATTACKER.parameters())
                .parameters(DEFENDER.parameters())
                .parameters(COUNT_ROUTING, BY)
                .roles("attacker", "defender")
                .bare(ATTACKER.stands, ATTACKER.dead, DEFENDER.stands, DEFENDER.dead)
                .codes(ATTACKER_WITHDRAWS, DEFENDER_WITHDRAWS, BOTH_WITHDRAW)
                .codes(ATTACKER_WINS, DEFENDER_WINS, DRAW, FIGHTS_ON)
                .tables(Army.WORTH, Limit.TABLE)
                .rulings("PB-23", "PB-34")
                .examples(
                        "--stands 24 --dead 4 --routing 2 --cannon 3 --cannon-lost 1 --officers 4 --chief-lost"
                                + " --def --stands 24 --dead 5",
                        "--stands 30 --dead 3 --routing 2 --def-stands 30 --def-dead 4 --count-routing",
                        "--by withdrawal --stands 24 --dead 4 --chief 0 --def --stands 24 --dead 6")
                .notes(
                        "Withdrawal may come at any moment of the game, the count of dead stands at nightfall.",
                        "At nightfall a lost gun is one dead stand, and officers are not counted (PB-34).",
                        "Objectives agreed before the game come before both.")
                .source("Who wins?"));
    }

    @Override
    protected void check(ResolverInput inputs) {
        ATTACKER.check(inputs);
        DEFENDER.check(inputs);
    }

    @Override
    protected Resolution resolve(Working working) {
        Optional<Measure> by = working.find(BY);
        // PB-23: without --by, withdrawal is judged before the count at nightfall
        working.rulingIf(by.isEmpty(), "PB-23");
        if (by.isPresent() && by.get() == Measure.NIGHTFALL) {
            return nightfall(working);
        }
        boolean attackerWithdraws = ATTACKER.withdraws(working);
        boolean defenderWithdraws = DEFENDER.withdraws(working);
        if (attackerWithdraws || defenderWithdraws) {
            return working.outcome(
                    attackerWithdraws && defenderWithdraws
                            ? BOTH_WITHDRAW
                            : attackerWithdraws ? ATTACKER_WITHDRAWS : DEFENDER_WITHDRAWS);
        }
        return by.isPresent() ? working.outcome(FIGHTS_ON) : nightfall(working);
    }

    private static Resolution nightfall(Working working) {
        boolean countRouting = working.has(COUNT_ROUTING);
        int attackersDead = ATTACKER.deadStands(countRouting, working);
        int defendersDead = DEFENDER.deadStands(countRouting, working);
        if (attackersDead == defendersDead) {
            return working.outcome(DRAW);
        }
        return working.outcome(attackersDead < defendersDead ? ATTACKER_WINS : DEFENDER_WINS);
    }
}
