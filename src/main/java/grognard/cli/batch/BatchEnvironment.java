package grognard.cli.batch;

import grognard.batch.ResultSink;
import grognard.cli.environment.Environment;
import grognard.cli.session.Session;
import grognard.input.SafeText;
import grognard.render.page.Style;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/** The world as a line of a batch sees it: what it prints goes to its batch's answers. */
final class BatchEnvironment {

    private final Environment environment;
    private @Nullable ResultSink answers;

    BatchEnvironment(Environment outside) {
        environment = outside.writingTo(new ToAnswers(), new ToNotes());
    }

    Environment environment() {
        return environment;
    }

    /** What is printed from now on goes there. */
    void to(ResultSink where) {
        answers = where;
    }

    /** The line is one of those that speak for themselves. */
    void noHeading() {
        environment.out().heading("");
    }

    /** A line before a result; the batch leaves out the blank before the very first. */
    void heading(Style style, String text) {
        environment.out().heading("\n" + style.heading(SafeText.line(text)) + "\n");
    }

    /** Puts on disk what is to be recorded, and then passes on what was printed. */
    void settle(Session session, ResultSink where) {
        to(where);
        session.settle();
        environment.out().flush();
        environment.err().flush();
    }

    private ResultSink answers() {
        if (answers == null) {
            throw new IllegalStateException("printed before a line was run");
        }
        return answers;
    }

    /** Passes what was written on, a whole buffer at a time. */
    private abstract static class BufferStream extends OutputStream {

        abstract void forward(byte[] bytes, int length);

        @Override
        public void write(int b) {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int length) {
            if (from != 0) {
                throw new IllegalArgumentException("expected whole buffers");
            }
            if (length > 0) {
                forward(bytes, length);
            }
        }
    }

    private final class ToAnswers extends BufferStream {
        @Override
        void forward(byte[] bytes, int length) {
            answers().print(bytes, length);
        }
    }

    /** Notes go the same way as results: whoever prints them is the only one who prints. */
    private final class ToNotes extends BufferStream {
        @Override
        void forward(byte[] bytes, int length) {
            answers().note(bytes, length);
        }
    }
}
