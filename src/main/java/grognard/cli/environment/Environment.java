package grognard.cli.environment;

import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.render.page.LineWrapper;
import grognard.render.page.Style;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Everything outside the program: streams, variables, terminal and clock. No other code reads {@code System}, so tests
 * can replace all of it.
 */
public final class Environment {

    private static final int DEFAULT_WIDTH = 80;

    private static final int DEFAULT_ROWS = 24;

    /** Most characters of an answer. Some devices, such as {@code /dev/zero}, never end a line. */
    private static final int LONGEST_ANSWER = 1_000;

    private final InputStream input;

    private final BufferedReader in;
    private final LongSupplier clock;
    private final Output out;
    private final Output err;
    private final Map<String, String> env;
    private @Nullable IntSupplier window;
    private @Nullable IntSupplier rows;

    public Environment(
            InputStream in, OutputStream out, OutputStream err, Map<String, String> env, LongSupplier clock) {
        this.input = in;
        this.clock = clock;
        this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        this.env = Map.copyOf(env);
        this.out = new Output(out, isTerminal(1));
        this.err = new Output(err, isTerminal(2));
    }

    /** Returns a copy with other output streams and an empty input, for the lines of a batch. */
    public Environment writingTo(OutputStream otherOut, OutputStream otherErr) {
        return new Environment(InputStream.nullInputStream(), otherOut, otherErr, env, clock);
    }

    /** Returns the clock: milliseconds since 1970. */
    public LongSupplier clock() {
        return clock;
    }

    /**
     * Returns standard input as bytes, for a caller that reads all of it. Must not be mixed with {@link #readLine},
     * which buffers.
     */
    public InputStream input() {
        return input;
    }

    public Output out() {
        return out;
    }

    public Output err() {
        return err;
    }

    /**
     * Prints a message on standard error, each line with the program's name before it. Text from files is made safe for
     * the terminal.
     */
    public void error(String message) {
        StringBuilder text = new StringBuilder();
        for (String line : message.lines().toList()) {
            text.append("grognard: ").append(SafeText.line(line)).append('\n');
        }
        err.print(isTerminal(2) ? LineWrapper.text(text.toString(), width()) : text.toString());
    }

    /** Returns the next line of standard input, stripped; empty at its end. A line that is too long is refused. */
    public Optional<String> readLine() {
        try {
            StringBuilder line = new StringBuilder();
            int c = in.read();
            boolean ended = c < 0;
            while (c >= 0 && c != '\n') {
                if (line.length() == LONGEST_ANSWER) {
                    throw new BadInput("standard input: expected a line of at most " + LONGEST_ANSWER + " characters");
                }
                line.append((char) c);
                c = in.read();
            }
            return ended ? Optional.empty() : Optional.of(line.toString().strip());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read standard input", e);
        }
    }

    /** Returns an environment variable; one that is set to nothing counts as absent. */
    public Optional<String> env(String name) {
        String value = env.get(name);
        return value == null || value.isEmpty() ? Optional.empty() : Optional.of(value);
    }

    /**
     * Returns whether a stream (0 input, 1 output, 2 error) is a terminal. The launcher sets an environment
     * variable, since Java cannot test each stream.
     */
    public boolean isTerminal(int stream) {
        return env(TerminalDetection.VARIABLE).orElse("").indexOf('0' + stream) >= 0;
    }

    /**
     * Returns the style for standard output: colour on a terminal that understands it, unless {@code NO_COLOR} is set.
     */
    public Style style() {
        return env("NO_COLOR").isPresent() || !takesEscapes(1) ? Style.PLAIN : Style.COLOUR;
    }

    /** Returns whether escape sequences work on that stream (1, 2) and are not printed as text. */
    public boolean takesEscapes(int stream) {
        String term = env("TERM").orElse("");
        if (!isTerminal(stream) || term.equals("dumb") || term.startsWith("emacs")) {
            return false;
        }
        // On Windows only newer console windows do, unless the prompt's terminal translates them.
        return window != null
                || !isWindows()
                || env("WT_SESSION").isPresent()
                || env("TERM").isPresent()
                || env("ANSICON").isPresent()
                || env("ConEmuANSI").orElse("").equals("ON");
    }

    private boolean isWindows() {
        return env("OS").orElse("").equals("Windows_NT");
    }

    /** Takes width and height from this window from now on; 0 means unknown. */
    public void useWindow(IntSupplier columns, IntSupplier lines) {
        window = columns;
        rows = lines;
    }

    /**
     * Sends output that is longer than the window through {@code PAGER}, or {@code less}, from now on. Only where a
     * person reads it: never in a pipe.
     */
    public void pageLongOutput() {
        if (isTerminal(0) && isTerminal(1)) {
            String pager = env("PAGER").orElse("");
            out.pageBy(new Pager(pager.isBlank() ? "less -FRX" : pager, this::rows));
        }
    }

    /** Returns the height of the window that shows the output, in lines; 0 if the output goes elsewhere. */
    public int height() {
        return isTerminal(1) ? rows() : 0;
    }

    /** Returns the height of the window in lines: of the prompt's terminal, of {@code LINES}, or 24. */
    private int rows() {
        int known = rows == null ? 0 : rows.getAsInt();
        return known > 0 ? known : number(env("LINES").orElse(""), DEFAULT_ROWS);
    }

    /** Returns the width of pages in columns: of the window, of {@code COLUMNS}, or 80. */
    public int width() {
        int columns = window == null ? 0 : window.getAsInt();
        return columns > 0 ? columns : number(env("COLUMNS").orElse(""), DEFAULT_WIDTH);
    }

    /** Parses {@code COLUMNS} or {@code LINES}. Anything but a number from 10 to about 10,000 counts as unset. */
    private static int number(String text, int unset) {
        int number = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < '0' || c > '9' || number > 999) {
                return unset;
            }
            number = number * 10 + (c - '0');
        }
        return number < 10 ? unset : number;
    }

    /**
     * Returns the width of results: the terminal's, and unlimited for files and pipes, so that programs see unbroken
     * lines.
     */
    public int textWidth() {
        return isTerminal(1) ? width() : Integer.MAX_VALUE;
    }

    /** Returns the folder of the player's settings; empty if no variable names a home. */
    public Optional<Path> configFolder() {
        return folder("XDG_CONFIG_HOME", "APPDATA", ".config");
    }

    /** Returns the folder of history and sealed seeds; empty if no variable names a home. */
    public Optional<Path> stateFolder() {
        return folder("XDG_STATE_HOME", "LOCALAPPDATA", ".local/state");
    }

    /**
     * Finds a folder by the XDG variable, the Windows one, or below the home folder. On Windows {@code HOME} depends on
     * the shell, so the application folders come first.
     */
    private Optional<Path> folder(String variable, String onWindows, String underHome) {
        Path base = path(variable);
        if (base != null && !base.isAbsolute()) {
            base = null; // the XDG specification says that relative paths are ignored
        }
        if (base == null && isWindows()) {
            base = path(onWindows);
        }
        if (base == null) {
            Path home = path("HOME");
            home = home == null ? path("USERPROFILE") : home;
            base = home == null ? null : home.resolve(underHome);
        }
        return base == null ? Optional.empty() : Optional.of(base.resolve("grognard"));
    }

    private @Nullable Path path(String variable) {
        String value = env(variable).orElse("");
        return value.isEmpty() ? null : PathName.path(variable, value, "a folder");
    }
}
