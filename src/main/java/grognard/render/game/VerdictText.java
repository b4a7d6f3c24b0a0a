package grognard.render.game;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes the referee's verdict, which is in capitals, as part of a sentence. */
final class VerdictText {

    /** Patterns of verdicts and the words of a report for them, one after the other. */
    private static final List<String> WORDS = List.of(
            "\\bwithdraw\\b", "withdrew",
            "\\blose\\b", "lost the battle",
            "\\bwin\\b", "won",
            "night falls: draw", "night fell on a draw",
            "night falls: (marginal|major|decisive) victory of the", "night fell on a $1 victory of",
            "night falls", "night fell",
            "neither army has lost", "neither army had lost");

    private VerdictText() {}

    /** {@code FRENCH WITHDRAW} as {@code The French withdrew}. */
    static String of(String capitals, List<String> sides) {
        String text = capitals.toLowerCase(Locale.ROOT);
        for (int i = 0; i < WORDS.size(); i += 2) {
            text = text.replaceAll(WORDS.get(i), WORDS.get(i + 1));
        }
        for (String side : sides) {
            String name = Pattern.quote(side.toLowerCase(Locale.ROOT));
            text = Pattern.compile("(?<!\\w)" + name + "(?!\\w)")
                    .matcher(text)
                    .replaceFirst(Matcher.quoteReplacement(SideNames.people(side)));
        }
        return UnitNouns.capital(text);
    }
}
