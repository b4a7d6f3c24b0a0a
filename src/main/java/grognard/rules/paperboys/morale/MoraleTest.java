package grognard.rules.paperboys.morale;

import grognard.dice.Die;
import grognard.rules.Audit;
import grognard.rules.Code;
import grognard.rules.Effect;
import grognard.rules.Next;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.base.Working;
import grognard.rules.paperboys.unit.Effects;
import grognard.rules.paperboys.unit.Officer;
import grognard.rules.paperboys.unit.Pips;
import grognard.rules.paperboys.unit.Surrounded;
import java.util.List;

/** A die against the pips on the morale record; an officer with the unit helps, and shares its fate. */
final class MoraleTest {

    final Parameter<Integer> pips = Pips.parameter().required();
    final Parameter<Officer> officer = Officer.parameter();
    final Parameter<Boolean> surrounded = Surrounded.parameter();
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

    /** Ends the resolution for a unit that retreats or routs; one that is engaged front and rear surrenders instead. */
    Resolution goesBack(Code code, String text, List<Effect> effects, List<Next> next, Working working) {
        boolean surrenders = working.has(surrounded);
        List<Effect> suffered = surrenders ? List.of(Effect.of("unit", Effects.REMOVE)) : effects;
        working.effects(suffered).next(surrenders ? List.of() : next);
        boolean losesStands =
                suffered.stream().anyMatch(effect -> effect.is(Effects.REMOVE) || effect.is(Effects.LOSE_STAND));
        working.nextIf(losesStands && working.given(officer), Next.of("officer").on("unit"));
        return working.outcome(code, surrenders ? text + Surrounded.SURRENDERS : text);
    }
}
