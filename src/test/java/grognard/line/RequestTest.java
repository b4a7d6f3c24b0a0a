package grognard.line;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.rules.Ruleset;
import grognard.rulesets.Rulesets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What can be done with a line once it is read. */
class RequestTest {

    private static Request contact(String line) {
        Ruleset ruleset = Rulesets.named("paperboys");
        return new LineReader(ruleset, ruleset.resolver("contact"), CommonOption.For.PLAY, "contact")
                .read(Tokenizer.of(line));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "--att 4 --pips 1 --def 2 --pips 4|--att --pips 1 --def --pips 4",
                "--seed x --elite --dice 4,2|--elite",
                "--att=4 --pips=1|--att --pips=1",
                "--json -q|--json -q",
            })
    void freshDiceLeaveOutWhatWasThrown(String line, String words) {
        assertThat(String.join(" ", contact(line).withFreshDice().words())).isEqualTo(words);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--pips 1 --elite|--pips 3|--elite --pips 3",
                "--elite --def --pips 2 --column|--raw --def-pips 5|--raw --def --def-column --def-pips 5",
                "--pips 1|--charging --arm cavalry|--pips 1 --charging --arm cavalry",
                "--def 2 --pips 4|--pips 1|--pips 1 --def 2 --def-pips 4",
                "--house a=b|--house c=d|--house a=b --house c=d",
            })
    void aChangeReplacesWhatItIsAbout(String line, String change, String words) {
        Request changed = contact(line).changedBy(contact(change));
        assertThat(String.join(" ", changed.words())).isEqualTo(words);
        assertThat(contact(String.join(" ", changed.words())).values()).isEqualTo(changed.values());
    }

    @Test
    void noChangeIsTheSameLine() {
        Request request = contact("--def --pips 4");
        assertThat(request.changedBy(contact("")).words()).isEqualTo(request.words());
    }

    @Test
    void optionsOfALineComeBeforeThoseOfItsBatch() {
        OptionValues batch = contact("--json --label all --seed s --house x=1 --house y=2 --log a")
                .options();
        OptionValues line = contact("--label mine --house y=3 -n 2").options().withDefaults(batch);
        assertThat(line.json()).isTrue();
        assertThat(line.label()).contains("mine");
        assertThat(line.log()).contains("a");
        assertThat(line.house()).isEqualTo(Map.of("x", "1", "y", "3"));
        assertThat(line.seed()).as("each line has dice of its own").isEmpty();
        assertThat(line.repeat()).isEqualTo(2);
    }
}
