package grognard.cli.prompt;

import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Operand;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.input.BadInput;

/** Forgets what was set. */
public final class UnsetVerb implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of("unset", "forget what was set")
            .examples("unset seed")
            .operand(Operand.of("KEY", Operand.Kind.SETTING, "what to forget").andMore())
            .betweenLines()
            .build();

    private final Session session;

    public UnsetVerb(Session session) {
        this.session = session;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    @Override
    public Exit run(Call call) {
        if (call.words().size() != 1) {
            throw BadInput.of("unset", "one key");
        }
        String key = call.words().get(0);
        session.preferences().settings().unset(session.ruleset(), key);
        SetVerb.show(session, key);
        return Exit.DONE;
    }
}
