package grognard.journal;

import grognard.input.BadInput;
import grognard.record.Entry;
import grognard.record.Head;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.Optional;

/**
 * The end of a journal file.
 *
 * @param head where the chain stands
 * @param end where the last whole record ends, and the next one belongs
 * @param torn what stands beyond that, in Base64: the beginning of a record whose writer died
 * @param unended whether the last whole record lacks only its newline
 */
record FileEnd(Head head, long end, String torn, boolean unended) {

    private static final String BEGINNING = "{\"schema\":";
    private static final int BLOCK = 1 << 13;

    /**
     * Reads backwards from the end, so that the length of a journal does not matter.
     *
     * @param changed whether a last record that somebody changed is taken as it is
     */
    static FileEnd of(JournalFile file, boolean changed) throws IOException {
        long size = file.size();
        byte[] last = new byte[0];
        long from = size;
        // Until the newline before the last whole line is in sight.
        while (from > 0 && newlines(last) < 2) {
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
        int end = lastNewline(last, last.length) + 1;
        byte[] rest = Arrays.copyOfRange(last, end, last.length);
        Optional<Entry> unended = record(rest);
        if (unended.isPresent()) {
            return new FileEnd(unended.get().head(), size, "", true);
        }
        if (rest.length > 0 && !looksTorn(rest)) {
            throw new BadInput("expected a journal; its last line is no record");
        }
        if (end == 0) {
            return new FileEnd(Head.START, 0, base64(rest), false);
        }
        byte[] line = Arrays.copyOfRange(last, lastNewline(last, end - 1) + 1, end - 1);
        Optional<Entry> record = changed ? changed(line) : record(line);
        if (record.isEmpty()) {
            throw new BadInput("expected a journal; its last line is no record, or was changed");
        }
        return new FileEnd(record.get().head(), from + end, base64(rest), false);
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
