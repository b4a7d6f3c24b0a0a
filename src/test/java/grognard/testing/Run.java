package grognard.testing;

import grognard.Main;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** The whole program, run inside the test: what it printed and how it ended. */
public record Run(int exit, String out, String err) {

    public static Run of(String... args) {
        return with("", Map.of(), args);
    }

    public static Run of(List<String> args) {
        return of(args.toArray(String[]::new));
    }

    public static Run with(String input, Map<String, String> env, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int exit = Main.run(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), out, err, env, args);
        return new Run(exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** What was printed, read as one JSON object. */
    public Map<String, Object> json() {
        return Json.object(out);
    }
}
