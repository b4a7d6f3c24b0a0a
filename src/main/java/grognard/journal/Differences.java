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
