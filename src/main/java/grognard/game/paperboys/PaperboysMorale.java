package grognard.game.paperboys;

import static grognard.game.paperboys.Arm.CAVALRY;
import static grognard.game.paperboys.Arm.INFANTRY;
import static grognard.game.paperboys.PaperboysFields.ARM;
import static grognard.game.paperboys.PaperboysFields.BRITISH;
import static grognard.game.paperboys.PaperboysFields.FOUGHT;
import static grognard.game.paperboys.PaperboysFields.MOVED_LAST;
import static grognard.game.paperboys.PaperboysFields.PIPS;
import static grognard.game.paperboys.PaperboysFields.PURSUING;
import static grognard.game.paperboys.PaperboysFields.QUALITY;
import static grognard.game.paperboys.PaperboysFields.RIDDEN_DOWN;
import static grognard.game.paperboys.PaperboysFields.ROUTED;
import static grognard.game.paperboys.PaperboysFields.ROUT_BEGAN;
import static grognard.game.paperboys.PaperboysFields.STANDS;
import static grognard.game.paperboys.PaperboysFields.STATE;
import static grognard.game.paperboys.PaperboysFields.TESTED_FRIENDS;
import static grognard.game.paperboys.PaperboysFields.TESTED_HEAVY;
import static grognard.game.paperboys.PaperboysFields.UNDER_FIRE;

import grognard.game.paperboys.PaperboysFields.British;
import grognard.game.referee.Attempt;
import grognard.game.referee.Fill.Case;
import grognard.game.referee.Play;
import grognard.game.unit.CommonFields;
import grognard.game.unit.OfficerState;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import java.util.Optional;

/** Tests of morale, and the end of the turn: recovery, rally and pursuit. */
final class PaperboysMorale {

    private static final String UNIT = "unit";

    private PaperboysMorale() {}

    static void heavy(Play play) {
        tests(play)
                .flag("moved", UNIT, MOVED_LAST::isSet)
                .asks(
                        "moved",
                        attempt -> attempt.unit(UNIT)
                                .filter(unit -> attempt.turn() > 1 && !MOVED_LAST.isSet(unit))
                                .map(unit -> unit.name() + ": did it move last turn?"))
                .marks(UNIT, TESTED_HEAVY);
    }

    static void friends(Play play) {
        tests(play).own(QUALITY).moment("through").marks(UNIT, TESTED_FRIENDS);
    }

    private static Play tests(Play play) {
        return play.own(PIPS)
                .compute("officer", attempt -> PaperboysMoves.officerWith(UNIT, attempt))
                .compute("surrounded", attempt -> PaperboysCombat.surrounded(UNIT, attempt));
    }

    static void recover(Play play) {
        play.in(PaperboysTurn.RECOVERY)
                .own(PIPS, QUALITY, UNDER_FIRE)
                .fill("fighting", UNIT, FOUGHT)
                .flag("routing", UNIT, unit -> ROUTED.isSet(unit) || STATE.is(unit, State.ROUTING));
    }

    static void rally(Play play) {
        tests(play)
                .in(PaperboysTurn.RALLY)
                .finds("pursuer", (roles, units) -> roles.unit(UNIT, units).flatMap(unit -> pursuer(unit, units)))
                .fill("arm", UNIT, Case.when("cavalry", ARM.is(CAVALRY)), Case.when("infantry", unit -> true))
                .moment("enemy")
                .flag("pursued", "pursuer", ARM.is(CAVALRY))
                .flag("first", UNIT, ROUT_BEGAN::isSet)
                .asks("enemy", PaperboysMorale::enemyNear)
                .forbids(UNIT, unit -> !STATE.is(unit, State.ROUTING), "it does not rout, and only who routs rallies");
    }

    private static Optional<Unit> pursuer(Unit unit, Units units) {
        return units.where(other -> unit.name().equals(PURSUING.of(other))).stream()
                .findFirst();
    }

    /** P38; whoever is pursued may not try in any case. */
    private static Optional<String> enemyNear(Attempt attempt) {
        return attempt.unit(UNIT)
                .filter(unit -> pursuer(unit, attempt.units()).isEmpty())
                .map(unit -> unit.name() + ": is an enemy within 15 cm? At how many cm (Enter: none)?");
    }

    static void pursuit(Play play) {
        play.in(PaperboysTurn.RALLY)
                .finds(
                        "pursued",
                        (roles, units) ->
                                roles.unit(UNIT, units).flatMap(unit -> units.find(unit.text(PURSUING.name()))))
                .own(STANDS)
                .fill("british", UNIT, Case.of(BRITISH, British.LIGHT), Case.of(BRITISH, British.HEAVY))
                .fill(
                        "target-arm",
                        "pursued",
                        Case.when("infantry", ARM.is(INFANTRY)),
                        Case.when("cavalry", ARM.is(CAVALRY)))
                // P132: the stands of this turn are lost once.
                .flag("first", "pursued", unit -> ROUT_BEGAN.isSet(unit) || RIDDEN_DOWN.isSet(unit));
    }

    static void officer(Play play) {
        play.takes(Unit::isOfficer)
                .moment("stands")
                .forbids(UNIT, CommonFields.OFFICER_STATE.is(OfficerState.LOST), "NAME is lost already");
    }
}
