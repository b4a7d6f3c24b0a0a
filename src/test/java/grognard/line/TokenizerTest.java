package grognard.line;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import grognard.input.BadInput;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines are told apart into words as a shell does it. */
class TokenizerTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "contact --pips 1|contact;--pips;1|1;9;16",
                "  rally\t--pips  3 |rally;--pips;3|3;9;17",
                "--label '3rd Foot'|--label;3rd Foot|1;9",
                "--label \"a \\\"b\\\" c\"|--label;a \"b\" c|1;9",
                "--label=a' 'b|--label=a b|1",
                "a\\ b c\\#d|a b;c#d|1;6",
                "contact # the rest is a comment|contact|1",
                "C:\\maps\\one|C:\\maps\\one|1",
                "x''y|xy|1",
                "rules the general's horse|rules;the;general's;horse|1;7;11;21",
                "rules elite troops' morale|rules;elite;troops';morale|1;7;13;21",
            })
    void wordsAndTheirColumns(String line, String words, String columns) {
        List<Token> told = Tokenizer.of(line);
        assertThat(Tokenizer.texts(told)).containsExactly(words.split(";"));
        assertThat(told.stream().map(word -> String.valueOf(word.column()))).containsExactly(columns.split(";"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "   ", "# all of it", "\t#"})
    void nothingIsNoWord(String line) {
        assertThat(Tokenizer.of(line)).isEmpty();
    }

    @Test
    void aQuoteThatIsNeverClosedIsNamedWithItsPlace() {
        BadInput e = catchThrowableOfType(BadInput.class, () -> Tokenizer.of("roll d6 --label 'x"));
        assertThat(e.error().column()).isEqualTo(17);
        assertThat(e.error().placed()).isEqualTo("column 17: the quote ' is never closed");
        assertThat(e.error().words()).isEqualTo("the quote ' is never closed");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"contact --pips 1", "--label '3rd Foot'", "a\\ b", "--label=\"x 'y' \\\\ z\"", "''", "a\\#b"})
    void joinedWordsAreToldApartIntoTheSame(String line) {
        List<String> words = Tokenizer.texts(Tokenizer.of(line));
        assertThat(Tokenizer.texts(Tokenizer.of(Tokenizer.join(words)))).isEqualTo(words);
    }

    @Test
    void aSemicolonStandsBetweenLines() {
        assertThat(Tokenizer.lines("a; b --label 'x;y';c \\; d # e; f"))
                .containsExactly("a", " b --label 'x;y'", "c \\; d # e; f");
        assertThat(Tokenizer.lines("a")).containsExactly("a");
        assertThat(Tokenizer.lines("a 'b; c")).containsExactly("a 'b; c");
        assertThat(Tokenizer.texts(Tokenizer.of(Tokenizer.join(List.of("x;y")))))
                .containsExactly("x;y");
        assertThat(Tokenizer.lines(Tokenizer.join(List.of("x;y")))).hasSize(1);
    }

    @Test
    void wordsOfTheShellHaveNoColumns() {
        assertThat(Tokenizer.of(List.of("a b", ""))).containsExactly(new Token("a b", 0), new Token("", 0));
    }
}
