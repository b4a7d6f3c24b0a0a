package grognard.dice;

import java.nio.charset.StandardCharsets;

/**
 * Dice from a seed by algorithm {@code gd1}, which is fixed for good: the stream is SHA-256(seed, a zero byte, block
 * number as 8 bytes) for blocks 0, 1, 2, …; a die of n sides takes a byte, a number in thousandths takes two, and
 * values that would favour some sides are skipped.
 */
public final class Seeded implements Faces {

    private static final int BLOCK = 32;

    private final Sha256 sha = new Sha256();
    private final byte[] message;
    private byte[] block = new byte[0];
    private int used = BLOCK;
    private long blocks;

    public Seeded(String seed) {
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
