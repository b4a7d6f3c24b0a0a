package grognard.render.game;

import grognard.input.Replacing;
import grognard.story.Army;
import grognard.story.Story;
import grognard.story.StoryEvent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Writes units as players speak of them: regiments with a number and bodies of men with a plural name take the article and
 * the plural, <q>the 45e break</q>, <q>the Greys charge</q>. Persons, and guns named after one, keep the singular.
 */
final class UnitNames {

    private static final Pattern GUNS = Pattern.compile("\\b(artillery|battery|field|cannon)\\b");

    /** Roman numerals after a name count battalions: {@code Poles II}. */
    private static final Pattern PLURAL = Pattern.compile("(?i).*([^su]s|guns|pounders|howitzers)( [IVX]+)?");

    private static final Pattern AND_VERB = Pattern.compile("(\\band|\\bbut|\\bagain,) ([a-z]+s)\\b");

    /** All such names, the longest first, with the word after each; nothing matches if there is none. */
    private final Pattern mentions;

    /** Names that take the article and the plural. */
    private final List<String> plural = new ArrayList<>();

    UnitNames(Story story) {
        for (Army army : story.armies()) {
            for (Army.Entry unit : army.units()) {
                if (isPlural(unit)) {
                    plural.add(unit.unit());
                }
            }
        }
        String names = plural.stream()
                .sorted(Comparator.comparing(String::length).reversed())
                .map(Pattern::quote)
                .collect(Collectors.joining("|"));
        this.mentions = Pattern.compile(
                plural.isEmpty()
                        ? "(?!)"
                        : "(?<![\\w\\u2019'])(" + names + ")(?!\\w)(?:(,? who| now)? ([a-z]+s)\\b([^.;:(]*))?");
    }

    private static boolean isPlural(Army.Entry unit) {
        String name = unit.unit();
        boolean numbered = !name.isEmpty() && Character.isDigit(name.charAt(0));
        boolean guns = GUNS.matcher(unit.what()).find() && !name.matches("(?i).*(guns|pounders|howitzers)");
        return numbered || (unit.isTroops() && !guns && PLURAL.matcher(name).matches());
    }

    /** The sentence with articles and plurals, and a capital at its beginning. */
    String spoken(String sentence) {
        return capital(Replacing.each(mentions, sentence, found -> mention(found.group())));
    }

    private String mention(String clause) {
        Matcher found = mentions.matcher(clause);
        if (!found.matches()) {
            return clause;
        }
        String name = "the " + found.group(1);
        if (found.group(3) == null) {
            return name;
        }
        // Another name may follow in the same clause: "33rd goes in against 45e".
        String rest = Replacing.each(mentions, found.group(4), next -> mention(next.group()));
        // A clause about a unit in the singular keeps its verbs.
        int which = rest.contains(", which ") ? rest.indexOf(", which ") : rest.length();
        String verbs =
                Replacing.each(AND_VERB, rest.substring(0, which), next -> next.group(1) + " " + plural(next.group(2)))
                                .replace(" it is ", " they are ")
                        + rest.substring(which);
        return name + (found.group(2) == null ? "" : found.group(2)) + " " + plural(found.group(3)) + verbs;
    }

    /** The verb in the plural: {@code is} becomes {@code are}, {@code rallies} {@code rally}. */
    static String plural(String verb) {
        return switch (verb) {
            case "is" -> "are";
            case "was" -> "were";
            case "has" -> "have";
            case "goes" -> "go";
            case "does" -> "do";
            default ->
                verb.endsWith("ies")
                        ? verb.substring(0, verb.length() - 3) + "y"
                        : verb.matches(".*(ss|sh|ch|x)es")
                                ? verb.substring(0, verb.length() - 2)
                                : verb.substring(0, verb.length() - 1);
        };
    }

    /**
     * Joins the deed and an outcome that begins with one of its units: {@code A charges B: A halts} becomes {@code A charges B
     * but halts}, {@code A charges B: B breaks} becomes {@code A charges B, who breaks}.
     */
    String joined(StoryEvent event, String sentence) {
        List<String> acting = event.units();
        List<String> others = event.others();
        if (acting.size() != 1 || others.size() != 1) {
            return sentence;
        }
        String actor = ": " + acting.get(0) + " ";
        String other = others.get(0) + ": " + others.get(0) + " ";
        if (sentence.startsWith(acting.get(0) + " ") && sentence.contains(others.get(0) + actor)) {
            return sentence.replace(others.get(0) + actor, others.get(0) + (event.advantage() < 0 ? " but " : " and "));
        }
        return sentence.replace(other, others.get(0) + (plural.contains(others.get(0)) ? ", who " : ", which "));
    }

    /** {@code A, B and C}. */
    static String listed(List<String> names) {
        int last = names.size() - 1;
        return last < 1
                ? String.join("", names)
                : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
    }

    static String capital(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
