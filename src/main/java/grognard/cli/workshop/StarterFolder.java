package grognard.cli.workshop;

import grognard.cli.environment.AtomicFile;
import grognard.input.BadInput;
import grognard.input.Resource;
import grognard.rulesets.Rulesets;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Writes a small ruleset that can be played at once, with every line explained, for an author to change. */
public final class StarterFolder {

    /** The shapes for which there is a template; without one, a ruleset of several shapes is written. */
    public static final List<String> SHAPES = List.of("test", "opposed", "pool", "chart", "odds", "look-up", "chain");

    private static final String FOLDER = "workshop/";

    private StarterFolder() {}

    /** Writes the files and returns their names. A folder that is not empty, or has the name of a built-in ruleset, is refused. */
    public static List<String> write(String folder, String shape) {
        Path path = path(folder);
        String template = shape.isEmpty() ? "small" : shape;
        List<String> files =
                Resource.text(FOLDER + template + "/files.txt").lines().toList();
        try {
            Files.createDirectories(path);
            for (String file : files) {
                AtomicFile.write(path.resolve(file), Resource.bytes(FOLDER + template + "/" + file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + folder, e);
        }
        return files;
    }

    /** The folder's path, if it may be written to. */
    private static Path path(String folder) {
        try {
            Path path = Path.of(folder).toAbsolutePath().normalize();
            Path name = path.getFileName();
            if (name == null || Rulesets.find(name.toString()).isPresent()) {
                throw BadInput.value(
                        "workshop new", folder, "a folder of another name, since that is a ruleset of the program's");
            }
            if (Files.exists(path) && !(Files.isDirectory(path) && isEmpty(path))) {
                throw BadInput.value("workshop new", folder, "a folder that is not there yet, or is empty");
            }
            return path;
        } catch (InvalidPathException e) {
            throw BadInput.value("workshop new", folder, "a folder to write to");
        }
    }

    private static boolean isEmpty(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.findAny().isEmpty();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + folder, e);
        }
    }
}
