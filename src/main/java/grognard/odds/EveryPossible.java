package grognard.odds;

import grognard.dice.Again;
import grognard.dice.Dice;
import grognard.dice.Die;
import grognard.dice.Report;
import grognard.dice.Sequence;
import grognard.dice.Tally;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * Dice that fall in every possible way. The body is run once for each distinguishable course of the dice: each run
 * repeats the choices made so far and takes the next branch of the last throw that has one left. Weights are exact
 * integers.
 */
final class EveryPossible implements Dice {

    private static final double MOST = 0.9;

    /** What makes two throws the same throw, so that their forks need to be worked out once only. */
    record Throw(int count, Die die, Tally<?> tally) {

        // Written out: the equality that Java makes for records costs a one-shot run 25 ms.
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

    private final Deque<Course> courses = new ArrayDeque<>();
    private final Map<Throw, Fork> known;
    private final Map<Sequence<?>, Fork> steps = new HashMap<>();
    private final Map<Sequence<?>, Fork> stepsWithin = new HashMap<>();
    private final Map<Again, Fork> again = new HashMap<>();
    private final Progress progress;
    private final Results results;
    private final int mostRounds;
    private double done;

    /** Which results of a step are followed together. */
    enum Results {
        /** Those of one bearing; the numbers they tell are counted. */
        TOLD,
        /** Those of one fate, for who wants effects and no numbers beside them. */
        FATES,
        /** None: all numbers stay as they come together. */
        APART
    }

    EveryPossible() {
        this(Progress.UNWATCHED);
    }

    EveryPossible(Progress progress) {
        this(progress, new HashMap<>(), Results.TOLD);
    }

    /**
     * The same.
     *
     * @param known throws whose forks are worked out already; this walk adds its own
     * @param results which results of a step are followed together
     */
    EveryPossible(Progress progress, Map<Throw, Fork> known, Results results) {
        this(progress, known, results, NO_LIMIT);
    }

    /**
     * The same for fights that are left after so many rounds.
     *
     * @param mostRounds how many there may be
     */
    EveryPossible(Progress progress, Map<Throw, Fork> known, int mostRounds) {
        this(progress, known, Results.TOLD, mostRounds);
    }

    private EveryPossible(Progress progress, Map<Throw, Fork> known, Results results, int mostRounds) {
        this.progress = progress;
        this.known = known;
        this.results = results;
        this.mostRounds = mostRounds;
    }

    /** Runs the body for every course of the dice; results that are equal are put together. */
    <R> Map<R, Chance> each(Supplier<R> body) {
        Counts<R> counts = new Counts<>();
        walk(body, (result, course) -> counts.of(result, course.of()).add(course.ways()));
        return counts.chances();
    }

    /** Is told how a course ended. */
    interface Ending<R> {
        void at(R result, Course course);
    }

    /** Runs the body for every course of the dice. */
    <R> void walk(Supplier<R> body, Ending<R> ending) {
        Course course = new Course();
        courses.push(course);
        do {
            R result = body.get();
            ending.at(result, course);
            if (progress != Progress.UNWATCHED) {
                progress.at(done(0));
            }
        } while (course.advance());
        courses.pop();
    }

    @Override
    public <S> S roll(String purpose, int count, Die die, Tally<S> tally) {
        if (count <= 0) {
            return tally.start();
        }
        if (isNew()) {
            courses.element().add(fork(count, die, tally));
        }
        return chosen();
    }

    /** Each die hits or not whatever the others do, so that no course need tell how many were thrown again. */
    @Override
    public int hits(Again dice) {
        if (dice.count() <= 0) {
            return 0;
        }
        if (isNew()) {
            courses.element().add(again.computeIfAbsent(unnamed(dice), EveryPossible::fork));
        }
        return chosen();
    }

    private static Again unnamed(Again dice) {
        return new Again("", dice.count(), dice.die(), dice.target(), dice.again());
    }

    private static Fork fork(Again dice) {
        BigInteger sides =
                BigInteger.valueOf((long) dice.die().sides() * dice.die().sides());
        BigInteger hit = BigInteger.valueOf(dice.waysToHit());
        BigInteger miss = sides.subtract(hit);
        Map<Object, BigInteger> ways = new LinkedHashMap<>();
        BigInteger choices = BigInteger.ONE;
        for (int hits = 0; hits <= dice.count(); hits++) {
            BigInteger way = choices.multiply(hit.pow(hits)).multiply(miss.pow(dice.count() - hits));
            if (way.signum() > 0) {
                ways.put(hits, way);
            }
            choices = choices.multiply(BigInteger.valueOf(dice.count() - hits)).divide(BigInteger.valueOf(hits + 1L));
        }
        return new Fork(ways, sides.pow(dice.count()));
    }

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
            Fork endings = Fork.of(new Endings<>(this, settled, step).from(start));
            courses.element().add(endings);
        }
        return chosen();
    }

    @Override
    public int mostRounds() {
        return mostRounds;
    }

    @Override
    public <S> S result(Sequence<S> sequence) {
        if (isNew()) {
            boolean outermost = courses.size() == 1 && results != Results.APART;
            Map<Sequence<?>, Fork> forks = outermost ? steps : stepsWithin;
            Fork fork = forks.get(sequence);
            if (fork == null) {
                fork = outermost ? told(sequence) : Fork.of(each(() -> sequence.with(this)));
                forks.put(sequence, fork);
            }
            courses.element().add(fork);
        }
        return chosen();
    }

    /**
     * Puts results of the same bearing together, and counts what they tell. Only for steps of the resolution itself:
     * within another step the numbers are part of its result.
     */
    private <S> Fork told(Sequence<S> sequence) {
        Counts<Object> counts = new Counts<>();
        boolean telling = results == Results.TOLD;
        Map<Object, Object> examples = new LinkedHashMap<>();
        walk(() -> sequence.with(this), (result, course) -> {
            if (result instanceof Report told) {
                Object bearing = telling ? told.bearing() : told.fate();
                examples.putIfAbsent(bearing, result);
                BigInteger ways = course.ways();
                Ways count = counts.of(bearing, course.of());
                count.add(ways);
                if (telling) {
                    told.numbers().forEach((name, value) -> count.add(name, value, ways));
                }
            } else {
                examples.put(result, result);
                counts.of(result, course.of()).add(course.ways());
            }
        });
        return Fork.of(examples, counts);
    }

    /** Whether no course has come to this place yet: then its fork is worked out. */
    private boolean isNew() {
        return courses.element().isAtItsEnd();
    }

    /** The branch that this course takes here. */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // the fork here was made from the same request
    private <S> S chosen() {
        return (S) courses.element().next();
    }

    private <S> Fork fork(int count, Die die, Tally<S> tally) {
        Throw wanted = new Throw(count, die, tally);
        Fork fork = known.get(wanted);
        if (fork == null) {
            fork = PowerSeries.suits(tally) ? atOnce(count, die, tally) : oneByOne(count, die, tally);
            known.put(wanted, fork);
        }
        return fork;
    }

    /**
     * How far all has come when so much of a fork is made that the course needs now. Work within work is most of the
     * course that it belongs to, and nothing goes back.
     */
    private double done(double ofFork) {
        double now = 0;
        double part = 1;
        for (Iterator<Course> outermostFirst = courses.descendingIterator(); outermostFirst.hasNext(); ) {
            Course course = outermostFirst.next();
            now += part * course.done();
            part *= course.part() * MOST;
        }
        done = Math.max(done, now + part * ofFork);
        return done;
    }

    /** Is told how far a fork has come. */
    private final class WhileForking implements Progress {
        @Override
        public void at(double ofFork) {
            progress.at(EveryPossible.this.done(ofFork));
        }
    }

    @SuppressWarnings("unchecked") // sums and hits are tallies of whole numbers
    private Fork atOnce(int count, Die die, Tally<?> tally) {
        return new Fork(
                PowerSeries.ways(count, die, (Tally<Integer>) tally, new WhileForking()),
                BigInteger.valueOf(die.sides()).pow(count));
    }

    /** Adds a die to the fork of one die less, putting equal tallies together. */
    private <S> Fork oneByOne(int count, Die die, Tally<S> tally) {
        Map<Integer, BigInteger> faces = new LinkedHashMap<>();
        for (int side = 0; side < die.sides(); side++) {
            faces.merge(die.value(side), BigInteger.ONE, BigInteger::add);
        }
        Progress watcher = new WhileForking();
        int from = count - 1;
        while (from > 0 && !known.containsKey(new Throw(from, die, tally))) {
            from--;
        }
        Fork fork = from == 0 ? Fork.certain(tally.start()) : fork(from, die, tally);
        BigInteger sides = BigInteger.valueOf(die.sides());
        for (int dice = from + 1; dice <= count; dice++) {
            Map<S, BigInteger> ways = new LinkedHashMap<>();
            fork.<S>forEach((soFar, weight) -> faces.forEach(
                    (value, often) -> ways.merge(tally.add(soFar, value), weight.multiply(often), BigInteger::add)));
            fork = new Fork(ways, fork.of().multiply(sides));
            watcher.at((double) dice / count);
        }
        return fork;
    }
}
