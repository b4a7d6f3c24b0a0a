package grognard.workshop;

import grognard.input.Nearest;
import grognard.input.SafeText;
import grognard.table.BadTable;
import grognard.table.Pack;
import grognard.table.Problem;
import grognard.toml.Place;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** All that is wrong with a folder. */
final class FolderProblems {

    private static final int MOST = 200;

    private final Pack folder;
    private final List<Problem> found = new ArrayList<>();

    FolderProblems(Pack folder) {
        this.folder = folder;
    }

    void add(String file, long line, int column, String what) {
        Problem problem = new Problem(folder.place(file), line, column, what);
        if (found.size() < MOST && !found.contains(problem)) {
            found.add(problem);
        }
    }

    void add(String file, Place place, String what) {
        add(file, place.line(), place.column(), what);
    }

    /** The file as a whole. */
    void add(String file, String what) {
        add(file, 0, 0, what);
    }

    /** A word that is none of those that can stand there. */
    void word(String file, Place place, String subject, String word, Collection<String> words) {
        add(file, place, subject + " " + SafeText.shortened(word) + ": " + oneOf(words) + Nearest.hint(word, words));
    }

    /** What can stand there, or that nothing can. */
    static String oneOf(Collection<String> words) {
        return words.isEmpty() ? "expected none" : "expected one of " + String.join(", ", words);
    }

    void add(BadTable table) {
        for (Problem problem : table.problems()) {
            if (found.size() < MOST && !found.contains(problem)) {
                found.add(problem);
            }
        }
    }

    int count() {
        return found.size();
    }

    boolean none() {
        return found.isEmpty();
    }

    List<Problem> list() {
        return List.copyOf(found);
    }

    void refuse() {
        if (!found.isEmpty()) {
            throw new BadTable(found);
        }
    }
}
