package grognard.cli.environment;

import grognard.input.BadInput;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/** Converts names of files and folders, as players type them, to paths. Not every text is one: systems forbid some characters. */
public final class PathName {

    private PathName() {}

    /** Returns the path; empty if the name is empty or impossible on this system. */
    public static Optional<Path> path(String name) {
        try {
            return name.isEmpty() ? Optional.empty() : Optional.of(Path.of(name));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    /**
     * Returns the path; an empty or impossible name is refused.
     *
     * @param where the option or variable that names it, for messages
     */
    public static Path path(String where, String name, String expected) {
        Optional<Path> path = path(name);
        if (path.isEmpty()) {
            throw BadInput.value(where, name, expected);
        }
        return path.get();
    }

    /** Returns the path of a file. */
    public static Path file(String where, String name) {
        return path(where, name, "a file");
    }
}
