package grognard.cli.command.game;

import grognard.cli.command.OutputOptions;
import grognard.cli.command.RulesOptions;
import grognard.cli.command.RunsAlone;
import grognard.cli.environment.AtomicFile;
import grognard.cli.environment.ProgressIndicator;
import grognard.cli.run.GamePlanLines;
import grognard.cli.run.OddsRunner;
import grognard.cli.session.OpenGame;
import grognard.cli.session.Session;
import grognard.game.Game;
import grognard.game.MusterReader;
import grognard.game.Referees;
import grognard.input.BadInput;
import grognard.line.CommonOption;
import grognard.line.OptionValues;
import grognard.line.Tokenizer;
import grognard.plan.Forecast;
import grognard.plan.Plan;
import grognard.plan.PlanEvaluator;
import grognard.plan.PlanReader;
import grognard.render.odds.OddsView;
import grognard.render.plan.ComparedPlans;
import grognard.render.plan.PlanView;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Computes the exact chances of a chain of steps, from the open game or from units made up for the question. */
@Command(
        name = "plan",
        header = "exact chances of a chain of steps, from the game as it stands",
        customSynopsis = {
            "plan 'fire 33rd 45e 20; due heavy 45e; contact 33rd 45e; due fight 33rd 45e'",
            "plan 'contact 33rd 45e; due fight 33rd 45e; end' --want '45e gone or 45e routing'",
            "plan 'fire 33rd 45e 20; contact 33rd 45e' --vs 'contact 33rd 45e' --want '45e routing'",
            "plan --units 'british,33rd,stands=8;french,45e,stands=6' 'fire 33rd 45e 20'"
        },
        footer = {
            "Steps are lines of resolvers, unit, attach, detach, moved, capture, together, apart and end, as typed in a"
                    + " game; each sees the units as the steps before left them. due RESOLVER UNITS is played only where it is due; a step"
                    + " that ends in if 2=stands,halts only where step 2 ended so (none: it was not played). end drops"
                    + " what is due and plays the upkeep.",
            "A wish is UNIT STATE, UNIT FIELD<VALUE (or = != <= > >=) or N=CODE, with and, or, not and parentheses.",
            "Exit: 0 worked out, 1 could not, 2 bad input or a step that is refused whatever the dice, 130 interrupted."
        })
public final class PlanCommand implements Runnable, RunsAlone {

    private static final String UNITS = "--units";
    private static final String VS = "--vs";

    @Parameters(arity = "1..*", paramLabel = "PLAN", description = "the steps, quoted, with ; between them")
    private List<String> words = List.of();

    @Option(
            names = "--want",
            paramLabel = "WISH",
            description = "its chance as one number: '45e gone', '45e stands<4 and not 33rd routing', '2=stands'")
    private Optional<String> want = Optional.empty();

    @Option(names = VS, paramLabel = "PLAN", description = "compare with another plan, quoted")
    private Optional<String> versus = Optional.empty();

    @Option(
            names = UNITS,
            paramLabel = "ROWS",
            description = "without a game: units made up, as in 'british,33rd,stands=8;french,45e,stands=6'")
    private Optional<String> units = Optional.empty();

    @Option(names = "--csv", description = "comma-separated values for a spreadsheet")
    private boolean csv;

    @Option(names = "--svg", paramLabel = "FILE", description = "draw a picture into that file")
    private Optional<String> svg = Optional.empty();

    @Mixin
    private final OutputOptions output = new OutputOptions();

    @Mixin
    private final RulesOptions rules = new RulesOptions();

    private final Session session;

    public PlanCommand(Session session) {
        this.session = session;
    }

    @Override
    public void run() {
        OptionValues own = output.options().with(CommonOption.CSV, csv).with(CommonOption.SVG, svg);
        OptionValues typed = session.inForce(rules.addTo(own));
        // Checked before the work: a file that cannot be written is refused at once.
        Optional<AtomicFile> picture = typed.text(CommonOption.SVG).map(name -> AtomicFile.named("--svg", name));
        OddsView view = view(typed);
        picture.ifPresent(file -> file.write(view.svg()));
        OddsRunner.show(view, typed, session);
    }

    /**
     * Returns the forecast, or two of them side by side with {@code --vs}. Errors of the second plan are marked as
     * such.
     */
    private OddsView view(OptionValues typed) {
        Optional<OpenGame> open = units.isPresent() ? Optional.empty() : Optional.of(session.gameFor("plan"));
        OptionValues options = open.isPresent() ? typed.withDefaults(open.get().options()) : typed;
        Ruleset ruleset = open.isPresent() ? open.get().ruleset() : session.ruleset(options);
        Tables tables = session.tables(ruleset, options);
        Game game = open.isPresent() ? open.get().look() : madeUp(tables);
        String steps = words.size() == 1 ? words.get(0) : Tokenizer.join(words);
        try (ProgressIndicator progress = new ProgressIndicator(session.environment())) {
            PlanView first = new PlanView(forecast(game, tables, steps, progress), tables);
            if (versus.isEmpty()) {
                return first;
            }
            try {
                return new ComparedPlans(first, new PlanView(forecast(game, tables, versus.get(), progress), tables));
            } catch (BadInput e) {
                throw BadInput.about(VS, VS + ": " + e.getMessage());
            }
        }
    }

    private Forecast forecast(Game game, Tables tables, String steps, ProgressIndicator progress) {
        GamePlanLines lines = new GamePlanLines(session, game.referee(), tables);
        Plan plan = new PlanReader(game, lines).read(steps, want);
        return new PlanEvaluator(game, tables, lines, progress).of(plan);
    }

    /** Creates a game in memory from the rows of {@code --units}. */
    private Game madeUp(Tables tables) {
        Map<String, String> values = new TreeMap<>();
        tables.houseKeys().forEach((key, value) -> values.put("house." + key, value));
        List<String> rows = Tokenizer.lines(units.orElse("")).stream()
                .filter(row -> !row.isBlank())
                .toList();
        if (rows.isEmpty()) {
            throw BadInput.of(UNITS, "SIDE,UNIT,FIELD=VALUE,… for each unit, with ; between them");
        }
        return MusterReader.madeUp(UNITS, Referees.of(tables), rows, values);
    }
}
