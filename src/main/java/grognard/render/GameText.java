package grognard.render;

import grognard.game.Change;
import grognard.game.Due;
import grognard.game.Game;
import grognard.game.Happening;
import grognard.game.Unit;
import grognard.record.Entry;
import grognard.rules.Numbers;
import grognard.rules.Resolution;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.function.BinaryOperator;
import java.util.function.Function;

/** What a player reads of a game: what changed, what is due, the units as they are. */
public final class GameText {

    private static final String INDENT = "  ";
    private static final List<String> ARMIES = List.of("attacker", "defender");

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

    /** Which army is which, and what was counted of each; under a heading where the working has said that already. */
    public String armies(List<String> sides, List<Resolution.Line> counted) {
        Columns columns = new Columns("lll");
        for (int i = 0; i < sides.size(); i++) {
            String role = ARMIES.get(i);
            StringJoiner words = new StringJoiner("; ");
            for (Resolution.Line line : counted) {
                if (line.side().equals(role)) {
                    words.add((line.what() + " " + Numbers.text(line.value()) + " " + line.note()).strip());
                }
            }
            columns.row(role, sides.get(i), words.toString());
        }
        String heading = counted.isEmpty() ? style.bold("Armies") + "\n" : "";
        return heading + Wrapping.text(String.join("\n", columns.lines(INDENT)) + "\n", width);
    }

    /** What is worth a word, a line each. */
    public String remarks(List<String> remarks) {
        return remarks.isEmpty() ? "" : Wrapping.text(String.join("\n", remarks) + "\n", width);
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
                ? style.bold(happening.moment().ending() ? moment(game) + " ends when this is done:" : moment(game))
                        + "\n"
                : "";
        boolean marks =
                happening.kind().equals(Happening.TURN) && !happening.moment().ending();
        return turn
                + atOnce(happening)
                + (marks ? "" : changes(happening.changes()))
                + due(game.state().dueNow());
    }

    /** What would otherwise be done without a word. */
    private static String atOnce(Happening happening) {
        return switch (happening.kind()) {
            case Happening.TOGETHER -> "From here on everything happens at the same time, until apart.\n";
            case Happening.APART ->
                happening.changes().isEmpty() && happening.due().isEmpty() ? "Nothing more comes of it.\n" : "";
            case Happening.SET -> happening.changes().isEmpty() ? "It is so already.\n" : "";
            default -> "";
        };
    }

    /** What was struck out of what was due, and what still is. */
    public String dropped(Happening happening, Game before, Game now) {
        StringBuilder text = new StringBuilder();
        for (Due one : before.state().dueNow()) {
            if (happening.numbers().contains(one.n())) {
                text.append("struck out:  ").append(one.line()).append('\n');
            }
        }
        return Wrapping.text(text.toString(), width) + due(now.state().dueNow());
    }

    /** What was taken back or done again: what that changed, the turn if it is another now, and what is due. */
    public String back(Happening happening, Game before, Game now) {
        String what = happening.kind().equals(Happening.UNDO) ? "Taken back" : "Done again";
        boolean turned = !moment(before).equals(moment(now))
                || before.state().ending() != now.state().ending();
        return what + ": the line of record " + happening.numbers().get(0) + "\n"
                + (turned ? style.bold(moment(now) + (now.state().ending() ? ", ending" : "")) + "\n" : "")
                + changes(now.state().since(before.state()))
                + due(now.state().dueNow());
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

    /** What every unit of one side is worth against every one of the other. */
    public String grid(String measure, List<String> rows, List<String> columns, BinaryOperator<String> worth) {
        List<List<String>> all = new ArrayList<>();
        all.add(column("", rows, row -> row));
        for (String name : columns) {
            all.add(column(name, rows, row -> worth.apply(row, name)));
        }
        all.get(0).set(0, measure);
        return blocks(all, 0);
    }

    /** The tables of units now, officers apart; what is gone is struck out. */
    public String units(List<Unit> units) {
        StringBuilder text = new StringBuilder();
        for (boolean officers : List.of(false, true)) {
            List<Unit> some =
                    units.stream().filter(unit -> unit.isOfficer() == officers).toList();
            if (!some.isEmpty()) {
                text.append(table(some));
            }
        }
        return text.toString();
    }

    /** A column for each field that any of them shows; what is only yes or no has its name in the last one. */
    private String table(List<Unit> units) {
        List<List<String>> columns = new ArrayList<>();
        columns.add(column("side", units, Unit::side));
        columns.add(column("unit", units, unit -> unit.isGone() ? "~" + unit.name() + "~" : unit.name()));
        List<String> flags = new ArrayList<>();
        for (String field : units.get(0).fields().names()) {
            if (field.equals("side") || units.stream().noneMatch(unit -> unit.shows(field))) {
                continue;
            }
            if (units.stream().allMatch(unit -> unit.get(field) == null || unit.get(field) instanceof Boolean)) {
                flags.add(field);
            } else {
                columns.add(column(field, units, unit -> unit.shows(field) ? unit.text(field) : "-"));
            }
        }
        if (!flags.isEmpty()) {
            columns.add(column("is", units, unit -> {
                String shown =
                        String.join(" ", flags.stream().filter(unit::shows).toList());
                return shown.isEmpty() ? "-" : shown;
            }));
        }
        return blocks(columns, 1);
    }

    private static <T> List<String> column(String name, List<T> rows, Function<T, String> cell) {
        List<String> column = new ArrayList<>(List.of(name));
        rows.forEach(row -> column.add(cell.apply(row)));
        return column;
    }

    /** Columns that do not fit beside the others stand below them, with that one again, which has the units' names. */
    private String blocks(List<List<String>> columns, int names) {
        StringBuilder text = new StringBuilder();
        List<List<String>> block = new ArrayList<>();
        for (List<String> column : columns) {
            block.add(column);
            if (block.size() > 2 && beside(block).width("") > width) {
                block.remove(block.size() - 1);
                text.append(String.join("\n", beside(block).lines(""))).append('\n');
                block = new ArrayList<>(List.of(columns.get(names), column));
            }
        }
        return text.append(String.join("\n", beside(block).lines("")))
                .append('\n')
                .toString();
    }

    private static Columns beside(List<List<String>> columns) {
        Columns table = new Columns("l".repeat(columns.size()));
        for (int row = 0; row < columns.get(0).size(); row++) {
            int at = row;
            table.row(columns.stream().map(column -> column.get(at)).toArray(String[]::new));
        }
        return table;
    }
}
