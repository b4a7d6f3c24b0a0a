package grognard.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Splits a line of a spec row, whose words may be quoted, without the program's own splitter. */
public final class ShellWords {

    private static final Pattern PART = Pattern.compile("'([^']*)'|\"([^\"]*)\"|([^\\s'\"]+)|(\\s+)");

    private ShellWords() {}

    public static List<String> split(String line) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean inWord = false;
        Matcher matcher = PART.matcher(line);
        while (matcher.find()) {
            if (matcher.group(4) != null) {
                if (inWord) {
                    words.add(word.toString());
                }
                word.setLength(0);
                inWord = false;
                continue;
            }
            for (int i = 1; i <= 3; i++) {
                word.append(matcher.group(i) == null ? "" : matcher.group(i));
            }
            inWord = true;
        }
        if (inWord) {
            words.add(word.toString());
        }
        return words;
    }
}
