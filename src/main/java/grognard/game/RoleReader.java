package grognard.game;

import grognard.game.referee.ResolverRules;
import grognard.game.state.Roles;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.input.BadInput;
import grognard.rules.Description;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Gives the units that a line names to the roles of its resolver. */
public final class RoleReader {

    private final Game game;
    private final Description description;
    private final ResolverRules rules;
    private final Map<String, String> named = new LinkedHashMap<>();

    private RoleReader(Game game, Description description) {
        this.game = game;
        this.description = description;
        this.rules = game.referee().rulesOf(description);
    }

    /** Gives the typed names to the resolver's roles, in order; {@code ROLE=NAME} names the role itself. */
    public static Roles read(Game game, Description description, List<String> words) {
        RoleReader reader = new RoleReader(game, description);
        words.forEach(reader::add);
        return new Roles(reader.named);
    }

    private void add(String word) {
        Units units = game.state().units();
        List<String> roles = description.roles();
        Optional<String> free =
                roles.stream().filter(role -> !named.containsKey(role)).findFirst();
        int equals = word.indexOf('=');
        Unit unit = units.meant(
                description.name(), word.substring(equals + 1), one -> isLikely(one, free.orElse(""), units));
        if (equals > 0) {
            named.put(word.substring(0, equals), unit.name());
            return;
        }
        if (free.isEmpty()) {
            throw BadInput.value(description.name(), unit.name(), most(roles.size()) + further());
        }
        named.put(free.get(), unit.name());
    }

    /** Whether this unit is the likely one if a name matches several: playable, and of the side that is not named yet. */
    private boolean isLikely(Unit unit, String role, Units units) {
        boolean enemy = named.values().stream()
                .noneMatch(other -> units.get(other).side().equals(unit.side()));
        return enemy && rules.isTakenBy(role, unit) && (units.isAtHand(unit) || rules.isTakingGone(unit, game.state()));
    }

    private static String most(int roles) {
        return roles == 0 ? "no unit" : roles == 1 ? "one unit" : "no more than " + roles + " units";
    }

    /** {@code , further ones after --near, --through}; empty where there can be none. */
    private String further() {
        List<String> options = rules.unitOptions().stream()
                .map(option -> "--" + option.option())
                .toList();
        return options.isEmpty() ? "" : ", further ones after " + String.join(", ", options);
    }
}
