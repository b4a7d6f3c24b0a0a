package grognard.cli.batch;

import grognard.batch.ResultSink;
import grognard.cli.environment.Environment;
import grognard.cli.session.Session;
import grognard.input.SafeText;
import grognard.render.page.Style;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/**
 * The environment of a batch worker: results and messages of its lines go to the batch's {@link ResultSink} and not to
 * the process's streams, so that the batch can print them in the order of the lines.
 */
final class BatchEnvironment {

    private final Environment environment;
    private @Nullable ResultSink sink;

    BatchEnvironment(Environment outside) {
        environment = outside.writingTo(new SinkStream(false), new SinkStream(true));
    }

    Environment environment() {
        return environment;
    }

    /** Sends everything that is printed from now on to that sink. */
    void to(ResultSink where) {
        sink = where;
    }

    /** Removes the heading of the current line: formats with one line a result have none. */
    void noHeading() {
        environment.out().heading("");
    }

    /**
     * Sets the heading that is printed before the line's result, if it prints any. It starts with a blank line; the
     * batch removes the very first.
     */
    void heading(Style style, String text) {
        environment.out().heading("\n" + style.bold(SafeText.line(text)) + "\n");
    }

    /** Writes pending records to disk, and only then passes on the output that reports them. */
    void settle(Session session, ResultSink where) {
        to(where);
        session.settle();
        environment.out().flush();
        environment.err().flush();
    }

    private ResultSink sink() {
        if (sink == null) {
            throw new IllegalStateException("printed before a line was run");
        }
        return sink;
    }

    /**
     * Forwards each flushed buffer to the sink in one call. Messages for standard error take the same way as results,
     * since only the batch's own thread prints.
     */
    private final class SinkStream extends OutputStream {

        private final boolean isError;

        SinkStream(boolean isError) {
            this.isError = isError;
        }

        @Override
        public void write(int b) {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int length) {
            if (from != 0) {
                throw new IllegalArgumentException("expected a buffer from its start");
            }
            if (length > 0 && isError) {
                sink().note(bytes, length);
            } else if (length > 0) {
                sink().print(bytes, length);
            }
        }
    }
}
