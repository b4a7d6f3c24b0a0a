package grognard.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** One run of the program: everything that goes into it. {@code {folder}} stands for the folder that holds the files. */
@SuppressWarnings("ArrayRecordComponent") // trials are told apart by kind and number, and never compared
record Trial(
        Kind kind, long number, List<String> args, byte[] input, Map<String, String> env, Map<String, byte[]> files) {

    /** Whether someone asked for work that may rightly take long, and that an interrupt must then end. */
    boolean mayTakeLong() {
        return asksForMuch(String.join(" ", args)) || asksForMuch(new String(input, StandardCharsets.UTF_8));
    }

    private static boolean asksForMuch(String text) {
        return text.contains("odds") || text.contains("-n") || text.contains("--repeat");
    }

    boolean wantsTrace() {
        return env.containsKey("GROGNARD_DEBUG");
    }

    /** How to make it again. */
    String again() {
        return "-Dfuzz.kind=" + kind + " -Dfuzz.from=" + number + " -Dfuzz.count=1";
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(again()).append("\nargs: ");
        args.forEach(word -> text.append('[').append(shown(word)).append("] "));
        env.forEach((name, value) -> text.append('\n').append(name).append('=').append(shown(value)));
        if (input.length > 0) {
            text.append("\ninput: ").append(shown(new String(input, StandardCharsets.UTF_8)));
        }
        files.forEach((name, bytes) -> text.append("\nfile ")
                .append(name)
                .append(": ")
                .append(bytes.length)
                .append(" bytes"));
        return text.toString();
    }

    private static String shown(String text) {
        StringBuilder shown = new StringBuilder();
        text.chars().limit(2000).forEach(c -> {
            if (c >= ' ' && c < 0x7f) {
                shown.append((char) c);
            } else {
                shown.append("\\u").append(String.format("%04x", c));
            }
        });
        return shown.append(text.length() > 2000 ? "… (" + text.length() + " characters)" : "")
                .toString();
    }
}
