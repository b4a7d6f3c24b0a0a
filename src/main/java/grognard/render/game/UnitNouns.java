package grognard.render.game;

import grognard.story.Army;
import grognard.story.ServiceRecord;
import grognard.story.Story;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Writes units as players speak of them: <q>the 45e were</q>, <q>the Saxon Hussars</q>, <q>the Young Guard was</q>. A name
 * that ends in s may be a person's, such as Dumas, so only words for bodies of men make a plural.
 */
final class UnitNouns {

    private static final Pattern GUNS = Pattern.compile("\\b(artillery|battery|field|cannon)\\b");

    /** Words for many guns, which are plural although a battery is not. */
    private static final String PIECES = "guns|pounders|howitzers|mortars|rockets";

    /** Words for bodies of men, by their endings or as they are; demonyms and colours too. */
    private static final Pattern MEN = Pattern.compile(
            "(?iu).*\\b(\\p{L}*(iers|eers|eurs|oons|ians|icans|[^aeiou]ans|uards|ussars|ussards)|lancers|rifles|riflemen|"
                    + "rangers|highlanders|borderers|sharpshooters|skirmishers|raiders|troopers|scouts|marines|zouaves|"
                    + "cossacks|croats|pandours|j[aä]e?gers|poles|saxons|swabians|swiss|irish|portuguese|scots|greys|grays|blues|"
                    + "bays|buffs|royals|lights|tigers|inniskillings|gordons|fencibles|foresters|gardes|gendarmes|"
                    + "mamelukes|cadets|regulars|pickets|pikes|bucktails|redlegs|uhlans|ulans|horse guards|"
                    + PIECES + ")\\b.*");

    /** Words after which a name is one body and takes the article: {@code the Young Guard}, {@code the Redoubt battery}. */
    private static final Pattern BODY = Pattern.compile(
            "(?iu).*\\b(guard|garde|brigade|battalion|regiment|division|corps|legion|militia|landwehr|landsturm|reserve|"
                    + "battery|left|right|centre|center|squadron|wing|kgl|convoy|garrison)");

    /**
     * A unit, or several, in a sentence.
     *
     * @param isPerson whether it is an officer
     */
    record Noun(String text, boolean isPlural, boolean isPerson) {

        /** The form of a pronoun or verb that goes with it, from the one that goes with a single unit. */
        String form(String singular) {
            return switch (singular) {
                case "was" -> isPlural ? "were" : "was";
                case "who" -> isPlural || isPerson ? "who" : "which";
                case "its" -> isPlural ? "their" : isPerson ? "his" : "its";
                case "them" -> isPlural ? "them" : isPerson ? "him" : "it";
                default -> isPlural ? "they" : isPerson ? "he" : "it";
            };
        }

        /** {@code the Saxon Hussars'}, {@code Dumas's}. */
        String possessive() {
            return text + (isPlural && text.endsWith("s") ? "'" : "'s");
        }
    }

    private final Map<String, Noun> nouns = new HashMap<>();
    private final Map<String, String> sides = new HashMap<>();

    UnitNouns(Story story) {
        for (ServiceRecord unit : story.services()) {
            add(unit.side(), unit.unit(), "", unit.startStrength() > 0);
        }
        for (Army army : story.armies()) {
            for (Army.Entry unit : army.units()) {
                add(army.side(), unit.unit(), unit.what(), unit.isTroops());
            }
        }
    }

    private void add(String side, String name, String what, boolean isTroops) {
        sides.put(name, side);
        boolean isNumbered = !name.isEmpty() && Character.isDigit(name.charAt(0));
        boolean isBattery = GUNS.matcher(what).find() && !name.matches("(?i).*(" + PIECES + ")( [IVX]+)?");
        boolean isBody = BODY.matcher(name).matches();
        boolean isMen = !isBody && !isBattery && MEN.matcher(name).matches();
        boolean isPlural = isTroops && (isMen || (isNumbered && !isBody));
        boolean hasArticle = isTroops && (isPlural || isBody || isNumbered);
        nouns.put(name, new Noun((hasArticle ? "the " : "") + name, isPlural, !isTroops));
    }

    /** The army of a unit; empty if it is not known. */
    String side(String unit) {
        return sides.getOrDefault(unit, "");
    }

    Noun of(String unit) {
        return nouns.getOrDefault(unit, new Noun(unit, false, false));
    }

    /** Several units as one noun: {@code the 33rd, Ross and the Greys}. */
    Noun of(List<String> units) {
        return units.size() == 1
                ? of(units.get(0))
                : new Noun(listed(units.stream().map(unit -> of(unit).text()).toList()), true, false);
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
