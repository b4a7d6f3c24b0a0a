package grognard.play;

import grognard.dice.FaceSource;
import grognard.game.Game;
import grognard.game.GameAction;
import grognard.game.RoleReader;
import grognard.game.referee.Referee;
import grognard.game.state.Resolved;
import grognard.game.state.Roles;
import grognard.input.BadInput;
import grognard.line.CommonOption;
import grognard.line.Request;
import grognard.line.Tokenizer;
import grognard.record.RecordCaption;
import grognard.rules.Description;
import grognard.rules.Effect;
import grognard.rules.Next;
import grognard.rules.Outcome;
import grognard.rules.Played;
import grognard.rules.Resolution;
import grognard.rules.Situation;
import grognard.rules.Tables;
import java.util.List;
import java.util.function.Function;

/** A request that is resolved in a game: its units fill what they know, then the dice decide, then it is recorded. */
public final class GameResolution {

    private final Request request;
    private final Tables tables;
    private final GameAction action;
    private final Situation situation;

    /**
     * The resolution after its dice were thrown.
     *
     * @param remarks sentences for the players, without those about doubts
     * @param armies the sides in the order of the roles, of a resolution about complete armies; otherwise empty
     */
    public record Result(
            Played played, RecordCaption caption, Resolved event, List<String> remarks, List<String> armies) {

        /**
         * The resolution for the players: without follow-ups that the due list shows with their units, those that no game
         * can track stay; and with the names of the sides where a complete army wins or loses.
         */
        public Played withoutTracked(Referee rules) {
            Outcome full = played.resolution().outcome();
            List<Next> untracked =
                    full.next().stream().filter(next -> !rules.tracks(next)).toList();
            Outcome outcome = new Outcome(full.code(), full.text(), full.numbers(), named(full.effects()), untracked);
            return new Played(
                    played.resolver(),
                    played.tables(),
                    played.situation(),
                    played.rolls(),
                    new Resolution(
                            outcome,
                            played.resolution().working(),
                            played.resolution().rulings()));
        }

        private List<Effect> named(List<Effect> effects) {
            List<String> roles = played.resolver().description().roles();
            return effects.stream()
                    .map(effect -> {
                        int army = roles.indexOf(effect.side());
                        return army < 0 || army >= armies.size()
                                ? effect
                                : new Effect(armies.get(army), effect.kind(), effect.amount());
                    })
                    .toList();
        }
    }

    /** Reads the situation; refuses what these units may not do. */
    public GameResolution(Game game, Request request, Tables tables) {
        this(request, tables, action(game, request));
    }

    /** Reads the situation of these units. */
    public GameResolution(Request request, Tables tables, GameAction action) {
        this.request = request;
        this.tables = tables;
        this.action = action;
        this.situation = action.situation(request.resolver(), tables);
    }

    /** The units of a request in their roles, with its values. */
    public static GameAction action(Game game, Request request) {
        Description description = request.resolver().description();
        Roles roles = RoleReader.read(game, description, Tokenizer.texts(request.names()));
        return new GameAction(
                game, description, roles, request.values(), request.options().has(CommonOption.FORCE));
    }

    /**
     * Whether a game plays the resolver of that name. {@code capture} is a command there, since a capture is a record of its
     * own in every ruleset.
     */
    public static boolean isPlayed(String resolver) {
        return !resolver.equals("capture");
    }

    /** Refuses a resolver that a game plays in steps. */
    public static void refuseSteps(Description description) {
        if (!description.steps().isEmpty()) {
            throw BadInput.of(
                    description.name(),
                    "its steps in a game, one after the other: " + String.join(", then ", description.steps()));
        }
    }

    public GameAction action() {
        return action;
    }

    /** Throws the dice without recording anything. */
    public Played thrown(FaceSource faces) {
        return Played.with(faces, request.resolver(), tables, situation);
    }

    /**
     * Throws the dice and adds the record to the line.
     *
     * @param caption makes the record's caption, which may depend on the dice that were thrown
     */
    public Result record(FaceSource faces, Function<Played, RecordCaption> caption, LineRecords line) {
        Played played = action.asRecorded(thrown(faces));
        RecordCaption captioned = caption.apply(played);
        Resolved event = action.event(played);
        List<String> remarks = action.remarks(played, event);
        line.add(event, played, captioned);
        return new Result(played, captioned, event, remarks, action.armies());
    }
}
