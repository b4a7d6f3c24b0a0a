package grognard.record;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Writes JSON as bytes, for the one object that batches write by the million. Member names are encoded once, and so are
 * texts that repeat. Jackson's generator took two fifths of a batch's time, and 8 to 22 ms of a start. The caller is
 * responsible for the nesting; commas are set here.
 */
public final class JsonBytes {

    /** Limit of the cache. So many different words are players' texts, which hardly occur twice. */
    private static final int MAX_WORDS = 2000;

    /** Longer texts are not cached, so that the cache stays small. */
    private static final int LONGEST_WORD = 300;

    private final PairCache words = new PairCache(MAX_WORDS);
    private byte[] bytes = new byte[2048];
    private int length;

    /** Offsets at which {@link #takePieces} splits the bytes. */
    private int[] splits = new int[32];

    private int splitCount;

    /** Whether the next value needs no comma: it is the first of its object or list, or follows its name. */
    private boolean first = true;

    /** Encodes a member's name of ASCII characters, without escapes: {@code "name":}. */
    public static byte[] name(String name) {
        return ('"' + name + "\":").getBytes(StandardCharsets.US_ASCII);
    }

    /** Encodes any text as a member's name, with escapes where needed. */
    static byte[] nameOf(String text) {
        byte[] quoted = quoted(text);
        byte[] name = Arrays.copyOf(quoted, quoted.length + 1);
        name[quoted.length] = ':';
        return name;
    }

    /** Opens an object or list, <code>{</code> or {@code [}. */
    public JsonBytes open(char bracket) {
        ensureCapacity(2);
        comma();
        bytes[length++] = (byte) bracket;
        first = true;
        return this;
    }

    public JsonBytes close(char bracket) {
        ensureCapacity(1);
        bytes[length++] = (byte) bracket;
        first = false;
        return this;
    }

    /** Writes an encoded name; its value must follow. Complete members may come before the name in the same bytes. */
    public JsonBytes member(byte[] name) {
        copy(name);
        first = true; // no comma between a name and its value
        return this;
    }

    /** Writes a name that is not a constant; its value must follow. */
    public JsonBytes member(String name) {
        word(name);
        ensureCapacity(1);
        bytes[length++] = ':';
        first = true;
        return this;
    }

    /** Writes an encoded value or encoded members. */
    JsonBytes encoded(byte[] json) {
        copy(json);
        return this;
    }

    private void copy(byte[] json) {
        ensureCapacity(json.length + 1);
        comma();
        System.arraycopy(json, 0, bytes, length, json.length);
        length += json.length;
    }

    /** Writes a text that is likely to repeat: encoded once, then copied from a cache. */
    public JsonBytes word(String word) {
        byte[] known = words.get("", word);
        if (known == null) {
            known = quoted(word);
            if (word.length() < LONGEST_WORD) {
                words.put("", word, known);
            }
        }
        return encoded(known);
    }

    /** Encodes a text with quotes and escapes. */
    static byte[] quoted(String text) {
        byte[] inside = JsonStringEncoder.getInstance().quoteAsUTF8(text);
        byte[] quoted = new byte[inside.length + 2];
        quoted[0] = '"';
        System.arraycopy(inside, 0, quoted, 1, inside.length);
        quoted[quoted.length - 1] = '"';
        return quoted;
    }

    /** Writes a text that is not likely to repeat. Plain ASCII is copied; other texts take the slower encoder. */
    public JsonBytes text(String text) {
        ensureCapacity(text.length() + 3);
        int start = length;
        boolean comma = !first;
        comma();
        bytes[length++] = '"';
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' || c >= 0x7f || c == '"' || c == '\\') {
                length = start; // needs escapes or UTF-8: start over with the encoder
                first = !comma;
                return encoded(quoted(text));
            }
            bytes[length++] = (byte) c;
        }
        bytes[length++] = '"';
        return this;
    }

    /** Writes a literal in ASCII: a number, {@code true}, {@code false} or {@code null}. */
    public JsonBytes bare(String text) {
        ensureCapacity(text.length() + 1);
        comma();
        for (int i = 0; i < text.length(); i++) {
            bytes[length++] = (byte) text.charAt(i);
        }
        return this;
    }

    /** Writes an integer; small ones, the most frequent, without making a string. */
    public JsonBytes number(int number) {
        if (number < 0 || number > 999) {
            return bare(Integer.toString(number));
        }
        ensureCapacity(4);
        comma();
        if (number > 99) {
            bytes[length++] = (byte) ('0' + number / 100);
        }
        if (number > 9) {
            bytes[length++] = (byte) ('0' + number / 10 % 10);
        }
        bytes[length++] = (byte) ('0' + number % 10);
        return this;
    }

    public JsonBytes number(long number) {
        return bare(Long.toString(number));
    }

    /** Marks a place to split at: the pieces before and after it repeat in other combinations. */
    JsonBytes split() {
        if (splitCount == splits.length) {
            splits = Arrays.copyOf(splits, 2 * splitCount);
        }
        splits[splitCount++] = length;
        return this;
    }

    /** Removes and returns the bytes written since the last line, in pieces. */
    byte[][] takePieces(BytePool fragments) {
        byte[][] taken = fragments.split(bytes, length, splits, splitCount);
        reset();
        return taken;
    }

    /** Writes pieces that {@link #takePieces} returned. */
    JsonBytes pieces(byte[][] taken) {
        comma();
        for (byte[] piece : taken) {
            ensureCapacity(piece.length + 1);
            System.arraycopy(piece, 0, bytes, length, piece.length);
            length += piece.length;
        }
        return this;
    }

    /** Removes and returns the bytes written since the last line. */
    public byte[] bytes() {
        byte[] taken = Arrays.copyOf(bytes, length);
        reset();
        return taken;
    }

    /** Writes the line out and starts the next. */
    void endLine(OutputStream out) throws IOException {
        ensureCapacity(1);
        bytes[length++] = '\n';
        out.write(bytes, 0, length);
        reset();
    }

    private void reset() {
        length = 0;
        splitCount = 0;
        first = true;
    }

    private void comma() {
        if (!first) {
            bytes[length++] = ',';
        }
        first = false;
    }

    /** Grows the buffer for that many more bytes. */
    private void ensureCapacity(int more) {
        if (length + more > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, length + more));
        }
    }
}
