package grognard.game;

import grognard.game.unit.Fields;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.game.unit.Values;
import grognard.record.JsonBytes;
import java.util.ArrayList;
import java.util.List;

/** Exports units: as JSON for programs, and as the rows of a muster file from which a game can start. */
public final class UnitExport {

    private static final int SCHEMA = 1;

    private UnitExport() {}

    /** {@code units --json}: every field of every unit, in muster order. */
    public static byte[] json(Game game, List<Unit> some) {
        JsonBytes json = new JsonBytes();
        json.open('{').member("schema").number(SCHEMA);
        json.member("ruleset")
                .word(game.referee().ruleset().name())
                .member("game")
                .text(game.name());
        json.member("turn").number(game.state().turn()).member("records").number(game.records());
        units(json, exported(game, some));
        return json.close('}').bytes();
    }

    static void units(JsonBytes json, List<Unit> units) {
        json.member("units").open('[');
        for (Unit unit : units) {
            json.open('{').member(Unit.SIDE).text(unit.side()).member("unit").text(unit.name());
            Values.write(json.member(Unit.STATE), unit.get(Unit.STATE));
            for (String field : unit.fields().names()) {
                if (!field.equals(Unit.SIDE) && !field.equals(Unit.STATE)) {
                    Values.write(json.member(field), unit.get(field));
                }
            }
            json.close('}');
        }
        json.close(']');
    }

    /** {@code units --csv}: the rows of a muster file of the present state, the header first. */
    public static List<List<String>> rows(Game game, List<Unit> some) {
        Fields fields = game.referee().fields();
        List<String> header = new ArrayList<>(List.of(Unit.SIDE, "unit"));
        for (String field : fields.names()) {
            if (!field.equals(Unit.SIDE) && !fields.isDerived(field)) {
                header.add(field);
            }
        }
        List<List<String>> rows = new ArrayList<>(List.of(header));
        for (Unit unit : exported(game, some)) {
            List<String> row = new ArrayList<>(List.of(unit.side(), unit.name()));
            for (String field : header.subList(2, header.size())) {
                Object value = unit.get(field);
                row.add(value == null && !unit.isEmptied(field) ? "" : Values.text(value));
            }
            rows.add(row);
        }
        return rows;
    }

    private static List<Unit> exported(Game game, List<Unit> some) {
        Units all = game.referee().exported(game.state());
        return some.stream().map(unit -> all.get(unit.name())).toList();
    }
}
