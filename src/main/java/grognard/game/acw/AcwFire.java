package grognard.game.acw;

import static grognard.game.acw.AcwFields.*;
import static grognard.game.acw.AcwTerms.*;
import static grognard.rules.acw.unit.Arm.CAVALRY;
import static grognard.rules.acw.unit.Arm.INFANTRY;

import grognard.game.acw.AcwFields.Disorders;
import grognard.game.acw.AcwFields.OpeningVolley;
import grognard.game.acw.AcwFields.TurnOrder;
import grognard.game.referee.EventContext;
import grognard.game.referee.Fill.Case;
import grognard.game.referee.LineContext;
import grognard.game.referee.ResolverRules;
import grognard.game.state.Due;
import grognard.game.state.GameState;
import grognard.game.state.Phase;
import grognard.game.unit.CommonFields;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.input.WholeNumber;
import grognard.rules.acw.fire.Order;
import grognard.rules.acw.unit.Formation;
import grognard.rules.acw.unit.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** How fire is played: steps 4 and 8 of the turn, the volley at a charge, and the volleys of a repulse. */
final class AcwFire {

    /** Orders with which units fire at will, the best last; volleys after a repulse are not among them. */
    private static final List<Order> BY_DICE = List.of(Order.MOVED, Order.HOLD, Order.FIRST_FIRE);

    private AcwFire() {}

    static void fire(ResolverRules fire) {
        shooter(fire, FIRER, AcwFire::firesByRanks)
                .in(FIRST_FIRE, DISENGAGE, CHARGES, MOVEMENT, MOVING_FIRE)
                .own(WEAPON, REPEATERS, SHARPSHOOTERS, QUALITY)
                .fill("shaken", FIRER, AcwFills.shaken())
                .fill(
                        "opening-volley",
                        FIRER,
                        new Case(Case.YES, AcwFire::hasOpeningVolley, unit -> unit)) // forbidden if it is used
                .fill("works", FIRER, AcwFills.works())
                .presumes("order", line -> AcwFills.order(line, FIRER))
                .presumesFlag("ch", FIRER, ORDER.is(TurnOrder.CH))
                .fill("cover", TARGET, COVER)
                .presumesFlag("charging", TARGET, CHARGING::isSet)
                .forbids(line -> AcwCharges.cannotBeCharging("charging", TARGET, line))
                // L36: a disengaging unit takes half of all casualties, before it moves too
                .presumesFlag("disengaging", TARGET, ORDER.is(TurnOrder.DISENGAGE))
                .moment("range", "close", "long", "canister", "double-canister", "area", "flank")
                .moment("times", "shots", "drm")
                .asks("range", AcwFire::askedRange)
                .asks("target-formation", Formation.DISORDER.word(), AcwFire::askedDisorder)
                .forbids(
                        FIRER,
                        FORMATION.is(Formation.LIMBERED),
                        "limbered guns may not fire; unit NAME unlimbered, when they are")
                .forbids(FIRER, LEVEL.is(Level.ROUTED), "a routed unit does not fire")
                .forbids(AcwFire::orderedOtherwise)
                .forbids(AcwFire::mistakesRepulse)
                .forbidsWith(
                        "opening-volley",
                        FIRER,
                        unit -> isFootOrHorse(unit) && !hasOpeningVolley(unit),
                        "NAME has fired its opening volley already")
                .doubts(AcwFire::firesAgain)
                .unlists(AcwFire::firesAgain)
                .doubts(line -> AcwContacts.isInMelee(FIRER, line))
                .unlists(line -> AcwContacts.isInMelee(FIRER, line))
                .doubts(AcwFire::firesIntoMelee)
                .marks(FIRER, unit -> isFootOrHorse(unit) ? OPENING_VOLLEY.set(unit, OpeningVolley.USED) : unit)
                .marks(FIRER, AcwFire::fired)
                .unmarkedOn("no-fire");
        target(fire);
    }

    /**
     * Declares the values that fire and blows have in common.
     *
     * @param byRanks units of which only the front rank takes part, so that the player must say how many
     */
    static ResolverRules shooter(ResolverRules rules, String role, Predicate<Unit> byRanks) {
        rules.part("figures", role, FIGURES, byRanks)
                .part("sections", role, SECTIONS)
                .fill("arm", role, Case.when("infantry", ARM.is(INFANTRY)), Case.when("cavalry", ARM.is(CAVALRY)))
                .fill("formation", role, AcwFills.formations())
                .fill("dismounted", role, AcwFills.dismounted());
        return AcwFills.officer(rules, "officer", role);
    }

    /** Declares the values of the target. */
    static ResolverRules target(ResolverRules rules) {
        return rules.fill("target-arm", TARGET, ARM)
                .fill("target-formation", TARGET, AcwFills.formations())
                .fill("target-dismounted", TARGET, AcwFills.dismounted())
                .fill("target-routed", TARGET, AcwFills.routedGuns());
    }

    /** Only the front rank of infantry in double line or attack column shoots (AC-5); cavalry shoots with half of all. */
    private static boolean firesByRanks(Unit unit) {
        return ARM.is(unit, INFANTRY) && FORMATION.is(unit, Formation.DOUBLE_LINE, Formation.ATTACK_COLUMN);
    }

    /** The chart has one fire a turn (steps 4 and 8), but for the volleys that a charge brings; parts of a unit may share it. */
    private static Optional<String> firesAgain(LineContext line) {
        Optional<Unit> firer = line.roles().unit(FIRER, line.units()).filter(unit -> FIRED.number(unit) > 0);
        boolean volley = line.due().isPresent() || AcwFills.order(line, FIRER) == Order.REPULSE;
        return firer.filter(unit -> !volley && FIRED.number(unit) + wanted(unit, line) > mayFire(unit))
                .map(unit -> unit.name() + " has fired already this turn");
    }

    /**
     * A reason against a typed order by which the unit would fire better than it can after what it did this turn (L176) or
     * with the order that was revealed (L175, L201). Worse is never refused: only the table shows who pivoted.
     */
    private static Optional<String> orderedOtherwise(LineContext line) {
        Optional<Unit> firer = line.unit(FIRER);
        String typed = line.typed().get("order");
        boolean carried = line.due()
                .filter(due -> String.valueOf(due.options().get("order")).equals(typed))
                .isPresent();
        if (firer.isEmpty() || typed == null || carried) {
            return Optional.empty();
        }
        Unit unit = firer.get();
        boolean moved = CommonFields.MOVED.isSet(unit);
        boolean known = moved || areOrdersRevealed(line.state());
        Order own = AcwFills.order(unit);
        Order said = AcwFills.order(line, FIRER);
        if (!known || own == null || BY_DICE.indexOf(said) <= BY_DICE.indexOf(own)) {
            return Optional.empty();
        }
        String back = moved ? "; unit " + unit.name() + " moved=no takes the move back" : "";
        return Optional.of(unit.name() + why(unit) + " and fires as " + own.word() + ", not as " + typed
                + ": leave the order out" + back);
    }

    /** The volley after a repulse is due by it, once of each side, and is no other fire (L271-272). */
    private static Optional<String> mistakesRepulse(LineContext line) {
        String typed = line.typed().get("order");
        boolean repulse = Order.REPULSE.word().equals(typed);
        boolean due = line.due()
                .filter(one -> Order.REPULSE.word().equals(one.options().get("order")))
                .isPresent();
        return typed == null || repulse == due
                ? Optional.empty()
                : line.unit(FIRER)
                        .map(unit -> repulse
                                ? "no volley after a repulse is due of " + unit.name()
                                : "the volley of " + unit.name() + " after the repulse is due, not one as " + typed
                                        + ": leave the order out, or due drop strikes it out");
    }

    /** The game with the volleys that are due as their units would fire them now: one may have moved since (L176). */
    static GameState asFirersStand(GameState state) {
        Units units = state.together().map(GameState.Together::units).orElse(state.units());
        List<Due> due = new ArrayList<>();
        for (Due one : state.due()) {
            Optional<String> now =
                    units.find(one.units().get(0)).map(AcwFills::order).map(Order::word);
            Object was = one.options().get("order");
            boolean changed = one.resolver().equals("fire")
                    && was != null
                    && now.isPresent()
                    && !List.of(now.get(), Order.REPULSE.word()).contains(String.valueOf(was));
            due.add(changed ? one.with("order", now.get()) : one);
        }
        return due.equals(state.due()) ? state : state.withDue(due);
    }

    /** The reason for the order on which a unit fires: what it did this turn, or its own order. */
    private static String why(Unit unit) {
        if (!CommonFields.MOVED.isSet(unit)) {
            return " is ordered to " + orderWords(unit);
        }
        return FELL_BACK.isSet(unit) ? " fell back this turn" : " has moved";
    }

    /** The chart does not say who is hit by fire into a melee, so the players decide whether to fire into one of theirs. */
    private static Optional<String> firesIntoMelee(LineContext line) {
        Optional<Unit> firer = line.unit(FIRER);
        Optional<Unit> target = line.unit(TARGET);
        if (line.due().isPresent() || firer.isEmpty() || target.isEmpty()) {
            return Optional.empty();
        }
        return line.units().friendsOf(firer.get()).stream()
                .filter(friend -> !friend.isGone() && AcwContacts.areInContact(friend, target.get()))
                .findFirst()
                .map(friend -> target.get().name() + " is in melee with " + friend.name() + ", a friend of "
                        + firer.get().name());
    }

    /** Number of figures that would fire: all unless the line says fewer. Without a target the question is whether any may. */
    private static int wanted(Unit unit, LineContext line) {
        return line.given(isGuns(unit) ? "sections" : "figures")
                .flatMap(WholeNumber::in)
                .orElse(line.unit(TARGET).isPresent() ? mayFire(unit) : 1);
    }

    private static int mayFire(Unit unit) {
        return firesByRanks(unit) ? roundedUp(strength(unit), 2) : strength(unit);
    }

    /** The volley after a repulse is beside what units fire by their orders. */
    private static Unit fired(Unit unit, EventContext after) {
        Object many = after.inputs().get(isGuns(unit) ? "sections" : "figures");
        boolean repulse =
                Order.REPULSE.word().equals(String.valueOf(after.inputs().get("order")));
        return many instanceof Integer number && !repulse ? FIRED.add(unit, number) : unit;
    }

    /** Guns have no opening volley (AC-28). */
    private static boolean hasOpeningVolley(Unit unit) {
        return isFootOrHorse(unit) && OPENING_VOLLEY.is(unit, OpeningVolley.UNUSED);
    }

    private static Optional<String> askedRange(LineContext line) {
        boolean said = List.of("close", "long", "canister", "double-canister", "shots").stream()
                .anyMatch(name -> line.given(name).isPresent());
        boolean repulse = AcwFills.order(line, FIRER) == Order.REPULSE; // fires regardless of range
        Optional<Unit> firer = line.unit(FIRER);
        Optional<Unit> target = line.unit(TARGET);
        return said || repulse || firer.isEmpty() || target.isEmpty()
                ? Optional.empty()
                : Optional.of("How many inches is it from " + firer.get().name() + " to "
                        + target.get().name() + "? (Enter: normal range)");
    }

    /** A79: without a distance only the players know whether the charge is in disorder where the volley meets it. */
    private static Optional<String> askedDisorder(LineContext line) {
        return line.unit(TARGET)
                .filter(unit -> DISORDERS.is(unit, Disorders.UNMEASURED))
                .map(unit -> "Is " + unit.name() + " in disorder where the volley meets it?");
    }

    /**
     * Returns what speaks against firing in that phase: first fire is step 4, moving fire step 8, and who is on hold fires at any
     * time (L37).
     */
    static Optional<String> outOfPhase(LineContext line, Phase phase) {
        Order order = AcwFills.order(line, FIRER);
        boolean fits = line.due().isPresent()
                || order == null
                || switch (order) {
                    case HOLD -> true;
                    case FIRST_FIRE -> phase.name().equals(FIRST_FIRE);
                    case MOVED -> phase.name().equals(MOVING_FIRE);
                    case REPULSE -> phase.name().equals(CHARGES);
                };
        return fits ? Optional.empty() : Optional.of("It is " + phase.words() + "." + otherStep(order, line));
    }

    /** The step in which the unit fires, and why; nothing where the line itself says how it fires. */
    private static String otherStep(@Nullable Order order, LineContext line) {
        Optional<Unit> firer = line.given("order").isPresent() ? Optional.empty() : line.unit(FIRER);
        String step = order == Order.FIRST_FIRE ? ", in first-fire." : ", so it fires in moving-fire.";
        return firer.map(unit -> " " + unit.name() + why(unit) + step).orElse("");
    }
}
