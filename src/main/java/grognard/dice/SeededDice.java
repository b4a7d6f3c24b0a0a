package grognard.dice;

import java.nio.charset.StandardCharsets;

/**
 * Dice from a seed by algorithm {@code gd1}. It must never change, or old records could not be verified. The stream is
 * SHA-256(seed in UTF-8, a zero byte, block number as 8 bytes, high byte first) for blocks 0, 1, 2, …. A die of up to
 * 256 sides takes one byte, a number in thousandths two, high byte first. The value modulo the sides is the side;
 * values from the last multiple of the sides upwards are skipped, since they would favour the low sides.
 */
public final class SeededDice implements FaceSource {

    /** Bytes of one SHA-256 digest. */
    private static final int BLOCK = 32;

    private final Sha256 sha = new Sha256();

    /** Hashed text: seed, zero byte, block number. Only the number changes from block to block. */
    private final byte[] message;

    private byte[] block = new byte[0];

    /** Bytes used of the current block; starts at its end so that the first byte asked for makes block 0. */
    private int used = BLOCK;

    /** Number of the next block. */
    private long blocks;

    public SeededDice(String seed) {
        byte[] text = seed.getBytes(StandardCharsets.UTF_8);
        message = new byte[text.length + 1 + Long.BYTES];
        System.arraycopy(text, 0, message, 0, text.length);
    }

    @Override
    public int next(Die die, String purpose) {
        int sides = die.sides();
        return die.value(sides <= Die.MOST_SIDES ? fromByte(sides) : fromTwoBytes(sides));
    }

    @Override
    public Roll.Source source() {
        return Roll.Source.SEED;
    }

    private int fromByte(int sides) {
        int limit = 256 - 256 % sides;
        int b = nextByte();
        while (b >= limit) {
            b = nextByte();
        }
        return b % sides;
    }

    private int fromTwoBytes(int sides) {
        int limit = 65_536 - 65_536 % sides;
        int v = nextByte() << 8 | nextByte();
        while (v >= limit) {
            v = nextByte() << 8 | nextByte();
        }
        return v % sides;
    }

    private int nextByte() {
        if (used == BLOCK) {
            for (int i = 0; i < Long.BYTES; i++) {
                message[message.length - 1 - i] = (byte) (blocks >>> (8 * i));
            }
            block = sha.digest(message);
            blocks++;
            used = 0;
        }
        return block[used++] & 0xff;
    }
}
