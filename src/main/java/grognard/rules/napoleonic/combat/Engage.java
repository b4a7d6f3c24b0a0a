package grognard.rules.napoleonic.combat;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Next;
import grognard.rules.Parameter.Side;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.napoleonic.combat.CombatResult.Struck;
import grognard.rules.napoleonic.combat.Contest.Fought;
import grognard.rules.napoleonic.morale.Control;
import grognard.rules.napoleonic.morale.MoraleTest;
import grognard.rules.napoleonic.morale.Rally;
import grognard.rules.napoleonic.unit.Effects;
import grognard.table.TableSpec;
import java.util.ArrayList;
import java.util.List;

/**
 * A complete engagement: the combat, then the control test of a side that routed its enemy, or else the rally of
 * disrupted units.
 */
public final class Engage extends AbstractResolver {

    private static final String CONTROL = "control";
    private static final String RALLY = "rally";
    private static final String HALT = "halt-rout";
    private static final String ATTACKER_RALLIED = "attacker-rallied";
    private static final String DEFENDER_RALLIED = "defender-rallied";

    private static final List<Code> CODES = codes();

    private static final Contest CONTEST = Contest.ofTwo();
    private static final MoraleTest ATTACKER = CONTEST.attacker.moraleTest(Side.ATTACKER);
    private static final MoraleTest DEFENDER = CONTEST.defender.moraleTest(Side.DEFENDER);

    public Engage() {
        super(Description.of("engage", "combat, then control or rally after it")
                .roles("attacker", "defender")
                .steps("combat", "control")
                .parameters(CONTEST.parameters())
                .parameters(ATTACKER.morale(), DEFENDER.morale())
                .bare(CONTEST.attacker.bases, CONTEST.attacker.troop, CONTEST.defender.bases, CONTEST.defender.troop)
                .dice(
                        "combat number",
                        "control number of a side that routed its enemy, or else",
                        "rally number of the defender, where it was disrupted",
                        "rally number of the attacker, where it was disrupted")
                .codes(CODES)
                .tables(Contest.tables())
                .rulings(Contest.RULINGS)
                .examples(
                        "--bases 5 --troop french-cuirassier --charging --def --bases 4 --troop austrian-line",
                        "--bases 5 --troop french-line --general napoleon --def --bases 5 --troop austrian-line --roll"
                                + " 0.412",
                        "--strength 22.5 --morale 0.400 --def --strength 12")
                .notes(
                        "The steps are those of combat, control and rally, and every option means what it means there.",
                        "A side that routs its enemy tests its control at once, and then no unit is rallied here; after an"
                                + " exchange only with --house exchange.control=yes.",
                        "Otherwise each unit that this combat disrupted tries to rally when its side is next active: the"
                                + " defender first, since the next turn is its own.",
                        "A strength by hand needs --morale or --def-morale for the test; without it the test is left to"
                                + " you.",
                        "A general helps in the combat and in the test after it.")
                .source("8 Combat phase; 8.8 Control tests after routing opponent; 5.1 Disrupted troops"));
    }

    /** Codes of the combat alone and of each combination with the test after it. */
    private static List<Code> codes() {
        List<Code> codes = new ArrayList<>();
        for (CombatResult result : CombatResult.values()) {
            Code combat = result.code();
            codes.add(combat);
            boolean ours = result.ordinal() >= CombatResult.DX.ordinal();
            String title = ours ? "defender routed, attacker " : "attacker routed, defender ";
            codes.add(after(combat, Control.IN_HAND.name(), "The winner is in hand.")
                    .titled(title + "in hand"));
            codes.add(
                    after(combat, Control.PURSUES.name(), "The winner pursues.").titled(title + "pursues"));
            if (result != CombatResult.AR && result != CombatResult.DR) {
                codes.add(after(combat, Rally.RALLIED.name(), "What was disrupted rallies when it is next active."));
                codes.add(after(combat, Rally.STAYS_DISRUPTED.name(), "What was disrupted stays so."));
            }
            if (result == CombatResult.DX) {
                codes.add(after(combat, ATTACKER_RALLIED, "Only the attacker rallies."));
                codes.add(after(combat, DEFENDER_RALLIED, "Only the defender rallies."));
            }
        }
        return codes;
    }

    private static Code after(Code combat, String test, String words) {
        return Code.of(combat.name() + "-" + test, combat.text() + " " + words)
                .titled(combat.title() + ", " + test.replace('-', ' '));
    }

    @Override
    protected void check(ResolverInput inputs) {
        CONTEST.check(inputs);
        ATTACKER.checkOnlyOne(inputs);
        DEFENDER.checkOnlyOne(inputs);
    }

    @Override
    public List<TableSpec> decidedBy(ResolverInput inputs) {
        return CONTEST.decidedBy(inputs, true);
    }

    @Override
    protected Resolution resolve(Working working) {
        Fought fought = CONTEST.fight(working);
        Struck attacker = fought.attackers().get(0);
        Struck defender = fought.defender();
        Code combat = fought.code();
        String words = fought.tell(working);
        Tests tests = new Tests(working);
        if (attacker.is(Effects.ROUT)) {
            return control(DEFENDER, ATTACKER, combat, words, tests);
        }
        if (fought.result().calls(attacker, defender, working)) {
            return control(ATTACKER, DEFENDER, combat, words, tests);
        }
        working.nextIf(defender.is(Effects.ROUT), Next.of(HALT).on(defender.name()));
        return rally(attacker.is(Effects.DISRUPTED), defender.is(Effects.DISRUPTED), combat, words, tests);
    }

    private static Resolution control(MoraleTest winner, MoraleTest router, Code combat, String words, Tests tests) {
        Next halt = Next.of(HALT).on(router.side());
        if (!winner.isKnown(tests.working)) {
            Next control = CONTEST.after(CONTROL, winner.side(), tests.working);
            return tests.working.next(control).next(halt).outcome(combat, words);
        }
        boolean passed = tests.passed(winner, CONTROL);
        Code control = passed ? Control.IN_HAND : Control.PURSUES;
        tests.working.effect(winner.side(), passed ? Effects.IN_HAND : Effects.PURSUE);
        return tests.working.next(halt).outcome(named(combat, control.name()), words + " " + winner.words(control));
    }

    /** The defender rallies first: each side does so when it is next active, and the next turn is the defender's. */
    private static Resolution rally(boolean attacker, boolean defender, Code combat, String words, Tests tests) {
        List<MoraleTest> disrupted = new ArrayList<>();
        if (defender) {
            disrupted.add(DEFENDER);
        }
        if (attacker) {
            disrupted.add(ATTACKER);
        }
        List<MoraleTest> rallied = new ArrayList<>();
        String title = combat.title();
        String all = words;
        for (MoraleTest unit : disrupted) {
            if (!unit.isKnown(tests.working)) {
                tests.working.next(CONTEST.after(RALLY, unit.side(), tests.working));
                continue;
            }
            boolean passed = tests.passed(unit, RALLY);
            if (passed) {
                rallied.add(unit);
                tests.working.effect(unit.side(), Effects.RALLIES_LATER);
            }
            title += ", " + unit.side() + (passed ? " rallies" : " stays disrupted");
            all += " When its side is next active, the " + unit.side()
                    + (passed
                            ? " is in order again: take its counter away then."
                            : " tries to rally in vain and stays disrupted for that turn.");
        }
        boolean tested = !title.equals(combat.title());
        return tests.working.outcome(
                tested ? named(combat, rallied(disrupted, rallied)).titled(title) : combat, all);
    }

    private static String rallied(List<MoraleTest> disrupted, List<MoraleTest> rallied) {
        if (rallied.isEmpty()) {
            return Rally.STAYS_DISRUPTED.name();
        }
        if (rallied.equals(disrupted)) {
            return Rally.RALLIED.name();
        }
        return rallied.contains(ATTACKER) ? ATTACKER_RALLIED : DEFENDER_RALLIED;
    }

    private static Code named(Code combat, String test) {
        return Code.named(combat.name() + "-" + test, CODES);
    }

    /** The tests after the combat, each a step: only whether it is passed matters. */
    private record Tests(Working working) {

        boolean passed(MoraleTest unit, String test) {
            return working.step(unit, step -> unit.passedAfterwards(test, step));
        }
    }
}
