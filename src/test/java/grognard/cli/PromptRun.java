package grognard.cli;

import grognard.cli.environment.Environment;
import grognard.cli.prompt.Prompt;
import grognard.cli.session.Session;
import grognard.repl.PromptHost;
import grognard.testing.Run;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** Lines as they are typed at the prompt, without a terminal around them. */
public final class PromptRun implements AutoCloseable {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final Session session;
    private final Prompt prompt;

    public PromptRun() {
        this(Map.of());
    }

    /** A prompt in that environment. */
    public PromptRun(Map<String, String> environment) {
        this(environment, InputStream.nullInputStream());
    }

    PromptRun(Map<String, String> environment, InputStream answers) {
        Environment world = new Environment(answers, out, err, environment, () -> 0);
        session = new Session(world);
        prompt = new Prompt(session, new Cli(session), new ErrorHandler(world)::runLine);
        prompt.start();
    }

    /** A prompt whose questions are answered so, an answer a line. */
    public static PromptRun answered(String answers) {
        return answered(answers, Map.of());
    }

    /** Such a prompt in that environment. */
    public static PromptRun answered(String answers, Map<String, String> environment) {
        return new PromptRun(environment, new ByteArrayInputStream(answers.getBytes(StandardCharsets.UTF_8)));
    }

    /** The prompt as its terminal sees it. */
    public PromptHost shell() {
        return prompt;
    }

    /** What all of these lines print, one after another. */
    public static Run of(List<String> lines) {
        PromptRun run = new PromptRun();
        lines.forEach(run::type);
        return run.soFar();
    }

    /** Types a line and Enter. */
    public void type(String line) {
        if (line.isEmpty()) {
            prompt.empty();
        } else {
            prompt.run(line);
        }
    }

    /** Types a line and Enter; what it prints is no longer part of what was printed before. */
    public Run typed(String line) {
        out.reset();
        err.reset();
        type(line);
        return soFar();
    }

    /** All that was printed; the prompt itself has no exit code yet. */
    public Run soFar() {
        return new Run(0, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** Closes the journals that are still open, as the end of the prompt does. Needed only where a test opens very many. */
    @Override
    public void close() {
        session.close();
    }
}
