package grognard.dice;

import static org.assertj.core.api.Assertions.assertThat;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** No face of any die is favoured: shown by going through every byte, not by counting on luck. */
class FairDiceTest {

    /** Made by docs/gd1-vectors.py, not by this program. */
    @Test
    void referenceVectors() throws IOException {
        int rows = 0;
        try (CsvReader<NamedCsvRecord> csv =
                CsvReader.builder().ofNamedCsvRecord(Path.of("src/test/resources/gd1-vectors.csv"))) {
            for (NamedCsvRecord row : csv) {
                SeededDice dice = new SeededDice(row.getField("seed"));
                Die die = Die.named(row.getField("die")).orElseThrow();
                for (String face : row.getField("faces").split(" ", -1)) {
                    assertThat(dice.next(die, "")).as(row.toString()).isEqualTo(Integer.parseInt(face));
                }
                rows++;
            }
        }
        assertThat(rows).isEqualTo(19 * 5 + 256);
    }

    /** A die of 256 sides shows the stream's bytes; every other die is held against them. */
    @Test
    void everyFaceHasAsManyBytesAsAnyOther() {
        int length = 4000;
        int[] bytes = stream("every byte", length);
        assertThat(Arrays.stream(bytes).distinct()).hasSize(256);
        for (int sides = 1; sides <= Die.MOST_SIDES; sides++) {
            Map<Integer, Set<Integer>> bytesOf = new TreeMap<>();
            SeededDice dice = new SeededDice("every byte");
            int rejected = 256 % sides;
            for (int b : bytes) {
                if (b < 256 - rejected) {
                    int face = dice.next(Die.ordinary(sides), "");
                    bytesOf.computeIfAbsent(face, any -> new HashSet<>()).add(b);
                }
            }
            assertThat(bytesOf).as("d" + sides).hasSize(sides).containsKeys(1, sides);
            int share = 256 / sides;
            assertThat(bytesOf.values()).as("d" + sides).allMatch(some -> some.size() == share);
        }
    }

    @Test
    void anAverageDieIsASixSidedOne() {
        int[] bytes = stream("average", 4000);
        Map<Integer, Set<Integer>> bytesOf = new TreeMap<>();
        SeededDice dice = new SeededDice("average");
        for (int b : bytes) {
            if (b < 252) {
                bytesOf.computeIfAbsent(dice.next(Die.AVERAGE, ""), any -> new HashSet<>())
                        .add(b);
            }
        }
        Map<Integer, Integer> shares = new TreeMap<>();
        bytesOf.forEach((face, some) -> shares.put(face, some.size()));
        assertThat(shares).isEqualTo(Map.of(2, 42, 3, 84, 4, 84, 5, 42));
    }

    /** Two bytes for a number in thousandths; all 65,536 pairs come up in a stream of this length. */
    @Tag("thorough")
    @Test
    void everyThousandthHasAsManyPairsAsAnyOther() {
        int[] bytes = stream("every pair", 2_600_000);
        Map<Integer, BitSet> pairsOf = new HashMap<>();
        BitSet seen = new BitSet();
        SeededDice dice = new SeededDice("every pair");
        for (int i = 0; i + 1 < bytes.length; i += 2) {
            int pair = bytes[i] * 256 + bytes[i + 1];
            seen.set(pair);
            if (pair < 65_000) {
                pairsOf.computeIfAbsent(dice.next(Die.THOUSANDTHS, ""), any -> new BitSet())
                        .set(pair);
            }
        }
        assertThat(seen.cardinality()).isEqualTo(65_536);
        assertThat(pairsOf).hasSize(1000).containsKeys(0, 999);
        assertThat(pairsOf.values()).allMatch(some -> some.cardinality() == 65);
    }

    /** The program's own shuffle, under every throw of its five dice. */
    @Test
    void everyOrderOfTheCardsIsAsLikely() {
        Map<String, Integer> orders = new TreeMap<>();
        for (int throwNumber = 0; throwNumber < 720; throwNumber++) {
            List<String> dice = new ArrayList<>();
            int rest = throwNumber;
            for (int sides = 6; sides > 1; sides--) {
                dice.add(String.valueOf(1 + rest % sides));
                rest /= sides;
            }
            Run run = Run.of("paperboys", "cards", "--dice", String.join(",", dice), "-q");
            assertThat(run.exit()).isZero();
            orders.merge(run.out(), 1, Integer::sum);
        }
        assertThat(orders).hasSize(20);
        assertThat(orders.values()).allMatch(often -> often == 36);
    }

    private static int[] stream(String seed, int length) {
        SeededDice dice = new SeededDice(seed);
        Die die = Die.ordinary(256);
        int[] bytes = new int[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = dice.next(die, "") - 1;
        }
        return bytes;
    }
}
