package grognard.rules.napoleonic;

import grognard.dice.Dice;
import grognard.rules.Audit;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Step;
import grognard.rules.Tables;
import grognard.rules.napoleonic.CombatResult.Unit;
import grognard.table.Column;
import grognard.table.TableSpec;

/** Does cavalry break a square? */
public final class Square implements Resolver {

    private static final Parameter<Boolean> DISRUPTED =
            Parameter.flag("disrupted", "already disrupted").attackers();
    private static final Parameter<Boolean> DEF_DISRUPTED =
            Parameter.flag("disrupted", "the infantry was already disrupted").defenders();

    private static final Column<CombatResult> CODE =
            CombatResult.column(CombatResult.AR, CombatResult.AD, CombatResult.DD, CombatResult.DR);

    static final TableSpec TABLE = TableSpec.named("squares", "Cavalry against a square, by the infantry's state")
            .everyKey(Column.code("state", "ordered", "disrupted"))
            .thousandths("from", "to")
            .value(CODE);

    private static final Description DESCRIPTION = Description.of("square", "does cavalry break a square?")
            .parameters(DISRUPTED, DEF_DISRUPTED, RandomNumber.ROLL)
            .dice("square number")
            .codes(
                    Code.of("Ar", "The square holds and the cavalry is routed."),
                    Code.of("Ad", "The square holds and the cavalry is disrupted."),
                    Code.of("Dd", "The square is shaken but holds."),
                    Code.of("Dr", "The square is broken."))
            .tables(TABLE, CombatResult.EFFECTS_TABLE)
            .rulings("NA-5", "NA-7", "NA-8")
            .examples("--roll 0.412", "--disrupted --roll 0.350", "--def-disrupted --roll 0.777")
            .notes(
                    "Infantry attacking a square fights a combat with --def-square instead.",
                    "The unit that is left with a single base and loses it is gone: it does not rout.")
            .source("8.7 Cavalry vs infantry combat (square attack)");

    @Override
    public Description description() {
        return DESCRIPTION;
    }

    @Override
    public Resolution resolve(Tables tables, Situation situation, Dice dice) {
        Audit audit = new Audit().ruling("NA-8");
        Unit cavalry = new Unit("attacker", situation.has(DISRUPTED), false);
        Unit infantry = new Unit("defender", situation.has(DEF_DISRUPTED), false);
        CombatResult result = dice.result(Step.of(
                        "square",
                        cup -> RandomNumber.of("square number", "attacker", situation, cup, audit)
                                .in(tables.get(TABLE), infantry.state())))
                .numbers(audit)
                .get(CODE);
        String more = result.strike(cavalry, tables).tell(audit)
                + result.strike(infantry, tables).tell(audit);
        Code code = DESCRIPTION.codes().stream()
                .filter(known -> known.name().equals(result.code().name()))
                .findFirst()
                .orElseThrow();
        return audit.outcome(code, code.text() + more);
    }
}
