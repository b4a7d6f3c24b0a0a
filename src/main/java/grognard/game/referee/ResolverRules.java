package grognard.game.referee;

import grognard.game.state.GameState;
import grognard.game.state.Roles;
import grognard.game.unit.Field;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.rules.Description;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * How one resolver is played in a game: whom it is for, what its units fill in, what the book forbids, what the players
 * are asked, and what playing it marks on its units.
 */
public final class ResolverRules extends ResolverValues {

    private Predicate<Unit> takes = unit -> !unit.isOfficer();
    private final Map<String, Predicate<Unit>> takesInRole = new HashMap<>();
    private boolean takesGone;
    private BiPredicate<Unit, GameState> takenThoughGone = (unit, state) -> false;
    private final List<Rule> rules = new ArrayList<>();
    private final List<Rule> earlier = new ArrayList<>();
    private final List<Question> questions = new ArrayList<>();
    private boolean asksAboutTable;
    private final Set<String> ofTheTable = new HashSet<>();
    private @Nullable UnitQuestion unitQuestion;
    private final List<Rule> doubts = new ArrayList<>();
    private final List<Rule> reminders = new ArrayList<>();
    private final List<Rule> unlisting = new ArrayList<>();
    private final List<Mark> marks = new ArrayList<>();
    private final List<String> unmarked = new ArrayList<>();
    private final List<String> free = new ArrayList<>();
    private Predicate<Unit> freeUnits = unit -> false;
    private final List<String> acting = new ArrayList<>();
    private final List<UnitOption> unitOptions = new ArrayList<>();
    private final Map<String, BiFunction<Roles, Units, Optional<Unit>>> found = new LinkedHashMap<>();
    private final List<String> phases = new ArrayList<>();
    private final List<String> lookUps = new ArrayList<>();
    private final List<String> answers = new ArrayList<>();
    private final List<String> examples = new ArrayList<>();

    /** A rule of the book that may forbid a line: gives the reason, or nothing. */
    public interface Rule {
        Optional<String> forbids(LineContext line);
    }

    /** A question for further units; its words are empty if it does not come up. */
    public record UnitQuestion(List<String> options, Function<LineContext, Optional<String>> words) {}

    /** A mark that playing sets on the unit in a role. */
    private record Mark(String role, BiFunction<Unit, EventContext, Unit> change) {}

    ResolverRules(Description description) {
        super(description);
    }

    @Override
    ResolverRules self() {
        return this;
    }

    // ---- whom it is for

    /** Declares the units that it is for; all but officers unless this is called. */
    public ResolverRules takes(Predicate<Unit> whom) {
        takes = whom;
        return this;
    }

    /** Declares the units that it takes in one role, where they are not those of the others. */
    public ResolverRules takes(String role, Predicate<Unit> whom) {
        takesInRole.put(role, whom);
        return this;
    }

    /** Declares that it is played for units that are gone. */
    public ResolverRules takesGone() {
        takesGone = true;
        return this;
    }

    /** Declares units that are gone for which it is played all the same if a player names them; no list offers them. */
    public ResolverRules takesGone(BiPredicate<Unit, GameState> which) {
        takenThoughGone = which;
        return this;
    }

    boolean isFor(Unit unit) {
        return (unit.isAtHand() || takesGone) && takes.test(unit);
    }

    /** Whether it takes such a unit in that role. */
    public boolean isTakenBy(String role, Unit unit) {
        return takesInRole.getOrDefault(role, takes).test(unit);
    }

    /** Enemies on the table that the unit can name in the resolver's second role. */
    public List<Unit> opponents(Unit unit, Units units) {
        String role = description().roles().get(1);
        return units.where(other ->
                !other.side().equals(unit.side()) && (units.isAtHand(other) || takesGone) && isTakenBy(role, other));
    }

    public boolean isTakingGone() {
        return takesGone;
    }

    /** Whether a player may name the unit though it is gone. */
    public boolean isTakingGone(Unit unit, GameState state) {
        return takesGone || takenThoughGone.test(unit, state);
    }

    /** Declares a role that no player names, since the game finds its unit: the pursued of a pursuer. */
    public ResolverRules finds(String role, BiFunction<Roles, Units, Optional<Unit>> how) {
        found.put(role, how);
        return this;
    }

    /** The roles with those that the game finds. */
    public Roles complete(Roles typed, Units units) {
        if (found.isEmpty()) {
            return typed;
        }
        Map<String, String> all = new LinkedHashMap<>(typed.named());
        found.forEach((role, how) -> {
            if (!all.containsKey(role)) {
                how.apply(typed, units).ifPresent(unit -> all.put(role, unit.name()));
            }
        });
        return new Roles(all);
    }

    /** Declares an option with which it only looks something up, without dice and record. */
    public ResolverRules looksUp(String option) {
        lookUps.add(option);
        return this;
    }

    /** Whether the line only looks something up. */
    public boolean isLookUp(Map<String, String> typed) {
        return description().isLookUp() || lookUps.stream().anyMatch(typed::containsKey);
    }

    // ---- before the dice

    /**
     * Forbids it for such units in that role.
     *
     * @param why the reason; {@code NAME} stands for the unit
     */
    public ResolverRules forbids(String role, Predicate<Unit> when, String why) {
        return forbids(role, (unit, line) -> when.test(unit), why);
    }

    /** As {@link #forbids(String, Predicate, String)}, where it depends on the line or the game as well. */
    public ResolverRules forbids(String role, BiPredicate<Unit, LineContext> when, String why) {
        return forbids(rule(role, when, why));
    }

    private static Rule rule(String role, BiPredicate<Unit, LineContext> when, String why) {
        return line -> line.unit(role).filter(unit -> when.test(unit, line)).map(unit -> reason(unit, why));
    }

    /** Forbids it a second time in a turn to the unit in that role; what is due of it is another matter. */
    public ResolverRules forbidsAgain(String role, String why) {
        return forbids(
                role, (unit, line) -> line.due().isEmpty() && line.state().hasPlayed(unit, resolver(), role), why);
    }

    /** Forbids an option to such units in that role. */
    public ResolverRules forbidsWith(String option, String role, Predicate<Unit> when, String why) {
        return forbids(role, (unit, line) -> line.isSet(option) && when.test(unit), why);
    }

    /** Forbids lines for which the rule gives a reason. */
    public ResolverRules forbids(Rule rule) {
        rules.add(rule);
        return this;
    }

    private static String reason(Unit unit, String why) {
        return why.startsWith("NAME")
                ? why.replace("NAME", unit.name())
                : unit.name() + ": " + why.replace("NAME", unit.name());
    }

    /**
     * Declares a reason why the line cannot be played yet: something else comes first. Odds look ahead and may be asked
     * for all the same.
     */
    public ResolverRules waitsFor(Rule rule) {
        earlier.add(rule);
        return this;
    }

    /** The first reason against playing the line now: the book forbids it, or something else comes first. */
    public Optional<String> forbidden(LineContext line) {
        return forbiddenEver(line).or(() -> first(earlier, line));
    }

    /** Whether something else comes before the line. */
    public boolean waits(LineContext line) {
        return first(earlier, line).isPresent();
    }

    /** The first reason of the book against the line, whatever else is played before it. */
    public Optional<String> forbiddenEver(LineContext line) {
        return first(rules, line);
    }

    private static Optional<String> first(List<Rule> rules, LineContext line) {
        for (Rule rule : rules) {
            Optional<String> reason = rule.forbids(line);
            if (reason.isPresent()) {
                return reason;
            }
        }
        return Optional.empty();
    }

    /**
     * Declares a reason not to play a line that the book does not forbid outright. At the prompt the player is asked
     * whether to play it all the same; elsewhere the reason follows the result as a remark.
     */
    public ResolverRules doubts(Rule rule) {
        doubts.add(rule);
        return this;
    }

    /** Doubts it for such units in that role; in the reason {@code NAME} stands for the unit. */
    public ResolverRules doubts(String role, BiPredicate<Unit, LineContext> when, String why) {
        return doubts(rule(role, when, why));
    }

    /**
     * Declares something that the players do before the line, such as the fire of a unit that is charged. They are asked, and
     * see a remark, as for {@link #doubts(Rule)}; but odds do not leave the unit out as they do a doubted one.
     */
    public ResolverRules reminds(Rule rule) {
        reminders.add(rule);
        return this;
    }

    /** Declares a reason why {@code turn} does not list the unit among those that may still act. */
    public ResolverRules unlists(Rule rule) {
        unlisting.add(rule);
        return this;
    }

    /** Whether {@code turn} lists the unit that acts. */
    public boolean isListed(LineContext line) {
        return forbidden(line).or(() -> first(unlisting, line)).isEmpty();
    }

    /** The reasons against playing the line now. */
    public List<String> doubts(LineContext line) {
        return all(doubts, line);
    }

    /** Returns what the players do before the line. */
    public List<String> reminders(LineContext line) {
        return all(reminders, line);
    }

    private static List<String> all(List<Rule> rules, LineContext line) {
        List<String> reasons = new ArrayList<>();
        rules.forEach(rule -> rule.forbids(line).ifPresent(reasons::add));
        return reasons;
    }

    /** Declares a question that comes up when the function gives its words. */
    public ResolverRules asks(String parameter, Function<LineContext, Optional<String>> words) {
        return asks(parameter, "", words);
    }

    /** Declares a question of yes or no; yes fills that value. */
    public ResolverRules asks(String parameter, String yes, Function<LineContext, Optional<String>> words) {
        questions.add(new Question(parameter, yes, List.of(), words));
        return this;
    }

    /** Declares a question on which only outcomes of these codes depend. */
    public ResolverRules asks(String parameter, List<String> codes, Function<LineContext, Optional<String>> words) {
        questions.add(new Question(parameter, "", codes, words));
        return this;
    }

    /**
     * Declares that players are asked about the table (cover, flank) even if the line is due, since the line that made it due
     * could not know: a charge strikes home in another place.
     */
    public ResolverRules asksAboutTable() {
        asksAboutTable = true;
        return this;
    }

    public boolean isAskingAboutTable() {
        return asksAboutTable;
    }

    /** Declares a further flag that only the table shows, beside cover, flank and charging, for the question about them. */
    public ResolverRules ofTheTable(String flag) {
        ofTheTable.add(flag);
        return this;
    }

    public boolean isOfTheTable(String flag) {
        return ofTheTable.contains(flag);
    }

    /**
     * Declares a question for further units at the prompt. Each unit of the answer goes to the option of its side: the
     * first of these options is that of the side that acts, the second that of its enemy.
     */
    public ResolverRules asksForUnits(List<String> options, Function<LineContext, Optional<String>> words) {
        unitQuestion = new UnitQuestion(options, words);
        return this;
    }

    public Optional<UnitQuestion> unitQuestion() {
        return Optional.ofNullable(unitQuestion);
    }

    /** The questions that the line leaves open. */
    public List<Question.Asked> open(LineContext line) {
        List<Question.Asked> open = new ArrayList<>(unclear(line));
        for (Question question : questions) {
            if (line.given(question.parameter()).isEmpty()) {
                question.words()
                        .apply(line)
                        .ifPresent(words -> open.add(
                                new Question.Asked(question.parameter(), question.yes(), question.codes(), words)));
            }
        }
        return open;
    }

    /** Declares the phases in which it is played; none for any time. */
    public ResolverRules in(String... names) {
        phases.addAll(List.of(names));
        return this;
    }

    public List<String> phases() {
        return Collections.unmodifiableList(phases);
    }

    /** Declares phases in which units of either side may answer with it what an enemy does: fire at a charge. */
    public ResolverRules answersIn(String... names) {
        answers.addAll(List.of(names));
        return this;
    }

    /** Whether it belongs to a phase at all. */
    public boolean hasPhases() {
        return !phases.isEmpty() || !answers.isEmpty();
    }

    public boolean isAnswerIn(String phase) {
        return answers.contains(phase);
    }

    // ---- after the dice

    /** Sets a flag of the unit in that role. */
    public ResolverRules marks(String role, Field<Boolean> field) {
        return marks(role, unit -> field.set(unit, true));
    }

    /** Sets a field of the unit in that role to the name of the unit in the other. */
    public ResolverRules marksName(String role, Field<String> field, String other) {
        return marks(
                role,
                (unit, after) ->
                        field.set(unit, after.unit(other).map(Unit::name).orElse(null)));
    }

    /** Changes the unit in that role. */
    public ResolverRules marks(String role, UnaryOperator<Unit> change) {
        return marks(role, (unit, after) -> change.apply(unit));
    }

    /** Changes the unit in that role as the outcome says. */
    public ResolverRules marks(String role, BiFunction<Unit, EventContext, Unit> change) {
        marks.add(new Mark(role, change));
        return this;
    }

    /** Declares codes after which nothing is marked: what was asked for did not happen. */
    public ResolverRules unmarkedOn(String... codes) {
        unmarked.addAll(List.of(codes));
        return this;
    }

    /** Declares codes after which the unit that acts can still do something else in the phase. */
    public ResolverRules leavesFreeOn(String... codes) {
        free.addAll(List.of(codes));
        return this;
    }

    /** Declares units that can still do something else in the phase whatever came of it. */
    public ResolverRules leavesFree(Predicate<Unit> whom) {
        freeUnits = whom;
        return this;
    }

    /** Whether the unit that acted can still act in the phase: nothing has happened, or it goes on. */
    public boolean leavesFree(String code, Unit unit) {
        return unmarked.contains(code) || free.contains(code) || freeUnits.test(unit);
    }

    /** Declares a role, beside the first, whose units act as well: the other side of a close combat. */
    public ResolverRules actsToo(String role) {
        acting.add(role);
        return this;
    }

    /** Whether units of that role act: the first role, numbered or not, and those declared. */
    public boolean isActing(String role) {
        List<String> roles = description().roles();
        return (!roles.isEmpty() && Roles.isOf(role, roles.get(0)))
                || acting.stream().anyMatch(one -> Roles.isOf(role, one));
    }

    /** The line as a player wants to play it. */
    public LineContext line(GameState state, Map<String, String> values, Roles roles, Map<String, String> typed) {
        return new LineContext(state, values, description(), List.copyOf(acting), roles, typed);
    }

    /** The units after playing has marked them. */
    Units marked(EventContext after, Units units) {
        Units now = units;
        for (Mark mark : unmarked.contains(after.code()) ? List.<Mark>of() : marks) {
            for (Unit unit : after.line().orElseThrow().roles().all(mark.role, now)) {
                now = now.with(mark.change.apply(unit, after));
            }
        }
        return now;
    }

    // ---- options that name units

    /** Declares an option that names further units and gets a value from them. */
    public ResolverRules names(String option, String role, UnitOption.Value value) {
        unitOptions.add(new UnitOption(option, role, value, null, ""));
        return this;
    }

    /** Declares an option that names further units; its value is the sum of a field. */
    public ResolverRules namesForSum(String option, String role, Field<Integer> field) {
        unitOptions.add(new UnitOption(option, role, UnitOption.Value.SUM, field, ""));
        return this;
    }

    /** Declares an option that exists only in games and names further units. */
    public ResolverRules namesOnly(String option, String role, String help) {
        unitOptions.add(new UnitOption(option, role, UnitOption.Value.NONE, null, help));
        return this;
    }

    public List<UnitOption> unitOptions() {
        return Collections.unmodifiableList(unitOptions);
    }

    /** Adds example lines in a game, for help, without the resolver's name. */
    public ResolverRules examples(String... lines) {
        examples.addAll(List.of(lines));
        return this;
    }

    public List<String> examples() {
        return Collections.unmodifiableList(examples);
    }
}
