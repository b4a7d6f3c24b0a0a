package grognard.plan;

import grognard.game.Game;
import grognard.game.state.Due;
import grognard.game.state.GameState;
import grognard.input.BadInput;
import grognard.odds.Progress;
import grognard.rules.Tables;
import java.math.BigInteger;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Evaluates a plan. Keeps all states that the steps so far can lead to, each with its number of ways, and takes each
 * step from every one of them. Equal states are merged, so the work grows with the number of different states and not
 * with the number of paths.
 */
public final class PlanEvaluator {

    private final Game game;
    private final Tables tables;
    private final PlanLineReader lines;
    private final Progress progress;
    private final WorkLimit limit;

    /**
     * Evaluator of plans that start from the game as it stands.
     *
     * @param tables tables of numbers in use
     * @param progress receives the progress; may throw to cancel the work
     */
    public PlanEvaluator(Game game, Tables tables, PlanLineReader lines, Progress progress) {
        this(game, tables, lines, progress, WorkLimit.USUAL);
    }

    PlanEvaluator(Game game, Tables tables, PlanLineReader lines, Progress progress, WorkLimit limit) {
        this.game = game;
        this.tables = tables;
        this.lines = lines;
        this.progress = progress;
        this.limit = limit;
    }

    /**
     * Computes the chances of all results of a plan.
     *
     * @throws BadInput if a step is never allowed, or if there are too many states to go through
     */
    public Forecast of(Plan plan) {
        int[] step = new int[1]; // arrays, so that the lambda can read the present values
        double[] part = new double[1]; // finished part of the present step, from 0 to 1
        int all = plan.steps().size();
        Progress watched = progress == Progress.UNWATCHED
                ? progress
                : ignored -> progress.at(Math.min(1, (step[0] + part[0]) / all));
        Simulation simulation = new Simulation(game, tables, lines, watched);
        GameState start = simulation.start();
        StatePool pool = new StatePool();
        Map<PlanState, BigInteger> now = new LinkedHashMap<>();
        now.put(new PlanState(start, List.of(), Set.of()), BigInteger.ONE);
        BigInteger of = BigInteger.ONE;
        long results = 0;
        StepCounts report = new StepCounts(game, plan, start);
        boolean ended = false;
        for (; step[0] < all; step[0]++) {
            PlanStep taken = plan.steps().get(step[0]);
            StepTotals counts = new StepTotals(plan.remembered(step[0] + 1), pool);
            int before = now.size();
            Iterator<Map.Entry<PlanState, BigInteger>> left = now.entrySet().iterator();
            for (int done = 1; left.hasNext(); done++) {
                Map.Entry<PlanState, BigInteger> here = left.next();
                left.remove(); // frees its memory for the new states
                part[0] = (done - 1.0) / before;
                watched.at(0);
                counts.add(here.getKey(), here.getValue(), step(taken, here.getKey(), simulation, ended));
                limit.check(step[0] + 1, taken, before, done, results, counts.results, counts.states.size(), pool);
            }
            BigInteger more = counts.states.of();
            now = counts.states.over(more);
            of = of.multiply(more);
            results += counts.results;
            report.step(taken, counts, more, of);
            ended |= taken.action() instanceof EndTurn;
        }
        return report.forecast(now, of);
    }

    /**
     * Results of a step from one state.
     *
     * @param dropped tests given up before the step, because it starts a new turn
     * @param refusal error if the rules do not allow the step in this state, which skips it
     */
    private record StepAttempt(StepResult result, List<Due> dropped, Optional<BadInput> refusal) {}

    /** @param ended whether an earlier step of the plan has ended a turn */
    private static StepAttempt step(PlanStep step, PlanState planState, Simulation simulation, boolean ended) {
        GameState state = planState.state();
        if (step.condition().isPresent() && !step.condition().get().holds(planState.ended())) {
            return new StepAttempt(StepResult.notPlayed(state), List.of(), Optional.empty());
        }
        List<Due> dropped = List.of();
        if (ended && state.ending() && step.action().startsTurn()) {
            dropped = state.dueNow();
            state = simulation.dropped(state); // this also starts the next turn
        }
        try {
            return new StepAttempt(step.action().from(state, simulation), dropped, Optional.empty());
        } catch (BadInput e) {
            return new StepAttempt(StepResult.notPlayed(state), dropped, Optional.of(e));
        }
    }

    /** Results of a step from all states. */
    static final class StepTotals {

        final WeightedCounts<PlanState> states;
        final WeightedCounts<String> outcomes = new WeightedCounts<>();
        final WeightedCounts<String> passed = new WeightedCounts<>();
        private final Map<String, BadInput> refusals = new LinkedHashMap<>();
        private final Set<Integer> remembered;
        private boolean played;

        /** Results from all states so far; several of them may lead to one state. */
        private long results;

        StepTotals(Set<Integer> remembered, StatePool pool) {
            this.remembered = remembered;
            this.states = new WeightedCounts<>(pool::shared);
        }

        /**
         * Adds the results from one state.
         *
         * @param ways ways to the state before the step
         */
        private void add(PlanState before, BigInteger ways, StepAttempt attempt) {
            StepResult result = attempt.result;
            results += result.branches().size();
            played |= result.played();
            if (attempt.refusal.isPresent()) {
                BadInput refusal = attempt.refusal.get();
                refusals.putIfAbsent(refusal.getMessage(), refusal);
                passed.add(refusal.getMessage(), ways, BigInteger.ONE);
            }
            Set<Due> all = new LinkedHashSet<>(attempt.dropped);
            all.addAll(result.dropped());
            List<Due> dropped = List.copyOf(all);
            for (StepResult.Branch branch : result.branches()) {
                BigInteger some = ways.multiply(branch.ways());
                states.add(before.after(branch.state(), branch.code(), dropped, remembered), some, result.of());
                if (result.played()) {
                    outcomes.add(branch.code(), some, result.of());
                }
            }
        }

        /** First error, if the step was refused and never played in any state. */
        Optional<BadInput> refusal() {
            return played || refusals.isEmpty()
                    ? Optional.empty()
                    : Optional.of(refusals.values().iterator().next());
        }
    }

    /** Tests left unplayed in a final state: those given up on the way and those still due. */
    static Set<PlanState.Left> left(PlanState planState) {
        Set<PlanState.Left> left = new TreeSet<>(planState.left());
        for (Due due : planState.state().dueNow()) {
            left.add(PlanState.Left.of(due));
        }
        return left;
    }
}
