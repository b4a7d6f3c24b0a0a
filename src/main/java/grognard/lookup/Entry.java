package grognard.lookup;

/**
 * Something that can be looked up.
 *
 * @param name what to type for it after {@code rules} and the ruleset
 * @param summary one line on what it is
 */
public record Entry(String ruleset, Kind kind, String name, String summary) {

    /** What it is. */
    public enum Kind {
        RESOLVER,
        RULING,
        TOPIC
    }
}
