package grognard.cli;

import grognard.input.BadInput;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/** Reads the situation that {@code --vs} compares with: a line of its own for the same resolver. */
final class Versus {

    private static final String OPTION = "--vs";

    private final Session session;
    private final Ruleset ruleset;
    private final String resolver;

    /** The other line and the tables in force for it. */
    record Other(Tables tables, Typed typed) {}

    Versus(Session session, Ruleset ruleset, String resolver) {
        this.session = session;
        this.ruleset = ruleset;
        this.resolver = resolver;
    }

    /** Ties the quoted line to its option: it may begin with an option itself, which readers would take for the next. */
    static List<String> joined(List<String> words) {
        List<String> joined = new ArrayList<>(words.size());
        for (int i = 0; i < words.size(); i++) {
            boolean tie = words.get(i).equals(OPTION) && i + 1 < words.size();
            joined.add(tie ? OPTION + "=" + words.get(++i) : words.get(i));
        }
        return joined;
    }

    /** Tables and house rules hold for both, unless the other line has its own. */
    Other read(String line, GeneralOptions outer) {
        AtomicReference<Optional<Typed>> read = new AtomicReference<>(Optional.empty());
        ResolverVerb verb = new ResolverVerb(session, ruleset, resolver, false, (same, tables, typed) -> {
            read.set(Optional.of(typed));
            return Verb.DONE;
        });
        try {
            verb.run(LineWords.split(line), session.world());
            Typed typed = read.get().orElseThrow(() -> onlyTheSituation(line));
            GeneralOptions inner = typed.options();
            if (inner.json() || inner.noColour() || !inner.odds().equals(OddsOptions.NONE)) {
                throw onlyTheSituation(line);
            }
            return new Other(session.tables(ruleset, inner.within(outer)), typed);
        } catch (BadInput e) {
            throw new BadInput(OPTION + ": " + e.getMessage());
        }
    }

    private static BadInput onlyTheSituation(String line) {
        return new BadInput(line + ": expected only options that describe the situation");
    }
}
