package grognard.workshop.folder;

import grognard.input.Nearest;
import grognard.input.SafeText;
import grognard.table.BadTable;
import grognard.table.Pack;
import grognard.table.Problem;
import grognard.toml.Position;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Collects the problems of a folder's files, each once, so that its author sees all of them at once. */
public final class FolderProblems {

    /** More than anyone reads; a hostile folder must not fill the memory. */
    private static final int MOST = 200;

    private final Pack folder;
    private final List<Problem> found = new ArrayList<>();

    public FolderProblems(Pack folder) {
        this.folder = folder;
    }

    public void add(String file, long line, int column, String what) {
        add(new Problem(folder.place(file), line, column, what));
    }

    private void add(Problem problem) {
        if (found.size() < MOST && !found.contains(problem)) {
            found.add(problem);
        }
    }

    public void add(String file, Position position, String what) {
        add(file, position.line(), position.column(), what);
    }

    /** Adds a problem that concerns no single line of the file. */
    public void add(String file, String what) {
        add(file, 0, 0, what);
    }

    /** Adds a problem about a word that is none of the allowed ones, and suggests the nearest of them. */
    public void word(String file, Position position, String subject, String word, Collection<String> words) {
        add(file, position, subject + " " + SafeText.shortened(word) + ": " + oneOf(word, words));
    }

    /** The allowed words for an error message, "expected one of …" or "expected none", with the one nearest to the word found. */
    public static String oneOf(String found, Collection<String> words) {
        return oneOf(found, words, "");
    }

    /**
     * The allowed words for an error message, with a text after them.
     *
     * @param which explains the words: ", the codes of fire"
     */
    public static String oneOf(String found, Collection<String> words, String which) {
        String expected = words.isEmpty() ? "expected none" : "expected one of " + SafeText.list(words);
        return expected + which + Nearest.hint(found, words);
    }

    public void add(BadTable table) {
        table.problems().forEach(this::add);
    }

    public int count() {
        return found.size();
    }

    public List<Problem> list() {
        return List.copyOf(found);
    }

    public void refuse() {
        if (!found.isEmpty()) {
            throw new BadTable(found);
        }
    }
}
