package grognard.game.honour;

import static grognard.game.honour.HonourFields.*;
import static grognard.game.honour.HonourTerms.*;
import static grognard.game.unit.CommonFields.WHY;
import static grognard.game.unit.CommonFields.WITH;

import grognard.game.referee.EventContext;
import grognard.game.referee.Fill.RowLine;
import grognard.game.referee.LineContext;
import grognard.game.referee.ResolverRules;
import grognard.game.unit.Gone;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.rules.Tables;
import grognard.rules.honour.morale.Rally;
import grognard.rules.honour.unit.Quality;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Hits and what they bring: weakened and routed units (710-737), and how hits are rallied off (746-761). */
final class HonourMorale {

    /** An enemy as near as this, in inches, keeps a unit without a general from rallying (748). */
    private static final int NEAR = 9;

    /** Inches by which a general goes back when his unit has routed (735). */
    private static final int LEFT_BEHIND = 6;

    /** Roles of friends that take routing hits, and their options. */
    private static final String NEAR_IT = "near";

    private static final String THROUGH = "through";

    private final Tables tables;
    private final HonourDistances distances;

    HonourMorale(Tables tables, HonourDistances distances) {
        this.tables = tables;
        this.distances = distances;
    }

    // ---- weakened and routed

    /** Whether the unit has the hits at which it counts as weakened. */
    boolean isWeakened(Unit unit) {
        Quality quality = QUALITY.of(unit);
        return quality != null && HITS.number(unit) >= quality.weakenedAt(tables);
    }

    /** Whether the unit has the hits at which it routs. */
    boolean isRouted(Unit unit) {
        Quality quality = QUALITY.of(unit);
        return quality != null && HITS.number(unit) >= quality.routedAt(tables);
    }

    void rout(ResolverRules flight) {
        flight.answersIn(MOVEMENT, FIRING, CLOSE_COMBAT)
                .takesGone()
                .rows("unit", UNIT, this::hitsOfRouted)
                .namesOnly(NEAR_IT, NEAR_IT, "friends within 6 inches and in sight, a hit each")
                .namesOnly(THROUGH, THROUGH, "friends half or more of whom it runs through, 2 hits each in place of 1")
                .forbids(HonourConditions.namesFriends(NEAR_IT))
                .forbids(HonourConditions.namesFriends(THROUGH))
                .forbids(HonourMorale::strikesItself)
                .examples("Bevern --near Wied,Itzenplitz", "Bevern --near Itzenplitz --through Wied")
                .forbids(line -> line.due().isPresent()
                        ? Optional.empty()
                        : line.unit(UNIT)
                                .map(unit -> unit.name()
                                        + (unit.isGone()
                                                ? " is gone, and its friends have taken their hits"
                                                : " does not rout")));
    }

    private static Optional<String> strikesItself(LineContext line) {
        return line.unit(UNIT)
                .filter(unit ->
                        line.all(NEAR_IT).contains(unit) || line.all(THROUGH).contains(unit))
                .map(unit -> unit.name() + " routs itself: --near and --through name its friends");
    }

    /**
     * Raises the hits of a unit that routs without enough of them, as guns do whose crew disperses (362, 677):
     * the resolver strikes the friends only of units at their rout number.
     */
    private String hitsOfRouted(Unit unit, String column, String said, RowLine row) {
        Quality quality = column.equals(HITS.name()) && WHY.is(unit, Gone.OFF) ? QUALITY.of(unit) : null;
        return quality == null ? said : String.valueOf(Math.max(HITS.number(unit), quality.routedAt(tables)));
    }

    /** A general whose unit is gone stays behind on the table (734-735). */
    static Unit left(Unit officer, Units units) {
        String with = officer.isOfficer() ? WITH.of(officer) : null;
        boolean alone = with != null && units.find(with).filter(Unit::isGone).isPresent();
        return alone ? WITH.set(officer, null) : officer;
    }

    /** Tells where generals are whose units have gone with the event. */
    List<String> generalsLeft(EventContext after) {
        Map<String, String> values = after.line().map(LineContext::values).orElse(Map.of());
        List<String> remarks = new ArrayList<>();
        for (Unit lost : after.went()) {
            for (Unit officer : after.before().units().officersWith(lost)) {
                remarks.add(officer.name() + ": his unit is gone, and he is " + distances.words(LEFT_BEHIND, values)
                        + " further back");
            }
        }
        return remarks;
    }

    // ---- rallying

    /** H211: a general who has just taken over, or has left a unit, does not help (744, 765-767). */
    void rally(ResolverRules rallying) {
        int last = Rally.neverRallied(tables);
        rallying.in(RALLYING)
                .own(QUALITY, HITS)
                .compute(
                        "general",
                        line -> line.officerWith(UNIT)
                                .filter(officer -> HonourCommand.helpsToRally(officer, line.turn()))
                                .map(RANK::of)
                                .orElse(null))
                .moment("clear")
                .asks(
                        "clear",
                        line -> line.unit(UNIT)
                                .map(unit -> "Are all enemies more than " + distances.words(NEAR, line.values())
                                        + " away from " + unit.name() + ", or out of its sight?"))
                .presumesFlag(
                        "in-contact",
                        line -> line.unit(UNIT)
                                .filter(unit -> HonourConditions.isInContact(unit, line.state()))
                                .isPresent())
                .forbids(UNIT, unit -> HITS.number(unit) <= last, "the last " + last + " hits are never rallied off")
                .forbids(
                        UNIT,
                        (unit, line) -> HonourConditions.isInContact(unit, line.state()),
                        "it is in contact with the enemy and does not rally")
                .forbids(
                        UNIT,
                        (unit, line) -> HonourConditions.hasRallied(unit, line.state()),
                        "it has thrown to rally already this turn, and throws once");
    }
}
