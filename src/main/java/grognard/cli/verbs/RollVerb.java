package grognard.cli.verbs;

import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Operand;
import grognard.cli.verb.Program;
import grognard.cli.verb.ResolverLine;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.cli.world.World;
import grognard.line.Usual;
import grognard.line.Word;
import java.util.ArrayList;
import java.util.List;

/** Throws plain dice: a resolver that belongs to no ruleset. */
public final class RollVerb implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of("roll", "plain dice: 3d6+1, 2dav, d1000")
            .operand(Operand.of("DICE", Operand.Kind.WORD, "what to throw"))
            .usual(Usual.of(Usual.For.PLAY))
            .build();

    private final ResolverLine line;

    public RollVerb(Session session, Program program) {
        line = new ResolverLine(session, program);
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    /** The words are a resolver's line, and read as one. */
    @Override
    public Exit run(List<Word> words, World world) {
        List<Word> all = new ArrayList<>(words.size() + 1);
        all.add(new Word(DESCRIPTION.name(), 0));
        all.addAll(words);
        return line.run(all, Usual.For.PLAY);
    }

    @Override
    public Exit run(Call call) {
        throw new IllegalStateException("roll reads its words as a resolver's line");
    }
}
