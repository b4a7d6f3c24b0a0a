package grognard.cli.session;

import grognard.cli.world.World;
import grognard.input.BadInput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import java.util.Set;

/** The seeds that are sealed and not revealed yet, one file each, for the owner's eyes only. */
public final class Secrets {

    private final Optional<Path> folder;

    public Secrets(World world) {
        folder = world.stateFolder().map(state -> state.resolve("seals"));
    }

    /** The seed of that commitment, if it was sealed on this machine. */
    public Optional<String> find(String commitment) {
        if (folder.isEmpty() || !commitment.matches("[0-9a-f]{64}")) {
            return Optional.empty();
        }
        Path file = folder.get().resolve(commitment);
        try {
            return Files.exists(file) ? Optional.of(Files.readString(file)) : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the sealed seed in " + file, e);
        }
    }

    /** Keeps a seed; it is on disk before anything is sealed with it. */
    public void keep(String commitment, String seed) {
        Path place = folder.orElseThrow(
                () -> new BadInput("no place for the seed: expected HOME or XDG_STATE_HOME to be set"));
        Path file = place.resolve(commitment);
        try {
            Files.createDirectories(place, only("rwx------"));
            Set<StandardOpenOption> options =
                    Set.of(StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING);
            try (FileChannel channel = FileChannel.open(file, options, only("rw-------"))) {
                channel.write(ByteBuffer.wrap(seed.getBytes(StandardCharsets.UTF_8)));
                channel.force(true);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot keep the sealed seed in " + file, e);
        }
    }

    /** Where the system has no such permissions, the folder of the user has to do. */
    private FileAttribute<?>[] only(String permissions) {
        boolean posix = folder.isPresent()
                && folder.get().getFileSystem().supportedFileAttributeViews().contains("posix");
        return posix
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
                }
                : new FileAttribute<?>[0];
    }
}
