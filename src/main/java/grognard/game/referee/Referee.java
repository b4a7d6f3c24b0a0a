package grognard.game.referee;

import grognard.game.state.Due;
import grognard.game.state.GameState;
import grognard.game.state.Phase;
import grognard.game.unit.Fields;
import grognard.game.unit.Unit;
import grognard.game.unit.UnitName;
import grognard.game.unit.Units;
import grognard.rules.Description;
import grognard.rules.EffectKind;
import grognard.rules.Next;
import grognard.rules.Numbers;
import grognard.rules.Outcome;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A ruleset's part of a game: fields of its units, how each resolver is played, what effects change, what falls due, the
 * phases of the turn, its end, and how an army has lost. Each ruleset has a subclass that reads like the book's turn.
 *
 * <p>A subclass declares in its constructor what can be declared ({@link #play(String, Consumer)}, {@link #effect},
 * {@link #duty}, {@link #count}) and overrides methods of {@link UnitRules}, {@link TurnRules}, {@link DueRules} and
 * {@link BattleRules} for the rest. It holds no state: everything comes from the {@link GameState}.
 */
public abstract class Referee implements UnitRules, TurnRules, DueRules, BattleRules {

    /** The number of a phase that is not known yet: after all that are. */
    protected static final int UNKNOWN_PHASE = DueTiming.UNKNOWN;

    private final Ruleset ruleset;
    private final Tables tables;
    private final Fields fields;
    private final Map<String, Consumer<ResolverRules>> declared = new HashMap<>();
    private final Map<String, ResolverRules> known = new HashMap<>();
    private final Map<String, EffectAction> effects = new HashMap<>();
    private final Duties duties = new Duties();
    private final DueTiming timing = new DueTiming(this);
    private final FollowUps followUps = new FollowUps(this);
    private final Map<String, Count> counts = new HashMap<>();
    private final ResolverAnswers answers;

    /** Applies an effect to the unit that it is for. */
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

    /** Counts something of a whole side. */
    public interface ArmyCount {
        int of(String side, Units units);
    }

    /** @param words what is counted, for reports; empty if players never read it */
    private record Count(String words, ArmyCount count) {}

    protected Referee(Ruleset ruleset, Tables tables, Fields fields) {
        this.ruleset = ruleset;
        this.tables = tables;
        this.fields = fields;
        this.answers = new ResolverAnswers(ruleset, tables);
    }

    public Ruleset ruleset() {
        return ruleset;
    }

    public Tables tables() {
        return tables;
    }

    public Fields fields() {
        return fields;
    }

    // ---- resolvers

    /**
     * Declares how a resolver is played. The declaration runs when the resolver is first played, so that a line pays only
     * for the resolvers that it needs.
     */
    protected final void play(String resolver, Consumer<ResolverRules> how) {
        declared.put(resolver, how);
    }

    /** Returns how a resolver of the ruleset is played. */
    public ResolverRules rulesOf(String resolver) {
        ResolverRules rules = known.get(resolver);
        if (rules == null) {
            rules = new ResolverRules(ruleset.resolver(resolver).description());
            declared.getOrDefault(resolver, plain -> {}).accept(rules);
            known.put(resolver, rules);
        }
        return rules;
    }

    /** Returns how a resolver is played that may be one of plain dice. */
    public ResolverRules rulesOf(Description description) {
        return ruleset.resolvers().contains(description.name())
                ? rulesOf(description.name())
                : new ResolverRules(description);
    }

    /** Whether the game plays lines of that ruleset: its own, or plain dice. */
    public boolean plays(String name) {
        return name.equals(ruleset.name()) || name.equals("dice");
    }

    /** Whether the resolver is for such a unit as it is now. */
    public boolean isFor(String resolver, Unit unit) {
        return rulesOf(resolver).isFor(unit);
    }

    /** Returns what the resolver takes instead of such a unit, for the message that refuses it. */
    public String taken(String resolver, Unit unit) {
        return unit.isOfficer() ? "a unit, no officer" : "an officer";
    }

    /**
     * Returns the fault of a unit's name; empty if it has none. An officer's name may be a value of an option of lines
     * that name no officers: a general may be called Napoleon.
     */
    public final String nameFault(String name, boolean officer) {
        return UnitName.fault(name, ruleset, resolver -> !officer || takesOfficers(rulesOf(resolver)));
    }

    private boolean takesOfficers(ResolverRules rules) {
        Unit officer = fields.blank("", true);
        return rules.description().roles().stream().anyMatch(role -> rules.isTakenBy(role, officer));
    }

    /** Returns why the line does not belong to this moment, as a sentence: its phase is not in play, or over. */
    public final Optional<String> untimely(LineContext line, Phase phase) {
        if (!isOver(phase, line.state())) {
            return outOfPhase(line, phase);
        }
        return line.due().isPresent() || !rulesOf(line.description()).hasPhases()
                ? Optional.empty()
                : Optional.of("The " + phase.words() + " is over: the turn ends when what is due is played.");
    }

    /** Whether the turn, or its part, is ending, which is later than that phase. */
    private boolean isOver(Phase phase, GameState state) {
        boolean last = phase.n() * stages() % phase.of() == 0;
        return state.ending() && !last;
    }

    /** Returns why the line does not belong to the phase, as a sentence. What is due now may always be played. */
    public Optional<String> outOfPhase(LineContext line, Phase phase) {
        ResolverRules rules = rulesOf(line.description());
        boolean fits = rules.phases().contains(phase.name())
                && line.actor().filter(unit -> !acts(unit, phase)).isEmpty();
        boolean due = line.due().filter(one -> !waits(one, line.state())).isPresent();
        return fits || !rules.hasPhases() || rules.isAnswerIn(phase.name()) || due
                ? Optional.empty()
                : Optional.of(outOfPhaseWords(line, phase));
    }

    /** Returns the sentence of {@link #outOfPhase}. */
    protected String outOfPhaseWords(LineContext line, Phase phase) {
        ResolverRules rules = rulesOf(line.description());
        String own = line.actor()
                .filter(unit -> rules.phases().contains(phase.name()))
                .map(unit -> unit.name() + " waits for the " + phase.name() + " of " + unit.side() + ".")
                .orElse("For " + line.resolver() + " there is another phase.");
        return "It is " + phase.words() + ". " + own;
    }

    // ---- effects and marks

    /**
     * Declares what an effect does to its unit. An effect that is not declared changes nothing, unless another kind of the
     * same name is declared: then the first of those applies.
     */
    protected final void effect(EffectKind kind, EffectAction action) {
        effects.put(key(kind), action);
        effects.putIfAbsent(kind.name(), action);
    }

    private static String key(EffectKind kind) {
        return kind.name() + ": " + kind.text();
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

    /** Returns the units after playing has marked them and {@link #afterwards} was applied. */
    public Units marked(EventContext after, Units units) {
        ResolverRules rules = rulesOf(after.line().orElseThrow().description());
        return afterwards(after, rules.marked(after, units));
    }

    /** Returns the units after a resolution, beside effects and marks, where several units change at once. */
    protected Units afterwards(EventContext after, Units units) {
        return units;
    }

    // ---- what is due

    /** Declares a reason for which a resolver is due. */
    protected final Duty duty(String resolver, String why) {
        return duties.add(resolver, why);
    }

    /**
     * Declares something that must be done on the table, without dice or resolver: {@code leave Chapel}. Players strike
     * it out when it is done; {@code end} reminds of it and does not wait.
     */
    protected final Duty errand(String word, String why) {
        return duties.addErrand(word, why);
    }

    public final Duties duties() {
        return duties;
    }

    /**
     * The number of the phase in which an item of this turn is resolved: that of its duty, or else the one in play. A phase
     * that is not known yet is {@link #UNKNOWN_PHASE}.
     */
    protected int placeInTurn(Due due, GameState state) {
        return timing.placeInTurn(due, state);
    }

    /** Whether the item waits for a later turn, or for a phase that is not in play. */
    public final boolean waits(Due due, GameState state) {
        return timing.waits(due, state);
    }

    /** Decides when due items lapse, and which of them hold the game up. */
    public final DueTiming timing() {
        return timing;
    }

    /** The reason why the phase of that number cannot begin yet: something is due that the book resolves before it. */
    public final Optional<String> phaseHeldUp(int phase, GameState state) {
        return timing.phaseHeldUp(phase, state);
    }

    /** Lists what units must still do before the phase of that number, as a doubt. */
    public final Optional<String> neglectedBefore(int phase, GameState state) {
        return timing.neglectedBefore(phase, state);
    }

    /**
     * Whether nothing is left to play of the item: a unit is gone, unless the resolver is played for such units, or has
     * not arrived.
     */
    public boolean isOver(Due due, GameState before, Units units) {
        for (String name : due.units()) {
            Unit unit = units.find(name).orElse(null);
            boolean gone = unit != null
                    && unit.isGone()
                    && (duties.isErrand(due) || !rulesOf(due.resolver()).isTakingGone());
            if (unit == null || gone || !units.isArrived(unit)) {
                return true;
            }
        }
        return isMoot(due, before, units);
    }

    /** Whether nothing is left to play of the item though all of its units are on the table. */
    protected boolean isMoot(Due due, GameState before, Units units) {
        return false;
    }

    /** Whether the game lists the follow-up as due, so that the result need not name it. */
    public boolean tracks(Next next) {
        return !duties.of(next.resolver()).isEmpty();
    }

    protected final FollowUps followUps() {
        return followUps;
    }

    // ---- armies

    /** Declares a number of a side that reports and plans show: {@code whole}, {@code strength}, {@code unsteady}. */
    protected final void count(String name, String words, ArmyCount count) {
        counts.put(name, new Count(words, count));
    }

    /** Returns the number of a side; 0 if the ruleset does not count it. */
    public int count(String name, String side, Units units) {
        Count count = counts.get(name);
        return count == null ? 0 : count.count.of(side, units);
    }

    /** Returns in words what the number counts; empty if the ruleset does not count it. */
    public String countWords(String name) {
        Count count = counts.get(name);
        return count == null ? "" : count.words;
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

    /** The outcome of a resolver without dice. */
    protected final Outcome outcome(String resolver, Map<String, String> values) {
        return answers.of(resolver, values).outcome();
    }

    /** The code with which a resolver without dice answers. */
    protected final String answer(String resolver, Map<String, String> values) {
        return outcome(resolver, values).code().name();
    }

    /** The last line that a resolver which counts two armies says of one: {@code lost or routing 5 of 37; withdraws at 30%}. */
    protected final Optional<String> lossWords(
            String resolver, Map<String, String> question, String side, Units units) {
        String role = units.sides().indexOf(side) == 0 ? "attacker" : "defender";
        return answers.of(resolver, question).working().stream()
                .filter(line -> line.side().equals(role))
                .reduce((earlier, later) -> later)
                .map(line -> line.what() + " " + Numbers.text(line.value()) + " " + line.note());
    }
}
