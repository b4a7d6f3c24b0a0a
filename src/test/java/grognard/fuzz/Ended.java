package grognard.fuzz;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How a trial ended, and what is wrong with that. */
record Ended(int exit, String out, String err, long millis, boolean interrupted) {

    private static final Set<Integer> EXITS = Set.of(0, 1, 2, 3, 10);
    private static final int INTERRUPTED = 130;
    private static final Pattern COUNTED = Pattern.compile("[0-9]+ of ([0-9]{1,9}) lines could not be used");
    private static final Pattern STOPPED = Pattern.compile("^grognard: line ([0-9]{1,9})", Pattern.MULTILINE);
    private static final String COLOUR = "\u001b\\[[0-9;]*m|\r\u001b\\[K";

    /** How many inputs it came to: the lines of a batch and the rows of a sheet count one by one, as far as it got. */
    long inputs(Trial trial) {
        if (trial.kind() != Kind.BATCH && trial.kind() != Kind.SHEET) {
            return 1;
        }
        Matcher counted = COUNTED.matcher(err);
        if (counted.find()) {
            return Long.parseLong(counted.group(1));
        }
        if (exit == 0 || exit == 10) {
            return trial.input().length == 0 ? 1 : Math.max(1, newlines(trial.input()));
        }
        Matcher stopped = STOPPED.matcher(err);
        return stopped.find() ? Long.parseLong(stopped.group(1)) : 1;
    }

    private static long newlines(byte[] bytes) {
        long count = 0;
        for (byte b : bytes) {
            count += b == '\n' ? 1 : 0;
        }
        return count;
    }

    /** Everything that must never happen; empty if nothing of it did. */
    List<String> wrong(Trial trial) {
        List<String> wrong = new ArrayList<>();
        if (!EXITS.contains(exit) && !(interrupted && exit == INTERRUPTED)) {
            wrong.add("exit " + exit);
        }
        if (interrupted && !trial.mayTakeLong()) {
            wrong.add("took too long");
        }
        if (err.contains("internal error")) {
            wrong.add(err.lines()
                    .filter(line -> line.contains("internal error"))
                    .findFirst()
                    .orElse(""));
        }
        if (!trial.wantsTrace() && (err + out).contains("\tat ")) {
            wrong.add("a stack trace");
        }
        if (exit == 2 && err.isBlank()) {
            wrong.add("refused without a word");
        }
        boolean json = isJson(trial);
        if (json && !interrupted) {
            json(trial.input().length > 0, wrong);
        }
        // What is written for programs may hold any character that JSON lets stand in a text.
        hidden("output", json || isRawJson(trial) ? "" : out, wrong);
        hidden("complaint", trial.wantsTrace() ? "" : err, wrong);
        return wrong;
    }

    private boolean isJson(Trial trial) {
        return trial.args().contains("--json") && out.startsWith("{\"");
    }

    private static boolean isRawJson(Trial trial) {
        return trial.args().contains("json")
                || new String(trial.input(), java.nio.charset.StandardCharsets.UTF_8).contains("json");
    }

    private void json(boolean batch, List<String> wrong) {
        // Only whole lines: a great deal of output is not kept to its end.
        for (String line : out.substring(0, out.lastIndexOf('\n') + 1).lines().toList()) {
            if (batch && !line.startsWith("{\"schema")) {
                continue; // a line of a batch may ask for help, a sheet or a list
            }
            try (JsonParser parser = new JsonFactory().createParser(line)) {
                while (parser.nextToken() != null) {
                    parser.skipChildren();
                }
            } catch (IOException e) {
                wrong.add("no JSON: " + line.substring(0, Math.min(200, line.length())));
                return;
            }
        }
    }

    /** A character that moves the cursor, reorders the line or cannot be seen. */
    private static void hidden(String where, String text, List<String> wrong) {
        String plain = text.indexOf('\u001b') < 0 ? text : text.replaceAll(COLOUR, "");
        for (int i = 0; i < plain.length(); i++) {
            char c = plain.charAt(i);
            boolean control = Character.isISOControl(c) && c != '\n';
            if (control || Character.getType(c) == Character.FORMAT || c == '\u2028' || c == '\u2029') {
                wrong.add(String.format("hidden character in %s", where) + ": "
                        + plain.substring(Math.max(0, i - 60), Math.min(plain.length(), i + 20))
                                .replaceAll("[^ -~]", "?")
                        + String.format(" (U+%04x)", (int) c));
                return;
            }
        }
    }
}
