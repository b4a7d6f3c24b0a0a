package grognard.game.acw;

import static grognard.game.acw.AcwFields.*;
import static grognard.game.acw.AcwTerms.*;
import static grognard.rules.acw.unit.Arm.ARTILLERY;
import static grognard.rules.acw.unit.Arm.INFANTRY;

import grognard.game.acw.AcwFields.Disorders;
import grognard.game.acw.AcwFields.TurnOrder;
import grognard.game.referee.DueCollector;
import grognard.game.referee.EventContext;
import grognard.game.referee.LineContext;
import grognard.game.referee.Obligation;
import grognard.game.referee.Referee;
import grognard.game.referee.TurnRules;
import grognard.game.state.Due;
import grognard.game.state.GameState;
import grognard.game.state.Phase;
import grognard.game.unit.CommonFields;
import grognard.game.unit.Field;
import grognard.game.unit.Gone;
import grognard.game.unit.OfficerState;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rules.acw.unit.Arm;
import grognard.rules.acw.unit.CombatEffects;
import grognard.rules.acw.unit.Cover;
import grognard.rules.acw.unit.Effects;
import grognard.rules.acw.unit.Formation;
import grognard.rules.acw.unit.Level;
import grognard.rules.acw.unit.Rank;
import grognard.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A game of the American Civil War by the regimental chart. Its nine steps: orders here, routs and rallies in
 * {@link AcwMorale}, first and moving fire in {@link AcwFire}, charges in {@link AcwCharges}, {@link AcwImpact} and
 * {@link AcwContacts}, officers in {@link AcwMorale}; {@link AcwDuties} has what falls due in each. L is a line of the chart,
 * A a row of its audit.
 */
public final class AcwReferee extends Referee {

    private final AcwDuties duties;

    public AcwReferee(Ruleset ruleset, Tables tables) {
        super(ruleset, tables, AcwFields.all());
        duties = new AcwDuties(this::duty, followUps()::known, tables);
        AcwCharges charges = new AcwCharges(tables);
        play("fire", AcwFire::fire);
        play("volley-point", charges::volleyPoint);
        play("charge", charges::charge);
        play("impact", AcwImpact::impact);
        play("melee", charges::melee);
        play("engage", charges::engage);
        play("morale", AcwMorale::morale);
        play("officer", AcwMorale::officer);
        play("moves", AcwMorale::moves);
        play("bonus", AcwMorale::bonus);
        effects();
        counts();
    }

    // ---- The turn

    @Override
    public List<String> phaseNames() {
        return PHASES;
    }

    @Override
    public List<Phase> phases(GameState state) {
        List<Phase> phases = new ArrayList<>();
        for (String name : PHASES) {
            phases.add(new Phase(name, "", phases.size() + 1, PHASES.size()));
        }
        return phases;
    }

    @Override
    public List<String> doubts(Phase phase, GameState state) {
        return TurnRules.goingBack(phase, state);
    }

    @Override
    public Optional<String> outOfPhase(LineContext line, Phase phase) {
        return line.resolver().equals("fire") ? AcwFire.outOfPhase(line, phase) : super.outOfPhase(line, phase);
    }

    /** Units move in step 7; routed ones in step 2, those that disengage in step 5, and charges in step 6. */
    @Override
    public Optional<String> movesOutOfPhase(Unit unit, Phase phase) {
        String own = LEVEL.is(unit, Level.ROUTED)
                ? ROUTS
                : ORDER.is(unit, TurnOrder.DISENGAGE)
                        ? DISENGAGE
                        : ORDER.is(unit, TurnOrder.CHARGE) ? CHARGES : MOVEMENT;
        return unit.isOfficer() || phase.name().equals(own) || phase.name().equals(MOVEMENT)
                ? Optional.empty()
                : Optional.of("It is " + phase.words() + ". " + unit.name() + " moves in " + own + ".");
    }

    @Override
    public boolean hasMovedIn(Unit unit, Phase phase) {
        boolean disengages = ORDER.is(unit, TurnOrder.DISENGAGE);
        boolean here = disengages
                ? phase.name().equals(DISENGAGE)
                : phase.name().equals(MOVEMENT) && !ORDER.is(unit, TurnOrder.CHARGE) && !FELL_BACK.isSet(unit);
        return here && CommonFields.MOVED.isSet(unit);
    }

    /** Step 1: how to mark orders, and who has none yet. Units are free to have none. */
    @Override
    public List<String> guidance(Phase phase, GameState state) {
        Units units = state.units();
        List<String> without = units.where(one -> units.isAtHand(one) && !one.isOfficer() && !ORDER.isSet(one)).stream()
                .map(Unit::name)
                .toList();
        return !phase.name().equals(ORDERS) || without.isEmpty()
                ? List.of()
                : List.of(
                        "order ORDER UNIT\u2026 marks orders: " + String.join(", ", ORDER.choices()),
                        "without one: " + String.join(", ", without));
    }

    @Override
    public Optional<Field<?>> orderField() {
        return Optional.of(ORDER);
    }

    @Override
    public Optional<String> setForbidden(Unit was, Unit now, GameState state) {
        return AcwContacts.cannotMeet(was, now, state.units()).or(() -> cannotBeOrdered(was, now, state));
    }

    private static Optional<String> cannotBeOrdered(Unit was, Unit now, GameState state) {
        TurnOrder order = ORDER.of(now);
        if (now.isOfficer() || order == null || order == ORDER.of(was)) {
            return Optional.empty();
        }
        Optional<String> cannot = order == TurnOrder.CHARGE ? AcwCharges.cannotCharge(now) : Optional.empty();
        // CH, which the chart does not explain, is taken as a hold ordered late
        boolean late = areOrdersRevealed(state) && order != TurnOrder.CH;
        return cannot.isPresent() || !late
                ? cannot
                : Optional.of(now.name() + ": orders are marked in step 1, before they are revealed; unit " + now.name()
                        + " order=" + order.word() + " --force changes one");
    }

    /** A formation that the chart does not list for its arm. */
    @Override
    public Optional<String> impossible(Unit unit) {
        Arm arm = ARM.of(unit);
        Formation formation = FORMATION.of(unit);
        if (unit.isOfficer() || arm == null || formation == null) {
            return Optional.empty();
        }
        Table formations = tables().get(CombatEffects.TABLE);
        return formations.find(arm, formation).isPresent()
                ? Optional.empty()
                : Optional.of(unit.name() + " is " + arm.word() + " and cannot be " + formation.word() + ": expected "
                        + Formation.all(formations, arm));
    }

    @Override
    public Optional<String> moveForbidden(Unit unit, GameState state) {
        return AcwMorale.isHeldByRout(unit)
                ? Optional.of(unit.name() + ": " + AcwMorale.ROUTED_GUNS_STAY)
                : AcwContacts.cannotMoveAway(unit);
    }

    @Override
    public Unit moved(Unit unit) {
        return AcwContacts.disengaged(COVER.set(super.moved(unit), Cover.NONE));
    }

    @Override
    public Units setByHand(GameState state, Units now) {
        Units units = AcwContacts.setByHand(state.units(), now);
        for (Unit unit : now) {
            Unit was = state.units().find(unit.name()).orElse(unit);
            boolean forms = forms(was, unit, state);
            if ((forms || CommonFields.MOVED.isSet(unit)) && !CommonFields.MOVED.isSet(was) && !unit.isGone()) {
                Unit moved = AcwContacts.disengaged(CommonFields.MOVED.set(units.get(unit.name()), true));
                boolean leaves = !forms && COVER.of(was) == COVER.of(unit);
                units = units.with(leaves ? COVER.set(moved, Cover.NONE) : moved);
            }
        }
        return units;
    }

    /** Whether the unit forms in the course of the turn: guns unlimber, or its order was to form (L92, L176). */
    private static boolean forms(Unit was, Unit now, GameState state) {
        boolean ordered = ORDER.is(now, TurnOrder.FORM) || FORMATION.is(now, Formation.UNLIMBERED);
        return ordered && FORMATION.of(was) != FORMATION.of(now) && areOrdersRevealed(state);
    }

    /**
     * A charge that loses its order after the volley is in disorder at the latest when its phase or the turn is over; units in
     * melee come to their next round.
     */
    @Override
    public Units passed(GameState state, GameState.Moment next) {
        Units units = state.units();
        for (Unit unit : units.where(one -> DISORDERS.is(one, Disorders.AFTER_VOLLEY) && !one.isGone())) {
            units = units.with(AcwCharges.outOfOrder(unit));
        }
        return next.turn() == state.turn() ? units : AcwContacts.afterTurn(state, units);
    }

    // ---- Effects

    private void effects() {
        effect(Effects.casualties(INFANTRY), (unit, scene) -> FIGURES.add(unit, -scene.number()));
        effect(Effects.casualties(ARTILLERY), (unit, scene) -> SECTIONS.add(unit, -scene.number()));
        effect(Effects.CHECK_MORALE, (unit, scene) -> HITS.add(unit, 1));
        effect(Effects.disorder(INFANTRY), (unit, scene) -> AcwCharges.outOfOrder(unit));
        effect(Effects.DISORDER_AFTER_VOLLEY, (unit, scene) -> DISORDERS.set(unit, Disorders.AFTER_VOLLEY));
        effect(Effects.FALL_BACK, (unit, scene) -> CommonFields.MOVED.set(FELL_BACK.set(driven(unit), true), true));
        effect(Effects.GOOD, (unit, scene) -> LEVEL.set(rallied(unit), Level.GOOD));
        effect(Effects.SHAKEN, (unit, scene) -> LEVEL.set(rallied(unit), Level.SHAKEN));
        effect(Effects.rout(INFANTRY), (unit, scene) -> LEVEL.set(AcwCharges.outOfOrder(driven(unit)), Level.ROUTED));
        effect(Effects.LOW_AMMO, (unit, scene) -> LOW_AMMO.set(unit, true));
        effect(
                Effects.OFFICER_LOST,
                (unit, scene) -> CommonFields.WITH.set(CommonFields.OFFICER_STATE.set(unit, OfficerState.LOST), null));
        effect(Effects.PICKED_UP, (unit, scene) -> unit.gone(Gone.CAPTURED));
        effect(Effects.SURRENDER, (unit, scene) -> unit.gone(Gone.CAPTURED));
    }

    /** A unit that routs no longer is in disorder (AC-33), also where players said that it routed. */
    private static Unit rallied(Unit unit) {
        return LEVEL.is(unit, Level.ROUTED) ? AcwCharges.outOfOrder(unit) : unit;
    }

    /** Driven from where it stood: neither charging nor in contact any more, and out of its cover. */
    private static Unit driven(Unit unit) {
        return AcwContacts.apart(COVER.set(DISORDERS.set(CHARGING.set(unit, null), null), Cover.NONE));
    }

    @Override
    protected Units afterwards(EventContext after, Units units) {
        return AcwContacts.after(after, AcwCharges.afterVolley(after, units));
    }

    @Override
    public GameState settled(GameState before, GameState now) {
        return AcwFire.asFirersStand(AcwContacts.withoutThreatOfSurrender(now));
    }

    @Override
    public Unit followUp(Unit unit, Units units) {
        if (unit.isOfficer()) {
            return unit;
        }
        Unit now = AcwContacts.withoutEndedContact(AcwFills.onFootOrMounted(unit), units);
        now = AcwCharges.withoutEndedCharge(now, units);
        boolean inDisorder = DISORDERS.isSet(now) && FORMATION.is(now, Formation.DISORDER);
        return inDisorder ? DISORDERS.set(now, null) : now;
    }

    @Override
    public Optional<Gone> gone(Unit now, Unit was) {
        return !now.isOfficer() && strength(now) == 0 && strength(was) > 0 ? Optional.of(Gone.DEAD) : Optional.empty();
    }

    @Override
    public Unit derived(Unit unit, Units units) {
        if (unit.isOfficer()) {
            return unit;
        }
        List<Unit> brigade = brigade(unit, units);
        long regiments = brigade.stream()
                .filter(other -> !other.isOfficer() && other.isGone())
                .count();
        boolean commander = hasCommander(brigade, OfficerState.LOST) && !hasCommander(brigade, OfficerState.READY);
        Unit now = differs(STANDS_LOST, standsLost(unit), unit);
        now = differs(COMMANDER_LOST, commander, now);
        return differs(REGIMENTS_LOST, (int) regiments, now);
    }

    /** The others of the same brigade, officers included; none for a unit without a brigade. */
    private static List<Unit> brigade(Unit unit, Units units) {
        String brigade = BRIGADE.of(unit);
        return brigade == null
                ? List.of()
                : units.friendsOf(unit).stream()
                        .filter(other -> brigade.equals(BRIGADE.of(other)))
                        .toList();
    }

    /** Whether one of its commanders is lost, or ready; another may have taken the place of a lost one. */
    private static boolean hasCommander(List<Unit> brigade, OfficerState state) {
        return brigade.stream()
                .anyMatch(other -> RANK.is(other, Rank.BRIGADE) && CommonFields.OFFICER_STATE.is(other, state));
    }

    private static <T> Unit differs(Field<T> field, T value, Unit unit) {
        return value.equals(field.of(unit)) ? unit : field.set(unit, value);
    }

    // ---- Due items

    @Override
    public GameState mustered(GameState state) {
        return state.with(AcwContacts.mustered(state.units()));
    }

    /** A game may begin with units that rout, or in the midst of a melee. */
    @Override
    public void dueAtMuster(GameState state, DueCollector due) {
        duties.atStart(state, due);
    }

    @Override
    public void dueAfter(EventContext after, DueCollector due) {
        duties.after(after, due);
    }

    /** Step 9 for every officer, unless its phase has called for it already (A12). */
    @Override
    public void dueAtEnd(GameState state, DueCollector due) {
        if (!state.isInPlay(OFFICERS)) {
            duties.officers(state, due);
        }
    }

    @Override
    public void dueInPhase(GameState state, Phase phase, DueCollector due) {
        if (phase.name().equals(OFFICERS)) {
            duties.officers(state, due);
        }
    }

    @Override
    public void dueAtStart(GameState state, Optional<String> active, DueCollector due) {
        duties.atStart(state, due);
    }

    /** Orders are carried out in their steps; what fires at will, on hold, is under no obligation. */
    @Override
    public List<Obligation> obligations(GameState state) {
        List<Obligation> all = new ArrayList<>();
        for (Unit unit :
                state.units().where(one -> !one.isGone() && !one.isOfficer() && !LEVEL.is(one, Level.ROUTED))) {
            TurnOrder order = ORDER.of(unit);
            boolean moved = CommonFields.MOVED.isSet(unit);
            boolean canFire = !moved && !CONTACT.isSet(unit) && !FORMATION.is(unit, Formation.LIMBERED);
            boolean canCharge = !FELL_BACK.isSet(unit) && !CONTACT.isSet(unit);
            if (order == TurnOrder.FIRST_FIRE && canFire && !state.hasPlayed(unit, "fire", FIRER)) {
                all.add(new Obligation(FIRST_FIRE, unit.name(), "fire", "it is ordered to fire first"));
            } else if (order == TurnOrder.DISENGAGE && !moved) {
                all.add(new Obligation(DISENGAGE, unit.name(), "moves", "it is ordered to disengage"));
            } else if (order == TurnOrder.CHARGE && canCharge && !state.hasPlayed(unit, "charge", UNIT)) {
                all.add(new Obligation(CHARGES, unit.name(), "charge", "it is ordered to charge"));
            } else if ((order == TurnOrder.MOVE || order == TurnOrder.FORM) && !moved && !CONTACT.isSet(unit)) {
                all.add(new Obligation(MOVEMENT, unit.name(), "moves", "it is ordered to " + order.word()));
            }
        }
        return all;
    }

    @Override
    protected boolean isMoot(Due due, GameState before, Units units) {
        return duties.isMoot(due, duties().reasons(due), before, units);
    }

    @Override
    public List<String> remarks(EventContext after) {
        List<String> remarks = new ArrayList<>(duties.remarks(after));
        AcwMorale.routedOverOpen(after).ifPresent(remarks::add);
        remarks.addAll(after.officersAlone());
        return remarks;
    }

    // ---- The armies

    /** The chart has no victory: a battle ends with the turn after which night falls, and the losses are counted. */
    @Override
    public Optional<String> verdict(GameState before, GameState after, Map<String, String> values) {
        if (!isNightfall(before, after, values)) {
            return Optional.empty();
        }
        List<String> losses = new ArrayList<>();
        for (String side : after.units().sides()) {
            losses.add(side.toUpperCase(Locale.ROOT) + " LOST " + count("lost", side, after.units()));
        }
        return Optional.of("NIGHT FALLS: " + String.join(", ", losses));
    }

    private void counts() {
        count("whole", "figures and sections", (side, units) -> sum(side, units, START::number));
        count(
                "strength",
                "figures and sections",
                (side, units) -> sum(side, units, unit -> unit.isGone() || unit.isOfficer() ? 0 : strength(unit)));
        count(
                "lost",
                "figures and sections lost",
                (side, units) -> sum(
                        side,
                        units,
                        unit -> unit.isOfficer() ? 0 : START.number(unit) - (unit.isGone() ? 0 : strength(unit))));
        count(
                "unsteady",
                "shaken or routed or gone",
                (side, units) -> number(
                        side, units, unit -> !unit.isOfficer() && (unit.isGone() || !LEVEL.is(unit, Level.GOOD))));
        count(
                "strain",
                "low on ammunition",
                (side, units) -> number(side, units, unit -> !unit.isGone() && LOW_AMMO.isSet(unit)));
    }

    /** The chart sets no limit to losses. */
    @Override
    public Optional<String> lossWords(String side, GameState state, Map<String, String> values) {
        return Optional.of(count("lost", side, state.units()) + " lost");
    }

    @Override
    public List<Field<?>> strengthFields() {
        return List.of(FIGURES, SECTIONS);
    }
}
