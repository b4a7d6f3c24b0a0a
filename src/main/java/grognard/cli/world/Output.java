package grognard.cli.world;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/**
 * A stream of text that does not hide it when writing fails, as {@code PrintStream} does. Always UTF-8. What is printed
 * waits here until it is flushed or too much; while it is held, it waits for as long as that takes.
 */
public final class Output {

    private static final int ENOUGH = 1 << 14;

    private OutputStream stream;
    private final Backlog waiting = new Backlog();
    private String heading = "";
    private boolean held;

    Output(OutputStream stream) {
        this.stream = stream;
    }

    /** From now on it goes there. */
    public void moveTo(OutputStream other) {
        synchronized (waiting) {
            flush();
            stream = other;
        }
    }

    public void print(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        waiting.write(bytes, 0, bytes.length);
    }

    /** Stands before whatever is printed next; nothing printed, nothing said. */
    public void heading(String text) {
        heading = text;
    }

    /** Large pieces go straight through. */
    public void write(byte[] bytes, int from, int length) {
        waiting.write(bytes, from, length);
    }

    /** For those who write bytes; always UTF-8. */
    public OutputStream bytes() {
        return waiting;
    }

    /** For those who write characters. */
    public Writer writer() {
        return new Writer() {
            private String half = "";

            /** The first half of a character may come at the end of a piece and the second with the next. */
            @Override
            public void write(char[] text, int from, int length) {
                String piece = half + new String(text, from, length);
                int whole = piece.length();
                if (whole > 0 && Character.isHighSurrogate(piece.charAt(whole - 1))) {
                    whole--;
                }
                half = piece.substring(whole);
                print(piece.substring(0, whole));
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
