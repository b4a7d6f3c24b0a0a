package grognard.journal;

import grognard.input.BadInput;
import grognard.record.Entry;
import grognard.record.Group;
import grognard.record.Head;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

/**
 * The end of a journal file.
 *
 * @param head where the chain stands
 * @param end where the last record that counts ends, and the next one belongs
 * @param torn what stands beyond that, in Base64: the beginning of what its writer died over
 * @param unended whether the last whole record lacks only its newline
 * @param cut the records in {@code torn} that are whole: the first ones of a typed line whose others are missing
 */
record FileEnd(Head head, long end, String torn, boolean unended, List<Entry> cut) {

    private static final String BEGINNING = "{\"schema\":";
    private static final int BLOCK = 1 << 13;

    /**
     * The last lines of a file.
     *
     * @param from where in the file they begin
     */
    private record Tail(long from, byte[] bytes) {}

    /**
     * Reads backwards from the end, so that the length of a journal does not matter.
     *
     * @param changed whether a last record that somebody changed is taken as it is
     */
    static FileEnd of(JournalFile file, boolean changed) throws IOException {
        long size = file.size();
        Tail tail = tail(file, 2); // the newline before the last whole line is in sight
        byte[] last = tail.bytes;
        int end = lastNewline(last, last.length) + 1;
        byte[] rest = Arrays.copyOfRange(last, end, last.length);
        Optional<Entry> unended = record(rest);
        if (unended.isPresent() && unended.get().group().equals(Group.ALONE)) {
            checkVersion(unended.get());
            return new FileEnd(unended.get().head(), size, "", true, List.of());
        }
        if (rest.length > 0 && !looksTorn(rest)) {
            throw new BadInput("expected a journal; its last line is no record");
        }
        if (end == 0) {
            return new FileEnd(Head.START, 0, base64(rest), false, List.of());
        }
        byte[] line = Arrays.copyOfRange(last, lastNewline(last, end - 1) + 1, end - 1);
        Optional<Entry> record = changed ? changed(line) : record(line);
        if (record.isEmpty()) {
            throw new BadInput("expected a journal; its last line is no record, or was changed");
        }
        checkVersion(record.get());
        return record.get().group().isComplete()
                ? new FileEnd(record.get().head(), tail.from + end, base64(rest), false, List.of())
                : cut(file, record.get(), changed);
    }

    private static void checkVersion(Entry entry) {
        try {
            entry.checkVersion();
        } catch (BadInput e) {
            throw new BadInput("record " + entry.number() + " " + e.getMessage());
        }
    }

    /** At least so many newlines and what follows them, or the whole file. */
    private static Tail tail(JournalFile file, int newlines) throws IOException {
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
        return new Tail(from, last);
    }

    /** The end before the first record of a typed line that lacks its others. */
    private static FileEnd cut(JournalFile file, Entry last, boolean changed) throws IOException {
        int n = last.group().n();
        Tail tail = tail(file, n + 2);
        int after = lastNewline(tail.bytes, tail.bytes.length) + 1;
        List<Entry> lines = new ArrayList<>();
        for (int left = n + 1; left > 0 && after > 0; left--) {
            int start = lastNewline(tail.bytes, after - 1) + 1;
            byte[] line = Arrays.copyOfRange(tail.bytes, start, after - 1);
            Optional<Entry> entry = changed ? changed(line) : record(line);
            boolean fits = entry.isPresent()
                    && (lines.isEmpty()
                            || entry.get().group().isFollowedBy(lines.get(0).group()));
            if (!fits) {
                throw new BadInput("expected a journal; the records of its last typed line were changed");
            }
            lines.add(0, entry.get());
            after = left > 1 ? start : after;
        }
        if (lines.size() < n || tail.bytes.length - after > JournalReader.LONGEST / 2) { // it is kept in one record
            throw new BadInput("expected a journal; the records of its last typed line are not those of one line");
        }
        boolean first = lines.size() == n; // nothing stands before it
        Head head = first ? Head.START : lines.get(0).head();
        String torn = base64(Arrays.copyOfRange(tail.bytes, after, tail.bytes.length));
        return new FileEnd(head, tail.from + after, torn, false, lines.subList(first ? 0 : 1, lines.size()));
    }

    /** What is missing of a typed line: {@code 1 of the 3 records of the last typed line is on disk (recover 45e) …}. */
    static String incomplete(List<Entry> records) {
        int of = records.get(0).group().of();
        String what = String.join(", ", records.stream().map(Entry::subject).toList());
        return "the last typed line is incomplete, " + records.size() + " of its " + of + " records (" + what
                + ") were on disk when its writer died, before anything of it was shown;";
    }

    private static String base64(byte[] bytes) {
        return Base64.getEncoder().encodeToString(bytes);
    }

    /** The record in a line, if it is one that nobody changed. */
    private static Optional<Entry> record(byte[] line) {
        if (line.length == 0) {
            return Optional.empty();
        }
        try {
            Entry entry = Entry.glanced(line);
            return entry.isWhole() ? Optional.of(entry) : Optional.empty();
        } catch (BadInput e) {
            return Optional.empty();
        }
    }

    /** A record that says where the chain stands, although it may no longer be what was hashed. */
    private static Optional<Entry> changed(byte[] line) {
        try {
            Entry entry = Entry.read(line);
            return entry.number() > 0 && !entry.get("hash").isEmpty() ? Optional.of(entry) : Optional.empty();
        } catch (BadInput e) {
            return Optional.empty();
        }
    }

    /** The beginning of a record, or the zeros that some file systems leave after a power failure. */
    private static boolean looksTorn(byte[] rest) {
        String text = new String(rest, StandardCharsets.UTF_8);
        return text.startsWith(BEGINNING) || BEGINNING.startsWith(text) || text.charAt(0) == 0;
    }

    private static int newlines(byte[] bytes) {
        int count = 0;
        for (byte b : bytes) {
            count += b == '\n' ? 1 : 0;
        }
        return count;
    }

    private static int lastNewline(byte[] bytes, int before) {
        for (int i = before - 1; i >= 0; i--) {
            if (bytes[i] == '\n') {
                return i;
            }
        }
        return -1;
    }
}
