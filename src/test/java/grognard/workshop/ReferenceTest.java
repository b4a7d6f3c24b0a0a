package grognard.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.workshop.game.EffectReader;
import grognard.workshop.game.UnitReader;
import grognard.workshop.reader.ChainReader;
import grognard.workshop.reader.OptionReader;
import grognard.workshop.reader.ResolverReader;
import grognard.workshop.resolver.ModifierKey;
import grognard.workshop.resolver.Shape;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** docs/workshop-format.md and the reader know the same keys. */
class ReferenceTest {

    private static List<String> keysUnder(String heading) throws IOException {
        List<String> keys = new ArrayList<>();
        boolean here = false;
        for (String line : Files.readAllLines(Path.of("docs/workshop-format.md"))) {
            if (line.equals(heading)) {
                here = true;
            } else if (here && (line.startsWith("#") || line.startsWith("`["))) {
                return keys;
            } else if (here && line.startsWith("| `")) {
                String[] cells = line.split("\\|", -1);
                keys.add(cells[1].strip().replace("`", ""));
                assertThat(cells[cells.length - 2].strip())
                        .as("an example in " + line)
                        .startsWith("`");
            }
        }
        return keys;
    }

    @Test
    void keysOfTheRuleset() throws IOException {
        assertThat(keysUnder("## ruleset.toml")).containsExactlyInAnyOrderElementsOf(RulesetReader.KEYS);
        assertThat(keysUnder("`[effect.NAME]`:")).containsExactlyInAnyOrderElementsOf(EffectReader.KEYS);
        assertThat(keysUnder("`[unit.FIELD]`:")).containsExactlyInAnyOrderElementsOf(UnitReader.KEYS);
    }

    @Test
    void keysOfResolvers() throws IOException {
        Set<String> known = new TreeSet<>();
        for (Shape shape : Shape.values()) {
            known.addAll(ResolverReader.keys(shape));
        }
        assertThat(keysUnder("## NAME.toml")).containsExactlyInAnyOrderElementsOf(known);
        assertThat(keysUnder("`[step.NAME]`:")).containsExactlyInAnyOrderElementsOf(ChainReader.STEP_KEYS);
    }

    @Test
    void keysOfOptions() throws IOException {
        Set<String> known = new TreeSet<>(OptionReader.KEYS);
        for (ModifierKey key : ModifierKey.values()) {
            known.add(key.word());
        }
        known.add("again");
        assertThat(keysUnder("### Options")).containsExactlyInAnyOrderElementsOf(known);
    }

    @Test
    void numbersOfShapes() throws IOException {
        String page = Files.readString(Path.of("docs/workshop-format.md"));
        for (Shape shape : Shape.values()) {
            if (shape == Shape.CHAIN) {
                continue;
            }
            String row = page.lines()
                    .filter(line -> line.startsWith("| " + shape.word() + " |"))
                    .findFirst()
                    .orElseThrow();
            for (String number : shape.numbers()) {
                assertThat(row).contains(number + (shape.isKnownBeforeDice(number) ? "°" : ""));
            }
            assertThat(row).endsWith("| " + shape.banded() + " |");
        }
    }
}
