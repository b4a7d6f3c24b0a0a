package grognard.rules.paperboys.combat;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.ResultTable.Result;
import grognard.rules.base.Working;
import grognard.rules.paperboys.unit.Margin;

/**
 * A round of hand-to-hand fighting: a die for each stand in contact or overlapping, hits on 5 or 6 with what is added,
 * and the difference of hits decides.
 */
public final class Fight extends AbstractResolver {

    private static final Parameter<Integer> ROUND = HandToHand.round();
    private static final Melee MELEE = new Melee();

    public Fight() {
        super(Description.of("fight", "a round of hand-to-hand fighting")
                .parameters(MELEE.attacker.parameters())
                .parameters(MELEE.column, ROUND)
                .parameters(MELEE.defender.parameters())
                .parameters(MELEE.line, MELEE.obstacle)
                .roles("attacker", "defender")
                .bare(MELEE.attacker.stands, MELEE.defender.stands)
                .bare(MELEE.attacker.arm, MELEE.defender.arm)
                .dice("attacker's fighting dice", "defender's fighting dice")
                .codes(HandToHand.CONTINUES, HandToHand.FALLS_BACK, HandToHand.ROUTS, HandToHand.ATTACKER_FALLS_BACK)
                .tables(Melee.tables())
                .rulings("PB-10", "PB-11", "PB-12", "PB-24")
                .examples(
                        "--stands 4 --overlap 2 --arm cavalry --charging --def --stands 4 --arm cavalry",
                        "--stands 3 --column --def --stands 5 --line",
                        "--stands 4 --round 2 --def --stands 4 --obstacle",
                        "--stands 4 --arm cavalry --def --stands 5 --arm cavalry --charging")
                .notes(
                        "What is added to the dice counts in both rounds; house key fight.shock ends a charge's or column's after one"
                                + " (PB-24).",
                        "Casualties of a fight add no pips to the record die.",
                        "An officer with a unit that loses a stand tests for his life: officer.",
                        "Cavalry that did not rout its enemy need not pursue.")
                .source("Fighting"));
    }

    @Override
    protected Resolution resolve(Working working) {
        RoundResult fought = working.step("round", step -> round(step));
        Margin margin = fought.margin().numbers(working);
        Result result = HandToHand.result(fought.ending(), working);
        Code code = result.code();
        return MELEE.aftermath(result, margin, working).outcome(code, margin.words(code.text()), working);
    }

    private static RoundResult round(Working working) {
        int number = working.get(ROUND);
        Margin margin = MELEE.round(number, "", Aftermath.none(), working);
        return new RoundResult(Melee.ending("", margin, number, working), margin, "");
    }
}
