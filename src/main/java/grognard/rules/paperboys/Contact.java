package grognard.rules.paperboys;

import static grognard.rules.paperboys.Arm.ARTILLERY;
import static grognard.rules.paperboys.Arm.CAVALRY;
import static grognard.rules.paperboys.Arm.INFANTRY;
import static grognard.rules.paperboys.Arm.SKIRMISHERS;

import grognard.dice.Dice;
import grognard.rules.Audit;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Effect;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.ResultTable.Result;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rules.Working;
import java.util.List;
import java.util.Optional;

/** Will it come to blows? Each side throws a die; the difference of the scores decides. */
public final class Contact implements Resolver {

    static final String NAME = "contact";

    static final List<Arm> ATTACKERS = List.of(INFANTRY, CAVALRY);
    static final List<Arm> DEFENDERS = List.of(INFANTRY, CAVALRY, ARTILLERY, SKIRMISHERS);

    private static final Encounter ENCOUNTER = new Encounter(ATTACKERS, DEFENDERS);

    private static final Code OVERRUN = Code.of("overrun", "The guns are overrun without a test.");
    private static final Code SCATTERED = Code.of("scattered", "Caught in the open, the skirmishers are scattered.");
    private static final Code SKIRMISHERS_RETIRE =
            Code.of("skirmishers-retire", "The skirmishers run back to their parent unit.");
    private static final Code GIVES_GROUND = Code.of("gives-ground", "The cavalry gives ground before the bayonets.");
    private static final Code CANNOT_CLOSE =
            Code.of("cannot-close", "The bayonets are too steady: the cavalry cannot close.");

    /** The ways in which it is settled without dice. */
    static final List<Code> WITHOUT_TEST =
            List.of(Encounter.CANNOT_ADVANCE, OVERRUN, SCATTERED, SKIRMISHERS_RETIRE, GIVES_GROUND, CANNOT_CLOSE);

    private static final Description DESCRIPTION = Description.of(NAME, "will it come to blows?")
            .parameters(ENCOUNTER.parameters())
            .bare(ENCOUNTER.attacker.pips, ENCOUNTER.defender.pips)
            .bare(ENCOUNTER.attacker.arm, ENCOUNTER.defender.arm)
            .bare(ENCOUNTER.attacker.quality, ENCOUNTER.defender.quality)
            .dice("attacker's contact die", "defender's contact die")
            .codes(Encounter.BY_DIFFERENCE)
            .codes(WITHOUT_TEST)
            .tables(Encounter.tables())
            .rulings("PB-1", "PB-2", "PB-3", "PB-4", "PB-15", "PB-19", "PB-20")
            .examples(
                    "--att 4 --pips 1 --elite",
                    "--att 4 --charging --arm cavalry --def 6 --arm cavalry --pips 2",
                    "--att 4 --pips 1 --def 2 --column --pips 4",
                    "--arm cavalry --charging --stands 6 --def --pips 5 --square")
            .notes(
                    "Cavalry in Glory must use its extra move to pursue; infantry may use it at another enemy.",
                    "A fight that is under way is joined only from the enemy's rear, by a contact test of its own.",
                    "Where parts of a unit meet several enemies, the worst result binds the whole unit.")
            .source("Morale, pips and the contact test; The contact test");

    @Override
    public Description description() {
        return DESCRIPTION;
    }

    @Override
    public Resolution resolve(Tables tables, Situation situation, Dice dice) {
        Working working = new Working(tables, situation, dice);
        Optional<Resolution> untested = withoutTest(ENCOUNTER, working);
        if (untested.isPresent()) {
            return untested.get();
        }
        Quality attackers = working.get(ENCOUNTER.attacker.quality);
        Tested tested = ENCOUNTER.test(attackers, false, working);
        tested.scores().numbers(working.audit());
        Result result = tested.result();
        Code code = result.code();
        return ENCOUNTER.aftermath(result, false, working).told(code, code.text(), working.audit());
    }

    /** What needs no dice, in the order in which it is judged. */
    static Optional<Resolution> withoutTest(Encounter encounter, Working working) {
        Arm attacker = working.get(encounter.attacker.arm);
        Arm defender = working.get(encounter.defender.arm);
        if (encounter.cannotAdvance(working.situation())) {
            return Optional.of(working.ruling("PB-15").outcome(Encounter.CANNOT_ADVANCE));
        }
        if (defender == ARTILLERY) {
            return Optional.of(working.effect("defender", Effects.REMOVE).outcome(OVERRUN));
        }
        if (defender == SKIRMISHERS) {
            return Optional.of(
                    working.outcome(skirmishersCaught(attacker, working.has(encounter.cover), working.audit())));
        }
        if (attacker == INFANTRY && defender == CAVALRY) {
            Aftermath aftermath = new Aftermath(List.of(Effect.of("defender", Effects.RETIRE)), List.of());
            aftermath.surrender("defender", working.has(encounter.defender.surrounded));
            return Optional.of(aftermath.told(GIVES_GROUND, GIVES_GROUND.text(), working.ruling("PB-4")));
        }
        boolean steady = working.get(encounter.defender.pips) < Limit.CAVALRY_CLOSES_AT_PIPS.in(working.tables());
        if (attacker == CAVALRY && defender == INFANTRY && steady && !working.has(encounter.flank)) {
            return Optional.of(working.outcome(CANNOT_CLOSE));
        }
        return Optional.empty();
    }

    private static Code skirmishersCaught(Arm attacker, boolean cover, Audit audit) {
        if (attacker == CAVALRY && !cover) {
            audit.effect("defender", Effects.REMOVE);
            return SCATTERED;
        }
        if (attacker == CAVALRY) {
            audit.ruling("PB-3");
        }
        audit.effect("defender", Effects.REJOIN);
        return SKIRMISHERS_RETIRE;
    }
}
