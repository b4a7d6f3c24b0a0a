package grognard.cli.command.game;

import grognard.cli.command.Completes;
import grognard.cli.session.Session;
import grognard.game.Referees;
import grognard.game.setup.MusterTemplate;
import grognard.line.CommonOption;
import grognard.line.OptionValues;
import grognard.render.page.LineWrapper;
import grognard.render.result.CsvText;
import grognard.repl.CommandNode;
import grognard.rules.Ruleset;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Prints a muster to start from, with every column explained. */
@Command(
        name = "muster",
        header = "a muster file to start from, every column explained",
        customSynopsis = {"game muster honour > mine.csv"})
public final class GameMusterCommand implements Runnable {

    /** Width of the comments: the file is edited, so the terminal's width does not matter. */
    private static final int WIDTH = 110;

    @Parameters(arity = "0..1", paramLabel = "RULESET", description = "its ruleset; without it the one in use")
    @Completes(CommandNode.Kind.RULESET)
    private Optional<String> name = Optional.empty();

    @ParentCommand
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything is called
    private GameCommand game;

    private final Session session;

    public GameMusterCommand(Session session) {
        this.session = session;
    }

    @Override
    public void run() {
        OptionValues options = game.options();
        Optional<String> named = name.or(() -> options.text(CommonOption.RULES))
                .or(() -> session.preferences().lineRuleset());
        Ruleset ruleset = named.isPresent() ? session.library().named("game muster", named.get()) : session.ruleset();
        MusterTemplate template = new MusterTemplate(Referees.of(session.tables(ruleset, options)));
        StringBuilder text = new StringBuilder();
        for (String comment : template.comments(named.orElse(ruleset.name()))) {
            for (String line : LineWrapper.lines(comment, WIDTH)) {
                text.append("# ".concat(line).stripTrailing()).append('\n');
            }
        }
        session.out().print(text + CsvText.of(template.rows()));
    }
}
