package grognard.cli.settings;

import grognard.table.BadTable;
import grognard.table.Pack;
import grognard.table.Problem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The files of a ruleset's folder. A link that leads out of the folder is refused: a downloaded ruleset must not read
 * the player's other files.
 */
public record RulesetFiles(FolderPack files) implements Pack {

    public static RulesetFiles of(Path folder) {
        return new RulesetFiles(new FolderPack(folder));
    }

    @Override
    public String name() {
        return files.name();
    }

    @Override
    public Optional<byte[]> file(String name) {
        Path file = files.folder().resolve(name);
        try {
            if (Files.exists(file)
                    && !file.toRealPath().startsWith(files.folder().toRealPath())) {
                throw new BadTable(List.of(
                        new Problem(place(name), 0, 0, "a link that leads out of the folder: expected a file in it")));
            }
            if (Files.exists(file) && !Files.isRegularFile(file)) { // reading a pipe would block
                throw new BadTable(List.of(new Problem(place(name), 0, 0, "no file: expected one of the ruleset's")));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
        return files.file(name);
    }

    @Override
    public String place(String file) {
        return files.place(file);
    }

    @Override
    public List<String> fileNames() {
        try (Stream<Path> all = Files.list(files.folder())) {
            List<String> names = new ArrayList<>();
            all.forEach(file -> names.add(String.valueOf(file.getFileName())));
            Collections.sort(names);
            return names;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + files.folder(), e);
        }
    }
}
