package grognard.journal;

import grognard.input.BadInput;
import grognard.record.RecordEntry;
import java.util.List;
import java.util.Map;

/** Finds the first member in which a record differs from its replay, for the error message of {@code verify}. */
final class Differences {

    /** The members to compare. Causes come before their consequences: a forged input also changes the outcome. */
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

    /** Refuses the record, naming the first member that differs from the replayed record. */
    static void refuse(RecordEntry record, RecordEntry replayed) {
        for (String key : COMPARED) {
            Object recorded = record.json().getOrDefault(key, "");
            Object expected = replayed.json().getOrDefault(key, "");
            if (!recorded.equals(expected)) {
                throw new BadInput("has another " + difference(key, recorded, expected));
            }
        }
    }

    /** Describes a difference; descends into objects to name the innermost member. */
    private static String difference(String key, Object recorded, Object expected) {
        if (recorded instanceof Map<?, ?> mine && expected instanceof Map<?, ?> other) {
            for (Object member : other.keySet()) {
                Object value = mine.get(member);
                if (!other.get(member).equals(value)) {
                    return difference(key + " " + member, value == null ? "nothing" : value, other.get(member));
                }
            }
        }
        return key + " than the rules give: " + recorded + ", expected " + expected;
    }
}
