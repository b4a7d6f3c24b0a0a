package grognard.rules.honour;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Json;
import grognard.testing.Run;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The order of routs, which rows of the spec do not show. */
class RoutOrderTest {

    private static List<String> effects(String... rows) {
        String[] args = new String[rows.length * 2 + 3];
        args[0] = "honour";
        args[1] = "rout";
        args[2] = "--json";
        for (int i = 0; i < rows.length; i++) {
            args[3 + 2 * i] = "--unit";
            args[4 + 2 * i] = rows[i];
        }
        List<Map<String, Object>> effects = Json.list(Json.at(Run.of(args).json(), "outcome"), "effects");
        return effects.stream()
                .map(effect -> effect.get("side") + " " + effect.get("effect"))
                .toList();
    }

    @Test
    void thoseAtTheirNumberInFileOrderThenWhoIsReachedFirst() {
        assertThat(effects(
                        "Late,regular,6,,",
                        "Second,regular,7,Late,",
                        "Reached,regular,6,Last,",
                        "First,inferior,6,Reached,",
                        "Last,regular,6,,",
                        "Spared,superior,0,,"))
                .containsExactly(
                        "Second rout",
                        "First rout",
                        "Late gain-hits",
                        "Late rout",
                        "Reached gain-hits",
                        "Reached rout",
                        "Last gain-hits",
                        "Last rout");
    }

    @Test
    void friendsAreReachedAsTheRowNamesThem() {
        assertThat(effects("A,regular,7,C B,", "B,regular,6,D,", "C,regular,6,D,D", "D,regular,5,,"))
                .containsExactly("A rout", "C gain-hits", "C rout", "B gain-hits", "B rout", "D gain-hits", "D rout");
    }

    @Test
    void survivorsComeLastInFileOrder() {
        assertThat(effects("X,superior,0,,", "A,regular,7,Y X,", "Y,superior,0,,"))
                .containsExactly("A rout", "X gain-hits", "Y gain-hits");
    }
}
