package grognard.rules.acw;

import grognard.dice.Dice;
import grognard.rules.Audit;
import grognard.rules.Tables;

/**
 * What a target suffers of the losses that the fire table gives.
 *
 * @param times what they are multiplied by
 * @param halvings how often they are halved
 */
record Losses(int times, int halvings) {

    /** The figures that fall; a part left over may be thrown for. */
    int suffered(int given, Tables tables, Dice dice, Audit audit) {
        if (given == 0) {
            return 0;
        }
        int share = 1 << halvings;
        int whole = given * times / share;
        int part = given * times % share;
        if (times > 1) {
            audit.amount(Target.NAME, "infantry in melee", times, "times the losses");
        }
        if (halvings > 0) {
            audit.amount(Target.NAME, "losses over", share, "skirmishing, disengaging");
        }
        if (part == 0) {
            return whole;
        }
        audit.ruling("AC-11");
        String left = part + "/" + share + " left over";
        int more = switch (tables.house(Acw.HALVES)) {
            case DIE -> dice.hits("die for the part left over", 1, Limit.PART_KILLS_FROM.in(tables));
            case UP -> 1;
            case DOWN -> 0;
        };
        audit.amount(Target.NAME, "part of a figure", more, left);
        return whole + more;
    }
}
