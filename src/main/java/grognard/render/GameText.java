package grognard.render;

import grognard.game.Change;
import grognard.game.Due;
import grognard.game.Game;
import grognard.game.Happening;
import grognard.game.Unit;
import grognard.record.Entry;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a player reads of a game: what changed, what is due, the units as they are. */
public final class GameText {

    private static final String INDENT = "  ";

    private final Style style;
    private final int width;

    /** @param width lines that are longer are broken between words */
    public GameText(Style style, int width) {
        this.style = style;
        this.width = width;
    }

    /** What a record changed, unit by unit: {@code 45e  stands 6 → 5, pips 1 → 4}. */
    public String changes(List<Change> changes) {
        Map<String, List<String>> byUnit = new LinkedHashMap<>();
        for (Change change : changes) {
            byUnit.computeIfAbsent(change.unit(), unit -> new ArrayList<>()).add(change.words());
        }
        StringBuilder text = new StringBuilder();
        for (Change change : changes) {
            if (change.field().equals("side") && change.from() == null) {
                byUnit.put(change.unit(), List.of("comes to the table"));
            }
        }
        byUnit.forEach((unit, words) -> text.append(style.bold(unit))
                .append(INDENT)
                .append(String.join(", ", words))
                .append('\n'));
        return Wrapping.text(text.toString(), width);
    }

    /** What is due, each as a whole command, with its number. */
    public String due(List<Due> due) {
        Columns columns = new Columns("lrll");
        for (Due one : due) {
            columns.row(columns.isEmpty() ? "due:" : "", String.valueOf(one.n()), style.accent(one.line()), one.why());
        }
        return due.isEmpty() ? "" : Wrapping.text(String.join("\n", columns.lines("")) + "\n", width);
    }

    /** What happened, and what is due after it. */
    public String after(Happening happening, Game game) {
        String turn = happening.kind().equals(Happening.TURN)
                ? style.bold(happening.ending() ? moment(game) + " ends when this is done:" : moment(game)) + "\n"
                : "";
        if (happening.kind().equals(Happening.UNDO) || happening.kind().equals(Happening.REDO)) {
            String what = happening.kind().equals(Happening.UNDO) ? "Taken back" : "Done again";
            return what + ": the line of record " + happening.numbers().get(0) + "\n"
                    + due(game.state().dueNow());
        }
        boolean marks = happening.kind().equals(Happening.TURN) && !happening.ending();
        return turn
                + (marks ? "" : changes(happening.changes()))
                + due(game.state().dueNow());
    }

    /** {@code Turn 2}, and whose part of it, where each side has its own. */
    private static String moment(Game game) {
        String whose = game.active().map(side -> ", " + side).orElse("");
        return "Turn " + game.state().turn() + whose;
    }

    /** The turn, the order of play as far as it is known, and what is due. */
    public String turn(Game game) {
        StringBuilder text = new StringBuilder(style.bold(moment(game)));
        text.append(game.state().ending() ? ", ending" : "");
        if (!game.state().cards().isEmpty()) {
            text.append(", cards ").append(game.state().cards());
        }
        if (game.state().together().isPresent()) {
            text.append(", together since record ")
                    .append(game.state().together().get().record());
        }
        String due = due(game.state().dueNow());
        return text.append('\n') + (due.isEmpty() ? "Nothing is due.\n" : due);
    }

    /**
     * What a record did to one unit; empty if nothing.
     *
     * @param undone whether it was taken back
     */
    public String chapter(Entry entry, Unit unit, boolean undone) {
        List<Change> own = new ArrayList<>();
        for (Change change : Happening.changes(entry)) {
            if (change.unit().equals(unit.name())) {
                own.add(change);
            }
        }
        if (own.isEmpty()) {
            return "";
        }
        String what = entry.isResolution() ? entry.resolver() : entry.kind();
        return INDENT + entry.number() + INDENT + what + INDENT
                + String.join(", ", own.stream().map(Change::words).toList())
                + (undone ? "  (taken back)" : "") + "\n";
    }

    /** Units, the best first, with what each is worth. */
    public String ranked(String measure, Map<String, String> rows) {
        Columns columns = new Columns("lr");
        columns.row("", measure);
        rows.forEach((units, worth) -> columns.row(units, worth));
        return String.join("\n", columns.lines("")) + "\n";
    }

    /** The table of units now; what is gone is struck out. */
    public String units(List<Unit> units) {
        List<String> fields = new ArrayList<>();
        for (Unit unit : units) {
            for (String field : unit.fields().names()) {
                if (!fields.contains(field) && !field.equals("side") && unit.shows(field)) {
                    fields.add(field);
                }
            }
        }
        return table(units, fields);
    }

    private String table(List<Unit> units, List<String> fields) {
        Columns columns = new Columns("ll" + "l".repeat(fields.size()));
        List<String> header = new ArrayList<>(List.of("side", "unit"));
        header.addAll(fields);
        columns.row(header.toArray(new String[0]));
        for (Unit unit : units) {
            List<String> row =
                    new ArrayList<>(List.of(unit.side(), unit.isGone() ? "~" + unit.name() + "~" : unit.name()));
            for (String field : fields) {
                row.add(unit.shows(field) ? unit.text(field) : "-");
            }
            columns.row(row.toArray(new String[0]));
        }
        return String.join("\n", columns.lines("")) + "\n";
    }
}
