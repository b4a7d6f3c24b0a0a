package grognard.cli;

import grognard.input.BadInput;
import grognard.input.Visible;
import grognard.render.Style;
import grognard.render.Wrapping;
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
final class World {

    private final InputStream input;
    private static final int USUAL_WIDTH = 80;

    private final BufferedReader in;
    private final LongSupplier clock;
    private final Output out;
    private final Output err;
    private final Map<String, String> env;
    private @Nullable IntSupplier window;

    World(InputStream in, OutputStream out, OutputStream err, Map<String, String> env, LongSupplier clock) {
        this.input = in;
        this.clock = clock;
        this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        this.out = new Output(out);
        this.err = new Output(err);
        this.env = Map.copyOf(env);
    }

    /** The same world with other places to write to, and nobody to ask. */
    World writingTo(OutputStream otherOut, OutputStream otherErr) {
        return new World(InputStream.nullInputStream(), otherOut, otherErr, env, clock);
    }

    /** Milliseconds since 1970. */
    LongSupplier clock() {
        return clock;
    }

    /** Standard input as bytes, for who reads all of it. */
    InputStream input() {
        return input;
    }

    Output out() {
        return out;
    }

    Output err() {
        return err;
    }

    /** Tells the person what is wrong, line by line; whatever the message quotes can do the terminal no harm. */
    void complain(String message) {
        StringBuilder text = new StringBuilder();
        for (String line : message.lines().toList()) {
            text.append("grognard: ").append(Visible.text(line)).append('\n');
        }
        err.print(isTerminal(2) ? Wrapping.text(text.toString(), width()) : text.toString());
    }

    /** The next line of standard input, if there is one. */
    Optional<String> readLine() {
        try {
            return Optional.ofNullable(in.readLine());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read standard input", e);
        }
    }

    /** An environment variable that is set to something. */
    Optional<String> env(String name) {
        String value = env.get(name);
        return value == null || value.isEmpty() ? Optional.empty() : Optional.of(value);
    }

    /**
     * Whether that stream (0, 1, 2) is a terminal. The launcher knows, and says so in the environment; Java itself
     * can not tell one stream from another.
     */
    boolean isTerminal(int stream) {
        return env(Terminals.VARIABLE).orElse("").indexOf('0' + stream) >= 0;
    }

    /** How to write to standard output. */
    Style style() {
        boolean plain = env("NO_COLOR").isPresent() || env("TERM").orElse("").equals("dumb") || !isTerminal(1);
        return plain ? Style.PLAIN : Style.COLOUR;
    }

    /** From now on the width is that of this window, where it is known. */
    void showIn(IntSupplier columns) {
        window = columns;
    }

    /** How wide pages are. */
    int width() {
        int columns = window == null ? 0 : window.getAsInt();
        return columns > 0 ? columns : columns(env("COLUMNS").orElse(""));
    }

    private static int columns(String text) {
        int columns = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < '0' || c > '9' || columns > 999) {
                return USUAL_WIDTH;
            }
            columns = columns * 10 + (c - '0');
        }
        return columns < 10 ? USUAL_WIDTH : columns;
    }

    /** How wide results are: as wide as the terminal, and not broken at all for whoever else reads them. */
    int textWidth() {
        return isTerminal(1) ? width() : Integer.MAX_VALUE;
    }

    /** Where the player's settings are. */
    Optional<Path> configFolder() {
        return folder("XDG_CONFIG_HOME", ".config");
    }

    /** Where history and other state are kept. */
    Optional<Path> stateFolder() {
        return folder("XDG_STATE_HOME", ".local/state");
    }

    private Optional<Path> folder(String variable, String underHome) {
        Optional<String> base = env(variable);
        if (base.isPresent() && path(variable, base.get()).isAbsolute()) {
            return Optional.of(path(variable, base.get()).resolve("grognard"));
        }
        Optional<String> home = env("HOME");
        return home.isPresent()
                ? Optional.of(path("HOME", home.get()).resolve(underHome).resolve("grognard"))
                : Optional.empty();
    }

    private static Path path(String variable, String value) {
        try {
            return Path.of(value);
        } catch (InvalidPathException e) {
            throw BadInput.value(variable, value, "a folder");
        }
    }
}
