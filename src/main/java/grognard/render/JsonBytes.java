package grognard.render;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * JSON as bytes, for the one object that batches write by the million: names come encoded, plain text is copied. A
 * general generator took two fifths of a batch's time.
 */
final class JsonBytes {

    /** More would be no words but texts of the players'. */
    private static final int MOST_WORDS = 2000;

    private final Map<String, byte[]> words = new HashMap<>();
    private byte[] bytes = new byte[2048];
    private int length;
    private boolean first = true;

    /** A member's name, encoded once: {@code "name":}. */
    static byte[] name(String name) {
        return ('"' + name + "\":").getBytes(StandardCharsets.US_ASCII);
    }

    /** Opens an object or list, <code>{</code> or {@code [}. */
    JsonBytes open(char bracket) {
        comma();
        put((byte) bracket);
        first = true;
        return this;
    }

    JsonBytes close(char bracket) {
        put((byte) bracket);
        first = false;
        return this;
    }

    /** The name of the member that follows. */
    JsonBytes member(byte[] name) {
        comma();
        copy(name);
        first = true; // no comma between a name and its value
        return this;
    }

    private JsonBytes copy(byte[] encoded) {
        room(encoded.length);
        System.arraycopy(encoded, 0, bytes, length, encoded.length);
        length += encoded.length;
        return this;
    }

    /** A name that is not known beforehand. */
    JsonBytes member(String name) {
        word(name);
        put((byte) ':');
        first = true;
        return this;
    }

    /** A text that comes again and again: encoded once, copied from then on. */
    JsonBytes word(String word) {
        byte[] known = words.get(word);
        if (known == null) {
            int start = length + (first ? 0 : 1);
            text(word);
            if (words.size() < MOST_WORDS) {
                words.put(word, Arrays.copyOfRange(bytes, start, length));
            }
            return this;
        }
        comma();
        return copy(known);
    }

    JsonBytes text(String text) {
        comma();
        room(text.length() + 2);
        bytes[length++] = '"';
        int start = length;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' || c >= 0x7f || c == '"' || c == '\\') {
                length = start;
                return encoded(text);
            }
            bytes[length++] = (byte) c;
        }
        bytes[length++] = '"';
        return this;
    }

    /** Text with characters that need more than copying. */
    private JsonBytes encoded(String text) {
        byte[] quoted = JsonStringEncoder.getInstance().quoteAsUTF8(text);
        copy(quoted).put((byte) '"');
        return this;
    }

    /** A number, truth or null, as it is written. */
    JsonBytes bare(String text) {
        comma();
        room(text.length());
        for (int i = 0; i < text.length(); i++) {
            bytes[length++] = (byte) text.charAt(i);
        }
        return this;
    }

    JsonBytes number(int number) {
        if (number < 0 || number > 9) {
            return bare(Integer.toString(number));
        }
        comma();
        put((byte) ('0' + number));
        return this;
    }

    /** Writes the line out and starts the next. */
    void endLine(OutputStream out) throws IOException {
        put((byte) '\n');
        out.write(bytes, 0, length);
        length = 0;
        first = true;
    }

    private void comma() {
        if (!first) {
            put((byte) ',');
        }
        first = false;
    }

    private void put(byte b) {
        room(1);
        bytes[length++] = b;
    }

    private void room(int more) {
        if (length + more > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, length + more));
        }
    }
}
