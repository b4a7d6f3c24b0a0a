package grognard.rules.honour.command;

import grognard.dice.Die;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Next;
import grognard.rules.Resolution;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.honour.unit.Effects;
import grognard.rules.honour.unit.Needed;

/** Is a general lost while his unit takes hits? Two dice, once after firing and once after close combat. */
public final class GeneralLoss extends AbstractResolver {

    private static final Code UNHURT = Code.passed("unhurt", "The general is unhurt.");
    private static final Code HORS_DE_COMBAT = Code.failed(
            "hors-de-combat", "The general is lost: take him off and mark the place, his units are out of command.");

    public GeneralLoss() {
        super(Description.of("general-loss", "is the general hurt while his unit takes hits?")
                .roles("unit")
                .dice("the general's two dice")
                .codes(UNHURT, HORS_DE_COMBAT)
                .tables(Needed.TABLE)
                .examples("", "--dice 5,6", "-n 2")
                .notes(
                        "Once when all firing is done, once when all close combat is done, if his unit took hits in it;"
                                + " never for hits from routing friends, nor for fire in the movement phase (PH-18).",
                        "An army general lost costs 1 on the initiative for the rest of the game, even when replaced.")
                .source("Command & Control"));
    }

    @Override
    protected Resolution resolve(Working working) {
        // One by one: typed as 11 or 12 they would be read as 1,1 or 1,2, and those are the sums that lose him.
        int thrown = working.dice().sum("the general's two dice", 2, Die.D6_APART);
        if (!Needed.reaches(Needed.GENERAL_LOST.in(working), thrown, working)) {
            return working.outcome(UNHURT);
        }
        return working.effect("unit", Effects.OFFICER_LOST)
                .next(Next.of("replace").on("unit"))
                .outcome(HORS_DE_COMBAT);
    }
}
