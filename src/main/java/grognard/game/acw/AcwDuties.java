package grognard.game.acw;

import static grognard.game.acw.AcwFields.*;
import static grognard.game.acw.AcwTerms.*;

import grognard.game.referee.DueCollector;
import grognard.game.referee.Duty;
import grognard.game.referee.EventContext;
import grognard.game.state.Due;
import grognard.game.state.GameState;
import grognard.game.unit.CommonFields;
import grognard.game.unit.Gone;
import grognard.game.unit.OfficerState;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.rules.Next;
import grognard.rules.Outcome;
import grognard.rules.Tables;
import grognard.rules.acw.fire.Order;
import grognard.rules.acw.fire.Weapon;
import grognard.rules.acw.unit.HouseRules;
import grognard.rules.acw.unit.HouseRules.RoutedPasses;
import grognard.rules.acw.unit.Level;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;

/** Tests and throws that fall due, with the reason of each. */
final class AcwDuties {

    private final Duty standLost;
    private final Duty firstLoss;
    private final Duty hit;
    private final Duty routNear;
    private final Duty lossNear;
    private final Duty captureNear;
    private final Duty officerNear;
    private final Duty routed;
    private final Duty routedGuns;
    private final Duty volley;
    private final Duty repulse;
    private final Duty impact;
    private final Duty melee;
    private final Duty meleeGoesOn;
    private final Duty blowsBack;
    private final Duty officer;
    private final BiFunction<Next, EventContext, Map<String, Object>> known;
    private final Tables tables;

    /** @param known what a result knows of a follow-up and its units do not */
    AcwDuties(
            BiFunction<String, String, Duty> duty,
            BiFunction<Next, EventContext, Map<String, Object>> known,
            Tables tables) {
        this.known = known;
        this.tables = tables;
        String passes = tables.house(HouseRules.ROUTED_PASSES) == RoutedPasses.SHAKEN
                ? "it is routed: a pass brings it back shaken"
                : "it is routed: only a 12 rallies it";
        standLost = duty.apply("morale", "it lost a stand");
        firstLoss = duty.apply("morale", "its first loss");
        hit = duty.apply("morale", "hit by guns or sharpshooters");
        routNear = near(duty, "a unit that routed");
        lossNear = near(duty, "a unit that was destroyed");
        captureNear = near(duty, "a unit that was captured");
        officerNear = near(duty, "an officer who was killed");
        routed = duty.apply("morale", passes + ", and it moves as routed units do: moves NAME --terrain \u2026")
                .of(ROUTS);
        routedGuns = duty.apply("morale", passes).of(ROUTS); // AC-27: the chart has no move of routed guns
        volley = duty.apply("fire", "the volley that meets the charge").of(CHARGES);
        repulse = duty.apply("fire", "the charge is repulsed: both fire at once (together, apart)")
                .of(CHARGES)
                .atOnce();
        impact = duty.apply("impact", "the charge goes home").of(CHARGES).last();
        melee = duty.apply("melee", "neither gave way: both strike at once (together, apart)")
                .of(CHARGES)
                .atOnce();
        meleeGoesOn = duty.apply("melee", "still in contact: the melee goes on")
                .of(CHARGES)
                .atOnce();
        blowsBack = duty.apply("melee", "it was struck: a round has the blows of both")
                .of(CHARGES);
        officer = duty.apply("officer", "step 9: is an enemy within 12\"?")
                .of(OFFICERS)
                .last()
                .onlyIf("Is an enemy within 12 inches of NAME?")
                .unlessKnown("enemy"); // known where his unit is or was in melee
    }

    /** A check of units within 6 inches (L246). */
    private static Duty near(BiFunction<String, String, Duty> duty, String whom) {
        return duty.apply("morale", "near " + whom).onlyIf("Is NAME within 6 inches of " + whom + "?");
    }

    void after(EventContext after, DueCollector due) {
        for (Unit unit : after.units()) {
            losses(unit, after, due);
        }
        stricken(after).forEach((unit, duty) -> due.addEach(duty, neighbours(unit, after)));
        for (Next next : after.outcome().map(Outcome::next).orElse(List.of())) {
            charge(next, after, due);
        }
        if (after.played("melee")) {
            strikeBack(after, due);
        }
    }

    /** A round of melee has the blows of both sides (L276): those of the target, unless they are due or were struck. */
    private void strikeBack(EventContext after, DueCollector due) {
        List<Unit> pair = new ArrayList<>();
        after.unit(TARGET).ifPresent(pair::add);
        after.unit(STRIKER).ifPresent(pair::add);
        if (pair.size() < 2 || !AcwContacts.canStrike(pair.get(0))) {
            return;
        }
        List<String> names = pair.stream().map(Unit::name).toList();
        boolean isDue = after.before().dueNow().stream().anyMatch(one -> one.isFor("melee", names));
        if (!isDue && !after.before().hasPlayed(pair.get(0), "melee", STRIKER)) {
            due.add(blowsBack, pair, withSupport(withRound(pair), pair, after.units()));
        }
    }

    /** The round of the first unit's blows, unless it is the first. */
    private static Map<String, Object> withRound(List<Unit> pair) {
        Map<String, Object> options = new LinkedHashMap<>();
        if (ROUND.is(pair.get(0), AcwContacts.FOLLOWING)) {
            options.put("round", AcwContacts.FOLLOWING);
        }
        return options;
    }

    /** Adds the next step of a charge: the volley that meets it or follows a repulse, impact, melee. */
    private void charge(Next next, EventContext after, DueCollector due) {
        List<Unit> pair = named(next, after);
        boolean isNamed = !pair.isEmpty() && after.unit(next.sides().get(0)).isPresent();
        if (!isNamed || outOfReach(next, after).isPresent()) {
            return;
        }
        Map<String, Object> options = known.apply(next, after);
        switch (next.resolver()) {
            case "fire" -> due.add(after.played("impact") ? repulse : volley, pair, withOrder(options, pair));
            case "impact" -> due.add(impact, pair, options);
            case "melee" -> due.add(melee, pair, withSupport(options, pair, after.units()));
            default -> {
                // Checks of morale follow from losses.
            }
        }
    }

    /** Words about a volley that the charge meets too far off for the weapon of the unit that would fire (L185-195). */
    private Optional<String> outOfReach(Next next, EventContext after) {
        String range = next.known().get("range");
        return range == null || !next.resolver().equals("fire")
                ? Optional.empty()
                : after.unit(next.sides().get(0))
                        .filter(unit -> {
                            Weapon weapon = WEAPON.of(unit);
                            return weapon != null && !weapon.reaches(new BigDecimal(range), tables);
                        })
                        .map(unit -> "The " + unit.text(WEAPON.name()) + " of " + unit.name() + " does not reach "
                                + range + " inches: no volley meets the charge.");
    }

    /** Known options of a volley, with the order that the unit fires on, if it has one. */
    private static Map<String, Object> withOrder(Map<String, Object> options, List<Unit> pair) {
        Order order = AcwFills.order(pair.get(0));
        if (order != null) {
            options.putIfAbsent("order", order.word());
        }
        return options;
    }

    /** Known options of blows in a melee, with the units that support the unit. */
    private static Map<String, Object> withSupport(Map<String, Object> options, List<Unit> pair, Units units) {
        List<Unit> supports = AcwContacts.supports(pair.get(0), units);
        if (!supports.isEmpty()) {
            options.put(SUPPORT, AcwContacts.names(supports));
        }
        return options;
    }

    /** One check for the first loss, for a stand lost and for hits, with all that the result knows of it. */
    private void losses(Unit unit, EventContext after, DueCollector due) {
        Unit was = after.was(unit).orElse(unit);
        if (unit.isGone() || unit.isOfficer()) {
            return;
        }
        Map<String, Object> options = new LinkedHashMap<>();
        for (Next next : after.next("morale")) {
            if (named(next, after).stream().anyMatch(one -> one.name().equals(unit.name()))) {
                options.putAll(known.apply(next, after));
            }
        }
        options.remove(HITS.name()); // those of this fire; the unit has all since its last check (L244)
        if (AcwMorale.hasLostStand(unit, was)) {
            due.add(standLost, List.of(unit), options);
        }
        if (AcwMorale.hasFirstLoss(unit, was)) {
            due.add(firstLoss, List.of(unit), options);
        }
        if (AcwMorale.isHit(unit, was)) {
            due.add(hit, List.of(unit), options);
        }
    }

    /**
     * Friends who check if they are within 6 inches (L246). The game cannot tell who is near: it takes those of the same
     * brigade, who are likely to be, and, since batteries stand anywhere, all where one of the two has no brigade. The unit
     * that an officer was with is near him.
     */
    private static List<Unit> neighbours(Unit unit, EventContext after) {
        String with = after.was(unit).map(CommonFields.WITH::of).orElse("");
        return friends(unit, after.units()).stream()
                .filter(other -> !BRIGADE.isSet(unit)
                        || !BRIGADE.isSet(other)
                        || other.name().equals(with)
                        || Objects.equals(BRIGADE.of(unit), BRIGADE.of(other)))
                .toList();
    }

    private static List<Unit> friends(Unit unit, Units units) {
        return units.friendsOf(unit).stream()
                .filter(other -> !other.isOfficer() && units.isAtHand(other))
                .toList();
    }

    /**
     * Units that were destroyed or captured and, if the result says that others check, units that began to rout and officers
     * who were killed; each with the duty of those near it.
     */
    private Map<Unit, Duty> stricken(EventContext after) {
        Map<Unit, Duty> stricken = new LinkedHashMap<>();
        for (Unit unit : after.went()) {
            if (CommonFields.WHY.is(unit, Gone.DEAD, Gone.CAPTURED)) {
                stricken.put(unit, CommonFields.WHY.is(unit, Gone.DEAD) ? lossNear : captureNear);
            }
        }
        if (after.next("morale").stream().noneMatch(next -> next.sides().isEmpty())) {
            return stricken;
        }
        for (Unit unit : after.became(LEVEL, Level.ROUTED)) {
            if (!unit.isGone()) {
                stricken.put(unit, routNear);
            }
        }
        after.became(CommonFields.OFFICER_STATE, OfficerState.LOST).forEach(unit -> stricken.put(unit, officerNear));
        return stricken;
    }

    /** Names the friends of other brigades, who check as well if they are within 6 inches (L246), and volleys that fail. */
    List<String> remarks(EventContext after) {
        List<String> remarks = new ArrayList<>();
        after.next("fire").forEach(next -> outOfReach(next, after).ifPresent(remarks::add));
        for (Unit unit : stricken(after).keySet()) {
            List<Unit> due = neighbours(unit, after);
            List<String> others = friends(unit, after.units()).stream()
                    .filter(other -> !due.contains(other))
                    .map(Unit::name)
                    .toList();
            if (!others.isEmpty()) {
                remarks.add("Within 6 inches of " + unit.name() + " these check too, by morale NAME: "
                        + String.join(", ", others));
            }
        }
        return remarks;
    }

    /** Step 9: how near is the enemy to each officer (L28-31)? */
    void officers(GameState state, DueCollector due) {
        for (Unit one : state.units()) {
            if (one.isOfficer() && isReady(one) && !state.hasPlayed(one, "officer", UNIT)) {
                Map<String, Object> options = new LinkedHashMap<>();
                AcwMorale.enemy(one, state).ifPresent(enemy -> options.put("enemy", enemy));
                due.add(officer, List.of(one), options);
            }
        }
    }

    private static boolean isReady(Unit officer) {
        return CommonFields.OFFICER_STATE.is(officer, OfficerState.READY);
    }

    /** Step 2 for routed units, and the melees that go on (A88), which belong to step 6. */
    void atStart(GameState state, DueCollector due) {
        for (Unit unit : state.units().where(one -> !one.isGone() && LEVEL.is(one, Level.ROUTED))) {
            due.add(isGuns(unit) ? routedGuns : routed, unit);
        }
        for (List<Unit> pair : AcwContacts.pairs(state.units())) {
            for (List<Unit> blows : List.of(pair, List.of(pair.get(1), pair.get(0)))) {
                due.add(meleeGoesOn, blows, withSupport(withRound(blows), blows, state.units()));
            }
        }
    }

    /** Whether there is nothing left to play of a due item, though its units are on the table. */
    boolean isMoot(Due due, List<Duty> reasons, GameState before, Units units) {
        Unit first = units.get(due.units().get(0));
        return switch (due.resolver()) {
            case "fire" ->
                AcwCharges.isVolleyOver(due, units)
                        || (!reasons.contains(repulse) && AcwCharges.isChargeOver(due, units));
            case "impact" -> AcwImpact.isOver(due, units);
            case "melee" ->
                !AcwContacts.canStrike(first)
                        || (reasons.contains(blowsBack)
                                ? before.hasPlayed(first, "melee", STRIKER)
                                : AcwCharges.isMeleeOver(due, before, units));
            case "morale" ->
                !LEVEL.is(first, Level.ROUTED)
                        && !reasons.isEmpty()
                        && List.of(routed, routedGuns).containsAll(reasons);
            case "officer" -> !isReady(first);
            default -> false;
        };
    }

    /** The units that the follow-up is for, in its order; those that the line did not name are left out. */
    private static List<Unit> named(Next next, EventContext after) {
        return next.sides().stream().flatMap(side -> after.unit(side).stream()).toList();
    }
}
