package grognard.cli.environment;

import grognard.render.page.StyledText;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/**
 * Standard output or error, always UTF-8. The one door for text: whatever is printed, hidden characters are escaped and
 * only marks of a style become escape sequences, so nothing that a file says can steer the terminal. JSON, whose own rules
 * escape controls, goes to a terminal through the same door, and to files and pipes byte for byte.
 *
 * <p>A write that fails throws, which {@code PrintStream} would hide. What is printed waits here until it is flushed or too
 * much; while it is held, it waits for as long as that takes.
 */
public final class Output {

    private static final int ENOUGH = 1 << 14;

    /** Back to the start of the line and clear it. */
    private static final String CLEAR = "\r\u001b[K";

    private final boolean terminal;
    private OutputStream stream;
    private final Backlog waiting = new Backlog();
    private String heading = "";
    private boolean held;

    Output(OutputStream stream, boolean terminal) {
        this.stream = stream;
        this.terminal = terminal;
    }

    /** From now on it goes there. */
    public void moveTo(OutputStream other) {
        synchronized (waiting) {
            flush();
            stream = other;
        }
    }

    /** Prints text for people. */
    public void print(String text) {
        raw(StyledText.printed(text));
    }

    /** Prints JSON; on a terminal, hidden characters in its texts are written as JSON's own escapes. */
    public void json(String json) {
        if (terminal) {
            print(json);
        } else {
            raw(json);
        }
    }

    /** Goes back to the start of the terminal's line and clears it. */
    public void clearLine() {
        raw(CLEAR);
    }

    private void raw(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        waiting.write(bytes, 0, bytes.length);
    }

    /** Stands before whatever is printed next; nothing printed, nothing said. */
    public void heading(String text) {
        heading = StyledText.printed(text);
    }

    /** Writes what another {@code Output} has let through. */
    public void write(byte[] bytes, int from, int length) {
        waiting.write(bytes, from, length);
    }

    /** For JSON that is written as bytes, a complete line at a time; always UTF-8. */
    public OutputStream jsonBytes() {
        return terminal ? new JsonBytes() : waiting;
    }

    /** For JSON that is written as characters. */
    public Writer jsonWriter() {
        return new Writer() {
            private String half = "";

            /** The first half of a character may come at the end of a piece and the second with the next. */
            @Override
            public void write(char[] text, int from, int length) {
                String piece = half + new String(text, from, length);
                int complete = piece.length();
                if (complete > 0 && Character.isHighSurrogate(piece.charAt(complete - 1))) {
                    complete--;
                }
                half = piece.substring(complete);
                json(piece.substring(0, complete));
            }

            @Override
            public void flush() {
                Output.this.flush();
            }

            @Override
            public void close() {
                flush();
            }
        };
    }

    /** From now on nothing gets out until it is released: what is printed is not yet known to be on record. */
    public void hold() {
        if (!held) {
            flush();
            held = true;
        }
    }

    /** Lets out what was held. */
    public void release() {
        held = false;
    }

    /** Forgets what was held. */
    public void discard() {
        if (held) {
            waiting.reset();
            held = false;
        }
    }

    public void flush() {
        if (held) {
            return;
        }
        synchronized (waiting) { // another thread may be at it, if only to take a line off the screen at the end
            try {
                waiting.writeTo(stream);
                waiting.reset();
                stream.flush();
            } catch (IOException e) {
                waiting.reset(); // nobody will read it; trying again would only fail again
                throw new UncheckedIOException(e);
            }
        }
    }

    /** JSON as bytes, on its way to a terminal. */
    private final class JsonBytes extends OutputStream {

        @Override
        public void write(int b) {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int length) {
            json(new String(bytes, from, length, StandardCharsets.UTF_8));
        }
    }

    /** What was printed and is not out yet. */
    private final class Backlog extends ByteArrayOutputStream {

        @Override
        public synchronized void write(int b) {
            super.write(b);
            passOn();
        }

        @Override
        public synchronized void write(byte[] bytes, int from, int length) {
            if (!heading.isEmpty()) {
                byte[] above = heading.getBytes(StandardCharsets.UTF_8);
                heading = "";
                super.write(above, 0, above.length);
            }
            super.write(bytes, from, length);
            passOn();
        }

        private void passOn() {
            if (count >= ENOUGH && !held) {
                Output.this.flush();
            }
        }
    }
}
