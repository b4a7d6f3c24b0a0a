package grognard.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestTest {

    private static final List<String> WORDS = List.of("--pips", "--att", "--charging", "--column");

    @Test
    void findsWhatWasMeant() {
        assertThat(Nearest.to("--pip", WORDS)).contains("--pips");
        assertThat(Nearest.to("--ppis", WORDS)).contains("--pips");
        assertThat(Nearest.to("--chargnig", WORDS)).contains("--charging");
        assertThat(Nearest.to("--charg", WORDS)).contains("--charging");
        assertThat(Nearest.to("--charge", WORDS)).contains("--charging");
    }

    @Test
    void doesNotGuessWildly() {
        assertThat(Nearest.to("--seed", WORDS)).isEmpty();
        assertThat(Nearest.to("x", WORDS)).isEmpty();
        assertThat(Nearest.to("x".repeat(100_000), WORDS)).isEmpty();
    }

    @Test
    void noNumberIsASlipForAnother() {
        assertThat(Nearest.to("1", List.of("12", "2", "melee"))).isEmpty();
        assertThat(Nearest.to("46e", List.of("45e"))).contains("45e");
    }
}
