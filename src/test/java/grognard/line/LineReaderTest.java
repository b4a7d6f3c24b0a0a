package grognard.line;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import grognard.input.BadInput;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rules.Type;
import grognard.rulesets.Rulesets;
import grognard.testing.ExampleLine;
import grognard.testing.Situations;
import grognard.testing.SpecRow;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The one reader of resolvers' lines. */
class LineReaderTest {

    private static LineReader reader(String ruleset, String resolver, CommonOption.For purpose) {
        Ruleset rules = Rulesets.named(ruleset);
        return new LineReader(rules, rules.resolver(resolver), purpose, resolver);
    }

    private static Request read(String resolver, String line) {
        return reader("paperboys", resolver, CommonOption.For.PLAY).read(Tokenizer.of(line));
    }

    static Stream<String> everyRuleset() {
        return Stream.concat(Rulesets.names().stream(), Stream.of("dice"));
    }

    /** Situations from the description alone, typed in three ways: a resolver joins by being registered. */
    @ParameterizedTest
    @MethodSource("everyRuleset")
    void everySituationIsReadHoweverItIsTyped(String name) {
        Ruleset ruleset = Rulesets.named(name);
        int read = 0;
        for (String resolver : ruleset.resolvers()) {
            Resolver known = ruleset.resolver(resolver);
            LineReader reader = reader(name, resolver, CommonOption.For.PLAY);
            if (takesRows(known.description())) {
                continue;
            }
            for (Situation situation : Situations.of(known, Tables.builtIn(ruleset), 40)) {
                Map<String, String> said = said(situation);
                for (List<String> words : typings(known.description(), said)) {
                    Request request = reader.read(Tokenizer.of(words));
                    assertThat(request.values()).as("%s %s", resolver, words).isEqualTo(said);
                    read++;
                }
            }
        }
        assertThat(read).isPositive();
    }

    /** Against the tests' own reader, on every line of every spec that is no refusal. */
    @ParameterizedTest
    @MethodSource("grognard.rulesets.Rulesets#names")
    void everyLineOfTheSpecs(String ruleset) {
        int compared = 0;
        for (SpecRow row : SpecRow.of(ruleset)) {
            Description description =
                    Rulesets.named(ruleset).resolver(row.resolver()).description();
            if (row.isRefusal() || takesRows(description) || row.args().contains("=")) {
                continue;
            }
            Request request = reader(ruleset, row.resolver(), CommonOption.For.PLAY)
                    .read(Tokenizer.of(row.words().subList(2, row.words().size())));
            if (request.options().house().isEmpty() && request.options().dice().isEmpty()) {
                assertThat(request.values()).as(row.toString()).isEqualTo(ExampleLine.of(description, row.args()));
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(50);
    }

    private static boolean takesRows(Description description) {
        return description.parameters().stream().anyMatch(parameter -> parameter.type() instanceof Type.Rows);
    }

    private static Map<String, String> said(Situation situation) {
        Map<String, String> said = new java.util.LinkedHashMap<>();
        situation
                .inputs()
                .forEach((name, value) ->
                        said.put(name, value instanceof BigDecimal number ? number.toPlainString() : value.toString()));
        return said;
    }

    /** As separate words, with equals signs and the usual options between, and by sides. */
    private static List<List<String>> typings(Description description, Map<String, String> said) {
        List<String> apart = new ArrayList<>();
        List<String> joined = new ArrayList<>(List.of("--json", "--label", "a b"));
        List<String> attackers = new ArrayList<>();
        List<String> defenders = new ArrayList<>();
        said.forEach((name, value) -> {
            Parameter<?> parameter = description.parameter(name).orElseThrow();
            List<String> words = parameter.isPositional()
                    ? List.of(value)
                    : parameter.isFlag() ? List.of(parameter.option()) : List.of(parameter.option(), value);
            apart.addAll(words);
            joined.addAll(words.size() == 2 ? List.of(parameter.option() + "=" + value) : words);
            boolean prefixed = parameter.option().startsWith("--def-");
            if (prefixed) {
                defenders.add("--" + parameter.option().substring("--def-".length()));
                defenders.addAll(words.subList(1, words.size()));
            } else if (parameter.option().equals("--def")) {
                defenders.addAll(0, words);
            } else {
                attackers.addAll(words);
            }
        });
        joined.addAll(List.of("-qn", "3", "--seed=s", "--log", "f", "--house", "a=b", "--house=c=d"));
        List<String> sided = new ArrayList<>(attackers);
        if (description.hasSides() && (defenders.isEmpty() || !defenders.get(0).equals("--def"))) {
            sided.add("--def");
        }
        sided.addAll(defenders);
        return List.of(apart, joined, sided);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--att 4 --pips 1 --elite --def 2 --pips 4 --column|att=4 pips=1 quality=elite def=2 def-pips=4"
                        + " def-column=true",
                "--def --elite --att --pips 2|def-quality=elite pips=2",
                "--def-pips 3 --pips=2|def-pips=3 pips=2",
                "--def --def-pips 3|def-pips=3",
                "--att --pips 1 --def --att --charging|pips=1 charging=true",
                "--pips -1|pips=-1",
                "--charging=true --column=false|charging=true",
            })
    void sidesAndShorthands(String line, String values) {
        Map<String, String> wanted = new java.util.LinkedHashMap<>();
        for (String pair : values.split(" ")) {
            wanted.put(pair.substring(0, pair.indexOf('=')), pair.substring(pair.indexOf('=') + 1));
        }
        assertThat(read("contact", line).values()).isEqualTo(wanted);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--pip 1|1|--pip 1: expected an option of contact; did you mean --pips? (--help lists them)",
                "--pips 1 --pips 2|10|--pips is given twice: expected once",
                "--elite --raw|9|--raw: --quality is already elite, expected one of them",
                "--elite --quality raw|9|--elite: --quality is already raw, expected one of them",
                "--quality raw --elite|15|--elite: --quality is already raw, expected one of them",
                "--pips|1|--pips: expected a value, 0-6",
                "--pips --elite|1|--pips: expected a value, 0-6",
                "--label --json|1|--label: expected a value, TEXT",
                "--pips 1 --def-pips 2 5|23|contact 5: expected no more numbers, since --pips and --def-pips are given",
                "--square|1|--square is the defender's: expected it after --def, or as --def-square",
                "--def --glory-used|7|--glory-used after --def: expected one of the defender's options, --glory-used"
                        + " is the attacker's",
                "-x|1|-x: expected an option of contact; did you mean -q? (--help lists them)",
                "--json=maybe|1|--json maybe: expected no value",
                "-n 0|4|-n 0: expected a whole number from 1 to 1000000",
                "--house x|9|--house x: expected KEY=VALUE",
            })
    void whatIsWrongIsNamedWithItsPlace(String line, int column, String message) {
        BadInput e = catchThrowableOfType(BadInput.class, () -> read("contact", line));
        assertThat(e).as(line).isNotNull();
        assertThat(e.error().words()).isEqualTo(message);
        assertThat(e.error().column()).as("column of %s", message).isEqualTo(column);
    }

    @Test
    void aComplaintOfTheRulesFindsItsPlaceInTheLine() {
        Request request = read("contact", "--att 4 --def --pips 9 --square --column");
        assertThat(request.placed(BadInput.value("--def-pips", "9", "less"))
                        .error()
                        .column())
                .isEqualTo(22);
        assertThat(request.placed(BadInput.of("--def-square", "it alone"))
                        .error()
                        .column())
                .isEqualTo(24);
        assertThat(request.placed(BadInput.of("--stands", "more")).error().column())
                .isZero();
    }

    @Test
    void valuesMayLookLikeOptionsThatDoNotExist() {
        assertThat(read("contact", "--label -foo").options().label()).contains("-foo");
        assertThat(catchThrowableOfType(BadInput.class, () -> read("contact", "--label --")))
                .hasMessage("--label: expected a value, TEXT");
    }

    @Test
    void theUsualOptionsOfPlayAreNotThoseOfOdds() {
        Request odds = reader("paperboys", "contact", CommonOption.For.ODDS)
                .read(Tokenizer.of("--pips 0..6 --of fight,x --vs '--elite --def --raw' --numbers"));
        assertThat(odds.values()).containsExactly(Map.entry("pips", "0..6"));
        assertThat(odds.options().text(CommonOption.OF)).contains("fight,x");
        assertThat(odds.options().text(CommonOption.VS)).contains("--elite --def --raw");
        assertThat(odds.options().has(CommonOption.NUMBERS)).isTrue();
        assertThat(catchThrowableOfType(BadInput.class, () -> read("contact", "--of fight")))
                .hasMessageContaining("--of fight: expected an option of contact");
    }

    @Test
    void bareWordsBelongToTheParameterThatTakesThem() {
        LineReader roll = reader("dice", "roll", CommonOption.For.PLAY);
        assertThat(roll.read(Tokenizer.of("3d6 +1 --json")).values().values()).containsExactly("3d6 +1");
        assertThat(roll.read(Tokenizer.of("-- 3d6")).values().values()).containsExactly("3d6");
    }
}
