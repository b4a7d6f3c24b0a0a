package grognard.cli.command.game;

import grognard.cli.command.ContextualHelp;
import grognard.cli.command.GameOptions;
import grognard.cli.command.RunsAlone;
import grognard.cli.environment.ExitCode;
import grognard.cli.run.GameRunner;
import grognard.cli.session.OpenGame;
import grognard.cli.session.Session;
import grognard.game.FieldWords;
import grognard.game.GameRules;
import grognard.game.Hand;
import grognard.game.Unit;
import grognard.line.OptionValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Sets a unit by hand, for what happened on the table, or brings one to it. */
@Command(
        name = "unit",
        header = "set a unit by hand, or bring one to the table",
        customSynopsis = {"unit 45e pips=3 markers+1", "unit add french,9e,stands=6"})
public final class UnitCommand implements Callable<Integer>, ContextualHelp, RunsAlone {

    @Parameters(index = "0", paramLabel = "UNIT", description = "which unit, or add")
    private String name = "";

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "FIELD=VALUE",
            description = "what it is now; FIELD+N and FIELD-N count")
    private List<String> fields = List.of();

    @Mixin
    private final GameOptions options = new GameOptions();

    private final Session session;

    public UnitCommand(Session session) {
        this.session = session;
    }

    /** Of a unit of the game that is being played, where one is. */
    @Override
    public List<String> examples() {
        Optional<OpenGame> open = session.game();
        return open.flatMap(game -> game.look().state().units().list().stream()
                        .filter(unit -> unit.isAtHand() && !unit.isOfficer())
                        .findFirst())
                .map(FieldWords::examples)
                .orElse(List.of());
    }

    /** The fields that there are. */
    @Override
    public List<String> moreHelp() {
        Optional<OpenGame> open = session.game();
        if (open.isEmpty()) {
            return List.of();
        }
        GameRules rules = open.get().look().rules();
        List<String> text =
                new ArrayList<>(List.of("", "The fields of " + rules.ruleset().name() + ":"));
        text.addAll(rules.fieldLines());
        return text;
    }

    @Override
    public Integer call() {
        OpenGame open = session.gameFor("unit");
        OptionValues common = options.options();
        if (fields.isEmpty()) {
            new UnitsPage(session, open.look()).show(List.of(name), common);
            return ExitCode.DONE.code();
        }
        GameRunner play = new GameRunner(session, open);
        open.play(session, line -> {
            if (name.equals("add")) {
                for (String row : fields) {
                    play.add(new Hand(line.game()).add(row), line, common);
                }
            } else {
                Unit unit = line.game().state().units().meant("unit", name);
                play.add(new Hand(line.game()).set(unit, fields, session.takesPrefixes()), line, common);
            }
            play.turn(line, common);
        });
        return ExitCode.DONE.code();
    }
}
