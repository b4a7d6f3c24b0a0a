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

    /** Part of a path's progress that the enumeration of a throw or step within it makes up. An estimate. */
    private static final double NESTED_SHARE = 0.9;

    /** Number of throws after which the work is estimated first, half a second or less, and then at each hundredfold. */
    private static final long FIRST_ESTIMATE = 10_000;

    /** Fewest paths that an estimate is made from. */
    private static final int ENOUGH_TO_ESTIMATE = 100;

    /** Most throws on all paths together, by these estimates: a minute or more. The largest example has 3 million. */
    private static final double MOST_THROWS = 1e8;

    /** Largest number of states that is written with all its digits. */
    private static final double MOST_STATES_SHOWN = 1e15;

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
     * Current path of each enumeration under way, the innermost first. A sequence or repetition is enumerated by
     * itself.
     */
    private final Deque<DicePath> paths = new ArrayDeque<>();

    /** Throws enumerated so far; shared between situations by {@link ThrowCache}. */
    private final Map<Throw, ThrowBranches> throwCache;

    /** Sequences of the resolution itself, merged as {@link #merging} says. */
    private final Map<Sequence<?>, ThrowBranches> outerSequences = new HashMap<>();

    /** Sequences within another sequence, whose results are never merged by group key. */
    private final Map<Sequence<?>, ThrowBranches> innerSequences = new HashMap<>();

    private final Map<RerolledHits, ThrowBranches> rerolls = new HashMap<>();
    private final Progress progress;
    private final Merging merging;
    private final int mostRounds;

    /** Highest progress reported so far, so that it never goes back. */
    private double done;

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
    <R> Map<R, Chance> each(Supplier<R> body) {
        NumberCounts<R> counts = new NumberCounts<>();
        walk(body, (result, path) -> counts.countOf(result, path.denominator()).add(path.ways()));
        return counts.chances();
    }

    /** Receives the result of each path. The path object is reused, so it is valid only during the call. */
    interface Ending<R> {
        void at(R result, DicePath path);
    }

    /** Runs the body for every path of the dice. The body must be pure: it is run very many times. */
    <R> void walk(Supplier<R> body, Ending<R> ending) {
        DicePath path = new DicePath();
        paths.push(path);
        long runs = 0;
        long thrown = 0;
        long estimateAt = FIRST_ESTIMATE;
        do {
            R result = body.get();
            ending.at(result, path);
            runs++;
            thrown += path.length();
            if (thrown >= estimateAt && runs >= ENOUGH_TO_ESTIMATE) {
                check(runs / path.done(), (double) thrown / runs);
                estimateAt *= 100;
            }
            if (progress != Progress.UNWATCHED) {
                progress.at(done(0));
            }
        } while (path.advance());
        paths.pop();
    }

    /** Refuses a question of so many paths, with so many throws each, that it would take too long. */
    private static void check(double paths, double throwsOfEach) {
        if (paths * throwsOfEach > MOST_THROWS) {
            throw new BadInput(String.format(
                    Locale.ROOT,
                    "exact odds of this situation: expected one with fewer dice, it has %s %,.0f states to go through",
                    paths > MOST_STATES_SHOWN ? "more than" : "about",
                    Math.min(paths, MOST_STATES_SHOWN)));
        }
    }

    @Override
    public <S> S roll(String purpose, int count, Die die, Tally<S> tally) {
        if (count <= 0) {
            return tally.start();
        }
        if (isNew()) {
            paths.element().add(branches(count, die, tally));
        }
        return nextResult();
    }

    /** One branch for each sum. */
    @Override
    public BigDecimal sum(List<Addend> terms, Consumer<BigDecimal> each) {
        if (isNew()) {
            paths.element().add(new SumOfThrows(terms, this).branches());
        }
        return nextResult();
    }

    /** Lets the caller cancel work between two throws. */
    void interruptible() {
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
        if (isNew()) {
            paths.element().add(rerolls.computeIfAbsent(withoutPurpose(dice), ExhaustiveDice::branches));
        }
        return nextResult();
    }

    /** Cache key: the purpose does not influence the results. */
    private static RerolledHits withoutPurpose(RerolledHits dice) {
        return new RerolledHits("", dice.count(), dice.die(), dice.target(), dice.again());
    }

    /** Binomial distribution of the hits: for k of n dice, C(n, k) times hit^k times miss^(n - k). */
    private static ThrowBranches branches(RerolledHits dice) {
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
        if (isNew()) {
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
        if (isNew()) {
            boolean outermost = paths.size() == 1 && merging != Merging.NONE;
            Map<Sequence<?>, ThrowBranches> cache = outermost ? outerSequences : innerSequences;
            ThrowBranches branches = cache.get(sequence);
            if (branches == null) {
                branches = outermost ? merged(sequence) : ThrowBranches.of(each(() -> sequence.with(this)));
                cache.put(sequence, branches);
            }
            paths.element().add(branches);
        }
        return nextResult();
    }

    /**
     * Enumerates a sequence, merges its reports and counts their numbers. Only for sequences of the resolution itself:
     * within another sequence the numbers may be part of the outer result.
     */
    private <S> ThrowBranches merged(Sequence<S> sequence) {
        NumberCounts<Object> counts = new NumberCounts<>();
        boolean countsNumbers = merging == Merging.BY_GROUP_KEY;
        Map<Object, Object> examples = new LinkedHashMap<>();
        walk(() -> sequence.with(this), (result, path) -> {
            if (result instanceof Report report) {
                Object key = countsNumbers ? report.groupKey() : report.effectKey();
                examples.putIfAbsent(key, result);
                BigInteger ways = path.ways();
                Ways count = counts.countOf(key, path.denominator());
                count.add(ways);
                if (countsNumbers) {
                    report.numbers().forEach((name, value) -> count.add(name, value, ways));
                }
            } else {
                examples.put(result, result);
                counts.countOf(result, path.denominator()).add(path.ways());
            }
        });
        return ThrowBranches.of(examples, counts);
    }

    /** Whether the throw that the resolver asks for now has to be enumerated, because no run has come here before. */
    private boolean isNew() {
        return paths.element().isAtEnd();
    }

    /** Result that the current path takes at this throw. */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // a pure resolver makes the same request each run
    private <S> S nextResult() {
        return (S) paths.element().next();
    }

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
     * Estimates the progress of the enumeration, from 0 to 1.
     *
     * @param ofThrow progress of the throw that is being enumerated for the innermost path
     */
    private double done(double ofThrow) {
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
            progress.at(ExhaustiveDice.this.done(ofThrow));
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
        Progress watcher = new ThrowProgress();
        int from = count - 1;
        while (from > 0 && !throwCache.containsKey(new Throw(from, die, tally))) {
            from--;
        }
        ThrowBranches branches = from == 0 ? ThrowBranches.certain(tally.start()) : branches(from, die, tally);
        BigInteger sides = BigInteger.valueOf(die.sides());
        for (int dice = from + 1; dice <= count; dice++) {
            Map<S, BigInteger> ways = new LinkedHashMap<>();
            branches.<S>forEach((soFar, weight) -> faces.forEach(
                    (value, often) -> ways.merge(tally.add(soFar, value), weight.multiply(often), BigInteger::add)));
            branches = new ThrowBranches(ways, branches.denominator().multiply(sides));
            watcher.at((double) dice / count);
        }
        return branches;
    }
}
