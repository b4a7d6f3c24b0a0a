package grognard.cli.batch;

import grognard.batch.Answers;
import grognard.cli.session.Session;
import grognard.cli.world.World;
import grognard.input.Visible;
import grognard.render.Style;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** The world as a line of a batch sees it: what it prints goes to its batch's answers. */
final class BatchWorld {

    private final World world;
    private @Nullable Answers answers;

    BatchWorld(World outside) {
        world = outside.writingTo(new ToAnswers(), new ToComplaints(outside));
    }

    World world() {
        return world;
    }

    /** What is printed from now on goes there. */
    void to(Answers where) {
        answers = where;
    }

    /** A line before a result; the batch leaves out the blank before the very first. */
    /** The line is one of those that speak for themselves. */
    void noHeading() {
        world.out().heading("");
    }

    void heading(Style style, String text) {
        world.out().heading("\n" + style.heading(Visible.text(text)) + "\n");
    }

    /** Puts on disk what is to be recorded, and then passes on what was printed. */
    void settle(Session session, Answers where) {
        to(where);
        session.settle();
        world.out().flush();
        world.err().flush();
    }

    /** Passes printed bytes on; they come in pieces, never one by one. */
    private final class ToAnswers extends OutputStream {

        @Override
        public void write(int b) {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int length) {
            if (answers == null) {
                throw new IllegalStateException("printed before a line was run");
            }
            if (from != 0) {
                throw new IllegalArgumentException("expected whole buffers");
            }
            if (length > 0) {
                answers.print(bytes, length);
            }
        }
    }

    /** Notes, which several threads may write. */
    private static final class ToComplaints extends OutputStream {

        private final World outside;

        ToComplaints(World outside) {
            this.outside = outside;
        }

        @Override
        public void write(int b) {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int length) {
            synchronized (outside) {
                outside.err().print(new String(bytes, from, length, StandardCharsets.UTF_8));
                outside.err().flush();
            }
        }
    }
}
