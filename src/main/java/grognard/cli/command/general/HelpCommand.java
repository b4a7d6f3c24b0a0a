package grognard.cli.command.general;

import grognard.cli.command.Completes;
import grognard.cli.command.LineCommand;
import grognard.cli.command.OpensNoGame;
import grognard.cli.command.Program;
import grognard.cli.command.ProgramHelp;
import grognard.cli.command.PromptHelp;
import grognard.cli.command.ResolverHelp;
import grognard.cli.session.Session;
import grognard.cli.world.Exit;
import grognard.line.Word;
import grognard.line.Words;
import grognard.render.Wrapping;
import grognard.repl.Branch;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Shows what can be typed, or the help of one command. */
@Command(
        name = "help",
        header = "what can be typed",
        customSynopsis = {"help", "help contact", "help options"})
public final class HelpCommand implements LineCommand, OpensNoGame {

    @Parameters(arity = "0..*", paramLabel = "COMMAND", description = "what it is about")
    @Completes(Branch.Kind.COMMAND)
    private List<String> words = List.of();

    private final Session session;
    private final Program program;

    public HelpCommand(Session session, Program program) {
        this.session = session;
        this.program = program;
    }

    @Override
    public Integer call() {
        return run(Words.of(words));
    }

    /** {@code help contact} is {@code contact --help}. */
    @Override
    public int run(List<Word> typed) {
        if (!typed.isEmpty() && !typed.get(0).text().startsWith("-")) {
            if (typed.size() == 1 && typed.get(0).is("options")) {
                session.page(ResolverHelp.usual(session.world()));
                return Exit.DONE.code();
            }
            List<Word> line = new ArrayList<>(typed);
            line.add(new Word("--help", 0));
            return program.run(line);
        }
        String text = session.isAtPrompt() ? PromptHelp.text(session, program) : ProgramHelp.text(session, program);
        session.page(Wrapping.text(text, session.world().textWidth()));
        return Exit.DONE.code();
    }
}
