package grognard.cli.command.game;

import grognard.cli.command.OutputOptions;
import grognard.cli.environment.Output;
import grognard.cli.session.Session;
import grognard.game.Game;
import grognard.game.UnitExport;
import grognard.input.BadInput;
import grognard.line.CommonOption;
import grognard.line.OptionValues;
import grognard.render.game.CardsPage;
import grognard.render.result.CsvText;
import grognard.story.Cards;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows the units as they are now: as a table, a muster file, or cards to print. */
@Command(
        name = "units",
        header = "both armies now, on one screen",
        customSynopsis = {
            "units",
            "units french",
            "units 45e",
            "units --all",
            "units --csv > now.csv",
            "units french --html > cards.html"
        })
public final class UnitsCommand implements Runnable {

    @Parameters(arity = "0..*", paramLabel = "SIDE|UNIT", description = "only these; one unit is shown with its story")
    private List<String> words = List.of();

    @Option(names = "--all", description = "a table with every field that any unit has")
    private boolean all;

    @Option(names = "--csv", description = "a muster file of the present state")
    private boolean csv;

    @Option(names = "--html", description = "cards to print and tick, nine on a side of A4")
    private boolean html;

    @Option(names = "--force", description = "in a game: play what the units may not do")
    private boolean force;

    @Mixin
    private final OutputOptions output = new OutputOptions();

    private final Session session;

    public UnitsCommand(Session session) {
        this.session = session;
    }

    @Override
    public void run() {
        Game game = session.gameFor("units").look();
        OptionValues options = output.options().with(CommonOption.FORCE, force);
        if ((csv ? 1 : 0) + (html ? 1 : 0) + (options.json() ? 1 : 0) > 1) {
            throw new BadInput("--csv, --html, --json: expected only one of them");
        }
        UnitsPage page = new UnitsPage(session, game);
        Output out = session.out();
        if (csv) {
            out.print(CsvText.of(UnitExport.rows(game, page.wanted(words))));
        } else if (html) {
            Cards cards = new Cards(game);
            out.print(CardsPage.of(game.name(), cards.of(page.wanted(words)), cards.caption()));
        } else {
            page.show(words, all, session.inFormat(options));
        }
    }
}
