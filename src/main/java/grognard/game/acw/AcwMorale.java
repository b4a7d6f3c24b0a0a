package grognard.game.acw;

import static grognard.game.acw.AcwCharges.UNIT;
import static grognard.game.acw.AcwFields.*;

import grognard.game.acw.AcwFields.TurnOrder;
import grognard.game.referee.Play;
import grognard.game.state.GameState;
import grognard.game.unit.CommonFields;
import grognard.game.unit.OfficerState;
import grognard.game.unit.Unit;
import grognard.rules.acw.unit.Formation;
import java.util.Optional;

/** How morale checks, officer casualties and movement are played: steps 2, 7 and 9 of the turn. */
final class AcwMorale {

    private static final String MELEE = "melee";

    private AcwMorale() {}

    static void morale(Play morale) {
        morale.own(QUALITY, LEVEL, STANDS_LOST, COMMANDER_LOST, REGIMENTS_LOST, HITS, ARM, COVER)
                .fill("disorder", UNIT, AcwFills.disorder())
                .flag("dismounted", UNIT, AcwMorale::isOnFoot)
                .presumes("charging", UNIT, CHARGING::isSet)
                .presumes("forming", UNIT, ORDER.is(TurnOrder.FORM))
                .presumes("ch", UNIT, ORDER.is(TurnOrder.CH))
                .presumes("in-melee", UNIT, CONTACT::isSet)
                .gameValue("figure-scale", "scale")
                .moment("behind-friends", "hit-by", "flank", "terrain")
                .marks(UNIT, unit -> HITS.set(unit, 0));
        AcwFills.officer(morale, "officer", UNIT);
    }

    static void officer(Play casualty) {
        casualty.takes(Unit::isOfficer)
                .in("officers")
                .presumes(
                        "enemy",
                        attempt -> attempt.unit(UNIT)
                                .flatMap(officer -> enemy(officer, attempt.state()))
                                .orElse(null))
                .forbids(UNIT, CommonFields.OFFICER_STATE.is(OfficerState.LOST), "NAME is lost already")
                .forbids(attempt -> attempt.unit(UNIT)
                        .filter(officer -> attempt.state().hasPlayed(officer, "officer", UNIT))
                        .map(officer -> officer.name() + " has thrown already this turn, once in step 9"));
    }

    /** How near the enemy is to an officer, where the game can tell: the unit that he is with is or was in melee (A12). */
    static Optional<String> enemy(Unit officer, GameState state) {
        String with = CommonFields.WITH.of(officer);
        return Optional.ofNullable(with)
                .flatMap(state.units()::find)
                .filter(unit -> CONTACT.isSet(unit)
                        || state.hasPlayed(unit, MELEE, AcwCharges.STRIKER)
                        || state.hasPlayed(unit, MELEE, AcwFire.TARGET))
                .map(unit -> MELEE);
    }

    static void moves(Play moves) {
        moves.own(ARM)
                .fill("formation", UNIT, AcwFills.formations())
                .fill("dismounted", UNIT, AcwFills.dismounted())
                .moment("terrain")
                .gameValue("figure-scale", "scale");
    }

    static void bonus(Play bonus) {
        bonus.own(ARM)
                .flag("dismounted", UNIT, AcwMorale::isOnFoot)
                .moment("terrain")
                .gameValue("figure-scale", "scale");
    }

    private static boolean isOnFoot(Unit unit) {
        return DISMOUNTED.fits(unit) && (DISMOUNTED.isSet(unit) || FORMATION.is(unit, Formation.DISMOUNTED));
    }
}
