package grognard.lookup;

/**
 * Something that the rules say, in a sentence or three that stand by themselves.
 *
 * @param topic what it is shown under
 * @param words further words under which players will look for it
 * @param source its place in the rulebook
 * @param see what to type next, after the ruleset: {@code moves --unit line}; empty if nothing
 * @param onSheet whether the quick-reference sheet has it: what no table there says, and a player needs in the game
 */
record Fact(String id, String topic, String text, String words, String source, String see, boolean onSheet) {

    /** The resolver that {@link #see} names; empty if none. */
    String resolver() {
        int blank = see.indexOf(' ');
        return blank < 0 ? see : see.substring(0, blank);
    }
}
