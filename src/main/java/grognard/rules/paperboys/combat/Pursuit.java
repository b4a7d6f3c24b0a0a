package grognard.rules.paperboys.combat;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Next;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.KeyedNumbers;
import grognard.rules.base.Working;
import grognard.rules.paperboys.morale.Attempt;
import grognard.rules.paperboys.unit.Arm;
import grognard.rules.paperboys.unit.Effects;
import grognard.rules.paperboys.unit.Limit;
import grognard.rules.paperboys.unit.Stands;
import grognard.table.Keyword;
import java.util.List;

/**
 * Can pursuing cavalry be rallied? One die against a number that is higher for British cavalry. If it rides on, pursued
 * infantry loses a stand for every three of cavalry.
 */
public final class Pursuit extends AbstractResolver {

    /** British cavalry, which is hard to restrain. */
    private enum British implements Keyword {
        LIGHT,
        HEAVY
    }

    /** Rows of the table: British cavalry needs more than other cavalry to rally. */
    private enum Cavalry implements Keyword {
        ORDINARY,
        BRITISH_LIGHT,
        BRITISH_HEAVY;

        static Cavalry of(British british) {
            return british == British.LIGHT ? BRITISH_LIGHT : BRITISH_HEAVY;
        }
    }

    private static final Parameter<British> BRITISH =
            Parameter.choice("british", British.class, "British cavalry, not Portuguese or Spanish");
    private static final Parameter<Integer> STANDS = Stands.parameter("stands", "stands of the pursuing cavalry");

    private static final Parameter<Arm> TARGET_ARM = Parameter.choice(
                    "target-arm", List.of(Arm.INFANTRY, Arm.CAVALRY), "whom it pursues")
            .orElse(Arm.INFANTRY);

    private static final Parameter<Boolean> FIRST =
            Parameter.flag("first", "the rout began this turn: its losses are taken already");

    private static final KeyedNumbers<Cavalry> NEEDED =
            new KeyedNumbers<>("pursuit", "Pursuing cavalry rallies on", "cavalry", Cavalry.class);

    private static final Code RALLIED = Code.passed("rallied", "The cavalry rallies.");
    private static final Code PURSUES = Code.failed(
            "pursues",
            "The cavalry rides on, and pursued infantry loses a stand for every three of it; try again next turn.");

    /** The pursuit test of that side at the end of the turn in which it routed an enemy of that arm. */
    static Next of(String side, Arm pursued) {
        Next due = Next.of("pursuit").on(side).with(FIRST.name());
        return pursued == Arm.CAVALRY ? due.with(TARGET_ARM.name(), pursued) : due;
    }

    public Pursuit() {
        super(Description.of("pursuit", "can pursuing cavalry be rallied?")
                .parameters(BRITISH, STANDS, TARGET_ARM, FIRST)
                .roles("unit")
                .bare(STANDS)
                .dice("rally die")
                .codes(RALLIED, PURSUES)
                .tables(NEEDED, Limit.TABLE)
                .rulings("PB-33")
                .examples("--stands 6", "--british light --stands 4", "--target-arm cavalry")
                .notes(
                        "Tried at the end of each turn, until pursuers and pursued are off the table for good.",
                        "Pursued infantry loses one stand for every three of cavalry; without --stands work it out"
                                + " yourself.",
                        "At the end of the turn in which the rout began nothing more is lost (PB-33): --first.",
                        "Pursued cavalry loses a stand each turn by its own rally.")
                .source("Rallying pursuing cavalry"));
    }

    @Override
    protected Resolution resolve(Working working) {
        Cavalry cavalry = working.find(BRITISH).map(Cavalry::of).orElse(Cavalry.ORDINARY);
        if (Attempt.plain("rally die", NEEDED.of(cavalry, working), working).succeeds()) {
            return working.effect("unit", Effects.RALLIES).outcome(RALLIED);
        }
        if (working.get(TARGET_ARM) == Arm.CAVALRY) {
            return working.outcome(PURSUES, "The cavalry rides on after the enemy's; try again next turn.");
        }
        if (working.has(FIRST)) {
            // PB-33: the stands of that turn were lost when the infantry broke
            working.ruling("PB-33");
            return working.outcome(PURSUES, "The cavalry rides on; this turn's losses are taken already.");
        }
        working.find(STANDS)
                .map(stands -> stands / Limit.CAVALRY_STANDS_A_STAND.in(working))
                .ifPresentOrElse(
                        lost -> working.effect("pursued", Effects.LOSE_STAND, lost),
                        () -> working.effect("pursued", Effects.LOSE_STAND));
        return working.outcome(PURSUES);
    }
}
