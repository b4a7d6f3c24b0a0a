package grognard.rulesets;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.dice.FaceSource;
import grognard.dice.GivenDice;
import grognard.dice.ReplayedDice;
import grognard.dice.Roll;
import grognard.dice.SeededDice;
import grognard.odds.Chance;
import grognard.odds.Odds;
import grognard.record.PlayedJson;
import grognard.record.RecordCaption;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Next;
import grognard.rules.Outcome;
import grognard.rules.Parameter;
import grognard.rules.Played;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Ruling;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rules.Type;
import grognard.table.Pack;
import grognard.testing.EachDie;
import grognard.testing.Json;
import grognard.testing.Run;
import grognard.testing.ShellWords;
import grognard.testing.Situations;
import java.io.ByteArrayOutputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every resolver promises. It joins by being registered. */
class ContractTest {

    private static final int SITUATIONS = 60;
    private static final int MOST_RUNS = 8_000;

    /** So many random rolls tell that counting would take far too many runs; of those that could be counted, none is lost. */
    private static final int PROBES = 12;

    private static final int FAR_TOO_MANY = 3 * MOST_RUNS;

    /** Throws that may go on for ever cannot be counted; EndlessThrowsTest works these out another way. */
    private static final Set<String> ENDLESS = Set.of("honour initiative");

    /** A resolver and where it belongs. */
    record Subject(Ruleset ruleset, Resolver resolver) {

        Description description() {
            return resolver.description();
        }

        List<Situation> situations(Tables tables) {
            return Situations.of(resolver, tables, SITUATIONS);
        }

        /** How often each roll of all dice ends with which code, where there are not too many of them. */
        Optional<Map<String, BigInteger[]>> counted(Tables tables, Situation situation) {
            double runs = EachDie.estimate(PROBES, dice -> resolver.resolve(tables, situation, dice));
            return runs > FAR_TOO_MANY
                    ? Optional.empty()
                    : EachDie.count(
                            MOST_RUNS,
                            dice -> resolver.resolve(tables, situation, dice)
                                    .outcome()
                                    .code()
                                    .name());
        }

        List<String> command(String... more) {
            List<String> words =
                    new ArrayList<>(List.of(ruleset.name(), description().name()));
            words.addAll(List.of(more));
            return words;
        }

        @Override
        public String toString() {
            return ruleset.name() + " " + description().name();
        }
    }

    static Stream<Subject> everyResolver() {
        return Stream.concat(Rulesets.names().stream(), Stream.of("dice"))
                .map(name -> Rulesets.named(name))
                .flatMap(ruleset ->
                        ruleset.resolvers().stream().map(name -> new Subject(ruleset, ruleset.resolver(name))));
    }

    @ParameterizedTest
    @MethodSource("everyResolver")
    void isRegisteredUnderItsOwnName(Subject subject) {
        assertThat(subject.ruleset.resolver(subject.description().name()).getClass())
                .isEqualTo(subject.resolver.getClass());
        assertThat(subject.description().examples()).isNotEmpty();
        assertThat(subject.description().summary()).isNotBlank();
    }

    @ParameterizedTest
    @MethodSource("everyResolver")
    void sameSeedGivesTheSameResult(Subject subject) {
        again(subject, "a seed", rolled -> new SeededDice("a seed"), true);
    }

    @ParameterizedTest
    @MethodSource("everyResolver")
    void givenDiceReproduceASeededRoll(Subject subject) {
        again(subject, "vimeiro", rolled -> new GivenDice("--dice", faces(rolled)), false);
    }

    @ParameterizedTest
    @MethodSource("everyResolver")
    void replayEqualsPlay(Subject subject) {
        again(subject, "busaco", rolled -> new ReplayedDice(rolled.rolls()), false);
    }

    /** Plays each situation from that seed and again with dice that are made of it, and holds the two to be one. */
    private static void again(Subject subject, String seed, Function<Played, FaceSource> dice, boolean sameRolls) {
        Tables tables = Tables.builtIn(subject.ruleset);
        for (Situation situation : subject.situations(tables)) {
            Played rolled = Played.with(new SeededDice(seed), subject.resolver, tables, situation);
            Played second = Played.with(dice.apply(rolled), subject.resolver, tables, situation);
            assertThat(second.resolution()).isEqualTo(rolled.resolution());
            if (sameRolls) {
                assertThat(second.rolls()).isEqualTo(rolled.rolls());
            }
        }
    }

    private static List<String> faces(Played rolled) {
        return rolled.rolls().stream()
                .filter(roll -> roll.source() == Roll.Source.SEED)
                .flatMap(roll -> roll.values().stream().map(roll.die()::text))
                .toList();
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("everyResolver")
    void oddsAddUpAndAgreeWithBruteForce(Subject subject) {
        Tables tables = Tables.builtIn(subject.ruleset);
        int compared = 0;
        Set<Map<String, Object>> seen = new HashSet<>();
        for (Situation situation : subject.situations(tables)) {
            if (!seen.add(situation.inputs())) {
                continue;
            }
            Odds odds = Odds.of(subject.resolver, tables, situation);
            BigInteger ways =
                    odds.outcomes().values().stream().map(Chance::ways).reduce(BigInteger.ZERO, BigInteger::add);
            assertThat(ways).isEqualTo(odds.of());
            Optional<Map<String, BigInteger[]>> counted = subject.counted(tables, situation);
            if (counted.isPresent()) {
                assertThat(sameOver(odds)).isEqualTo(sameOver(counted.get(), odds.of()));
                compared++;
            }
        }
        if (!ENDLESS.contains(subject.toString())) {
            assertThat(compared).as("situations small enough to count").isPositive();
        }
    }

    private static Map<String, BigInteger> sameOver(Odds odds) {
        Map<String, BigInteger> ways = new TreeMap<>();
        odds.outcomes().forEach((code, chance) -> ways.put(code, chance.ways()));
        return ways;
    }

    private static Map<String, BigInteger> sameOver(Map<String, BigInteger[]> counts, BigInteger of) {
        Map<String, BigInteger> ways = new TreeMap<>();
        counts.forEach((code, count) -> ways.put(code, count[0].multiply(of).divide(count[1])));
        return ways;
    }

    @ParameterizedTest
    @MethodSource("everyResolver")
    void saysOnlyWhatItsDescriptionAnnounces(Subject subject) {
        Description description = subject.description();
        Set<String> asked = new HashSet<>();
        Tables tables = new Tables(subject.ruleset, watched(subject.ruleset.builtIn(), asked), Map.of());
        Set<String> codes = new HashSet<>();
        description.codes().forEach(code -> codes.add(code.name()));
        for (Situation situation : subject.situations(tables)) {
            for (int seed = 0; seed < 10; seed++) {
                Played played = Played.with(new SeededDice("s" + seed), subject.resolver, tables, situation);
                Outcome outcome = played.resolution().outcome();
                if (!description.hasOpenCodes()) {
                    assertThat(codes).contains(outcome.code().name());
                }
                assertThat(outcome.text()).isNotBlank().doesNotContain("{");
                assertThat(description.rulings())
                        .containsAll(played.resolution().rulings());
                assertThat(subject.ruleset.resolvers()).containsAll(Next.names(outcome.next()));
                outcome.effects()
                        .forEach(effect ->
                                assertThat(effect.phrase()).isNotBlank().doesNotContain("{"));
            }
        }
        Set<String> announced = new HashSet<>();
        description.tables().forEach(spec -> announced.add(spec.file()));
        assertThat(announced).containsAll(asked);
    }

    private static Pack watched(Pack pack, Set<String> asked) {
        return new Pack() {
            @Override
            public String name() {
                return pack.name();
            }

            @Override
            public Optional<byte[]> file(String name) {
                asked.add(name);
                return pack.file(name);
            }
        };
    }

    @ParameterizedTest
    @MethodSource("everyResolver")
    void jsonKeepsItsKeysAndInputsRoundTrip(Subject subject) {
        Tables tables = Tables.builtIn(subject.ruleset);
        for (Situation situation : subject.situations(tables)) {
            Played played = Played.with(new SeededDice("fuentes"), subject.resolver, tables, situation);
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            new PlayedJson(bytes)
                    .write(played, new RecordCaption(Optional.of("a \"label\"\n"), 0, Optional.of("fuentes")));
            String text = bytes.toString(StandardCharsets.UTF_8);
            assertThat(text).endsWith("}\n").doesNotContain("\n{");
            Map<String, Object> json = Json.object(text);
            assertThat(json.keySet())
                    .containsExactly(
                            "schema",
                            "ruleset",
                            "resolver",
                            "label",
                            "inputs",
                            "rolls",
                            "working",
                            "outcome",
                            "rulings",
                            "tables",
                            "seed",
                            "version");
            assertThat(Json.at(json, "outcome").keySet())
                    .containsExactly("code", "text", "passed", "numbers", "effects", "next");
            Situation again = Situation.read(subject.resolver, typed(Json.at(json, "inputs")), tables);
            assertThat(again.inputs()).isEqualTo(situation.inputs());
        }
    }

    /** Inputs as a person would type them. */
    private static Map<String, String> typed(Map<String, Object> inputs) {
        Map<String, String> typed = new LinkedHashMap<>();
        inputs.forEach((name, value) -> typed.put(name, text(value)));
        return typed;
    }

    private static String text(Object value) {
        if (value instanceof List<?> rows) {
            return String.join("\n", rows.stream().map(Object::toString).toList());
        }
        return value instanceof BigDecimal number ? number.toPlainString() : value.toString();
    }

    @ParameterizedTest
    @MethodSource("everyResolver")
    void badValuesOfEveryParameterAreRefusedByName(Subject subject) {
        for (Parameter<?> parameter : subject.description().parameters()) {
            if (parameter.isFlag() || parameter.type() instanceof Type.Text) {
                continue;
            }
            for (String bad : badValues(parameter.type())) {
                List<String> words = parameter.isPositional()
                        ? subject.command("--", bad)
                        : subject.command(parameter.option() + "=" + bad);
                Run run = Run.of(words);
                assertThat(run.exit()).as("%s", words).isEqualTo(2);
                assertThat(run.err()).as("%s", words).contains("expected").doesNotContain("Exception");
                if (!parameter.isPositional()) {
                    assertThat(run.err()).as("%s", words).contains(parameter.option());
                }
                assertThat(run.out()).as("%s", words).isEmpty();
            }
        }
    }

    private static List<String> badValues(Type<?> type) {
        if (type instanceof Type.Whole whole) {
            return List.of(
                    String.valueOf(whole.least() - 1),
                    String.valueOf(whole.most() + 1),
                    "x",
                    "1.5",
                    "99999999999",
                    "१");
        }
        return List.of("nonsense", "-1", "1e3", "\u001b[31m");
    }

    @ParameterizedTest
    @MethodSource("everyResolver")
    void helpNamesEveryOption(Subject subject) {
        Run run = Run.of(subject.command("--help"));
        assertThat(run.exit()).isZero();
        assertThat(run.err()).isEmpty();
        for (Parameter<?> parameter : subject.description().parameters()) {
            if (!parameter.isPositional()) {
                assertThat(run.out()).contains(parameter.option());
            }
        }
        subject.description().codes().stream()
                .map(Code::name)
                .forEach(code -> assertThat(run.out()).contains(code));
    }

    @ParameterizedTest
    @MethodSource("everyResolver")
    void everyExampleResolvesAndHasOdds(Subject subject) {
        for (String example : subject.description().examples()) {
            List<String> words = subject.command(ShellWords.split(example).toArray(String[]::new));
            assertThat(Run.of(words))
                    .as("%s", words)
                    .matches(run -> run.exit() == 0 && run.err().isEmpty());
        }
    }

    @ParameterizedTest
    @MethodSource("everyResolver")
    void aMisspelledOptionIsRefusedByName(Subject subject) {
        Run run = Run.of(subject.command("--jsn"));
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("--jsn").contains("did you mean --json?");
    }

    @ParameterizedTest
    @MethodSource("everyResolver")
    void itsRulingsAreWrittenDown(Subject subject) {
        if (!subject.description().rulings().isEmpty()) {
            List<String> ids =
                    subject.ruleset.rulings().stream().map(Ruling::id).toList();
            assertThat(ids).containsAll(subject.description().rulings());
        }
    }
}
