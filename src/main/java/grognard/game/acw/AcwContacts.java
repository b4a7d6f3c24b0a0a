package grognard.game.acw;

import static grognard.game.acw.AcwFields.*;
import static grognard.game.acw.AcwTerms.*;

import grognard.game.acw.AcwFields.TurnOrder;
import grognard.game.referee.EventContext;
import grognard.game.referee.LineContext;
import grognard.game.state.Due;
import grognard.game.state.GameState;
import grognard.game.unit.Unit;
import grognard.game.unit.UnitNames;
import grognard.game.unit.Units;
import grognard.rules.acw.unit.Formation;
import grognard.rules.acw.unit.Level;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
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

    /** The unit in the first round with the enemy; a charge against him is over. */
    private static Unit inContact(Unit unit, Unit enemy) {
        Unit met = FELL_BACK.set(ROUND.set(CONTACT.set(unit, enemy.name()), 1), false);
        return enemy.name().equals(CHARGING.of(met)) ? CHARGING.set(met, null) : met;
    }

    /** The supports of a charge support in its melee too (A90). */
    private static Units supported(Unit unit, List<Unit> by, Units units) {
        return by.isEmpty() ? units : units.with(SUPPORTS.set(units.get(unit.name()), names(by)));
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
                && canMeet(striker.get())
                && canMeet(target.get());
        Units now = meet ? met(striker.get(), target.get(), units) : units;
        now = supported(striker.get(), after.all(SUPPORT), now);
        boolean both =
                areInContact(striker.get(), target.get()) && after.before().hasPlayed(target.get(), "melee", STRIKER);
        for (Unit unit : both ? List.of(striker.get(), target.get()) : List.<Unit>of()) {
            now = now.with(ROUND.set(now.get(unit.name()), FOLLOWING));
        }
        return now;
    }

    /** A unit that falls back in a round leaves the contact, though blows of that round are still to come (L251-252). */
    private static boolean canMeet(Unit unit) {
        return !unit.isGone() && !FELL_BACK.isSet(unit);
    }

    /** Units in melee when a turn is over: the first round is behind them if either has struck in it (L275-276). */
    static Units afterTurn(GameState state, Units units) {
        Units now = units;
        for (Unit unit : units.where(AcwContacts::isInContact)) {
            boolean fought = state.hasPlayed(unit, "melee", STRIKER) || state.hasPlayed(unit, "melee", TARGET);
            now = fought ? now.with(ROUND.set(unit, FOLLOWING)) : now;
        }
        return now;
    }

    static boolean areInContact(Unit one, Unit other) {
        return other.name().equals(CONTACT.of(one)) || one.name().equals(CONTACT.of(other));
    }

    /** The unit without a contact whose other side is gone or away, and without what belonged to that contact. */
    static Unit withoutEndedContact(Unit unit, Units units) {
        if (unit.isGone()) {
            return unit;
        }
        String enemy = CONTACT.of(unit);
        if (enemy == null) {
            return ROUND.number(unit) == 0 && !SUPPORTS.isSet(unit) ? unit : apart(unit);
        }
        if (units.find(enemy).filter(AcwContacts::isInContact).isPresent()) {
            return unit;
        }
        // Another enemy may still be in contact with it.
        for (Unit other : units) {
            if (isInContact(other) && unit.name().equals(CONTACT.of(other))) {
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

    /** Whether it is in contact; a unit that is gone keeps the enemy that it had last. */
    static boolean isInContact(Unit unit) {
        return !unit.isGone() && CONTACT.isSet(unit);
    }

    /** A unit in melee moves only to disengage (L23, L36). */
    static Optional<String> cannotMoveAway(Unit unit) {
        return CONTACT.isSet(unit) && !ORDER.is(unit, TurnOrder.DISENGAGE)
                ? Optional.of(unit.name() + " is in melee with " + CONTACT.of(unit) + ": order disengage " + unit.name()
                        + " lets it move away, unit " + unit.name() + " contact=none says that they are apart")
                : Optional.empty();
    }

    /** A unit that has moved: by an order to disengage it has moved away from its enemy (L23, L36). */
    static Unit disengaged(Unit moved) {
        return ORDER.is(moved, TurnOrder.DISENGAGE) && CONTACT.isSet(moved) ? apart(moved) : moved;
    }

    static Unit apart(Unit unit) {
        return SUPPORTS.set(ROUND.set(CONTACT.set(unit, null), 0), null);
    }

    /** A reason against what a unit in melee does to others than its enemy there; what is due of it is no such thing. */
    static Optional<String> isInMelee(String role, LineContext line) {
        return line.unit(role)
                .filter(unit -> line.due().isEmpty() && CONTACT.isSet(unit))
                .map(unit -> unit.name() + " is in melee with " + CONTACT.of(unit));
    }

    /** A reason against blows of a unit that the game knows in no contact; players may know better. */
    static Optional<String> isApart(LineContext line) {
        return line.unit(STRIKER)
                .filter(unit -> !CONTACT.isSet(unit))
                .map(unit -> unit.name() + " is in contact with nobody");
    }

    /** A reason against a contact said by a player that no melee could follow. */
    static Optional<String> cannotMeet(Unit was, Unit now, Units units) {
        String enemy = now.isOfficer() ? null : CONTACT.of(now);
        if (enemy == null || enemy.equals(CONTACT.of(was))) {
            return Optional.empty();
        }
        return units.get(enemy).isGone()
                ? Optional.of(now.name() + " contact=" + enemy + ": expected a unit of the other side that is on the"
                        + " table, it is gone")
                : Optional.empty();
    }

    /** The units after a player said of one that it is in contact, or no longer is. */
    static Units setByHand(Units was, Units now) {
        Units units = now;
        for (Unit one : now) {
            Unit unit = units.get(one.name());
            if (!unit.isGone()) { // a unit that is gone keeps its last contact
                units = setByHand(was.find(unit.name()).orElse(null), unit, units);
            }
        }
        return units;
    }

    private static Units setByHand(@Nullable Unit was, Unit unit, Units units) {
        boolean same = was != null && Objects.equals(CONTACT.of(was), CONTACT.of(unit));
        boolean returns = was != null && was.isGone() && same; // a unit that comes back has left its contact
        if (returns || !CONTACT.isSet(unit)) {
            return units.with(apart(unit));
        }
        return same && ROUND.number(unit) > 0 ? units : completed(unit, units);
    }

    /**
     * The units as a game begins: a muster may say of one of two that they are in contact, and leave out the round. One with
     * rounds, as {@code units --csv} has them, says all: between together and apart only one of two may be in contact.
     */
    static Units mustered(Units units) {
        Units now = units;
        for (Unit unit : units.where(one -> isInContact(one) && ROUND.number(one) == 0)) {
            now = completed(now.get(unit.name()), now);
        }
        return now;
    }

    /** Both units in contact where players say so of one, in the first round unless they say another. */
    private static Units completed(Unit unit, Units units) {
        Unit enemy = units.get(Objects.requireNonNull(CONTACT.of(unit)));
        if (enemy.isGone()) {
            return units; // nobody meets who is gone
        }
        Units now = isInContact(enemy) ? units : units.with(inContact(enemy, unit));
        return ROUND.number(unit) > 0 ? now : now.with(inContact(unit, enemy));
    }

    /** Pairs in contact, each once, the unit that was mustered first leading. */
    static List<List<Unit>> pairs(Units units) {
        List<List<Unit>> pairs = new ArrayList<>();
        for (Unit unit : units.where(AcwContacts::isInContact)) {
            Unit enemy = units.get(Objects.requireNonNull(CONTACT.of(unit)));
            if (!pairs.contains(List.of(enemy, unit))) {
                pairs.add(List.of(unit, enemy));
            }
        }
        return pairs;
    }

    // ---- Supports

    /**
     * A reason against units that a line names in support of another: additional units of its side that are ready (L270).
     * The chart has a number for infantry and one for cavalry (L270), and routed units do not fight (L125).
     */
    static Optional<String> cannotSupport(String support, String role, LineContext line) {
        return line.unit(role).flatMap(supported -> cannotSupport(line.all(support), supported));
    }

    private static Optional<String> cannotSupport(List<Unit> supports, Unit supported) {
        Set<Unit> named = new HashSet<>();
        for (Unit unit : supports) {
            String reason = named.add(unit) ? cannotSupport(unit, supported) : "it is named twice";
            if (reason != null) {
                return Optional.of(unit.name() + " cannot support " + supported.name() + ": " + reason);
            }
        }
        return Optional.empty();
    }

    private static @Nullable String cannotSupport(Unit unit, Unit supported) {
        if (unit.name().equals(supported.name())) {
            return "supports are other units";
        }
        if (!unit.side().equals(supported.side())) {
            return "it is " + unit.side();
        }
        if (isGuns(unit)) {
            return "guns do not support";
        }
        if (LEVEL.is(unit, Level.ROUTED)) {
            return "it is routed";
        }
        return CONTACT.isSet(unit) ? "it fights itself, with " + CONTACT.of(unit) : null;
    }

    // ---- Values that a contact fills in

    /** The round of the melee; null outside of one. */
    static @Nullable Object round(LineContext line) {
        return line.unit(STRIKER).map(ROUND::number).filter(round -> round > 0).orElse(null);
    }

    /** Figures that support the striker now, by the names that the melee is due with; null if nobody does. */
    static @Nullable Object figuresInSupport(LineContext line) {
        Unit striker = line.unit(STRIKER).orElse(null);
        if (striker == null) {
            return null;
        }
        Object due = line.due().map(one -> one.options().get(SUPPORT)).orElse(null);
        List<Unit> supports = due instanceof UnitNames named
                ? supports(named, striker, line.units())
                : supports(striker, line.units());
        int figures = supports.stream().mapToInt(FIGURES::number).sum();
        return figures > 0 ? figures : null;
    }

    /** The units that support it in its melee and still can. */
    static List<Unit> supports(Unit unit, Units units) {
        UnitNames named = SUPPORTS.of(unit);
        return named == null ? List.of() : supports(named, unit, units);
    }

    static UnitNames names(List<Unit> units) {
        return new UnitNames(units.stream().map(Unit::name).toList());
    }

    private static List<Unit> supports(UnitNames named, Unit supported, Units units) {
        return named.names().stream()
                .flatMap(name -> units.find(name).stream())
                .filter(unit -> units.isAtHand(unit) && cannotSupport(unit, supported) == null)
                .toList();
    }

    /** Whether such a unit strikes at all: routed ones surrender, and limbered guns do not fight. */
    static boolean canStrike(Unit unit) {
        return !unit.isGone() && !LEVEL.is(unit, Level.ROUTED) && !FORMATION.is(unit, Formation.LIMBERED);
    }

    /** A charge strikes after its impact, and only if that is a tie (L269, L275). */
    static Optional<String> impactComesFirst(LineContext line) {
        return apart(line, CHARGING::isSet)
                .map(unit -> unit.name() + " charges " + CHARGING.of(unit) + ": impact comes before melee");
    }

    /** Only a tie goes to melee: who loses the impact, or fails a check, is away from his enemy (L252-254, L271-275). */
    static Optional<String> hasFallenBack(LineContext line) {
        return apart(line, FELL_BACK::isSet)
                .map(unit -> unit.name() + " fell back this turn and is in contact with nobody");
    }

    /** The first such unit of striker and target, if they are in no contact and no blows are due. */
    private static Optional<Unit> apart(LineContext line, Predicate<Unit> condition) {
        Optional<Unit> striker = line.unit(STRIKER);
        Optional<Unit> target = line.unit(TARGET);
        if (line.due().isPresent()
                || striker.isEmpty()
                || target.isEmpty()
                || areInContact(striker.get(), target.get())) {
            return Optional.empty();
        }
        return striker.filter(condition).or(() -> target.filter(condition));
    }

    /** A melee that is in its second round does not begin again (A88). */
    static Optional<String> beginsAgain(LineContext line) {
        boolean first = "1".equals(line.typed().get("round"));
        boolean due = line.due()
                .filter(one -> Objects.equals(one.options().get("round"), FOLLOWING))
                .isPresent();
        return line.unit(STRIKER)
                .filter(unit -> first && (due || ROUND.number(unit) == FOLLOWING))
                .map(unit -> "the melee of " + unit.name() + " goes on: this is no first round");
    }
}
