package grognard.rules.acw.combat;

import grognard.rules.Next;
import grognard.rules.Numbers;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.ResolverInput;
import grognard.rules.acw.fire.Drms;
import grognard.rules.acw.fire.FireTable;
import grognard.rules.acw.fire.Firer;
import grognard.rules.acw.fire.Losses;
import grognard.rules.acw.fire.Target;
import grognard.rules.acw.fire.Volley;
import grognard.rules.acw.fire.Volley.Fired;
import grognard.rules.acw.unit.Arm;
import grognard.rules.acw.unit.CombatEffects;
import grognard.rules.acw.unit.Cover;
import grognard.rules.acw.unit.Flank;
import grognard.rules.acw.unit.HouseRules;
import grognard.rules.acw.unit.HouseRules.Doubled;
import grognard.rules.acw.unit.Limit;
import grognard.rules.acw.unit.Quality;
import grognard.rules.acw.unit.Rank;
import grognard.rules.base.Working;
import grognard.table.TableSource;
import java.math.BigDecimal;
import java.util.List;

/** The blows of one unit against another in melee, in a melee by itself or within an engagement. */
final class Blows {

    private static final BigDecimal HALF = new BigDecimal("0.5");

    final Firer striker;
    private final Parameter<Boolean> shaken;
    final Parameter<Integer> support;
    final Target target;

    Blows(Side side, Firer striker, Parameter<Boolean> shaken, Target target) {
        this.striker = striker;
        this.shaken = shaken;
        this.target = target;
        support = Parameter.whole("support", 0, 200, "figures in support; they count half in the first round")
                .orElse(0)
                .of(side);
    }

    static TableSource[] tables() {
        return new TableSource[] {
            FireTable.TABLE, CombatEffects.TABLE, Quality.TABLE, Rank.TABLE, Cover.TABLE, Flank.TABLE, Limit.TABLE
        };
    }

    /** The throw of the striking side: four dice with the modifiers of both, at the row of its strength. */
    Volley volley(int round, Working working) {
        BigDecimal strength = strength(round, working);
        striker.troops.rulings(working);
        target.rulings(working);
        Drms drms = new Drms(working);
        striker.addTo(drms, working);
        target.addTo(drms, Cover.SMALL_ARMS, false, working);
        // AC-21: the striker's officer and quality, and all of the target's modifiers as against small arms
        working.rulingIf(drms.count() > 0, "AC-21");
        // AC-30: nothing adds dice in melee or takes them off
        working.rulingIf(working.has(shaken), "AC-30");
        int count = Limit.MELEE_DICE.in(working);
        return new Volley(striker, striker.isArtillery(working), strength, count, drms.total());
    }

    /** The losses of the target: doubled for infantry, halved for skirmishers. */
    int casualties(Fired blows, Working working) {
        // AC-4: all dice showing 6 means low ammunition, even a single die; in melee nothing
        working.rulingIf(blows.allSixes(), "AC-4");
        boolean infantry = working.get(target.troops.arm) == Arm.INFANTRY;
        int times = infantry ? Limit.MELEE_INFANTRY_LOSSES_TIMES.in(working) : 1;
        boolean halves = target.formed(working).halvesLosses();
        return new Losses(target, times, halves ? List.of("skirmishing") : List.of()).suffered(blows.losses(), working);
    }

    /** The target's morale check; a unit that routs in melee surrenders. */
    Next morale(ResolverInput inputs) {
        return target.morale(inputs).flag("in-melee", true);
    }

    /** The strength: figures and supports (half in the first round) times the formation's multiplier. */
    private BigDecimal strength(int round, Working working) {
        BigDecimal behind = BigDecimal.valueOf(working.get(support));
        boolean first = round == 1;
        if (first) {
            behind = behind.multiply(HALF);
        }
        if (behind.signum() > 0) {
            working.line(striker.name, "support", Numbers.plain(behind), first ? "half in the first round" : "in full");
        }
        BigDecimal striking = BigDecimal.valueOf(striker.count(working)).add(behind);
        BigDecimal times = striker.formed(working).melee();
        // AC-22: supports are multiplied as the formation of the unit in front says
        working.rulingIf(behind.signum() > 0 && times.compareTo(BigDecimal.ONE) != 0, "AC-22");
        if (times.compareTo(BigDecimal.ONE) > 0) {
            // AC-24: the front rank counts double, or all
            working.ruling("AC-24");
            String ranks = working.house(HouseRules.MELEE_DOUBLE) == Doubled.FRONT ? "front rank" : "all ranks";
            working.line(striker.name, "counts double", Numbers.plain(striking), ranks);
        }
        return striker.strength(striking, times, working);
    }
}
