package grognard.line;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import grognard.input.BadInput;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Ruleset;
import grognard.rules.Type;
import grognard.rulesets.Rulesets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Values without an option's name. */
class BareValuesTest {

    private static LineReader reader(String ruleset, String resolver, CommonOption.For purpose) {
        Ruleset rules = Rulesets.named(ruleset);
        return new LineReader(rules, rules.resolver(resolver), purpose, resolver);
    }

    /** The line with its bare values is the line with its options. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "paperboys fire|musket 20 8 column|--weapon musket --range 20 --stands 8 --target column",
                "paperboys fire|20 8 musket wall cavalry|--range 20 --stands 8 --weapon musket --cover wall --target-arm cavalry",
                "paperboys fire|musket --range 20 8|--weapon musket --range 20 --stands 8",
                "paperboys fire|8 musket --range 20|--weapon musket --range 20 --stands 8",
                "paperboys fire|-- musket 20 8|--weapon musket --range 20 --stands 8",
                "paperboys contact|charging flank|--charging --def-flank",
                "acw fire|4 hold charging|--range 4 --order hold --charging",
                "paperboys contact|elite raw|--elite --def-quality raw",
                "paperboys contact|cavalry artillery|--arm cavalry --def-arm artillery",
                "paperboys contact|--def 4 raw|--def 4 --quality raw",
                "paperboys contact|brigadier --def commander|--officer brigadier --def-officer commander",
                "paperboys contact|artillery cavalry|--def-arm artillery --arm cavalry",
                "paperboys fight|4 5 cavalry|--stands 4 --def-stands 5 --arm cavalry",
                "paperboys fight|4 --def 5 cavalry|--stands 4 --def-stands 5 --def-arm cavalry",
                "paperboys strength|7 3|--start 7 --now 3",
                "paperboys cards|RBBRRB|--order RBBRRB",
                "honour fire|field formed 16|--unit field --target formed --range 16",
                "honour fire|formed light 6 wood|--unit formed --target light --range 6 --cover wood",
                "honour combat|formed formed 0 2|--unit formed --def-unit formed --hits 0 --def-hits 2",
                "honour fallback|15mm|--scale 15mm",
                "acw fire|rifle-musket first-fire 3.5 20|--weapon rifle-musket --order first-fire --range 3.5 --figures 20",
                "acw fire|12-pdr hold 2 --sections 3|--weapon 12-pdr --order hold --range 2 --sections 3",
                "acw officer|12|--enemy 12",
                "acw officer|melee|--enemy melee",
                "napoleonic combat|5 french-line 4 austrian-line flank|--bases 5 --troop french-line --def-bases 4 --def-troop austrian-line --from flank",
                "napoleonic rally|french-line|--troop french-line",
                "napoleonic rally|0.455 general|--morale 0.455 --general general",
                "napoleonic formation|infantry line square|--arm infantry --from line --to square",
                "napoleonic moves|french-line road|--troop french-line --ground road",
            })
    void bareValuesAndOptionsSayTheSame(String resolver, String bare, String options) {
        String[] names = resolver.split(" ", 2);
        LineReader reader = reader(names[0], names[1], CommonOption.For.PLAY);
        assertThat(reader.read(Tokenizer.of(bare)).values())
                .isEqualTo(reader.read(Tokenizer.of(options)).values());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "paperboys contact|1 4|1|contact 1: expected an option before it, --att 1 for the die or --pips 1",
                "paperboys contact|--def -- 4 raw|10|contact 4: expected an option before it, --def 4 for the die or --def-pips 4",
                "honour combat|formed formed --att 3|21|--att 3: expected options of the attacker after it: --hits 3, or dice by --dice, all of them in order",
                "paperboys fire|musket 20 8 4|13|fire 4: expected no more numbers, since --range and --stands are given",
                "paperboys fire|musket rifle|8|fire rifle: expected no more words of that kind, since --weapon is given",
                "paperboys fire|musket 20 8 colum|13|fire colum: expected a value of --weapon, --range, --stands or a word of another option; did you mean column? (--help lists them)",
                "paperboys contact|--def -- artillery raw elite|24|contact elite: expected no more words of that kind, since --def-quality is given",
                "acw fire|line|1|fire line: expected an option before it, --formation line or --target-formation line",
                "paperboys levy|3|1|levy 3: expected only options; dice thrown on the table follow --dice, as in --dice 4,2",
            })
    void whatFitsNothingOrSeveralIsRefusedWithItsPlace(String resolver, String line, int column, String message) {
        String[] names = resolver.split(" ", 2);
        BadInput e = catchThrowableOfType(
                BadInput.class,
                () -> reader(names[0], names[1], CommonOption.For.PLAY).read(Tokenizer.of(line)));
        assertThat(e).as(line).isNotNull();
        assertThat(e.error().words()).isEqualTo(message);
        assertThat(e.error().column()).isEqualTo(column);
    }

    @Test
    void oddsTakeRangesAndLists() {
        Request odds = reader("paperboys", "fire", CommonOption.For.ODDS).read(Tokenizer.of("musket,rifle 10..40 8"));
        assertThat(odds.values())
                .containsEntry("weapon", "musket,rifle")
                .containsEntry("range", "10..40")
                .containsEntry("stands", "8");
    }

    @Test
    void namesOfOthersComeFirst() {
        Request request = reader("paperboys", "fire", CommonOption.For.PLAY)
                .read(Tokenizer.of("33rd column 20"), word -> word.is("33rd") || word.is("column"));
        assertThat(Tokenizer.texts(request.names())).containsExactly("33rd", "column");
        assertThat(request.values()).containsOnlyKeys("range");
    }

    @Test
    void theLineInFullNamesTheOptions() {
        Request request = reader("paperboys", "fire", CommonOption.For.PLAY).read(Tokenizer.of("musket 20 8"));
        assertThat(String.join(" ", request.words())).isEqualTo("--weapon musket --range 20 --stands 8");
    }

    /** Who adds a resolver says what its bare values are for, unless it has nothing but flags, dice and rows. */
    @ParameterizedTest
    @MethodSource("grognard.rulesets.Rulesets#names")
    void everyResolverSaysWhatItsBareValuesAreFor(String ruleset) {
        Ruleset rules = Rulesets.named(ruleset);
        List<String> silent = new ArrayList<>();
        for (String resolver : rules.resolvers()) {
            Description description = rules.resolver(resolver).description();
            if (description.bare().isEmpty()
                    && description.parameters().stream().anyMatch(BareValuesTest::isValue)) {
                silent.add(resolver);
            }
        }
        assertThat(silent).isEmpty();
    }

    private static boolean isValue(Parameter<?> parameter) {
        return !parameter.isFlag() && !(parameter.type() instanceof Type.Face || parameter.type() instanceof Type.Rows);
    }
}
