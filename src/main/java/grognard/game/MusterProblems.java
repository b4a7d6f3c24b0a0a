package grognard.game;

import grognard.input.InputError;
import grognard.table.BadTable;
import grognard.table.Problem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Collects the problems of muster files. A mistake that several rows make in one column, such as a word of another
 * ruleset, is reported once, with the lines of the other rows.
 */
final class MusterProblems {

    /** More problems than anyone reads; a hostile file must not fill the screen. */
    private static final int MOST = 100;

    /** Lines of further rows that a message lists. */
    private static final int MOST_LINES = 5;

    private final Map<String, Problem> first = new LinkedHashMap<>();
    private final Map<String, List<Long>> others = new LinkedHashMap<>();

    /** Adds a problem of its own. */
    void add(String file, long line, int column, String what) {
        add(file, line, column, what, line + " " + what);
    }

    /** Adds the error of a cell; in the same column, errors that expect the same count as one. */
    void add(String file, long line, int column, String field, InputError error) {
        String mistake = error.expected().isEmpty() ? error.words() : error.expected();
        add(file, line, column, error.words(), field + " " + mistake);
    }

    private void add(String file, long line, int column, String what, String mistake) {
        String key = file + " " + column + " " + mistake;
        if (!first.containsKey(key) && first.size() < MOST) {
            first.put(key, new Problem(file, line, column, what));
        } else if (first.containsKey(key)) {
            others.computeIfAbsent(key, any -> new ArrayList<>()).add(line);
        }
    }

    int count() {
        return first.size() + others.values().stream().mapToInt(List::size).sum();
    }

    boolean isEmpty() {
        return first.isEmpty();
    }

    List<Problem> list() {
        List<Problem> problems = new ArrayList<>();
        first.forEach((key, problem) -> problems.add(
                new Problem(problem.file(), problem.line(), problem.column(), problem.what() + also(others.get(key)))));
        return problems;
    }

    /** The other rows with the same mistake: {@code  (and 2 more rows: lines 5, 6)}. */
    private static String also(@Nullable List<Long> lines) {
        if (lines == null) {
            return "";
        }
        List<String> some = new ArrayList<>();
        for (Long line : lines.subList(0, Math.min(MOST_LINES, lines.size()))) {
            some.add(String.valueOf(line));
        }
        return " (and " + lines.size() + (lines.size() == 1 ? " more row: line " : " more rows: lines ")
                + String.join(", ", some) + (lines.size() > MOST_LINES ? ", \u2026)" : ")");
    }

    void refuse() {
        if (!first.isEmpty()) {
            throw new BadTable(list());
        }
    }
}
