package grognard.cli.command.prompt;

import grognard.cli.command.LineCommand;
import grognard.cli.command.Program;
import grognard.cli.command.PromptOnly;
import grognard.cli.environment.Output;
import grognard.cli.run.RequestRunner;
import grognard.cli.session.Session;
import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.line.Request;
import grognard.line.Token;
import grognard.line.Tokenizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Runs the last line again with fresh dice and any options added, and prints the line that it runs. */
@Command(
        name = "again",
        header = "the last command with fresh dice; so does an empty line",
        customSynopsis = {"again", "again --elite"})
public final class AgainCommand extends LineCommand implements PromptOnly {

    @Parameters(arity = "0..*", paramLabel = "OPTION", description = "more options of the line")
    @SuppressWarnings("UnusedVariable") // for picocli's help
    private List<String> words = List.of();

    public AgainCommand(Session session, Program program) {
        super(session, program);
    }

    @Override
    public int run(List<Token> more) {
        session.requirePrompt("again");
        if (session.last().words().isEmpty()) {
            throw new BadInput("again: no command to repeat yet");
        }
        Optional<Request> request = session.last().request();
        return request.isPresent() ? ask(request.get(), more) : repeat(more);
    }

    /** Repeats a resolver's line without its seed and dice. Options typed now replace those of the last line. */
    private int ask(Request last, List<Token> typedNow) {
        RequestRunner requests = new RequestRunner(session);
        String name = last.resolver().description().name();
        Request more = requests.reader(last.ruleset(), name, last.purpose()).read(typedNow);
        Request now = last.withFreshDice().changedBy(more);
        List<String> typed = session.last().words();
        List<String> line = new ArrayList<>(typed.subList(0, typed.indexOf(name) + 1));
        line.addAll(now.words());
        // The line is printed for people: where JSON goes to standard output, it goes to standard error.
        boolean json = now.options().json() || session.preferences().settings().wantsJson();
        say(line, json ? session.environment().err() : session.out());
        int exit = requests.run(now).code();
        session.last().done(line);
        return exit;
    }

    /** Repeats a command's line as typed, with the new words at its end. */
    private int repeat(List<Token> more) {
        List<Token> line = new ArrayList<>(Tokenizer.of(session.last().words()));
        line.addAll(more);
        say(Tokenizer.texts(line), session.out());
        int exit = program.run(line);
        session.last().done(Tokenizer.texts(line));
        return exit;
    }

    private static void say(List<String> line, Output out) {
        out.print("again: " + SafeText.line(Tokenizer.join(line)) + "\n");
    }
}
