package grognard.rules.honour.command;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.honour.unit.Effects;
import grognard.rules.honour.unit.Needed;

/** Does another officer take a lost general's place? One die, unless the enemy has overrun the place where he fell. */
public final class Replace extends AbstractResolver {

    private static final Parameter<Boolean> OVERRUN =
            Parameter.flag("overrun", "the enemy has passed over the place where he fell");

    private static final Code REPLACED = Code.passed(
            "replaced",
            "Another general takes over at the marked place, from the next phase on. Throw for his quality, a dashing"
                    + " one again (in a game unit NAME rating=...). If it was the army general, his loss still"
                    + " counts: initiative --lost-general.");
    private static final Code NO_CHANGE = Code.failed("no-change", "Nobody takes over yet.");
    private static final Code NOT_ALLOWED =
            Code.of("not-allowed", "The place was overrun and his staff taken: nobody takes over.");

    public Replace() {
        super(Description.of("replace", "is a lost general replaced?")
                .roles("unit")
                .parameters(OVERRUN)
                .dice("replacement die")
                .codes(REPLACED, NO_CHANGE, NOT_ALLOWED)
                .tables(Needed.TABLE)
                .rulings("PH-17")
                .examples("", "--overrun")
                .notes(
                        "The new general does nothing in the rally phase in which he arrives.",
                        "His quality is thrown for on a table of the army's own, which the rules do not give; a dashing"
                                + " one is thrown again.")
                .source("Generalship & Rallying: replacing generals"));
    }

    @Override
    protected Resolution resolve(Working working) {
        if (working.has(OVERRUN)) {
            return working.outcome(NOT_ALLOWED);
        }
        if (!Needed.throwDie("replacement die", Needed.REPLACE.in(working), working)) {
            return working.outcome(NO_CHANGE);
        }
        // PH-17: once replaced he is no longer a loss for victory, though he stays one for the initiative
        return working.effect("unit", Effects.REPLACED).ruling("PH-17").outcome(REPLACED);
    }
}
