package grognard.rules.acw.fire;

import grognard.rules.Premises;
import grognard.rules.acw.unit.Limit;
import grognard.rules.base.Working;
import java.util.List;

/**
 * What a target suffers of the losses that the fire table gives.
 *
 * @param target who suffers them
 * @param times what they are multiplied by
 * @param halved why they are halved, once for each reason
 */
public record Losses(Target target, int times, List<String> halved) {

    public Losses {
        halved = List.copyOf(halved);
    }

    /** Skirmishing or disengaging: one half for both, unless the players want two. */
    private int share(Premises premises) {
        if (halved.isEmpty()) {
            return 1;
        }
        return premises.house(Twice.KEY) == Twice.YES ? 1 << halved.size() : 2;
    }

    /** The figures that fall; a part left over may be thrown for. */
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
        if (part > 0 || halved.size() > 1) { // that one half is enough, or that it is not, is AC-11 too
            working.ruling("AC-11");
        }
        if (part == 0) {
            return whole;
        }
        Halves halves = working.house(Halves.KEY);
        int more = switch (halves) {
            case DIE -> working.dice().hits(target.partDie, 1, Limit.PART_KILLS_FROM.in(working));
            case UP -> 1;
            case DOWN -> 0;
        };
        working.line(target.name, "part left over", more, part + "/" + share + ", halves " + halves.word());
        return whole + more;
    }
}
