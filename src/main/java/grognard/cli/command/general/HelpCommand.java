package grognard.cli.command.general;

import grognard.cli.command.Completes;
import grognard.cli.command.LineCommand;
import grognard.cli.command.OpensNoGame;
import grognard.cli.command.Program;
import grognard.cli.command.ProgramHelp;
import grognard.cli.command.PromptHelp;
import grognard.cli.command.ResolverHelp;
import grognard.cli.environment.ExitCode;
import grognard.cli.session.Session;
import grognard.line.Token;
import grognard.render.page.LineWrapper;
import grognard.repl.CommandNode;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Shows the help of the program, of one command, or of the common options. */
@Command(
        name = "help",
        header = "what can be typed",
        customSynopsis = {"help", "help contact", "help options"})
public final class HelpCommand extends LineCommand implements OpensNoGame {

    @Parameters(arity = "0..*", paramLabel = "COMMAND", description = "what it is about")
    @Completes(CommandNode.Kind.COMMAND)
    @SuppressWarnings("UnusedVariable") // for picocli's help
    private List<String> words = List.of();

    public HelpCommand(Session session, Program program) {
        super(session, program);
    }

    /** {@code help contact} is {@code contact --help}. */
    @Override
    public int run(List<Token> typed) {
        if (!typed.isEmpty() && !typed.get(0).text().startsWith("-")) {
            if (typed.size() == 1 && typed.get(0).is("options")) {
                session.out().print(ResolverHelp.commonOptions(session.environment()));
                return ExitCode.DONE.code();
            }
            List<Token> line = new ArrayList<>(typed);
            line.add(new Token("--help", 0));
            return program.run(line);
        }
        String text = session.isAtPrompt() ? PromptHelp.text(session, program) : ProgramHelp.text(session, program);
        session.out().print(LineWrapper.text(text, session.environment().textWidth()));
        return ExitCode.DONE.code();
    }
}
