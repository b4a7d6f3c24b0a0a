package grognard.input;

import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Replaces the matches of a pattern. A twin of {@link Matcher#replaceAll(Function)}, which the class library of the page for
 * phones lacks. */
public final class RegexReplacer {

    private RegexReplacer() {}

    /** The text with each match replaced by what the function makes of it. */
    public static String replaceAll(Pattern pattern, String text, Function<Matcher, String> replacement) {
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
