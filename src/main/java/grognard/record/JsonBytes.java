package grognard.record;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * JSON as bytes, for the one object that batches write by the million: names come encoded, what comes again is copied. A
 * general generator took two fifths of a batch's time.
 */
public final class JsonBytes {

    /** More would be no words but texts of the players'. */
    private static final int MOST_WORDS = 2000;

    private static final int LONGEST_WORD = 300;

    private final Map<String, byte[]> words = new HashMap<>();
    private byte[] bytes = new byte[2048];
    private int length;
    private int[] places = new int[32];
    private int seams;
    private boolean first = true;

    /** A member's name, encoded once: {@code "name":}. */
    public static byte[] name(String name) {
        return ('"' + name + "\":").getBytes(StandardCharsets.US_ASCII);
    }

    /** The same of any text. */
    static byte[] nameOf(String text) {
        byte[] quoted = quoted(text);
        byte[] name = Arrays.copyOf(quoted, quoted.length + 1);
        name[quoted.length] = ':';
        return name;
    }

    /** Opens an object or list, <code>{</code> or {@code [}. */
    public JsonBytes open(char bracket) {
        room(2);
        comma();
        bytes[length++] = (byte) bracket;
        first = true;
        return this;
    }

    public JsonBytes close(char bracket) {
        room(1);
        bytes[length++] = (byte) bracket;
        first = false;
        return this;
    }

    /** The name of the member that follows, or several members and the name of the one after them. */
    public JsonBytes member(byte[] name) {
        copy(name);
        first = true; // no comma between a name and its value
        return this;
    }

    /** A name that is not known beforehand. */
    public JsonBytes member(String name) {
        word(name);
        room(1);
        bytes[length++] = ':';
        first = true;
        return this;
    }

    /** Something whole that is encoded already. */
    JsonBytes encoded(byte[] whole) {
        copy(whole);
        return this;
    }

    private void copy(byte[] whole) {
        room(whole.length + 1);
        comma();
        System.arraycopy(whole, 0, bytes, length, whole.length);
        length += whole.length;
    }

    /** A text that comes again and again: encoded once, copied from then on. */
    public JsonBytes word(String word) {
        byte[] known = words.get(word);
        if (known == null) {
            known = quoted(word);
            if (words.size() < MOST_WORDS && word.length() < LONGEST_WORD) {
                words.put(word, known);
            }
        }
        return encoded(known);
    }

    /** A text with its quotes. */
    static byte[] quoted(String text) {
        byte[] inside = JsonStringEncoder.getInstance().quoteAsUTF8(text);
        byte[] quoted = new byte[inside.length + 2];
        quoted[0] = '"';
        System.arraycopy(inside, 0, quoted, 1, inside.length);
        quoted[quoted.length - 1] = '"';
        return quoted;
    }

    public JsonBytes text(String text) {
        room(text.length() + 3);
        int start = length;
        boolean comma = !first;
        comma();
        bytes[length++] = '"';
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' || c >= 0x7f || c == '"' || c == '\\') {
                length = start; // it needs more than copying
                first = !comma;
                return encoded(quoted(text));
            }
            bytes[length++] = (byte) c;
        }
        bytes[length++] = '"';
        return this;
    }

    /** A number, truth or null, as it is written. */
    public JsonBytes bare(String text) {
        room(text.length() + 1);
        comma();
        for (int i = 0; i < text.length(); i++) {
            bytes[length++] = (byte) text.charAt(i);
        }
        return this;
    }

    public JsonBytes number(int number) {
        if (number < 0 || number > 999) {
            return bare(Integer.toString(number));
        }
        room(4);
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

    /** Here is a good place to cut: what stands before and after it comes again in other company. */
    JsonBytes seam() {
        if (seams == places.length) {
            places = Arrays.copyOf(places, 2 * seams);
        }
        places[seams++] = length;
        return this;
    }

    /** What was encoded since the last line, cut at its seams; it is taken back. */
    byte[][] taken(Fragments fragments) {
        byte[][] taken = fragments.cut(bytes, length, places, seams);
        startAgain();
        return taken;
    }

    /** What was taken before. */
    JsonBytes pieces(byte[][] taken) {
        comma();
        for (byte[] piece : taken) {
            room(piece.length + 1);
            System.arraycopy(piece, 0, bytes, length, piece.length);
            length += piece.length;
        }
        return this;
    }

    /** What was encoded since the last line; it is taken back. */
    public byte[] bytes() {
        byte[] taken = Arrays.copyOf(bytes, length);
        startAgain();
        return taken;
    }

    /** Writes the line out and starts the next. */
    void endLine(OutputStream out) throws IOException {
        room(1);
        bytes[length++] = '\n';
        out.write(bytes, 0, length);
        startAgain();
    }

    private void startAgain() {
        length = 0;
        seams = 0;
        first = true;
    }

    private void comma() {
        if (!first) {
            bytes[length++] = ',';
        }
        first = false;
    }

    private void room(int more) {
        if (length + more > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, length + more));
        }
    }
}
