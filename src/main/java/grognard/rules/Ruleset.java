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

    /** The resolver of that name, made when it is asked for; only those that are used cost anything. */
    Resolver resolver(String name);

    /** The choices that the rulings leave to the players. */
    default List<HouseKey<?>> house() {
        return List.of();
    }

    /** The tables that come with the program. */
    default Pack builtIn() {
        return new BuiltInPack("built-in", name());
    }

    /**
     * SHA-256 over the files of a ruleset that is a folder, so that a record can be held against them; nothing for those in
     * Java, which the version stands for.
     */
    default Optional<String> digest() {
        return Optional.empty();
    }

    /** What games are played by; nothing where the ruleset remembers no units. */
    default Optional<GameRows> game() {
        return GameRows.of(builtIn());
    }

    /** What players ask about a unit: how it is, and its numbers. */
    default List<String> unitFields() {
        return List.of("state", "level", "stands", "pips", "hits", "figures", "sections", "bases");
    }

    /** A file that tells of the ruleset beside its tables: {@code topics.md}, {@code facts.csv}, {@code spoken.csv}. */
    default Optional<byte[]> companion(String file) {
        return builtIn().file(file);
    }

    /** The list of troops that is too long to be read through, where there is one: look-ups show only the rows in question. */
    default Optional<TableSpec> roster() {
        return Optional.empty();
    }

    /** The rulings in order. */
    default List<Ruling> rulings() {
        return Ruling.of(name());
    }

    /** The complaint about a name that is none of the resolvers'; to be thrown. */
    default BadInput unknown(String resolver) {
        return BadInput.value(name(), resolver, "one of " + String.join(", ", resolvers()), resolvers());
    }
}
