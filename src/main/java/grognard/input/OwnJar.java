package grognard.input;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import org.jspecify.annotations.Nullable;

/**
 * Reads resources from the jar that the program was started from. {@link java.util.zip.ZipFile} and the class loader index all
 * thousand classes of it first, which costs a one-shot run about 9 ms (docs/adr/0014); this reader indexes the other files only.
 */
final class OwnJar {

    private static final String CLASS = ".class";
    private static final int END = 0x06054b50;
    private static final int END_SIZE = 22;
    private static final int ENTRY = 0x02014b50;
    private static final int ENTRY_SIZE = 46;
    private static final int LOCAL_SIZE = 30;
    private static final int DEFLATED = 8;

    private final RandomAccessFile file;
    private final byte[] directory;

    /** Offsets in the central directory, by file name, of the files that are no classes. */
    private final Map<String, Integer> places = new HashMap<>();

    private OwnJar(RandomAccessFile file, byte[] directory) {
        this.file = file;
        this.directory = directory;
    }

    /** Opens the jar; null if it is not laid out as build tools write one, for example with a comment at its end. */
    static @Nullable OwnJar open(String path) throws IOException {
        RandomAccessFile file = new RandomAccessFile(path, "r");
        byte[] directory = directory(file);
        OwnJar jar = directory == null ? null : new OwnJar(file, directory);
        if (jar != null && jar.isIndexed()) {
            return jar;
        }
        file.close();
        return null;
    }

    private static byte @Nullable [] directory(RandomAccessFile file) throws IOException {
        long size = file.length();
        if (size < END_SIZE || size > Integer.MAX_VALUE) {
            return null;
        }
        byte[] end = new byte[END_SIZE];
        read(file, size - END_SIZE, end);
        long length = number(end, 12, 4);
        long start = number(end, 16, 4);
        if (number(end, 0, 4) != END || length < 0 || start < 0 || start + length + END_SIZE != size) {
            return null; // the jar has a comment, or is no jar
        }
        byte[] directory = new byte[(int) length];
        read(file, start, directory);
        return directory;
    }

    private boolean isIndexed() {
        int at = 0;
        while (at + ENTRY_SIZE <= directory.length && number(directory, at, 4) == ENTRY) {
            int name = number(directory, at + 28, 2);
            int from = at + ENTRY_SIZE;
            if (name == 0 || from + name > directory.length) {
                return false;
            }
            if (!isClass(from + name)) {
                places.put(new String(directory, from, name, StandardCharsets.UTF_8), at);
            }
            at = from + name + number(directory, at + 30, 2) + number(directory, at + 32, 2);
        }
        return at == directory.length;
    }

    /** Whether the file name that ends at that offset is a class's. */
    private boolean isClass(int end) {
        return directory[end - 1] == 's' && directory[end - CLASS.length()] == '.';
    }

    /** The content of a file; null if the jar does not have it. */
    synchronized byte @Nullable [] read(String name) throws IOException {
        Integer place = places.get(name);
        if (place == null) {
            return null;
        }
        byte[] packed = new byte[number(directory, place + 20, 4)];
        byte[] bytes = new byte[number(directory, place + 24, 4)];
        byte[] local = new byte[LOCAL_SIZE];
        long start = number(directory, place + 42, 4);
        read(file, start, local);
        read(file, start + LOCAL_SIZE + number(local, 26, 2) + number(local, 28, 2), packed);
        if (number(directory, place + 10, 2) != DEFLATED) {
            return packed;
        }
        Inflater inflater = new Inflater(true);
        try {
            inflater.setInput(packed);
            int done = inflater.inflate(bytes);
            if (done != bytes.length) {
                throw new IOException(name + " is cut short");
            }
            return bytes;
        } catch (DataFormatException e) {
            throw new IOException(name, e);
        } finally {
            inflater.end();
        }
    }

    private static void read(RandomAccessFile file, long at, byte[] into) throws IOException {
        file.seek(at);
        file.readFully(into);
    }

    /** An unsigned little-endian number of up to four bytes. */
    private static int number(byte[] bytes, int at, int length) {
        int number = 0;
        for (int i = length - 1; i >= 0; i--) {
            number = number << 8 | (bytes[at + i] & 0xff);
        }
        return number;
    }
}
