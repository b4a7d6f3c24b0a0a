package grognard.rules.acw;

import grognard.rules.EffectKind;

/** What can happen to a unit, and what the player does about it. */
final class Effects {

    private static final EffectKind CASUALTIES = new EffectKind("casualties", "loses {n figure}");
    private static final EffectKind GUNNERS = new EffectKind("casualties", "loses {n gunner}: each is a section");
    static final EffectKind CHECK_MORALE = new EffectKind("check-morale", "checks its morale, +1 for this hit");
    static final EffectKind DISORDER = new EffectKind("disorder", "goes into disorder");
    static final EffectKind FALL_BACK = new EffectKind("fall-back", "falls back {n inch}");
    static final EffectKind GOOD = new EffectKind("good", "is in good morale");
    static final EffectKind LOW_AMMO = new EffectKind("low-ammo", "is low on ammunition: mark it");
    static final EffectKind OFFICER_LOST =
            new EffectKind("officer-lost", "the officer is lost: take him off the table");
    static final EffectKind PICKED_UP = new EffectKind("picked-up", "is picked up: take it off the table");
    static final EffectKind ROUT = new EffectKind("rout", "is routed: mark it");
    static final EffectKind SHAKEN = new EffectKind("shaken", "is shaken: mark it");
    static final EffectKind SURRENDER = new EffectKind("surrender", "surrenders: take it off the table");

    private Effects() {}

    /** What falls of such a unit: of guns it is the gunners, whose number is that of the sections. */
    static EffectKind casualties(Arm arm) {
        return arm == Arm.ARTILLERY ? GUNNERS : CASUALTIES;
    }
}
