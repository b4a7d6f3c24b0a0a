package grognard.cli;

import grognard.input.BadInput;
import grognard.input.Nearest;
import grognard.input.Visible;
import grognard.render.Version;
import grognard.render.Wrapping;
import grognard.rules.Ruleset;
import grognard.rules.Rulesets;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;

/** Finds what was asked for, builds only that, does it, and turns what goes wrong into a message and an exit code. */
public final class Cli {

    static final int COULD_NOT = 1;
    static final int BAD_INPUT = 2;
    static final int NOT_VERIFIED = 3;

    /** The verbs that are no resolvers. */
    static final List<String> VERBS =
            List.of("odds", "roll", "rules", "sheet", "batch", "journal", "tables", "use", "help", "completion", "man");

    private final Session session;
    private final World world;

    Cli(World world) {
        this.world = world;
        this.session = new Session(world);
    }

    /** The prompt, with nobody at it yet. */
    Prompt prompt() {
        return new Prompt(this, session);
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
        int exit = guarded(world, "", () -> new Cli(world).start(args));
        try {
            world.out().flush();
        } catch (UncheckedIOException e) {
            exit = outputFailed(world, e);
        }
        try {
            world.err().flush();
        } catch (UncheckedIOException e) {
            return exit; // nobody is left to tell
        }
        return exit;
    }

    private int start(List<String> args) {
        try {
            return args.isEmpty() ? startWithout() : run(args, true);
        } finally {
            session.close();
        }
    }

    private int startWithout() {
        return world.isTerminal(0) ? prompt().run() : new BatchVerb(session).run(List.of("-"), world);
    }

    /** Runs one line of the REPL or of a batch; errors are reported with what the line was called. */
    int runLine(List<String> words, String place) {
        session.nextLine();
        int exit = guarded(world, place, () -> run(words, false));
        session.abandon(); // of a line that went wrong
        if (exit != BAD_INPUT && exit != COULD_NOT && !AtPrompt.isAboutLines(words.get(0))) {
            session.lastLine(words);
        }
        world.out().flush();
        world.err().flush();
        return exit;
    }

    /** Runs one line of a batch; what goes wrong is for the caller to report. */
    int line(List<String> words) {
        if (words.get(0).equals("batch")) {
            throw new BadInput("batch: expected no batch inside a batch");
        }
        return run(words, false);
    }

    Session session() {
        return session;
    }

    private int run(List<String> args, boolean fromShell) {
        List<String> words = new ArrayList<>(args);
        takeLeadingOptions(words);
        if (words.isEmpty()) {
            throw new BadInput("expected a resolver or command; see grognard --help");
        }
        String first = words.remove(0);
        if (fromShell && AtPrompt.WORDS.contains(first)) {
            throw new BadInput(first + ": expected it at the prompt or in piped lines, where one line follows another");
        }
        return switch (first) {
            case "-h", "--help", "help" -> help(words);
            case "-V", "--version" -> print("grognard " + Version.text() + "\n");
            case "use" -> new UseVerb(session, fromShell).run(words, world);
            case "rules" -> new RulesVerb(session).run(words, world);
            case "tables" -> new TablesVerb(session).run(words, world);
            case "sheet" -> new SheetVerb(session).run(words, world);
            case "completion" -> new CompletionVerb(session).run(words, world);
            case "man" -> new ManVerb(session).run(words, world);
            case "again" -> again(words);
            case "last", "set", "unset" -> new AtPrompt(session, first).run(words, world);
            case "odds" -> odds(words);
            case "batch" -> new BatchVerb(session).run(words, world);
            case "journal" -> new JournalVerb(session).run(words);
            default -> {
                words.add(0, first);
                yield resolve(words);
            }
        };
    }

    private int help(List<String> words) {
        if (!words.isEmpty() && !isHelp(words.get(0))) {
            words.add("--help");
            return run(words, false);
        }
        return print(session.isAtPrompt() ? PromptHelp.text(session) : Help.root(session));
    }

    /** Runs the last line again, with more words if there are any, and says what it runs. */
    private int again(List<String> more) {
        List<String> words = Again.fresh(session);
        words.addAll(more);
        Output out = Again.wantsJson(session, words) ? world.err() : world.out();
        out.print("again: " + Visible.text(LineWords.join(words)) + "\n");
        int exit = run(words, false);
        session.lastLine(words);
        return exit;
    }

    private int print(String text) {
        world.out().print(Wrapping.text(text, world.textWidth()));
        return Verb.DONE;
    }

    private int odds(List<String> words) {
        if (words.isEmpty()) {
            throw new BadInput("odds: expected a resolver, e.g. odds contact --pips 1; see "
                    + (session.isAtPrompt() ? "" : "grognard ") + "odds --help");
        }
        if (isHelp(words.get(0))) {
            return print(Help.odds());
        }
        Ruleset ruleset = rulesetOf(words);
        String name = resolverName(ruleset, words);
        return new ResolverVerb(session, ruleset, name, false, new ShowOdds(session)).run(Versus.joined(words), world);
    }

    /** {@code --rules honour} may stand before everything. */
    private void takeLeadingOptions(List<String> words) {
        while (!words.isEmpty() && words.get(0).startsWith("--rules")) {
            String word = words.remove(0);
            if (word.startsWith("--rules=")) {
                session.use(word.substring("--rules=".length()));
            } else if (word.equals("--rules") && !words.isEmpty()) {
                session.use(words.remove(0));
            } else {
                throw BadInput.value("option", word, "--rules RULESET");
            }
        }
    }

    private int resolve(List<String> words) {
        Ruleset ruleset = rulesetOf(words);
        if (words.isEmpty() || isHelp(words.get(0))) {
            return print(ruleset.name() + ": " + ruleset.title() + "\n" + Help.list(ruleset));
        }
        String name = resolverName(ruleset, words);
        return new ResolverVerb(session, ruleset, name, true, new Play(session)).run(words, world);
    }

    private static boolean isHelp(String word) {
        return word.equals("--help") || word.equals("-h");
    }

    /** Takes the ruleset's name off the words, or the one that {@code --rules} names anywhere. */
    private Ruleset rulesetOf(List<String> words) {
        if (words.get(0).equals("roll")) {
            return Rulesets.named("ruleset", "dice");
        }
        if (Rulesets.find(words.get(0)).isPresent()) {
            return Rulesets.named("ruleset", words.remove(0));
        }
        int option = words.indexOf("--rules");
        if (option > 0 && option + 1 < words.size()) {
            return Rulesets.named("--rules", words.get(option + 1));
        }
        return session.ruleset();
    }

    private String resolverName(Ruleset ruleset, List<String> words) {
        if (words.isEmpty()) {
            throw new BadInput(ruleset.name() + ": expected one of " + String.join(", ", ruleset.resolvers()));
        }
        String name = words.get(0);
        if (!ruleset.resolvers().contains(name)) {
            throw unknownCommand(ruleset, name);
        }
        return words.remove(0);
    }

    private BadInput unknownCommand(Ruleset ruleset, String word) {
        for (String other : Rulesets.names()) {
            if (Rulesets.named("ruleset", other).resolvers().contains(word)) {
                return new BadInput(word + ": not in " + ruleset.name() + "; did you mean " + other + " " + word + "?");
            }
        }
        List<String> verbs = new ArrayList<>(VERBS);
        if (session.isAtPrompt()) {
            verbs.addAll(AtPrompt.WORDS);
            verbs.add("exit");
        }
        List<String> known = new ArrayList<>(ruleset.resolvers());
        known.addAll(Rulesets.names());
        known.addAll(verbs);
        String typed = Visible.shortened(word) + ": expected a resolver of " + ruleset.name();
        Optional<String> meant = Nearest.to(word, known);
        // The whole list only for who is lost; a slip of the finger wants one word.
        return new BadInput(
                meant.isPresent()
                        ? typed + ", a ruleset or a command; did you mean " + meant.get() + "? ("
                                + (session.isAtPrompt() ? "help" : "--help") + " lists them)"
                        : typed + " (" + String.join(", ", ruleset.resolvers()) + "), a ruleset or one of "
                                + String.join(", ", verbs));
    }

    /** The one place where errors become exit codes. */
    private static int guarded(World world, String place, java.util.function.IntSupplier work) {
        try {
            return work.getAsInt();
        } catch (BadInput e) {
            complain(world, place, String.valueOf(e.getMessage()), e);
            return BAD_INPUT;
        } catch (UncheckedIOException e) {
            return outputFailed(world, e);
        } catch (Interrupted e) {
            return Interrupted.EXIT;
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError | LinkageError e) {
            if (Thread.interrupted()) {
                return Interrupted.EXIT; // whatever else was cut short by it
            }
            complain(world, place, "internal error: " + e + " (GROGNARD_DEBUG=1 shows where)", e);
            return COULD_NOT;
        }
    }

    /** A reader that has seen enough ({@code | head}) is no error; anything else that cannot be written is. */
    private static int outputFailed(World world, UncheckedIOException e) {
        IOException cause = e.getCause();
        String reason = String.valueOf(cause == null ? e.getMessage() : cause.getMessage());
        if (reason.contains("Broken pipe")
                || reason.contains("Stream closed")
                || reason.contains("pipe is being closed")) {
            return Verb.DONE;
        }
        String what = e.getMessage() == null || e.getMessage().startsWith("java.") ? "cannot write" : e.getMessage();
        complain(world, "", what + ": " + reason, e);
        return COULD_NOT;
    }

    private static void complain(World world, String place, String message, Throwable cause) {
        try {
            world.out().flush(); // what was said before the error comes before it
        } catch (UncheckedIOException e) {
            // the output itself is what failed: the message below says so
        }
        message.lines().forEach(line -> world.complain(place + line));
        if (world.env("GROGNARD_DEBUG").isPresent()) {
            StringWriter trace = new StringWriter();
            cause.printStackTrace(new PrintWriter(trace));
            world.err().print(trace.toString());
        }
    }
}
