package grognard.cli.command.game;

import grognard.cli.command.OutputOptions;
import grognard.cli.run.ScenarioFiles;
import grognard.cli.session.Session;
import grognard.game.Referees;
import grognard.game.referee.Referee;
import grognard.game.setup.Scenario;
import grognard.game.setup.Scenarios;
import grognard.line.OptionValues;
import grognard.render.game.ScenarioText;
import grognard.render.page.JsonPage;
import grognard.render.page.TextPage;
import grognard.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Lists the scenarios of the program, or shows one. */
@Command(
        name = "scenarios",
        header = "battles that are ready to play",
        customSynopsis = {"game scenarios", "game scenarios maida", "game scenarios ./mine.toml"})
public final class GameScenariosCommand implements Runnable {

    private static final List<String> HEADER = List.of("name", "title", "ruleset", "units", "turns");

    /** The names for completion; picocli wants a class for them. */
    static final class Names extends ArrayList<String> {

        private static final long serialVersionUID = 1L;

        Names() {
            super(Scenarios.NAMES);
        }
    }

    @Parameters(
            arity = "0..1",
            paramLabel = "NAME|FILE.toml",
            completionCandidates = Names.class,
            description = "show that one: who deploys where, and the notes")
    private Optional<String> name = Optional.empty();

    @Mixin
    private final OutputOptions output = new OutputOptions();

    private final Session session;

    public GameScenariosCommand(Session session) {
        this.session = session;
    }

    @Override
    public void run() {
        OptionValues options = output.options();
        if (name.isPresent()) {
            Scenario scenario = ScenarioFiles.find("game scenarios", name.get());
            row(name.get(), scenario); // refuses a scenario that cannot be mustered
            session.out()
                    .print(new ScenarioText(
                                    session.style(options),
                                    session.environment().textWidth())
                            .of(scenario));
            return;
        }
        List<List<String>> rows = new ArrayList<>();
        for (String one : Scenarios.NAMES) {
            rows.add(row(one, ScenarioFiles.find("game scenarios", one)));
        }
        if (options.json()) {
            JsonPage page = new JsonPage();
            page.grid(HEADER, rows);
            session.out().print(page.text());
            return;
        }
        TextPage page =
                new TextPage(session.style(options), session.environment().textWidth());
        page.grid(HEADER, rows);
        session.out().print(page.text());
    }

    private List<String> row(String called, Scenario scenario) {
        Ruleset ruleset = ScenarioFiles.ruleset(scenario, session.library());
        Referee referee = Referees.of(session.tables(ruleset, OptionValues.NONE));
        return ScenarioText.row(called, scenario, referee);
    }
}
