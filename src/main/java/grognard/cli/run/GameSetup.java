package grognard.cli.run;

import grognard.cli.environment.PathName;
import grognard.cli.session.Session;
import grognard.game.Muster;
import grognard.game.MusterText;
import grognard.game.Referees;
import grognard.game.setup.Scenario;
import grognard.game.unit.Field;
import grognard.game.unit.Units;
import grognard.input.BadInput;
import grognard.input.Utf8;
import grognard.journal.Journal;
import grognard.line.CommonOption;
import grognard.line.OptionValues;
import grognard.play.NewGame;
import grognard.render.game.GameText;
import grognard.render.game.ScenarioText;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Starts a game from muster files or a scenario: finds its ruleset, checks values and units, and writes the first record.
 * Nothing is written if anything is wrong.
 */
public final class GameSetup {

    private static final String COMMAND = "game new";

    private final Session session;

    /**
     * The arguments of {@code game new}.
     *
     * @param file the game's journal, which must not exist
     * @param musters files; empty if there is a scenario
     * @param values values of the game by name, as typed after the option of that name
     */
    public record Arguments(
            String file,
            List<String> musters,
            Optional<String> scenario,
            Optional<String> title,
            int turn,
            Map<String, String> values) {}

    public GameSetup(Session session) {
        this.session = session;
    }

    /** Starts the game and shows what the players must know before it. */
    public void start(Arguments arguments, OptionValues typed) {
        checkTogether(arguments);
        Optional<Scenario> scenario = arguments.scenario().map(word -> ScenarioFiles.find("--scenario", word));
        List<MusterText> musters = scenario.map(Scenario::musters).orElseGet(() -> read(arguments.musters()));
        NewGame game = new NewGame(musters, scenario, arguments.title(), arguments.turn(), arguments.values());
        Ruleset ruleset = ruleset(game, typed);
        OptionValues options = game.withHouse(ruleset, typed);
        Tables tables = session.tables(ruleset, options);
        Path path = PathName.file(COMMAND, arguments.file());
        String name = String.valueOf(path.getFileName()).replaceFirst("\\.jsonl?$", "");
        Muster muster = game.muster(name, tables, options);
        if (Files.exists(path)) {
            throw BadInput.value(
                    COMMAND, arguments.file(), "a file that does not exist yet; game FILE goes on with one");
        }
        Journal journal = session.journal(COMMAND, arguments.file());
        journal.add(muster);
        journal.commit();
        Units units = muster.begun().state().units();
        scenario.ifPresent(one -> session.remarks()
                .print(new ScenarioText(
                                session.style(typed), session.environment().textWidth())
                        .of(one)));
        session.remarks()
                .print(arguments.file() + ": " + GameText.mustered(units.list()) + " mustered, " + ruleset.name()
                        + "\n");
        Referees.of(tables)
                .remarksOnMuster(units)
                .forEach(remark -> session.remarks().print(remark + "\n"));
    }

    private static void checkTogether(Arguments arguments) {
        if (arguments.musters().isEmpty() && arguments.scenario().isEmpty()) {
            throw BadInput.of(
                    COMMAND,
                    "FILE and MUSTER\u2026, as in game new salamanca.jsonl british.csv french.csv, or --scenario NAME"
                            + " (game scenarios lists them)");
        }
        if (!arguments.musters().isEmpty() && arguments.scenario().isPresent()) {
            throw BadInput.value(COMMAND, arguments.musters().get(0), "no MUSTER with --scenario, which has its own");
        }
        if (arguments.title().isPresent() && arguments.scenario().isPresent()) {
            throw BadInput.of("--title", "it without --scenario, which has its own");
        }
        arguments.title().ifPresent(NewGame::checkTitle);
        if (arguments.turn() < 1 || arguments.turn() > Field.LAST_TURN) {
            throw BadInput.value(
                    "--turn", String.valueOf(arguments.turn()), "a whole number from 1 to " + Field.LAST_TURN);
        }
    }

    /**
     * The ruleset of the line, or else of the scenario, or else of the player's settings. If only the program's default is
     * left, and it lacks columns of the musters, the only ruleset that has them all.
     */
    private Ruleset ruleset(NewGame game, OptionValues typed) {
        Optional<String> name =
                typed.text(CommonOption.RULES).or(() -> session.preferences().lineRuleset());
        if (name.isPresent()) {
            return session.library().named(CommonOption.RULES.longName(), name.get());
        }
        if (game.scenario().isPresent()) {
            return ScenarioFiles.ruleset(game.scenario().get(), session.library());
        }
        return session.preferences().hasChosenRuleset() ? session.ruleset() : game.fitting(session.ruleset());
    }

    private static List<MusterText> read(List<String> files) {
        List<MusterText> musters = new ArrayList<>();
        for (String file : files) {
            musters.add(MusterText.ofFile(file, text(file)));
        }
        return musters;
    }

    /** Reads a muster file as strict UTF-8: a wrong encoding must not turn into wrong unit names. */
    private static String text(String file) {
        try {
            return Utf8.decode(Files.readAllBytes(PathName.file("MUSTER", file)))
                    .map(Utf8::withoutMark)
                    .orElseThrow(() -> BadInput.value("MUSTER", file, "UTF-8 text"));
        } catch (NoSuchFileException e) {
            throw BadInput.value("MUSTER", file, "a file that exists");
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }
}
