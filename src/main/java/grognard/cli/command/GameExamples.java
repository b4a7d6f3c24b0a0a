package grognard.cli.command;

import grognard.cli.session.Session;
import grognard.game.Game;
import grognard.game.GameAction;
import grognard.game.referee.ResolverRules;
import grognard.game.referee.UnitOption;
import grognard.game.state.Roles;
import grognard.game.unit.Unit;
import grognard.input.BadInput;
import grognard.line.CommonOption;
import grognard.line.LineReader;
import grognard.line.Tokenizer;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Situation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds example lines with units of the open game that the rules accept now, for help pages. */
public final class GameExamples {

    private final Game game;

    private GameExamples(Game game) {
        this.game = game;
    }

    /** Returns the examples of the open game; empty without a game. */
    static Optional<GameExamples> of(Session session) {
        return session.game().map(open -> new GameExamples(open.look()));
    }

    /** Returns the examples of the open game; empty without a game, or if it is played by another ruleset. */
    static Optional<GameExamples> of(Session session, Ruleset ruleset) {
        return of(session).filter(open -> open.game.referee().ruleset().name().equals(ruleset.name()));
    }

    /**
     * Returns the resolvers that are played in games. One with steps is left out: a game plays its steps one by one.
     */
    public static List<String> played(Ruleset ruleset) {
        return ruleset.resolvers().stream()
                .filter(name -> ruleset.resolver(name).description().steps().isEmpty())
                .toList();
    }

    /** Returns up to two lines that can be played now: one of two units, and one of a single unit. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (int roles : new int[] {2, 1}) {
            for (String name : played(game.referee().ruleset())) {
                Description description =
                        game.referee().ruleset().resolver(name).description();
                boolean plain =
                        game.referee().rulesOf(name).unitOptions().stream().noneMatch(UnitOption::isRows);
                boolean fits =
                        plain && !description.isLookUp() && description.roles().size() == roles;
                Optional<String> line = fits ? line(description) : Optional.empty();
                if (line.isPresent()) {
                    lines.add(line.get());
                    break;
                }
            }
        }
        return lines;
    }

    /**
     * Returns a line of the resolver with units that it accepts now; empty if there are none, or it takes more than
     * two.
     */
    Optional<String> line(Description description) {
        List<String> roles = description.roles();
        if (roles.isEmpty() || roles.size() > 2) {
            return Optional.empty();
        }
        Map<String, String> more = more(description);
        for (Unit first : units(description, "")) {
            if (roles.size() == 1) {
                if (isAccepted(description, Map.of(roles.get(0), first.name()), more)) {
                    return Optional.of(line(description, List.of(first.name()), more));
                }
                continue;
            }
            for (Unit second : units(description, first.side())) {
                Map<String, String> both = new LinkedHashMap<>();
                both.put(roles.get(0), first.name());
                both.put(roles.get(1), second.name());
                if (isAccepted(description, both, more)) {
                    return Optional.of(line(description, List.of(first.name(), second.name()), more));
                }
            }
        }
        return Optional.empty();
    }

    /** Returns how the referee of the game plays the resolver. */
    ResolverRules rulesOf(Description description) {
        return game.referee().rulesOf(description);
    }

    /** Returns the units that the resolver is for, without those of the side {@code otherThan}. */
    private List<Unit> units(Description description, String otherThan) {
        return game.state().units().list().stream()
                .filter(unit -> !unit.side().equals(otherThan) && game.referee().isFor(description.name(), unit))
                .toList();
    }

    /** Returns the required values that no unit supplies, such as a range, taken from the resolver's first example. */
    private Map<String, String> more(Description description) {
        Map<String, String> more = new LinkedHashMap<>();
        Resolver resolver = game.referee().ruleset().resolver(description.name());
        LineReader reader =
                new LineReader(game.referee().ruleset(), resolver, CommonOption.For.PLAY, description.name());
        for (String example : description
                .examples()
                .subList(0, Math.min(1, description.examples().size()))) {
            Map<String, String> typed = reader.read(Tokenizer.of(example)).values();
            for (Parameter<?> parameter : description.parameters()) {
                String value = typed.get(parameter.name());
                if (value != null
                        && parameter.isRequired()
                        && game.referee().rulesOf(description).isOfTheMoment(parameter.name())) {
                    more.put(parameter.name(), value);
                }
            }
        }
        return more;
    }

    /** Tries the line without throwing dice; a refusal is the answer, not an error. */
    private boolean isAccepted(Description description, Map<String, String> roles, Map<String, String> more) {
        try {
            GameAction action = new GameAction(game, description, new Roles(roles), more, false);
            Situation.read(
                    game.referee().ruleset().resolver(description.name()),
                    action.values(),
                    game.referee().tables());
            return true;
        } catch (BadInput e) {
            return false;
        }
    }

    private static String line(Description description, List<String> names, Map<String, String> more) {
        List<String> words = new ArrayList<>(List.of(description.name()));
        words.addAll(names);
        more.forEach((name, value) -> words.addAll(List.of("--" + name, value)));
        return Tokenizer.join(words);
    }
}
