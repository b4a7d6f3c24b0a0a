package grognard.game.acw;

import static grognard.game.acw.AcwFields.*;
import static grognard.rules.acw.unit.Arm.INFANTRY;

import grognard.game.acw.AcwFields.Disorders;
import grognard.game.acw.AcwFields.TurnOrder;
import grognard.game.referee.Aftermath;
import grognard.game.referee.Attempt;
import grognard.game.referee.Play;
import grognard.game.referee.UnitOption;
import grognard.game.state.Due;
import grognard.game.state.GameState;
import grognard.game.unit.CommonFields;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.rules.Tables;
import grognard.rules.acw.movement.Terrain;
import grognard.rules.acw.unit.Cover;
import grognard.rules.acw.unit.Formation;
import grognard.rules.acw.unit.HouseRules;
import grognard.rules.acw.unit.HouseRules.Doubled;
import grognard.rules.acw.unit.Level;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** How charges are played, step 6 of the turn: the charge, the volley that meets it, impact and melee. */
final class AcwCharges {

    static final String UNIT = "unit";
    static final String ATTACKER = "attacker";
    static final String DEFENDER = "defender";
    static final String STRIKER = "striker";
    static final String SUPPORT = "support";
    static final String DEFENDERS_SUPPORT = "def-support";
    private static final String TARGET = AcwFire.TARGET;
    static final String NO_GUNS = "guns do not charge";
    static final String NOT_ROUTED = "a routed unit does not charge";
    private static final String PHASE = "charges";

    private final boolean allStrike;

    AcwCharges(Tables tables) {
        allStrike = tables.house(HouseRules.MELEE_DOUBLE) == Doubled.ALL;
    }

    // ---- The charge, and the volley that meets it

    void volleyPoint(Play point) {
        point.own(QUALITY)
                .fill("disorder", UNIT, AcwFills.disorder())
                .fill("works", UNIT, AcwFills.works())
                .presumes("ch", UNIT, ORDER.is(TurnOrder.CH))
                .presumes("forming", UNIT, ORDER.is(TurnOrder.FORM))
                .gameValue("figure-scale", "scale");
        AcwFills.officer(point, "officer", UNIT);
    }

    void charge(Play charge) {
        charge.in(PHASE)
                .own(ARM, QUALITY)
                .fill("formation", UNIT, AcwFills.formations())
                .fill("dismounted", UNIT, AcwFills.dismounted())
                .fill("def-disorder", DEFENDER, AcwFills.disorderUnlessRouted())
                .fill("def-works", DEFENDER, AcwFills.works())
                .presumes("def-ch", DEFENDER, ORDER.is(TurnOrder.CH))
                .presumes("def-forming", DEFENDER, ORDER.is(TurnOrder.FORM))
                .moment("terrain", "angled", "distance")
                .gameValue("figure-scale", "scale")
                .forbids(UNIT, AcwFields::isGuns, NO_GUNS)
                .forbids(UNIT, LEVEL.is(Level.ROUTED), NOT_ROUTED)
                .forbids(AcwCharges::orderedOtherwise)
                .forbids(attempt -> attempt.unit(UNIT)
                        .filter(unit -> attempt.state().hasPlayed(unit, "charge", UNIT))
                        .map(unit -> unit.name() + " has charged already this turn"))
                .doubts(attempt -> AcwContacts.isInMelee(UNIT, attempt))
                .marks(UNIT, AcwCharges::charging);
        AcwFills.officer(charge, "def-officer", DEFENDER);
    }

    /** Orders are marked before the turn is played (L19); CH may be a charge, the chart does not say. */
    private static Optional<String> orderedOtherwise(Attempt attempt) {
        return attempt.unit(UNIT)
                .filter(unit -> ORDER.isSet(unit) && !ORDER.is(unit, TurnOrder.CHARGE, TurnOrder.CH))
                .map(unit -> unit.name() + " is ordered to "
                        + (ORDER.is(unit, TurnOrder.FIRST_FIRE) ? "fire first" : unit.text("order"))
                        + " and does not charge");
    }

    /** The unit on its charge. One that ends before any volley has only moved. */
    private static Unit charging(Unit unit, Aftermath after) {
        // L226, L266: the volley meets it where it is halted, which is in the woods if the charge goes through them
        Cover cover =
                Terrain.WOODS.word().equals(String.valueOf(after.inputs().get("terrain"))) ? Cover.WOODS : Cover.NONE;
        Unit moved = CommonFields.MOVED.set(COVER.set(FELL_BACK.set(unit, false), cover), true);
        if (after.next("fire").isEmpty()) {
            return moved;
        }
        Unit charging = CHARGING.set(moved, after.unit(DEFENDER).map(Unit::name).orElse(null));
        boolean inDisorder = FORMATION.is(unit, Formation.DISORDER) || after.has("angled");
        return after.ended("charges") && !inDisorder ? DISORDERS.set(charging, Disorders.UNMEASURED) : charging;
    }

    /**
     * The units after a volley or a check. A charge that takes the volley in good order loses it when it goes on, which
     * is after the volley and the check that the volley calls for (A81). One that does not come to impact is over then.
     */
    static Units afterVolley(Aftermath after, Units units) {
        Optional<Unit> charger = after.played("fire")
                ? after.unit(TARGET)
                : after.played("morale") ? after.unit(UNIT) : Optional.empty();
        if (charger.isEmpty()) {
            return units;
        }
        Unit now = units.get(charger.get().name());
        boolean volley = after.played("fire")
                && after.unit(AcwFire.FIRER)
                        .filter(firer -> firer.name().equals(CHARGING.of(now)))
                        .isPresent();
        boolean checks = after.was(now).filter(was -> isHurt(now, was)).isPresent();
        boolean due = after.before().dueNow().stream().anyMatch(one -> isVolleyAt(one, now));
        boolean goesOn = after.played("fire") ? volley && !checks : !due;
        if (!goesOn || now.isGone()) {
            return units;
        }
        boolean impact = after.before().dueNow().stream()
                .anyMatch(one ->
                        one.resolver().equals("impact") && one.units().get(0).equals(now.name()));
        Unit next = DISORDERS.is(now, Disorders.AFTER_VOLLEY) ? outOfOrder(now) : now;
        return units.with(impact || !CHARGING.isSet(next) ? next : CHARGING.set(next, null));
    }

    private static boolean isVolleyAt(Due due, Unit charger) {
        return due.resolver().equals("fire")
                && due.options().containsKey("charging")
                && due.units().size() == 2
                && due.units().get(1).equals(charger.name());
    }

    /** Whether a check is due: its first loss, a stand or section lost, or hits. */
    static boolean isHurt(Unit now, Unit was) {
        boolean first = strength(now) < strength(was) && strength(was) == START.number(now);
        return first || standsLost(now) > standsLost(was) || HITS.number(now) > HITS.number(was);
    }

    /** In disorder, as guns never are; nothing is left to lose then. */
    static Unit outOfOrder(Unit unit) {
        return isFootOrHorse(unit) ? DISORDERS.set(FORMATION.set(unit, Formation.DISORDER), null) : unit;
    }

    // ---- Impact

    void impact(Play impact) {
        clash(impact)
                .in(PHASE)
                .names(SUPPORT, SUPPORT, UnitOption.Value.ARMS)
                .names(DEFENDERS_SUPPORT, DEFENDERS_SUPPORT, UnitOption.Value.ARMS)
                .asks("formation", Formation.DISORDER.word(), AcwCharges::askedDisorder)
                .asksAboutTable()
                .asksForUnits(List.of(SUPPORT, DEFENDERS_SUPPORT), AcwCharges::askedSupports)
                .forbids(ATTACKER, AcwFields::isGuns, NO_GUNS)
                .forbids(ATTACKER, LEVEL.is(Level.ROUTED), NOT_ROUTED)
                .forbids(AcwCharges::chargeIsOver)
                .waitsFor(AcwCharges::volleyComesFirst)
                .doubts(AcwCharges::didNotCharge)
                .unlists(AcwCharges::didNotCharge)
                .marks(ATTACKER, AcwCharges::struckHome)
                .marks(DEFENDER, AcwCharges::met);
    }

    private static Play clash(Play play) {
        play.own(QUALITY, ARM, STANDS_LOST, COMMANDER_LOST, REGIMENTS_LOST, HITS)
                .fill("formation", ATTACKER, AcwFills.formations())
                .fill("def-formation", DEFENDER, AcwFills.formations())
                .fill("dismounted", ATTACKER, AcwFills.dismounted())
                .fill("def-dismounted", DEFENDER, AcwFills.dismounted())
                .fill("def-routed", DEFENDER, AcwFills.routedGuns())
                .fill("shaken", ATTACKER, AcwFills.shaken())
                .fill("def-shaken", DEFENDER, AcwFills.shaken())
                .fill("def-cover", DEFENDER, COVER)
                .presumes("def-forming", DEFENDER, ORDER.is(TurnOrder.FORM))
                .presumes("def-ch", DEFENDER, ORDER.is(TurnOrder.CH))
                .presumes("def-charging", DEFENDER, CHARGING::isSet)
                .gameValue("figure-scale", "scale")
                .moment("behind-friends", "def-behind-friends", "support-infantry", "support-cavalry")
                .moment("def-support-infantry", "def-support-cavalry", "def-flank");
        AcwFills.officer(play, "officer", ATTACKER);
        return AcwFills.officer(play, "def-officer", DEFENDER);
    }

    /** A79: without a distance only the players know whether the charge strikes home in disorder. */
    private static Optional<String> askedDisorder(Attempt attempt) {
        return attempt.unit(ATTACKER)
                .filter(unit -> DISORDERS.is(unit, Disorders.UNMEASURED))
                .map(unit -> "Is " + unit.name() + " in disorder when it strikes home?");
    }

    /** L270: each unit in support lowers the impact morale of the unit that it supports. */
    private static Optional<String> askedSupports(Attempt attempt) {
        Optional<Unit> attacker = attempt.unit(ATTACKER);
        Optional<Unit> defender = attempt.unit(DEFENDER);
        boolean surrenders =
                defender.filter(unit -> LEVEL.is(unit, Level.ROUTED)).isPresent();
        return attacker.isEmpty() || defender.isEmpty() || surrenders
                ? Optional.empty()
                : Optional.of("Which units support " + attacker.get().name() + " or "
                        + defender.get().name() + "? (names; Enter: none)");
    }

    /** A82: who goes shaken without an officer, or routs, falls back and does not come to impact (L251-254). */
    private static Optional<String> chargeIsOver(Attempt attempt) {
        return attempt.unit(ATTACKER)
                .filter(unit -> FELL_BACK.isSet(unit) && attempt.state().hasPlayed(unit, "charge", UNIT))
                .map(unit -> unit.name() + " fell back: it does not come to impact");
    }

    private static Optional<String> didNotCharge(Attempt attempt) {
        return attempt.due().isPresent()
                ? Optional.empty()
                : attempt.unit(ATTACKER)
                        .filter(unit -> !attempt.state().hasPlayed(unit, "charge", UNIT))
                        .map(unit -> unit.name() + " has not charged this turn: charge comes before impact");
    }

    /** The charge is halted for the volley, and goes on only after the check that this calls for (L251-252, L266). */
    private static Optional<String> volleyComesFirst(Attempt attempt) {
        Optional<Unit> attacker = attempt.unit(ATTACKER);
        return attempt.state().dueNow().stream()
                .filter(due -> attacker.filter(
                                unit -> isVolleyAt(due, unit) || due.isFor("morale", List.of(unit.name())))
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
    private static Unit struckHome(Unit unit, Aftermath after) {
        Unit now = DISORDERS.set(CHARGING.set(unit, null), null);
        boolean repulsed = after.ended("repulsed");
        boolean woods = after.unit(repulsed ? ATTACKER : DEFENDER)
                .flatMap(after::was)
                .filter(was -> COVER.is(was, Cover.WOODS))
                .isPresent();
        return !woods ? COVER.set(now, Cover.NONE) : repulsed ? COVER.set(now, Cover.WOODS) : now;
    }

    /** A defender that charged its attacker has met it. */
    private static Unit met(Unit unit, Aftermath after) {
        String attacker = after.unit(ATTACKER).map(Unit::name).orElse(null);
        return Objects.equals(CHARGING.of(unit), attacker) ? CHARGING.set(unit, null) : unit;
    }

    // ---- Melee

    void melee(Play melee) {
        AcwFire.shooter(melee, STRIKER, this::strikesByRanks)
                .in(PHASE)
                .own(QUALITY)
                .fill("shaken", STRIKER, AcwFills.shaken())
                .fill("cover", TARGET, COVER)
                .presumes("support", AcwContacts::figuresInSupport)
                .presumes("round", AcwContacts::round)
                .moment("flank")
                .namesForSum(SUPPORT, SUPPORT, FIGURES)
                .forbids(STRIKER, LEVEL.is(Level.ROUTED), "a routed unit does not fight: it surrenders")
                .forbids(STRIKER, FORMATION.is(Formation.LIMBERED), "limbered guns do not fight")
                .forbids(AcwContacts::backToRoundOne)
                .unlists(AcwContacts::isApart);
        AcwFire.target(melee);
    }

    /** AC-24: the front rank counts double, unless the house key says that all figures do. */
    private boolean strikesByRanks(Unit unit) {
        boolean column = ARM.is(unit, INFANTRY) && FORMATION.is(unit, Formation.ATTACK_COLUMN);
        return !allStrike && isFootOrHorse(unit) && (column || FORMATION.is(unit, Formation.DOUBLE_LINE));
    }

    /** Never played in a game, which plays its steps; declared for odds. */
    void engage(Play engage) {
        clash(engage)
                .part("figures", ATTACKER, FIGURES, this::strikesByRanks)
                .part("def-figures", DEFENDER, FIGURES, this::strikesByRanks)
                .part("def-sections", DEFENDER, SECTIONS)
                .moment("support", "def-support");
    }

    // ---- What is no longer due

    /** Whether a volley will not be fired: the charge routed, or the unit that would fire cannot. */
    static boolean isVolleyOver(Due volley, Units units) {
        boolean routed = volley.units().stream().anyMatch(name -> LEVEL.is(units.get(name), Level.ROUTED));
        return routed || FORMATION.is(units.get(volley.units().get(0)), Formation.LIMBERED);
    }

    /** Whether a melee that goes on is over: they are apart, and neither has struck this turn. */
    static boolean isMeleeOver(Due melee, GameState before, Units units) {
        return melee.units().stream()
                .noneMatch(
                        name -> CONTACT.isSet(units.get(name)) || before.hasPlayed(units.get(name), "melee", STRIKER));
    }
}
