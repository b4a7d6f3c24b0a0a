package grognard.game.acw;

import static grognard.game.acw.AcwFields.*;
import static grognard.game.acw.AcwTerms.*;

import grognard.game.acw.AcwFields.Disorders;
import grognard.game.acw.AcwFields.TurnOrder;
import grognard.game.referee.EventContext;
import grognard.game.referee.LineContext;
import grognard.game.referee.ResolverRules;
import grognard.game.referee.UnitOption;
import grognard.game.state.Due;
import grognard.game.state.GameState;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.rules.acw.unit.Cover;
import grognard.rules.acw.unit.Formation;
import grognard.rules.acw.unit.Level;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** How impact is played: the charge goes home after the volley, and both dice down. */
final class AcwImpact {

    private AcwImpact() {}

    static void impact(ResolverRules impact) {
        clash(impact)
                .in(CHARGES)
                .names(SUPPORT, SUPPORT, UnitOption.Value.ARMS)
                .names(DEFENDERS_SUPPORT, DEFENDERS_SUPPORT, UnitOption.Value.ARMS)
                .asks("formation", Formation.DISORDER.word(), AcwImpact::askedDisorder)
                .asksAboutTable()
                .asksForUnits(List.of(SUPPORT, DEFENDERS_SUPPORT), AcwImpact::askedSupports)
                .forbids(line -> line.unit(ATTACKER).flatMap(AcwCharges::cannotCharge))
                .forbids(line -> AcwCharges.cannotBeCharging("def-charging", DEFENDER, line))
                .forbids(line -> AcwContacts.cannotSupport(SUPPORT, ATTACKER, line))
                .forbids(line -> AcwContacts.cannotSupport(DEFENDERS_SUPPORT, DEFENDER, line))
                .forbids(AcwImpact::haveMet)
                .forbids(line -> AcwContacts.isInMelee(ATTACKER, line))
                .forbidsAgain(ATTACKER, "NAME has come to impact already this turn")
                .forbids(AcwImpact::chargeIsOver)
                .forbids(AcwImpact::aimedAtAnother)
                .waitsFor(AcwImpact::volleyComesFirst)
                .doubts(AcwImpact::didNotCharge)
                .unlists(AcwImpact::didNotCharge)
                .marks(ATTACKER, AcwImpact::struckHome)
                .marks(DEFENDER, AcwImpact::met);
    }

    static ResolverRules clash(ResolverRules rules) {
        rules.own(QUALITY, ARM, STANDS_LOST, COMMANDER_LOST, REGIMENTS_LOST, HITS)
                .fill("formation", ATTACKER, AcwFills.formations())
                .fill("def-formation", DEFENDER, AcwFills.formations())
                .fill("dismounted", ATTACKER, AcwFills.dismounted())
                .fill("def-dismounted", DEFENDER, AcwFills.dismounted())
                .fill("def-routed", DEFENDER, AcwFills.routedGuns())
                .fill("shaken", ATTACKER, AcwFills.shaken())
                .fill("def-shaken", DEFENDER, AcwFills.shaken())
                .fill("def-cover", DEFENDER, COVER)
                .presumesFlag("def-forming", DEFENDER, ORDER.is(TurnOrder.FORM))
                .presumesFlag("def-ch", DEFENDER, ORDER.is(TurnOrder.CH))
                .presumesFlag("def-charging", DEFENDER, CHARGING::isSet)
                .gameValue("figure-scale", "scale")
                .moment("behind-friends", "def-behind-friends", "support-infantry", "support-cavalry")
                .moment("def-support-infantry", "def-support-cavalry", "def-flank");
        AcwFills.officer(rules, "officer", ATTACKER);
        return AcwFills.officer(rules, "def-officer", DEFENDER);
    }

    /** A79: without a distance only the players know whether the charge strikes home in disorder. */
    private static Optional<String> askedDisorder(LineContext line) {
        return line.unit(ATTACKER)
                .filter(unit -> DISORDERS.is(unit, Disorders.UNMEASURED))
                .map(unit -> "Is " + unit.name() + " in disorder when it strikes home?");
    }

    /** L270: each unit in support lowers the impact morale of the unit that it supports. */
    private static Optional<String> askedSupports(LineContext line) {
        Optional<Unit> attacker = line.unit(ATTACKER);
        Optional<Unit> defender = line.unit(DEFENDER);
        boolean surrenders =
                defender.filter(unit -> LEVEL.is(unit, Level.ROUTED)).isPresent();
        return attacker.isEmpty() || defender.isEmpty() || surrenders
                ? Optional.empty()
                : Optional.of("Which units support " + attacker.get().name() + " or "
                        + defender.get().name() + "? (names; Enter: none)");
    }

    /** A charge that goes shaken without an officer, or routs, falls back (L251-254, A82); another falls short (L264). */
    private static Optional<String> chargeIsOver(LineContext line) {
        GameState state = line.state();
        return line.unit(ATTACKER)
                .filter(unit -> state.hasPlayed(unit, "charge", UNIT))
                .flatMap(unit -> FELL_BACK.isSet(unit)
                        ? Optional.of(unit.name() + " fell back: it does not come to impact")
                        : state.hasEnded(unit, "charge", UNIT, "short")
                                ? Optional.of(
                                        "the charge of " + unit.name() + " fell short: it does not come to impact")
                                : Optional.empty());
    }

    /** The charging unit designates its target (L262). */
    private static Optional<String> aimedAtAnother(LineContext line) {
        return line.unit(ATTACKER)
                .filter(CHARGING::isSet)
                .flatMap(unit -> line.unit(DEFENDER)
                        .filter(enemy -> !enemy.name().equals(CHARGING.of(unit)))
                        .map(enemy -> unit.name() + " charges " + CHARGING.of(unit) + ", not " + enemy.name()));
    }

    /** L269, L275: a tie goes to melee and is not diced down again. */
    private static Optional<String> haveMet(LineContext line) {
        return line.unit(ATTACKER)
                .flatMap(attacker -> line.unit(DEFENDER)
                        .filter(defender -> AcwContacts.areInContact(attacker, defender))
                        .map(defender ->
                                attacker.name() + " is in melee with " + defender.name() + ": melee, not impact"));
    }

    private static Optional<String> didNotCharge(LineContext line) {
        return line.unit(ATTACKER)
                .filter(unit -> line.due().isEmpty() && !line.state().hasPlayed(unit, "charge", UNIT))
                .map(unit -> unit.name() + " has not charged this turn: charge comes before impact");
    }

    /** The charge is halted for the volley, and goes on only after the check that this calls for (L251-252, L266). */
    private static Optional<String> volleyComesFirst(LineContext line) {
        Optional<Unit> attacker = line.unit(ATTACKER);
        return line.state().dueNow().stream()
                .filter(due -> attacker.filter(
                                unit -> AcwCharges.isVolleyAt(due, unit) || due.isFor("morale", List.of(unit.name())))
                        .isPresent())
                .findFirst()
                .map(due -> "first what is due, " + due.command() + ": next plays it, due drop strikes it out");
    }

    /** Whether an impact that is due will not be: the attacker routed, or its charge ended before (A82). */
    static boolean isOver(Due impact, Units units) {
        Unit attacker = units.get(impact.units().get(0));
        boolean ended = impact.units().size() > 1 && !impact.units().get(1).equals(CHARGING.of(attacker));
        return ended || LEVEL.is(attacker, Level.ROUTED);
    }

    /**
     * A charge that is over. One that is repulsed falls back into the woods that it came through; another stands where the
     * defender stood, in woods only if those were in them.
     */
    private static Unit struckHome(Unit unit, EventContext after) {
        Unit now = DISORDERS.set(CHARGING.set(unit, null), null);
        boolean repulsed = after.ended("repulsed");
        boolean woods = after.unit(repulsed ? ATTACKER : DEFENDER)
                .flatMap(after::was)
                .filter(was -> COVER.is(was, Cover.WOODS))
                .isPresent();
        return !woods ? COVER.set(now, Cover.NONE) : repulsed ? COVER.set(now, Cover.WOODS) : now;
    }

    /** A defender that charged its attacker has met it. */
    private static Unit met(Unit unit, EventContext after) {
        String attacker = after.unit(ATTACKER).map(Unit::name).orElse(null);
        return Objects.equals(CHARGING.of(unit), attacker) ? CHARGING.set(unit, null) : unit;
    }
}
