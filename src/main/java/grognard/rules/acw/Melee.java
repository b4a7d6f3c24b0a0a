package grognard.rules.acw;

import grognard.dice.Dice;
import grognard.rules.Audit;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Numbers;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rules.acw.Volley.Fired;
import java.math.BigDecimal;
import java.util.List;

/** What do one side's blows do in melee? Four dice at the fire table; run it once a side. */
public final class Melee implements Resolver {

    private static final BigDecimal HALF = new BigDecimal("0.5");

    private static final Firer STRIKER = new Firer("striker", "strike", "blows", List.of(Arm.values()));
    private static final Parameter<Integer> SUPPORT =
            Nerve.counted("support", "figures in support; they count half in the first round");
    private static final Parameter<Integer> ROUND = Parameter.whole(
                    "round", 1, 2, "round of the melee, 2 for all that follow")
            .orElse(1);
    private static final Target TARGET = new Target();

    private static final Code HIT = Code.of("hit", "The blows tell: losses {casualties}.");
    private static final Code MISS = Code.of("miss", "The blows do nothing.");
    private static final Code SURRENDERS = Code.of("surrenders", "Caught as it is, the target surrenders.");

    private static final Description DESCRIPTION = Description.of("melee", "what do one side's blows do in melee?")
            .parameters(STRIKER.figures, STRIKER.sections, STRIKER.arm, STRIKER.formation)
            .parameters(STRIKER.quality, STRIKER.officer, SUPPORT, ROUND)
            .parameters(TARGET.parameters())
            .dice("blows", "1* die, where the table says so", "die for the part of a figure left over by halving")
            .codes(HIT, MISS, SURRENDERS)
            .tables(FireTable.TABLE, CombatEffects.TABLE, Quality.TABLE.spec(), Rank.TABLE.spec())
            .tables(Cover.TABLE.spec(), Flank.TABLE.spec(), Limit.TABLE.spec())
            .rulings("AC-1", "AC-2", "AC-4", "AC-11")
            .examples(
                    "--figures 20 --formation attack-column --officer brigade --target-quality green",
                    "--figures 16 --support 8 --round 2 --flank partial",
                    "--sections 2 --target-arm cavalry")
            .notes(
                    "Run it once for each side; both strike before losses are taken off.",
                    "A unit that routs in melee surrenders: check its morale with --in-melee.")
            .source("Combat procedure: melee; Infantry charge procedure");

    @Override
    public Description description() {
        return DESCRIPTION;
    }

    @Override
    public void check(Tables tables, Situation situation) {
        STRIKER.check(tables, situation);
        if (STRIKER.formed(tables, situation).surrenders()) {
            throw situation.refuse(STRIKER.formation, "a formation that can fight");
        }
        TARGET.formed(tables, situation);
    }

    @Override
    public Resolution resolve(Tables tables, Situation situation, Dice dice) {
        Audit audit = new Audit();
        CombatEffects target = TARGET.formed(tables, situation);
        if (target.surrenders()) {
            return audit.effect(Target.NAME, Effects.SURRENDER).outcome(SURRENDERS);
        }
        BigDecimal strength = strength(tables, situation, audit);
        Drms drms = new Drms(audit);
        STRIKER.addTo(drms, tables, situation);
        TARGET.addTo(drms, Firer.SMALL_ARMS, false, tables, situation);
        boolean guns = STRIKER.isArtillery(situation);
        int count = Limit.MELEE_DICE.in(tables);
        Fired blows = new Volley(STRIKER, guns, strength, count, drms.total()).fired(tables, dice, audit);
        if (blows.allSixes()) {
            audit.ruling("AC-4");
        }
        boolean infantry = situation.get(TARGET.arm) == Arm.INFANTRY;
        int times = infantry ? Limit.MELEE_INFANTRY_LOSSES_TIMES.in(tables) : 1;
        int casualties = new Losses(times, target.halvesLosses() ? List.of("skirmishing") : List.of())
                .suffered(blows.losses(), tables, dice, audit);
        audit.number("casualties", casualties).effect(Target.NAME, Effects.CASUALTIES, casualties);
        return casualties > 0 ? audit.next("morale").outcome(HIT) : audit.outcome(MISS);
    }

    /** Those who strike and their supports, times what the formation gives. */
    private static BigDecimal strength(Tables tables, Situation situation, Audit audit) {
        BigDecimal support = BigDecimal.valueOf(situation.get(SUPPORT));
        boolean first = situation.get(ROUND) == 1;
        if (first) {
            support = support.multiply(HALF);
        }
        if (support.signum() > 0) {
            audit.line(STRIKER.name, "support", Numbers.plain(support), first ? "half in the first round" : "in full");
        }
        BigDecimal striking = BigDecimal.valueOf(STRIKER.count(situation)).add(support);
        return STRIKER.strength(striking, STRIKER.formed(tables, situation).melee(), situation, audit);
    }
}
