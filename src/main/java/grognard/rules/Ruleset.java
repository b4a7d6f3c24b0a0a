package grognard.rules;

import grognard.input.BadInput;
import grognard.table.BuiltInPack;
import grognard.table.Pack;
import grognard.table.TableSpec;
import java.util.List;
import java.util.Optional;

/** A set of rules: its resolvers, house keys and rulings. */
public interface Ruleset {

    /** What players type: {@code paperboys}. */
    String name();

    /** The name on the cover. */
    String title();

    /** The resolvers' names, in the order of play. */
    List<String> resolvers();

    /**
     * The resolver of that name; any other name is refused. Made when it is first asked for, so that a one-shot pays
     * only for the one it plays.
     */
    Resolver resolver(String name);

    /** House rules: choices that rulings leave to the players. */
    default List<HouseKey<?>> house() {
        return List.of();
    }

    /** The tables that come with the program. */
    default Pack builtIn() {
        return new BuiltInPack("built-in", name());
    }

    /**
     * SHA-256 over the files of a folder ruleset, which a journal keeps so that a changed ruleset is noticed. Empty for
     * rulesets in Java, which the program's version identifies.
     */
    default Optional<String> digest() {
        return Optional.empty();
    }

    /** Rows that a game needs; empty for a ruleset without units. */
    default Optional<GameRows> game() {
        return GameRows.of(builtIn());
    }

    /** Fields of a unit that plans count after each step: its state and its numbers. */
    default List<String> unitFields() {
        return List.of("state", "level", "stands", "pips", "hits", "figures", "sections", "bases");
    }

    /** A file of the ruleset that is no table: {@code topics.md}, {@code facts.csv}, {@code spoken.csv}. */
    default Optional<byte[]> companion(String file) {
        return builtIn().file(file);
    }

    /** The list of troops, if there is one: it is so long that look-ups show only matching rows. */
    default Optional<TableSpec> roster() {
        return Optional.empty();
    }

    default List<Ruling> rulings() {
        return Ruling.of(name());
    }

    /** An error about an unknown resolver, for the caller to throw. */
    default BadInput unknown(String resolver) {
        return BadInput.value(name(), resolver, "one of " + String.join(", ", resolvers()), resolvers());
    }
}
