package grognard.rulesets;

import static org.assertj.core.api.Assertions.assertThat;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import grognard.dice.SeededDice;
import grognard.input.BadInput;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Next;
import grognard.rules.Outcome;
import grognard.rules.Parameter;
import grognard.rules.Played;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.table.Pack;
import grognard.testing.EditedPack;
import grognard.testing.Json;
import grognard.testing.Run;
import grognard.testing.Situations;
import grognard.testing.SpecRow;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What may come after what: {@code src/test/resources/follow-ups/RULESET.csv} lists, for every code of every resolver,
 * the resolvers that it may send the players on to in some situation, {@code -} for none; the code {@code *} stands for
 * all codes of a resolver that makes its own. Nothing else may follow, and everything listed must be met in the spec
 * rows, which are played for it, or in situations made up here.
 */
@Tag("thorough")
class FollowUpsTest {

    private static final int SITUATIONS = 1500;
    private static final String ANY_CODE = "*";

    static List<String> rulesets() {
        return Rulesets.names();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void onlyWhatIsListedFollowsAndAllOfIt(String name) throws IOException {
        Ruleset ruleset = Rulesets.named(name);
        Map<String, Set<String>> listed = listed(name);
        Walk walk = new Walk(ruleset);
        walk.throughSpecRows();
        ruleset.resolvers().forEach(resolver -> walk.throughSituations(ruleset.resolver(resolver)));
        assertThat(walk.notKnown)
                .as("options that the resolver due does not take")
                .isEmpty();
        assertThat(listed.keySet()).as("a row for every code").isEqualTo(codes(ruleset));
        assertThat(text(walk.met)).isEqualTo(text(listed));
    }

    private static Set<String> codes(Ruleset ruleset) {
        Set<String> codes = new TreeSet<>();
        for (String resolver : ruleset.resolvers()) {
            Description description = ruleset.resolver(resolver).description();
            description.codes().forEach(code -> codes.add(key(description, code.name())));
            if (description.hasOpenCodes()) {
                codes.add(key(description, ANY_CODE));
            }
        }
        return codes;
    }

    /** A code that is not among those announced is one that the resolver made. */
    private static String key(Description description, String code) {
        boolean announced = description.codes().stream().map(Code::name).anyMatch(code::equals);
        return description.name() + " " + (announced ? code : ANY_CODE);
    }

    private static Map<String, Set<String>> listed(String ruleset) throws IOException {
        Map<String, Set<String>> listed = new TreeMap<>();
        Path file = Path.of("src/test/resources/follow-ups", ruleset + ".csv");
        try (CsvReader<NamedCsvRecord> csv = CsvReader.builder().ofNamedCsvRecord(file)) {
            for (NamedCsvRecord row : csv) {
                String next = row.getField("next");
                assertThat(next).as("%s", row).isNotBlank();
                assertThat(row.getField("source")).as("%s", row).isNotBlank();
                Set<String> names = next.equals("-") ? Set.of() : Set.of(next.split(" ", -1));
                Set<String> twice = listed.put(row.getField("resolver") + " " + row.getField("code"), names);
                assertThat(twice).as("%s stands there twice", row).isNull();
            }
        }
        return listed;
    }

    /** A line a code, so that a difference reads as one in the file. */
    private static String text(Map<String, Set<String>> followUps) {
        StringBuilder text = new StringBuilder();
        followUps.forEach((code, next) -> text.append(code)
                .append(": ")
                .append(String.join(" ", new TreeSet<>(next)))
                .append('\n'));
        return text.toString();
    }

    /** Sees what follows what. */
    private static final class Walk {

        private final Ruleset ruleset;
        private final List<Tables> packs;
        private final Map<String, Set<String>> met = new TreeMap<>();
        private final Set<String> notKnown = new TreeSet<>();

        Walk(Ruleset ruleset) {
            this.ruleset = ruleset;
            this.packs = packs(ruleset);
        }

        /** The built-in tables, and such as have what only a player's own may have. */
        private static List<Tables> packs(Ruleset ruleset) {
            if (!ruleset.name().equals("napoleonic")) {
                return List.of(Tables.builtIn(ruleset));
            }
            Pack several = new EditedPack(ruleset.builtIn(), "artillery.csv", "base-lost", "bases-lost 2");
            return List.of(Tables.builtIn(ruleset), new Tables(ruleset, several, Map.of()));
        }

        /** A row for each way in which a code goes on, typed at the command line. */
        void throughSpecRows() {
            Set<String> typed = new TreeSet<>();
            for (SpecRow row : SpecRow.of(ruleset.name())) {
                if (!row.isRefusal() && typed.add(row.resolver() + " " + row.code() + ": " + row.next())) {
                    List<String> words = new ArrayList<>(row.words());
                    words.add("--json");
                    Map<String, Object> outcome = Json.at(Run.of(words).json(), "outcome");
                    List<String> next = Json.list(outcome, "next");
                    meet(ruleset.resolver(row.resolver()).description(), String.valueOf(outcome.get("code")), next);
                }
            }
        }

        void throughSituations(Resolver resolver) {
            Description description = resolver.description();
            Random random = new Random(description.name().hashCode());
            for (int i = 0; i < SITUATIONS; i++) {
                double chance = i % 8 * 0.1;
                Tables tables = packs.get(i % packs.size());
                Map<String, String> typed = random.nextBoolean()
                        ? Situations.typed(resolver, tables, random, chance)
                        : Situations.likeAnExample(resolver, tables, random, chance);
                try {
                    Situation situation = Situation.read(resolver, typed, tables);
                    Outcome outcome = Played.with(new SeededDice("follow-ups/" + i), resolver, tables, situation)
                            .resolution()
                            .outcome();
                    meet(description, outcome.code().name(), Next.names(outcome.next()));
                    outcome.next().forEach(due -> check(description, due, tables));
                } catch (BadInput e) {
                    // said too much at once; the next one says something else
                }
            }
        }

        private void meet(Description description, String code, List<String> next) {
            met.computeIfAbsent(key(description, code), none -> new TreeSet<>()).addAll(next);
        }

        /** What is said to be known must be something that can be typed there. */
        private void check(Description from, Next due, Tables tables) {
            List<Parameter<?>> parameters = ruleset.resolvers().contains(due.resolver())
                    ? ruleset.resolver(due.resolver()).description().parameters()
                    : new ArrayList<>();
            due.known().forEach((name, value) -> {
                Optional<Parameter<?>> parameter = parameters.stream()
                        .filter(each -> each.name().equals(name))
                        .findFirst();
                try {
                    parameter
                            .orElseThrow(() -> new BadInput("no --" + name))
                            .type()
                            .read(name, value, tables);
                } catch (BadInput e) {
                    notKnown.add(from.name() + " says " + due + ": " + e.getMessage());
                }
            });
        }
    }
}
