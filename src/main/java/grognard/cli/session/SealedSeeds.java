package grognard.cli.session;

import grognard.cli.environment.AtomicFile;
import grognard.cli.environment.Environment;
import grognard.input.BadInput;
import grognard.journal.Seal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import java.util.Set;

/** The sealed seeds of this machine, one file each, readable by the owner only. The file's name is the commitment. */
public final class SealedSeeds {

    private final Optional<Path> folder;

    public SealedSeeds(Environment environment) {
        folder = environment.stateFolder().map(state -> state.resolve("seals"));
    }

    /**
     * Returns the seed of a commitment; empty if it was not sealed on this machine. A damaged file is refused, since
     * its dice could never be verified.
     */
    public Optional<String> find(String commitment) {
        if (folder.isEmpty() || !commitment.matches("[0-9a-f]{64}")) {
            return Optional.empty();
        }
        Path file = folder.get().resolve(commitment);
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try {
            String seed = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
            if (!Seal.commitment(seed).equals(commitment)) {
                throw new BadInput(
                        "the sealed seed in " + file + " is damaged: expected a seed whose SHA-256 is the file's name");
            }
            return Optional.of(seed);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the sealed seed in " + file, e);
        }
    }

    /**
     * Stores a seed and syncs it to disk; the caller writes the seal afterwards. Permissions are set even if the folder
     * existed.
     */
    public void keep(String commitment, String seed) {
        Path place = folder.orElseThrow(
                () -> new BadInput("no place for the seed: expected HOME or XDG_STATE_HOME to be set"));
        Path file = place.resolve(commitment);
        try {
            Files.createDirectories(place, only("rwx------"));
            if (isPosix()) {
                Files.setPosixFilePermissions(place, PosixFilePermissions.fromString("rwx------"));
            }
            Path fresh = AtomicFile.temporarySibling(file);
            try {
                write(fresh, seed);
                Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
            } finally {
                Files.deleteIfExists(fresh);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot keep the sealed seed in " + file, e);
        }
    }

    private void write(Path fresh, String seed) throws IOException {
        Set<StandardOpenOption> options = Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        try (FileChannel channel = FileChannel.open(fresh, options, only("rw-------"))) {
            channel.write(ByteBuffer.wrap(seed.getBytes(StandardCharsets.UTF_8)));
            channel.force(true);
        }
    }

    /**
     * Returns the permissions as file attributes; none on systems without POSIX permissions, where the user's own
     * folder must do.
     */
    private FileAttribute<?>[] only(String permissions) {
        return isPosix()
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
                }
                : new FileAttribute<?>[0];
    }

    private boolean isPosix() {
        return folder.isPresent()
                && folder.get().getFileSystem().supportedFileAttributeViews().contains("posix");
    }
}
