package grognard.batch;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RecentCacheTest {

    private final RecentCache<String, String> recent = new RecentCache<>(10);

    @Test
    void whatIsUsedStaysAndTheRestIsForgotten() {
        recent.put("used", "1");
        recent.put("unused", "2");
        recent.addWeight(11);
        assertThat(recent.find("used")).isEqualTo("1");
        recent.addWeight(11);
        assertThat(recent.find("used")).isEqualTo("1");
        assertThat(recent.find("unused")).isNull();
    }

    @Test
    void asLongAsThereIsRoomEverythingIsWorthIt() {
        recent.addWeight(10);
        assertThat(recent.isWorthCaching("new")).isTrue();
    }

    @Test
    void onceSomethingWasForgottenOnlyWhatComesAgainIsWorthIt() {
        recent.addWeight(11);
        assertThat(recent.isWorthCaching("new")).isFalse();
        assertThat(recent.isWorthCaching("new")).isTrue();
        assertThat(recent.isWorthCaching("other")).isFalse();
    }

    @Test
    void clearedItKnowsNothing() {
        recent.put("old", "1");
        recent.addWeight(11);
        recent.put("young", "2");
        recent.clear();
        assertThat(recent.find("old")).isNull();
        assertThat(recent.find("young")).isNull();
    }
}
