package grognard.lookup;

/**
 * A rule in one to three sentences that can be understood without context, the unit of the search.
 *
 * @param id a short unique name, searched as well
 * @param topic heading under which it is shown
 * @param words further search words that players may use but the text does not
 * @param source chapter or page of the rulebook
 * @param see a command to try next, without the ruleset: {@code moves --unit line}; empty if there is none
 * @param onSheet whether the quick-reference sheet includes it: a rule that players need in a game and no table states
 */
record Fact(String id, String topic, String text, String words, String source, String see, boolean onSheet) {

    /** The first word of {@link #see}, a resolver's name; empty if there is none. */
    String resolver() {
        int blank = see.indexOf(' ');
        return blank < 0 ? see : see.substring(0, blank);
    }
}
