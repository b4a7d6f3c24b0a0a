package grognard.oracle;

import java.math.BigDecimal;

/** {@code acw} fire. */
final class AcwFireOracle {

    private AcwFireOracle() {}

    static Answer fire(Said said, Throws dice) {
        boolean guns = said.is("sections");
        String own = guns ? "artillery" : said.word("arm", "infantry");
        String formation = said.word("formation", AcwChart.usual(own, said.is("dismounted")));
        String arm = AcwChart.rowOf(own, said.is("dismounted"), formation);
        String multiplier = AcwChart.firing(arm, formation);
        if (multiplier.isEmpty()) {
            return Answer.of("no-fire").number("dice", 0).number("casualties", 0);
        }
        int shots = said.whole("shots", shots(said, guns));
        if (shots < 1) {
            return Answer.of("no-fire").number("dice", 0).number("casualties", 0); // AC-7
        }
        String targetArm = said.word("target-arm", "infantry");
        boolean onFoot = said.is("target-dismounted");
        String targetFormation = said.word("target-formation", AcwChart.usual(targetArm, onFoot));
        int drm = said.whole(
                "drm",
                firerDrm(said, guns)
                        + AcwChart.firingDrm(arm, formation)
                        + AcwChart.targetDrm(
                                AcwChart.rowOf(targetArm, onFoot, targetFormation),
                                targetFormation,
                                said.is("charging"))
                        + targetDrm(said, guns));
        BigDecimal count = new BigDecimal(said.word(guns ? "sections" : "figures", ""))
                .multiply(said.decimal("times", multiplier));

        int sum = 0;
        boolean allSixes = true;
        for (int i = 0; i < shots; i++) {
            int die = dice.d6();
            sum += die;
            allSixes = allSixes && die == 6;
        }
        String cell = AcwChart.fire(guns, count, sum + drm);

        // AC-11: skirmishers, disengaging or routed: half, and no less for two of them
        boolean halved = targetFormation.equals("skirmish")
                || targetFormation.equals("routed")
                || said.is("target-routed") // AC-27: guns
                || said.is("disengaging"); // AC-25: not for charging alone
        int casualties = casualties(cell, halved ? 1 : 2, dice);

        boolean checks = !cell.equals(AcwChart.NOTHING) && (guns || said.is("sharpshooters")); // AC-3
        Answer answer = Answer.of(casualties > 0 ? "hit" : checks ? "morale-check" : "miss")
                .number("dice", shots)
                .number("drm", drm)
                .number("roll", sum + drm)
                .number("casualties", casualties);
        if (allSixes) {
            answer.effect("firer", "low-ammo"); // AC-4
        }
        if (checks) {
            answer.effect("target", "check-morale");
        }
        if (casualties > 0) {
            answer.effect("target", "casualties", casualties);
        }
        return casualties > 0 || checks ? answer.next("morale") : answer;
    }

    private static int shots(Said said, boolean guns) {
        String order = said.word("order", "");
        if (order.equals("repulse")) {
            return 2;
        }
        int shots = order.equals("moved") ? 2 : 3;
        if (isClose(said, guns)) {
            shots += 1;
        }
        if (said.is("repeaters")) {
            shots += 1;
        }
        if (guns && said.is("double-canister")) {
            shots += 3;
        } else if (guns && (said.is("canister") || isInside(said, canisterRange(said)))) {
            shots += 2;
        }
        if (isLong(said)) {
            shots -= 1;
        }
        if (said.is("shaken")) {
            shots -= 1;
        }
        if (said.is("area")) {
            shots -= 1;
        }
        if (said.is("ch")) {
            shots -= 1;
        }
        return shots;
    }

    private static boolean isClose(Said said, boolean guns) {
        return !guns && (said.is("close") || isInside(said, closeRange(said)));
    }

    private static boolean isLong(Said said) {
        return said.is("long") || (said.is("range") && !isInside(said, normalRange(said)));
    }

    /** An edge belongs to the nearer band. */
    private static boolean isInside(Said said, String reach) {
        return said.is("range") && said.decimal("range", "").compareTo(new BigDecimal(reach)) <= 0;
    }

    private static String closeRange(Said said) {
        return said.word("weapon", "").equals("rifle-musket") ? "2" : "1";
    }

    private static String canisterRange(Said said) {
        return switch (said.word("weapon", "")) {
            case "12-pdr" -> "3";
            case "6-pdr" -> "1";
            default -> "2";
        };
    }

    private static String normalRange(Said said) {
        return switch (said.word("weapon", "")) {
            case "rifle-musket" -> "4";
            case "smoothbore", "breech-loading-carbine" -> "3";
            case "muzzle-loading-carbine" -> "2";
            case "12-pdr" -> "12";
            case "10-pdr" -> "16";
            case "6-pdr" -> "10";
            case "20-pdr" -> "18";
            case "mixed" -> "14";
            default -> throw new IllegalArgumentException("a range needs a weapon");
        };
    }

    private static int firerDrm(Said said, boolean guns) {
        String order = said.word("order", "");
        String weapon = said.word("weapon", "");
        int drm = quality(said.word("quality", "veteran"));
        if (order.equals("first-fire")) {
            drm += 1; // AC-6
        }
        if (!said.word("officer", "none").equals("none")) {
            drm += 1;
        }
        if (said.is("opening-volley")) {
            drm += 2; // AC-8
        }
        switch (said.word("works", "none")) {
            case "hasty" -> drm += 1;
            case "medium", "heavy" -> drm += 2; // AC-9
            default -> drm += 0;
        }
        if (weapon.equals("smoothbore") && isClose(said, guns) && !order.equals("repulse")) {
            drm += 1; // the volley after a repulse has no band
        }
        if (weapon.equals("6-pdr")) {
            drm -= 1;
        }
        if (weapon.equals("20-pdr")) {
            drm += 1;
        }
        return drm;
    }

    static int quality(String quality) {
        return quality.equals("elite") ? 1 : quality.equals("green") ? -1 : 0;
    }

    static int targetDrm(Said said, boolean guns) {
        return AcwChart.coverDrm(said.word("cover", "none"), guns)
                + AcwChart.flankDrm(said.word("flank", "none"), guns)
                - quality(said.word("target-quality", "veteran"));
    }

    /** What the cell costs, so many halves of it, with the 1* die and the die for a part left over. */
    static int casualties(String cell, int halves, Throws dice) {
        int losses = switch (cell) {
            case AcwChart.NOTHING, "MC" -> 0;
            case "1*" -> dice.d6() >= 4 ? 1 : 0; // AC-29
            default -> Integer.parseInt(cell);
        };
        int whole = losses * halves / 2;
        if (losses * halves % 2 != 0 && dice.d6() >= 4) {
            whole += 1; // AC-11
        }
        return whole;
    }
}
