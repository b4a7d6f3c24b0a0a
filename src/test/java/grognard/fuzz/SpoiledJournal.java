package grognard.fuzz;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A journal that something is wrong with: bytes, lines, or what a record says under a chain that holds. */
final class SpoiledJournal {

    private static final Pattern VALUE =
            Pattern.compile("(\"[a-z-]+\":)(\"(?:[^\"\\\\]|\\\\.)*\"|-?[0-9.]+|null|true|false)");
    private static final Pattern PREVIOUS = Pattern.compile("\"prev\":\"[0-9a-f]*\"");
    private static final List<String> VALUES = List.of(
            "1e999999999",
            "1e-999999999",
            "-1",
            "0",
            "99999999999999999999",
            "1.5",
            "null",
            "true",
            "[]",
            "{}",
            "[[[[[[1]]]]]]",
            "\"\"",
            "\"\\ud83d\"",
            "\"\\u001b[2J\"",
            "\"\\u202e\\u009b\"",
            "\"=1+1\"",
            "\"a\\nb\"",
            "\"d0\"",
            "\"d999\"",
            "\"contact\"",
            "\"repair\"",
            "\"<b>*x*</b>\"");

    private final Chance chance;
    private final List<String> records;

    SpoiledJournal(Chance chance, List<String> records) {
        this.chance = chance;
        this.records = records;
    }

    byte[] bytes() {
        int from = chance.below(records.size());
        List<String> lines =
                new ArrayList<>(records.subList(from, Math.min(records.size(), from + 1 + chance.below(6))));
        boolean chained = chance.oneIn(2);
        for (int i = chance.below(4); i > 0; i--) {
            int at = chance.below(lines.size());
            lines.set(at, otherValue(lines.get(at)));
        }
        if (!chained) {
            lines = Mutation.lines(chance, lines, chance.below(3));
        }
        if (chained || chance.oneIn(2)) {
            chain(lines);
        }
        byte[] bytes = (String.join("\n", lines) + chance.of("\n", "\n", "\n", "")).getBytes(StandardCharsets.UTF_8);
        return chained ? bytes : Mutation.bytes(chance, bytes, chance.below(3));
    }

    private String otherValue(String line) {
        List<int[]> places = new ArrayList<>();
        Matcher matcher = VALUE.matcher(line);
        while (matcher.find()) {
            places.add(new int[] {matcher.start(2), matcher.end(2)});
        }
        if (places.isEmpty()) {
            return line;
        }
        int[] place = chance.of(places);
        return line.substring(0, place[0]) + chance.of(VALUES) + line.substring(place[1]);
    }

    /** Hashes every line again, so that the chain holds and what the records say is looked at. */
    static void chain(List<String> lines) {
        String before = "";
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            int end = line.lastIndexOf(",\"hash\":");
            if (end < 0) {
                continue;
            }
            String covered = i == 0
                    ? line.substring(0, end)
                    : PREVIOUS.matcher(line.substring(0, end)).replaceFirst("\"prev\":\"" + before + "\"");
            before = sha256(covered);
            lines.set(i, covered + ",\"hash\":\"" + before + "\"}");
        }
    }

    private static String sha256(String text) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
