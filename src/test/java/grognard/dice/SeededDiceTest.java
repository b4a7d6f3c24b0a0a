package grognard.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Algorithm gd1 is fixed for good: these sequences are a promise. */
class SeededDiceTest {

    // Made by ten lines of Python (docs/gd1.py), not by this program.
    private static final Integer[] SALAMANCA_D6 = {6, 6, 2, 2, 2, 3, 1, 6, 4, 4, 4, 1, 6, 1, 3, 1, 2, 4, 4, 6};
    private static final Integer[] EMPTY_D6 = {3, 5, 6, 6, 1, 5, 6, 3, 3, 3};
    private static final Integer[] ALAVA_DAV = {3, 3, 3, 4, 2, 2, 5, 2, 2, 5};
    private static final Integer[] SALAMANCA_D1000 = {895, 265, 150, 163, 599, 188, 966, 178};
    private static final Integer[] SALAMANCA_D100 = {68, 44, 58, 74, 35, 69, 56, 36, 40, 40, 36, 7};

    @Test
    void referenceSequences() {
        assertThat(faces("salamanca", Die.D6, 20)).containsExactly(SALAMANCA_D6);
        assertThat(faces("", Die.D6, 10)).containsExactly(EMPTY_D6);
        assertThat(faces("Álava/7", Die.AVERAGE, 10)).containsExactly(ALAVA_DAV);
        assertThat(faces("salamanca", Die.THOUSANDTHS, 8)).containsExactly(SALAMANCA_D1000);
        assertThat(faces("salamanca", Die.ordinary(100), 12)).containsExactly(SALAMANCA_D100);
    }

    @Test
    void equalsAnIndependentImplementation() throws Exception {
        for (int sides : new int[] {2, 3, 6, 7, 100, 129, 255, 256}) {
            assertThat(faces("seed " + sides, Die.ordinary(sides), 500))
                    .containsExactlyElementsOf(expected("seed " + sides, sides, 500));
        }
    }

    /** Far enough for the block's number to need a second byte, and for both kinds of skipping. */
    @Test
    void equalsAnIndependentImplementationFarDownTheStream() throws Exception {
        assertThat(faces("far", Die.D6, 9000)).containsExactlyElementsOf(expected("far", 6, 9000));
        assertThat(faces("far", Die.THOUSANDTHS, 9000)).containsExactlyElementsOf(expectedThousandths("far", 9000));
    }

    /** The fifth pair of this seed's bytes is 65000, the first that must be skipped. Made by docs/gd1.py. */
    @Test
    void theFirstNumberThatWouldFavourSomeIsSkipped() {
        assertThat(faces("edge 9570", Die.THOUSANDTHS, 8)).containsExactly(890, 968, 832, 761, 29, 858, 201, 503);
    }

    @Test
    void seededDiceSayWhereTheyComeFrom() {
        assertThat(new SeededDice("s").source()).isEqualTo(Roll.Source.SEED).hasToString("seed");
    }

    @Test
    void everyFaceOfEveryDieIsReachable() {
        for (int sides = 1; sides <= Die.MOST_SIDES; sides++) {
            assertThat(new TreeSet<>(List.of(faces("reach", Die.ordinary(sides), 6000))))
                    .containsExactlyElementsOf(
                            IntStream.rangeClosed(1, sides).boxed().toList());
        }
    }

    @Test
    void shaEqualsTheJdks() throws Exception {
        Random random = new Random(1);
        for (int length = 0; length < 300; length++) {
            byte[] message = new byte[length];
            random.nextBytes(message);
            assertThat(HexFormat.of().formatHex(new Sha256().digest(message)))
                    .isEqualTo(HexFormat.of()
                            .formatHex(MessageDigest.getInstance("SHA-256").digest(message)));
        }
    }

    private static Integer[] faces(String seed, Die die, int count) {
        SeededDice seeded = new SeededDice(seed);
        return IntStream.range(0, count).mapToObj(i -> seeded.next(die, "test")).toArray(Integer[]::new);
    }

    /** The algorithm as its description says it, with the JDK's own SHA-256. */
    private static List<Integer> expected(String seed, int sides, int count) throws Exception {
        List<Integer> faces = new ArrayList<>();
        for (long block = 0; faces.size() < count; block++) {
            for (byte b : block(seed, block)) {
                int value = b & 0xff;
                if (value < 256 - 256 % sides && faces.size() < count) {
                    faces.add(1 + value % sides);
                }
            }
        }
        return faces;
    }

    private static List<Integer> expectedThousandths(String seed, int count) throws Exception {
        List<Integer> numbers = new ArrayList<>();
        for (long block = 0; numbers.size() < count; block++) {
            ByteBuffer bytes = ByteBuffer.wrap(block(seed, block));
            while (bytes.hasRemaining() && numbers.size() < count) {
                int value = bytes.getShort() & 0xffff;
                if (value < 65_000) {
                    numbers.add(value % 1000);
                }
            }
        }
        return numbers;
    }

    private static byte[] block(String seed, long block) throws Exception {
        MessageDigest sha = MessageDigest.getInstance("SHA-256");
        sha.update(seed.getBytes(StandardCharsets.UTF_8));
        sha.update((byte) 0);
        return sha.digest(ByteBuffer.allocate(8).putLong(block).array());
    }
}
