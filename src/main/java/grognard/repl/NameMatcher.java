package grognard.repl;

import grognard.input.NameKey;
import java.util.Map;
import org.jline.reader.CompletingParsedLine;
import org.jline.reader.LineReader;
import org.jline.reader.impl.CompletionMatcherImpl;

/**
 * Completes words as lines read them, without regard to case and accents: {@code el} is the beginning of Élite. JLine's own
 * rules (words that contain the typed letters, or nearly do) apply only if no word begins so.
 */
final class NameMatcher extends CompletionMatcherImpl {

    @Override
    protected void defaultMatchers(
            Map<LineReader.Option, Boolean> options,
            boolean prefix,
            CompletingParsedLine line,
            boolean caseInsensitive,
            int errors,
            String originalGroupName) {
        super.defaultMatchers(options, prefix, line, caseInsensitive, errors, originalGroupName);
        String typed = NameKey.of(line.word().substring(0, line.wordCursor()));
        matchers.add(0, simpleMatcher(word -> NameKey.of(word).startsWith(typed)));
    }
}
