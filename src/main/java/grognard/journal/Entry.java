package grognard.journal;

import grognard.dice.Sha256;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/**
 * A record that is ready to be written.
 *
 * @param head where the chain stands after it
 * @param line the whole line with its newline
 */
public record Entry(Head head, String line) {

    /** Stands between what the hash covers and the hash. */
    static final String HASH = ",\"hash\":\"";

    /** Chains an object to the record before it. The hash covers every byte of the line before the hash itself. */
    static Entry after(Head before, String json, String seal, String salt, String time) {
        StringBuilder text = new StringBuilder(json.length() + 256);
        text.append(json, 0, json.lastIndexOf('}'));
        if (!seal.isEmpty()) {
            text.append(",\"seal\":\"").append(seal).append('"');
        }
        if (!salt.isEmpty()) {
            text.append(",\"salt\":").append(Json.quoted(salt));
        }
        long record = before.record() + 1;
        text.append(",\"record\":").append(record);
        text.append(",\"time\":\"").append(time).append('"');
        text.append(",\"prev\":\"").append(before.hash()).append('"');
        String hash = hash(text.toString().getBytes(StandardCharsets.UTF_8));
        text.append(HASH).append(hash).append("\"}\n");
        return new Entry(new Head(record, hash, seal, salt, !seal.isEmpty() && !before.isSealed()), text.toString());
    }

    static String hash(byte[] covered) {
        return HexFormat.of().formatHex(new Sha256().digest(covered));
    }
}
