package grognard.cli.settings;

import grognard.cli.environment.PathName;
import grognard.input.BadInput;
import grognard.rules.PackReader;
import grognard.rules.Ruleset;
import grognard.rulesets.Rulesets;
import grognard.table.BadTable;
import grognard.table.Pack;
import grognard.table.Problem;
import grognard.table.TableSpec;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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

    /**
     * Returns whether the folder has tables of that ruleset; without any, the ruleset keeps its built-in tables. Files
     * whose names several rulesets share count for one of them only.
     */
    public boolean serves(Ruleset ruleset) {
        List<TableSpec> here = here(ruleset);
        if (here.isEmpty() || here.size() == PackReader.files(ruleset).size()) {
            return !here.isEmpty();
        }
        List<TableSpec> left = new ArrayList<>(here);
        for (String name : Rulesets.names()) {
            if (!name.equals(ruleset.name())) {
                List<TableSpec> theirs = here(Rulesets.named("ruleset", name));
                boolean more = theirs.size() > here.size();
                left.removeIf(ours -> theirs.stream().anyMatch(spec -> takes(spec, ours, more)));
            }
        }
        return !left.isEmpty();
    }

    private List<TableSpec> here(Ruleset ruleset) {
        return PackReader.packSpecs(ruleset).stream()
                .filter(spec -> has(spec.file()))
                .toList();
    }

    /**
     * Returns whether a file that two rulesets could read belongs to the other one: by its header or, if both or
     * neither fit, by the number of files here.
     */
    private boolean takes(TableSpec theirs, TableSpec ours, boolean theyHaveMore) {
        if (!theirs.file().equals(ours.file())) {
            return false;
        }
        boolean isTheirs = isHeadedAs(theirs);
        return isTheirs == isHeadedAs(ours) ? theyHaveMore : isTheirs;
    }

    /** Returns whether the file's first line after comments is the header of that table. */
    private boolean isHeadedAs(TableSpec spec) {
        Path file = folder.resolve(spec.file());
        if (Files.isDirectory(file)) {
            return false;
        }
        try (InputStream in = Files.newInputStream(file)) {
            // Limited, because the file may be a device without an end.
            String start = new String(in.readNBytes(LONGEST_START), StandardCharsets.UTF_8).replace("\uFEFF", "");
            String header = start.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .findFirst()
                    .orElse("");
            return header.replace(" ", "").equals(String.join(",", spec.header()));
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
        Rulesets.names().forEach(name -> known.addAll(PackReader.files(Rulesets.named("ruleset", name))));
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
