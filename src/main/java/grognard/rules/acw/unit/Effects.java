package grognard.rules.acw.unit;

import grognard.rules.EffectKind;
import grognard.rules.Next;

/** Everything that can happen to a unit: the instruction to the player, and the change to a unit in a game. */
public final class Effects {

    private static final EffectKind CASUALTIES = new EffectKind("casualties", "loses {n figure}");
    private static final EffectKind GUNNERS = new EffectKind("casualties", "loses {n gunner}: each is a section");
    public static final EffectKind CHECK_MORALE = new EffectKind("check-morale", "checks its morale, +1 for this hit");
    private static final EffectKind DISORDER = new EffectKind("disorder", "goes into disorder");
    private static final EffectKind GUNS_DISORDER = new EffectKind(
            DISORDER.name(), "is thrown into disorder, but guns stay limbered or unlimbered as they are");
    public static final EffectKind DISORDER_AFTER_VOLLEY =
            new EffectKind("disorder-after-volley", "takes the volley in good order, and goes into disorder after it");
    public static final EffectKind FALL_BACK = new EffectKind("fall-back", "falls back {n inch}");
    public static final EffectKind GOOD = new EffectKind("good", "is in good morale");
    public static final EffectKind LOW_AMMO = new EffectKind("low-ammo", "is low on ammunition: mark it");
    public static final EffectKind OFFICER_LOST =
            new EffectKind("officer-lost", "the officer is lost: take him off the table");
    public static final EffectKind PICKED_UP = new EffectKind("picked-up", "is picked up: take it off the table");
    public static final EffectKind ROUT =
            new EffectKind("rout", "is routed: mark it; it is in disorder when it rallies");
    private static final EffectKind GUNS_ROUT = new EffectKind(ROUT.name(), "is routed: mark it");
    public static final EffectKind SHAKEN = new EffectKind("shaken", "is shaken: mark it");
    public static final EffectKind SURRENDER = new EffectKind("surrender", "surrenders: take it off the table");

    /** Units within 6" of one that routs or is lost, or of an officer who is killed, check their morale. */
    public static final Next NEARBY_CHECKS = Next.of("morale");

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
