package grognard.journal;

import grognard.dice.Sha256;
import java.nio.charset.StandardCharsets;

/** The seeds of sealed dice. The formulas never change: opponents compute them with tools of their own. */
public final class Seal {

    private Seal() {}

    /** The commitment that the opponent gets before the game: SHA-256 of the seed, in hex. */
    public static String commitment(String seed) {
        return sha256(seed);
    }

    /**
     * The seed of one record's dice: SHA-256 of the sealed seed, a zero byte, the salt, a zero byte and the number in
     * digits, in hex.
     *
     * @param number which record it is of those that throw sealed dice, from 1
     */
    public static String seedOf(String sealedSeed, String salt, long number) {
        return sha256(sealedSeed + "\0" + salt + "\0" + number);
    }

    private static String sha256(String text) {
        return Sha256.hex(text.getBytes(StandardCharsets.UTF_8));
    }
}
