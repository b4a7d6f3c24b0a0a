package grognard.cli.session;

import grognard.cli.environment.Environment;
import grognard.cli.environment.InterruptGuard;
import grognard.cli.environment.Output;
import grognard.cli.environment.PathName;
import grognard.cli.settings.Preferences;
import grognard.cli.settings.TableCache;
import grognard.input.BadInput;
import grognard.journal.Journal;
import grognard.line.CommonOption;
import grognard.line.OptionValues;
import grognard.line.Request;
import grognard.play.GameResolution;
import grognard.render.game.GameText;
import grognard.render.page.LineWrapper;
import grognard.render.page.Style;
import grognard.render.page.TextPage;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rulesets.RulesetLibrary;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The state that lasts from one line to the next: settings, open game and journals, the last result. A batch gives each
 * worker a session inside the outer one, which shares its game and journals.
 */
public final class Session {

    /** Columns that are left for an answer after a question. */
    private static final int ANSWER = 8;

    private final Environment environment;
    private final Preferences preferences;
    private final TableCache tableCache;
    private final CurrentLine line = new CurrentLine();
    private final LastResult last = new LastResult();
    private final @Nullable BatchSettings batch;
    private final @Nullable Session outer;
    private @Nullable JournalPool pool;
    private @Nullable Function<String, Optional<String>> reader;
    private @Nullable Predicate<String> lookUps;
    private boolean atPrompt;
    private boolean left;
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

    /** Returns a session for a worker of a batch that this session runs. */
    public Session forBatch(Environment inside, BatchSettings settings) {
        return new Session(inside, settings, this);
    }

    public Environment environment() {
        return environment;
    }

    public Preferences preferences() {
        return preferences;
    }

    /** Returns the ruleset for lines that name none: the game's, or the player's choice. */
    public Ruleset ruleset() {
        Optional<OpenGame> played = game();
        return played.isPresent() ? played.get().ruleset() : preferences.ruleset();
    }

    /**
     * Returns whether a line that begins so plays a resolver of the ruleset in use. In a game {@code capture} is the
     * command, which records the capture in every ruleset.
     */
    public boolean resolves(String name) {
        return ruleset().resolvers().contains(name) && (GameResolution.isPlayed(name) || game().isEmpty());
    }

    /** Returns the ruleset of a line's {@code --rules}, or else the one in use. */
    public Ruleset ruleset(OptionValues options) {
        Optional<String> typed = options.text(CommonOption.RULES);
        return typed.isPresent() ? library().named(CommonOption.RULES.longName(), typed.get()) : ruleset();
    }

    /** Returns the built-in rulesets and those in folders. */
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

    /**
     * Returns where text that is no result goes: standard output, or standard error in a batch whose results are for
     * other programs.
     */
    public Output remarks() {
        return printsRows() || printsJson() ? environment.err() : environment.out();
    }

    /**
     * Opens a game, in which the following lines are played. It is opened completely before the old one is left.
     *
     * @param forced whether records changed by hand are accepted
     */
    public OpenGame play(String file, boolean forced) {
        if (outer != null) {
            return outer.play(file, forced);
        }
        OpenGame opened = new OpenGame(this, file, forced);
        settle();
        if (pool != null) {
            pool.forget(PathName.file("--game", file)); // reopened, in case the file was replaced
        }
        leaveGame();
        opened.markSeen();
        game = opened;
        return opened;
    }

    /** Names a game without opening it, for commands that also work on a file which cannot be played. */
    public void nameGame(@Nullable String file) {
        named = file;
    }

    /** Returns the file of the open game, or of the one that this line names. */
    public Optional<String> gameFile() {
        return named == null ? game().map(OpenGame::file) : Optional.of(named);
    }

    /** Leaves the game; its records are on disk already. */
    public void leaveGame() {
        game = null;
    }

    /** Returns the open game, of this session or the outer one. */
    public Optional<OpenGame> game() {
        if (game != null) {
            return Optional.of(game);
        }
        return outer == null ? Optional.empty() : outer.game();
    }

    /** Returns the open game for a command that needs one; without a game the error says how to open one. */
    public OpenGame gameFor(String command) {
        return game().orElseThrow(() -> BadInput.of(
                command,
                atPrompt
                        ? "a game: game FILE goes on with one, game new FILE MUSTER\u2026 begins one"
                        : "a game: grognard --game FILE " + command));
    }

    /** Returns the number and seed of the line that is being run. */
    public CurrentLine line() {
        return line;
    }

    /** Returns the last line and its result. */
    public LastResult last() {
        return last;
    }

    /** Returns the settings of the batch that is being run; empty outside one. */
    public Optional<BatchSettings> batch() {
        return Optional.ofNullable(batch);
    }

    /** Returns whether a batch prints each result as a row of a spreadsheet, beside which there is no other text. */
    public boolean printsRows() {
        return batch != null && batch.csv();
    }

    /** Returns the options of a line merged with those of its batch; the line's own win. */
    public OptionValues inForce(OptionValues typed) {
        if (batch == null) {
            return typed;
        }
        return typed.isEmpty() ? batch.plain() : typed.withDefaults(batch.options());
    }

    /** Returns the options of a command about a game, with {@code --json} if its batch prints JSON. */
    public OptionValues inFormat(OptionValues typed) {
        return typed.with(CommonOption.JSON, typed.json() || printsJson());
    }

    private boolean printsJson() {
        return batch != null && batch.options().json();
    }

    /** Marks the session as being at the prompt, where Ctrl-C must not end the program. */
    public void startPrompt() {
        atPrompt = true;
        interruptGuard = new InterruptGuard();
    }

    /** Handles Ctrl-C: interrupts the working thread, but not while a journal is written. */
    public void stop(Thread working) {
        if (interruptGuard != null) {
            interruptGuard.stop(working);
        }
    }

    /** Sets the reader for answers of the player; it gets the question and returns empty if the player gives up. */
    public void readWith(Function<String, Optional<String>> otherReader) {
        reader = otherReader;
    }

    /**
     * Sets what answers look-ups that are typed while a question is open; the question is then asked again.
     *
     * @param other gets what was typed, and returns false if it is no look-up but the player's answer
     */
    public void lookUpWith(Predicate<String> other) {
        lookUps = other;
    }

    /** Leaves the prompt after the line that is being run. */
    public void leavePrompt() {
        left = true;
    }

    public boolean hasLeft() {
        return left;
    }

    public boolean isAtPrompt() {
        return atPrompt;
    }

    /** Refuses a command about the line before it, which in a batch another thread may have run. */
    public void requirePrompt(String command) {
        if (!atPrompt) {
            throw BadInput.of(command, "it at the prompt");
        }
    }

    /**
     * Returns whether a person types the lines, so that unique prefixes of options and values are enough. Scripts must
     * use full names, so that a new option never breaks one.
     */
    public boolean takesPrefixes() {
        return batch == null && (atPrompt || (environment.isTerminal(0) && environment.isTerminal(1)));
    }

    /** Returns the request with unique prefixes of values expanded, if a person typed it. */
    public Request expandPrefixes(Request request, Tables tables) {
        return takesPrefixes() ? request.expandPrefixes(tables) : request;
    }

    /**
     * Asks the player for a die.
     *
     * @param what the die and its purpose
     * @param error the error of the last answer; empty the first time
     */
    public String ask(String what, String error) {
        String prompt = (error.isEmpty() ? "" : error + "\n") + what + ": ";
        return read(prompt)
                .orElseThrow(() -> new BadInput(
                        atPrompt
                                ? "--ask: given up at the " + what + "; nothing was resolved"
                                : "--ask: the input ended where the " + what + " was wanted"));
    }

    /** Whether a player can be asked before the dice what only the table shows. */
    public boolean asksAboutTable() {
        return atPrompt && batch().isEmpty() && preferences().settings().asks();
    }

    /** Asks the player for a value that a line leaves open; an error in a batch or without a terminal. */
    public String answer(String what) {
        if (batch().isPresent() || (!atPrompt && !environment.isTerminal(0))) {
            throw new BadInput(what.replace("\n", ": ") + " is missing, and no player can be asked");
        }
        return read(what + ": ").orElseThrow(() -> new BadInput("given up; nothing was played"));
    }

    /** Asks the player for something that has a default, which is an empty answer; also where the input has ended. */
    public String answerOrDefault(String what) {
        return reader == null ? read(what + ": ").orElse("") : answer(what);
    }

    /**
     * Asks a question until the player answers yes or no; none and nobody are no.
     *
     * @param otherwise what Enter alone means
     */
    public boolean isYes(String question, boolean otherwise) {
        String again = "";
        while (true) {
            String answer = answer(again + question + (otherwise ? " [Y/n]" : " [y/N]"))
                    .strip()
                    .toLowerCase(Locale.ROOT);
            if (answer.isEmpty()) {
                return otherwise;
            }
            for (String word : List.of("yes", "no", "none", "nobody")) {
                if (word.startsWith(answer)) {
                    return word.equals("yes");
                }
            }
            again = "Please answer y or n; Enter alone is " + (otherwise ? "y" : "n")
                    + ", ? WORD looks a rule up, Ctrl-C gives up the line.\n";
        }
    }

    /**
     * Reads an answer, and again after each look-up. The question is wrapped between words, and its last line leaves columns
     * for the answer.
     */
    private Optional<String> read(String question) {
        out().endPage();
        String kept = question.stripTrailing().replace("(Enter: ", "(Enter:\u00a0"); // stays in one piece
        String prompt = LineWrapper.text(kept, environment.textWidth() - ANSWER).replace('\u00a0', ' ') + " ";
        Optional<String> answer = readOnce(prompt);
        while (lookUps != null && answer.filter(lookUps).isPresent()) {
            answer = readOnce(prompt);
        }
        return answer;
    }

    private Optional<String> readOnce(String prompt) {
        if (reader != null) {
            return reader.apply(prompt);
        }
        environment.err().print(prompt);
        environment.err().flush();
        return environment.readLine();
    }

    /**
     * Returns a journal to write to. Pending records of other journals are written first: a session never holds the
     * lock of one journal while it waits for a second, so two processes that want the same two cannot deadlock.
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

    /** Writes pending records to disk, then lets the held output pass. */
    public void settle() {
        if (pool != null) {
            commit(pool);
            out().release();
        }
    }

    /** Commits, shielded from Ctrl-C at the prompt. Only the outermost session has the guard. */
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

    /** Drops pending records and the output that reports them. */
    public void abandon() {
        if (pool != null) {
            pool.abandon();
            out().discard();
        }
    }

    /** Closes all journals. Records that are still pending are dropped; their output was never shown. */
    public void close() {
        if (outer == null) {
            leaveGame();
        }
        if (pool != null && outer == null) {
            pool.close();
        }
    }

    /** Returns the text before a command in messages: the program's name in a shell, nothing at the prompt. */
    public String commandPrefix() {
        return atPrompt ? "" : "grognard ";
    }

    /** Returns the text before a resolver of that ruleset in messages. */
    public String resolverPrefix(Ruleset of) {
        return commandPrefix() + rulesetPrefix(of);
    }

    /** Returns the ruleset's name and a blank, if the player's next line would mean another ruleset without it. */
    public String rulesetPrefix(Ruleset of) {
        boolean gameGoesOn = game().isPresent()
                && (atPrompt || environment.env("GROGNARD_GAME").isPresent());
        Ruleset next = gameGoesOn ? game().get().ruleset() : preferences.lastingRuleset();
        return of.name().equals(next.name()) ? "" : of.name() + " ";
    }

    /** Returns an empty page for the terminal in the style that the options ask for. */
    public TextPage page(OptionValues options) {
        return new TextPage(style(options), environment.width());
    }

    /** Returns the texts about a game, in the style that the options ask for and as wide as the terminal. */
    public GameText gameText(OptionValues options) {
        return new GameText(style(options), environment.textWidth());
    }

    public Style style(OptionValues options) {
        return options.has(CommonOption.NO_COLOR) ? Style.PLAIN : environment.style();
    }
}
