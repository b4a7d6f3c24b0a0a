package grognard.fuzz;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Journals in which some of the strings are replaced, under a chain of hashes that holds. */
final class HostileRecords {

    /** A string, and the colon that makes it a member's name. */
    private static final Pattern STRING = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"(:?)");

    /** Replaced, these would only break the chain. */
    private static final Set<String> CHAIN = Set.of("prev", "hash");

    private HostileRecords() {}

    /** The names of all members that hold strings, or lists of strings. */
    static Set<String> names(List<String> records) {
        Set<String> names = new LinkedHashSet<>();
        for (String record : records) {
            String name = "";
            for (Matcher string = STRING.matcher(record); string.find(); ) {
                if (!string.group(2).isEmpty()) {
                    name = string.group(1);
                } else if (!CHAIN.contains(name)) {
                    names.add(name);
                }
            }
        }
        return names;
    }

    /** The records with another text for each string that is a value of such a member. */
    static List<String> withValues(List<String> records, Predicate<String> member, String text) {
        return replaced(records, text, (name, string, isName) -> !isName && member.test(name));
    }

    /** The records with another text wherever that string stands, as a value or a name. */
    static List<String> with(List<String> records, String wanted, String text) {
        return replaced(records, text, (name, string, isName) -> string.equals(wanted));
    }

    private interface Choice {
        boolean test(String name, String string, boolean isName);
    }

    private static List<String> replaced(List<String> records, String text, Choice choice) {
        List<String> lines = new ArrayList<>();
        for (String record : records) {
            StringBuilder line = new StringBuilder();
            String name = "";
            Matcher string = STRING.matcher(record);
            while (string.find()) {
                boolean isName = !string.group(2).isEmpty();
                name = isName ? string.group(1) : name;
                boolean chosen = !CHAIN.contains(name) && choice.test(name, string.group(1), isName);
                String whole = chosen ? quoted(text) + string.group(2) : string.group();
                string.appendReplacement(line, Matcher.quoteReplacement(whole));
            }
            lines.add(string.appendTail(line).toString());
        }
        SpoiledJournal.chain(lines);
        return lines;
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            if (c == '"' || c == '\\') {
                quoted.append('\\').append(c);
            } else if (c < ' ') {
                quoted.append(String.format("\\u%04x", (int) c));
            } else {
                quoted.append(c);
            }
        }
        return quoted.append('"').toString();
    }
}
