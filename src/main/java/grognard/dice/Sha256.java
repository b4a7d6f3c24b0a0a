package grognard.dice;

/**
 * SHA-256 (FIPS 180-4). The JDK has its own, but finding it through the security providers takes longer than all the
 * rest of a one-shot resolution; see {@code docs/adr/0017-what-start-up-pays-for.md}. A test compares this one with the JDK's.
 * An instance can be used again, but by one thread at a time.
 */
public final class Sha256 {

    /** Round constants (FIPS 180-4, 4.2.2). */
    private static final int[] K = {
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
        0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
        0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
        0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
    };

    /** Message schedule of the current block. */
    private final int[] schedule = new int[64];

    /** Hash value so far. */
    private final int[] hash = new int[8];

    /** Digest of all bytes in hexadecimal digits, as records have it. Without HexFormat, which the page's class library lacks. */
    public static String hex(byte[] message) {
        return digits(new Sha256().digest(message));
    }

    /** Bytes in lower-case hexadecimal digits. */
    public static String digits(byte[] digest) {
        StringBuilder digits = new StringBuilder(2 * digest.length);
        for (byte b : digest) {
            digits.append(Character.forDigit((b >> 4) & 0xf, 16)).append(Character.forDigit(b & 0xf, 16));
        }
        return digits.toString();
    }

    /** Digest of all bytes. */
    public byte[] digest(byte[] message) {
        return digest(message, message.length);
    }

    /** Digest of the first {@code length} bytes. */
    public byte[] digest(byte[] message, int length) {
        start();
        int fullBlocks = length / 64;
        for (int i = 0; i < fullBlocks; i++) {
            block(message, i * 64);
        }
        int rest = length - fullBlocks * 64;
        byte[] tail = new byte[rest < 56 ? 64 : 128]; // a bit of padding and 8 bytes of length must fit behind the rest
        System.arraycopy(message, fullBlocks * 64, tail, 0, rest);
        tail[rest] = (byte) 0x80;
        long bits = length * 8L;
        for (int i = 0; i < 8; i++) {
            tail[tail.length - 1 - i] = (byte) (bits >>> (8 * i));
        }
        for (int at = 0; at < tail.length; at += 64) {
            block(tail, at);
        }
        byte[] digest = new byte[32];
        for (int i = 0; i < 32; i++) {
            digest[i] = (byte) (hash[i / 4] >>> (24 - 8 * (i % 4)));
        }
        return digest;
    }

    /** Sets the initial hash value (FIPS 180-4, 5.3.3). */
    private void start() {
        hash[0] = 0x6a09e667;
        hash[1] = 0xbb67ae85;
        hash[2] = 0x3c6ef372;
        hash[3] = 0xa54ff53a;
        hash[4] = 0x510e527f;
        hash[5] = 0x9b05688c;
        hash[6] = 0x1f83d9ab;
        hash[7] = 0x5be0cd19;
    }

    /**
     * Adds the 64 bytes from {@code at} to the hash (FIPS 180-4, 6.2.2). Written for the JVM's first compiler, which is all that
     * a one-shot waits for: arrays as local variables, and the shorter forms of the standard's Ch and Maj, take less than half
     * the time over the thousand records of a game.
     */
    private void block(byte[] bytes, int at) {
        int[] k = K;
        int[] w = schedule;
        int[] h = hash;
        for (int i = 0; i < 16; i++) {
            int p = at + 4 * i;
            w[i] = bytes[p] << 24 | (bytes[p + 1] & 0xff) << 16 | (bytes[p + 2] & 0xff) << 8 | (bytes[p + 3] & 0xff);
        }
        for (int i = 16; i < 64; i++) {
            int x = w[i - 15];
            int y = w[i - 2];
            int s0 = Integer.rotateRight(x, 7) ^ Integer.rotateRight(x, 18) ^ (x >>> 3);
            int s1 = Integer.rotateRight(y, 17) ^ Integer.rotateRight(y, 19) ^ (y >>> 10);
            w[i] = w[i - 16] + s0 + w[i - 7] + s1;
        }
        int a = h[0];
        int b = h[1];
        int c = h[2];
        int d = h[3];
        int e = h[4];
        int f = h[5];
        int g = h[6];
        int hh = h[7];
        for (int i = 0; i < 64; i++) {
            int s1 = Integer.rotateRight(e, 6) ^ Integer.rotateRight(e, 11) ^ Integer.rotateRight(e, 25);
            int t1 = hh + s1 + (g ^ (e & (f ^ g))) + k[i] + w[i];
            int s0 = Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22);
            int t2 = s0 + ((a & b) | (c & (a | b)));
            hh = g;
            g = f;
            f = e;
            e = d + t1;
            d = c;
            c = b;
            b = a;
            a = t1 + t2;
        }
        h[0] += a;
        h[1] += b;
        h[2] += c;
        h[3] += d;
        h[4] += e;
        h[5] += f;
        h[6] += g;
        h[7] += hh;
    }
}
