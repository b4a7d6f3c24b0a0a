package grognard.game.acw;

import static grognard.game.acw.AcwFields.*;

import grognard.game.acw.AcwFields.TurnOrder;
import grognard.game.referee.Fill.Case;
import grognard.game.referee.LineContext;
import grognard.game.referee.ResolverRules;
import grognard.game.unit.CommonFields;
import grognard.game.unit.Unit;
import grognard.rules.acw.fire.Order;
import grognard.rules.acw.unit.Cover;
import grognard.rules.acw.unit.Formation;
import grognard.rules.acw.unit.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Values that units fill in alike in several resolvers. */
final class AcwFills {

    /** Formations in which cavalry is mounted. */
    private static final List<Formation> MOUNTED =
            List.of(Formation.LINE, Formation.DOUBLE_LINE, Formation.SKIRMISH, Formation.MARCH_COLUMN);

    private AcwFills() {}

    /**
     * Words for the formation: routed first, whatever the field has. Routed guns are shot at and charged as they stand
     * (AC-27), so that their formation is never routed.
     */
    static Case[] formations() {
        List<Case> cases = new ArrayList<>();
        cases.add(Case.when(Formation.ROUTED.word(), unit -> LEVEL.is(unit, Level.ROUTED) && !isGuns(unit)));
        for (Formation formation : Formation.values()) {
            if (formation != Formation.ROUTED) {
                cases.add(new Case(
                        formation.word(),
                        FORMATION.is(formation),
                        unit -> onFootOrMounted(FORMATION.set(unit, formation))));
            }
        }
        return cases.toArray(new Case[0]);
    }

    /** Words for the formation, and disorder for officers, who move so. */
    static Case[] formationsOrOfficer() {
        List<Case> cases = new ArrayList<>(List.of(formations()));
        cases.add(0, Case.when(Formation.DISORDER.word(), Unit::isOfficer));
        return cases.toArray(new Case[0]);
    }

    /** The unit with the mark of dismounted cavalry that its formation implies; disorder and rout imply none. */
    static Unit onFootOrMounted(Unit unit) {
        boolean onFoot = FORMATION.is(unit, Formation.DISMOUNTED);
        boolean mounted = !onFoot && MOUNTED.stream().anyMatch(formation -> FORMATION.is(unit, formation));
        return (onFoot && !DISMOUNTED.isSet(unit)) || (mounted && DISMOUNTED.isSet(unit))
                ? DISMOUNTED.set(unit, onFoot)
                : unit;
    }

    /** Set where the formation does not say that it is dismounted: in disorder or routed. */
    static Case dismounted() {
        return new Case(
                Case.YES,
                unit -> DISMOUNTED.fits(unit) && DISMOUNTED.isSet(unit) && !FORMATION.is(unit, Formation.DISMOUNTED),
                unit -> DISMOUNTED.set(unit, true));
    }

    static Case shaken() {
        return Case.of(Case.YES, LEVEL, Level.SHAKEN);
    }

    static Case disorder() {
        return Case.of(Case.YES, FORMATION, Formation.DISORDER);
    }

    /** Disorder of a unit that is charged; a routed one is no longer in disorder but routed, and surrenders at impact. */
    static Case disorderUnlessRouted() {
        return new Case(
                Case.YES,
                unit -> FORMATION.is(unit, Formation.DISORDER) && !LEVEL.is(unit, Level.ROUTED),
                unit -> FORMATION.set(unit, Formation.DISORDER));
    }

    /** Guns that are routed; other arms say it by their formation (A45). */
    static Case routedGuns() {
        return new Case(
                Case.YES, unit -> isGuns(unit) && LEVEL.is(unit, Level.ROUTED), unit -> LEVEL.set(unit, Level.ROUTED));
    }

    /** Words for the works that a unit stands in; other cover is none. */
    static Case[] works() {
        return new Case[] {
            Case.of(COVER, Cover.HASTY),
            Case.of(COVER, Cover.MEDIUM),
            Case.of(COVER, Cover.HEAVY),
            new Case("none", unit -> true, unit -> COVER.set(unit, Cover.NONE))
        };
    }

    /** The rank of the highest officer with the unit in that role. */
    static ResolverRules officer(ResolverRules rules, String parameter, String role) {
        return rules.compute(
                parameter, line -> line.officerWith(role).map(RANK::of).orElse(null));
    }

    /**
     * The order with which a unit fires: that of the line or of what is due, else what its order of the turn means; null
     * if it has none. Who has moved fires as moved, whatever he was ordered.
     */
    static @Nullable Order order(LineContext line, String role) {
        Optional<String> given = line.given("order");
        if (given.isPresent()) {
            for (Order order : Order.values()) {
                if (order.word().equals(given.get())) {
                    return order;
                }
            }
        }
        return line.unit(role).map(AcwFills::order).orElse(null);
    }

    static @Nullable Order order(Unit unit) {
        TurnOrder order = ORDER.of(unit);
        if (CommonFields.MOVED.isSet(unit)) {
            return Order.MOVED;
        }
        if (order == null) {
            return null;
        }
        return switch (order) {
            case FIRST_FIRE -> Order.FIRST_FIRE;
            case HOLD, CH -> Order.HOLD;
            case DISENGAGE, CHARGE, MOVE, FORM -> Order.MOVED;
        };
    }
}
