package grognard.cli.session;

import grognard.cli.environment.Environment;
import grognard.cli.environment.InterruptGuard;
import grognard.cli.environment.Output;
import grognard.cli.settings.Preferences;
import grognard.cli.settings.TableCache;
import grognard.input.BadInput;
import grognard.journal.Journal;
import grognard.line.CommonOption;
import grognard.line.OptionValues;
import grognard.render.page.Style;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rulesets.RulesetLibrary;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What holds from one line to the next. */
public final class Session {

    private final Environment environment;
    private final Preferences preferences;
    private final TableCache tableCache;
    private final CurrentLine line = new CurrentLine();
    private final LastResult last = new LastResult();
    private final @Nullable BatchSettings batch;
    private final @Nullable Session outer;
    private @Nullable JournalPool pool;
    private @Nullable Function<String, Optional<String>> reader;
    private boolean atPrompt;
    private @Nullable InterruptGuard interruptGuard;
    private @Nullable OpenGame game;
    private @Nullable String named;

    public Session(Environment environment) {
        this(environment, null, null);
    }

    private Session(Environment environment, @Nullable BatchSettings batch, @Nullable Session outer) {
        this.environment = environment;
        this.preferences = new Preferences(environment, outer == null ? null : outer.preferences);
        this.tableCache = new TableCache(preferences);
        this.batch = batch;
        this.outer = outer;
    }

    /** A session for lines of a batch that this one runs. */
    public Session forBatch(Environment inside, BatchSettings settings) {
        return new Session(inside, settings, this);
    }

    public Environment environment() {
        return environment;
    }

    public Preferences preferences() {
        return preferences;
    }

    /** The ruleset for lines that name none. */
    public Ruleset ruleset() {
        Optional<OpenGame> played = game();
        return played.isPresent() ? played.get().ruleset() : preferences.ruleset();
    }

    /** The ruleset for a line with these options that names none itself. */
    public Ruleset ruleset(OptionValues options) {
        Optional<String> typed = options.text(CommonOption.RULES);
        return typed.isPresent() ? library().named(CommonOption.RULES.longName(), typed.get()) : ruleset();
    }

    /** The rulesets that there are. */
    public RulesetLibrary library() {
        return preferences.library();
    }

    /** Returns the tables in force for that ruleset and line; read from disk only when they changed. */
    public Tables tables(Ruleset ruleset, OptionValues options) {
        return tableCache.tables(ruleset, options);
    }

    /** Returns standard output, or the batch's buffer for it. */
    public Output out() {
        return environment.out();
    }

    /** From now on lines are played in that game. */
    public OpenGame play(String file, boolean forced) {
        if (outer != null) {
            return outer.play(file, forced);
        }
        OpenGame opened = new OpenGame(this, file, forced);
        settle();
        if (pool != null) {
            pool.forget(JournalPool.path("--game", file)); // the file as it is now is the one to write to
        }
        leaveGame();
        opened.markSeen();
        game = opened;
        return opened;
    }

    /** The line names a game and does not open it: it may be one that cannot be played. */
    public void nameGame(@Nullable String file) {
        named = file;
    }

    /** The file of the game that lines are played in, or that this line names. */
    public Optional<String> gameFile() {
        return named == null ? game().map(OpenGame::file) : Optional.of(named);
    }

    /** From now on lines stand alone. */
    public void leaveGame() {
        game = null;
    }

    /** The game that lines are played in, if they are. */
    public Optional<OpenGame> game() {
        if (game != null) {
            return Optional.of(game);
        }
        return outer == null ? Optional.empty() : outer.game();
    }

    /** The same, for what makes no sense without one. */
    public OpenGame gameFor(String command) {
        return game().orElseThrow(() -> BadInput.of(
                command,
                atPrompt
                        ? "a game: game FILE goes on with one, game new FILE MUSTER\u2026 begins one"
                        : "a game: grognard --game FILE " + command));
    }

    /** The line that is being carried out. */
    public CurrentLine line() {
        return line;
    }

    /** What was done last. */
    public LastResult last() {
        return last;
    }

    /** What holds for all lines of the batch that is being run, if one is. */
    public Optional<BatchSettings> batch() {
        return Optional.ofNullable(batch);
    }

    /** The options of a line together with those of its batch. */
    public OptionValues inForce(OptionValues typed) {
        if (batch == null) {
            return typed;
        }
        return typed.isEmpty() ? batch.plain() : typed.withDefaults(batch.options());
    }

    /** From now on lines are typed at the prompt, which has its own way of reading answers. */
    public void startPrompt() {
        atPrompt = true;
        interruptGuard = new InterruptGuard();
    }

    /** Ctrl-C: has the thread that works stop as soon as nothing is left half done. */
    public void stop(Thread working) {
        if (interruptGuard != null) {
            interruptGuard.stop(working);
        }
    }

    public void readWith(Function<String, Optional<String>> otherReader) {
        reader = otherReader;
    }

    public boolean isAtPrompt() {
        return atPrompt;
    }

    /** Whether a person types these lines, so that the beginning of an option or value will do. */
    public boolean takesPrefixes() {
        return batch == null && (atPrompt || (environment.isTerminal(0) && environment.isTerminal(1)));
    }

    /** Prints help: at the prompt, where what scrolled away is gone, page by page. */
    public void page(String text) {
        if (atPrompt) {
            environment.page(text);
        } else {
            out().print(text);
        }
    }

    /** Asks the player for a die. */
    public String ask(String what, String complaint) {
        String prompt = (complaint.isEmpty() ? "" : complaint + "\n") + what + ": ";
        return read(prompt)
                .orElseThrow(() -> new BadInput(
                        atPrompt
                                ? "--ask: given up at the " + what + "; nothing was resolved"
                                : "--ask: the input ended where the " + what + " was wanted"));
    }

    /** Asks the player for what a line leaves open. */
    public String answer(String what) {
        if (batch().isPresent() || (!atPrompt && !environment.isTerminal(0))) {
            throw new BadInput(what.replace("\n", ": ") + " is open, and there is nobody to ask");
        }
        return read(what + ": ").orElseThrow(() -> new BadInput("given up; nothing was played"));
    }

    private Optional<String> read(String prompt) {
        if (reader != null) {
            return reader.apply(prompt);
        }
        environment.err().print(prompt);
        environment.err().flush();
        return environment.readLine();
    }

    /**
     * A journal to write to. Before it is touched, what waits for another is put on disk: nobody holds one journal while
     * waiting for a second, so that two who want the same two cannot wait for each other, nor one for itself.
     */
    public Journal journal(String where, String file) {
        Journal journal = pool().open(where, file);
        if (pool().isAnotherLocked(journal)) {
            settle();
        }
        return journal;
    }

    private JournalPool pool() {
        if (pool == null) {
            pool = outer == null ? new JournalPool(environment) : outer.pool();
        }
        return pool;
    }

    /** Puts on disk what waits to be recorded, and then lets its outcomes out. */
    public void settle() {
        if (pool != null) {
            commit(pool);
            out().release();
        }
    }

    private void commit(JournalPool waiting) {
        if (outer != null) {
            outer.commit(waiting);
        } else if (interruptGuard == null) {
            waiting.commit();
        } else {
            interruptGuard.begin();
            try {
                waiting.commit();
            } finally {
                interruptGuard.end();
            }
        }
    }

    /** Forgets what waits to be recorded, and its outcomes with it. */
    public void abandon() {
        if (pool != null) {
            pool.abandon();
            out().discard();
        }
    }

    /** Lets go of everything; what is not settled by now was never shown. */
    public void close() {
        if (outer == null) {
            leaveGame();
        }
        if (pool != null && outer == null) {
            pool.close();
        }
    }

    /** What has to be typed before a command. */
    public String commandPrefix() {
        return atPrompt ? "" : "grognard ";
    }

    /** What has to be typed before the name of a resolver of that ruleset. */
    public String resolverPrefix(Ruleset of) {
        return commandPrefix() + rulesetPrefix(of);
    }

    /** The ruleset's name and a blank, where a line typed next would mean another without it. */
    public String rulesetPrefix(Ruleset of) {
        boolean gameGoesOn = game().isPresent()
                && (atPrompt || environment.env("GROGNARD_GAME").isPresent());
        Ruleset next = gameGoesOn ? game().get().ruleset() : preferences.lastingRuleset();
        return of.name().equals(next.name()) ? "" : of.name() + " ";
    }

    public Style style(OptionValues options) {
        return options.has(CommonOption.NO_COLOR) ? Style.PLAIN : environment.style();
    }
}
