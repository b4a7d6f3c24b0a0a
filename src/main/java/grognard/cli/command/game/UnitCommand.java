package grognard.cli.command.game;

import grognard.cli.command.ContextualHelp;
import grognard.cli.run.GameRunner;
import grognard.cli.session.OpenGame;
import grognard.cli.session.OpenGame.GameLine;
import grognard.cli.session.Session;
import grognard.game.FieldReader;
import grognard.game.ManualChanges;
import grognard.game.referee.Referee;
import grognard.game.unit.FieldWords;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.input.BadInput;
import grognard.line.CommonOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * Sets a unit by hand, for events at the table that no resolver covers, or adds one. Without fields it shows the unit.
 */
@Command(
        name = "unit",
        header = "set a unit by hand, or bring one to the table",
        customSynopsis = {"unit 45e pips=3 markers+1", "unit add french,9e,stands=6"})
public final class UnitCommand extends RecordingCommand implements ContextualHelp {

    private static final String ADD = "add";

    @Parameters(index = "0", paramLabel = "UNIT", description = "which unit, or add")
    private String name = "";

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "FIELD=VALUE",
            description = "what it is now; FIELD+N and FIELD-N count")
    private List<String> fields = List.of();

    public UnitCommand(Session session) {
        super(session);
    }

    /** Returns examples with a unit of the open game; empty without a game. */
    @Override
    public List<String> examples() {
        Optional<OpenGame> open = session.game();
        return open.flatMap(game -> game.look().state().units().list().stream()
                        .filter(unit -> unit.isAtHand() && !unit.isOfficer())
                        .findFirst())
                .map(FieldWords::examples)
                .orElse(List.of());
    }

    /** Returns the fields of the game's ruleset; empty without a game. */
    @Override
    public List<String> moreHelp() {
        Optional<OpenGame> open = session.game();
        if (open.isEmpty()) {
            return List.of();
        }
        Referee rules = open.get().look().referee();
        List<String> text =
                new ArrayList<>(List.of("", "The fields of " + rules.ruleset().name() + ":"));
        text.addAll(new FieldReader(rules).lines());
        return text;
    }

    @Override
    public void run() {
        if (name.equals(ADD) && fields.isEmpty()) {
            throw BadInput.of("unit add", "a row, as in french,9e,stands=6");
        }
        if (!name.equals(ADD)) {
            joinName(session.gameFor("unit").look().state().units());
        }
        if (fields.isEmpty()) {
            new UnitsPage(session, session.gameFor("unit").look()).show(List.of(name), true, options());
        } else {
            super.run();
        }
    }

    /** Takes the further words of a name from the fields, so that {@code unit 1st Guards pips=2} needs no quotes. */
    private void joinName(Units units) {
        List<String> words = new ArrayList<>(List.of(name));
        words.addAll(fields);
        int end = units.endOfName(words, 0);
        name = units.named(words.subList(0, end)).map(Unit::name).orElse(name);
        fields = words.subList(end, words.size());
    }

    @Override
    void play(GameLine line, GameRunner runner) {
        if (name.equals(ADD)) {
            List<String> before = remarks(line);
            for (String row : ManualChanges.rows(fields)) {
                runner.add(new ManualChanges(line.game()).add(row), line, options());
            }
            for (String remark : options().json() || options().quiet() ? List.<String>of() : remarks(line)) {
                session.out().print(before.contains(remark) ? "" : remark + "\n");
            }
        } else {
            Unit unit = line.game().state().units().meant("unit", name);
            boolean force = options().has(CommonOption.FORCE);
            runner.add(
                    new ManualChanges(line.game()).set(unit, fields, session.takesPrefixes(), force), line, options());
        }
    }

    private static List<String> remarks(GameLine line) {
        return line.game().referee().remarksOnMuster(line.game().state().units());
    }
}
