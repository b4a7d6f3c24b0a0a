package grognard.game;

import grognard.game.referee.DueTiming;
import grognard.game.referee.LineContext;
import grognard.game.referee.Obligation;
import grognard.game.referee.Referee;
import grognard.game.referee.ResolverRules;
import grognard.game.state.Due;
import grognard.game.state.EventResult;
import grognard.game.state.GameState;
import grognard.game.state.OtherEvent;
import grognard.game.state.Phase;
import grognard.game.state.Roles;
import grognard.game.state.UnitAction;
import grognard.game.unit.Unit;
import grognard.input.BadInput;
import grognard.rules.Description;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The phase in play: who may still act and with what, who must, who has done, and which phase is next. */
public final class Turn {

    private final Game game;
    private final Referee referee;
    private final GameState state;

    /** A unit that may act, and the resolvers that it may play. */
    public record May(String unit, List<String> resolvers) {}

    /**
     * Something that a unit must do.
     *
     * @param line the whole command, as far as it is known
     */
    public record Must(String phase, String unit, String resolver, String line, String why) {

        private boolean isFor(Unit other, String played) {
            return unit.equals(other.name()) && resolver.equals(played);
        }
    }

    public Turn(Game game) {
        this.game = game;
        this.referee = game.referee();
        this.state = game.state();
    }

    /** Whether the ruleset has no phases. */
    public boolean isWithoutPhases() {
        return referee.phaseNames().isEmpty();
    }

    /** The phase that comes next, if it is known. */
    public Optional<Phase> next() {
        return after(state.phase().map(Phase::n).orElse(0), referee.phases(state));
    }

    /** Goes on to the next phase, or to the one that is named. */
    public OtherEvent begin(String name) {
        Phase phase = meant(name);
        if (state.together().isPresent()) {
            throw BadInput.of("phase", DueTiming.APART_FIRST);
        }
        GameState there = state.at(state.moment().with(Optional.of(phase)));
        GameState begun = there.with(referee.passed(state, there.moment()));
        DueFinder due = new DueFinder(game, begun.units()).in(begun);
        referee.dueInPhase(begun, phase, due);
        return new OtherEvent.PhaseBegun(state.turn(), phase, new EventResult(begun.since(state), due.found()));
    }

    /** The phase of that name, or the next one if the name is empty. */
    private Phase meant(String name) {
        List<Phase> phases = referee.phases(state);
        if (phases.isEmpty()) {
            String rules = referee.ruleset().name();
            throw BadInput.of(
                    "phase",
                    referee.phaseNames().isEmpty()
                            ? "a ruleset with phases; " + rules + " has none"
                            : referee.afterLastPhase(state));
        }
        int now = state.phase().map(Phase::n).orElse(0);
        Optional<Phase> next = name.isEmpty() ? next() : named(name, now, phases);
        return referee.called(next.orElseThrow(() -> unknown(name, phases)), state);
    }

    /** Resolutions that the line plays which begins that phase, or the next one: see {@link TurnEnd#upkeep()}. */
    public List<Due> upkeep(String name) {
        return referee.beginsWithUpkeep(meant(name)) ? new TurnEnd(game).upkeep() : List.of();
    }

    /** Reasons not to begin that phase now, or the next one, though nothing forbids it. */
    public List<String> doubts(String name) {
        Phase phase = meant(name);
        List<String> doubts = new ArrayList<>(referee.doubts(phase, state));
        referee.overWords(state, game.values()).ifPresent(doubts::add);
        referee.neglectedBefore(phase.n(), state).ifPresent(doubts::add);
        return doubts;
    }

    /** Sentences on the phase in play: what is done in it that no due item says. */
    public List<String> guidance() {
        return state.phase().map(phase -> referee.guidance(phase, state)).orElse(List.of());
    }

    /** Refuses a phase as long as something is due that the book resolves before it. */
    private void check(String name) {
        Optional<String> heldUp = referee.phaseHeldUp(meant(name).n(), state);
        if (heldUp.isPresent()) {
            throw BadInput.of("phase", heldUp.get());
        }
    }

    /** Whether all that is done in the phase in play happens at the same time. */
    public boolean isAtOnce() {
        return state.phase().filter(referee::isAtOnce).isPresent();
    }

    /**
     * Goes on to the next phase, or to the one that is named, in one line: a phase in which all happens at the same time
     * is left with apart and begins with together. Refused if apart makes something due that comes before the phase: the
     * players say apart themselves and play it first.
     *
     * @param game the game after all that was added
     */
    public static void pass(String name, Supplier<Game> game, Consumer<OtherEvent> add) {
        Turn left = new Turn(game.get());
        left.check(name);
        close(game, add);
        if (left.isOpen()) {
            Turn apart = new Turn(game.get());
            Optional<String> heldUp = DueTiming.heldUpByApart(
                    apart.referee.timing().unsettledBefore(apart.meant(name).n(), apart.state));
            if (heldUp.isPresent()) {
                throw BadInput.of("phase", heldUp.get());
            }
        }
        add.accept(new Turn(game.get()).begin(name));
        if (new Turn(game.get()).isAtOnce() && !new Turn(game.get()).isOpen()) {
            add.accept(game.get().together());
        }
    }

    /** Lets what was done in a phase in which all happens at the same time take effect. */
    public static void close(Supplier<Game> game, Consumer<OtherEvent> add) {
        if (new Turn(game.get()).isOpen()) {
            add.accept(game.get().apart());
        }
    }

    /** Whether what was done in such a phase has still to take effect, which it does before the phase is left. */
    public boolean isOpen() {
        return isAtOnce() && state.together().isPresent();
    }

    private static Optional<Phase> after(int now, List<Phase> phases) {
        return phases.stream().filter(phase -> phase.n() > now).findFirst();
    }

    /** The phase of that name, with or without its side: the next one of it, or else an earlier one. */
    private static Optional<Phase> named(String name, int now, List<Phase> phases) {
        List<Phase> fitting = phases.stream()
                .filter(phase -> phase.name().startsWith(name) || phase.words().equals(name))
                .toList();
        Optional<Phase> later = after(now, fitting);
        return later.isPresent() ? later : fitting.stream().findFirst();
    }

    private BadInput unknown(String name, List<Phase> phases) {
        List<String> names = phases.stream().map(Phase::name).distinct().toList();
        return name.isEmpty()
                ? BadInput.of("phase", referee.afterLastPhase(state))
                : BadInput.oneOf("phase", name, names);
    }

    /** Units of the phase that may still act, each with what it may play and need not. */
    public List<May> may() {
        if (state.phase().isEmpty()) {
            return List.of();
        }
        Phase phase = state.phase().get();
        List<Must> musts = must();
        Set<String> done = done(phase);
        List<May> all = new ArrayList<>();
        for (Unit unit : state.units()) {
            List<String> resolvers = new ArrayList<>();
            for (String resolver : referee.ruleset().resolvers()) {
                boolean must = musts.stream().anyMatch(one -> one.isFor(unit, resolver));
                if (!must && mayPlay(unit, resolver, phase)) {
                    resolvers.add(resolver);
                }
            }
            if (!resolvers.isEmpty() && !done.contains(unit.name()) && !referee.isBusy(unit, state)) {
                all.add(new May(unit.name(), resolvers));
            }
        }
        return all;
    }

    private boolean mayPlay(Unit unit, String resolver, Phase phase) {
        ResolverRules rules = referee.rulesOf(resolver);
        Description description = rules.description();
        if (!rules.phases().contains(phase.name())
                || description.roles().isEmpty()
                || !referee.isFor(resolver, unit)
                || !rules.isTakenBy(description.roles().get(0), unit)
                || !referee.acts(unit, phase)) {
            return false;
        }
        LineContext line = line(rules, Map.of(description.roles().get(0), unit.name()));
        return rules.isListed(line)
                && referee.untimely(line, phase).isEmpty()
                && (description.roles().size() < 2 || hasOpponent(unit, rules));
    }

    /** Whether the unit may play it against one of its enemies. */
    private boolean hasOpponent(Unit unit, ResolverRules rules) {
        List<String> roles = rules.description().roles();
        return rules.opponents(unit, state.units()).stream()
                .map(enemy -> line(rules, Map.of(roles.get(0), unit.name(), roles.get(1), enemy.name())))
                .anyMatch(line -> rules.forbidden(line).isEmpty());
    }

    private LineContext line(ResolverRules rules, Map<String, String> named) {
        Roles roles = rules.complete(new Roles(named), state.units());
        return rules.line(state, game.values(), roles, Map.of());
    }

    /** Units that have acted in the phase in play and do not act in it again. */
    public Set<String> done() {
        return state.phase().map(this::done).orElse(Set.of());
    }

    private Set<String> done(Phase phase) {
        Set<String> names = new LinkedHashSet<>();
        for (UnitAction act : state.acts()) {
            ResolverRules rules = referee.rulesOf(act.resolver());
            Unit unit = state.units().get(act.unit());
            if (act.phase() == phase.n()
                    && rules.isActing(act.role())
                    && rules.phases().contains(phase.name())
                    && !rules.leavesFree(act.code(), unit)
                    && !unit.isGone()
                    && !referee.actsAgain(unit)
                    && !goesOn(act)) {
                names.add(act.unit());
            }
        }
        for (Unit unit : state.units().where(one -> !one.isGone() && referee.hasMovedIn(one, phase))) {
            names.add(unit.name());
        }
        return names;
    }

    /** Whether the unit has to do the same once more now, as in the next round of a fight. */
    private boolean goesOn(UnitAction act) {
        return state.dueNow().stream()
                .anyMatch(due -> due.resolver().equals(act.resolver())
                        && due.units().contains(act.unit())
                        && !referee.waits(due, state));
    }

    /**
     * Returns what units of either side must do in the phase in play: items that are due now, and other obligations. As long as
     * nobody named a phase, those of the whole turn, in the order of play.
     */
    public List<Must> must() {
        List<String> names = referee.phaseNames();
        List<Must> must = new ArrayList<>();
        for (Due due : state.dueNow()) {
            referee.duties().reasons(due).stream()
                    .filter(duty -> names.contains(duty.phase()) && !duty.isOptional())
                    .findFirst()
                    .filter(duty -> state.phase().isEmpty() || state.ending() || !referee.waits(due, state))
                    .ifPresent(duty -> must.add(
                            new Must(duty.phase(), due.units().get(0), due.resolver(), due.line(), due.why())));
        }
        for (Obligation one : state.ending() ? List.<Obligation>of() : referee.obligations(state)) {
            if (isInPlay(one)) {
                must.add(new Must(one.phase(), one.unit(), one.resolver(), one.line(), one.why()));
            }
        }
        must.sort(Comparator.comparing(one -> names.indexOf(one.phase)));
        return must;
    }

    /** Whether the phase of the obligation is in play for the side of its unit; any is as long as nobody named one. */
    private boolean isInPlay(Obligation one) {
        String side = state.units().get(one.unit()).side();
        return state.phase().isEmpty()
                || state.phase()
                        .filter(now -> now.name().equals(one.phase()))
                        .filter(now -> now.side().isEmpty() || now.side().equals(side))
                        .isPresent();
    }
}
