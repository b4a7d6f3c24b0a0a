package grognard.cli.environment;

import grognard.render.page.StyledText;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Standard output or error, always UTF-8. All text passes here: hidden characters are escaped and only the marks of a
 * style become escape sequences, so no text from a file can control the terminal. JSON escapes control characters
 * itself; it goes to files and pipes byte for byte, and to a terminal as text.
 *
 * <p>A failed write throws, which {@code PrintStream} would hide. Output is buffered until it is flushed or the buffer
 * is full; while it is held, until it is released.
 */
public final class Output {

    /** Bytes in the buffer at which it is written without a flush. */
    private static final int ENOUGH = 1 << 14;

    /** Escape sequence: to the start of the line, then clear it. */
    private static final String CLEAR = "\r\u001b[K";

    private final boolean terminal;
    private OutputStream stream;
    private final Backlog waiting = new Backlog();
    private String heading = "";
    private boolean held;
    private @Nullable Pager pager;
    /** Whether the pager is left out for the present line. */
    private boolean direct;

    Output(OutputStream stream, boolean terminal) {
        this.stream = stream;
        this.terminal = terminal;
    }

    /** Flushes, and writes to the other stream from now on. */
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

    /** Prints a JSON object on a line of its own. */
    public void jsonLine(byte[] object) {
        json(new String(object, StandardCharsets.UTF_8) + "\n");
    }

    /** Clears the terminal's current line, for progress messages. */
    public void clearLine() {
        raw(CLEAR);
    }

    private void raw(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        waiting.write(bytes, 0, bytes.length);
    }

    /** Sets a text that is printed before the next output. If nothing follows, it is never printed. */
    public void heading(String text) {
        heading = StyledText.printed(text);
    }

    /** Writes bytes that another {@code Output} has already made safe. */
    public void write(byte[] bytes, int from, int length) {
        waiting.write(bytes, from, length);
    }

    /** Returns a stream for JSON in UTF-8; the caller writes a complete line at a time. */
    public OutputStream jsonBytes() {
        return terminal ? new JsonBytes() : waiting;
    }

    /** Returns a writer for JSON characters. */
    public Writer jsonWriter() {
        return new Writer() {
            private String half = "";

            /** Keeps back half of a surrogate pair until the next piece brings the other half. */
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

    /** Holds all output back until {@link #release}: the results are not yet known to be on disk. */
    public void hold() {
        if (!held) {
            flush();
            held = true;
        }
    }

    /** Lets held output pass at the next flush. */
    public void release() {
        held = false;
    }

    /** Drops held output: its records could not be written. */
    public void discard() {
        if (held) {
            waiting.reset();
            held = false;
        }
    }

    /** Shows at once what the work prints, although other output is held back: a look-up while a question is open. */
    public void showAtOnce(Runnable work) {
        byte[] kept = waiting.toByteArray();
        boolean wasHeld = held;
        waiting.reset();
        held = false;
        try {
            work.run();
            endPage();
        } finally {
            held = wasHeld;
            waiting.write(kept, 0, kept.length);
        }
    }

    public void flush() {
        if (held) {
            return;
        }
        synchronized (waiting) { // the shutdown hook of the progress line may flush too
            try {
                waiting.passTo(direct ? null : pager);
                waiting.reset();
                stream.flush();
            } catch (IOException e) {
                waiting.reset(); // a second try would fail again
                throw new UncheckedIOException(e);
            }
        }
    }

    /** Sends output that is longer than the window through the pager. */
    void pageBy(Pager other) {
        pager = other;
    }

    /** Writes past the pager until {@link #endPage}: the player asked for that, or the command goes on for long. */
    public void withoutPager() {
        direct = true;
    }

    /** Ends the output of a line, or of its part before a question: flushes, and waits for a pager that shows it. */
    public void endPage() {
        flush();
        direct = false;
        if (pager != null) {
            try {
                pager.end(stream);
                stream.flush();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** JSON bytes for a terminal, where they pass through the escaping of hidden characters. */
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

    /** The buffer; it writes itself out when it is full. */
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

        /** Writes everything to the pager if it wants it, else to the stream. */
        private synchronized void passTo(@Nullable Pager pager) throws IOException {
            if (pager != null && pager.takes(buf, count)) {
                pager.write(buf, count, stream);
            } else {
                writeTo(stream);
            }
        }

        private void passOn() {
            if (count >= ENOUGH && !held) {
                Output.this.flush();
            }
        }
    }
}
