package grognard.game.acw;

import static grognard.game.acw.AcwFields.*;
import static grognard.game.acw.AcwTerms.*;
import static grognard.rules.acw.unit.Arm.INFANTRY;

import grognard.game.acw.AcwFields.Disorders;
import grognard.game.acw.AcwFields.TurnOrder;
import grognard.game.referee.EventContext;
import grognard.game.referee.LineContext;
import grognard.game.referee.ResolverRules;
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
import java.util.Optional;

/** How charges are played, step 6 of the turn: the charge, the volley that meets it, and melee; {@link AcwImpact} is between. */
final class AcwCharges {

    private final boolean allStrike;

    AcwCharges(Tables tables) {
        allStrike = tables.house(HouseRules.MELEE_DOUBLE) == Doubled.ALL;
    }

    // ---- The charge, and the volley that meets it

    void volleyPoint(ResolverRules point) {
        point.own(QUALITY)
                .fill("disorder", UNIT, AcwFills.disorder())
                .fill("works", UNIT, AcwFills.works())
                .presumesFlag("ch", UNIT, ORDER.is(TurnOrder.CH))
                .presumesFlag("forming", UNIT, ORDER.is(TurnOrder.FORM))
                .gameValue("figure-scale", "scale");
        AcwFills.officer(point, "officer", UNIT);
    }

    void charge(ResolverRules charge) {
        charge.in(CHARGES)
                .own(ARM, QUALITY)
                .fill("formation", UNIT, AcwFills.formations())
                .fill("dismounted", UNIT, AcwFills.dismounted())
                .fill("def-disorder", DEFENDER, AcwFills.disorderUnlessRouted())
                .fill("def-works", DEFENDER, AcwFills.works())
                .presumesFlag("def-ch", DEFENDER, ORDER.is(TurnOrder.CH))
                .presumesFlag("def-forming", DEFENDER, ORDER.is(TurnOrder.FORM))
                .moment("terrain", "angled", "distance")
                .asks("distance", AcwCharges::askedDistance)
                .asks("angled", AcwCharges::askedAngle)
                .gameValue("figure-scale", "scale")
                .forbids(line -> line.unit(UNIT).flatMap(AcwCharges::cannotCharge))
                .forbids(line -> line.unit(UNIT).flatMap(AcwCharges::orderedOtherwise))
                .forbidsAgain(UNIT, "NAME has charged already this turn")
                .forbids(line -> AcwContacts.isInMelee(UNIT, line))
                .doubts(AcwCharges::hasMoved)
                .marks(UNIT, AcwCharges::charging);
        AcwFills.officer(charge, "def-officer", DEFENDER);
    }

    /** With the distance the charge itself tells whether it falls short, and where it is in disorder (L264-265). */
    private static Optional<String> askedDistance(LineContext line) {
        return line.unit(UNIT)
                .flatMap(unit -> line.unit(DEFENDER)
                        .map(enemy -> "How many inches is it from " + unit.name() + " to " + enemy.name()
                                + "? (Enter: not measured)"));
    }

    /** A charge at 45 degrees is made in disorder (L263); a unit in disorder has no order to lose. */
    private static Optional<String> askedAngle(LineContext line) {
        return line.unit(UNIT)
                .filter(unit -> !FORMATION.is(unit, Formation.DISORDER))
                .flatMap(unit -> line.unit(DEFENDER)
                        .map(enemy ->
                                "Does " + unit.name() + " turn by 45 degrees or more to charge " + enemy.name() + "?"));
    }

    /** A reason why such a unit never charges. */
    static Optional<String> cannotCharge(Unit unit) {
        if (isGuns(unit)) {
            return Optional.of(unit.name() + ": guns do not charge");
        }
        return LEVEL.is(unit, Level.ROUTED)
                ? Optional.of(unit.name() + ": a routed unit does not charge")
                : Optional.empty();
    }

    /** Orders are marked before the turn is played (L19); CH may be a charge, the chart does not say. */
    private static Optional<String> orderedOtherwise(Unit unit) {
        return ORDER.isSet(unit) && !ORDER.is(unit, TurnOrder.CHARGE, TurnOrder.CH)
                ? Optional.of(unit.name() + " is ordered to " + orderWords(unit) + " and does not charge")
                : Optional.empty();
    }

    /** A unit moves once: in step 6 by its charge, or in another (L23-26). */
    private static Optional<String> hasMoved(LineContext line) {
        return line.unit(UNIT)
                .filter(CommonFields.MOVED::isSet)
                .map(unit -> unit.name() + (FELL_BACK.isSet(unit) ? " fell back" : " has moved")
                        + " this turn already, and a charge is a move");
    }

    /** The unit without a charge whose enemy is gone. */
    static Unit withoutEndedCharge(Unit unit, Units units) {
        String enemy = unit.isGone() ? null : CHARGING.of(unit);
        boolean over = enemy != null && units.find(enemy).filter(Unit::isGone).isPresent();
        return over ? CHARGING.set(unit, null) : unit;
    }

    /** A reason against a typed flag that says of a unit that it is charging; a charge that was played stands. */
    static Optional<String> cannotBeCharging(String flag, String role, LineContext line) {
        boolean typed = line.isTyped(flag) && line.isSet(flag);
        return line.unit(role)
                .filter(unit -> typed && !CHARGING.isSet(unit))
                .flatMap(unit -> cannotCharge(unit).or(() -> orderedOtherwise(unit)));
    }

    /** The unit on its charge. One that ends before any volley has only moved. */
    private static Unit charging(Unit unit, EventContext after) {
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
    static Units afterVolley(EventContext after, Units units) {
        Optional<Unit> charger = after.played("fire")
                ? after.unit(TARGET)
                : after.played("morale") ? after.unit(UNIT) : Optional.empty();
        if (charger.isEmpty()) {
            return units;
        }
        Unit now = units.get(charger.get().name());
        boolean volley = after.played("fire")
                && after.unit(FIRER)
                        .filter(firer -> firer.name().equals(CHARGING.of(now)))
                        .isPresent();
        boolean checks =
                after.was(now).filter(was -> AcwMorale.checks(now, was)).isPresent();
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

    static boolean isVolleyAt(Due due, Unit charger) {
        return due.resolver().equals("fire")
                && due.options().containsKey("charging")
                && due.units().size() == 2
                && due.units().get(1).equals(charger.name());
    }

    /** In disorder, as guns never are; nothing is left to lose then. */
    static Unit outOfOrder(Unit unit) {
        return isFootOrHorse(unit) ? DISORDERS.set(FORMATION.set(unit, Formation.DISORDER), null) : unit;
    }

    // ---- Melee

    void melee(ResolverRules melee) {
        AcwFire.shooter(melee, STRIKER, this::strikesByRanks)
                .in(CHARGES, MOVEMENT, MOVING_FIRE, OFFICERS) // L275: and if units end the turn in contact
                .own(QUALITY)
                .fill("shaken", STRIKER, AcwFills.shaken())
                .fill("cover", TARGET, COVER)
                .presumes("support", AcwContacts::figuresInSupport)
                .presumes("round", AcwContacts::round)
                .moment("flank")
                .namesForSum(SUPPORT, SUPPORT, FIGURES)
                .forbids(STRIKER, LEVEL.is(Level.ROUTED), "a routed unit does not fight: it surrenders")
                .forbids(STRIKER, FORMATION.is(Formation.LIMBERED), "limbered guns do not fight")
                .forbids(line -> AcwContacts.cannotSupport(SUPPORT, STRIKER, line))
                .forbids(AcwContacts::beginsAgain)
                .forbidsAgain(STRIKER, "NAME has struck already this turn, once in a round")
                .forbids(AcwContacts::hasFallenBack)
                .waitsFor(AcwContacts::impactComesFirst)
                .unlists(AcwContacts::isApart);
        AcwFire.target(melee);
    }

    /** AC-24: the front rank counts double, unless the house key says that all figures do. */
    private boolean strikesByRanks(Unit unit) {
        boolean column = ARM.is(unit, INFANTRY) && FORMATION.is(unit, Formation.ATTACK_COLUMN);
        return !allStrike && isFootOrHorse(unit) && (column || FORMATION.is(unit, Formation.DOUBLE_LINE));
    }

    /** Never played in a game, which plays its steps; declared for odds. */
    void engage(ResolverRules engage) {
        AcwImpact.clash(engage)
                .part("figures", ATTACKER, FIGURES, this::strikesByRanks)
                .part("def-figures", DEFENDER, FIGURES, this::strikesByRanks)
                .part("def-sections", DEFENDER, SECTIONS)
                .moment("support", "def-support");
    }

    // ---- Due items that lapse

    /** Whether the charge that a volley was to meet is over: it fell back, or went home without the volley. */
    static boolean isChargeOver(Due volley, Units units) {
        if (volley.units().size() < 2) {
            return false;
        }
        Unit charger = units.get(volley.units().get(1));
        return isVolleyAt(volley, charger) && !volley.units().get(0).equals(CHARGING.of(charger));
    }

    /** Whether a volley will not be fired: one of the two routed, or the unit that would fire cannot. */
    static boolean isVolleyOver(Due volley, Units units) {
        boolean routed = volley.units().stream().anyMatch(name -> LEVEL.is(units.get(name), Level.ROUTED));
        return routed || FORMATION.is(units.get(volley.units().get(0)), Formation.LIMBERED);
    }

    /** Whether blows will not be struck: the two are apart, and neither has struck this turn. */
    static boolean isMeleeOver(Due melee, GameState before, Units units) {
        if (melee.units().size() < 2) {
            return false; // the enemy is not named, so that nothing is known of him
        }
        List<Unit> pair = melee.units().stream().map(units::get).toList();
        boolean apart = !AcwContacts.areInContact(pair.get(0), pair.get(1));
        return apart && pair.stream().noneMatch(unit -> before.hasPlayed(unit, "melee", STRIKER));
    }
}
