package grognard.plan;

import grognard.game.Due;
import grognard.game.Game;
import grognard.game.GameState;
import grognard.game.Happening;
import grognard.game.Playing;
import grognard.game.Roles;
import grognard.game.Units;
import grognard.input.BadInput;
import grognard.line.Request;
import grognard.line.Usual;
import grognard.line.Word;
import grognard.odds.Progress;
import grognard.odds.WholeOutcomes;
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
import org.jspecify.annotations.Nullable;

/** The game in thought: lines are played in every way in which they can come out, and nothing goes on record. */
final class SandTable {

    private static final Comparator<Due> IN_ORDER = Comparator.comparingInt(Due::turn)
            .thenComparing(Due::resolver)
            .thenComparing(due -> String.join("\n", due.units()))
            .thenComparing(Due::line);

    /** So many situations are remembered with all that comes of them. */
    private static final int MOST_ANSWERS = 2000;

    private final Game game;
    private final Tables tables;
    private final LinesOfPlan lines;
    private final Progress progress;
    private WholeOutcomes outcomes;
    private final Map<Known, Answer> answers = new HashMap<>();
    private final Map<Wanted, Request> read = new HashMap<>();

    /** What is due, and what the plan says beside it. */
    private record Wanted(String resolver, List<String> units, Map<String, Object> options, List<Word> typed) {}

    /** A situation, as it was filled in. */
    private record Known(String resolver, Map<String, String> values) {}

    /** What comes of a situation, or why it cannot be. */
    private record Answer(
            @Nullable Situation situation,
            WholeOutcomes.@Nullable All all,
            @Nullable BadInput refusal) {}

    SandTable(Game game, Tables tables, LinesOfPlan lines, Progress progress) {
        this.game = game;
        this.tables = tables;
        this.lines = lines;
        this.progress = progress;
        this.outcomes = new WholeOutcomes(progress);
    }

    /** The game as the plan finds it. */
    GameState start() {
        return settled(game(game.state()));
    }

    /** The game in that state. */
    Game game(GameState state) {
        return new Game(
                game.rules(), game.name(), game.values(), state, 0, state.due().size(), null, null);
    }

    /** The state after that happened, and after the turn if that ended it. */
    GameState after(Game before, Happening happening) {
        Game now = before.after(happening, 0);
        Optional<Happening> turned = now.turned();
        return settled(turned.isPresent() ? now.after(turned.get(), 0) : now);
    }

    /** What is due without its numbers: they only say what came first, and states that differ in no more are one. */
    private static GameState settled(Game now) {
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
        return new GameState(
                state.units(),
                due,
                state.turn(),
                state.stage(),
                state.ending(),
                state.cards(),
                state.levels(),
                state.together());
    }

    /** The state without what is due now: nobody plays it. */
    GameState dropped(GameState state) {
        List<Integer> numbers = new ArrayList<>();
        for (Due one : state.dueNow()) {
            numbers.add(one.n());
        }
        Game now = game(state);
        return numbers.isEmpty() ? state : after(now, now.dropped(numbers));
    }

    /** A request for what is due, made once. */
    Request due(Due due, List<Word> typed, Units units) {
        Wanted wanted = new Wanted(due.resolver(), due.units(), due.options(), typed);
        return read.computeIfAbsent(wanted, any -> lines.due(due, typed, units));
    }

    /** Plays a line from there. */
    Onward play(Request request, Roles roles, GameState state) {
        Description description = request.resolver().description();
        Game now = game(state);
        Playing playing = new Playing(
                now, description, roles, request.values(), request.options().has(Usual.FORCE));
        Answer answer = answer(request.resolver(), playing.values());
        if (answer.refusal != null || answer.all == null || answer.situation == null) {
            throw java.util.Objects.requireNonNull(answer.refusal);
        }
        List<Onward.Branch> branches = new ArrayList<>();
        for (WholeOutcomes.Whole whole : answer.all.outcomes()) {
            Resolution resolution = new Resolution(whole.outcome(), List.of(), List.of());
            Happening happening =
                    playing.happening(new Played(request.resolver(), tables, answer.situation, List.of(), resolution));
            branches.add(new Onward.Branch(
                    after(now, happening), whole.outcome().code().name(), whole.ways()));
        }
        return new Onward(branches, answer.all.of(), List.of(), true);
    }

    /** What comes of a situation is worked out once, however many states lead to it. */
    private Answer answer(Resolver resolver, Map<String, String> values) {
        Known known = new Known(resolver.description().name(), values);
        Answer answer = answers.get(known);
        if (answer == null) {
            try {
                Situation situation = Situation.read(resolver, values, tables);
                answer = new Answer(situation, outcomes.of(resolver, tables, situation), null);
            } catch (BadInput e) {
                answer = new Answer(null, null, e);
            }
            if (answers.size() >= MOST_ANSWERS) {
                answers.clear(); // what is remembered to save time must not take the room of states
                outcomes = new WholeOutcomes(progress);
            }
            answers.put(known, answer);
        }
        return answer;
    }
}
