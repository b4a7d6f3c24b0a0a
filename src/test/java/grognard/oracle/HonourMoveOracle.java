package grognard.oracle;

import static grognard.oracle.HonourFacts.isCavalry;
import static grognard.oracle.HonourFacts.isGuns;
import static grognard.oracle.HonourFacts.isLightInfantry;
import static grognard.oracle.HonourFacts.routsAt;
import static grognard.oracle.HonourFacts.scaled;

import java.math.BigDecimal;
import java.math.MathContext;

/** Moves, and the die rolls of units on the move. */
final class HonourMoveOracle {

    private HonourMoveOracle() {}

    static Answer drill(Said said, Throws dice) {
        int score = dice.d6();
        if (score <= 3) {
            return Answer.test("botched", false)
                    .number("score", score)
                    .number("needed", 4)
                    .effect("unit", "gain-hits", 1);
        }
        return Answer.test("done", true).number("score", score).number("needed", 4);
    }

    static Answer counterCharge(Said said, Throws dice) {
        if (said.is("weakened") || said.is("changed")) {
            return Answer.of("not-allowed");
        }
        int needed = said.word("quality", "regular").equals("inferior") ? 5 : 3;
        int score = dice.d6();
        Answer answer = Answer.test(score >= needed ? "counter-charges" : "stands", score >= needed)
                .number("score", score)
                .number("needed", needed);
        return score >= needed ? answer.next("charge") : answer;
    }

    static Answer emergency(Said said, Throws dice) {
        int score = dice.d6();
        if (said.is("light")) { // PH-7
            score += 1;
        }
        if (said.word("quality", "regular").equals("inferior")) {
            score -= 1;
        }
        boolean inCombat = said.is("in-combat");
        Answer answer;
        if (score <= 2) {
            String nothing = inCombat ? "none-turns" : "no-dice"; // the fight it is in goes on
            return Answer.test("fails", false).number("score", score).effect("unit", nothing);
        } else if (score <= 4 || inCombat) {
            answer = Answer.of("half").effect("unit", inCombat ? "half-turns" : "half-dice");
        } else {
            answer = Answer.test("all", true);
        }
        if (said.is("unlimber")) {
            answer.effect("unit", "unlimbers");
        }
        boolean drill = said.word("quality", "regular").equals("inferior") && !said.is("light");
        return (drill ? answer.next("drill") : answer).number("score", score);
    }

    /** Only these can: light infantry, cavalry, limbered horse guns. No dice. */
    static Answer evade(Said said, Throws dice) {
        String unit = said.word("unit", "");
        boolean lights = isLightInfantry(unit);
        boolean must = lights && !isLightInfantry(said.word("charger", "formed"));
        boolean movedOn = must && !said.is("breakthrough"); // it goes though it has moved
        if (said.is("evaded") || said.is("unlimbered") || (said.is("moved") && !movedOn)) {
            return Answer.of("not-allowed");
        }
        boolean facingAway = unit.equals("horse") || said.is("hit");
        int total = said.whole("hits", 0) + (facingAway ? 1 : 0);
        boolean routs = facingAway && total >= routsAt(said.word("quality", "regular"));
        Answer answer =
                Answer.of(routs ? "routed" : facingAway ? "runs" : "evades").number("total", total);
        if (facingAway) {
            answer.effect("unit", "gain-hits", 1);
        }
        if (routs) {
            answer.effect("unit", "rout").next("rout");
        }
        for (int friend = 1; !lights && friend <= said.whole("through", 0); friend++) {
            answer.effect(friend == 1 ? "friend" : "friend-" + friend, "gain-hits", 1);
        }
        return answer;
    }

    static Answer moves(Said said, Throws dice) {
        String unit = said.word("unit", "");
        String scale = said.word("scale", "25mm");
        int full = fullMove(said, unit);
        // In sixths of the move, so that halves and thirds are whole.
        int largest = 0;
        int deductions = 0;
        for (int deduction : deductions(said, unit)) {
            largest = Math.max(largest, deduction);
            deductions += deduction > 0 ? 1 : 0;
        }
        BigDecimal distance = new BigDecimal(full * (6 - largest)).divide(new BigDecimal(6), MathContext.DECIMAL64);
        if (said.is("odd") && distance.compareTo(new BigDecimal(3)) > 0) {
            distance = new BigDecimal(3);
        }
        boolean firesAsMoved = (deductions > 1 || isPushed(said)) && canFire(said, unit);
        Answer answer =
                Answer.of(firesAsMoved ? "fires-as-moved" : "moves").number("distance", scaled(distance, scale));
        boolean difficult = said.is("change") || said.is("flank") || said.is("odd");
        boolean drill = said.word("quality", "regular").equals("inferior") && !isLightInfantry(unit);
        return difficult && drill ? answer.next("drill") : answer;
    }

    /** After a reserve move nobody fires; guns only from where they were pushed; cavalry only on foot. */
    private static boolean canFire(Said said, String unit) {
        if (said.is("reserve") || unit.equals("wagon") || unit.equals("command")) {
            return false;
        }
        if (isGuns(unit)) {
            return isPushed(said);
        }
        boolean onHorseback = isCavalry(unit) != said.is("mount");
        return !onHorseback;
    }

    /** Guns that are off their limbers go no further than their crews push them, unless they limber. */
    private static boolean isPushed(Said said) {
        return said.is("manhandle") || (said.is("unlimbered") && !said.is("limber"));
    }

    private static int fullMove(Said said, String unit) {
        if (isPushed(said)) {
            return 3;
        }
        if (said.is("reserve")) { // without bonuses; the source excepts no deduction
            return switch (unit) {
                case "formed", "light", "dismounted" -> 15;
                case "light-cavalry", "heavy-cavalry", "command" -> 24;
                case "field", "light-artillery" -> 12; // PH-5
                case "horse" -> 18;
                default -> throw new IllegalArgumentException(unit);
            };
        }
        String formation = said.word("formation", "line");
        int move = switch (unit) {
            case "formed" -> formation.equals("assault-column") ? 9 : 6;
            case "light", "dismounted", "heavy-cavalry", "horse" -> 9;
            case "light-cavalry" -> 12;
            case "field", "light-artillery", "wagon" -> 6;
            case "command" -> 18;
            default -> throw new IllegalArgumentException(unit);
        };
        if (formation.equals("march-column") && (unit.equals("formed") || isCavalry(unit))) {
            move += 3;
        }
        if (said.is("charge")) {
            move += isCavalry(unit) ? 6 : 3;
        }
        if (said.is("road")) {
            move += 3;
        }
        return move;
    }

    private static int[] deductions(Said said, String unit) {
        boolean light = isLightInfantry(unit);
        int flank = said.is("flank") && !light ? 3 : 0;
        int change = said.is("change") && !light ? 6 : 0;
        int difficult = said.is("difficult") ? light || unit.equals("command") ? 2 : 3 : 0;
        int limber = said.is("limber") && isGuns(unit) ? unit.equals("horse") ? 3 : 6 : 0;
        int mount = said.is("mount") ? 3 : 0;
        int river = said.is("river") ? 3 : 0;
        return new int[] {flank, change, difficult, limber, mount, river};
    }
}
