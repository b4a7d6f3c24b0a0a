package grognard.rules.napoleonic.morale;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Resolution;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.napoleonic.unit.Effects;
import grognard.rules.napoleonic.unit.RandomNumber;
import grognard.table.Column;
import grognard.table.Row;
import grognard.table.TableSpec;

/** Is a general hurt who leads troops under fire or in combat? One random number. */
public final class GeneralUnderFire extends AbstractResolver {

    private static final Code UNHURT = Code.passed("unhurt", "The general is unhurt and lends his number this turn.");
    private static final Code WOUNDED =
            Code.failed("wounded", "The general is wounded: he lends nothing more in this battle.");
    private static final Code KILLED = Code.failed("killed", "The general is killed: take him off the table.");

    private static final Column<String> RESULT = Column.code("result", "unhurt", "wounded", "killed");

    static final TableSpec TABLE = TableSpec.named("generals", "Generals under fire")
            .thousandths("from", "to")
            .value(RESULT)
            .meaning("from", "the random number")
            .meaning("result", "what becomes of the general");

    public GeneralUnderFire() {
        super(Description.of("general", "is a general under fire hurt?")
                .roles("unit")
                .parameters(RandomNumber.ROLL)
                .dice("general's number")
                .codes(UNHURT, WOUNDED, KILLED)
                .tables(TABLE)
                .examples("--roll 0.412", "")
                .notes(
                        "Thrown in each turn in which he would lend his number to troops under artillery fire or in combat.")
                .source("5.3 Generals and their effect on morale; 8.3.2 Generals and their effect on combat"));
    }

    @Override
    protected Resolution resolve(Working working) {
        Row row = working.step(
                        "general",
                        step -> RandomNumber.of("general's number", "general", step)
                                .in(step.table(TABLE)))
                .numbers(working);
        return switch (row.get(RESULT)) {
            case "unhurt" -> working.outcome(UNHURT);
            case "wounded" -> working.effect("unit", Effects.WOUNDED).outcome(WOUNDED);
            default -> working.effect("unit", Effects.OFFICER_LOST).outcome(KILLED);
        };
    }
}
