package grognard.cli.batch;

import grognard.batch.Answers;
import grognard.batch.BadLine;
import grognard.batch.Chunk;
import grognard.batch.Line;
import grognard.batch.Recent;
import grognard.batch.Work;
import grognard.cli.session.BatchSettings;
import grognard.cli.session.Play;
import grognard.cli.session.Repetition;
import grognard.cli.session.Requests;
import grognard.cli.session.Session;
import grognard.cli.verb.Program;
import grognard.cli.verbs.UseVerb;
import grognard.cli.world.Exit;
import grognard.cli.world.Interrupted;
import grognard.input.BadInput;
import grognard.line.Options;
import grognard.line.Request;
import grognard.line.Usual;
import grognard.line.Word;
import grognard.line.Words;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;

/** Runs the lines of a batch as they are typed in the REPL. */
final class TypedLines implements Work<String> {

    private final BatchWorld place;
    private final Program program;
    private final Session session;
    private final BatchSettings settings;
    private final Play play;
    private final Requests requests;
    private final AtomicBoolean failed;
    private final Map<String, Readers> known = new HashMap<>();
    private Readers readers;
    private final boolean recalls;
    private final Recent<String, Repetition> recurring;
    private String ruleset = "";

    /**
     * Makes ready.
     *
     * @param failed is set when a test was failed whose line asks for that to show
     * @param memory how many bytes it may use for remembering what came of lines that come again
     */
    TypedLines(
            Session outer,
            Function<Session, Program> programs,
            BatchSettings settings,
            AtomicBoolean failed,
            long memory) {
        this.failed = failed;
        place = new BatchWorld(outer.world());
        session = outer.forBatch(place.world(), settings);
        program = programs.apply(session);
        requests = new Requests(session);
        this.settings = settings;
        readers = readers();
        play = requests.play();
        recalls = session.game().isEmpty()
                && settings.plain().json()
                && session.preferences().log(settings.plain()).isEmpty();
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
                if (!answers.error(bad(line, e))) {
                    return false;
                }
            }
        }
        place.settle(session, answers);
        answers.done(chunk.lines().size());
        return true;
    }

    private void run(Line<String> line, Answers answers) {
        if (!line.error().isEmpty()) {
            throw new BadInput(line.error());
        }
        Repetition before = recalls ? recurring.find(line.content()) : null;
        if (before != null) {
            place.to(answers);
            tell(before, line);
            return;
        }
        List<Word> words = Words.of(line.content());
        if (words.isEmpty()) {
            return;
        }
        if (words.get(0).is("use") && words.size() == 2) {
            use(named(words.get(1)));
            return;
        }
        place.to(answers);
        session.line().begin(line.number(), settings.seed() + "/" + line.number());
        if (!settings.options().isOneLine() && !settings.csv()) {
            place.heading(
                    session.style(settings.options()),
                    line.number() + "> " + line.content().strip());
        }
        Exit exit = run(line, words);
        if (exit == Exit.FAILED_TEST) {
            failed.set(true);
        }
    }

    private String named(Word ruleset) {
        try {
            return UseVerb.checked(ruleset.text(), session.library());
        } catch (BadInput e) {
            throw e.at(ruleset.column());
        }
    }

    private void tell(Repetition situation, Line<String> line) {
        Interrupted.check();
        int weight = situation.weight();
        Options options = settings.plain();
        boolean lost = situation.tell(settings.seed() + "/" + line.number(), options.label(), 0, play.json());
        recurring.addWeight(situation.weight() - weight);
        if (lost && options.has(Usual.EXIT_STATUS)) {
            failed.set(true);
        }
    }

    /** A resolver's line is read by a reader that knows the resolver already; any other goes the way of every call. */
    private Exit run(Line<String> line, List<Word> words) {
        Readers.Reader reader = namesRules(words) ? null : readers.find(words);
        if (reader == null) {
            return runFully(words);
        }
        Request request = requests.read(reader.lines(), words.subList(reader.named(), words.size()));
        if (request.wantsHelp()) {
            return runFully(words);
        }
        if (request.options().isOneLine()) {
            place.noHeading(); // where the batch itself is, there is none
        }
        if (recalls && request.options().isEmpty() && recurring.isWorthCaching(line.content())) {
            Repetition again = repetition(reader, request);
            recurring.put(line.content(), again);
            recurring.addWeight(again.weight());
            tell(again, line);
            return Exit.DONE;
        }
        return requests.run(request);
    }

    private static Repetition repetition(Readers.Reader reader, Request request) {
        try {
            return new Repetition(request.resolver(), reader.plainTables(), request.values());
        } catch (BadInput e) {
            throw request.placed(e);
        }
    }

    private static boolean namesRules(List<Word> words) {
        for (Word word : words) {
            if (word.text().startsWith(Usual.RULES.longName())) {
                return true;
            }
        }
        return false;
    }

    private Exit runFully(List<Word> words) {
        try {
            return program.run(words);
        } finally {
            session.preferences().use(ruleset); // --rules holds for its own line only
        }
    }

    private void use(String name) {
        if (!name.equals(ruleset)) {
            ruleset = name;
            recurring.clear();
            session.preferences().use(name);
            readers = known.computeIfAbsent(name, unknown -> readers());
        }
    }

    /** For as long as this ruleset is in use: messages call the resolvers of others by their full names. */
    private Readers readers() {
        return new Readers(session, requests, settings.plain());
    }

    /** A complaint that is about no word in particular is about the first. */
    private static BadLine bad(Line<String> line, BadInput e) {
        int column = e.error().column();
        if (column == 0 && line.error().isEmpty()) {
            column = Words.of(line.content()).get(0).column();
        }
        return new BadLine(line.number(), column, e.error().words());
    }
}
