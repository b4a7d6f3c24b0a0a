package grognard.bench;

import grognard.dice.RecordingDice;
import grognard.dice.Die;
import grognard.dice.SeededDice;
import grognard.odds.Odds;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rulesets.Rulesets;
import grognard.rules.Situation;
import grognard.rules.Tables;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Dice, resolvers and odds by themselves: nothing is read from the command line and nothing written. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@State(Scope.Benchmark)
public class GrognardBenchmark {

    /** A situation of a resolver: {@code ruleset resolver parameter=value…}. */
    @State(Scope.Benchmark)
    public static class Played {

        @Param({
            "paperboys contact pips=1 quality=elite",
            "paperboys engage stands=4 def-stands=5",
            "honour fire unit=formed range=6",
            "acw engage figures=20 def-figures=16",
            "napoleonic combat strength=22.5 def-strength=12"
        })
        public String situation;

        private Resolver resolver;
        private Tables tables;
        private Situation read;
        private long game;

        @Setup
        public void read() {
            String[] words = situation.split(" ");
            Ruleset ruleset = Rulesets.named(words[0]);
            resolver = ruleset.resolver(words[1]);
            tables = Tables.builtIn(ruleset);
            Map<String, String> typed = new HashMap<>();
            for (int i = 2; i < words.length; i++) {
                String[] value = words[i].split("=", 2);
                typed.put(value[0], value[1]);
            }
            read = Situation.read(resolver, typed, tables);
        }
    }

    private final SeededDice seeded = new SeededDice("salamanca");
    private long seeds;

    /** A die of a stream that goes on; every 32nd or so hashes a block. */
    @Benchmark
    public int oneDie() {
        return seeded.next(Die.D6, "bench");
    }

    /** The first die of a new seed, as every line of a batch throws it. */
    @Benchmark
    public int firstDieOfASeed() {
        return new SeededDice("salamanca/" + seeds++).next(Die.D6, "bench");
    }

    @Benchmark
    public Resolution resolve(Played played) {
        RecordingDice cup = new RecordingDice(new SeededDice("salamanca/" + played.game++));
        return played.resolver.resolve(played.tables, played.read, cup);
    }

    @Benchmark
    public Odds odds(Played played) {
        return Odds.of(played.resolver, played.tables, played.read);
    }
}
