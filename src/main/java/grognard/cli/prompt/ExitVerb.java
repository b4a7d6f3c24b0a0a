package grognard.cli.prompt;

import grognard.cli.verb.Call;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.input.BadInput;

/** Leaves the prompt, which sees to it before a line is run. */
public final class ExitVerb implements Verb {

    private static final VerbDescription DESCRIPTION =
            VerbDescription.of("exit", "leave; so does Ctrl-D").betweenLines().build();

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    @Override
    public Exit run(Call call) {
        throw BadInput.of("exit", "it at the prompt, alone on a line");
    }
}
