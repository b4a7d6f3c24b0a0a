package grognard.odds;

import grognard.dice.Addend;
import grognard.dice.Dice;
import grognard.dice.Die;
import grognard.dice.Report;
import grognard.dice.RerolledHits;
import grognard.dice.Sequence;
import grognard.dice.Tally;
import grognard.input.BadInput;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * Dice that enumerate every possible result. Java cannot continue a computation twice, so the resolver is run once for
 * each distinguishable path of the dice: a run repeats the branches recorded so far and takes the next branch of the
 * last throw that has one left. Weights are exact integers. Decision record 5 gives the reasons.
 */
final class ExhaustiveDice implements Dice {

    /** Share of a path's time spent on enumerating its throws and sequences. A rough estimate, for progress only. */
    private static final double NESTED_SHARE = 0.9;

    /** Throws before the first estimate of the work, half a second or less; the next follows after 100 times as many. */
    private static final long FIRST_ESTIMATE = 10_000;

    /** Fewest paths to base an estimate on. */
    private static final int MIN_PATHS_TO_ESTIMATE = 100;

    /** Limit on the estimated throws of all paths together: a minute or more. The largest example has 3 million. */
    private static final double MAX_THROWS = 1e8;

    /** Largest estimate that an error message shows; beyond it the message says "more than". */
    private static final double MAX_STATES_SHOWN = 1e15;

    /** Cache key of a throw. The purpose is not part of it: it does not influence the results. */
    record Throw(int count, Die die, Tally<?> tally) {

        // Written by hand: a record's generated equals costs a one-shot run 25 ms of start-up time.
        @Override
        public boolean equals(Object other) {
            return other instanceof Throw thrown
                    && thrown.count == count
                    && thrown.die.equals(die)
                    && thrown.tally.equals(tally);
        }

        @Override
        public int hashCode() {
            return (31 * count + die.hashCode()) * 31 + tally.hashCode();
        }
    }

    /**
     * Current path of each enumeration under way, the innermost first. A sequence or repetition within a path has an
     * enumeration of its own.
     */
    private final Deque<DicePath> paths = new ArrayDeque<>();

    /** Throws enumerated so far; shared between situations by {@link ThrowCache}. */
    private final Map<Throw, ThrowBranches> throwCache;

    /** Sequences that the resolver throws directly; their results are merged by {@link #merging}. */
    private final Map<Sequence<?>, ThrowBranches> outerSequences = new HashMap<>();

    /** Sequences within another sequence; only equal results are merged. */
    private final Map<Sequence<?>, ThrowBranches> innerSequences = new HashMap<>();

    private final Map<RerolledHits, ThrowBranches> rerolls = new HashMap<>();
    private final Progress progress;
    private final Merging merging;
    private final int mostRounds;

    /** Highest progress reported so far, so that it never goes back. */
    private double done;

    /** Paths taken in the enumerations that have ended. */
    private long ended;

    /** Rule by which results of a sequence are merged into one branch (see {@link Report}). */
    enum Merging {
        /** Merges results of equal group key and counts their numbers. For odds. */
        BY_GROUP_KEY,
        /** Merges results of equal effect key and drops the numbers. For outcomes that are followed by their effects. */
        BY_EFFECT_KEY,
        /** Merges only equal results. Slow; tests compare the others with it. */
        NONE
    }

    ExhaustiveDice(Progress progress) {
        this(progress, new HashMap<>(), Merging.BY_GROUP_KEY);
    }

    /**
     * Enumerates with a shared cache.
     *
     * @param throwCache throws enumerated already; this object adds its own
     */
    ExhaustiveDice(Progress progress, Map<Throw, ThrowBranches> throwCache, Merging merging) {
        this(progress, throwCache, merging, NO_LIMIT);
    }

    /**
     * Enumerates fights that stop, decided or not, after a number of rounds.
     *
     * @param throwCache throws enumerated already; this object adds its own
     */
    ExhaustiveDice(Progress progress, Map<Throw, ThrowBranches> throwCache, int mostRounds) {
        this(progress, throwCache, Merging.BY_GROUP_KEY, mostRounds);
    }

    private ExhaustiveDice(Progress progress, Map<Throw, ThrowBranches> throwCache, Merging merging, int mostRounds) {
        this.progress = progress;
        this.throwCache = throwCache;
        this.merging = merging;
        this.mostRounds = mostRounds;
    }

    /** Runs the body for every path of the dice and returns the chance of each distinct result. */
    <R> Map<R, Chance> chances(Supplier<R> body) {
        ResultCounts<R> counts = new ResultCounts<>();
        walk(body, (result, path) -> counts.countOf(result, path.denominator()).addWays(path.ways()));
        return counts.chances();
    }

    /** Receives the result of each path. The path object is reused, so it is valid only during the call. */
    interface PathVisitor<R> {
        void visit(R result, DicePath path);
    }

    /** Runs the body for every path of the dice. The body must be pure: it is run very many times. */
    <R> void walk(Supplier<R> body, PathVisitor<R> visitor) {
        DicePath path = new DicePath();
        paths.push(path);
        long runs = 0;
        long thrown = 0;
        long estimateAt = FIRST_ESTIMATE;
        do {
            R result = body.get();
            visitor.visit(result, path);
            runs++;
            thrown += path.length();
            if (thrown >= estimateAt && runs >= MIN_PATHS_TO_ESTIMATE) {
                checkWork(runs / path.done(), (double) thrown / runs);
                estimateAt *= 100;
            }
            if (progress != Progress.UNWATCHED) {
                progress.at(updateDone(0));
            }
        } while (path.advance());
        ended += runs;
        paths.pop();
    }

    /**
     * Number of paths of all enumerations. If the work was cancelled, those of the enumerations under way are estimated,
     * so that there are rather too few: how often an inner one comes again is not known.
     */
    double states() {
        double states = ended;
        for (DicePath path : paths) {
            states += path.estimatedTotal();
        }
        return states;
    }

    /**
     * Refuses an enumeration that would take too long.
     *
     * @param paths estimated number of paths
     * @param throwsPerPath mean number of throws on a path
     */
    private static void checkWork(double paths, double throwsPerPath) {
        if (paths * throwsPerPath > MAX_THROWS) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "exact odds of this situation: expected one with fewer dice, it has %s %,.0f states to go through",
                    paths > MAX_STATES_SHOWN ? "more than" : "about",
                    Math.min(paths, MAX_STATES_SHOWN)));
        }
    }

    @Override
    public <S> S roll(String purpose, int count, Die die, Tally<S> tally) {
        if (count <= 0) {
            return tally.start();
        }
        if (isNewThrow()) {
            paths.element().add(branches(count, die, tally));
        }
        return nextResult();
    }

    /** One branch for each sum. */
    @Override
    public BigDecimal sum(List<Addend> terms, Consumer<BigDecimal> each) {
        if (isNewThrow()) {
            paths.element().add(new SumOfThrows(terms, this).branches());
        }
        return nextResult();
    }

    /** Reports unchanged progress, since the receiver may cancel the work by throwing. Called within long work. */
    void checkCancelled() {
        progress.at(done);
    }

    /**
     * One branch for each number of hits: every die hits or misses by itself, so the rerolls need no throw of their
     * own.
     */
    @Override
    public int hits(RerolledHits dice) {
        if (dice.count() <= 0) {
            return 0;
        }
        if (isNewThrow()) {
            paths.element().add(rerolls.computeIfAbsent(withoutPurpose(dice), ExhaustiveDice::binomialBranches));
        }
        return nextResult();
    }

    /** Cache key: the purpose does not influence the results. */
    private static RerolledHits withoutPurpose(RerolledHits dice) {
        return new RerolledHits("", dice.count(), dice.die(), dice.target(), dice.again());
    }

    /** Binomial distribution of the hits: for k of n dice, C(n, k) times hit^k times miss^(n - k). */
    private static ThrowBranches binomialBranches(RerolledHits dice) {
        BigInteger sides =
                BigInteger.valueOf((long) dice.die().sides() * dice.die().sides());
        BigInteger hit = BigInteger.valueOf(dice.waysToHit());
        BigInteger miss = sides.subtract(hit);
        Map<Object, BigInteger> ways = new LinkedHashMap<>();
        BigInteger combinations = BigInteger.ONE; // C(n, k), from C(n, k - 1)
        for (int hits = 0; hits <= dice.count(); hits++) {
            BigInteger waysOfHits = combinations.multiply(hit.pow(hits)).multiply(miss.pow(dice.count() - hits));
            if (waysOfHits.signum() > 0) {
                ways.put(hits, waysOfHits);
            }
            combinations = combinations
                    .multiply(BigInteger.valueOf(dice.count() - hits))
                    .divide(BigInteger.valueOf(hits + 1L));
        }
        return new ThrowBranches(ways, sides.pow(dice.count()));
    }

    /** A die on the table is certain, so it adds no branch. */
    @Override
    public int known(String purpose, Die die, int value) {
        return value;
    }

    @Override
    public <S> S until(S start, Predicate<S> settled, UnaryOperator<S> step) {
        if (settled.test(start)) {
            return start;
        }
        if (isNewThrow()) {
            ThrowBranches settledStates = ThrowBranches.of(new RepeatedStepOdds<>(this, settled, step).from(start));
            paths.element().add(settledStates);
        }
        return nextResult();
    }

    @Override
    public int mostRounds() {
        return mostRounds;
    }

    @Override
    public <S> S result(Sequence<S> sequence) {
        if (isNewThrow()) {
            boolean outermost = paths.size() == 1 && merging != Merging.NONE;
            Map<Sequence<?>, ThrowBranches> cache = outermost ? outerSequences : innerSequences;
            ThrowBranches branches = cache.get(sequence);
            if (branches == null) {
                branches = outermost ? mergedBranches(sequence) : ThrowBranches.of(chances(() -> sequence.with(this)));
                cache.put(sequence, branches);
            }
            paths.element().add(branches);
        }
        return nextResult();
    }

    /**
     * Enumerates a sequence, merges its reports and counts their numbers. Only for sequences that the
     * resolver throws directly: within another sequence the numbers may be part of the outer result.
     */
    private <S> ThrowBranches mergedBranches(Sequence<S> sequence) {
        ResultCounts<Object> counts = new ResultCounts<>();
        boolean countsNumbers = merging == Merging.BY_GROUP_KEY;
        Map<Object, Object> examples = new LinkedHashMap<>();
        walk(() -> sequence.with(this), (result, path) -> {
            if (result instanceof Report report) {
                Object key = countsNumbers ? report.groupKey() : report.effectKey();
                examples.putIfAbsent(key, result);
                BigInteger ways = path.ways();
                ResultCount count = counts.countOf(key, path.denominator());
                count.addWays(ways);
                if (countsNumbers) {
                    report.numbers().forEach((name, value) -> count.addValue(name, value, ways));
                }
            } else {
                examples.put(result, result);
                counts.countOf(result, path.denominator()).addWays(path.ways());
            }
        });
        return ThrowBranches.of(examples, counts);
    }

    /** Whether no earlier run has reached the throw that the resolver asks for now, so that it must be enumerated. */
    private boolean isNewThrow() {
        return paths.element().isAtEnd();
    }

    /** Result of this throw on the current path. */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // a pure resolver makes the same request each run
    private <S> S nextResult() {
        return (S) paths.element().next();
    }

    /** All results of a throw, from the cache if it was enumerated before. */
    <S> ThrowBranches branches(int count, Die die, Tally<S> tally) {
        Throw key = new Throw(count, die, tally);
        ThrowBranches branches = throwCache.get(key);
        if (branches == null) {
            branches = PowerSeries.supports(tally) ? byPowerSeries(count, die, tally) : oneByOne(count, die, tally);
            throwCache.put(key, branches);
        }
        return branches;
    }

    /**
     * Estimates the progress of the enumeration, from 0 to 1. Never lower than before.
     *
     * @param ofThrow progress of the throw that is being enumerated for the innermost path
     */
    private double updateDone(double ofThrow) {
        double now = 0;
        double share = 1;
        for (Iterator<DicePath> outermostFirst = paths.descendingIterator(); outermostFirst.hasNext(); ) {
            DicePath path = outermostFirst.next();
            now += share * path.done();
            share *= path.share() * NESTED_SHARE;
        }
        done = Math.max(done, now + share * ofThrow);
        return done;
    }

    /** Turns the progress of one throw into that of the enumeration. */
    private final class ThrowProgress implements Progress {
        @Override
        public void at(double ofThrow) {
            progress.at(updateDone(ofThrow));
        }
    }

    @SuppressWarnings("unchecked") // sums and hits are tallies of integers
    private ThrowBranches byPowerSeries(int count, Die die, Tally<?> tally) {
        return new ThrowBranches(
                PowerSeries.ways(count, die, (Tally<Integer>) tally, new ThrowProgress()),
                BigInteger.valueOf(die.sides()).pow(count));
    }

    /** Enumerates a throw of any tally by adding one die at a time, from the largest cached throw of fewer dice. */
    private <S> ThrowBranches oneByOne(int count, Die die, Tally<S> tally) {
        Map<Integer, BigInteger> faces = new LinkedHashMap<>();
        for (int side = 0; side < die.sides(); side++) {
            faces.merge(die.value(side), BigInteger.ONE, BigInteger::add);
        }
        Progress throwProgress = new ThrowProgress();
        int from = count - 1;
        while (from > 0 && !throwCache.containsKey(new Throw(from, die, tally))) {
            from--;
        }
        ThrowBranches branches = from == 0 ? ThrowBranches.certain(tally.start()) : branches(from, die, tally);
        BigInteger allSides = BigInteger.valueOf(die.sides());
        for (int dice = from + 1; dice <= count; dice++) {
            Map<S, BigInteger> ways = new LinkedHashMap<>();
            branches.<S>forEach((soFar, weight) -> faces.forEach(
                    (value, sides) -> ways.merge(tally.add(soFar, value), weight.multiply(sides), BigInteger::add)));
            branches = new ThrowBranches(ways, branches.denominator().multiply(allSides));
            throwProgress.at((double) dice / count);
        }
        return branches;
    }
}
