package grognard.cli.settings;

import grognard.cli.environment.AtomicFile;
import grognard.input.BadInput;
import grognard.rules.PackReader;
import grognard.rules.Ruleset;
import grognard.table.Pack;
import grognard.table.TableSpec;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Writes a ruleset's built-in tables into a folder. They are written to a temporary folder first and moved when all are
 * complete, so that no failure leaves half a pack.
 */
public final class PackExporter {

    private final Ruleset ruleset;
    private final Path folder;
    private final List<String> files;

    public PackExporter(Ruleset ruleset, String folder) {
        this.ruleset = ruleset;
        this.files = PackReader.files(ruleset);
        try {
            this.folder = Path.of(folder).toAbsolutePath().normalize();
        } catch (InvalidPathException e) {
            throw BadInput.value("tables export", folder, "a folder to write to");
        }
        Path name = this.folder.getFileName();
        if (name == null || name.toString().equals(ruleset.builtIn().name())) {
            throw BadInput.value(
                    "tables export", folder, "a folder of another name, since the pack will be called by it");
        }
    }

    /** Writes the files and returns their names. Existing files are refused unless forced. */
    public List<String> write(boolean force) {
        if (files.isEmpty()) {
            throw BadInput.value("tables export", ruleset.name(), "a ruleset with tables");
        }
        refuseExisting(force);
        boolean fresh = !Files.exists(folder);
        Path staging = AtomicFile.temporarySibling(fresh ? folder : folder.resolve("pack"));
        try {
            Path parent = staging.getParent();
            if (parent != null) {
                Files.createDirectories(parent);
            }
            Files.createDirectory(staging);
            Pack pack = ruleset.builtIn();
            for (TableSpec spec : PackReader.packSpecs(ruleset)) {
                byte[] content = pack.file(spec.file())
                        .orElseThrow(() -> new IllegalStateException("no built-in table " + spec.file()));
                Files.write(staging.resolve(spec.file()), explained(content, spec));
            }
            if (fresh) {
                Files.move(staging, folder, StandardCopyOption.ATOMIC_MOVE);
            } else {
                moveInto(staging);
            }
            return files;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + folder, e);
        } finally {
            clear(staging);
        }
    }

    /**
     * Returns the table followed by comments that explain its columns. The header stays the first line, as spreadsheets
     * want.
     */
    private static byte[] explained(byte[] content, TableSpec spec) {
        StringBuilder text = new StringBuilder(new String(content, StandardCharsets.UTF_8));
        if (text.length() > 0 && text.charAt(text.length() - 1) != '\n') {
            text.append('\n');
        }
        for (String line : spec.explained()) {
            text.append("# ").append(line).append('\n');
        }
        text.append("# Lines that begin with # are comments.\n");
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    private void refuseExisting(boolean force) {
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw BadInput.value("tables export", folder.toString(), "a folder, not a file");
        }
        for (String file : files) {
            Path target = folder.resolve(file);
            if (Files.exists(target) && (!force || Files.isDirectory(target))) {
                String expected = force ? "no folder of that name" : "no such file yet, or --force to replace it";
                throw BadInput.value("tables export", target.toString(), expected);
            }
        }
    }

    /** Moves the files into an existing folder; files added before a failure are removed again. */
    private void moveInto(Path staging) throws IOException {
        List<Path> added = new ArrayList<>();
        try {
            for (String file : files) {
                Path target = folder.resolve(file);
                boolean isNew = !Files.exists(target);
                Files.move(staging.resolve(file), target, StandardCopyOption.ATOMIC_MOVE);
                if (isNew) {
                    added.add(target);
                }
            }
        } catch (IOException e) {
            for (Path file : added) {
                Files.deleteIfExists(file);
            }
            throw e;
        }
    }

    private static void clear(Path staging) {
        if (!Files.exists(staging)) {
            return;
        }
        try (Stream<Path> left = Files.list(staging)) {
            for (Path file : left.toList()) {
                Files.deleteIfExists(file);
            }
            Files.deleteIfExists(staging);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot remove " + staging, e);
        }
    }
}
