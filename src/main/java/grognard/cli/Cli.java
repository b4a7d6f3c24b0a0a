package grognard.cli;

import grognard.cli.batch.BatchVerb;
import grognard.cli.prompt.Prompt;
import grognard.cli.session.Session;
import grognard.cli.verb.Program;
import grognard.cli.verb.ResolverLine;
import grognard.cli.verb.Verb;
import grognard.cli.world.Exit;
import grognard.cli.world.World;
import grognard.input.BadInput;
import grognard.line.Usual;
import grognard.line.Word;
import grognard.line.Words;
import grognard.record.Version;
import grognard.rulesets.Rulesets;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Finds what a line asks for, builds only that, and has it done. */
public final class Cli implements Program {

    private static final String GAME = "--game";

    private final Session session;

    Cli(Session session) {
        this.session = session;
    }

    /** Runs the program. */
    public static int run(
            InputStream in,
            OutputStream out,
            OutputStream err,
            Map<String, String> env,
            LongSupplier clock,
            List<String> args) {
        World world = new World(in, out, err, env, clock);
        return new Ending(world).of(new Run(world, args)).code();
    }

    /** From the words of the shell to the exit code. Written out, since a lambda would cost every start. */
    private record Run(World world, List<String> args) implements Supplier<Exit> {
        @Override
        public Exit get() {
            Session session = new Session(world);
            Cli cli = new Cli(session);
            try {
                return args.isEmpty() ? cli.start() : cli.runFromShell(Words.of(args));
            } finally {
                session.close();
            }
        }
    }

    @Override
    public Exit start() {
        if (session.world().isTerminal(0)) {
            return new Prompt(session, this, new Ending(session.world())::ofLine).run();
        }
        return new BatchVerb(session, Cli::new).run(List.of(new Word("-", 0)), session.world());
    }

    private Exit runFromShell(List<Word> typed) {
        List<Word> line = withoutGame(typed);
        if (line.isEmpty()) {
            return start();
        }
        Optional<Verb> verb = line.isEmpty() ? Optional.empty() : verb(line.get(0));
        if (verb.isPresent() && verb.get().description().betweenLines()) {
            throw new BadInput(line.get(0).text()
                    + ": expected it at the prompt or in piped lines, where one line follows another");
        }
        return run(line);
    }

    @Override
    public Exit run(List<Word> line) {
        List<Word> words = session.preferences().inFull(withoutLeadingRules(line));
        if (words.isEmpty()) {
            throw new BadInput("expected a resolver or command; see grognard --help");
        }
        Word first = words.get(0);
        // Resolvers first: what is played most often should not have to look at the verbs.
        boolean resolver = session.ruleset().resolvers().contains(first.text())
                || Rulesets.find(first.text()).isPresent();
        Optional<Verb> verb = resolver ? Optional.empty() : verb(first);
        if (verb.isPresent()) {
            return verb.get().run(words.subList(1, words.size()), session.world());
        }
        if (first.is("-V") || first.is("--version")) {
            session.world().out().print("grognard " + Version.text() + "\n");
            return Exit.DONE;
        }
        return new ResolverLine(session, this).run(words, Usual.For.PLAY);
    }

    private Optional<Verb> verb(Word word) {
        return Verbs.named(Usual.isHelp(word.text()) ? "help" : word.text(), session, this);
    }

    @Override
    public List<Verb> verbs() {
        List<Verb> verbs = new ArrayList<>();
        for (String name : Verbs.NAMES) {
            verbs.add(Verbs.named(name, session, this).orElseThrow());
        }
        return verbs;
    }

    /** {@code --game FILE} may stand anywhere: the line is played in that game. */
    private List<Word> withoutGame(List<Word> line) {
        session.nameGame(null);
        boolean force = false;
        List<Word> rest = new ArrayList<>(line);
        Optional<String> file = session.world().env("GROGNARD_GAME");
        for (int i = 0; i < rest.size(); i++) {
            Word word = rest.get(i);
            force |= word.is(Usual.FORCE.longName());
            if (word.is(GAME) && i + 1 < rest.size()) {
                file = Optional.of(rest.get(i + 1).text());
                rest.subList(i, i + 2).clear();
                i--;
            } else if (word.text().startsWith(GAME + "=")) {
                file = Optional.of(word.text().substring(GAME.length() + 1));
                rest.remove(i--);
            } else if (word.is(GAME)) {
                throw BadInput.of(GAME, "a value, FILE");
            }
        }
        List<Word> words = withoutLeadingRules(rest); // a game may be of the ruleset that they name
        if (file.isPresent()) {
            Optional<Verb> verb = words.isEmpty() ? Optional.empty() : verb(words.get(0));
            if (verb.isEmpty() || !verb.get().description().opensNoGame()) {
                session.play(file.get(), force);
            } else {
                session.nameGame(file.get());
            }
        }
        return rest;
    }

    /** {@code --rules honour} may stand before everything. */
    private List<Word> withoutLeadingRules(List<Word> line) {
        String option = Usual.RULES.longName();
        int at = 0;
        session.preferences().onThisLine(null);
        while (at < line.size() && line.get(at).text().startsWith(option)) {
            String word = line.get(at++).text();
            if (word.startsWith(option + "=")) {
                session.preferences().onThisLine(word.substring(option.length() + 1));
            } else if (word.equals(option) && at < line.size()) {
                session.preferences().onThisLine(line.get(at++).text());
            } else {
                throw BadInput.value("option", word, "--rules RULESET");
            }
        }
        return line.subList(at, line.size());
    }
}
