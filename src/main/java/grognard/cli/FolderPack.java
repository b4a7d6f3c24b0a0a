package grognard.cli;

import grognard.input.BadInput;
import grognard.table.Pack;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** A player's own tables in a folder. */
record FolderPack(Path folder) implements Pack {

    FolderPack {
        if (!Files.isDirectory(folder)) {
            throw BadInput.value("--tables", folder.toString(), "a folder of table files");
        }
    }

    @Override
    public String name() {
        Path name = folder.toAbsolutePath().normalize().getFileName();
        return name == null ? folder.toString() : name.toString();
    }

    @Override
    public Optional<byte[]> file(String name) {
        Path file = folder.resolve(name);
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(Files.readAllBytes(file));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }

    @Override
    public String place(String file) {
        return folder.resolve(file).toString();
    }
}
