package grognard.game;

import grognard.record.RecordEntry;
import grognard.testing.Json;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * One value of one record that says something else, by a forger who chains the records anew.
 *
 * @param at the place of the record, from 0
 * @param path where in it the value stands: {@code outcome.changes.to}
 */
record Forgery(int at, String path, int from, int to, String old, String other) {

    private static final Pattern CHANGE = Pattern.compile("(outcome\\.)?(changes|held)\\.(unit|field|from|to)");

    /** Where one more or less makes a difference. */
    private static final Pattern SMALL = Pattern.compile("(.*\\.)?(changes|held|due|held-due)\\..*");

    /** Every value of every record, each forged once. */
    static List<Forgery> all(List<String> records) {
        List<Forgery> all = new ArrayList<>();
        for (int at = 0; at < records.size(); at++) {
            new Scan(at, records.get(at), all).value("");
        }
        return all;
    }

    /** The same place with something else in it. */
    Forgery with(String hostile) {
        return new Forgery(at, path, from, to, old, hostile);
    }

    /** Those of changes. What players set by hand is theirs to say; all else of a change is not. */
    static List<Forgery> ofChanges(List<String> records) {
        List<Forgery> some = new ArrayList<>();
        for (Forgery one : all(records)) {
            boolean change = CHANGE.matcher(one.path).matches();
            if (change && !one.isSaid(records)) {
                some.add(one);
            }
        }
        return some;
    }

    /** Whether it is what somebody set by hand, which another might have set as well. */
    boolean isSaid(List<String> records) {
        String record = records.get(at);
        return path.equals("changes.to")
                && (record.contains("\"journal\":\"set\"") || record.contains("\"journal\":\"attach\""));
    }

    /** Whether it is what somebody typed: where nothing comes of it, another might have typed it as well. */
    boolean isTyped(List<String> records) {
        return path.startsWith("inputs.")
                && Json.<Object>list(Json.object(records.get(at)), "typed")
                        .contains(path.substring("inputs.".length()));
    }

    /** The records with it, as long as the chain goes to that record. */
    List<String> in(List<String> records) {
        List<String> forged = new ArrayList<>(records.subList(0, at + 1));
        String line = records.get(at);
        forged.set(at, line.substring(0, from) + other + line.substring(to));
        return chained(forged);
    }

    /** The records with the hashes that they should have. */
    static List<String> chained(List<String> records) {
        List<String> chained = new ArrayList<>();
        String hash = "0".repeat(64);
        for (String record : records) {
            String covered = record.replaceFirst("\"prev\":\"[0-9a-f]*\"", "\"prev\":\"" + hash + "\"")
                    .replaceFirst(",\"hash\":\"[0-9a-f]*\"\\}$", "");
            hash = RecordEntry.hash(covered.getBytes(StandardCharsets.UTF_8));
            chained.add(covered + ",\"hash\":\"" + hash + "\"}");
        }
        return chained;
    }

    @Override
    public String toString() {
        return "record " + (at + 1) + ", " + path + " " + old + " as " + other;
    }

    /** Goes through a record that the program wrote, which has no blanks between its values. */
    private static final class Scan {

        /** So much more that it makes a difference, as a range of 9 instead of 8 need not. */
        private static final BigDecimal FAR = BigDecimal.valueOf(1000);

        private final int at;
        private final String line;
        private final List<Forgery> all;
        private int here;

        Scan(int at, String line, List<Forgery> all) {
            this.at = at;
            this.line = line;
            this.all = all;
        }

        void value(String path) {
            switch (line.charAt(here)) {
                case '{' -> members(path, '}');
                case '[' -> members(path, ']');
                default -> {
                    int from = here;
                    scalar();
                    String old = line.substring(from, here);
                    boolean small = SMALL.matcher(path).matches();
                    all.add(new Forgery(at, path, from, here, old, other(old, small ? BigDecimal.ONE : FAR)));
                }
            }
        }

        private void members(String path, char end) {
            here++;
            while (line.charAt(here) != end) {
                String inner = path;
                if (end == '}') {
                    int from = here + 1;
                    scalar();
                    String name = line.substring(from, here - 1);
                    inner = path.isEmpty() ? name : path + "." + name;
                    here++; // the colon
                }
                value(inner);
                here += line.charAt(here) == ',' ? 1 : 0;
            }
            here++;
        }

        private void scalar() {
            if (line.charAt(here) != '"') {
                while (",}]".indexOf(line.charAt(here)) < 0) {
                    here++;
                }
                return;
            }
            here++;
            while (line.charAt(here) != '"') {
                here += line.charAt(here) == '\\' ? 2 : 1;
            }
            here++;
        }

        private static String other(String old, BigDecimal more) {
            if (old.startsWith("\"")) {
                return "\"x\"";
            }
            return switch (old) {
                case "true" -> "false";
                case "false" -> "true";
                case "null" -> "1";
                default -> new BigDecimal(old).add(more).toString();
            };
        }
    }
}
