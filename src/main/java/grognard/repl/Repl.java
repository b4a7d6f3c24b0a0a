package grognard.repl;

import grognard.input.SafeText;
import grognard.line.Words;
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

/** Reads lines at a terminal and has them run, until Ctrl-D or {@code exit}. */
public final class Repl implements AutoCloseable {

    private static final List<String> LEAVE = List.of("exit", "quit");
    private static final String PROMPT = "> ";
    private static final int MOST_STUMBLES = 5;

    private final Shell shell;
    private final Terminal terminal;
    private final SteadyReader reader;
    private boolean asking;
    private @Nullable Thread running;
    private @Nullable QuitKey quitKey;

    /** @param history where lines are kept from one run to the next, if there is such a place */
    public Repl(Shell shell, Terminal terminal, Optional<Path> history) {
        this.shell = shell;
        this.terminal = terminal;
        Hints hints = new Hints(shell);
        reader = new SteadyReader(terminal);
        reader.setParser(plainWords());
        reader.setCompleter(new OrderedCompleter(new Suggestions(shell), () -> asking));
        reader.setHighlighter(new HintingHighlighter(line -> asking ? "" : hints.after(line), () -> prompt().length()));
        reader.setHistory(new PastLines(history, shell::isSecret, shell::remark));
        // '!' is for shells; here it is just a character.
        reader.setOpt(LineReader.Option.DISABLE_EVENT_EXPANSION);
        reader.unsetOpt(LineReader.Option.INSERT_TAB);
        reader.setOpt(LineReader.Option.AUTO_LIST);
        reader.setOpt(LineReader.Option.LIST_PACKED);
        reader.setVariable(LineReader.SECONDARY_PROMPT_PATTERN, "");
        reader.setAutosuggestion(LineReader.SuggestionType.TAIL_TIP);
        Keys.addTo(reader);
        // For good, and not only while a line runs: JLine has its own while it reads, and between the two Ctrl-C would
        // end the program.
        terminal.handle(Terminal.Signal.INT, signal -> interrupt());
    }

    /**
     * At the terminal that the program was started in.
     *
     * @param type what {@code TERM} says it is, if it is set
     */
    public static Repl open(Shell shell, Optional<Path> history, Optional<String> type) {
        try {
            TerminalBuilder builder =
                    TerminalBuilder.builder().system(true).dumb(true).encoding(StandardCharsets.UTF_8);
            if (type.isPresent() || !OSUtils.IS_WINDOWS) { // on Windows JLine asks the console itself
                builder.type(TerminalType.of(type.orElse("")));
            }
            Terminal terminal = builder.build();
            if (terminal.getType().startsWith(Terminal.TYPE_DUMB)) {
                // The driver of the terminal, and not JLine, sees Ctrl-C there, and would end the program.
                Signals.register("INT", () -> terminal.raise(Terminal.Signal.INT));
            }
            Repl repl = new Repl(shell, terminal, history);
            repl.quitKey = QuitKey.turnedOff(terminal);
            return repl;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot open the terminal", e);
        }
    }

    /** Whether keys reach us one by one; on a dumb terminal only whole lines do. */
    public boolean seesKeys() {
        return !terminal.getType().startsWith(Terminal.TYPE_DUMB);
    }

    /** What is written here appears in the window, UTF-8 whatever code page the system has. */
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

    /** Words as our own splitter sees them; quotes that are still open do not ask for another line. */
    private static DefaultParser plainWords() {
        DefaultParser parser = new DefaultParser();
        parser.setEofOnUnclosedQuote(false);
        parser.setEscapeChars(null);
        return parser;
    }

    /** The answer to a question, or none if the player gives up with Ctrl-C or Ctrl-D; answers are no history. */
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

    /** Where keys are seen JLine has gone to the next line by itself. */
    private void endLine() {
        if (!seesKeys()) {
            terminal.writer().println();
            terminal.flush();
        }
    }

    private String prompt() {
        return shell.ruleset().name() + PROMPT;
    }

    /** A prompt as JLine reads it, for whom % begins a pattern. */
    private static String pattern(String prompt) {
        return SafeText.lines(prompt).replace("%", "%%");
    }

    /** The columns of the window, or 0 where there is no telling. */
    public int columns() {
        return terminal.getWidth();
    }

    /** Reads and runs until the player leaves. */
    public void run() {
        int stumbles = 0;
        while (true) {
            String typed;
            try {
                typed = reader.readLine(pattern(prompt())).strip();
                stumbles = 0;
            } catch (UserInterruptException e) {
                endLine();
                continue; // Ctrl-C clears the line
            } catch (EndOfFileException e) {
                endLine();
                return;
            } catch (IOError e) {
                if (Thread.interrupted()) {
                    continue; // Ctrl-C, just as the line ended
                }
                return; // the window was closed
            } catch (RuntimeException e) {
                // JLine itself, when the window changes while it draws: the line is lost, and not the game.
                if (++stumbles == MOST_STUMBLES) {
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

    /** What was typed, line by line: pasted ones, or several with semicolons between them. */
    private static List<String> lines(String typed) {
        return typed.lines()
                .flatMap(line -> Words.lines(line).stream())
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList();
    }

    /** Runs what was typed; several lines, when they were pasted, are shown one by one. Answers whether to go on. */
    private boolean runEach(List<String> lines) {
        for (String line : lines) {
            if (LEAVE.contains(line)) {
                return false;
            }
            if (lines.size() > 1) {
                terminal.writer().println(SafeText.line(prompt() + line));
                terminal.flush();
            }
            runInterruptibly(() -> shell.run(line));
        }
        return true;
    }

    /** Ctrl-C while a line runs ends that line, and not the program. */
    private void runInterruptibly(Runnable line) {
        setRunning(Thread.currentThread());
        try {
            line.run();
        } finally {
            setRunning(null);
            Thread.interrupted(); // one that came too late is not for the next line
        }
    }

    private synchronized void setRunning(@Nullable Thread thread) {
        running = thread;
    }

    /** Between lines there is nothing to end. */
    private synchronized void interrupt() {
        if (running != null) {
            shell.stop(running);
        }
    }
}
