package grognard.journal;

import grognard.input.BadInput;
import grognard.record.Entry;
import grognard.record.Head;
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
 * A journal that cannot go on: it is set aside as it is, and a new one takes its place whose first record names the old
 * one and its last record that holds.
 *
 * @param aside where the old one is now
 * @param last the last of its records that is in the chain
 */
record Damage(Path aside, Head last) {

    /** At no moment is there no journal of that name, and at none is the old one gone. */
    static Damage setAside(Path path, String version, String time) throws IOException {
        Head last = lastGood(path);
        Path target = path.toRealPath();
        String name = String.valueOf(target.getFileName());
        String chance = Long.toHexString(new SecureRandom().nextLong());
        Path aside = target.resolveSibling(name + ".damaged-" + chance);
        Path fresh = target.resolveSibling("." + name + "." + chance + ".new");
        Link first = new Chain()
                .link(
                        Head.START,
                        new OwnEvent.Sequel(String.valueOf(aside.getFileName()), last.record(), last.hash())
                                .json(version),
                        Head.START.sealing(),
                        time);
        write(fresh, first.bytes(), target);
        try {
            Files.createLink(aside, target);
        } catch (UnsupportedOperationException | IOException e) {
            Files.move(target, aside); // no links here: for a moment there is none of the old name
        }
        Files.move(fresh, target, StandardCopyOption.ATOMIC_MOVE);
        OpenFile.forceFolder(target);
        return new Damage(aside, last);
    }

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

    /** The last record before the first that is not in the chain. */
    private static Head lastGood(Path path) {
        Head head = Head.START;
        try (JournalReader reader = JournalReader.of(path)) {
            for (Optional<byte[]> line = reader.line(); line.isPresent(); line = reader.line()) {
                Entry entry = Entry.read(line.get());
                if (!entry.isWhole()
                        || entry.number() != head.record() + 1
                        || !entry.get("prev").equals(head.hash())) {
                    return head;
                }
                head = entry.head();
            }
        } catch (BadInput e) {
            return head; // no record at all from there on
        }
        return head;
    }
}
