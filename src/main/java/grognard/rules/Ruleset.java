package grognard.rules;

import grognard.input.BadInput;
import grognard.table.BuiltInPack;
import grognard.table.Pack;
import grognard.table.TableSpec;
import java.util.List;
import java.util.Optional;

/** A set of rules: its resolvers, house keys and rulings. */
public interface Ruleset {

    /** Name as typed: {@code paperboys}. */
    String name();

    /** Name on the cover of the rulebook. */
    String title();

    /** Names of the resolvers, in the order of play. */
    List<String> resolvers();

    /** The resolver of that name, created on first use, so that a one-shot run pays only for the one it needs. */
    Resolver resolver(String name);

    /** Choices that the rulings leave to the players. */
    default List<HouseKey<?>> house() {
        return List.of();
    }

    /** The tables that come with the program. */
    default Pack builtIn() {
        return new BuiltInPack("built-in", name());
    }

    /**
     * SHA-256 over the files of a ruleset in a folder, with which a record can be checked. Empty for rulesets in Java,
     * which the program's version identifies.
     */
    default Optional<String> digest() {
        return Optional.empty();
    }

    /** Rows that describe its games; empty if the ruleset has no units. */
    default Optional<GameRows> game() {
        return GameRows.of(builtIn());
    }

    /** Fields of a unit that players look for first, shown before all others. */
    default List<String> unitFields() {
        return List.of("state", "level", "stands", "pips", "hits", "figures", "sections", "bases");
    }

    /** A file about the ruleset beside its tables: {@code topics.md}, {@code facts.csv}, {@code spoken.csv}. */
    default Optional<byte[]> companion(String file) {
        return builtIn().file(file);
    }

    /** The list of troops, if the ruleset has one. It is long, so look-ups show only matching rows. */
    default Optional<TableSpec> roster() {
        return Optional.empty();
    }

    /** The rulings in order. */
    default List<Ruling> rulings() {
        return Ruling.of(name());
    }

    /** Creates the error for an unknown resolver; the caller throws it. */
    default BadInput unknown(String resolver) {
        return BadInput.value(name(), resolver, "one of " + String.join(", ", resolvers()), resolvers());
    }
}
