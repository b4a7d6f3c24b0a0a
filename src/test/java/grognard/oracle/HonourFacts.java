package grognard.oracle;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Numbers of Post of Honour that several oracles need. */
final class HonourFacts {

    private HonourFacts() {}

    static int weakenedAt(String quality) {
        return switch (quality) {
            case "superior" -> 5;
            case "regular" -> 4;
            case "inferior" -> 3;
            default -> throw new IllegalArgumentException(quality);
        };
    }

    static int routsAt(String quality) {
        return switch (quality) {
            case "superior" -> 8;
            case "regular" -> 7;
            case "inferior" -> 6;
            default -> throw new IllegalArgumentException(quality);
        };
    }

    /** The better, the higher. */
    static int rank(String quality) {
        return switch (quality) {
            case "superior" -> 3;
            case "regular" -> 2;
            case "inferior" -> 1;
            default -> throw new IllegalArgumentException(quality);
        };
    }

    /** Inches on a table with figures of that size: whole, or to one decimal, half up. */
    static BigDecimal scaled(BigDecimal inches, String scale) {
        BigDecimal distance = scale.equals("15mm")
                ? inches.multiply(new BigDecimal(2)).divide(new BigDecimal(3), 20, RoundingMode.HALF_UP)
                : inches;
        return distance.setScale(1, RoundingMode.HALF_UP);
    }

    static BigDecimal scaled(int inches, String scale) {
        return scaled(new BigDecimal(inches), scale);
    }

    static boolean isGuns(String type) {
        return type.equals("field") || type.equals("light-artillery") || type.equals("horse");
    }

    static boolean isCavalry(String type) {
        return type.equals("light-cavalry") || type.equals("heavy-cavalry");
    }

    /** Dismounted cavalry counts as light infantry. */
    static boolean isLightInfantry(String type) {
        return type.equals("light") || type.equals("dismounted");
    }

    /** Artillery never, infantry not at cavalry, light infantry only at light infantry and artillery. */
    static boolean isEntitledToCharge(String unit, String enemy) {
        if (isGuns(unit)) {
            return false;
        }
        if (isCavalry(unit)) {
            return true;
        }
        if (isCavalry(enemy)) {
            return false;
        }
        return unit.equals("formed") || isLightInfantry(enemy) || isGuns(enemy);
    }

    /** What each die must show: 4 with the modifiers, and a 1 always misses. */
    static int toHit(int modifier) {
        return Math.min(6, Math.max(2, 4 - modifier));
    }

    /** Half the dice, rounded up, if more than a 6 would be needed. */
    static int diceThrown(int dice, int modifier) {
        return 4 - modifier > 6 ? (dice + 1) / 2 : dice;
    }
}
