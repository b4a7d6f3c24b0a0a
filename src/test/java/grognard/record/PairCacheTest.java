package grognard.record;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PairCacheTest {

    @Test
    void everyPairIsFoundAgainAndNoOther() {
        PairCache cache = new PairCache(500);
        for (int i = 0; i < 1000; i++) {
            cache.put("side" + i % 7, "effect" + i, new byte[] {(byte) i, (byte) (i >> 8)});
        }
        for (int i = 0; i < 500; i++) {
            assertThat(cache.get("side" + i % 7, "effect" + i)).containsExactly((byte) i, (byte) (i >> 8));
            assertThat(cache.get("side" + (i + 1) % 7, "effect" + i)).isNull();
        }
        assertThat(cache.get("side" + 500 % 7, "effect500"))
                .as("the cache was full")
                .isNull();
    }

    /** "AaAa", "AaBB" and "BBBB" have one hash. */
    @Test
    void equalHashesAreToldApart() {
        PairCache cache = new PairCache(10);
        cache.put("", "AaAa", new byte[] {1});
        cache.put("", "AaBB", new byte[] {2});
        assertThat(cache.get("", "AaAa")).containsExactly(1);
        assertThat(cache.get("", "AaBB")).containsExactly(2);
        assertThat(cache.get("", "BBBB")).isNull();
    }
}
