package grognard.journal;

import grognard.record.RecordEntry;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** What a forger does who knows the format: every record is chained anew. */
final class Forger {

    private Forger() {}

    /** The journal with another line in that place, counted from 0. */
    static String again(List<String> lines, int at, String other) {
        List<String> changed = new ArrayList<>(lines);
        changed.set(at, other);
        return again(changed);
    }

    static String again(List<String> lines) {
        String prev = "0".repeat(64);
        StringBuilder text = new StringBuilder();
        for (String line : lines) {
            String body = line.substring(0, line.lastIndexOf(",\"prev\"")) + ",\"prev\":\"" + prev + "\"";
            prev = RecordEntry.hash(body.getBytes(StandardCharsets.UTF_8));
            text.append(body).append(",\"hash\":\"").append(prev).append("\"}\n");
        }
        return text.toString();
    }
}
