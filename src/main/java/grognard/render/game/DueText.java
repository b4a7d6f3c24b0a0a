package grognard.render.game;

import grognard.game.Game;
import grognard.game.state.Due;
import grognard.render.page.ColumnLayout;
import grognard.render.page.LineWrapper;
import grognard.render.page.Style;
import java.util.List;

/** Lists of what is due. */
final class DueText {

    /** From this many similar duties on, the list after a line shows them as one row. */
    private static final int MANY = 3;

    private final Style style;
    private final int width;

    DueText(Style style, int width) {
        this.style = style;
        this.width = width;
    }

    /** Lists all duties, each as a complete command with its number and reason. */
    String all(List<Due> due) {
        ColumnLayout columns = new ColumnLayout("lrll");
        for (Due one : due) {
            columns.row(
                    columns.isEmpty() ? "due:" : "",
                    String.valueOf(one.n()),
                    style.accent(one.line()),
                    (one.later() ? "later: " : "") + one.why());
        }
        return due.isEmpty() ? "" : LineWrapper.text(String.join("\n", columns.lines("")) + "\n", width);
    }

    /** Lists what is due now; what waits for a later phase or turn is only counted. */
    String after(Game game) {
        List<Due> now = game.due().stream().filter(due -> !due.later()).toList();
        int later = game.due().size() - now.size();
        String waiting = later == 0 ? "" : "(+" + later + " later: due lists " + (later == 1 ? "it" : "them") + ")\n";
        return shortened(now) + waiting;
    }

    /** Lists duties after a line was played. Similar ones in a row become one: {@code 13-19  crisis, 7 units}. */
    private String shortened(List<Due> due) {
        ColumnLayout columns = new ColumnLayout("lrll");
        for (int i = 0; i < due.size(); ) {
            Due first = due.get(i);
            int end = i + 1;
            while (end < due.size()
                    && isLike(first, due.get(end))
                    && due.get(end).n() == due.get(end - 1).n() + 1) {
                end++;
            }
            boolean many = end - i >= MANY;
            String head = columns.isEmpty() ? "due:" : "";
            if (many) {
                String numbers = first.n() + "-" + due.get(end - 1).n();
                columns.row(
                        head,
                        numbers,
                        style.accent(first.resolver()) + ", " + (end - i) + " units: next " + numbers,
                        first.why());
            } else {
                columns.row(head, String.valueOf(first.n()), style.accent(first.line()), first.why());
            }
            i = many ? end : i + 1;
        }
        return due.isEmpty() ? "" : LineWrapper.text(String.join("\n", columns.lines("")) + "\n", width);
    }

    /** Whether two duties differ only in their unit, so that one row can stand for both. */
    private static boolean isLike(Due one, Due other) {
        return one.resolver().equals(other.resolver())
                && one.why().equals(other.why())
                && one.units().size() == 1
                && other.units().size() == 1
                && one.options().isEmpty()
                && one.asked().isEmpty()
                && other.options().isEmpty()
                && other.asked().isEmpty();
    }
}
