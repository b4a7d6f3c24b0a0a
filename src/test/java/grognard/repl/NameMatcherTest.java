package grognard.repl;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jline.reader.Candidate;
import org.jline.reader.CompletingParsedLine;
import org.jline.reader.Parser;
import org.jline.reader.impl.DefaultParser;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What Tab completes, as lines read it: case and accents do not matter. */
class NameMatcherTest {

    private static final List<String> WORDS =
            List.of("Élite garde", "Batterie Foy", "Batterie à cheval", "8e léger", "--label", "--fields", "B1");

    @ParameterizedTest
    @CsvSource({
        "el, Élite garde",
        "bat, Batterie Foy Batterie à cheval",
        "ÉLI, Élite garde",
        "b1, B1",
        "--l, --label",
        "abe, --label"
    })
    void matches(String typed, String completed) {
        NameMatcher matcher = new NameMatcher();
        String line = "fire " + typed;
        CompletingParsedLine parsed =
                (CompletingParsedLine) new DefaultParser().parse(line, line.length(), Parser.ParseContext.COMPLETE);
        matcher.compile(Map.of(), true, parsed, false, 2, null);
        List<Candidate> candidates = WORDS.stream().map(Candidate::new).toList();
        Stream<String> found = matcher.matches(candidates).stream().map(Candidate::value);
        assertThat(String.join(" ", found.sorted().toList())).isEqualTo(completed);
    }
}
