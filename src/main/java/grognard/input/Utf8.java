package grognard.input;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Decodes the files of players strictly: a byte that is no UTF-8 is an error in the file, not a replacement character. */
public final class Utf8 {

    private Utf8() {}

    /** The text; empty if some byte is not UTF-8. */
    public static Optional<String> decode(byte[] bytes) {
        try {
            return Optional.of(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString());
        } catch (CharacterCodingException e) {
            return Optional.empty();
        }
    }

    /** The text before the first byte that is not UTF-8, from which its line and column are counted. */
    public static String beforeFirstError(byte[] bytes) {
        String replaced = new String(bytes, StandardCharsets.UTF_8);
        return replaced.substring(0, Math.max(0, replaced.indexOf('\uFFFD')));
    }

    /** The number of the line in which the text ends, from 1. */
    public static int lastLine(String text) {
        return 1 + (int) text.chars().filter(c -> c == '\n').count();
    }

    /** The text without the byte order mark that spreadsheets and some editors write. */
    public static String withoutMark(String text) {
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }
}
