package grognard.rules;

import grognard.input.BadInput;
import grognard.table.BuiltInPack;
import grognard.table.NamedRow;
import grognard.table.Pack;
import grognard.table.TableSpec;
import java.nio.charset.StandardCharsets;
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

    /** The numbers that outcomes of that resolver can have. */
    default NumberNames numbers(String resolver) {
        return NumberNames.of(builtIn(), resolver);
    }

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

    /** Costs of effects for the unit that suffers them, in the columns of {@code harm.csv}; empty if it has none. */
    default List<NamedRow> effectCosts() {
        Optional<byte[]> file = builtIn().file("harm.csv");
        List<NamedRow> rows =
                file.isEmpty() ? List.of() : NamedRow.read("harm.csv", new String(file.get(), StandardCharsets.UTF_8));
        return rows.isEmpty() ? rows : rows.subList(1, rows.size());
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
        return BadInput.oneOf(name(), resolver, resolvers());
    }
}
