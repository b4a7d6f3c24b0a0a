package grognard.render;

import java.util.ArrayList;
import java.util.List;

/** Breaks a long line at blanks; what follows the first line is indented a little more. */
final class Wrap {

    private Wrap() {}

    static List<String> lines(String text, int width) {
        String indent = " ".repeat(text.length() - text.stripLeading().length());
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String word : text.strip().split(" ", -1)) {
            if (line.isEmpty()) {
                line = indent + word;
            } else if (line.length() + 1 + word.length() <= width) {
                line = line + " " + word;
            } else {
                lines.add(line);
                line = indent + "  " + word;
            }
        }
        lines.add(line);
        return lines;
    }

    /** The lines in the faint style of remarks. */
    static List<String> remark(Style style, String text, int width) {
        return text.isEmpty()
                ? List.of()
                : lines(text, width).stream().map(style::dim).toList();
    }
}
