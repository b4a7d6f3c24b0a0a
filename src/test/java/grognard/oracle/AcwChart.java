package grognard.oracle;

import java.math.BigDecimal;

/** The chart's own tables, typed off its two pages a second time. */
final class AcwChart {

    /** A blank cell of the fire table. */
    static final String NOTHING = "";

    /** The least figures of each row of the fire table. */
    private static final int[] FIGURES = {32, 24, 20, 16, 14, 12, 10, 8, 6, 4, 3, 2};

    /** The least sections of each row; two rows have none. */
    private static final int[] SECTIONS = {16, 14, 12, 10, 8, 6, 4, 3, 2, -1, 1, -1};

    /** Rolls 1 to 20, then 22 and 24. */
    private static final String[][] FIRE = {
        row("MC 1* 1* 1 1 2 2 2 3 3 4 5 5 6 8 9 11 13 15 18 21 24"),
        row("- MC 1* 1* 1 1 2 2 2 3 3 4 4 5 6 7 8 9 11 13 15 18"),
        row("- - MC 1* 1* 1 1 2 2 2 3 3 4 4 5 6 7 8 9 11 13 15"),
        row("- - - MC 1* 1* 1 1 2 2 2 3 3 4 4 5 6 7 8 9 11 12"),
        row("- - - - MC 1* 1* 1 1 2 2 2 3 3 4 4 5 6 7 8 9 11"),
        row("- - - - - MC 1* 1* 1 1 2 2 2 3 3 4 4 5 5 6 7 9"),
        row("- - - - - - MC 1* 1* 1 1 1 2 2 3 3 4 4 5 5 6 7"),
        row("- - - - - - - MC 1* 1* 1 1 1 2 2 2 3 3 4 4 5 5"),
        row("- - - - - - - - MC 1* 1* 1 1 1 2 2 2 2 3 3 4 4"),
        row("- - - - - - - - - MC 1* 1* 1 1 1 2 2 2 2 2 3 3"),
        row("- - - - - - - - - - MC 1* 1* 1 1 1 1 2 2 2 2 3"),
        row("- - - - - - - - - - - MC 1* 1* 1 1 1 1 2 2 2 2"),
    };

    private AcwChart() {}

    private static String[] row(String cells) {
        String[] row = cells.split(" ");
        for (int i = 0; i < row.length; i++) {
            row[i] = row[i].equals("-") ? NOTHING : row[i];
        }
        return row;
    }

    /** What so many figures, or gun sections, do with that roll. */
    static String fire(boolean guns, BigDecimal count, int roll) {
        int column = roll > 24 ? 24 : roll; // AC-1
        if (column < 1) {
            return NOTHING; // AC-1
        }
        int index = column <= 20 ? column - 1 : column == 21 ? 19 : column <= 23 ? 20 : 21; // AC-1
        int[] least = guns ? SECTIONS : FIGURES;
        for (int i = 0; i < least.length; i++) {
            if (least[i] > 0 && count.compareTo(BigDecimal.valueOf(least[i])) >= 0) {
                return FIRE[i][index];
            }
        }
        return NOTHING; // AC-2: too few for the last row
    }

    /** The formation that is meant where none is said. */
    static String usual(String arm, boolean dismounted) {
        return arm.equals("artillery") ? "unlimbered" : arm.equals("cavalry") && dismounted ? "dismounted" : "line";
    }

    /** Whose row is read: cavalry on foot that is in disorder or routed reads infantry's. */
    static String rowOf(String arm, boolean dismounted, String formation) {
        boolean lacksOne = formation.equals("disorder") || formation.equals("routed");
        return arm.equals("cavalry") && dismounted && lacksOne ? "infantry" : arm; // AC-26
    }

    /** Multiplier of a unit that fires; empty where it cannot. */
    static String firing(String arm, String formation) {
        return switch (arm + " " + formation) {
            case "infantry line", "infantry extended" -> "1";
            case "infantry double-line", "infantry attack-column" -> "1"; // AC-5: the front rank, counted by the player
            case "infantry skirmish", "infantry disorder" -> "0.5";
            case "infantry march-column" -> "0.25";
            case "cavalry line", "cavalry double-line" -> "0.5";
            case "cavalry skirmish", "cavalry march-column", "cavalry disorder" -> "0.25";
            case "cavalry dismounted" -> "1";
            case "artillery unlimbered" -> "1"; // AC-16
            case "infantry routed", "cavalry routed", "artillery limbered" -> "";
            default -> throw new IllegalArgumentException(arm + " " + formation);
        };
    }

    /** DRM of a unit that fires, from its formation. */
    static int firingDrm(String arm, String formation) {
        return switch (arm + " " + formation) {
            case "infantry extended" -> -1;
            case "cavalry dismounted" -> -2;
            default -> 0;
        };
    }

    /** Multiplier in melee. */
    static String striking(String arm, String formation) {
        return switch (arm + " " + formation) {
            case "infantry line", "infantry extended", "infantry disorder" -> "1";
            case "infantry double-line", "infantry attack-column", "cavalry double-line" -> "2";
            case "infantry skirmish", "infantry march-column", "cavalry skirmish" -> "0.5";
            case "cavalry line", "cavalry march-column", "cavalry disorder", "cavalry dismounted" -> "1";
            case "artillery unlimbered" -> "0.5";
            default -> throw new IllegalArgumentException(arm + " " + formation);
        };
    }

    /** DRM for the target's formation; those of mounted cavalry are half as much against a charge. */
    static int targetDrm(String arm, String formation, boolean charging) {
        return switch (arm + " " + formation) {
            case "infantry extended" -> -1;
            case "infantry double-line" -> 1;
            case "infantry attack-column" -> 2;
            case "infantry march-column", "infantry disorder" -> 3;
            case "cavalry line" -> charging ? 1 : 2;
            case "cavalry double-line", "cavalry march-column" -> charging ? 2 : 4;
            case "cavalry disorder" -> charging ? 3 : 6;
            case "cavalry dismounted" -> -2;
            case "artillery limbered" -> 3;
            case "artillery unlimbered" -> -3;
            default -> 0;
        };
    }

    static int coverDrm(String cover, boolean guns) {
        return switch (cover) {
            case "none" -> 0;
            case "wood-fence" -> guns ? 0 : -1; // AC-10
            case "stone-wall", "woods" -> guns ? -1 : -2;
            case "hasty" -> guns ? -2 : -3;
            case "medium" -> guns ? -5 : -6;
            case "heavy" -> guns ? -7 : -8;
            default -> throw new IllegalArgumentException(cover);
        };
    }

    static int flankDrm(String flank, boolean guns) {
        return switch (flank) {
            case "none" -> 0;
            case "partial", "rear" -> guns ? 3 : 2;
            case "full" -> guns ? 6 : 4;
            default -> throw new IllegalArgumentException(flank);
        };
    }

    /** What a formation is worth when a charge strikes home. */
    static int impact(String arm, String formation) {
        return switch (arm + " " + formation) {
            case "infantry line", "artillery unlimbered" -> 0;
            case "infantry extended" -> 1;
            case "infantry double-line", "cavalry line" -> -1;
            case "infantry attack-column", "cavalry double-line" -> -2;
            case "infantry skirmish" -> 6;
            case "infantry march-column", "cavalry disorder", "cavalry dismounted" -> 3;
            case "infantry disorder" -> 4;
            case "cavalry skirmish" -> 5;
            case "cavalry march-column" -> 2;
            default -> throw new IllegalArgumentException(arm + " " + formation);
        };
    }

    /** Inches over road, open, broken ground, woods and rough ground; a dash where it may not go. */
    static String move(String arm, String formation, String terrain) {
        String row = switch (arm + " " + formation) {
            case "infantry line" -> "- 6 4 2 1";
            case "infantry extended" -> "- 8 6 3 1";
            case "infantry double-line", "infantry attack-column" -> "- 7 5 2 2";
            case "infantry skirmish" -> "- 10 7 4 3";
            case "infantry march-column" -> "18 14 10 4 2";
            case "infantry disorder" -> "7 5 4 3 2";
            case "infantry routed" -> "22 18 12 5 3";
            case "cavalry line" -> "- 10 6 2 -";
            case "cavalry double-line" -> "- 12 8 2 -";
            case "cavalry skirmish" -> "- 20 12 4 2";
            case "cavalry march-column" -> "24 16 12 4 1";
            case "cavalry disorder" -> "16 12 8 3 1";
            case "cavalry routed" -> "26 18 12 4 2";
            case "cavalry dismounted" -> "- 8 5 4 1";
            case "artillery limbered" -> "24 16 12 1 -";
            case "artillery unlimbered" -> "4 2 1 0.5 -";
            default -> throw new IllegalArgumentException(arm + " " + formation);
        };
        return row.split(" ", -1)[column(terrain)];
    }

    private static int column(String terrain) {
        return switch (terrain) {
            case "road" -> 0;
            case "open" -> 1;
            case "broken" -> 2;
            case "woods" -> 3;
            case "rough" -> 4;
            default -> throw new IllegalArgumentException(terrain);
        };
    }
}
