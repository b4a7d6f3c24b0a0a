package grognard.line;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import grognard.input.BadInput;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rulesets.Rulesets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Options and values by a beginning that only one has, other names of options, and {@code --att-}. */
class PrefixesTest {

    private static Map<String, String> read(String resolver, String line, boolean beginnings) {
        String[] names = resolver.split(" ", 2);
        Ruleset rules = Rulesets.named(names[0]);
        Request request = new LineReader(rules, rules.resolver(names[1]), CommonOption.For.PLAY, names[1], beginnings)
                .read(Tokenizer.of(line));
        return beginnings ? request.expandPrefixes(Tables.builtIn(rules)).values() : request.values();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "paperboys fire|--w cannon --rang 20 --st 2|--weapon cannon --range 20 --stands 2",
                "paperboys fire|--weapon=c --rang=20|--weapon cannon --range 20",
                "paperboys fire|--w cannon --ran 20|--weapon cannon --range 20",
                "paperboys fire|m 20 8 col|--weapon musket --range 20 --stands 8 --target column",
                "paperboys fire|--target-stand 3 --sk|--target-stands 3 --skirmishers",
                "paperboys contact|--pi 1 --el --def 2 --pi 4 --ra|--pips 1 --elite --def 2 --pips 4 --raw",
                "paperboys contact|--def-pi 4 --def-el|--def-pips 4 --def-elite",
                "paperboys contact|--def --sq|--def-square",
                "paperboys contact|--off n --def --off b|--officer none --def-officer brigadier",
                "paperboys contact|b --def com|--officer brigadier --def-officer commander",
                "napoleonic rally|--tr french-lin|--troop french-line",
                "napoleonic rally|french-lin|--troop french-line",
                "acw fire|20 first --fig 12|--range 20 --order first-fire --figures 12",
                "acw fire|--weapon 20 4 ho --sec 2|--weapon 20-pdr --range 4 --order hold --sections 2",
                "acw moves|roa --form mar|--terrain road --formation march-column",
            })
    void aBeginningThatOnlyOneHasStandsForIt(String resolver, String line, String inFull) {
        assertThat(read(resolver, line, true)).isEqualTo(read(resolver, inFull, true));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "paperboys fire|--ran 3|1|--ran: expected more of it, one of --range, --ranks",
                "paperboys fire|--weapon musket --target-s 3|17|--target-s: expected more of it, one of --target-stands, --target-start-stands",
                "paperboys fire|c|1|fire c: expected more of it, one of cannon, column, cavalry",
                "paperboys contact|--def --c|7|--c: expected more of it, one of --charging, --column, --cover, --csv",
            })
    void whatSeveralBeginWithIsRefusedWithThem(String resolver, String line, int column, String message) {
        BadInput e = catchThrowableOfType(BadInput.class, () -> read(resolver, line, true));
        assertThat(e).as(line).isNotNull().hasMessage(message);
        assertThat(e.error().column()).isEqualTo(column);
    }

    @Test
    void severalValuesAreRefusedWithThem() {
        assertThat(catchThrowableOfType(BadInput.class, () -> read("acw moves", "--terrain ro", true)))
                .hasMessage("--terrain ro: expected more of it, one of road, rough");
    }

    /** A new option must not break a batch. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--w cannon|--w cannon: expected an option of fire; did you mean --at? (--help lists them)",
                "m 20 8|fire m: expected a value of --weapon, --range, --stands or a word of another option (--help lists them)",
            })
    void aScriptHasWholeNames(String line, String message) {
        BadInput e = catchThrowableOfType(BadInput.class, () -> read("paperboys fire", line, false));
        assertThat(e).isNotNull();
        assertThat(e.getMessage()).startsWith(message.substring(0, message.indexOf(':')));
        assertThat(read("paperboys fire", "--weapon c", false)).containsEntry("weapon", "c");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "paperboys contact|--att-pips 1 --def --att-elite --pips 3|--pips 1 --elite --def-pips 3",
                "paperboys strength|--start 7 --stands 3|--start 7 --now 3",
                "paperboys fire|--target-start 6 --markers 2|--target-start-stands 6 --casualties 2",
                "paperboys victory|--start 24 --def --start 20|--stands 24 --def-stands 20",
                "honour victory|--start 12 --def-start 14|--units 12 --def-units 14",
                "honour fire|--type formed|--unit formed",
                "honour combat|--type formed --def --type light|--unit formed --def-unit light",
                "honour initiative|--rating dashing --def-rating dithering|--general dashing --def-general dithering",
                "napoleonic crisis|--lost 6 --start 40|--lost 6 --bases 40",
            })
    void oneNameForOneThing(String resolver, String line, String old) {
        assertThat(read(resolver, line, false)).isEqualTo(read(resolver, old, false));
    }

    /** An alias that is another option's name would make one of them unreachable. */
    @ParameterizedTest
    @MethodSource("grognard.rulesets.Rulesets#names")
    void noAliasHidesAnOption(String ruleset) {
        Ruleset rules = Rulesets.named(ruleset);
        List<String> hidden = new ArrayList<>();
        for (String resolver : rules.resolvers()) {
            Description description = rules.resolver(resolver).description();
            Set<String> names = new HashSet<>();
            for (Parameter<?> parameter : description.parameters()) {
                List<String> all = new ArrayList<>(parameter.aliases());
                all.add(parameter.name());
                for (String name : all) {
                    if (!names.add(name)
                            || CommonOption.named("--" + name, CommonOption.For.PLAY)
                                    .isPresent()) {
                        hidden.add(resolver + " " + name);
                    }
                }
            }
        }
        assertThat(hidden).isEmpty();
    }
}
