package grognard.plan;

import grognard.game.Game;
import grognard.game.GameAction;
import grognard.game.state.Due;
import grognard.game.state.GameEvent;
import grognard.game.state.GameState;
import grognard.game.state.OtherEvent;
import grognard.game.state.Roles;
import grognard.game.unit.Units;
import grognard.input.BadInput;
import grognard.line.CommonOption;
import grognard.line.Request;
import grognard.line.Token;
import grognard.odds.OutcomeOdds;
import grognard.odds.Progress;
import grognard.rules.Description;
import grognard.rules.Played;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Simulates a game: plays lines with every possible result and records nothing. Caches the outcomes of situations,
 * since many states lead to the same one.
 */
final class Simulation {

    /** Order of due tests that does not depend on which came first. */
    private static final Comparator<Due> IN_ORDER = Comparator.comparingInt(Due::turn)
            .thenComparing(Due::resolver)
            .thenComparing(due -> String.join("\n", due.units()))
            .thenComparing(Due::line);

    /** Largest number of situations in the cache, which must not take the memory that the states need. */
    private static final int MAX_CACHED = 2000;

    private final Game game;
    private final Tables tables;
    private final PlanLineReader lines;
    private final Progress progress;
    private OutcomeOdds outcomes;
    private final Map<SituationKey, Answer> answers = new HashMap<>();
    private final Map<DueKey, Request> dueRequests = new HashMap<>();

    /** Cache key of the request for a due test: its own values, and the words that the plan adds. */
    private record DueKey(String resolver, List<String> units, Map<String, Object> options, List<Token> typed) {}

    /** Cache key of a situation: all values of the line, including those filled in from the game. */
    private record SituationKey(String resolver, Map<String, String> values) {}

    /** Cached result of a situation. */
    private sealed interface Answer {}

    private record Outcomes(Situation situation, OutcomeOdds.All all) implements Answer {}

    /** The rules do not allow the situation. */
    private record Refused(BadInput reason) implements Answer {}

    Simulation(Game game, Tables tables, PlanLineReader lines, Progress progress) {
        this.game = game;
        this.tables = tables;
        this.lines = lines;
        this.progress = progress;
        this.outcomes = new OutcomeOdds(progress);
    }

    /** State from which the plan starts. */
    GameState start() {
        return renumbered(game(game.state()));
    }

    /** Game in a state of the plan. It has no records, so it must not be saved. */
    Game game(GameState state) {
        return new Game(
                game.referee(),
                game.name(),
                game.values(),
                state,
                0,
                state.due().size(),
                null,
                null);
    }

    /** State after an event, and after the change of turn if the event was the last of its turn. */
    GameState after(Game before, GameEvent event) {
        Game now = before.after(event, 0);
        Optional<OtherEvent> turned = now.turned();
        return renumbered(turned.isPresent() ? now.after(turned.get(), 0) : now);
    }

    /**
     * Sorts and renumbers the due tests. In play their numbers show which came first; here states that differ only in
     * that should be equal, so that they are merged.
     */
    private static GameState renumbered(Game now) {
        GameState state = now.state();
        if (state.due().isEmpty()) {
            return state;
        }
        List<Due> sorted = new ArrayList<>(state.due());
        sorted.sort(IN_ORDER);
        List<Due> due = new ArrayList<>();
        for (Due one : sorted) {
            due.add(one.numbered(due.size() + 1));
        }
        return state.withDue(due);
    }

    /** State after all tests that are due now have been given up. */
    GameState dropped(GameState state) {
        List<Integer> numbers = state.dueNow().stream().map(Due::n).toList();
        Game now = game(state);
        return numbers.isEmpty() ? state : after(now, now.drop(numbers));
    }

    /**
     * Request for a due test, cached.
     *
     * @param typed values that the plan adds
     */
    Request due(Due due, List<Token> typed, Units units) {
        DueKey key = new DueKey(due.resolver(), due.units(), due.options(), typed);
        return dueRequests.computeIfAbsent(key, any -> lines.due(due, typed, units));
    }

    /**
     * Plays a line with every possible outcome.
     *
     * @throws BadInput if the rules do not allow it in this state
     */
    StepResult play(Request request, Roles roles, GameState state) {
        Description description = request.resolver().description();
        Game now = game(state);
        GameAction action = new GameAction(
                now, description, roles, request.values(), request.options().has(CommonOption.FORCE));
        Outcomes possible = outcomes(request.resolver(), action.values());
        List<StepResult.Branch> branches = new ArrayList<>();
        for (OutcomeOdds.Weighted weighted : possible.all.outcomes()) {
            Resolution resolution = new Resolution(weighted.outcome(), List.of(), List.of());
            GameEvent event =
                    action.event(new Played(request.resolver(), tables, possible.situation, List.of(), resolution));
            branches.add(new StepResult.Branch(
                    after(now, event), weighted.outcome().code().name(), weighted.ways()));
        }
        return new StepResult(branches, possible.all.of(), List.of(), true);
    }

    /**
     * All outcomes of a situation, cached. A refusal is cached as well.
     *
     * @throws BadInput if the rules do not allow the situation
     */
    private Outcomes outcomes(Resolver resolver, Map<String, String> values) {
        SituationKey key = new SituationKey(resolver.description().name(), values);
        Answer answer = answers.get(key);
        if (answer == null) {
            try {
                Situation situation = Situation.read(resolver, values, tables);
                answer = new Outcomes(situation, outcomes.of(resolver, tables, situation));
            } catch (BadInput e) {
                answer = new Refused(e);
            }
            if (answers.size() >= MAX_CACHED) {
                answers.clear();
                outcomes = new OutcomeOdds(progress); // with its cache of throws
            }
            answers.put(key, answer);
        }
        if (answer instanceof Refused refused) {
            throw refused.reason;
        }
        return (Outcomes) answer;
    }
}
