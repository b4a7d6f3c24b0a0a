package grognard.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Chunks shared out, and their results in order. */
@Timeout(60)
class OrderedExecutorTest {

    private static final int PIECE = 1 << 20;

    /** Two threads have six chunks under way, and 32 MB may wait. */
    private static final int MOST_PIECES = 32 / 6 + 2;

    @Test
    void whoPrintsMuchWaitsForHisTurn() {
        AtomicInteger printed = new AtomicInteger();
        CountDownLatch full = new CountDownLatch(MOST_PIECES - 1);
        ChunkWorker<String> work = (chunk, answers) -> {
            if (chunk.lines().get(0).number() == 1) {
                await(full);
                answers.print(new byte[] {'a'}, 1);
            } else {
                for (int i = 0; i < 100; i++) {
                    answers.print(new byte[PIECE], PIECE);
                    printed.incrementAndGet();
                    full.countDown();
                }
            }
            answers.done(1);
            return true;
        };
        Heard heard = new Heard(printed);
        new OrderedExecutor<String>(2, true, () -> work).run(chunks(2), heard);
        assertThat(heard.beforeItsTurn).isBetween(MOST_PIECES - 1, MOST_PIECES);
        assertThat(heard.bytes).isEqualTo(100L * PIECE + 1);
        assertThat(heard.lines).isEqualTo(2);
    }

    @Test
    void resultsNotesAndComplaintsComeInTheOrderOfTheLines() {
        ChunkWorker<String> work = (chunk, answers) -> {
            byte[] number = {(byte) chunk.lines().get(0).number()};
            answers.print(number, 1);
            answers.note(number, 1);
            answers.error(new LineError(number[0], 0, "bad"));
            answers.done(1);
            return true;
        };
        Heard heard = new Heard(new AtomicInteger());
        new OrderedExecutor<String>(4, true, () -> work).run(chunks(100), heard);
        List<String> expected = new ArrayList<>();
        for (int i = 1; i <= 100; i++) {
            expected.addAll(List.of("print " + i, "note " + i, "bad " + i));
        }
        assertThat(heard.said).isEqualTo(expected);
    }

    @Test
    void aLineThatIsNotAnsweredForIsNoticed() {
        ChunkWorker<String> work = (chunk, answers) -> true;
        assertThatThrownBy(() ->
                        new OrderedExecutor<String>(2, true, () -> work).run(chunks(1), new Heard(new AtomicInteger())))
                .hasMessage("a chunk of 1 lines reported 0 as done");
    }

    @Test
    void whatAWorkerThrowsIsThrownAfterWhatItSaid() {
        ChunkWorker<String> work = (chunk, answers) -> {
            answers.print(new byte[] {1}, 1);
            throw new IllegalArgumentException("no");
        };
        Heard heard = new Heard(new AtomicInteger());
        assertThatThrownBy(() -> new OrderedExecutor<String>(2, true, () -> work).run(chunks(3), heard))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no");
        assertThat(heard.said).containsExactly("print 1");
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static BatchSource<String> chunks(int count) {
        Queue<Chunk<String>> chunks = new ArrayDeque<>();
        for (int i = 1; i <= count; i++) {
            chunks.add(new Chunk<>(List.of(new BatchLine<>(i, "", "")), "", false));
        }
        return new BatchSource<>() {
            @Override
            public Optional<Chunk<String>> next() {
                return Optional.ofNullable(chunks.poll());
            }

            @Override
            public boolean ready() {
                return true;
            }
        };
    }

    /** Writes down what it is told. */
    private static final class Heard implements ResultSink {
        private final AtomicInteger printed;
        private final List<String> said = new ArrayList<>();
        private int beforeItsTurn;
        private long bytes;
        private int lines;

        Heard(AtomicInteger printed) {
            this.printed = printed;
        }

        @Override
        public void print(byte[] some, int length) {
            if (length == 1 && beforeItsTurn == 0) { // the first chunk: nothing was taken from the second yet
                beforeItsTurn = printed.get();
            }
            bytes += length;
            said.add("print " + some[0]);
        }

        @Override
        public void note(byte[] some, int length) {
            said.add("note " + some[0]);
        }

        @Override
        public boolean error(LineError line) {
            said.add("bad " + line.number());
            return true;
        }

        @Override
        public void done(int more) {
            lines += more;
        }
    }
}
