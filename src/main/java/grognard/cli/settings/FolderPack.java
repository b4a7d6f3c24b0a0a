package grognard.cli.settings;

import grognard.cli.environment.PathName;
import grognard.input.BadInput;
import grognard.rules.PackReader;
import grognard.rules.Ruleset;
import grognard.rulesets.Rulesets;
import grognard.rulesets.TableOwner;
import grognard.table.BadTable;
import grognard.table.Pack;
import grognard.table.Problem;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A player's own tables in a folder. The folder's name is the pack's name, which every outcome shows. */
public record FolderPack(Path folder) implements Pack {

    /** Most bytes of a table file; a larger one is something else. */
    private static final int MOST_BYTES = 32 << 20;

    /** Bytes in which the header must be found, after any comments. */
    private static final int LONGEST_START = 1 << 16;

    /**
     * Returns the pack in that folder; a name that is no folder is refused.
     *
     * @param where the option or variable that names it, for messages: {@code --tables}, {@code GROGNARD_TABLES}
     */
    public static FolderPack in(String where, String name) {
        return PathName.path(name)
                .filter(Files::isDirectory)
                .map(FolderPack::new)
                .orElseThrow(() -> BadInput.value(where, name, "a folder of table files"));
    }

    /** Returns whether the folder has tables of that ruleset; without any, the ruleset keeps its built-in tables. */
    public boolean serves(Ruleset ruleset) {
        return new TableOwner(this::has, this::start).serves(ruleset);
    }

    /** Returns the text in which a file's header must be found; empty for a folder. */
    private String start(String name) {
        Path file = folder.resolve(name);
        if (Files.isDirectory(file)) {
            return "";
        }
        try (InputStream in = Files.newInputStream(file)) {
            // Limited, because the file may be a device without an end.
            return new String(in.readNBytes(LONGEST_START), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }

    /** Returns the files that are a table of no ruleset; hidden files are ignored. */
    public List<String> unknown() {
        Set<String> known = known();
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> String.valueOf(file.getFileName()))
                    .filter(name -> !name.startsWith(".") && !known.contains(name))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + folder, e);
        }
    }

    /** Returns all names that a table file can have. */
    public static Set<String> known() {
        Set<String> known = new TreeSet<>();
        Rulesets.names().forEach(name -> known.addAll(PackReader.files(Rulesets.named(name))));
        return known;
    }

    boolean has(String file) {
        return Files.exists(folder.resolve(file));
    }

    /** Returns a text that changes when one of the files does: times and sizes. */
    String stamp(Ruleset ruleset) {
        return PackReader.files(ruleset).stream().map(this::stamp).collect(Collectors.joining(" "));
    }

    private String stamp(String name) {
        try {
            Path file = folder.resolve(name);
            return Files.exists(file) ? Files.getLastModifiedTime(file).toMillis() + "/" + Files.size(file) : "-";
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + place(name), e);
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
        if (Files.isDirectory(file)) {
            throw new BadTable(List.of(new Problem(place(name), 0, 0, "a folder: expected a CSV file")));
        }
        try (InputStream in = Files.newInputStream(file)) {
            // The size of a device or pipe is unknown beforehand, so reading is limited.
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                long size = Math.max(Files.size(file), bytes.length);
                throw new BadTable(List.of(new Problem(
                        place(name), 0, 0, size + " bytes: expected a table of at most " + MOST_BYTES + " bytes")));
            }
            return Optional.of(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }

    @Override
    public String place(String file) {
        return folder.resolve(file).toString();
    }
}
