package grognard.game.acw;

import static grognard.game.acw.AcwFields.*;
import static grognard.game.acw.AcwTerms.*;
import static grognard.rules.acw.unit.Arm.ARTILLERY;
import static grognard.rules.acw.unit.Arm.CAVALRY;
import static grognard.rules.acw.unit.Arm.INFANTRY;

import grognard.game.acw.AcwFields.TurnOrder;
import grognard.game.referee.EventContext;
import grognard.game.referee.Fill.Case;
import grognard.game.referee.LineContext;
import grognard.game.referee.ResolverRules;
import grognard.game.state.GameState;
import grognard.game.unit.CommonFields;
import grognard.game.unit.OfficerState;
import grognard.game.unit.Unit;
import grognard.rules.acw.movement.Terrain;
import grognard.rules.acw.unit.Cover;
import grognard.rules.acw.unit.Formation;
import grognard.rules.acw.unit.Level;
import grognard.table.Keyword;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How morale checks, officer casualties and movement are played: steps 2, 7 and 9 of the turn. */
final class AcwMorale {

    private static final String MELEE = "melee";

    static final String ROUTED_GUNS_STAY = "routed guns stay where they are";

    private AcwMorale() {}

    /** Whether the unit must check for what it has suffered (L243-245). */
    static boolean checks(Unit now, Unit was) {
        return hasFirstLoss(now, was) || hasLostStand(now, was) || isHit(now, was);
    }

    static boolean hasFirstLoss(Unit now, Unit was) {
        return strength(now) < strength(was) && strength(was) == START.number(now);
    }

    /** A stand, or a section of guns. */
    static boolean hasLostStand(Unit now, Unit was) {
        return standsLost(now) > standsLost(was);
    }

    /** By guns or sharpshooters. */
    static boolean isHit(Unit now, Unit was) {
        return HITS.number(now) > HITS.number(was);
    }

    static void morale(ResolverRules morale) {
        morale.own(QUALITY, LEVEL, STANDS_LOST, COMMANDER_LOST, REGIMENTS_LOST, HITS, ARM, COVER)
                .fill("disorder", UNIT, AcwFills.disorder())
                .flag("dismounted", UNIT, AcwMorale::isOnFoot)
                .presumesFlag("charging", UNIT, CHARGING::isSet)
                .forbids(line -> AcwCharges.cannotBeCharging("charging", UNIT, line))
                .presumesFlag("forming", UNIT, ORDER.is(TurnOrder.FORM))
                .presumesFlag("ch", UNIT, ORDER.is(TurnOrder.CH))
                .presumesFlag(AcwContacts.IN_MELEE, UNIT, CONTACT::isSet)
                .presumes("terrain", AcwMorale::ground)
                .gameValue("figure-scale", "scale")
                .moment("behind-friends", "hit-by", "flank")
                .ofTheTable("behind-friends")
                .asks("terrain", List.of("drops", "routs"), AcwMorale::askedGround)
                .marks(UNIT, unit -> HITS.set(unit, 0));
        AcwFills.officer(morale, "officer", UNIT);
    }

    /** The ground over which a unit in woods falls back; null if neither the line nor the game knows it. */
    private static @Nullable Terrain ground(LineContext line) {
        Optional<String> cover =
                line.given("cover").or(() -> line.unit(UNIT).map(COVER::of).map(Cover::word));
        return cover.filter(Cover.WOODS.word()::equals).isPresent() ? Terrain.WOODS : null;
    }

    /**
     * A rout falls back by the bonus move, which depends on the ground (L104, L254). The question comes up where a failed
     * check routs; a unit in good morale routs on a natural 2 only, and is not worth a question at every check.
     */
    private static Optional<String> askedGround(LineContext line) {
        return line.unit(UNIT)
                .filter(unit -> isFootOrHorse(unit) && !LEVEL.is(unit, Level.GOOD))
                .filter(unit -> !CONTACT.isSet(unit) && ground(line) == null)
                .map(unit -> "If " + unit.name() + " fails, over what ground does it fall back: "
                        + String.join(", ", Keyword.words(Terrain.values())) + "? (Enter: open)");
    }

    /** A remark that nobody was asked about the ground: of a unit in good morale that routs on a natural 2. */
    static Optional<String> routedOverOpen(EventContext after) {
        boolean answered =
                after.line().filter(line -> line.given("terrain").isPresent()).isPresent();
        boolean woods =
                Terrain.WOODS.word().equals(String.valueOf(after.inputs().get("terrain")));
        return after.played("morale") && after.ended("routs") && !answered && !woods
                ? after.unit(UNIT)
                        .filter(unit -> isFootOrHorse(unit) && !unit.isGone())
                        .filter(unit -> after.was(unit)
                                .filter(was -> LEVEL.is(was, Level.GOOD))
                                .isPresent())
                        .map(unit -> unit.name() + " falls back as over open ground; if it is not open, bonus"
                                + " --terrain \u2026 throws for the distance")
                : Optional.empty();
    }

    static void officer(ResolverRules casualty) {
        casualty.takes(Unit::isOfficer)
                .in(OFFICERS)
                .presumes(
                        "enemy",
                        line -> line.unit(UNIT)
                                .flatMap(officer -> enemy(officer, line.state()))
                                .orElse(null))
                .forbids(UNIT, CommonFields.OFFICER_STATE.is(OfficerState.LOST), "NAME is lost already")
                .forbidsAgain(UNIT, "NAME has thrown already this turn, once in step 9");
    }

    /** How near the enemy is to an officer, where the game can tell: the unit that he is with is or was in melee (A12). */
    static Optional<String> enemy(Unit officer, GameState state) {
        String with = CommonFields.WITH.of(officer);
        return Optional.ofNullable(with)
                .flatMap(state.units()::find)
                .filter(unit -> AcwContacts.isInContact(unit)
                        || state.hasPlayed(unit, MELEE, STRIKER)
                        || state.hasPlayed(unit, MELEE, TARGET))
                .map(unit -> MELEE);
    }

    static void moves(ResolverRules moves) {
        // L110: officers move as cavalry in disorder
        moves.takes(unit -> true)
                .fill(
                        "arm",
                        UNIT,
                        Case.when(CAVALRY.word(), Unit::isOfficer),
                        Case.of(ARM, CAVALRY),
                        Case.of(ARM, INFANTRY),
                        Case.of(ARM, ARTILLERY))
                .fill("formation", UNIT, AcwFills.formationsOrOfficer())
                .fill("dismounted", UNIT, AcwFills.dismounted())
                .moment("terrain")
                .gameValue("figure-scale", "scale")
                .forbids(UNIT, AcwMorale::isHeldByRout, ROUTED_GUNS_STAY);
    }

    /** AC-27: the chart has no move of routed guns. */
    static boolean isHeldByRout(Unit unit) {
        return isGuns(unit) && LEVEL.is(unit, Level.ROUTED);
    }

    static void bonus(ResolverRules bonus) {
        bonus.own(ARM)
                .flag("dismounted", UNIT, AcwMorale::isOnFoot)
                .moment("terrain")
                .gameValue("figure-scale", "scale");
    }

    private static boolean isOnFoot(Unit unit) {
        return DISMOUNTED.fits(unit) && (DISMOUNTED.isSet(unit) || FORMATION.is(unit, Formation.DISMOUNTED));
    }
}
