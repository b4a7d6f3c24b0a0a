package grognard.rules.acw;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.dice.SeededDice;
import grognard.input.BadInput;
import grognard.rules.Next;
import grognard.rules.Played;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.testing.Situations;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is printed as due next can be typed as it stands, with the strength and the weapon that only the player knows. */
class DueTest {

    private static final int SITUATIONS = 400;
    private static final Acw ACW = new Acw();
    private static final Tables TABLES = Tables.builtIn(ACW);
    private static final List<String> SIDES = List.of("unit", "attacker", "defender", "firer", "target");

    @ParameterizedTest
    @ValueSource(strings = {"fire", "melee", "morale", "charge", "impact", "volley-point", "officer", "engage"})
    void whatIsDueIsAccepted(String name) {
        Resolver resolver = ACW.resolver(name);
        Random random = new Random(name.hashCode());
        int due = 0;
        for (int i = 0; i < SITUATIONS; i++) {
            Map<String, String> typed = Situations.likeAnExample(resolver, TABLES, random, i % 8 * 0.1);
            Situation situation;
            try {
                situation = Situation.read(resolver, typed, TABLES);
            } catch (BadInput e) {
                continue; // what is refused has nothing due
            }
            Played played = Played.with(new SeededDice("due/" + i), resolver, TABLES, situation);
            for (Next next : played.resolution().outcome().next()) {
                due++;
                assertThat(SIDES).containsAll(next.sides());
                Map<String, String> completed = completed(next, typed);
                Situation.read(ACW.resolver(next.resolver()), completed, TABLES);
            }
        }
        assertThat(due).isPositive();
    }

    private static Map<String, String> completed(Next next, Map<String, String> before) {
        Map<String, String> all = new LinkedHashMap<>(next.known());
        boolean guns = "artillery".equals(all.get("arm"))
                || "defender".equals(next.sides().isEmpty() ? "" : next.sides().get(0))
                        && "artillery".equals(before.get("def-arm"));
        if (next.resolver().equals("fire") || next.resolver().equals("melee")) {
            all.put(guns ? "sections" : "figures", "8");
        }
        if (next.resolver().equals("fire")) {
            all.putIfAbsent("order", "hold");
            if (all.containsKey("range")) {
                all.put("weapon", "rifle-musket");
            }
        }
        return all;
    }
}
