package grognard.rules.acw.combat;

import grognard.rules.Numbers;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Premises;
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
import grognard.rules.acw.unit.Due;
import grognard.rules.acw.unit.Flank;
import grognard.rules.acw.unit.Limit;
import grognard.rules.acw.unit.Quality;
import grognard.rules.acw.unit.Rank;
import grognard.rules.base.Working;
import grognard.table.TableSpec;
import java.math.BigDecimal;
import java.util.List;

/** What one unit does to another in melee, by itself or within an engagement. */
final class Blows {

    private static final BigDecimal HALF = new BigDecimal("0.5");

    final Firer striker;
    final Parameter<Integer> support;
    final Target target;

    Blows(Side side, Firer striker, Target target) {
        this.striker = striker;
        this.target = target;
        support = Parameter.whole("support", 0, 200, "figures in support; they count half in the first round")
                .orElse(0)
                .moment()
                .of(side);
    }

    static TableSpec[] tables() {
        return new TableSpec[] {
            FireTable.TABLE,
            CombatEffects.TABLE,
            Quality.TABLE.spec(),
            Rank.TABLE.spec(),
            Cover.TABLE.spec(),
            Flank.TABLE.spec(),
            Limit.TABLE.spec()
        };
    }

    /** The dice of one side. */
    Volley volley(int round, Working working) {
        BigDecimal strength = strength(round, working);
        Drms drms = new Drms(working);
        striker.addTo(drms, working);
        int own = drms.count();
        target.addTo(drms, Cover.SMALL_ARMS, false, working);
        if (drms.count() > own) {
            working.ruling("AC-21");
        }
        int count = Limit.MELEE_DICE.in(working);
        return new Volley(striker, striker.isArtillery(working), strength, count, drms.total());
    }

    /** What the target loses by them. */
    int casualties(Fired blows, Working working) {
        if (blows.allSixes()) {
            working.ruling("AC-4");
        }
        boolean infantry = working.get(target.arm) == Arm.INFANTRY;
        int times = infantry ? Limit.MELEE_INFANTRY_LOSSES_TIMES.in(working) : 1;
        boolean halves = target.formed(working).halvesLosses();
        return new Losses(target, times, halves ? List.of("skirmishing") : List.of()).suffered(blows.losses(), working);
    }

    /** The check of morale of those who have lost by them; who routs in melee surrenders. */
    Due morale(Premises premises) {
        return target.morale(premises).flag("in-melee", true);
    }

    /** Those who strike and their supports, times what the formation gives. */
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
        if (behind.signum() > 0 && times.compareTo(BigDecimal.ONE) != 0) {
            working.ruling("AC-22");
        }
        return striker.strength(striking, times, working);
    }
}
