package grognard.testing;

import grognard.Main;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;

/** The whole program, run inside the test: what it printed and how it ended. */
public record Run(int exit, String out, String err) {

    public static Run of(String... args) {
        return with("", Map.of(), args);
    }

    public static Run of(List<String> args) {
        return of(args.toArray(String[]::new));
    }

    public static Run with(String input, Map<String, String> env, String... args) {
        return with(input, env, System::currentTimeMillis, args);
    }

    /** At that moment, in milliseconds since 1970. */
    public static Run at(long time, Map<String, String> env, String... args) {
        return with("", env, () -> time, args);
    }

    private static Run with(String input, Map<String, String> env, LongSupplier clock, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        InputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        int exit = Main.run(in, out, err, env, clock, args);
        return new Run(exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** What was printed, read as one JSON object. */
    public Map<String, Object> json() {
        return Json.object(out);
    }
}
