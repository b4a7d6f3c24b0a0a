package grognard.cli.command.general;

import grognard.cli.command.Completes;
import grognard.cli.session.Session;
import grognard.input.BadInput;
import grognard.repl.CommandNode;
import grognard.rules.Ruleset;
import grognard.rulesets.RulesetLibrary;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * Chooses the ruleset for lines that name none: at the prompt and in batches until they end, from the shell
 * permanently.
 */
@Command(name = "use", header = "the ruleset for lines that name none", customSynopsis = "use paperboys")
public final class UseCommand implements Runnable {

    @Parameters(arity = "0..1", paramLabel = "RULESET", description = "paperboys, honour, acw, napoleonic, or your own")
    @Completes(CommandNode.Kind.RULESET)
    private String wanted = "";

    private final Session session;

    public UseCommand(Session session) {
        this.session = session;
    }

    /** Returns the name or folder if there is such a ruleset; plain dice and unknown names are refused. */
    public static String checked(String name, RulesetLibrary library) {
        List<String> names = library.names();
        if (name.isEmpty()) {
            throw new BadInput("use: expected one of " + String.join(", ", names));
        }
        if (name.equals("dice")) {
            throw BadInput.oneOf("use", name, names);
        }
        Optional<String> titled = library.find(name).isPresent() ? Optional.empty() : byTitle(name, library);
        if (titled.isPresent()) {
            return titled.get();
        }
        library.named("use", name);
        return name;
    }

    /** Returns the only ruleset with the word in its title: {@code post} for Post of Honour. */
    private static Optional<String> byTitle(String word, RulesetLibrary library) {
        List<String> fitting = library.all().stream()
                .filter(ruleset -> ruleset.title().toLowerCase(Locale.ROOT).contains(word.toLowerCase(Locale.ROOT)))
                .map(Ruleset::name)
                .toList();
        return fitting.size() == 1 ? Optional.of(fitting.get(0)) : Optional.empty();
    }

    @Override
    public void run() {
        String name = checked(wanted, session.library());
        boolean linesFollow = session.isAtPrompt() || session.batch().isPresent();
        if (linesFollow) {
            session.preferences().useReloaded(name);
        } else {
            session.preferences().useAndSave(name);
        }
        Ruleset ruleset = session.library().named("use", name);
        String ofGame = session.ruleset().name();
        String rest = ofGame.equals(ruleset.name()) ? "" : "\nThe open game goes on with " + ofGame + ".";
        session.out().print("Using " + ruleset.name() + ": " + ruleset.title() + rest + "\n");
    }
}
