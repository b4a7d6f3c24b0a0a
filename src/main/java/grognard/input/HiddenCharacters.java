package grognard.input;

import java.util.Arrays;

/**
 * Characters that move the cursor, reorder a line or cannot be seen: general categories Cc, Cf, Zl and Zp of Unicode
 * 16.0, which include all bidirectional controls. The list is fixed, since {@code Character.getType} answers by the
 * Unicode version of the running JDK, and a muster that one player's JDK accepts must not be refused by the other's.
 */
final class HiddenCharacters {

    /** The first and last code point of each range, in order. */
    private static final int[] RANGES = {
        0x0000, 0x001f, // C0 controls
        0x007f, 0x009f, // delete, C1 controls
        0x00ad, 0x00ad, // soft hyphen
        0x0600, 0x0605, // Arabic number signs
        0x061c, 0x061c, // Arabic letter mark
        0x06dd, 0x06dd,
        0x070f, 0x070f,
        0x0890, 0x0891,
        0x08e2, 0x08e2,
        0x180e, 0x180e, // Mongolian vowel separator
        0x200b, 0x200f, // zero-width spaces and joiners, left-to-right and right-to-left marks
        0x2028, 0x202e, // line and paragraph separator, bidirectional embeddings and overrides
        0x2060, 0x2064, // word joiner, invisible operators
        0x2066, 0x206f, // bidirectional isolates, deprecated format characters
        0xfeff, 0xfeff, // byte order mark
        0xfff9, 0xfffb, // interlinear annotations
        0x110bd, 0x110bd,
        0x110cd, 0x110cd,
        0x13430, 0x1343f, // Egyptian hieroglyph format controls
        0x1bca0, 0x1bca3, // shorthand format controls
        0x1d173, 0x1d17a, // musical beams and slurs
        0xe0001, 0xe0001, // language tag
        0xe0020, 0xe007f, // tags
    };

    private HiddenCharacters() {}

    static boolean contains(int codePoint) {
        if (codePoint < 0x7f) {
            return codePoint < ' ';
        }
        int at = Arrays.binarySearch(RANGES, codePoint);
        // An insertion point at an odd index lies between the first and the last code point of a range.
        return at >= 0 || (-at - 1) % 2 == 1;
    }
}
