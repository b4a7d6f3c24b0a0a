package grognard.rules.napoleonic.morale;

import grognard.input.BadInput;
import grognard.rules.Code;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.ResolverInput;
import grognard.rules.base.Working;
import grognard.rules.napoleonic.unit.Armies;
import grognard.rules.napoleonic.unit.General;
import grognard.rules.napoleonic.unit.RandomNumber;
import grognard.rules.napoleonic.unit.TextNumber;
import grognard.table.TableSource;
import grognard.table.TableSpec;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** A random number against a troop's morale value, the test of rally and control. */
public final class MoraleTest {

    private final String side;
    final Parameter<String> troop;
    public final Parameter<BigDecimal> morale;
    private final Parameter<General> general;

    public MoraleTest() {
        side = "unit";
        troop = Parameter.of("troop", Armies.NAMES, "the troop, whose morale value is taken");
        morale = morale("its morale value, in place of --troop");
        general = General.parameter();
    }

    /** The test of a unit after a combat; it keeps troop and general from there. */
    public MoraleTest(Side whose, String name, Parameter<String> troop, Parameter<General> general) {
        side = name;
        this.troop = troop;
        morale = morale("its morale value, where its strength is given by hand").of(whose);
        this.general = general;
    }

    private static Parameter<BigDecimal> morale(String help) {
        return Parameter.decimal("morale", "0.001", "0.999", 3, help);
    }

    List<Parameter<?>> parameters() {
        return List.of(troop, morale, general, RandomNumber.ROLL);
    }

    public Parameter<BigDecimal> morale() {
        return morale;
    }

    static TableSource[] tables() {
        return new TableSource[] {Armies.TABLE, TextNumber.TABLE};
    }

    /** The table that decides: the armies, unless the morale value is given by hand. */
    List<TableSpec> decidedBy(ResolverInput inputs) {
        return inputs.given(troop) ? List.of(Armies.TABLE) : List.of();
    }

    /** Refuses a unit with both a troop and a morale value. */
    public void checkOnlyOne(ResolverInput inputs) {
        if (inputs.given(troop) && inputs.given(morale)) {
            throw new BadInput(troop + " with " + morale + ": expected only one of them");
        }
    }

    void check(ResolverInput inputs) {
        checkOnlyOne(inputs);
        if (!isKnown(inputs)) {
            throw new BadInput("--troop or --morale is missing: expected a troop listed in " + Armies.TABLE.file()
                    + ", or its morale value from 0.001 to 0.999");
        }
    }

    /** Whether a troop or a morale value was given, so that the unit can be tested. */
    public boolean isKnown(ResolverInput inputs) {
        return inputs.given(troop) || inputs.given(morale);
    }

    /** Throws; true if the number, with what a general lends, reaches the morale value. */
    boolean passed(String purpose, Working working) {
        BigDecimal needed = needed("morale value", working);
        RandomNumber number = RandomNumber.of(purpose, side, working);
        boolean passed = reaches(needed, number, working);
        working.number("needed", needed);
        return passed;
    }

    /** Throws as a later step of an engagement, whose numbers are not the outcome's. */
    public boolean passedAfterwards(String step, Working working) {
        BigDecimal needed = needed(step + " morale value", working);
        return reaches(needed, RandomNumber.ofStep(step, side, working), working);
    }

    public String side() {
        return side;
    }

    /** A code's text with this side in place of the unit. */
    public String words(Code code) {
        return code.text().replace("The unit", "The " + side);
    }

    private BigDecimal needed(String what, Working working) {
        Optional<String> name = working.find(troop);
        BigDecimal needed =
                name.map(row -> Armies.of(row, working).get(Armies.MORALE)).orElseGet(() -> working.get(morale));
        working.line(
                side,
                what,
                needed,
                name.map(row -> "row " + row + ", column morale").orElse(""));
        return needed;
    }

    private boolean reaches(BigDecimal needed, RandomNumber number, ResolverInput inputs) {
        General with = inputs.get(general);
        return number.add(with.word(), with.bonus(inputs)).total().compareTo(needed) >= 0;
    }
}
