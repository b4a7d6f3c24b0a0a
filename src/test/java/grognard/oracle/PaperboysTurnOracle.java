package grognard.oracle;

import java.util.Locale;

/** "The turn", "Moving" and "Who wins?" of the Paperboys rules. */
final class PaperboysTurnOracle {

    private PaperboysTurnOracle() {}

    static Answer cards(Said said, Throws dice) {
        if (said.is("order")) {
            return Answer.of(said.word("order", "").toLowerCase(Locale.ROOT));
        }
        // DESIGN, "Dice from a seed": from the last card down, each changes places with one not above it.
        char[] pack = {'r', 'r', 'r', 'b', 'b', 'b'};
        for (int last = 6; last >= 2; last--) {
            int drawn = dice.die(last);
            char card = pack[drawn - 1];
            pack[drawn - 1] = pack[last - 1];
            pack[last - 1] = card;
        }
        return Answer.of(new String(pack));
    }

    static Answer card(Said said, Throws dice) {
        String drawn = said.word("drawn", "").toLowerCase(Locale.ROOT);
        int reds = drawn.replace("b", "").length();
        int blacks = drawn.replace("r", "").length();
        if (said.is("turned")) {
            return Answer.of(said.word("turned", "").equals("red") ? "red-" + (reds + 1) : "black-" + (blacks + 1));
        }
        String left = "rrr".substring(reds) + "bbb".substring(blacks);
        char card = left.charAt(left.length() == 1 ? 0 : dice.die(left.length()) - 1);
        return Answer.of(card == 'r' ? "red-" + (reds + 1) : "black-" + (blacks + 1));
    }

    static Answer strength(Said said, Throws dice) {
        int start = said.whole("start", 0);
        int lost = start - said.whole("now", 0);
        int limit = (start + 1) / 2; // PB-14
        return Answer.of(lost >= limit ? "removed" : "remains")
                .number("lost", lost)
                .number("limit", limit);
    }

    static Answer victory(Said said, Throws dice) {
        String by = said.word("by", "both"); // PB-23
        boolean attackerBroken = !by.equals("nightfall") && isBroken(said, "");
        boolean defenderBroken = !by.equals("nightfall") && isBroken(said, "def-");
        if (attackerBroken && defenderBroken) {
            return Answer.of("both-withdraw");
        }
        if (attackerBroken) {
            return Answer.of("attacker-withdraws");
        }
        if (defenderBroken) {
            return Answer.of("defender-withdraws");
        }
        if (by.equals("withdrawal")) {
            return Answer.of("fights-on");
        }
        int attacker = deadStands(said, "");
        int defender = deadStands(said, "def-");
        if (attacker == defender) {
            return Answer.of("draw");
        }
        return Answer.of(attacker < defender ? "attacker-wins" : "defender-wins");
    }

    /** An army breaks at three tenths of its whole, lost or running. */
    private static boolean isBroken(Said said, String side) {
        int chief = said.whole(side + "chief", 3);
        int whole = said.whole(side + "stands", 0)
                + 2 * said.whole(side + "cannon", 0)
                + said.whole(side + "officers", 0)
                + chief;
        int gone = said.whole(side + "dead", 0)
                + said.whole(side + "routing", 0)
                + 2 * said.whole(side + "cannon-lost", 0)
                + said.whole(side + "officers-lost", 0)
                + (said.is(side + "chief-lost") ? chief : 0);
        return gone * 10 >= whole * 3;
    }

    private static int deadStands(Said said, String side) {
        int dead = said.whole(side + "dead", 0) + said.whole(side + "cannon-lost", 0);
        return said.is("count-routing") ? dead + said.whole(side + "routing", 0) : dead;
    }

    static Answer moves(Said said, Throws dice) {
        String unit = said.word("unit", "");
        if (said.is("fired") || said.is("cannot-move") || said.is("misses-move")) {
            return Answer.of("move").number("cm", 0);
        }
        boolean cannon = unit.equals("manhandled") || unit.equals("foot-artillery") || unit.equals("horse-artillery");
        if (cannon && said.is("woods")) {
            return Answer.of("barred");
        }
        if (said.is("form-square")) {
            return Answer.of("move").number("cm", 0); // it takes the whole move
        }
        double cm = switch (unit) {
            case "manhandled" -> 10;
            case "line", "foot-artillery", "cart" -> 15;
            case "route-column", "attack-column", "skirmishers" -> 20;
            case "cavalry", "horse-artillery" -> 30;
            case "officer" -> 45;
            default -> 0; // a square
        };
        if (said.is("charge")) {
            cm += 15;
        }
        if (said.is("double")) {
            cm *= 2;
        }
        if ((said.is("difficult") || said.is("woods")) && !unit.equals("skirmishers")) {
            cm /= 2;
        }
        if (said.is("unlimber")) {
            cm /= 2;
        }
        return Answer.of("move").number("cm", cm);
    }
}
