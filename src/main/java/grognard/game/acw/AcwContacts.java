package grognard.game.acw;

import static grognard.game.acw.AcwFields.*;
import static grognard.game.acw.AcwTerms.ATTACKER;
import static grognard.game.acw.AcwTerms.DEFENDER;
import static grognard.game.acw.AcwTerms.DEFENDERS_SUPPORT;
import static grognard.game.acw.AcwTerms.STRIKER;
import static grognard.game.acw.AcwTerms.SUPPORT;
import static grognard.game.acw.AcwTerms.TARGET;

import grognard.game.acw.AcwFields.TurnOrder;
import grognard.game.referee.Attempt;
import grognard.game.referee.EventContext;
import grognard.game.state.Due;
import grognard.game.state.GameState;
import grognard.game.state.UnitNames;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.rules.acw.unit.Formation;
import grognard.rules.acw.unit.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Units in melee. A contact begins with the tie of an impact and stands, across turns, until one of the two falls back,
 * routs, surrenders or is gone (L275-277). Each unit has the enemy, the round that comes next, and who supports it.
 */
final class AcwContacts {

    /** Option of a check of morale, where a rout is a surrender. */
    static final String IN_MELEE = "in-melee";

    /** The round of all blows that follow the first. */
    static final int FOLLOWING = 2;

    private AcwContacts() {}

    /** The units after an impact that was a tie, or after blows. */
    static Units after(EventContext after, Units units) {
        if (after.played("impact") && after.ended("melee")) {
            return begun(after, units);
        }
        return after.played("melee") ? struck(after, units) : units;
    }

    private static Units begun(EventContext after, Units units) {
        Optional<Unit> attacker = after.unit(ATTACKER);
        Optional<Unit> defender = after.unit(DEFENDER);
        if (attacker.isEmpty() || defender.isEmpty()) {
            return units;
        }
        Units now = met(attacker.get(), defender.get(), units);
        now = supported(attacker.get(), after.all(SUPPORT), now);
        return supported(defender.get(), after.all(DEFENDERS_SUPPORT), now);
    }

    private static Units met(Unit one, Unit other, Units units) {
        Units now = units.with(inContact(units.get(one.name()), other));
        return now.with(inContact(now.get(other.name()), one));
    }

    private static Unit inContact(Unit unit, Unit enemy) {
        return FELL_BACK.set(ROUND.set(CONTACT.set(unit, enemy.name()), 1), false);
    }

    /** The supports of a charge support in its melee too (A90). */
    private static Units supported(Unit unit, List<Unit> by, Units units) {
        if (by.isEmpty()) {
            return units;
        }
        return units.with(SUPPORTS.set(
                units.get(unit.name()),
                String.join(",", by.stream().map(Unit::name).toList())));
    }

    /** The first round is over when both have struck. Players who strike without an impact say that they are in contact. */
    private static Units struck(EventContext after, Units units) {
        Optional<Unit> striker = after.unit(STRIKER);
        Optional<Unit> target = after.unit(TARGET);
        if (striker.isEmpty() || target.isEmpty()) {
            return units;
        }
        boolean meet = !CONTACT.isSet(striker.get())
                && !CONTACT.isSet(target.get())
                && !striker.get().isGone()
                && !target.get().isGone();
        Units now = meet ? met(striker.get(), target.get(), units) : units;
        now = supported(striker.get(), after.all(SUPPORT), now);
        boolean both =
                areInContact(striker.get(), target.get()) && after.before().hasPlayed(target.get(), "melee", STRIKER);
        for (Unit unit : both ? List.of(striker.get(), target.get()) : List.<Unit>of()) {
            now = now.with(ROUND.set(now.get(unit.name()), FOLLOWING));
        }
        return now;
    }

    /** Units in melee when a turn is over: the first round is behind them if either has struck in it (L275-276). */
    static Units afterTurn(GameState state, Units units) {
        Units now = units;
        for (Unit unit : units.where(AcwContacts::isStanding)) {
            boolean fought = state.hasPlayed(unit, "melee", STRIKER) || state.hasPlayed(unit, "melee", TARGET);
            now = fought ? now.with(ROUND.set(unit, FOLLOWING)) : now;
        }
        return now;
    }

    static boolean areInContact(Unit one, Unit other) {
        return other.name().equals(CONTACT.of(one)) || one.name().equals(CONTACT.of(other));
    }

    /** The unit without a contact whose other side is gone or away, and without what belonged to that contact. */
    static Unit checked(Unit unit, Units units) {
        if (unit.isGone()) {
            return unit;
        }
        String enemy = CONTACT.of(unit);
        if (enemy == null) {
            return ROUND.number(unit) == 0 && !SUPPORTS.isSet(unit) ? unit : apart(unit);
        }
        if (units.find(enemy).filter(AcwContacts::isStanding).isPresent()) {
            return unit;
        }
        // Another enemy may still be in contact with it.
        for (Unit other : units) {
            if (isStanding(other) && unit.name().equals(CONTACT.of(other))) {
                return CONTACT.set(unit, other.name());
            }
        }
        return apart(unit);
    }

    /** The game without the threat of surrender for units whose enemy in melee is gone (L276-277). */
    static GameState withoutThreatOfSurrender(GameState state) {
        List<Due> due = new ArrayList<>();
        for (Due one : state.due()) {
            boolean over = one.options().containsKey(IN_MELEE)
                    && !CONTACT.isSet(state.units().get(one.units().get(0)));
            due.add(over ? one.without(IN_MELEE) : one);
        }
        return due.equals(state.due()) ? state : state.withDue(due);
    }

    private static boolean isStanding(Unit unit) {
        return !unit.isGone() && CONTACT.isSet(unit);
    }

    /** A unit that has moved: by an order to disengage it has moved away from its enemy (L23, L36). */
    static Unit disengaged(Unit moved) {
        return ORDER.is(moved, TurnOrder.DISENGAGE) && CONTACT.isSet(moved) ? apart(moved) : moved;
    }

    static Unit apart(Unit unit) {
        return SUPPORTS.set(ROUND.set(CONTACT.set(unit, null), 0), null);
    }

    /** A reason against what a unit in melee does to others than its enemy there; what is due of it is no such thing. */
    static Optional<String> isInMelee(String role, Attempt attempt) {
        return attempt.due().isPresent()
                ? Optional.empty()
                : attempt.unit(role)
                        .filter(CONTACT::isSet)
                        .map(unit -> unit.name() + " is in melee with " + CONTACT.of(unit));
    }

    /** A reason against blows of a unit that the game knows in no contact; players may know better. */
    static Optional<String> isApart(Attempt attempt) {
        return attempt.unit(STRIKER)
                .filter(unit -> !CONTACT.isSet(unit))
                .map(unit -> unit.name() + " is in contact with nobody");
    }

    /** A reason against a contact said by a player that no melee could follow. */
    static Optional<String> cannotMeet(Unit was, Unit now, Units units) {
        String enemy = now.isOfficer() ? null : CONTACT.of(now);
        if (enemy == null || enemy.equals(CONTACT.of(was))) {
            return Optional.empty();
        }
        Unit other = units.get(enemy);
        String why = other.isOfficer()
                ? "an officer"
                : other.isGone() ? "gone" : other.side().equals(now.side()) ? other.side() + " too" : "";
        return why.isEmpty()
                ? Optional.empty()
                : Optional.of(now.name() + " contact=" + enemy + ": expected a unit of the other side that is on the"
                        + " table, it is " + why);
    }

    /** Both units, after a player said of one that it is in contact or no longer is. */
    static Units setByHand(Units was, Units now) {
        Units units = now;
        for (Unit unit : now) {
            String before = was.find(unit.name()).map(CONTACT::of).orElse(null);
            String enemy = CONTACT.of(unit);
            boolean leftOver = enemy == null && (SUPPORTS.isSet(unit) || ROUND.number(unit) > 0);
            boolean isGone = unit.isGone() || (enemy != null && units.get(enemy).isGone());
            if (isGone || (Objects.equals(before, enemy) && !leftOver)) {
                continue; // who is gone keeps what it last was, and meets nobody
            }
            if (enemy == null) {
                units = units.with(apart(units.get(unit.name())));
                continue;
            }
            Unit other = units.get(enemy);
            units = isStanding(other) ? units : units.with(inContact(other, unit));
            units = ROUND.number(unit) > 0 ? units : units.with(inContact(units.get(unit.name()), other));
        }
        return units;
    }

    /** Pairs in contact, each once, the unit that was mustered first leading. */
    static List<List<Unit>> pairs(Units units) {
        List<List<Unit>> pairs = new ArrayList<>();
        for (Unit unit : units) {
            String enemy = unit.isGone() ? null : CONTACT.of(unit);
            if (enemy != null) {
                List<Unit> pair = List.of(unit, units.get(enemy));
                List<Unit> turned = List.of(units.get(enemy), unit);
                pairs.addAll(pairs.contains(turned) ? List.of() : List.of(pair));
            }
        }
        return pairs;
    }

    // ---- Supports

    /**
     * A reason against units that a line names in support of another: additional units of its side that are ready (L270).
     * The chart has a number for infantry and one for cavalry (L270), and routed units do not fight (L125).
     */
    static Optional<String> cannotSupport(String support, String role, Attempt attempt) {
        Optional<Unit> whom = attempt.unit(role);
        List<Unit> named = attempt.all(support);
        for (int i = 0; whom.isPresent() && i < named.size(); i++) {
            Unit unit = named.get(i);
            Optional<String> reason = named.subList(0, i).contains(unit)
                    ? Optional.of("it is named twice")
                    : cannotSupport(unit, whom.get());
            if (reason.isPresent()) {
                return reason.map(
                        why -> unit.name() + " cannot support " + whom.get().name() + ": " + why);
            }
        }
        return Optional.empty();
    }

    private static Optional<String> cannotSupport(Unit unit, Unit whom) {
        return Optional.ofNullable(
                unit.name().equals(whom.name())
                        ? "supports are other units"
                        : !unit.side().equals(whom.side())
                                ? "it is " + unit.side()
                                : isGuns(unit)
                                        ? "guns do not support"
                                        : LEVEL.is(unit, Level.ROUTED) ? "it is routed" : null);
    }

    // ---- What a contact fills in

    /** The round of the melee; null outside of one. */
    static @Nullable Object round(Attempt attempt) {
        return attempt.unit(STRIKER)
                .map(ROUND::number)
                .filter(round -> round > 0)
                .orElse(null);
    }

    /** Figures that support the striker now, by the names that the melee is due with; null if nobody does. */
    static @Nullable Object figuresInSupport(Attempt attempt) {
        Optional<Unit> striker = attempt.unit(STRIKER);
        Object due = attempt.due().map(one -> one.options().get(SUPPORT)).orElse(null);
        int figures = 0;
        for (Unit unit : striker.isEmpty()
                ? List.<Unit>of()
                : due instanceof UnitNames named
                        ? units(named, attempt.units())
                        : supports(striker.get(), attempt.units())) {
            boolean supports = attempt.units().isAtHand(unit)
                    && cannotSupport(unit, striker.get()).isEmpty();
            figures += supports && isFootOrHorse(unit) ? FIGURES.number(unit) : 0;
        }
        return figures > 0 ? figures : null;
    }

    /** The units that support it in its melee, whatever has become of them since. */
    static List<Unit> supports(Unit unit, Units units) {
        String names = SUPPORTS.of(unit);
        return names == null ? List.of() : units(UnitNames.of(names), units);
    }

    private static List<Unit> units(UnitNames named, Units units) {
        return named.names().stream().flatMap(name -> units.find(name).stream()).toList();
    }

    /** Whether such a unit strikes at all: routed ones surrender, and limbered guns do not fight. */
    static boolean canStrike(Unit unit) {
        return !unit.isGone() && !LEVEL.is(unit, Level.ROUTED) && !FORMATION.is(unit, Formation.LIMBERED);
    }

    /** A reason against more than one blow of a unit in a turn, which is one round; what is due of it is another fight. */
    static Optional<String> hasStruck(Attempt attempt) {
        return attempt.due().isPresent()
                ? Optional.empty()
                : attempt.unit(STRIKER)
                        .filter(unit -> attempt.state().hasPlayed(unit, "melee", STRIKER))
                        .map(unit -> unit.name() + " has struck already this turn, once in a round");
    }

    /** A melee that is in its second round does not begin again (A88). */
    static Optional<String> backToRoundOne(Attempt attempt) {
        boolean first = "1".equals(attempt.typed().get("round"));
        boolean due = attempt.due()
                .filter(one -> Objects.equals(one.options().get("round"), FOLLOWING))
                .isPresent();
        return attempt.unit(STRIKER)
                .filter(unit -> first && (due || ROUND.number(unit) == FOLLOWING))
                .map(unit -> "the melee of " + unit.name() + " goes on: this is no first round");
    }
}
