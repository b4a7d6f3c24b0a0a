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

    private final Environment world;
    private @Nullable ResultSink answers;

    BatchEnvironment(Environment outside) {
        world = outside.writingTo(new ToAnswers(), new ToNotes());
    }

    Environment world() {
        return world;
    }

    /** What is printed from now on goes there. */
    void to(ResultSink where) {
        answers = where;
    }

    /** The line is one of those that speak for themselves. */
    void noHeading() {
        world.out().heading("");
    }

    /** A line before a result; the batch leaves out the blank before the very first. */
    void heading(Style style, String text) {
        world.out().heading("\n" + style.bold(SafeText.line(text)) + "\n");
    }

    /** Puts on disk what is to be recorded, and then passes on what was printed. */
    void settle(Session session, ResultSink where) {
        to(where);
        session.settle();
        world.out().flush();
        world.err().flush();
    }

    private ResultSink answers() {
        if (answers == null) {
            throw new IllegalStateException("printed before a line was run");
        }
        return answers;
    }

    /** Passes what was written on, a whole buffer at a time. */
    private abstract static class Whole extends OutputStream {

        abstract void pass(byte[] bytes, int length);

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
                pass(bytes, length);
            }
        }
    }

    private final class ToAnswers extends Whole {
        @Override
        void pass(byte[] bytes, int length) {
            answers().print(bytes, length);
        }
    }

    /** Notes go the same way as results: whoever prints them is the only one who prints. */
    private final class ToNotes extends Whole {
        @Override
        void pass(byte[] bytes, int length) {
            answers().note(bytes, length);
        }
    }
}
