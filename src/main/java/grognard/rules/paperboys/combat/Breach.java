package grognard.rules.paperboys.combat;

import static grognard.rules.paperboys.unit.Arm.INFANTRY;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Effect;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.ResultTable.Result;
import grognard.rules.base.Working;
import grognard.rules.paperboys.combat.HandToHand.Ending;
import grognard.rules.paperboys.unit.Effects;
import grognard.rules.paperboys.unit.Limit;
import grognard.rules.paperboys.unit.Margin;
import grognard.rules.paperboys.unit.Officer;
import grognard.rules.paperboys.unit.Quality;
import grognard.rules.paperboys.unit.TestResult;
import grognard.table.Keyword;
import java.util.List;

/**
 * The assault on a breach or a bridge, where only one stand a side can fight: a contact test, in which the defender
 * counts as behind an obstacle, and then a duel of one die each. A wall without a breach is attacked along its length,
 * so that a fight follows instead of a duel.
 */
public final class Breach extends AbstractResolver {

    /** Kinds of walls. A high wall cannot be assaulted before it is breached, a rampart cannot be breached at all. */
    private enum Wall implements Keyword {
        HIGH,
        LOW,
        RAMPART
    }

    private static final Encounter ENCOUNTER = new Encounter(List.of(INFANTRY), List.of(INFANTRY));
    private static final Parameter<Boolean> GRENADIERS = Parameter.flag(
                    "grenadiers", "led by the grenadier stand, which counts as elite whatever its battalion is")
            .attackers();
    private static final Parameter<Integer> ROUND = HandToHand.round();
    private static final Parameter<Wall> WALL = Parameter.choice("wall", Wall.class, "what the defender stands behind");
    private static final Parameter<Boolean> UNBREACHED =
            Parameter.flag("unbreached", "the wall has no breach").onlyWith(WALL, List.of(Wall.values()));

    private static final Code CANNOT_ASSAULT =
            Code.of("cannot-assault", "A high wall cannot be taken before it is breached.");

    public Breach() {
        super(Description.of("breach", "a one-stand assault on a breach or bridge")
                .parameters(ENCOUNTER.parameters())
                .parameters(GRENADIERS, ROUND, WALL, UNBREACHED)
                .roles("attacker", "defender")
                .bare(ENCOUNTER.attacker.pips, ENCOUNTER.defender.pips)
                .bare(ENCOUNTER.attacker.quality, ENCOUNTER.defender.quality)
                .dice("attacker's contact die", "defender's contact die", "attacker's duel die", "defender's duel die")
                .codes(HandToHand.CONTINUES, HandToHand.FALLS_BACK)
                .codes(Contact.BY_DIFFERENCE)
                .codes(Contact.CANNOT_ADVANCE, CANNOT_ASSAULT)
                .tables(
                        ContactModifier.TABLE,
                        Contact.RESULTS,
                        FightLimit.TABLE,
                        FightModifier.TABLE,
                        HandToHand.RESULTS,
                        Officer.TABLE,
                        Limit.TABLE)
                .rulings("PB-1", "PB-10", "PB-15", "PB-16", "PB-20", "PB-29")
                .examples(
                        "--att 4 --grenadiers --def 2 --pips 1",
                        "--att --column --officer brigadier --def --elite",
                        "--round 2 --officer brigadier",
                        "--wall low --unbreached --def --pips 2")
                .notes(
                        "The defender has the +2 of an obstacle whether or not cover is claimed.",
                        "Where it comes to a fight, the duel is thrown at once; no overlap and no column counts in it.",
                        "A low wall or a rampart without a breach is attacked along its length: no duel, an ordinary"
                                + " fight.",
                        "An earth rampart cannot be breached.",
                        "Grenadiers who do not decide the first round are lost in it; none fight in the second.")
                .source("Unto the breach"));
    }

    @Override
    protected void check(ResolverInput inputs) {
        if (inputs.get(ROUND) > 1 && isUnbreached(inputs) && !isHigh(inputs)) {
            String where = inputs.has(UNBREACHED) ? "it without --unbreached" : "it without --wall rampart";
            throw inputs.refuse(ROUND, where + ": there is no duel there, use fight --round 2");
        }
    }

    /** An earth rampart cannot be breached, so it always counts as unbreached. */
    private static boolean isUnbreached(ResolverInput inputs) {
        return inputs.has(UNBREACHED)
                || inputs.find(WALL).filter(Wall.RAMPART::equals).isPresent();
    }

    private static boolean isHigh(ResolverInput inputs) {
        return inputs.find(WALL).filter(Wall.HIGH::equals).isPresent();
    }

    @Override
    protected Resolution resolve(Working working) {
        boolean unbreached = isUnbreached(working);
        if (unbreached && isHigh(working)) {
            return working.outcome(CANNOT_ASSAULT);
        }
        if (working.get(ROUND) > 1) {
            return duel(working);
        }
        if (Contact.cannotAdvance(ENCOUNTER, working)) {
            // PB-15: a unit at 6 pips may not advance, so it makes no test of its own
            return working.ruling("PB-15").outcome(Contact.CANNOT_ADVANCE);
        }
        Quality attackers = working.has(GRENADIERS) ? Quality.ELITE : working.get(ENCOUNTER.attacker.quality);
        TestResult tested = Contact.test(ENCOUNTER, attackers, true, working);
        tested.scores().numbers(working);
        Result result = tested.result();
        Code code = result.code();
        if (code.equals(Contact.FIGHT) && !unbreached) {
            return duel(working);
        }
        return ENCOUNTER.aftermath(result, unbreached, working).outcome(code, working);
    }

    /** A die each, one stand against one. Only the obstacle counts: no overlap, no column, no charge. */
    private static Resolution duel(Working working) {
        int round = working.get(ROUND);
        int attacker = HandToHand.hits("attacker", "", "duel die", 1, 0, working);
        int defender = HandToHand.hits("defender", "", "duel die", 1, FightModifier.OBSTACLE.in(working), working);
        Margin margin = new Margin(attacker, defender);
        if (round > 1) {
            margin.numbers(working);
        }
        Ending ending = margin.size() == 0 ? HandToHand.undecided(round, working) : Ending.BEATEN;
        // PB-16: a duel must decide: one hit against none is enough
        working.rulingIf(ending == Ending.BEATEN, "PB-16");
        Result result = HandToHand.result(ending, working);
        Aftermath aftermath = HandToHand.aftermath(result, margin);
        ENCOUNTER.settle(aftermath, working);
        if (working.has(GRENADIERS) && aftermath.has(Effects.LOSE_STAND, "attacker")) {
            aftermath.add(Effect.of("attacker", Effects.LOSE_GRENADIERS));
        }
        return aftermath.outcome(result.code(), margin.words(result.code().text()), working);
    }
}
