package grognard.journal;

import grognard.dice.Sha256;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/** How a sealed game takes its dice: fixed for good, as opponents compute it with tools of their own. */
public final class Seal {

    private Seal() {}

    /** What is published before the game: SHA-256 of the seed. */
    public static String commitment(String seed) {
        return sha256(seed);
    }

    /** The seed of a record's dice: SHA-256 of sealed seed, zero byte, salt, zero byte, record number in digits. */
    public static String seedOf(String sealedSeed, String salt, long record) {
        return sha256(sealedSeed + "\0" + salt + "\0" + record);
    }

    private static String sha256(String text) {
        return HexFormat.of().formatHex(new Sha256().digest(text.getBytes(StandardCharsets.UTF_8)));
    }
}
