package grognard.render.game;

import java.util.Locale;

/** Writes the names of sides as a report speaks of them. */
final class SideNames {

    private SideNames() {}

    /** The name with a capital letter, for headings. */
    static String title(String side) {
        return UnitNouns.capital(side);
    }

    /**
     * The side as the subject of a plural verb: {@code the French}, {@code the Prussians}, {@code the Allies}. Names of which
     * that cannot be told, such as {@code Austria}, stay as they are.
     */
    static String people(String side) {
        String name = side.toLowerCase(Locale.ROOT);
        boolean oneWord = !name.contains(" ");
        if (oneWord && (name.endsWith("ian") || name.endsWith("ican") || name.endsWith("confederate"))) {
            return "the " + title(side) + "s";
        }
        boolean plural = name.endsWith("sh") || name.endsWith("ch") || name.endsWith("s") || name.equals("union");
        return (oneWord && plural ? "the " : "") + title(side);
    }

    /** Returns the possessive of a side: {@code the French} fire, {@code Prussia's} fire. */
    static String own(String side) {
        String name = side.toLowerCase(Locale.ROOT);
        boolean isAdjective =
                !name.contains(" ") && name.matches(".*(ish|ch|ian|ican|confederate|federal|union|saxon|allied)");
        return isAdjective ? "the " + title(side) : people(side) + (name.endsWith("s") ? "'" : "'s");
    }
}
