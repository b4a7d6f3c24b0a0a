package grognard.rules.acw;

import grognard.rules.Parameter;
import grognard.rules.Situation;
import grognard.rules.Tables;
import java.util.List;

/** The unit that is fired at or struck. */
final class Target {

    static final String NAME = "target";

    final Parameter<Arm> arm =
            Parameter.choice("target-arm", Arm.class, "arm of the target").orElse(Arm.INFANTRY);
    final Parameter<Formation> formation =
            Formation.parameter("target-formation", "its formation; line, or guns unlimbered, if not said");
    final Parameter<Quality> quality = Quality.parameter("target-quality", "the target's quality");
    final Parameter<Cover> cover = Cover.parameter("what the target stands behind or in");
    final Parameter<Flank> flank = Flank.parameter("where the target is hit");

    List<Parameter<?>> parameters() {
        return List.of(arm, formation, quality, cover, flank);
    }

    /** What the formation does to it; a formation that its arm lacks is refused. */
    CombatEffects formed(Tables tables, Situation situation) {
        return CombatEffects.of(tables, situation, formation, situation.get(arm));
    }

    /** @param firers the firer's column */
    void addTo(Drms drms, String firers, boolean charging, Tables tables, Situation situation) {
        String formed = Formation.of(situation, formation, situation.get(arm)) + (charging ? ", charging" : "");
        drms.add(
                NAME,
                situation.get(arm) + " " + formed,
                formed(tables, situation).asTarget(charging));
        drms.add(NAME, situation.get(cover).toString(), situation.get(cover).underFire(firers, tables));
        drms.add(NAME, situation.get(flank).words(), situation.get(flank).underFire(firers, tables));
        drms.add(NAME, situation.get(quality).toString(), situation.get(quality).asTarget(tables));
    }
}
