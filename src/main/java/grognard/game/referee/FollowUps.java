package grognard.game.referee;

import grognard.game.unit.Unit;
import grognard.rules.Next;
import grognard.rules.Parameter;
import grognard.rules.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Turns the follow-ups that a result names into due items: their units and the options that are known. */
public final class FollowUps {

    private final Referee referee;

    FollowUps(Referee referee) {
        this.referee = referee;
    }

    /**
     * Options of a follow-up that cannot be read from its units later: values of the moment, values that differ from the
     * unit's fields, and, if the same resolver goes on, how many took part.
     */
    public Map<String, Object> known(Next next, EventContext after) {
        Map<String, Object> options = new LinkedHashMap<>();
        ResolverRules rules = referee.rulesOf(next.resolver());
        next.known().forEach((name, value) -> {
            boolean part = next.resolver().equals(after.resolver())
                    && after.line().orElseThrow().isTyped(name)
                    && rules.isPart(name);
            if (rules.isOfTheMoment(name) || part || differs(rules, name, value, units(next, after))) {
                options.put(name, value);
            }
        });
        return options;
    }

    /** Whether a parameter would be filled from a unit with another value. */
    private static boolean differs(ResolverRules rules, String name, String value, List<Unit> units) {
        Optional<Parameter<?>> parameter = rules.description().parameter(name);
        Fill fill = parameter.isEmpty() ? new Fill.Moment() : rules.fill(parameter.get());
        boolean derived = fill instanceof Fill.FromField from && from.field().isDerived();
        return !derived
                && fill instanceof Fill.FromUnit from
                && unit(rules, from.role(), units)
                        .filter(unit -> !from.of(unit).equals(Optional.of(value)))
                        .isPresent();
    }

    private static Optional<Unit> unit(ResolverRules rules, String role, List<Unit> units) {
        int place = rules.description().roles().indexOf(role);
        return place < 0 || place >= units.size() ? Optional.empty() : Optional.of(units.get(place));
    }

    /** Typed options that hold when the resolution goes on: values of the moment, and how many took part. */
    public Map<String, Object> typedAgain(EventContext after) {
        Map<String, Object> options = new LinkedHashMap<>();
        LineContext line = after.line().orElseThrow();
        ResolverRules rules = referee.rulesOf(line.resolver());
        for (Parameter<?> parameter : line.description().parameters()) {
            String name = parameter.name();
            Object value = after.inputs().get(name);
            boolean die = parameter.type() instanceof Type.Face;
            if (value != null && !die && line.isTyped(name) && (rules.isOfTheMoment(name) || rules.isPart(name))) {
                options.put(name, value);
            }
        }
        return options;
    }

    /** The units of a follow-up as they are now. Where a resolver has units in rows, its sides are their names. */
    public List<Unit> units(Next next, EventContext after) {
        List<Unit> units = new ArrayList<>();
        for (String side : next.sides()) {
            after.unit(side).or(() -> after.units().find(side)).ifPresent(units::add);
        }
        return units;
    }

    /** The follow-up as a game plays it: of a resolver with steps, the first step and the units that it takes. */
    public Next firstStep(Next next) {
        List<String> steps =
                referee.ruleset().resolver(next.resolver()).description().steps();
        if (steps.isEmpty()) {
            return next;
        }
        int roles =
                referee.ruleset().resolver(steps.get(0)).description().roles().size();
        List<String> sides = next.sides();
        return new Next(steps.get(0), sides.subList(0, Math.min(roles, sides.size())), next.known());
    }
}
