package grognard.game;

import grognard.table.NamedRow;
import java.util.Collection;
import java.util.List;

/**
 * A row of words for the players after a result: it refuses nothing and is not on record.
 *
 * @param resolver after what, {@code *} for whatever happens
 * @param from what must have happened besides: nothing, {@code earlier RESOLVERS ROLE} (the unit has played one of those in
 *     that role this turn, and the condition held then; {@code apart} after it: unless everything happens at the same time),
 *     {@code counts RESOLVER ROLE} (an officer counts who has not played that this turn), {@code ends CODES}, {@code to FIELD VALUE} (the unit that it is about has come to that)
 * @param who whom it is about: the unit in that role, any where none is named, or {@code officers}, those with it
 * @param any whether the condition must hold of any other unit, for whom {@code (same)} is this one
 * @param when what must hold, as things were before the line
 * @param option the option that must have been typed, or with {@code not} before it must not; may be empty
 */
record Remark(
        String resolver, List<String> from, String who, boolean any, Condition when, String option, String words) {

    private static final String ANY = "any ";
    private static final String NOT = "not ";

    static Remark of(NamedRow row) {
        String when = row.get("when");
        boolean any = when.startsWith(ANY);
        return new Remark(
                row.get("resolver"),
                List.of(row.get("from").split(" ", -1)),
                row.get("who"),
                any,
                Condition.of(any ? when.substring(ANY.length()) : when),
                row.get("then"),
                row.get("why"));
    }

    boolean isFrom(String word) {
        return from.get(0).equals(word);
    }

    /** Whether one of the words with bars between them, at that place of what must have happened, is this one. */
    boolean names(int place, String word) {
        return List.of(from.get(place).split("\\|", -1)).contains(word);
    }

    /** Whether there is nothing to say while everything happens at the same time. */
    boolean isForApart() {
        return from.size() > 3 && from.get(3).equals("apart");
    }

    boolean isAfter(String played) {
        return resolver.equals("*") || resolver.equals(played);
    }

    boolean suits(Collection<String> typed) {
        return option.isEmpty()
                || (option.startsWith(NOT) ? !typed.contains(option.substring(NOT.length())) : typed.contains(option));
    }

    boolean holds(Unit unit, Units units) {
        return any ? units.others(unit, when) > 0 : when.holds(unit, units);
    }

    /** What the players read. */
    String about(Unit unit) {
        return unit.name() + ": " + words.replace("NAME", unit.name());
    }
}
