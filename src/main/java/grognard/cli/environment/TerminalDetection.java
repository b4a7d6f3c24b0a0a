package grognard.cli.environment;

import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/** Detects which streams are terminals where no launcher has set the variable, as on Windows. */
public final class TerminalDetection {

    /** Variable with the digits of the streams (0, 1, 2) that are terminals. */
    static final String VARIABLE = "GROGNARD_TTY";

    private TerminalDetection() {}

    /** Returns the environment with that variable. Without a launcher all three streams count as terminals, or none. */
    public static Map<String, String> in(Map<String, String> env) {
        if (env.containsKey(VARIABLE)) {
            return env;
        }
        Map<String, String> more = new HashMap<>(env);
        more.put(VARIABLE, atConsole() ? "012" : "");
        return more;
    }

    /**
     * Returns the stream for text: the file descriptor itself, or on a Windows console that is not set to UTF-8 an
     * encoder for its code page.
     */
    @SuppressWarnings("SystemConsoleNull") // null on the older ones that we run on too
    public static OutputStream out(FileDescriptor stream, Map<String, String> env) {
        OutputStream bytes = new FileOutputStream(stream);
        if (!"Windows_NT".equals(env.get("OS"))
                || env.getOrDefault(VARIABLE, "").isEmpty()) {
            return bytes;
        }
        Console console = System.console();
        return console == null || console.charset().equals(StandardCharsets.UTF_8)
                ? bytes
                : new CodePageEncoder(bytes, console.charset());
    }

    /**
     * Returns whether there is a terminal. Since Java 22 a console exists without one, and {@code isTerminal} decides.
     */
    @SuppressWarnings("SystemConsoleNull") // null on the older ones that we run on too
    private static boolean atConsole() {
        Console console = System.console();
        if (console == null) {
            return false;
        }
        try {
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException e) {
            return true; // an older Java, where having a console means having a terminal
        }
    }
}
