package grognard.repl;

import grognard.input.SafeText;
import grognard.line.Tokenizer;
import java.io.IOError;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.OSUtils;
import org.jline.utils.Signals;
import org.jspecify.annotations.Nullable;

/** The prompt's main loop: reads lines at a terminal and runs them until Ctrl-D or {@code exit}. */
public final class Repl implements AutoCloseable {

    private static final String PROMPT = "> ";
    /** Errors of JLine in a row after which the prompt gives up, as the terminal cannot be used. */
    private static final int MOST_FAILURES = 5;

    private final PromptHost shell;
    private final Terminal terminal;
    private final ResizeSafeReader reader;

    /** Whether a question is being asked, for which completion and hints are off. */
    private boolean asking;

    /** The thread that runs a line, for Ctrl-C; null between lines. */
    private @Nullable Thread running;

    /** Restores the key for SIGQUIT on closing; null if the prompt was not opened at the system's terminal. */
    private @Nullable QuitKey quitKey;

    /** @param history the history file; empty to keep no history across runs */
    public Repl(PromptHost shell, Terminal terminal, Optional<Path> history) {
        this.shell = shell;
        this.terminal = terminal;
        Hints hints = new Hints(shell);
        reader = new ResizeSafeReader(terminal);
        reader.setParser(plainWords());
        reader.setCompleter(new OrderedCompleter(new Suggestions(shell), () -> asking));
        reader.setCompletionMatcher(new NameMatcher());
        reader.setHighlighter(new HintingHighlighter(line -> asking ? "" : hints.after(line), () -> prompt().length()));
        reader.setHistory(new HistoryFile(history, shell::isSecret, shell::remark));
        // Unlike in a Unix shell, '!' does not recall earlier lines.
        reader.setOpt(LineReader.Option.DISABLE_EVENT_EXPANSION);
        reader.unsetOpt(LineReader.Option.INSERT_TAB);
        reader.setOpt(LineReader.Option.AUTO_LIST);
        reader.setOpt(LineReader.Option.LIST_PACKED);
        reader.setVariable(LineReader.SECONDARY_PROMPT_PATTERN, "");
        reader.setAutosuggestion(LineReader.SuggestionType.TAIL_TIP);
        Keys.addTo(reader);
        // Installed permanently, not only while a line runs. JLine has its own handler while it reads; between the two,
        // Ctrl-C would otherwise end the program.
        terminal.handle(Terminal.Signal.INT, signal -> interrupt());
    }

    /**
     * Opens a prompt at the terminal in which the program was started.
     *
     * @param history the history file; empty to keep no history across runs
     * @param type the value of {@code TERM}; empty if it is not set
     */
    public static Repl open(PromptHost shell, Optional<Path> history, Optional<String> type) {
        try {
            TerminalBuilder builder =
                    TerminalBuilder.builder().system(true).dumb(true).encoding(StandardCharsets.UTF_8);
            if (type.isPresent() || !OSUtils.IS_WINDOWS) { // on Windows JLine asks the console itself
                builder.type(TerminalType.of(type.orElse("")));
            }
            Terminal terminal = builder.build();
            if (terminal.getType().startsWith(Terminal.TYPE_DUMB)) {
                // The terminal driver turns Ctrl-C into a signal that JLine does not handle: it would end the program.
                Signals.register("INT", () -> terminal.raise(Terminal.Signal.INT));
            }
            Repl repl = new Repl(shell, terminal, history);
            repl.quitKey = QuitKey.turnedOff(terminal);
            return repl;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot open the terminal", e);
        }
    }

    /** Whether the program sees single keys; a dumb terminal only sends complete lines. */
    public boolean seesKeys() {
        return !terminal.getType().startsWith(Terminal.TYPE_DUMB);
    }

    /** The terminal's output stream, which takes UTF-8 whatever code page the system has. */
    public OutputStream output() {
        return terminal.output();
    }

    @Override
    public void close() {
        try {
            if (quitKey != null) {
                quitKey.close();
            }
            terminal.close();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot close the terminal", e);
        }
    }

    /** A parser for completion that treats words as {@link Tokenizer} does. An open quote does not ask for a second line. */
    private static DefaultParser plainWords() {
        DefaultParser parser = new DefaultParser();
        parser.setEofOnUnclosedQuote(false);
        parser.setEscapeChars(null);
        return parser;
    }

    /** Asks the player a question. Empty if the player cancels with Ctrl-C or Ctrl-D. Answers are not kept in the history. */
    public Optional<String> ask(String prompt) {
        reader.setVariable(LineReader.DISABLE_HISTORY, true);
        asking = true;
        try {
            return Optional.of(reader.readLine(pattern(prompt)).strip());
        } catch (UserInterruptException | EndOfFileException e) {
            endLine();
            return Optional.empty();
        } finally {
            asking = false;
            reader.setVariable(LineReader.DISABLE_HISTORY, false);
        }
    }

    /** Ends the line after Ctrl-C or Ctrl-D on a dumb terminal. On others JLine does so itself. */
    private void endLine() {
        if (!seesKeys()) {
            terminal.writer().println();
            terminal.flush();
        }
    }

    private String prompt() {
        return shell.place() + PROMPT;
    }

    /** Escapes a prompt for JLine, which treats {@code %} as the start of a pattern. */
    private static String pattern(String prompt) {
        return SafeText.lines(prompt).replace("%", "%%");
    }

    /** Width of the window in columns; 0 if it is unknown. */
    public int columns() {
        return terminal.getWidth();
    }

    /** Height of the window in lines; 0 if it is unknown. */
    public int rows() {
        return terminal.getHeight();
    }

    /** Reads and runs lines until the player leaves or the terminal is closed. */
    public void run() {
        int failures = 0;
        while (true) {
            Thread.interrupted(); // a Ctrl-C that came late, or the prompt could not read the game
            String typed;
            try {
                typed = reader.readLine(pattern(prompt())).strip();
                failures = 0;
            } catch (UserInterruptException e) {
                endLine();
                continue; // Ctrl-C clears the line
            } catch (EndOfFileException e) {
                endLine();
                return;
            } catch (IOError e) {
                if (Thread.interrupted()) {
                    continue; // Ctrl-C just as the line ended
                }
                return; // the window was closed
            } catch (RuntimeException e) {
                // JLine may fail when the window is resized while it draws. Only the line is lost, not the game.
                if (++failures == MOST_FAILURES) {
                    throw e;
                }
                endLine();
                continue;
            }
            if (typed.isEmpty()) {
                runInterruptibly(shell::empty);
            } else if (!runEach(lines(typed))) {
                return;
            }
        }
    }

    /** Splits the input into single lines, at the line breaks of pasted text and at semicolons. */
    private static List<String> lines(String typed) {
        return typed.lines()
                .flatMap(line -> Tokenizer.lines(line).stream())
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList();
    }

    /**
     * Runs the lines in order. If there are several, each is shown before its result, and an error ends them: the later
     * ones were typed for a game in which the earlier had happened.
     *
     * @return false if one of them leaves the prompt
     */
    private boolean runEach(List<String> lines) {
        for (String line : lines) {
            if (lines.size() > 1) {
                terminal.writer().println(SafeText.line(prompt() + line));
                terminal.flush();
            }
            boolean[] done = new boolean[1];
            runInterruptibly(() -> done[0] = shell.run(line));
            if (shell.hasLeft()) {
                return false;
            }
            if (!done[0]) {
                return true;
            }
        }
        return true;
    }

    /** Runs a line so that Ctrl-C ends only this line, not the program. */
    private void runInterruptibly(Runnable line) {
        setRunning(Thread.currentThread());
        try {
            line.run();
        } finally {
            setRunning(null);
            Thread.interrupted(); // an interrupt that came too late must not end the next line
        }
    }

    private synchronized void setRunning(@Nullable Thread thread) {
        running = thread;
    }

    /** Handles Ctrl-C: stops the running line; does nothing between lines. */
    private synchronized void interrupt() {
        if (running != null) {
            shell.stop(running);
        }
    }
}
