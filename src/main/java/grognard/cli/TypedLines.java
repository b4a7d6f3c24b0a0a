package grognard.cli;

import grognard.batch.Answers;
import grognard.batch.BadLine;
import grognard.batch.Chunk;
import grognard.batch.Line;
import grognard.batch.Recent;
import grognard.batch.Work;
import grognard.input.BadInput;
import grognard.rules.Description;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Rulesets;
import grognard.rules.Tables;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/** Runs the lines of a batch as they are typed in the REPL. */
final class TypedLines implements Work<String> {

    private final BatchWorld place;
    private final Cli cli;
    private final Session session;
    private final BatchSettings settings;
    private final Play play;
    private final AtomicBoolean failed;
    private final Map<String, Known> known = new HashMap<>();
    private final boolean recalls;
    private final Recent<String, Recurring> recurring;
    private String ruleset = "";

    /** A resolver that lines have called by this name before, and what it takes to read them. */
    private record Known(Ruleset ruleset, Resolver resolver, Sides sides, QuickReader reader, Tables plainTables) {}

    /**
     * Makes ready.
     *
     * @param failed is set when a test was failed whose line asks for that to show
     * @param memory how many bytes it may use for remembering what came of lines that come again
     */
    TypedLines(Session outer, BatchSettings settings, AtomicBoolean failed, long memory) {
        this.failed = failed;
        place = new BatchWorld(outer.world());
        cli = new Cli(place.world());
        session = cli.session();
        session.batch(settings, outer);
        this.settings = settings;
        play = new Play(session);
        recalls = settings.plain().json() && session.log(settings.plain()).isEmpty();
        recurring = new Recent<>(memory / 2);
    }

    @Override
    public boolean run(Chunk<String> chunk, Answers answers) {
        use(chunk.ruleset());
        for (Line<String> line : chunk.lines()) {
            try {
                run(line, answers);
            } catch (BadInput e) {
                place.settle(session, answers);
                if (!answers.bad(bad(line, e))) {
                    return false;
                }
            }
        }
        place.settle(session, answers);
        answers.done(chunk.lines().size());
        return true;
    }

    private void run(Line<String> line, Answers answers) {
        if (!line.wrong().isEmpty()) {
            throw new BadInput(line.wrong());
        }
        Recurring before = recalls ? recurring.find(line.what()) : null;
        if (before != null) {
            place.to(answers);
            tell(before, line);
            return;
        }
        List<String> words = LineWords.split(line.what());
        if (words.isEmpty()) {
            return;
        }
        if (words.get(0).equals("use") && words.size() == 2) {
            use(UseVerb.checked(words.get(1)));
            return;
        }
        place.to(answers);
        session.nextLine();
        session.line(line.number(), settings.seed() + "/" + line.number());
        if (!settings.options().json() && !settings.options().quiet() && !settings.csv()) {
            place.heading(
                    session.style(settings.options()),
                    line.number() + "> " + line.what().strip());
        }
        int exit = runQuickly(line, words);
        if (exit == Verb.FAILED_TEST) {
            failed.set(true);
        }
    }

    private void tell(Recurring situation, Line<String> line) {
        Interrupted.check();
        int weight = situation.weight();
        GeneralOptions options = settings.plain();
        boolean lost = situation.tell(settings.seed() + "/" + line.number(), options.label(), 0, play.json());
        recurring.weighs(situation.weight() - weight);
        if (lost && options.exitStatus()) {
            failed.set(true);
        }
    }

    /** Reads the line straight from the resolver's description, or leaves it to the way that every call goes. */
    @SuppressWarnings("ReferenceEquality") // a line without options has that very object
    private int runQuickly(Line<String> line, List<String> words) {
        Known resolver = words.contains("--rules") ? null : find(words.get(0));
        if (resolver == null) {
            return runFully(words);
        }
        List<String> scoped = resolver.sides().longForms(words.subList(1, words.size()));
        Optional<Typed> typed = resolver.reader().read(scoped);
        if (typed.isEmpty()) {
            return runFully(words);
        }
        GeneralOptions options = session.inForce(typed.get().options());
        if (options.quiet() || options.json()) {
            place.noHeading();
        }
        if (recalls && options == settings.plain() && recurring.isWorthIt(line.what())) {
            Recurring again = new Recurring(
                    resolver.resolver(), resolver.plainTables(), typed.get().values());
            recurring.put(line.what(), again);
            recurring.weighs(again.weight());
            tell(again, line);
            return Verb.DONE;
        }
        Tables tables =
                options == settings.plain() ? resolver.plainTables() : session.tables(resolver.ruleset(), options);
        return play.apply(resolver.resolver(), tables, new Typed(typed.get().values(), options));
    }

    private int runFully(List<String> words) {
        try {
            return cli.line(words);
        } finally {
            session.use(ruleset); // --rules holds for its own line only
        }
    }

    private @Nullable Known find(String word) {
        Known found = known.get(word);
        if (found == null) {
            Ruleset here = word.equals("roll") ? Rulesets.named("ruleset", "dice") : session.ruleset();
            if (here.resolvers().contains(word)) {
                Resolver resolver = here.resolver(word);
                Description description = resolver.description();
                found = new Known(
                        here,
                        resolver,
                        new Sides(description),
                        new QuickReader(description, true),
                        session.tables(here, settings.plain()));
                known.put(word, found);
            }
        }
        return found;
    }

    private void use(String name) {
        if (!name.equals(ruleset)) {
            ruleset = name;
            known.clear();
            recurring.clear();
            session.use(name);
        }
    }

    private BadLine bad(Line<String> line, BadInput e) {
        String reason = String.valueOf(e.getMessage());
        if (!line.wrong().isEmpty()) {
            return new BadLine(line.number(), 0, reason);
        }
        return Culprit.in(line, described(line.what()), reason);
    }

    private Optional<Description> described(String line) {
        String first = line.strip().split("\\s", 2)[0];
        return Optional.ofNullable(find(first)).map(found -> found.resolver().description());
    }
}
