package grognard.cli.environment;

import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.render.page.LineWrapper;
import grognard.render.page.Style;
import grognard.render.page.StyledText;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** Everything outside the program: streams, environment and clock. Nothing else looks at {@code System}. */
public final class Environment {

    private final InputStream input;
    private static final int DEFAULT_WIDTH = 80;
    private static final int LONGEST_ANSWER = 1_000;

    private final BufferedReader in;
    private final LongSupplier clock;
    private final Output out;
    private final Output err;
    private final Map<String, String> env;
    private @Nullable IntSupplier window;

    public Environment(
            InputStream in, OutputStream out, OutputStream err, Map<String, String> env, LongSupplier clock) {
        this.input = in;
        this.clock = clock;
        this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        this.env = Map.copyOf(env);
        this.out = new Output(out, isTerminal(1));
        this.err = new Output(err, isTerminal(2));
    }

    /** The same world with other places to write to, and nobody to ask. */
    public Environment writingTo(OutputStream otherOut, OutputStream otherErr) {
        return new Environment(InputStream.nullInputStream(), otherOut, otherErr, env, clock);
    }

    /** Milliseconds since 1970. */
    public LongSupplier clock() {
        return clock;
    }

    /** Standard input as bytes, for who reads all of it. */
    public InputStream input() {
        return input;
    }

    public Output out() {
        return out;
    }

    public Output err() {
        return err;
    }

    /** Tells the person what is wrong, line by line; whatever the message quotes can do the terminal no harm. */
    public void error(String message) {
        StringBuilder text = new StringBuilder();
        for (String line : message.lines().toList()) {
            text.append("grognard: ").append(SafeText.line(line)).append('\n');
        }
        err.print(isTerminal(2) ? LineWrapper.text(text.toString(), width()) : text.toString());
    }

    /** The next line of standard input, if there is one; no answer is longer than that, but some devices never end. */
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

    /** An environment variable that is set to something. */
    public Optional<String> env(String name) {
        String value = env.get(name);
        return value == null || value.isEmpty() ? Optional.empty() : Optional.of(value);
    }

    /**
     * Whether that stream (0, 1, 2) is a terminal. The launcher knows, and says so in the environment; Java itself
     * can not tell one stream from another.
     */
    public boolean isTerminal(int stream) {
        return env(TerminalDetection.VARIABLE).orElse("").indexOf('0' + stream) >= 0;
    }

    /** How to write to standard output. */
    public Style style() {
        return env("NO_COLOR").isPresent() || !takesEscapes(1) ? Style.PLAIN : Style.COLOUR;
    }

    /** Whether escape sequences do something on that stream (1, 2), and are not just shown. */
    public boolean takesEscapes(int stream) {
        String term = env("TERM").orElse("");
        if (!isTerminal(stream) || term.equals("dumb") || term.startsWith("emacs")) {
            return false;
        }
        // The console of Windows takes them only in newer windows, unless the prompt's terminal translates them.
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

    /** From now on the width is that of this window, where it is known. */
    public void useWindow(IntSupplier columns) {
        window = columns;
    }

    /** Prints a long text: through a pager where somebody sits at a terminal, else as it is. */
    public void page(String text) {
        if (isTerminal(0) && isTerminal(1)) {
            out.flush();
            String pager = env("PAGER").orElse("");
            if (Pager.show(StyledText.printed(text), pager.isBlank() ? "less -FRX" : pager)) {
                return;
            }
        }
        out.print(text);
    }

    /** How wide pages are. */
    public int width() {
        int columns = window == null ? 0 : window.getAsInt();
        return columns > 0 ? columns : columns(env("COLUMNS").orElse(""));
    }

    private static int columns(String text) {
        int columns = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < '0' || c > '9' || columns > 999) {
                return DEFAULT_WIDTH;
            }
            columns = columns * 10 + (c - '0');
        }
        return columns < 10 ? DEFAULT_WIDTH : columns;
    }

    /** How wide results are: as wide as the terminal, and not broken at all for whoever else reads them. */
    public int textWidth() {
        return isTerminal(1) ? width() : Integer.MAX_VALUE;
    }

    /** Where the player's settings are. */
    public Optional<Path> configFolder() {
        return folder("XDG_CONFIG_HOME", "APPDATA", ".config");
    }

    /** Where history and other state are kept. */
    public Optional<Path> stateFolder() {
        return folder("XDG_STATE_HOME", "LOCALAPPDATA", ".local/state");
    }

    /** On Windows HOME depends on the shell, and the folders for applications do not. */
    private Optional<Path> folder(String variable, String onWindows, String underHome) {
        Path base = path(variable);
        if (base != null && !base.isAbsolute()) {
            base = null; // as the standard for these variables has it
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
        try {
            return value.isEmpty() ? null : Path.of(value);
        } catch (InvalidPathException e) {
            throw BadInput.value(variable, value, "a folder");
        }
    }
}
