package grognard.cli.environment;

import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/** Tells which streams are terminals where the launcher has not done so. */
public final class TerminalDetection {

    /** Digits of the streams (0, 1, 2) that are terminals. */
    static final String VARIABLE = "GROGNARD_TTY";

    private TerminalDetection() {}

    /** The environment with that variable in it. */
    public static Map<String, String> in(Map<String, String> env) {
        if (env.containsKey(VARIABLE)) {
            return env;
        }
        Map<String, String> more = new HashMap<>(env);
        more.put(VARIABLE, atConsole() ? "012" : "");
        return more;
    }

    /**
     * Where text for that stream goes: the stream itself, or, for a console of Windows that is not set to UTF-8, one
     * that writes in the console's code page.
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

    /** Since Java 22 there is a console even where there is no terminal; only then can it be asked. */
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
