package grognard.oracle;

import java.math.BigDecimal;

/** {@code acw} melee, which reads the fire table too. */
final class AcwMeleeOracle {

    private AcwMeleeOracle() {}

    static Answer melee(Said said, Throws dice) {
        boolean guns = said.is("sections");
        String targetArm = said.word("target-arm", "infantry");
        boolean onFoot = said.is("target-dismounted");
        String targetFormation = said.word("target-formation", AcwChart.usual(targetArm, onFoot));
        if (targetFormation.equals("routed") || targetFormation.equals("limbered") || said.is("target-routed")) {
            return Answer.of("surrenders").effect("target", "surrender").next("morale");
        }
        String arm = guns ? "artillery" : said.word("arm", "infantry");
        Blows blows = blows(
                guns,
                arm,
                said.word("formation", AcwChart.usual(arm, said.is("dismounted"))),
                new BigDecimal(said.word(guns ? "sections" : "figures", "")),
                said.decimal("support", "0").multiply(new BigDecimal(said.whole("round", 1) == 1 ? "0.5" : "1")),
                strikerDrm(said.word("quality", "veteran"), said.word("officer", "none"))
                        + AcwChart.targetDrm(AcwChart.rowOf(targetArm, onFoot, targetFormation), targetFormation, false)
                        + AcwFireOracle.targetDrm(said, false),
                targetArm,
                targetFormation,
                dice);
        Answer answer = Answer.of(blows.casualties > 0 ? "hit" : "miss")
                .number("dice", 4)
                .number("drm", blows.drm)
                .number("roll", blows.roll)
                .number("casualties", blows.casualties);
        if (blows.casualties > 0) {
            answer.effect("target", "casualties", blows.casualties).next("morale");
        }
        return answer;
    }

    /** First round of melee, for {@code engage}: what one side does to the other, whose options have that prefix. */
    static int firstRound(Said said, String own, String other, Throws dice) {
        boolean guns = said.is(own + "sections");
        String arm = said.word(own + "arm", "infantry");
        String otherArm = said.word(other + "arm", "infantry");
        boolean onFoot = said.is(other + "dismounted");
        String otherFormation = said.word(other + "formation", AcwChart.usual(otherArm, onFoot));
        int drm = strikerDrm(said.word(own + "quality", "veteran"), said.word(own + "officer", "none"))
                + AcwChart.targetDrm(AcwChart.rowOf(otherArm, onFoot, otherFormation), otherFormation, false)
                + AcwChart.coverDrm(said.word(other + "cover", "none"), false)
                + AcwChart.flankDrm(said.word(other + "flank", "none"), false)
                - AcwFireOracle.quality(said.word(other + "quality", "veteran"));
        return blows(
                        guns,
                        arm,
                        said.word(own + "formation", AcwChart.usual(arm, said.is(own + "dismounted"))),
                        new BigDecimal(said.word(own + (guns ? "sections" : "figures"), "")),
                        said.decimal(own + "support", "0").multiply(new BigDecimal("0.5")),
                        drm,
                        otherArm,
                        otherFormation,
                        dice)
                .casualties;
    }

    private static int strikerDrm(String quality, String officer) {
        return AcwFireOracle.quality(quality) + (officer.equals("none") ? 0 : 1);
    }

    private record Blows(int drm, int roll, int casualties) {}

    private static Blows blows(
            boolean guns,
            String arm,
            String formation,
            BigDecimal own,
            BigDecimal support,
            int drm,
            String targetArm,
            String targetFormation,
            Throws dice) {
        BigDecimal count = own.add(support).multiply(new BigDecimal(AcwChart.striking(arm, formation)));
        int roll = dice.d6s(4) + drm;
        int halves = 2;
        if (targetArm.equals("infantry")) {
            halves *= 2;
        }
        if (targetFormation.equals("skirmish")) {
            halves /= 2;
        }
        return new Blows(drm, roll, AcwFireOracle.casualties(AcwChart.fire(guns, count, roll), halves, dice));
    }
}
