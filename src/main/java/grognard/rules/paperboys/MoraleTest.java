package grognard.rules.paperboys;

import grognard.dice.Dice;
import grognard.dice.Die;
import grognard.rules.Audit;
import grognard.rules.Parameter;
import grognard.rules.Situation;
import grognard.rules.Tables;

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
    Attempt attempt(Tables tables, Situation situation, Dice dice, Audit audit) {
        return attempt(situation.get(pips), 0, tables, situation, dice, audit);
    }

    /** @param raw what is added because the unit is raw, or zero */
    Attempt attempt(int needed, int raw, Tables tables, Situation situation, Dice dice, Audit audit) {
        Audit.Score unit = audit.score("unit").die(dice.one(die, Die.D6)).add("raw", raw);
        Officer.help(unit, officer, tables, situation);
        return Attempt.of(unit, needed, audit);
    }
}
