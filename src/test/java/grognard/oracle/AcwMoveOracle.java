package grognard.oracle;

import java.math.BigDecimal;

/** {@code acw} distances, and the officer's peril. */
final class AcwMoveOracle {

    private static final BigDecimal HALF = new BigDecimal("0.5");

    private AcwMoveOracle() {}

    static Answer bonus(Said said, Throws dice) {
        return Answer.of("distance")
                .number(
                        "distance",
                        scaled(
                                said,
                                bonus(
                                        said.is("dismounted") ? "infantry" : said.word("arm", "infantry"), // AC-19
                                        said.word("terrain", ""),
                                        dice)));
    }

    /** By the height of the figures. */
    static BigDecimal scaled(Said said, BigDecimal inches) {
        return inches.multiply(new BigDecimal(
                switch (said.word("figure-scale", "15")) {
                    case "25" -> "1.5";
                    case "15" -> "1";
                    case "10" -> "0.75";
                    default -> "0.5";
                }));
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
        return Answer.of("distance")
                .number("distance", volleyPoint(said, "", dice))
                .next("fire");
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
        // AC-14, and AC-23: no movement, so not scaled
        return said.word(side + "quality", "veteran").equals("green") ? distance : distance.multiply(HALF);
    }

    static Answer charge(Said said, Throws dice) {
        String arm = said.word("arm", "infantry");
        boolean onFoot = said.is("dismounted");
        String formation = said.word("formation", AcwChart.usual(arm, onFoot));
        String terrain = said.word("terrain", "");
        String row = AcwChart.rowOf(arm, onFoot, formation);
        BigDecimal move = scaled(said, new BigDecimal(AcwChart.move(row, formation, terrain)));
        String runsAs = onFoot || formation.equals("dismounted") ? "infantry" : arm; // AC-19
        BigDecimal bonus = scaled(said, bonus(runsAs, terrain, dice));
        BigDecimal charge = move.add(bonus);
        BigDecimal volley = volleyPoint(said, "def-", dice);
        BigDecimal disorder = said.word("quality", "veteran").equals("green")
                ? charge.multiply(HALF) // AC-15
                : move.add(bonus.multiply(HALF));
        if (said.is("angled") || formation.equals("disorder")) {
            disorder = BigDecimal.ZERO;
        }
        if (!said.given("distance").isPresent()) {
            return course("charges", move, bonus, disorder, volley).next("fire").next("impact");
        }
        BigDecimal way = said.decimal("distance", "");
        boolean strikes = way.compareTo(charge) <= 0;
        volley = volley.min(way); // it is not halted before it starts
        Answer answer = course(strikes ? "contact" : "short", move, bonus, disorder, volley);
        boolean firedAt = strikes || way.subtract(charge).compareTo(volley) <= 0; // it came as near as the volley
        if (firedAt) {
            answer.next("fire");
        }
        if (strikes) {
            answer.next("impact");
        }
        BigDecimal halt = way.subtract(volley);
        if (firedAt && halt.compareTo(disorder) < 0) {
            // In order where it is halted; perhaps not where it strikes home or ends
            boolean later = way.min(charge).compareTo(disorder) >= 0;
            return later ? answer.effect("unit", "disorder-after-volley") : answer;
        }
        answer.effect("unit", "disorder");
        return answer;
    }

    private static Answer course(
            String code, BigDecimal move, BigDecimal bonus, BigDecimal disorder, BigDecimal volley) {
        return Answer.of(code)
                .number("move", move)
                .number("bonus", bonus)
                .number("charge", move.add(bonus))
                .number("disorder-at", disorder)
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
        Answer answer = Answer.test(killed ? "killed" : "unhurt", !killed).number("roll", roll);
        return killed ? answer.effect("unit", "officer-lost").next("morale") : answer;
    }

    static Answer moves(Said said, Throws dice) {
        String arm = said.word("arm", "infantry");
        boolean onFoot = said.is("dismounted");
        String formation = said.word("formation", AcwChart.usual(arm, onFoot));
        String inches = AcwChart.move(AcwChart.rowOf(arm, onFoot, formation), formation, said.word("terrain", ""));
        if (inches.equals("-")) {
            return Answer.of("not-allowed");
        }
        return Answer.of("distance").number("distance", scaled(said, new BigDecimal(inches)));
    }
}
