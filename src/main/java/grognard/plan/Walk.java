package grognard.plan;

import grognard.game.Due;
import grognard.game.Game;
import grognard.game.GameState;
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

/** Takes a plan step by step, in every course that it can take. */
public final class Walk {

    private final Game game;
    private final Tables tables;
    private final LinesOfPlan lines;
    private final Progress progress;
    private final Room room;

    /**
     * From the game as it stands.
     *
     * @param tables whose numbers decide
     * @param progress is told how far it has come
     */
    public Walk(Game game, Tables tables, LinesOfPlan lines, Progress progress) {
        this(game, tables, lines, progress, Room.in(Runtime.getRuntime().maxMemory()));
    }

    Walk(Game game, Tables tables, LinesOfPlan lines, Progress progress, Room room) {
        this.game = game;
        this.tables = tables;
        this.lines = lines;
        this.progress = progress;
        this.room = room;
    }

    /** The chances of all that can come of the plan. */
    public Forecast of(Plan plan) {
        int[] step = new int[1];
        double[] part = new double[1];
        int all = plan.steps().size();
        Progress watched = progress == Progress.UNWATCHED
                ? progress
                : ignored -> progress.at(Math.min(1, (step[0] + part[0]) / all));
        SandTable table = new SandTable(game, tables, lines, watched);
        GameState start = table.start();
        Roster roster = new Roster();
        Map<Standing, BigInteger> now = new LinkedHashMap<>();
        now.put(new Standing(start, List.of(), Set.of()), BigInteger.ONE);
        BigInteger of = BigInteger.ONE;
        long takes = 0;
        StepCounts report = new StepCounts(game, plan, start);
        int states = 1;
        boolean ended = false;
        for (; step[0] < all; step[0]++) {
            PlanStep taken = plan.steps().get(step[0]);
            Taken counts = new Taken(plan.remembered(step[0] + 1), roster);
            int before = now.size();
            double each = (double) takes / before;
            Iterator<Map.Entry<Standing, BigInteger>> left = now.entrySet().iterator();
            for (int done = 1; left.hasNext(); done++) {
                Map.Entry<Standing, BigInteger> here = left.next();
                left.remove(); // what has been followed need not be remembered
                part[0] = (done - 1.0) / before;
                watched.at(0);
                counts.add(here.getKey(), here.getValue(), of, step(taken, here.getKey(), table, ended));
                long still = (long) (each * (before - done));
                room.check(step[0] + 1, taken, before, counts.standings.size(), still + counts.bytes, roster);
            }
            BigInteger more = counts.standings.of();
            now = counts.standings.over(more);
            of = of.multiply(more);
            takes = counts.bytes
                    + (long) now.size() * more.bitLength() / Byte.SIZE; // over one denominator they are longer
            report.step(taken, counts, more, of);
            states = Math.max(states, now.size());
            ended |= taken.move() instanceof EndTurn;
        }
        return report.forecast(now, of, states);
    }

    /** What came of a step from one standing. */
    private record Came(Onward onward, List<Due> dropped, Optional<BadInput> refusal) {}

    private static Came step(PlanStep step, Standing standing, SandTable table, boolean ended) {
        GameState state = standing.state();
        if (step.proviso().isPresent() && !step.proviso().get().holds(standing.ended())) {
            return new Came(Onward.notPlayed(state), List.of(), Optional.empty());
        }
        List<Due> dropped = List.of();
        if (ended && state.ending() && step.move().startsTurn()) {
            dropped = state.dueNow();
            state = table.dropped(state); // and with that the next turn begins
        }
        try {
            return new Came(step.move().from(state, table), dropped, Optional.empty());
        } catch (BadInput e) {
            return new Came(Onward.notPlayed(state), dropped, Optional.of(e));
        }
    }

    /** What came of a step from all standings. */
    static final class Taken {

        final Shares<Standing> standings;
        final Shares<String> outcomes = new Shares<>();
        final Shares<String> passed = new Shares<>();
        private final Map<String, BadInput> refusals = new LinkedHashMap<>();
        private final Set<Integer> remembered;
        private boolean played;

        /** What all standings take. */
        private long bytes;

        /** The bits of a number of ways, at most. */
        private int bits;

        Taken(Set<Integer> remembered, Roster roster) {
            this.remembered = remembered;
            this.standings = new Shares<>(standing -> {
                bytes += Roster.size(standing, bits);
                return roster.shared(standing);
            });
        }

        private void add(Standing before, BigInteger ways, BigInteger of, Came came) {
            Onward onward = came.onward;
            bits = of.bitLength() + onward.of().bitLength();
            played |= onward.played();
            if (came.refusal.isPresent()) {
                BadInput refusal = came.refusal.get();
                refusals.putIfAbsent(refusal.getMessage(), refusal);
                passed.add(refusal.getMessage(), ways, BigInteger.ONE);
            }
            Set<Due> all = new LinkedHashSet<>(came.dropped);
            all.addAll(onward.dropped());
            List<Due> dropped = List.copyOf(all);
            for (Onward.Branch branch : onward.branches()) {
                BigInteger some = ways.multiply(branch.ways());
                standings.add(before.after(branch.state(), branch.code(), dropped, remembered), some, onward.of());
                if (onward.played()) {
                    outcomes.add(branch.code(), some, onward.of());
                }
            }
        }

        /** Why it was refused, where it was and was never played. */
        Optional<BadInput> refusal() {
            return played || refusals.isEmpty()
                    ? Optional.empty()
                    : Optional.of(refusals.values().iterator().next());
        }
    }

    /** What is left in a standing when the plan is over. */
    static Set<Standing.Left> left(Standing standing) {
        Set<Standing.Left> left = new TreeSet<>(standing.left());
        for (Due due : standing.state().dueNow()) {
            left.add(Standing.Left.of(due));
        }
        return left;
    }
}
