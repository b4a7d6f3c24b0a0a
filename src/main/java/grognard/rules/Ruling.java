package grognard.rules;

import grognard.table.BuiltInPack;
import grognard.table.Column;
import grognard.table.Pack;
import grognard.table.Row;
import grognard.table.Table;
import grognard.table.TableReader;
import grognard.table.TableSpec;
import java.util.ArrayList;
import java.util.List;

/** A decision on something that a rulebook leaves open. */
public record Ruling(String id, String text) {

    private static final Column<String> ID = Column.text("id");
    private static final Column<String> TEXT = Column.text("text");
    private static final TableSpec SPEC =
            TableSpec.named("rulings", "Rulings").key(ID).value(TEXT);

    /** The rulings of a ruleset, in order. They are not part of a pack: a player's tables cannot change them. */
    static List<Ruling> of(String ruleset) {
        return of(new BuiltInPack("rulings", ruleset));
    }

    /** The rulings in a pack's {@code rulings.csv}. */
    public static List<Ruling> of(Pack pack) {
        Table table = TableReader.read(SPEC, pack);
        List<Ruling> rulings = new ArrayList<>();
        for (Row row : table.rows()) {
            rulings.add(new Ruling(row.key(ID), row.get(TEXT)));
        }
        return List.copyOf(rulings);
    }
}
