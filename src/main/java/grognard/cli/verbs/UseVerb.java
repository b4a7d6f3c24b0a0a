package grognard.cli.verbs;

import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Operand;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.input.BadInput;
import grognard.rules.Ruleset;
import grognard.rulesets.Library;
import grognard.rulesets.Rulesets;
import java.util.List;

/** Sets the ruleset for lines that name none: in the REPL and in batches until the end, from the shell for good. */
public final class UseVerb implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of("use", "the ruleset for lines that name none")
            .examples("use paperboys")
            .operand(Operand.of("RULESET", Operand.Kind.RULESET, String.join(", ", Rulesets.names())))
            .build();

    private final Session session;

    public UseVerb(Session session) {
        this.session = session;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    /** The name or the folder of a ruleset; any other is refused. */
    public static String checked(String name, Library library) {
        List<String> names = library.names();
        if (name.isEmpty()) {
            throw new BadInput("use: expected one of " + String.join(", ", names));
        }
        if (name.equals("dice")) {
            throw BadInput.value("use", name, "one of " + String.join(", ", names), names);
        }
        library.named("use", name);
        return name;
    }

    @Override
    public Exit run(Call call) {
        String name = checked(call.word().orElse(""), session.library());
        boolean linesFollow = session.isAtPrompt() || session.batch().isPresent();
        if (linesFollow) {
            session.preferences().useAfresh(name);
        } else {
            session.preferences().useForGood(name);
        }
        Ruleset ruleset = session.ruleset();
        session.world().out().print("Using " + ruleset.name() + ": " + ruleset.title() + "\n");
        return Exit.DONE;
    }
}
