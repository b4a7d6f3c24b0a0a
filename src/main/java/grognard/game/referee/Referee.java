package grognard.game.referee;

import grognard.dice.GivenDice;
import grognard.game.state.Due;
import grognard.game.state.GameState;
import grognard.game.state.Phase;
import grognard.game.state.Resolved;
import grognard.game.unit.CommonFields;
import grognard.game.unit.Field;
import grognard.game.unit.Fields;
import grognard.game.unit.Gone;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.input.WholeNumber;
import grognard.rules.Description;
import grognard.rules.EffectKind;
import grognard.rules.Next;
import grognard.rules.Numbers;
import grognard.rules.Parameter;
import grognard.rules.Played;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rules.Type;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A ruleset's part of a game: fields of its units, how each resolver is played, what effects change, what falls due, the
 * phases of the turn, its end, and how an army has lost. Each ruleset has a subclass that reads like the book's turn.
 *
 * <p>A subclass declares in its constructor what can be declared ({@link #play(String, Consumer)}, {@link #effect}, {@link #duty}, {@link
 * #count}) and overrides methods for the rest. It holds no state: everything comes from the {@link GameState}.
 */
public abstract class Referee {

    /** Answers of resolvers without dice that are kept. */
    private static final int MOST_ANSWERS = 1000;

    private final Ruleset ruleset;
    private final Tables tables;
    private final Fields fields;
    private final Map<String, Consumer<Play>> declared = new HashMap<>();
    private final Map<String, Play> plays = new HashMap<>();
    private final Map<String, EffectAction> effects = new HashMap<>();
    private final List<Duty> duties = new ArrayList<>();
    private final Set<String> errands = new HashSet<>();
    private final Map<String, Count> counts = new LinkedHashMap<>();
    private final Map<Asked, Resolution> answers = new HashMap<>();

    /** What an effect does to the unit that it is for. */
    public interface EffectAction {
        Unit on(Unit unit, EffectScene scene);
    }

    /**
     * The circumstances of an effect.
     *
     * @param amount how much; null if the effect does not say
     * @param enemy the unit in the other role, if one is named
     */
    public record EffectScene(@Nullable BigDecimal amount, Optional<Unit> enemy, int turn) {

        /** The amount as a whole number; 0 if the effect does not say. */
        public int number() {
            return amount == null ? 0 : amount.intValue();
        }
    }

    /** A number of a whole side. */
    public interface ArmyCount {
        int of(String side, Units units);
    }

    /**
     * A number of a whole side under a name.
     *
     * @param words what is counted, for reports; empty if players never read it
     */
    private record Count(String words, ArmyCount count) {}

    /** A question to a resolver without dice. */
    private record Asked(String resolver, Map<String, String> values) {}

    protected Referee(Ruleset ruleset, Tables tables, Fields fields) {
        this.ruleset = ruleset;
        this.tables = tables;
        this.fields = fields;
    }

    // ---- declarations

    /**
     * Declares how a resolver is played. The declaration runs when the resolver is first played, so that a line pays only
     * for the resolvers that it needs.
     */
    protected final void play(String resolver, Consumer<Play> how) {
        declared.put(resolver, how);
    }

    /**
     * Declares what an effect does to its unit. An effect without declaration changes nothing. Of kinds that share a name
     * the first declared one stands for those that are not declared.
     */
    protected final void effect(EffectKind kind, EffectAction action) {
        effects.put(key(kind), action);
        effects.putIfAbsent(kind.name(), action);
    }

    private static String key(EffectKind kind) {
        return kind.name() + ": " + kind.text();
    }

    /** Declares a reason for which that resolver is due. */
    protected final Duty duty(String resolver, String why) {
        Duty duty = new Duty(resolver, why);
        duties.add(duty);
        return duty;
    }

    /**
     * Declares something that must be done on the table, without dice or resolver: {@code leave Chapel}. Players strike
     * it out when it is done; {@code end} reminds of it and does not wait.
     */
    protected final Duty errand(String word, String why) {
        Duty duty = duty(word, why);
        errands.add(word);
        return duty;
    }

    /** Whether a due item is done on the table and not played. */
    public boolean isErrand(Due due) {
        return errands.contains(due.resolver());
    }

    /** Whether the word is that of an errand. */
    public boolean isErrand(String word) {
        return errands.contains(word);
    }

    /** Declares a number of a side that reports and plans show: {@code whole}, {@code strength}, {@code unsteady}. */
    protected final void count(String name, String words, ArmyCount count) {
        counts.put(name, new Count(words, count));
    }

    // ---- what a ruleset says in its own words

    /** The unit with the fields that follow from others. */
    public Unit derived(Unit unit, Units units) {
        return unit;
    }

    /** Why the unit is gone if this change leaves too little of it. */
    public Optional<Gone> gone(Unit now, Unit was) {
        return Optional.empty();
    }

    /** The unit after what follows at once from the state of the others; called until nothing changes any more. */
    public Unit followUp(Unit unit, Units units) {
        return unit;
    }

    /**
     * The units with what the end of one means for another, before anybody is removed for lack of strength.
     *
     * @param before the units before the event
     */
    public Units spread(Units before, Units now) {
        return now;
    }

    /** The units when the game goes on to that moment: what held until a phase or a turn was over ends. */
    public Units passed(GameState state, GameState.Moment next) {
        return state.units();
    }

    /**
     * The units after a player set fields by hand, with what that means for other fields and units. Called again when
     * the record is verified, so that a second call must change nothing.
     */
    public Units setByHand(Units was, Units now) {
        return now;
    }

    /** Why there cannot be such a unit, for musters and for what players set by hand. */
    public Optional<String> impossible(Unit unit) {
        return Optional.empty();
    }

    /** Why a player may not set this by hand now, by the book. */
    public Optional<String> setForbidden(Unit was, Unit now, GameState state) {
        return Optional.empty();
    }

    /** Units after a resolution, beside effects and marks, for what concerns several units at once. */
    protected Units afterwards(Aftermath after, Units units) {
        return units;
    }

    /** Adds what is due after an event. */
    public void dueAfter(Aftermath after, DueCollector due) {}

    /** Sentences for the players about armies as they are mustered, which forbid nothing. */
    public List<String> remarksOnMuster(Units units) {
        return List.of();
    }

    /** Adds what is due of a unit that comes to the table. */
    public void dueOnArrival(Unit unit, DueCollector due) {}

    /** Adds what is due before the turn can end. */
    public void dueAtEnd(GameState state, DueCollector due) {}

    /** Adds what is due when a turn, or the part of a side, begins. */
    public void dueAtStart(GameState state, Optional<String> active, DueCollector due) {}

    /** What units must do this turn, beside what is due; what is done is left out. */
    public List<Obligation> obligations(GameState state) {
        return List.of();
    }

    /** Adds what is due when a phase begins. */
    public void dueInPhase(GameState state, Phase phase, DueCollector due) {}

    /** What comes after the last phase that is known, for the message when there is no next one. */
    public String afterLastPhase(GameState state) {
        return "end, since this is the last phase of the turn";
    }

    /** The units for which a resolver is played at once when the turn ends. */
    public Map<String, List<Unit>> upkeep(GameState state) {
        return Map.of();
    }

    /** Whether there is nothing left to play of a due item, though its units are on the table. */
    protected boolean isMoot(Due due, GameState before, Units units) {
        return false;
    }

    /** Sentences for the players after an event; they are not recorded. */
    public List<String> remarks(Aftermath after) {
        return List.of();
    }

    /** Sentences for the players before the turn ends. */
    public List<String> remarksAtEnd(GameState state) {
        return List.of();
    }

    /** Why the turn that is in play should not be played any more, since the battle is over. */
    public final Optional<String> over(GameState state, Map<String, String> values) {
        Optional<Integer> last = WholeNumber.in(values.getOrDefault("turns", ""));
        return last.filter(turn -> state.turn() > turn).map(turn -> "night fell at the end of turn " + turn);
    }

    /** Whether night falls between these two states. */
    protected final boolean isNightfall(GameState before, GameState after, Map<String, String> values) {
        return over(after, values).isPresent() && over(before, values).isEmpty();
    }

    /** The end of the battle, by the sides' own names, if an event has brought it; empty as long as it goes on. */
    public Optional<String> verdict(GameState before, GameState after, Map<String, String> values) {
        return Optional.empty();
    }

    /** The losses of a side against the limit at which it has lost, for the list of units. */
    public Optional<String> lossWords(String side, GameState state, Map<String, String> values) {
        return Optional.empty();
    }

    /** The ways in which a battle of this ruleset can end, for {@code game new --until}. */
    public List<String> waysToEnd() {
        return List.of("nightfall");
    }

    /** The state with what the turn remembers of a resolution: cards, the side that acts first, the phase. */
    public GameState remembered(Resolved resolved, GameState now) {
        return now;
    }

    /** The state after the due items changed, for what the referee keeps of the game beside its units. */
    public GameState settled(GameState before, GameState now) {
        return now;
    }

    /** Number of parts of a turn, one for each side where the armies take turns. */
    public int stages() {
        return 1;
    }

    /** Names of all phases that a turn can have; empty for a ruleset without phases. */
    public List<String> phaseNames() {
        return List.of();
    }

    /** Phases of the turn in order, as far as they are known; none for a ruleset without phases. */
    public List<Phase> phases(GameState state) {
        return List.of();
    }

    /** Why the phase in play may not be left yet. */
    public Optional<String> phaseGoesOn(GameState state, List<Due> due) {
        return Optional.empty();
    }

    /** What speaks against the line in that phase, as a sentence; empty if it belongs there. What is due now may always be played. */
    public Optional<String> outOfPhase(Attempt attempt, Phase phase) {
        Play play = playOf(attempt.description());
        List<String> roles = attempt.description().roles();
        Optional<Unit> actor = roles.isEmpty() ? Optional.empty() : attempt.unit(roles.get(0));
        boolean fits = play.phases().contains(phase.name()) && (actor.isEmpty() || acts(actor.get(), phase));
        boolean due = attempt.due().filter(one -> !waits(one, attempt.state())).isPresent();
        return fits || !play.hasPhases() || play.isAnswerIn(phase.name()) || due
                ? Optional.empty()
                : Optional.of(outOfPhaseWords(attempt, phase));
    }

    /** Whether all that is done in that phase happens at the same time, so that it takes effect when the phase is over. */
    public boolean isAtOnce(Phase phase) {
        return false;
    }

    /** Whether the unit may act in that phase. */
    public boolean acts(Unit unit, Phase phase) {
        return phase.side().isEmpty() || phase.side().equals(unit.side());
    }

    /** The words of {@link #outOfPhase} for a line of another phase. */
    protected String outOfPhaseWords(Attempt attempt, Phase phase) {
        return "It is " + phase.words() + ". For " + attempt.resolver() + " there is another phase.";
    }

    /** What the resolver takes instead of such a unit, for the message that refuses it. */
    public String taken(String resolver, Unit unit) {
        return unit.isOfficer() ? "a unit, no officer" : "an officer";
    }

    /** Reasons against an officer's joining a unit, or leaving his own, that do not forbid it. */
    public List<String> doubts(Unit officer, Optional<Unit> unit, GameState state) {
        return List.of();
    }

    /** The officer after he has joined or left a unit. */
    public Unit ridden(Unit officer, GameState state) {
        return officer;
    }

    /** Why the unit may not move this turn. */
    public Optional<String> moveForbidden(Unit unit, GameState state) {
        return Optional.empty();
    }

    /** The unit after it has moved: marked, and without what it left behind, such as cover. */
    public Unit moved(Unit unit) {
        return CommonFields.MOVED.set(unit, true);
    }

    /** The field that holds a unit's order for the turn; empty for a ruleset without orders. */
    public Optional<Field<?>> orderField() {
        return Optional.empty();
    }

    /** Why the officer may not join the unit. */
    public Optional<String> attachForbidden(Unit officer, Unit unit, GameState state) {
        return Optional.empty();
    }

    /** Adds what is due before the first turn. */
    public void dueAtMuster(GameState state, DueCollector due) {}

    /** Why such a unit cannot be captured. */
    public Optional<String> captureForbidden(Unit guns, Unit captor, GameState state) {
        return Optional.empty();
    }

    /** The units after guns were captured: off the table, unless the book lets the captor use them. */
    public Units captured(Unit guns, Unit captor, GameState state) {
        return state.units().with(guns.gone(Gone.CAPTURED));
    }

    /** Whether the game itself lists a follow-up as due, so that the result need not. */
    public boolean tracks(Next next) {
        return duties.stream().anyMatch(duty -> duty.resolver().equals(next.resolver()));
    }

    /** Fields that show how much of a unit is left, which are always listed. */
    public abstract List<Field<?>> strengthFields();

    // ---- helpers for subclasses

    /**
     * What a result knows of a follow-up and its units do not: values of the moment; values of fields that differ from the
     * unit, which is so when the follow-up is played; and, if the same resolver goes on, how many took part.
     */
    protected final Map<String, Object> known(Next next, Aftermath after) {
        Map<String, Object> options = new LinkedHashMap<>();
        Play play = playOf(next.resolver());
        next.known().forEach((name, value) -> {
            boolean part = next.resolver().equals(after.resolver())
                    && after.attempt().orElseThrow().isTyped(name)
                    && play.isPart(name);
            if (play.isOfTheMoment(name) || part || differs(play, name, value, units(next, after))) {
                options.put(name, value);
            }
        });
        return options;
    }

    /** Whether a parameter is filled from a unit that would say something else. */
    private static boolean differs(Play play, String name, String value, List<Unit> units) {
        Optional<Parameter<?>> parameter = play.description().parameter(name);
        Fill fill = parameter.isEmpty() ? new Fill.Moment() : play.fill(parameter.get());
        if (fill instanceof Fill.FromField from && !from.field().isDerived()) {
            return unit(play, from.role(), units)
                    .filter(unit -> !from.of(unit).equals(Optional.of(value)))
                    .isPresent();
        } else if (fill instanceof Fill.FromCases from) {
            return unit(play, from.role(), units)
                    .filter(unit -> !from.of(unit).equals(Optional.of(value)))
                    .isPresent();
        }
        return false;
    }

    private static Optional<Unit> unit(Play play, String role, List<Unit> units) {
        int place = play.description().roles().indexOf(role);
        return place < 0 || place >= units.size() ? Optional.empty() : Optional.of(units.get(place));
    }

    /** What was typed for the resolution and holds when it goes on: values of the moment, and how many took part. */
    protected final Map<String, Object> typedAgain(Aftermath after) {
        Map<String, Object> options = new LinkedHashMap<>();
        Attempt attempt = after.attempt().orElseThrow();
        Play play = playOf(attempt.resolver());
        for (Parameter<?> parameter : attempt.description().parameters()) {
            String name = parameter.name();
            Object value = after.inputs().get(name);
            boolean die = parameter.type() instanceof Type.Face;
            if (value != null && !die && attempt.isTyped(name) && (play.isOfTheMoment(name) || play.isPart(name))) {
                options.put(name, value);
            }
        }
        return options;
    }

    /** The units of the sides that a follow-up is for, as they are now; where units stand in rows, sides are their names. */
    protected final List<Unit> units(Next next, Aftermath after) {
        List<Unit> units = new ArrayList<>();
        for (String side : next.sides()) {
            after.unit(side).or(() -> after.units().find(side)).ifPresent(units::add);
        }
        return units;
    }

    /** The sum of a number over the units of a side. */
    protected static int sum(String side, Units units, ToIntFunction<Unit> number) {
        return units.where(unit -> unit.side().equals(side)).stream()
                .mapToInt(number)
                .sum();
    }

    /** The number of units of a side for which the condition holds. */
    protected static int number(String side, Units units, Predicate<Unit> condition) {
        return units.where(unit -> unit.side().equals(side) && condition.test(unit))
                .size();
    }

    // ---- for the engine

    public Ruleset ruleset() {
        return ruleset;
    }

    public Tables tables() {
        return tables;
    }

    public Fields fields() {
        return fields;
    }

    /** How that resolver is played in this game. */
    public Play playOf(String resolver) {
        Play play = plays.get(resolver);
        if (play == null) {
            play = new Play(ruleset.resolver(resolver).description());
            declared.getOrDefault(resolver, plain -> {}).accept(play);
            plays.put(resolver, play);
        }
        return play;
    }

    /** How a resolver is played in this game that may be one of plain dice. */
    public Play playOf(Description description) {
        return ruleset.resolvers().contains(description.name()) ? playOf(description.name()) : new Play(description);
    }

    /** Whether lines of that ruleset are played in this game: its own, and plain dice. */
    public boolean plays(String name) {
        return name.equals(ruleset.name()) || name.equals("dice");
    }

    /** Whether the resolver is for such a unit as it is now. */
    public boolean isFor(String resolver, Unit unit) {
        return playOf(resolver).isFor(unit);
    }

    /** The unit after an effect; a unit that is gone does not come back. */
    public Unit affected(Unit unit, EffectKind kind, EffectScene scene) {
        EffectAction action = effects.getOrDefault(key(kind), effects.get(kind.name()));
        if (action == null) {
            return unit;
        }
        Unit now = action.on(unit, scene);
        return unit.isGone() && !now.isGone() ? unit : now;
    }

    /** Whether an effect changes units. */
    public boolean changes(EffectKind kind) {
        return effects.containsKey(kind.name());
    }

    public Units marked(Aftermath after, Units units) {
        Play play = playOf(after.attempt().orElseThrow().description());
        return afterwards(after, play.marked(after, units));
    }

    /** The side whose part of the turn it is; empty where all play at once. */
    public Optional<String> active(GameState state) {
        List<String> sides = state.units().sides();
        boolean parts = stages() > 1 && state.stage() <= sides.size();
        return parts ? Optional.of(sides.get(state.stage() - 1)) : Optional.empty();
    }

    /** All reasons for which that resolver can be due. */
    public List<Duty> duties(String resolver) {
        return duties.stream().filter(duty -> duty.resolver().equals(resolver)).toList();
    }

    /** The reasons of a due item. */
    public List<Duty> reasons(Due due) {
        String given = Due.BETWEEN + due.why() + Due.BETWEEN; // not split, since a reason may contain the separator
        return duties(due.resolver()).stream()
                .filter(duty -> given.contains(Due.BETWEEN + duty.why(due.units()) + Due.BETWEEN))
                .toList();
    }

    /** Whether nothing is left to play of it: a unit is gone, unless it is played for such. */
    public boolean isOver(Due due, GameState before, Units units) {
        for (String name : due.units()) {
            Unit unit = units.find(name).orElse(null);
            boolean gone = unit != null
                    && unit.isGone()
                    && (isErrand(due) || !playOf(due.resolver()).isTakingGone());
            if (unit == null || gone) {
                return true;
            }
        }
        return isMoot(due, before, units);
    }

    /** Whether the item waits: for a later turn, or for a phase that is not in play. */
    public boolean waits(Due due, GameState state) {
        if (due.turn() > state.turn()) {
            return true;
        }
        List<Duty> reasons = reasons(due);
        return !reasons.isEmpty() && reasons.stream().allMatch(duty -> duty.waits() && !isInPlay(duty, due, state));
    }

    private static boolean isInPlay(Duty duty, Due due, GameState state) {
        return state.phase()
                .filter(phase -> phase.name().equals(duty.phase()))
                .filter(phase -> phase.side().isEmpty()
                        || due.units().stream()
                                .anyMatch(name -> state.units().get(name).side().equals(phase.side())))
                .isPresent();
    }

    /** Whether these two items happen at the same time: each of two units does to the other what the other does to it. */
    public boolean areAtOnce(Due one, Due other) {
        List<Duty> both = reasons(one);
        return one.units().size() == 2
                && other.isFor(
                        one.resolver(), List.of(one.units().get(1), one.units().get(0)))
                && reasons(other).stream().anyMatch(duty -> duty.isAtOnce() && both.contains(duty));
    }

    /** Questions about the table all of which must be denied for the item to be struck out; none if it is always played. */
    public List<String> conditions(Due due) {
        List<String> conditions =
                reasons(due).stream().map(duty -> duty.condition(due.units())).toList();
        return conditions.contains("") ? List.of() : conditions;
    }

    /** Whether the players may leave the item. */
    public boolean isOptional(Due due) {
        List<Duty> reasons = reasons(due);
        return !reasons.isEmpty() && reasons.stream().allMatch(Duty::isOptional);
    }

    /** Whether the item was due in a phase of this turn that is over. */
    public boolean lapses(Due due, GameState before, GameState.Moment now) {
        List<Duty> reasons = reasons(due);
        boolean left = reasons.stream().anyMatch(duty -> isInPlay(duty, due, before))
                && !now.phase().equals(before.phase());
        if (isOptional(due)) {
            return left || now.turn() > before.turn() || now.stage() != before.stage();
        }
        if (reasons.isEmpty() || due.turn() > before.turn() || !reasons.stream().allMatch(Duty::waits)) {
            return false;
        }
        return now.turn() > before.turn() || left;
    }

    /** The place of the item among all that is due; what has several reasons waits only if it may for all. */
    public Duty.Place place(Due due) {
        Duty.Place place = null;
        for (Duty duty : reasons(due)) {
            place = place == null || duty.place().compareTo(place) < 0 ? duty.place() : place;
        }
        return place == null ? Duty.Place.MIDDLE : place;
    }

    /** Names of the numbers of a side that are counted. */
    public List<String> counted() {
        return List.copyOf(counts.keySet());
    }

    /** The number of a side; 0 if the ruleset does not count it. */
    public int count(String name, String side, Units units) {
        Count count = counts.get(name);
        return count == null ? 0 : count.count.of(side, units);
    }

    /** What the number counts, in words; empty if it is not counted. */
    public String countWords(String name) {
        Count count = counts.get(name);
        return count == null ? "" : count.words;
    }

    /** A follow-up as the game plays it: of a resolver that has steps the first, for the units that the step takes. */
    public Next firstStep(Next next) {
        List<String> steps = ruleset.resolver(next.resolver()).description().steps();
        if (steps.isEmpty()) {
            return next;
        }
        int roles = ruleset.resolver(steps.get(0)).description().roles().size();
        List<String> sides = next.sides();
        return new Next(steps.get(0), sides.subList(0, Math.min(roles, sides.size())), next.known());
    }

    /** The code with which a resolver without dice answers. */
    protected final String answer(String resolver, Map<String, String> values) {
        return resolved(resolver, values).outcome().code().name();
    }

    /** What a resolver that counts two armies says of one of them last: {@code lost or routing 5 of 37; withdraws at 30%}. */
    protected final Optional<String> lossWords(
            String resolver, Map<String, String> question, String side, Units units) {
        String role = List.of("attacker", "defender").get(units.sides().indexOf(side) == 0 ? 0 : 1);
        return resolved(resolver, question).working().stream()
                .filter(line -> line.side().equals(role))
                .reduce((earlier, later) -> later)
                .map(line -> line.what() + " " + Numbers.text(line.value()) + " " + line.note());
    }

    /** Answers of resolvers without dice are kept, since every unit asks again and again. */
    private Resolution resolved(String resolver, Map<String, String> values) {
        Asked asked = new Asked(resolver, values);
        Resolution answer = answers.get(asked);
        if (answer == null) {
            if (answers.size() >= MOST_ANSWERS) {
                answers.clear();
            }
            Resolver one = ruleset.resolver(resolver);
            answer = Played.with(GivenDice.typed("--dice", ""), one, tables, Situation.read(one, values, tables))
                    .resolution();
            answers.put(asked, answer);
        }
        return answer;
    }
}
