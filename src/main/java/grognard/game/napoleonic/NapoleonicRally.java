package grognard.game.napoleonic;

import static grognard.game.napoleonic.NapoleonicFields.*;
import static grognard.game.unit.CommonFields.OFFICER_STATE;

import grognard.game.referee.LineContext;
import grognard.game.referee.ResolverRules;
import grognard.game.unit.OfficerState;
import grognard.game.unit.Unit;
import java.util.Optional;

/** Phase a: disrupted units are rallied, routing units may stop, and a general shows whether he comes through. */
final class NapoleonicRally {

    static final String UNIT = "unit";

    /** The rallies come first (section 4): a unit that was beaten in its own attack waits for the next turn. */
    private static final String AFTER_ITS_ATTACK = "NAME has attacked this turn: its army rallies before it attacks";
    /** A unit that fails stays as it is for the turn (5.1). */
    private static final String ONCE = "NAME has tried already this turn";

    private final ActiveArmy army;

    NapoleonicRally(ActiveArmy army) {
        this.army = army;
    }

    void rally(ResolverRules rules) {
        NapoleonicGenerals.fill(rules)
                .in("rally")
                .own(TROOP)
                .moment("morale")
                .forbids(NapoleonicRally::moraleTyped)
                .flag("pursuing", UNIT, NapoleonicRally::onlyPursues)
                .forbids(army.only(UNIT, "only the army whose stage it is rallies"))
                .forbids(UNIT, NapoleonicFields::routs, "NAME routs: halt-rout first")
                .forbids(
                        UNIT,
                        (unit, line) -> line.state().hasPlayed(unit, "halt-rout", UNIT),
                        "NAME has just stopped running: it stays disrupted this turn")
                .forbids(UNIT, unit -> !canBeRallied(unit), "NAME is in order: there is nothing to rally")
                .forbids(UNIT, (unit, line) -> NapoleonicCombat.hasAttacked(unit, line.state()), AFTER_ITS_ATTACK)
                .forbidsAgain(UNIT, ONCE);
    }

    void haltRout(ResolverRules rules) {
        NapoleonicGenerals.fill(rules)
                .in("rally")
                .forbids(army.only(UNIT, "only the army whose stage it is rallies"))
                .forbids(UNIT, unit -> !routs(unit), "NAME is not routing")
                .forbids(UNIT, (unit, line) -> NapoleonicCombat.hasAttacked(unit, line.state()), AFTER_ITS_ATTACK)
                .forbidsAgain(UNIT, ONCE);
    }

    /** The troop says the morale value, so that a number after the unit is the one that was thrown. */
    static Optional<String> moraleTyped(LineContext line) {
        return line.unit(UNIT)
                .filter(unit -> line.isTyped("morale"))
                .map(unit -> unit.name() + " has the morale value of its troop: --dice "
                        + line.typed().get("morale") + ", if that was thrown on the table");
    }

    static boolean canBeRallied(Unit unit) {
        return !unit.isGone()
                && !routs(unit)
                && (DISRUPTED.isSet(unit) || WITHDRAWING.isSet(unit) || STATE.is(unit, State.PURSUING));
    }

    /** Whether the unit is to be rallied from a pursuit and from nothing else. */
    static boolean onlyPursues(Unit unit) {
        return STATE.is(unit, State.PURSUING) && !DISRUPTED.isSet(unit) && !WITHDRAWING.isSet(unit);
    }

    static void general(ResolverRules rules) {
        rules.takes(Unit::isOfficer)
                .in("combat")
                .answersIn("rally", "artillery") // there only generals in danger are tested, which is due
                .forbids(UNIT, OFFICER_STATE.is(OfficerState.LOST), "NAME is lost and lends nothing")
                .forbids(
                        UNIT,
                        OFFICER_STATE.is(OfficerState.WOUNDED),
                        "NAME is wounded and lends nothing more in this battle")
                .forbids(
                        UNIT,
                        (unit, line) -> NapoleonicGenerals.isTested(unit, line.state()),
                        "NAME has been tested this turn");
    }
}
