package grognard.rules.acw.unit;

import grognard.rules.EffectKind;

/** Everything that can happen to a unit: the instruction to the player, and the change to a unit in a game. */
public final class Effects {

    private static final EffectKind CASUALTIES =
            new EffectKind("casualties", "loses {n figure}").changing("figures - n");
    private static final EffectKind GUNNERS =
            new EffectKind("casualties", "loses {n gunner}: each is a section").changing("sections - n");
    public static final EffectKind CHECK_MORALE =
            new EffectKind("check-morale", "checks its morale, +1 for this hit").changing("hits + 1");
    private static final String DISORDERED = "formation = disorder if arm!=artillery";
    private static final EffectKind DISORDER = new EffectKind("disorder", "goes into disorder").changing(DISORDERED);
    private static final EffectKind GUNS_DISORDER = new EffectKind(
                    DISORDER.name(), "is thrown into disorder, but guns stay limbered or unlimbered as they are")
            .changing(DISORDERED);
    public static final EffectKind FALL_BACK = new EffectKind("fall-back", "falls back {n inch}");
    public static final EffectKind GOOD = new EffectKind("good", "is in good morale").changing("level = good");
    public static final EffectKind LOW_AMMO =
            new EffectKind("low-ammo", "is low on ammunition: mark it").changing("low-ammo = yes");
    public static final EffectKind OFFICER_LOST = new EffectKind(
                    "officer-lost", "the officer is lost: take him off the table")
            .changing("state = lost", "with = none");
    public static final EffectKind PICKED_UP =
            new EffectKind("picked-up", "is picked up: take it off the table").changing("gone captured");
    public static final EffectKind ROUT = new EffectKind(
                    "rout", "is routed: mark it; it is in disorder when it rallies")
            .changing("level = routed", DISORDERED);
    private static final EffectKind GUNS_ROUT =
            new EffectKind(ROUT.name(), "is routed: mark it").changing("level = routed", DISORDERED);
    public static final EffectKind SHAKEN = new EffectKind("shaken", "is shaken: mark it").changing("level = shaken");
    public static final EffectKind SURRENDER =
            new EffectKind("surrender", "surrenders: take it off the table").changing("gone captured");

    private Effects() {}

    /** Casualties of an arm. Artillery loses gunners, one for each section. */
    public static EffectKind casualties(Arm arm) {
        return arm == Arm.ARTILLERY ? GUNNERS : CASUALTIES;
    }

    /** Disorder of an arm. Guns have no such formation and stay limbered or unlimbered. */
    public static EffectKind disorder(Arm arm) {
        return arm == Arm.ARTILLERY ? GUNS_DISORDER : DISORDER;
    }

    /** The rout of an arm. Routed counts as its formation meanwhile; afterwards all but guns are in disorder. */
    public static EffectKind rout(Arm arm) {
        return arm == Arm.ARTILLERY ? GUNS_ROUT : ROUT;
    }
}
