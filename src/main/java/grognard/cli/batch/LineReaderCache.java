package grognard.cli.batch;

import grognard.cli.run.RequestRunner;
import grognard.cli.session.Session;
import grognard.line.CommonOption;
import grognard.line.LineReader;
import grognard.line.OptionValues;
import grognard.line.Token;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rulesets.Rulesets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the line reader of each resolver that a batch has called. A reader builds its table of options once, which
 * costs more than reading a line.
 */
final class LineReaderCache {

    private final Session session;
    private final RequestRunner requests;
    private final OptionValues plain;
    private final Map<String, Reader> ofRulesetInUse = new HashMap<>();
    private final Map<String, Map<String, Reader>> ofRulesetsNamed = new HashMap<>();

    /**
     * A reader with what its lines share.
     *
     * @param plainTables the tables for a line with no options of its own
     * @param named how many words name the resolver: one in {@code fire}, two in {@code acw fire}
     */
    record Reader(LineReader lines, Tables plainTables, int named) {}

    /** @param plain the batch's options, which hold for a line that has none of its own */
    LineReaderCache(Session session, RequestRunner requests, OptionValues plain) {
        this.session = session;
        this.requests = requests;
        this.plain = plain;
    }

    /**
     * Returns the reader of the resolver that the line names; null if the line is a command or unknown. Null and not an
     * {@code Optional}, since this runs for every line of a batch.
     */
    @Nullable
    Reader find(List<Token> words) {
        String first = words.get(0).text();
        Reader found = ofRulesetInUse.get(first);
        if (found != null) {
            return found;
        }
        Map<String, Reader> named = ofRulesetsNamed.get(first);
        if (named != null && words.size() > 1) {
            found = named.get(words.get(1).text());
        }
        return found == null ? create(words) : found;
    }

    private @Nullable Reader create(List<Token> words) {
        String first = words.get(0).text();
        Ruleset here = first.equals("roll") ? Rulesets.named("dice") : session.ruleset();
        if (first.equals("roll") || session.resolves(first)) {
            return create(here, first, 1, ofRulesetInUse);
        }
        Ruleset named = Rulesets.find(first).orElse(null);
        if (named == null || words.size() == 1) {
            return null;
        }
        String second = words.get(1).text();
        return named.resolvers().contains(second)
                ? create(named, second, 2, ofRulesetsNamed.computeIfAbsent(first, name -> new HashMap<>()))
                : null;
    }

    private Reader create(Ruleset ruleset, String resolver, int named, Map<String, Reader> known) {
        Reader reader = new Reader(
                requests.reader(ruleset, resolver, CommonOption.For.PLAY), session.tables(ruleset, plain), named);
        known.put(resolver, reader);
        return reader;
    }
}
