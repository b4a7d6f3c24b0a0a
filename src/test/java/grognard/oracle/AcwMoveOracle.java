package grognard.oracle;

import java.math.BigDecimal;

/** {@code acw} distances, and the officer's peril. */
final class AcwMoveOracle {

    private static final BigDecimal HALF = new BigDecimal("0.5");

    private AcwMoveOracle() {}

    static Answer bonus(Said said, Throws dice) {
        return Answer.of("distance")
                .number("distance", bonus(said.word("arm", "infantry"), said.word("terrain", ""), dice));
    }

    /** The bonus move; half a die is one die halved. */
    static BigDecimal bonus(String arm, String terrain, Throws dice) {
        boolean cavalry = arm.equals("cavalry");
        return switch (terrain) {
            case "road", "open" -> new BigDecimal(dice.d6s(cavalry ? 4 : 3));
            case "broken" -> new BigDecimal(dice.d6s(cavalry ? 3 : 2));
            case "woods" -> new BigDecimal(dice.d6());
            case "rough" -> new BigDecimal(dice.d6()).multiply(HALF);
            default -> throw new IllegalArgumentException(terrain);
        };
    }

    static Answer volleyPoint(Said said, Throws dice) {
        return Answer.of("distance").number("distance", volleyPoint(said, "", dice));
    }

    private static BigDecimal volleyPoint(Said said, String side, Throws dice) {
        int die = dice.d6();
        if (said.is(side + "ch") || said.is(side + "disorder") || said.is(side + "forming")) {
            die += 1;
        }
        if (!said.word(side + "officer", "none").equals("none")
                || !said.word(side + "works", "none").equals("none")) {
            die -= 1;
        }
        BigDecimal distance = new BigDecimal(Math.max(0, die));
        return said.word(side + "quality", "veteran").equals("green") ? distance : distance.multiply(HALF); // AC-14
    }

    static Answer charge(Said said, Throws dice) {
        String arm = said.word("arm", "infantry");
        String terrain = said.word("terrain", "");
        BigDecimal move = new BigDecimal(AcwChart.move(arm, said.word("formation", "line"), terrain));
        BigDecimal bonus = bonus(arm, terrain, dice);
        BigDecimal volley = volleyPoint(said, "def-", dice);
        BigDecimal disorder = said.word("quality", "veteran").equals("green")
                ? move.add(bonus).multiply(HALF) // AC-15
                : move.add(bonus.multiply(HALF));
        return Answer.of("charges")
                .number("move", move)
                .number("bonus", bonus)
                .number("charge", move.add(bonus))
                .number("disorder-at", said.is("angled") ? BigDecimal.ZERO : disorder)
                .number("volley-at", volley);
    }

    static Answer officer(Said said, Throws dice) {
        int roll;
        boolean killed;
        switch (said.word("enemy", "")) {
            case "12" -> {
                roll = dice.d6s(2);
                killed = roll == 12;
            }
            case "2" -> {
                roll = dice.d6();
                killed = roll == 6;
            }
            default -> {
                roll = dice.d6();
                killed = roll >= 5;
            }
        }
        return Answer.test(killed ? "killed" : "unhurt", !killed).number("roll", roll);
    }

    static Answer moves(Said said, Throws dice) {
        String arm = said.word("arm", "infantry");
        String formation = said.word("formation", arm.equals("artillery") ? "unlimbered" : "line");
        String inches = AcwChart.move(arm, formation, said.word("terrain", ""));
        if (inches.equals("-")) {
            return Answer.of("not-allowed");
        }
        String scale = switch (said.word("figure-scale", "15")) {
            case "25" -> "1.5";
            case "15" -> "1";
            case "10" -> "0.75";
            default -> "0.5";
        };
        return Answer.of("distance").number("distance", new BigDecimal(inches).multiply(new BigDecimal(scale)));
    }
}
