package grognard.cli.command.journal;

import grognard.cli.environment.PathName;
import grognard.input.BadInput;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Reads the players' pictures of a battle and embeds them in its page, byte for byte. */
final class Photos {

    private static final String OPTION = "--photo";

    /** Largest picture in bytes, 2 MB: the page is one file that is sent around. */
    private static final int MOST_BYTES = 2 << 20;

    /** Most pictures on a page, since all of them are in memory at once. */
    private static final int MOST_PHOTOS = 20;

    private static final byte[] PNG = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};

    private Photos() {}

    /**
     * Reads the pictures.
     *
     * @param typed values of the option, {@code TURN=FILE}
     * @param turns the turns of the battle
     * @return image elements of HTML, by turn
     */
    static Map<Integer, List<String>> read(List<String> typed, List<Integer> turns) {
        if (typed.size() > MOST_PHOTOS) {
            throw BadInput.of(OPTION, "at most " + MOST_PHOTOS + " pictures");
        }
        Map<Integer, List<String>> photos = new TreeMap<>();
        for (String one : typed) {
            int equals = one.indexOf('=');
            String turn = equals < 0 ? "" : one.substring(0, equals);
            if (turns.stream().noneMatch(known -> String.valueOf(known).equals(turn))) {
                String expected = "TURN=FILE with a turn of the battle"
                        + (turns.isEmpty() ? "" : ", " + turns.get(0) + " to " + turns.get(turns.size() - 1));
                throw BadInput.value(OPTION, one, expected);
            }
            String html = "<img alt=\"Turn " + turn + "\" src=\"" + data(one, one.substring(equals + 1)) + "\">\n";
            photos.computeIfAbsent(Integer.valueOf(turn), any -> new ArrayList<>())
                    .add(html);
        }
        return photos;
    }

    private static String data(String typed, String file) {
        byte[] bytes = bytes(typed, PathName.file(OPTION, file));
        String type = isPng(bytes) ? "image/png" : isJpeg(bytes) ? "image/jpeg" : "";
        if (type.isEmpty()) {
            throw BadInput.value(OPTION, typed, "a picture, JPEG or PNG");
        }
        return "data:" + type + ";base64," + Base64.getEncoder().encodeToString(bytes);
    }

    private static byte[] bytes(String typed, Path path) {
        if (!Files.isRegularFile(path)) { // reading a pipe would block
            throw BadInput.value(OPTION, typed, "a file");
        }
        try (InputStream input = Files.newInputStream(path)) {
            byte[] bytes = input.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                throw BadInput.value(OPTION, typed, "a picture of at most 2 MB");
            }
            return bytes;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + path, e);
        }
    }

    /** Whether it is a PNG of some size: its signature, then the header chunk with width and height. */
    private static boolean isPng(byte[] bytes) {
        return bytes.length > 24
                && Arrays.equals(bytes, 0, PNG.length, PNG, 0, PNG.length)
                && Arrays.equals(bytes, 12, 16, new byte[] {'I', 'H', 'D', 'R'}, 0, 4)
                && size(bytes, 16) * 0x10000 + size(bytes, 18) > 0
                && size(bytes, 20) * 0x10000 + size(bytes, 22) > 0;
    }

    /** Whether it is a JPEG of some size: segments from the start of the image to a frame with height and width. */
    private static boolean isJpeg(byte[] bytes) {
        int at = 2;
        boolean begins = bytes.length > 4 && (bytes[0] & 0xff) == 0xff && (bytes[1] & 0xff) == 0xd8;
        while (begins && at + 9 < bytes.length && (bytes[at] & 0xff) == 0xff) {
            int marker = bytes[at + 1] & 0xff;
            // Frames have the markers C0 to CF, but for tables of Huffman codes, extensions and arithmetic codes.
            if (marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc) {
                return size(bytes, at + 5) > 0 && size(bytes, at + 7) > 0;
            }
            at += marker == 0xff ? 1 : 2 + size(bytes, at + 2);
        }
        return false;
    }

    /** Two bytes as a number, the high one first. */
    private static int size(byte[] bytes, int at) {
        return ((bytes[at] & 0xff) << 8) | (bytes[at + 1] & 0xff);
    }
}
