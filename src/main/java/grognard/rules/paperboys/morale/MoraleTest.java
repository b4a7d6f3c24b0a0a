package grognard.rules.paperboys.morale;

import grognard.dice.Die;
import grognard.rules.Audit;
import grognard.rules.Parameter;
import grognard.rules.base.Working;
import grognard.rules.paperboys.unit.Officer;
import grognard.rules.paperboys.unit.Pips;

/** A die against the pips on the morale record; an officer with the unit helps. */
final class MoraleTest {

    final Parameter<Integer> pips = Pips.parameter().required();
    final Parameter<Officer> officer = Officer.parameter();
    private final String die;

    /** @param die what the die is called, e.g. {@code rally die} */
    MoraleTest(String die) {
        this.die = die;
    }

    /** Throws against the pips as they stand. */
    Attempt attempt(Working working) {
        return attempt(working.get(pips), 0, working);
    }

    /** @param raw what is added because the unit is raw, or zero */
    Attempt attempt(int needed, int raw, Working working) {
        Audit.Score unit =
                working.score("unit").die(working.dice().one(die, Die.D6)).add("raw", raw);
        Officer.help(unit, officer, working);
        return Attempt.of(unit, needed, working);
    }
}
