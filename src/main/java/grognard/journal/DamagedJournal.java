package grognard.journal;

import grognard.input.BadInput;
import grognard.record.ChainHead;
import grognard.record.RecordEntry;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.Set;

/**
 * A journal that is too damaged to append to. The file is kept under another name, and a new journal takes its place;
 * the first record of the new one names the old file and the hash of its last valid record.
 *
 * @param aside the damaged file's new path
 * @param last the chain after its last valid record
 */
record DamagedJournal(Path aside, ChainHead last) {

    /**
     * Sets the damaged file aside. The order of the steps keeps both files safe if the program dies in between: the new
     * journal is written under a temporary name, the old file gets a second name, and an atomic move puts the new one in
     * its place.
     */
    static DamagedJournal setAside(Path path, String version, String time) throws IOException {
        ChainHead last = lastGood(path);
        Path target = path.toRealPath();
        String name = String.valueOf(target.getFileName());
        String suffix = Long.toHexString(new SecureRandom().nextLong());
        Path aside = target.resolveSibling(name + ".damaged-" + suffix);
        Path fresh = target.resolveSibling("." + name + "." + suffix + ".new");
        ChainedRecord first = new ChainWriter()
                .link(
                        ChainHead.START,
                        JournalEvent.sequel(String.valueOf(aside.getFileName()), last.record(), last.hash())
                                .json(version),
                        ChainHead.START.sealing(),
                        time);
        write(fresh, first.bytes(), target);
        try {
            Files.createLink(aside, target);
        } catch (UnsupportedOperationException | IOException e) {
            Files.move(target, aside); // no hard links here: for a moment no file has the journal's name
        }
        Files.move(fresh, target, StandardCopyOption.ATOMIC_MOVE);
        OpenFile.forceFolder(target);
        return new DamagedJournal(aside, last);
    }

    /** Writes the new journal to disk with the permissions of the old one: it may be private, or a group's. */
    private static void write(Path fresh, byte[] bytes, Path like) throws IOException {
        try (FileChannel channel = FileChannel.open(fresh, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            if (like.getFileSystem().supportedFileAttributeViews().contains("posix")) {
                Set<PosixFilePermission> before = Files.getPosixFilePermissions(like);
                Files.setPosixFilePermissions(fresh, before);
            }
            channel.write(java.nio.ByteBuffer.wrap(bytes));
            channel.force(true);
        }
    }

    /** The chain after the last valid record: up to the first line that is changed, out of order or not a record. */
    private static ChainHead lastGood(Path path) {
        ChainHead head = ChainHead.START;
        try (JournalReader reader = JournalReader.of(path)) {
            for (Optional<byte[]> line = reader.line(); line.isPresent(); line = reader.line()) {
                RecordEntry entry = RecordEntry.read(line.get());
                if (!entry.hashMatches()
                        || entry.number() != head.record() + 1
                        || !entry.get("prev").equals(head.hash())) {
                    return head;
                }
                head = entry.head();
            }
        } catch (BadInput e) {
            return head; // not a record
        }
        return head;
    }
}
