package grognard.game;

import grognard.game.referee.EventContext;
import grognard.game.referee.LineContext;
import grognard.game.referee.Question;
import grognard.game.referee.Referee;
import grognard.game.referee.ResolverRules;
import grognard.game.state.Due;
import grognard.game.state.EventResult;
import grognard.game.state.GameState;
import grognard.game.state.Phase;
import grognard.game.state.Resolved;
import grognard.game.state.Roles;
import grognard.game.unit.Change;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.input.BadInput;
import grognard.record.RecordEntry;
import grognard.rules.Description;
import grognard.rules.Outcome;
import grognard.rules.Parameter;
import grognard.rules.Played;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One resolution in a game: whether it may be played, what the units fill in, and what it does to them. */
public final class GameAction {

    private static final String FORCE = "; --force plays it all the same";

    private final Game game;
    private final Referee referee;
    private final ResolverRules rules;
    private final Roles typedRoles;
    private final LineContext line;
    private final boolean force;
    private final ParameterFiller filling;
    private @Nullable Premise premise;

    /** The values that are equal for all outcomes of a situation, computed once. */
    private record Premise(Situation situation, Map<String, Object> inputs, List<Change> sets) {}

    /** @param typed what was typed, by parameter name */
    public GameAction(Game game, Description description, Roles roles, Map<String, String> typed, boolean force) {
        this.game = game;
        this.referee = game.referee();
        this.rules = referee.rulesOf(description);
        this.typedRoles = roles;
        this.line = rules.line(
                game.state(), game.values(), rules.complete(roles, game.state().units()), typed);
        this.force = force;
        this.filling = new ParameterFiller(referee, line);
    }

    /** The resolution as a record has it. */
    static GameAction of(Game game, RecordEntry entry, Description description, Map<String, String> typed) {
        Resolved said = (Resolved) EventReader.read(entry);
        for (String name : said.roles().names()) {
            if (game.state().units().find(name).isEmpty()) {
                throw new BadInput("has a unit that was never mustered, " + name);
            }
        }
        if (description.roles().isEmpty() && !said.roles().named().isEmpty()) {
            throw new BadInput("has units, and " + description.name() + " is about none");
        }
        return new GameAction(
                game, description, said.roles(), typed, said.deed().force());
    }

    /** All values, ready to be read. Refuses what these units may not do, unless it is forced. */
    public Map<String, String> values() {
        check(false);
        return filling.filled();
    }

    /** All values for odds, which look ahead: as {@link #values}, but nothing else need be played first. */
    public Map<String, String> valuesAhead() {
        check(true);
        return filling.filled();
    }

    /** Reads the situation; refuses what these units may not do, unless it is forced, and what they cannot be. */
    public Situation situation(Resolver resolver, Tables tables) {
        return checked(Situation.read(resolver, values(), tables));
    }

    /** Returns the situation; refuses typed values that make a unit what it cannot be, such as guns in line. */
    public Situation checked(Situation situation) {
        premise(situation);
        return situation;
    }

    /** Refuses what these units may not do, unless it is forced. */
    public void checkAllowed() {
        check(false);
    }

    /** @param ahead whether to ignore that something else must be played first */
    private void check(boolean ahead) {
        if (force) {
            return;
        }
        String side = "";
        for (Map.Entry<String, String> role : line.roles().named().entrySet()) {
            Unit unit = game.state().units().get(role.getValue());
            if (unit.isGone() && !rules.isTakingGone(unit, game.state())) {
                throw BadInput.about(
                        unit.name(),
                        unit.name() + " is gone" + unit.howGone() + ": expected a unit on the table" + FORCE);
            }
            Optional<String> absent = game.state().units().notArrived(unit);
            if (absent.isPresent()) {
                throw BadInput.about(unit.name(), absent.get() + FORCE);
            }
            if (!rules.isTakenBy(role.getKey(), unit)) {
                throw BadInput.value(line.resolver(), unit.name(), referee.taken(line.resolver(), unit));
            }
            if (!line.description().roles().contains(role.getKey())) {
                continue;
            }
            if (unit.side().equals(side)) {
                throw BadInput.value(
                        line.resolver(), unit.name(), "a unit of the other side, it is " + side + " too" + FORCE);
            }
            side = unit.side();
        }
        Optional<String> reason = ahead ? rules.forbiddenEver(line) : rules.forbidden(line);
        if (reason.isPresent()) {
            throw BadInput.about(line.resolver(), reason.get() + FORCE);
        }
    }

    /** Returns the refusal of the line; empty if it may be played. */
    public Optional<BadInput> refusal() {
        try {
            check(false);
            return Optional.empty();
        } catch (BadInput e) {
            return Optional.of(e);
        }
    }

    /** Remarks on due items whose condition only the table shows, and which were assumed to apply. */
    public List<String> presumed() {
        List<String> remarks = new ArrayList<>();
        line.due()
                .filter(due -> line.typed().isEmpty()) // whoever says how it happened says that it did
                .ifPresent(due -> referee.duties()
                        .conditions(due, line.units())
                        .forEach(question ->
                                remarks.add(question + " Taken to be so; if not, undo and due drop " + due.n() + ".")));
        return remarks;
    }

    /** Questions about the table that the line leaves open. */
    public List<Question.Asked> openQuestions() {
        return force ? List.of() : rules.open(line);
    }

    /** Reasons not to play the line now, though nothing forbids it: it belongs to another phase, and the referee's own. */
    public List<String> doubts() {
        if (force) {
            return List.of();
        }
        List<String> doubts = new ArrayList<>();
        boolean ofTheBattle = referee.ruleset().resolvers().contains(line.resolver()) // and no plain dice
                && !rules.isCountingArmies()
                && !rules.isLookUp(line.typed());
        if (ofTheBattle) {
            referee.overWords(game.state(), game.values()).ifPresent(doubts::add);
        }
        Optional<Phase> phase = game.state().phase();
        phase.flatMap(now -> referee.untimely(line, now)).ifPresent(doubts::add);
        line.due()
                .filter(due -> phase.isEmpty() && game.state().moment().phased() && referee.waits(due, game.state()))
                .ifPresent(due -> doubts.add(
                        "Turn " + line.turn() + " has not come to its phase yet: " + due.command() + " is due later."));
        doubts.addAll(rules.doubts(line));
        doubts.addAll(rules.reminders(line));
        return doubts;
    }

    /**
     * A doubt for players at the prompt: the line names one unit where the dice depend on two, and does not describe the
     * other by options either. It would be played against a unit of default values, and count as this unit's action.
     */
    public Optional<String> missingOpponent() {
        List<String> roles = line.description().roles();
        Optional<Unit> unit = roles.size() < 2 ? Optional.empty() : line.unit(roles.get(0));
        if (unit.isEmpty()
                || line.unit(roles.get(1)).isPresent()
                || line.due().isPresent()
                || rules.opponents(unit.get(), game.state().units()).isEmpty()) {
            return Optional.empty();
        }
        List<Parameter<?>> ofOther = line.description().parameters().stream()
                .filter(parameter ->
                        rules.roleOf(parameter).filter(roles.get(1)::equals).isPresent())
                .toList();
        boolean described = ofOther.stream().anyMatch(parameter -> line.isTyped(parameter.name()));
        String played = line.resolver() + " " + unit.get().name();
        return ofOther.isEmpty() || described
                ? Optional.empty()
                : Optional.of(unit.get().name() + " against whom? " + played + " ENEMY names the " + roles.get(1));
    }

    /** The first doubt about playing it whatever the phase, as of a unit that is in another fight. */
    public Optional<String> doubtedAhead() {
        return force ? Optional.empty() : rules.doubts(line).stream().findFirst();
    }

    /** The reason of a refusal without the way out. */
    public static String withoutForce(String reason) {
        return reason.endsWith(FORCE) ? reason.substring(0, reason.length() - FORCE.length()) : reason;
    }

    /** The resolution as it is recorded: its working also lists the fields that typed values have set. */
    public Played asRecorded(Played played) {
        List<Change> sets = premise(played.situation()).sets;
        if (sets.isEmpty()) {
            return played;
        }
        List<Resolution.Line> working = new ArrayList<>();
        for (Change set : sets) {
            Number value = set.to() instanceof Integer number ? number : 1;
            working.add(new Resolution.Line("", set.unit() + " set", value, set.words() + ", as typed", false));
        }
        Resolution resolution = played.resolution();
        working.addAll(resolution.working());
        return new Played(
                played.resolver(),
                played.tables(),
                played.situation(),
                played.rolls(),
                new Resolution(resolution.outcome(), working, resolution.rulings()));
    }

    @SuppressWarnings("ReferenceEquality") // the situation of the resolution before, or another
    private Premise premise(Situation situation) {
        Premise known = premise;
        if (known == null || known.situation != situation) {
            Map<String, Object> inputs = situation.inputs();
            known = new Premise(situation, inputs, filling.sets(inputs));
            premise = known;
        }
        return known;
    }

    /** Returns the event of the resolution: its changes, and what it makes due. */
    public Resolved event(Played played) {
        Premise known = premise(played.situation());
        Outcome outcome = played.resolution().outcome();
        GameState before = game.state();
        Consequences consequences =
                new Consequences(referee, before).set(known.sets).effects(outcome.effects(), line);
        consequences.marks(context(outcome, known, List.of(), consequences.units()));
        Optional<GameState.Together> together = before.together();
        if (together.isPresent()) {
            consequences.derived();
        } else {
            consequences.followUps();
        }
        List<Change> all = consequences.changes();
        List<Change> held =
                together.isPresent() ? all.stream().filter(GameAction::waits).toList() : List.of();
        List<Change> changes = held.isEmpty()
                ? all
                : new Consequences(referee, before)
                        .to(consequences.units())
                        .without(held)
                        .changes();
        EventContext after = context(outcome, known, all, consequences.units());
        DueFinder due = new DueFinder(game, consequences.units()).playing(line.resolver(), line.roles());
        referee.dueAfter(after, due);
        long asOf = together.map(GameState.Together::record).orElse(0L);
        Resolved.Deed deed = new Resolved.Deed(line.resolver(), outcome.code().name(), typedRoles, asOf, force);
        EventResult now =
                together.isPresent() ? new EventResult(changes, List.of()) : new EventResult(changes, due.found());
        EventResult later = together.isPresent() ? new EventResult(held, due.found()) : EventResult.NONE;
        return new Resolved(deed, game.judged(now), later, typedNames());
    }

    private EventContext context(Outcome outcome, Premise known, List<Change> changes, Units units) {
        return new EventContext(Optional.of(line), Optional.of(outcome), known.inputs, game.state(), changes, units);
    }

    /** Sentences for the players after the resolution. */
    public List<String> remarks(Played played, Resolved event) {
        Outcome outcome = played.resolution().outcome();
        Units units = game.state().changed(event.changes(), 0).units();
        return referee.remarks(context(outcome, premise(played.situation()), event.changes(), units));
    }

    /** Remarks on questions that nobody answered and on which the outcome depends; without dice it depends on none. */
    public List<String> unanswered(Played played) {
        String code = played.resolution().outcome().code().name();
        List<String> remarks = new ArrayList<>();
        for (Question.Asked open : played.rolls().isEmpty() ? List.<Question.Asked>of() : openQuestions()) {
            Parameter<?> parameter =
                    line.description().parameter(open.parameter()).orElseThrow();
            remarks.addAll(open.decides(code) ? List.of(open.remark(parameter)) : List.of());
        }
        return remarks;
    }

    /** Whether a change is held back until {@code apart}: that a unit routs, or is gone. */
    private static boolean waits(Change change) {
        String field = change.field();
        return field.equals(Unit.STATE)
                || field.equals(Unit.WHY)
                || field.equals("routed")
                || "routed".equals(change.to());
    }

    /** The sides whose armies a resolver without dice counts, attacker first; none for other resolvers. */
    public List<String> armies() {
        List<String> armies = new ArrayList<>();
        if (line.description().dice().isEmpty() && rules.isCountingArmies()) {
            line.side(0).ifPresent(armies::add);
            line.side(1).ifPresent(armies::add);
        }
        return armies;
    }

    /** Names of the inputs that were typed, in the order of the description; a typed {@code none} may be no input. */
    public List<String> typedNames() {
        return line.description().parameters().stream()
                .filter(parameter -> !parameter.isNothing(line.typed().getOrDefault(parameter.name(), "")))
                .map(Parameter::name)
                .filter(line::isTyped)
                .toList();
    }

    /** The due item that the line plays, if there is one. */
    public Optional<Due> due() {
        return line.due();
    }
}
