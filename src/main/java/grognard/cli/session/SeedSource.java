package grognard.cli.session;

import grognard.dice.Die;
import grognard.dice.FaceSource;
import grognard.dice.Roll;
import grognard.dice.SeededDice;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Mints seeds when the player gives none. */
public final class SeedSource {

    private static final String SYSTEM = "/dev/urandom";

    private SeedSource() {}

    /**
     * Returns 128 random bits as 32 hex digits. {@code /dev/urandom} is read directly where it exists, because {@link
     * SecureRandom} takes longer to load.
     */
    public static String mint() {
        byte[] bits = new byte[16];
        if (!readSystem(bits)) {
            new SecureRandom().nextBytes(bits);
        }
        return HexFormat.of().formatHex(bits);
    }

    private static boolean readSystem(byte[] bits) {
        try (InputStream in = new FileInputStream(SYSTEM)) {
            return in.readNBytes(bits, 0, bits.length) == bits.length;
        } catch (IOException e) {
            return false; // no such source on this system: the JDK's own is used
        }
    }

    /** Dice from a seed that is minted only when the first die is thrown, so that lines without dice show no seed. */
    public static final class Minted implements FaceSource {

        private @Nullable String seed;
        private @Nullable SeededDice seeded;

        public Minted(Optional<String> seed) {
            this.seed = seed.orElse(null);
        }

        public Optional<String> seed() {
            return Optional.ofNullable(seed);
        }

        @Override
        public int next(Die die, String purpose) {
            if (seeded == null) {
                if (seed == null) {
                    seed = mint();
                }
                seeded = new SeededDice(seed);
            }
            return seeded.next(die, purpose);
        }

        @Override
        public Roll.Source source() {
            return Roll.Source.SEED;
        }
    }
}
