package grognard.game;

import grognard.rules.Resolver;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Fields that follow from others: {@code weakened|routed by morale} (a resolver without dice ends so), {@code lost
 * figures by stand} (stands lost of so many figures each), {@code any CONDITION} and {@code number CONDITION} (of other
 * units, for whom {@code (same)} is this one).
 */
final class Following {

    private final GameRules rules;
    private final GameState state;

    Following(GameRules rules, GameState state) {
        this.rules = rules;
        this.state = state.with(Optional.<GameState.Together>empty()); // what follows, follows from what is now
    }

    /** The units with all that follows. */
    Units of(Units units) {
        Units now = units;
        for (Unit unit : units) {
            for (Field field : unit.fields().following(unit)) {
                Unit other = now.get(unit.name());
                Object value = value(other, field.follows(), now);
                now = Objects.equals(value, other.get(field.name())) ? now : now.with(other.with(field.name(), value));
            }
        }
        return now;
    }

    private Object value(Unit unit, String follows, Units units) {
        int space = follows.indexOf(' ');
        String rest = follows.substring(space + 1);
        return switch (follows.substring(0, space)) {
            case "lost" -> lost(unit, List.of(rest.split(" ", -1)));
            case "any" -> units.others(unit, rules.condition(rest)) > 0;
            case "number" -> units.others(unit, rules.condition(rest));
            default -> says(unit, follows, units);
        };
    }

    private static int lost(Unit unit, List<String> words) {
        int aStand = Math.max(1, unit.number(words.get(2)));
        int start = unit.number("start");
        int now = 0;
        for (String field : words.get(0).split("\\+", -1)) {
            now += unit.number(field);
        }
        return Math.max(0, (start + aStand - 1) / aStand - (now + aStand - 1) / aStand);
    }

    /** Whether a resolver that throws no dice ends so for the unit as it is now. */
    boolean says(Unit unit, String words, Units units) {
        int by = words.indexOf(" by ");
        Resolver resolver = rules.ruleset().resolver(words.substring(by + 4));
        String role = Roles.name(resolver.description().roles().get(0));
        Filling filling = new Filling(
                rules,
                state.with(units.with(unit)),
                Map.of(),
                resolver.description(),
                Roles.of(Map.of(role, unit.name())));
        String code = rules.code(resolver, filling.filled(Map.of()));
        return List.of(words.substring(0, by).split("\\|", -1)).contains(code);
    }
}
