package grognard.render;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * JSON as bytes, for the one object that batches write by the million: names come encoded, plain text is copied. A
 * general generator took two fifths of a batch's time.
 */
final class JsonBytes {

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
        room(name.length);
        System.arraycopy(name, 0, bytes, length, name.length);
        length += name.length;
        first = true; // no comma between a name and its value
        return this;
    }

    /** A name that is not known beforehand. */
    JsonBytes member(String name) {
        text(name);
        put((byte) ':');
        first = true;
        return this;
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
        room(quoted.length + 1);
        System.arraycopy(quoted, 0, bytes, length, quoted.length);
        length += quoted.length;
        bytes[length++] = '"';
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
