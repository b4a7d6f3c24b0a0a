package grognard.journal;

import grognard.input.BadInput;
import grognard.record.ChainHead;
import grognard.record.Group;
import grognard.record.RecordEntry;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

/**
 * The end of a journal file, with everything that a writer must repair before it appends.
 *
 * @param head the chain after the last record that counts
 * @param end the offset where that record ends and the next one goes
 * @param torn the bytes after {@code end}, in Base64: an unfinished write whose writer died; empty if there are none
 * @param lacksNewline whether the last record is complete but for its newline
 * @param incompleteLine the complete records in {@code torn}: the first ones of a typed line whose other records are
 *     missing
 */
record JournalTail(ChainHead head, long end, String torn, boolean lacksNewline, List<RecordEntry> incompleteLine) {

    /** The first bytes of every record, by which a torn record differs from a file that was never a journal. */
    private static final String RECORD_PREFIX = "{\"schema\":";

    /** Bytes of the first read, backwards from the end; enough for most last records. */
    private static final int BLOCK = 1 << 13;

    /**
     * The last lines of a file.
     *
     * @param from the offset of the first byte
     */
    private record LastLines(long from, byte[] bytes) {}

    /**
     * Reads backwards from the end of the file, so the time taken does not depend on the journal's length.
     *
     * @param acceptChanged whether a last record whose hash does not match is accepted, as {@code --force} does
     */
    static JournalTail of(JournalFile file, boolean acceptChanged) throws IOException {
        long size = file.size();
        LastLines tail = lastLines(file, 2); // two newlines enclose the last complete line
        byte[] last = tail.bytes;
        int end = ByteSearch.lastNewline(last, last.length) + 1;
        byte[] rest = Arrays.copyOfRange(last, end, last.length);
        Optional<RecordEntry> withoutNewline = valid(rest);
        if (withoutNewline.isPresent() && withoutNewline.get().group().equals(Group.ALONE)) {
            checkVersion(withoutNewline.get());
            return new JournalTail(withoutNewline.get().head(), size, "", true, List.of());
        }
        if (rest.length > 0 && !looksTorn(rest)) {
            throw new BadInput("expected a journal; its last line is not a record");
        }
        if (end == 0) {
            return new JournalTail(ChainHead.START, 0, base64(rest), false, List.of());
        }
        byte[] line = Arrays.copyOfRange(last, ByteSearch.lastNewline(last, end - 1) + 1, end - 1);
        Optional<RecordEntry> record = acceptChanged ? unchecked(line) : valid(line);
        if (record.isEmpty()) {
            throw new BadInput("expected a journal; its last line is not a record, or was changed");
        }
        checkVersion(record.get());
        return record.get().group().isComplete()
                ? new JournalTail(record.get().head(), tail.from + end, base64(rest), false, List.of())
                : beforeIncompleteLine(file, record.get(), acceptChanged);
    }

    private static void checkVersion(RecordEntry entry) {
        try {
            entry.checkVersion();
        } catch (BadInput e) {
            throw new BadInput("record " + entry.number() + " " + e.getMessage());
        }
    }

    /** Reads blocks backwards until they hold that many newlines or the complete file. Each block doubles the bytes. */
    private static LastLines lastLines(JournalFile file, int newlines) throws IOException {
        byte[] last = new byte[0];
        long from = file.size();
        while (from > 0 && newlines(last) < newlines) {
            if (last.length > 2 * JournalReader.LONGEST) {
                throw new BadInput(
                        "expected a journal; its last line is longer than " + JournalReader.LONGEST + " bytes");
            }
            int length = (int) Math.min(from, Math.max(BLOCK, last.length));
            byte[] more = new byte[length + last.length];
            file.read(from - length, more, 0, length);
            System.arraycopy(last, 0, more, length, last.length);
            last = more;
            from -= length;
        }
        return new LastLines(from, last);
    }

    /**
     * The end before a typed line whose last records are missing: they count only together, so all of them are torn.
     *
     * @param last the last record in the file, which is not the last of its group
     */
    private static JournalTail beforeIncompleteLine(JournalFile file, RecordEntry last, boolean acceptChanged)
            throws IOException {
        int n = last.group().n();
        LastLines tail = lastLines(file, n + 2); // the group, and the record before it for the chain
        int after = ByteSearch.lastNewline(tail.bytes, tail.bytes.length) + 1;
        List<RecordEntry> lines = new ArrayList<>();
        for (int left = n + 1; left > 0 && after > 0; left--) {
            int start = ByteSearch.lastNewline(tail.bytes, after - 1) + 1;
            byte[] line = Arrays.copyOfRange(tail.bytes, start, after - 1);
            Optional<RecordEntry> entry = acceptChanged ? unchecked(line) : valid(line);
            boolean fits = entry.isPresent()
                    && (lines.isEmpty()
                            || entry.get().group().isFollowedBy(lines.get(0).group()));
            if (!fits) {
                throw new BadInput("expected a journal; the records of its last typed line were changed");
            }
            lines.add(0, entry.get());
            after = left > 1 ? start : after;
        }
        if (lines.size() < n
                || tail.bytes.length - after > JournalReader.LONGEST / 2) { // its text must fit into one repair record
            throw new BadInput("expected a journal; the records of its last typed line are not those of one line");
        }
        boolean first = lines.size() == n; // the group starts the journal, so there is no record before it
        ChainHead head = first ? ChainHead.START : lines.get(0).head();
        String torn = base64(Arrays.copyOfRange(tail.bytes, after, tail.bytes.length));
        return new JournalTail(head, tail.from + after, torn, false, lines.subList(first ? 0 : 1, lines.size()));
    }

    /** A note on an incomplete typed line, which names its records on disk: {@code 1 of its 3 records (recover 45e) …}. */
    static String incompleteNote(List<RecordEntry> records) {
        int of = records.get(0).group().of();
        String what =
                String.join(", ", records.stream().map(RecordEntry::subject).toList());
        return "the last typed line is incomplete, " + records.size() + " of its " + of + " records (" + what
                + ") were on disk when its writer died, before anything of it was shown;";
    }

    private static String base64(byte[] bytes) {
        return Base64.getEncoder().encodeToString(bytes);
    }

    /** The record in a line, if it is one and its hash matches. */
    private static Optional<RecordEntry> valid(byte[] line) {
        if (line.length == 0) {
            return Optional.empty();
        }
        try {
            RecordEntry entry = RecordEntry.readForState(line);
            return entry.hashMatches() ? Optional.of(entry) : Optional.empty();
        } catch (BadInput e) {
            return Optional.empty();
        }
    }

    /** The record in a line whatever its hash, if it has a number and a hash for the chain to continue from. */
    private static Optional<RecordEntry> unchecked(byte[] line) {
        try {
            RecordEntry entry = RecordEntry.read(line);
            return entry.number() > 0 && !entry.get("hash").isEmpty() ? Optional.of(entry) : Optional.empty();
        } catch (BadInput e) {
            return Optional.empty();
        }
    }

    /** Whether a repair record can hold that text: what a writer that died leaves, in Base64. */
    static boolean isRepairable(String text) {
        try {
            byte[] bytes = Base64.getDecoder().decode(text);
            return bytes.length > 0 && looksTorn(bytes) && base64(bytes).equals(text);
        } catch (IllegalArgumentException e) {
            return false; // not Base64
        }
    }

    /** Whether the bytes are the start of a record, or zeros, which some file systems leave after a power failure. */
    private static boolean looksTorn(byte[] rest) {
        String text = new String(rest, StandardCharsets.UTF_8);
        return text.startsWith(RECORD_PREFIX) || RECORD_PREFIX.startsWith(text) || text.charAt(0) == 0;
    }

    private static int newlines(byte[] bytes) {
        int count = 0;
        for (byte b : bytes) {
            count += b == '\n' ? 1 : 0;
        }
        return count;
    }
}
