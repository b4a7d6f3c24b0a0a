package grognard.cli.verbs;

import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Operand;
import grognard.cli.verb.Program;
import grognard.cli.verb.ProgramHelp;
import grognard.cli.verb.PromptHelp;
import grognard.cli.verb.ResolverHelp;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.cli.world.World;
import grognard.line.Word;
import grognard.render.Wrapping;
import java.util.ArrayList;
import java.util.List;

/** Says what can be typed, or all about one command. */
public final class HelpVerb implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of("help", "what can be typed")
            .examples("help", "help contact", "help options")
            .operand(Operand.of("[COMMAND]", Operand.Kind.COMMAND, "what it is about")
                    .andMore())
            .opensNoGame()
            .build();

    private final Session session;
    private final Program program;

    public HelpVerb(Session session, Program program) {
        this.session = session;
        this.program = program;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    /** {@code help contact} is {@code contact --help}. */
    @Override
    public Exit run(List<Word> words, World world) {
        if (!words.isEmpty() && !words.get(0).text().startsWith("-")) {
            if (words.size() == 1 && words.get(0).is("options")) {
                session.page(ResolverHelp.usual(world));
                return Exit.DONE;
            }
            List<Word> line = new ArrayList<>(words);
            line.add(new Word("--help", 0));
            return program.run(line);
        }
        String text = session.isAtPrompt() ? PromptHelp.text(session, program) : ProgramHelp.text(session, program);
        session.page(Wrapping.text(text, world.textWidth()));
        return Exit.DONE;
    }

    @Override
    public Exit run(Call call) {
        throw new IllegalStateException("help reads its words as a line");
    }
}
