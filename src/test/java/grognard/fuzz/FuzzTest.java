package grognard.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Whatever is typed, piped in or lies in a file: an exit code of ours, no stack trace, nothing that a terminal obeys, and
 * an answer within a second or, where much was asked for, an end at Ctrl-C.
 */
class FuzzTest {

    private static final int SLICE = 120;
    private static final int PATIENCE = 1000;

    /** A machine that builds may stand still for a second for reasons of its own. */
    private static final int PATIENCE_IN_A_BUILD = 10_000;

    private static final int MOST_FAILURES = 25;

    /** A small part of the long run, in every build. */
    @Tag("thorough")
    @ParameterizedTest
    @EnumSource(Kind.class)
    void slice(Kind kind, @TempDir Path folder) throws IOException {
        assertThat(new Session(folder).run(kind, 0, SLICE, Long.MAX_VALUE, PATIENCE_IN_A_BUILD))
                .isEmpty();
    }

    /** The long run; docs/testing.md has the command, which sets the heap size. */
    @Test
    @Tag("long")
    void longRun(@TempDir Path folder) throws IOException {
        String kinds = System.getProperty("fuzz.kind", "");
        long from = Long.getLong("fuzz.from", 0);
        long count = Long.getLong("fuzz.count", 125_000);
        long deadline = System.nanoTime() + Long.getLong("fuzz.seconds", 36_000) * 1_000_000_000L;
        if (count > 1) { // a single trial may be made again anywhere, under a debugger too
            assertThat(Runtime.getRuntime().maxMemory())
                    .as("heap, to be set with -DargLine=-Xmx256m")
                    .isLessThanOrEqualTo(256L << 20);
        }
        Map<String, String> failures = new LinkedHashMap<>();
        for (Kind kind : Kind.values()) {
            if (kinds.isEmpty() || List.of(kinds.split(",")).contains(kind.name())) {
                failures.putAll(new Session(folder).run(kind, from, count, deadline, PATIENCE));
            }
        }
        assertThat(failures.values()).isEmpty();
    }

    /** Many trials in one folder. */
    private static final class Session {

        private final Path folder;
        private final Set<Path> before;
        private final CommandLines lines = new CommandLines();
        private final Corpus corpus;

        Session(Path temporary) throws IOException {
            before = inWorkingFolder();
            folder = Files.createDirectories(temporary.resolve("trial"));
            corpus = new Corpus(Files.createTempDirectory(temporary, "corpus"));
        }

        /** What went wrong, one trial of each sort. */
        Map<String, String> run(Kind kind, long from, long count, long deadline, int patienceMillis)
                throws IOException {
            Map<String, String> failures = new LinkedHashMap<>();
            Map<Integer, Integer> exits = new TreeMap<>();
            List<String> slow = new ArrayList<>();
            long longest = 0;
            long inputs = 0;
            long start = System.nanoTime();
            long number = from;
            try (Runner runner = new Runner(folder, patienceMillis)) {
                for (; number < from + count && failures.size() < MOST_FAILURES; number++) {
                    if (deadline != Long.MAX_VALUE && System.nanoTime() - deadline > 0) {
                        break;
                    }
                    Trial trial = kind.trial(number, lines, corpus);
                    Ended ended = runner.run(trial);
                    if (ended.interrupted()) {
                        ended = runner.run(trial); // others are at work on this machine; what is slow is slow twice
                    }
                    inputs += ended.inputs(trial);
                    exits.merge(ended.exit(), 1, Integer::sum);
                    longest = Math.max(longest, ended.millis());
                    if (ended.interrupted()) {
                        slow.add(String.valueOf(number));
                    }
                    for (String wrong : ended.wrong(trial)) {
                        String sort =
                                kind + " " + wrong.replaceAll("[0-9]+", "#").replaceAll("(?<=.{70}).*", "");
                        failures.putIfAbsent(sort, wrong + "\n" + trial + "\n");
                    }
                }
            }
            System.out.printf(
                    "%s %d to %d, %d inputs in %d s: exits %s, longest %d ms, interrupted %d %s%n",
                    kind,
                    from,
                    number - 1,
                    inputs,
                    (System.nanoTime() - start) / 1_000_000_000,
                    exits,
                    longest,
                    slow.size(),
                    slow.subList(0, Math.min(20, slow.size())));
            sweep();
            return failures;
        }

        /** A file's name that was spoiled may mean one in the working folder; such files go with their trials. */
        private void sweep() throws IOException {
            for (Path file : inWorkingFolder()) {
                if (!before.contains(file) && Files.isRegularFile(file)) {
                    Files.delete(file);
                }
            }
        }

        private static Set<Path> inWorkingFolder() throws IOException {
            try (Stream<Path> files = Files.list(Path.of(""))) {
                return files.collect(Collectors.toSet());
            }
        }
    }
}
