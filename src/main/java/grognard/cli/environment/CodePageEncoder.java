package grognard.cli.environment;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * Converts UTF-8 to the code page of a Windows console. A character that the page lacks becomes the most similar plain
 * one.
 */
final class CodePageEncoder extends OutputStream {

    private static final int LONGEST_CHARACTER = 4;

    private final OutputStream stream;
    private final Charset page;
    private final CharsetEncoder encoder;
    private final CharsetDecoder utf8 = StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPLACE)
            .onUnmappableCharacter(CodingErrorAction.REPLACE);
    /** First bytes of a character that the last write cut in two. */
    private byte[] begun = new byte[0];

    CodePageEncoder(OutputStream stream, Charset page) {
        this.stream = stream;
        this.page = page;
        this.encoder = page.newEncoder();
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        ByteBuffer in = ByteBuffer.allocate(begun.length + length);
        in.put(begun).put(bytes, from, length).flip();
        CharBuffer text = CharBuffer.allocate(in.remaining() + LONGEST_CHARACTER);
        utf8.decode(in, text, false);
        begun = new byte[in.remaining()]; // kept for the next write
        in.get(begun);
        text.flip();
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            plain.append(Character.isSurrogate(c) || encoder.canEncode(c) ? c : like(c));
        }
        stream.write(plain.toString().getBytes(page));
    }

    /** Returns the plain character most similar to one of the program's own symbols; a question mark for all others. */
    private static char like(char c) {
        if (c >= '\u2580' && c <= '\u259f') {
            return '#'; // the blocks and shades of charts
        }
        return switch (c) {
            case '…' -> '.';
            case '\u2018', '\u2019' -> '\'';
            case '\u201c', '\u201d' -> '"';
            case '\u2013', '\u2014', '\u2212' -> '-';
            default -> '?';
        };
    }

    @Override
    public void flush() throws IOException {
        stream.flush();
    }
}
