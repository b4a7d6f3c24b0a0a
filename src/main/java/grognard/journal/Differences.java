package grognard.journal;

import grognard.input.BadInput;
import grognard.record.Entry;
import java.util.List;
import java.util.Map;

/** What a record says otherwise than the rules do. */
final class Differences {

    /** In the order in which they are told. */
    private static final List<String> COMPARED = List.of(
            "inputs",
            "typed",
            "rolls",
            "working",
            "outcome",
            "rulings",
            "tables",
            "stand-in",
            "house",
            "tables-sha256",
            "label",
            "units",
            "as-of",
            "repeat",
            "seed");

    private Differences() {}

    /** Refuses a record that differs from what was resolved again. */
    static void refuse(Entry record, Entry again) {
        for (String key : COMPARED) {
            Object here = record.json().getOrDefault(key, "");
            Object there = again.json().getOrDefault(key, "");
            if (!here.equals(there)) {
                throw new BadInput("has another " + difference(key, here, there));
            }
        }
    }

    /** Whether both came to the same: code, verdict and numbers. What is told beside them may grow with a version. */
    static boolean decideAlike(Entry record, Entry again) {
        Map<String, Object> here = record.object("outcome");
        Map<String, Object> there = again.object("outcome");
        return here.getOrDefault("code", "").equals(there.getOrDefault("code", ""))
                && here.getOrDefault("passed", "").equals(there.getOrDefault("passed", ""))
                && there.get("numbers") instanceof Map<?, ?> numbers
                && here.get("numbers") instanceof Map<?, ?> before
                && numbers.entrySet().containsAll(before.entrySet());
    }

    /** Whether all that is told of both is the same. */
    static boolean areNone(Entry record, Entry again) {
        for (String key : COMPARED) {
            boolean mayBeMissing = key.equals("typed") && record.typed().isEmpty();
            if (!mayBeMissing
                    && !record.json().getOrDefault(key, "").equals(again.json().getOrDefault(key, ""))) {
                return false;
            }
        }
        return true;
    }

    /** How a record that was decided otherwise was decided, and how it is now. */
    static String decisions(Entry record, Entry again) {
        return "came to " + decision(record) + ", now " + decision(again);
    }

    private static String decision(Entry record) {
        Map<String, Object> outcome = record.object("outcome");
        return outcome.getOrDefault("code", "nothing") + " " + outcome.getOrDefault("numbers", "");
    }

    private static String difference(String key, Object here, Object there) {
        if (here instanceof Map<?, ?> mine && there instanceof Map<?, ?> other) {
            for (Object member : other.keySet()) {
                Object value = mine.get(member);
                if (!other.get(member).equals(value)) {
                    return difference(key + " " + member, value == null ? "nothing" : value, other.get(member));
                }
            }
        }
        return key + " than the rules give: " + here + ", expected " + there;
    }
}
