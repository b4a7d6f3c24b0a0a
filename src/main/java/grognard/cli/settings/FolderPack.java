package grognard.cli.settings;

import grognard.input.BadInput;
import grognard.rules.Ruleset;
import grognard.rules.Rulesets;
import grognard.rules.WholePack;
import grognard.table.BadTable;
import grognard.table.Pack;
import grognard.table.Problem;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A player's own tables in a folder, whose name is the pack's. */
public record FolderPack(Path folder) implements Pack {

    /** Far more than any table of ours; a larger file is something else. */
    private static final int MOST_BYTES = 32 << 20;

    /**
     * The folder of that name.
     *
     * @param where who named it: {@code --tables}, {@code GROGNARD_TABLES}
     */
    public static FolderPack in(String where, String name) {
        try {
            Path folder = Path.of(name);
            if (!name.isEmpty() && Files.isDirectory(folder)) {
                return new FolderPack(folder);
            }
        } catch (InvalidPathException e) {
            // no path at all: refused below in the same words
        }
        throw BadInput.value(where, name, "a folder of table files");
    }

    /** Whether it has tables of that ruleset; one that has none leaves the ruleset on its built-in tables. */
    public boolean serves(Ruleset ruleset) {
        List<String> files = WholePack.files(ruleset);
        List<String> here = files.stream().filter(this::has).toList();
        if (here.isEmpty() || here.size() == files.size()) {
            return !here.isEmpty();
        }
        // Some rulesets have tables of the same name: files that make another's pack whole are not this one's.
        List<String> others = Rulesets.names().stream()
                .filter(name -> !name.equals(ruleset.name()))
                .map(name -> WholePack.files(Rulesets.named("ruleset", name)))
                .filter(pack -> !pack.isEmpty() && pack.stream().allMatch(this::has))
                .flatMap(List::stream)
                .toList();
        return !others.containsAll(here);
    }

    boolean has(String file) {
        return Files.exists(folder.resolve(file));
    }

    /** What changes when one of the files does. */
    String stamp(Ruleset ruleset) {
        return WholePack.files(ruleset).stream().map(this::stamp).collect(Collectors.joining(" "));
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
            // A device or a pipe does not say how long it is: what is read counts too.
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
