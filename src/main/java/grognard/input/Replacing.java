package grognard.input;

import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Replaces what a pattern finds. The JDK's method for it is not in the class library of the page for phones. */
public final class Replacing {

    private Replacing() {}

    /** The text with each match replaced by what the function makes of it. */
    public static String each(Pattern pattern, String text, Function<Matcher, String> replacement) {
        Matcher found = pattern.matcher(text);
        StringBuilder replaced = new StringBuilder();
        int end = 0;
        while (found.find()) {
            replaced.append(text, end, found.start()).append(replacement.apply(found));
            end = found.end();
        }
        return replaced.append(text.substring(end)).toString();
    }
}
