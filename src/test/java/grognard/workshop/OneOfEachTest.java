package grognard.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.cli.settings.FolderPack;
import grognard.odds.Odds;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The examples of the reference, one of each shape. */
class OneOfEachTest {

    private static final FolderRuleset RULES =
            FolderRuleset.read(new FolderPack(Path.of("src/test/resources/workshop/one-of-each")));

    private static String odds(String resolver, Map<String, String> typed) {
        Tables tables = Tables.builtIn(RULES);
        Resolver found = RULES.resolver(resolver);
        Odds odds = Odds.of(found, tables, Situation.read(found, typed, tables));
        StringBuilder text = new StringBuilder();
        odds.outcomes()
                .forEach((code, chance) -> text.append(text.isEmpty() ? "" : ", ")
                        .append(code)
                        .append(' ')
                        .append(chance.ways())
                        .append('/')
                        .append(chance.of()));
        return text.toString();
    }

    @Test
    void rally() {
        assertThat(odds("rally", Map.of("pips", "3"))).isEqualTo("rallied 4/6, routs-on 2/6");
        assertThat(odds("rally", Map.of("pips", "3", "enemy", "15"))).isEqualTo("not-allowed 1/1");
        assertThat(odds("rally", Map.of("pips", "3", "enemy", "16"))).isEqualTo("rallied 4/6, routs-on 2/6");
    }

    @Test
    void duel() {
        assertThat(odds("duel", Map.of("quality", "raw", "def-quality", "raw")))
                .isEqualTo("defender-wins 21/36, attacker-wins 15/36");
        assertThat(odds("duel", Map.of("quality", "raw", "def-quality", "raw", "troop", "pike", "def-troop", "horse")))
                .isEqualTo("defender-wins 10/36, attacker-wins 26/36");
    }

    @Test
    void others() {
        for (String name : RULES.resolvers()) {
            System.out.println(name + ": "
                    + odds(name, name.equals("shoot") || name.equals("fire") ? Map.of("figures", "8") : Map.of()));
        }
    }
}
