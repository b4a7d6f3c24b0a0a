package grognard.rules.acw.fire;

import grognard.rules.ResolverInput;
import grognard.rules.acw.unit.HouseRules;
import grognard.rules.acw.unit.HouseRules.Halves;
import grognard.rules.acw.unit.Limit;
import grognard.rules.base.NoYes;
import grognard.rules.base.Working;
import java.util.List;

/**
 * Turns the losses of the fire table into figures that fall.
 *
 * @param target the unit that suffers them
 * @param times the factor, 2 for infantry in melee
 * @param halved the reasons to halve them: skirmishing, disengaging
 */
public record Losses(Target target, int times, List<String> halved) {

    public Losses {
        halved = List.copyOf(halved);
    }

    /** The divisor: 2 for one reason or for both, unless the house rule halves twice. */
    private int share(ResolverInput inputs) {
        if (halved.isEmpty()) {
            return 1;
        }
        return inputs.house(HouseRules.HALVES_TWICE) == NoYes.YES ? 1 << halved.size() : 2;
    }

    /** The figures that fall. A part left over is thrown for or rounded, by house rule. */
    public int suffered(int given, Working working) {
        if (given == 0) {
            return 0;
        }
        int share = share(working);
        int whole = given * times / share;
        int part = given * times % share;
        if (times > 1) {
            working.line(target.name, "losses times", times, "infantry in melee");
        }
        if (share > 1) {
            working.line(target.name, "losses divided by", share, String.join(" and ", halved));
        }
        if (part > 0 || halved.size() > 1) { // AC-11 also decides whether two reasons halve once or twice
            working.ruling("AC-11");
        }
        if (part == 0) {
            return whole;
        }
        Halves halves = working.house(HouseRules.HALVES);
        int more = switch (halves) {
            case DIE -> working.dice().hits(target.partDie, 1, Limit.PART_KILLS_FROM.in(working));
            case UP -> 1;
            case DOWN -> 0;
        };
        working.line(target.name, "part left over", more, part + "/" + share + ", halves " + halves.word());
        return whole + more;
    }
}
