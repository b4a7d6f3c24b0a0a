package grognard.render.page;

import java.util.ArrayList;
import java.util.List;

/** Wraps lines that are longer than the terminal is wide between words, and indents the rest to the column it belongs to. */
public final class LineWrapper {

    /** Narrowest terminal for which lines are wrapped; wrapped text could not be read on a narrower one. */
    static final int NARROWEST = 20;

    /** Stands for a blank at which a line is broken only if it has no ordinary one. */
    private static final char KEEP = '\u00a0';

    private LineWrapper() {}

    /** Wraps every line of a text. Marks of {@link Style} take no width. */
    public static String text(String text, int width) {
        if (width < NARROWEST || !hasLongLine(text, width)) {
            return text;
        }
        StringBuilder wrapped = new StringBuilder(text.length() + 64);
        text.lines()
                .forEach(line ->
                        lines(line, width).forEach(part -> wrapped.append(part).append('\n')));
        return text.endsWith("\n") ? wrapped.toString() : wrapped.substring(0, wrapped.length() - 1);
    }

    /** Quick check that spares most texts the work; counts marks too, so it may say yes in vain. */
    private static boolean hasLongLine(String text, int width) {
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || text.charAt(i) == '\n') {
                if (i - start > width) {
                    return true;
                }
                start = i + 1;
            }
        }
        return false;
    }

    /** Wraps a remark and sets it in faint style; an empty remark has no lines. */
    public static List<String> remark(Style style, String text, int width) {
        List<String> remark = new ArrayList<>();
        if (!text.isEmpty()) {
            for (String line : lines(text, width)) {
                remark.add(style.dim(line));
            }
        }
        return remark;
    }

    /** Wraps one line. A word longer than the width stays in one piece. */
    public static List<String> lines(String line, int width) {
        if (length(line) <= width) {
            return List.of(line);
        }
        int hang = hang(line, width);
        List<String> parts = new ArrayList<>();
        String indent = "";
        int start = 0;
        int cut = cut(line, start, 0, width, hang);
        while (cut >= 0) {
            parts.add((indent + line.substring(start, cut)).stripTrailing());
            indent = " ".repeat(hang);
            start = afterBlanks(line, cut);
            cut = cut(line, start, hang, width, hang + 1);
        }
        parts.add(indent + line.substring(start));
        return parts;
    }

    private static int afterBlanks(String line, int from) {
        int at = from;
        while (at < line.length() && Character.isWhitespace(line.charAt(at))) {
            at++;
        }
        return at;
    }

    /** Wraps text without columns so that no line is longer than the width: at a blank, else after a hyphen, else anywhere. */
    static List<String> words(String text, int width) {
        List<String> lines = new ArrayList<>();
        String rest = text;
        while (rest.length() > width) {
            int blank = rest.lastIndexOf(' ', width);
            int kept = rest.lastIndexOf(KEEP, width);
            int hyphen = rest.lastIndexOf('-', width - 1) + 1;
            int cut = blank > 0 ? blank : kept > 0 ? kept : hyphen > 1 ? hyphen : width;
            lines.add(rest.substring(0, cut).replace(KEEP, ' ').stripTrailing());
            rest = rest.substring(rest.charAt(cut) == KEEP ? cut + 1 : cut).stripLeading();
        }
        lines.add(rest.replace(KEEP, ' '));
        return lines;
    }

    /** Prepares a list with semicolons, so that {@link #words} breaks it after a semicolon if it can. */
    static String list(String cell) {
        return cell.indexOf(';') < 0 ? cell : cell.replace(' ', KEEP).replace(";" + KEEP, "; ");
    }

    /**
     * Indent of the continuation lines: the last column that starts in the first two thirds of the line, or else two more
     * than the line's own. A column starts after two blanks.
     */
    private static int hang(String line, int width) {
        int seen = 0;
        int indent = -1;
        int column = 0;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (StyledText.isMark(c)) {
                continue;
            }
            if (c != ' ') {
                if (indent < 0) {
                    indent = seen;
                } else if (i >= 2 && line.charAt(i - 1) == ' ' && line.charAt(i - 2) == ' ' && seen <= width * 2 / 3) {
                    column = seen;
                }
            }
            seen++;
        }
        return column > 0 ? column : Math.min(Math.max(indent, 0) + 2, width / 2);
    }

    /**
     * Index of the blank at which to break: the last one within the width, or the first after it if a word is too long; -1
     * if there is none, or no need.
     *
     * @param start where the part begins that is to be broken
     * @param indent columns before it
     * @param least columns that must stay before the break
     */
    private static int cut(String line, int start, int indent, int width, int least) {
        int seen = indent;
        int best = -1;
        boolean word = false;
        for (int i = start; i < line.length(); i++) {
            char c = line.charAt(i);
            if (!StyledText.isMark(c)) {
                if (seen > width && best >= 0) {
                    return best;
                }
                if (c == ' ' && seen >= least && word) {
                    best = i;
                }
                seen++;
            }
            word |= !Character.isWhitespace(c);
        }
        return seen > width ? best : -1;
    }

    /** Number of columns that a text takes on the screen. */
    public static int length(String text) {
        int length = 0;
        for (int i = 0; i < text.length(); i++) {
            length += StyledText.isMark(text.charAt(i)) ? 0 : 1;
        }
        return length;
    }
}
