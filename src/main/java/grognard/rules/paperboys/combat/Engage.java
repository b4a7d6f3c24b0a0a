package grognard.rules.paperboys.combat;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.ResultTable.Result;
import grognard.rules.base.Working;
import grognard.rules.paperboys.combat.HandToHand.Ending;
import grognard.rules.paperboys.unit.Margin;
import grognard.rules.paperboys.unit.Quality;
import grognard.rules.paperboys.unit.Stands;
import grognard.rules.paperboys.unit.TestResult;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A complete engagement: the contact test and, if neither side gives way, the fight for up to two rounds. Each step
 * counts as in its own resolver.
 */
public final class Engage extends AbstractResolver {

    private static final Encounter ENCOUNTER = new Encounter(
            Contact.ATTACKERS,
            Contact.DEFENDERS,
            Stands.parameter("stands", "stands in contact").required());
    private static final Melee MELEE = new Melee(ENCOUNTER);

    private static final Code NO_STANDS_LEFT =
            Code.of("no-stands-left", "A side lost its last stand in contact: there is nobody left to fight on.");

    private static final List<Code> CODES = List.of(
            Code.of("defender-falls-back", "The defender falls back."),
            Code.of("defender-routs", "The defender breaks and routs."),
            Code.of("attacker-halts", "The attack stalls short of the enemy."),
            Code.of("attacker-falls-back", "The attacker falls back: before contact, beaten, or after two rounds."),
            Code.of("attacker-routs", "The attacker breaks and routs."),
            NO_STANDS_LEFT);

    /** Prefix of the fight's numbers, because the plain names belong to the contact test. */
    private static final String NUMBERS = "fight-";

    /** Codes of a fight that name the loser; here they become attacker's or defender's codes. */
    private static final Set<Code> OF_THE_LOSER = Set.of(HandToHand.FALLS_BACK, HandToHand.ROUTS);

    public Engage() {
        super(Description.of("engage", "contact, then the fight to its end")
                .steps("contact", "fight")
                .inRounds(0)
                .parameters(ENCOUNTER.parameters())
                .parameters(MELEE.attacker.overlap, MELEE.defender.overlap, MELEE.line, MELEE.obstacle)
                .roles("attacker", "defender")
                .bare(ENCOUNTER.attacker.stands, ENCOUNTER.defender.stands)
                .bare(ENCOUNTER.attacker.pips, ENCOUNTER.defender.pips)
                .bare(ENCOUNTER.attacker.arm, ENCOUNTER.defender.arm)
                .bare(ENCOUNTER.attacker.quality, ENCOUNTER.defender.quality)
                .dice(
                        "attacker's contact die",
                        "defender's contact die",
                        "round 1: attacker's fighting dice, then the defender's",
                        "round 2: attacker's fighting dice, then the defender's")
                .codes(CODES)
                .codes(Contact.WITHOUT_TEST)
                .tables(Contact.tables())
                .tables(Melee.tables())
                .rulings("PB-1", "PB-2", "PB-3", "PB-4", "PB-10", "PB-11", "PB-12", "PB-15", "PB-19", "PB-20", "PB-24")
                .rulings("PB-29", "PB-31")
                .examples(
                        "--stands 4 --pips 1 --elite --def --stands 5 --pips 2",
                        "--att 4 --arm cavalry --charging --stands 4 --overlap 2 --def 6 --arm cavalry --pips 2 --stands 4",
                        "--stands 3 --column --def --stands 5 --line --cover --obstacle")
                .notes(
                        "The steps are those of contact and fight, and every option means what it means there.",
                        "A wall is cover in the contact test and an obstacle in the fight: say both.",
                        "The second round is fought with the stands that the first left in contact.",
                        "The charge of either side counts in the contact test and in the fight (PB-24).",
                        "The numbers are the contact test's, those of the last round with fight- before them, and the"
                                + " rounds.")
                .source("The contact test; Fighting"));
    }

    @Override
    protected void check(ResolverInput inputs) {
        ENCOUNTER.checkCharges(inputs);
    }

    @Override
    protected Resolution resolve(Working working) {
        Optional<Resolution> untested = Contact.withoutTest(ENCOUNTER, working);
        if (untested.isPresent()) {
            return untested.get();
        }
        Quality attackers = working.get(ENCOUNTER.attacker.quality);
        TestResult contact = working.step("contact", step -> Contact.test(ENCOUNTER, attackers, false, step));
        contact.scores().numbers(working);
        Code code = contact.result().code();
        if (code.equals(Contact.FIGHT)) {
            return working.dice().mostRounds() == 0
                    ? working.number("rounds", 0).outcome(code)
                    : fight(working);
        }
        working.number("rounds", 0);
        return ENCOUNTER.aftermath(contact.result(), false, working).outcome(code, working);
    }

    private static Resolution fight(Working working) {
        Aftermath undecided = aftermath(new RoundResult(Ending.UNDECIDED, Margin.EVEN, NUMBERS), working);
        boolean goesOn = working.dice().mostRounds() > 1 && bothLeft(undecided, working);
        RoundResult first = working.step("round 1", step -> {
            RoundResult fought = round(1, Aftermath.none(), step);
            // An undecided round costs both sides the same, whatever the hits. Dropping the margin lets odds merge
            // these states.
            return fought.ending() == Ending.UNDECIDED && goesOn
                    ? new RoundResult(fought.ending(), Margin.EVEN, NUMBERS)
                    : fought;
        });
        if (first.ending() == Ending.UNDECIDED && goesOn) {
            RoundResult second = working.step("round 2", step -> round(2, undecided, step));
            return outcome(second, 2, undecided.then(aftermath(second, working)), working);
        }
        return outcome(first, 1, aftermath(first, working), working);
    }

    private static boolean bothLeft(Aftermath aftermath, Working working) {
        return MELEE.attacker.standsLeft(aftermath, working) > 0 && MELEE.defender.standsLeft(aftermath, working) > 0;
    }

    private static RoundResult round(int number, Aftermath earlier, Working working) {
        String step = "round " + number + ": ";
        Margin margin = MELEE.round(number, step, earlier, working);
        return new RoundResult(Melee.ending(step, margin, number, working), margin, NUMBERS);
    }

    private static Aftermath aftermath(RoundResult fought, Working working) {
        Result result = HandToHand.result(fought.ending(), working);
        Aftermath aftermath = MELEE.aftermath(result, fought.margin(), working);
        ENCOUNTER.settle(aftermath, working);
        return aftermath;
    }

    private static Resolution outcome(RoundResult last, int rounds, Aftermath all, Working working) {
        last.margin().numbers(NUMBERS, working);
        working.number("rounds", rounds);
        Code code = HandToHand.result(last.ending(), working).code();
        if (code.equals(HandToHand.CONTINUES)) {
            Code still = bothLeft(all, working) ? code : NO_STANDS_LEFT;
            return all.outcome(still, working);
        }
        String words = last.margin().words(code.text());
        if (OF_THE_LOSER.contains(code)) {
            String when = words.substring(0, words.length() - 1) + " in round " + rounds + ".";
            return all.outcome(Code.named(last.margin().loser() + "-" + code.name(), CODES), when, working);
        }
        return all.outcome(code, words, working);
    }
}
