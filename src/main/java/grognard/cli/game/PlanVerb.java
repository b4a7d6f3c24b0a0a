package grognard.cli.game;

import grognard.cli.session.OpenGame;
import grognard.cli.session.PlanLines;
import grognard.cli.session.Session;
import grognard.cli.session.ShowOdds;
import grognard.cli.verb.Call;
import grognard.cli.verb.Operand;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.cli.world.Patience;
import grognard.cli.world.WholeFile;
import grognard.game.Game;
import grognard.game.GameRules;
import grognard.game.Muster;
import grognard.input.BadInput;
import grognard.line.Options;
import grognard.line.Usual;
import grognard.line.Words;
import grognard.plan.Forecast;
import grognard.plan.Plan;
import grognard.plan.PlanReader;
import grognard.plan.Walk;
import grognard.render.OddsView;
import grognard.render.PlanView;
import grognard.render.VersusPlans;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The exact chances of a chain of steps, from the game as it stands. */
public final class PlanVerb implements Verb {

    private static final String UNITS = "--units";
    private static final String WANT = "--want";
    private static final String VS = "--vs";

    private static final VerbDescription DESCRIPTION = VerbDescription.of(
                    "plan", "exact chances of a whole chain of steps, from the game as it stands")
            .examples(
                    "plan 'fire 33rd 45e 20; due heavy 45e; contact 33rd 45e; due fight 33rd 45e'",
                    "plan 'contact 33rd 45e; due fight 33rd 45e; end' --want '45e gone or 45e routing'",
                    "plan 'fire 33rd 45e 20; contact 33rd 45e' --vs 'contact 33rd 45e' --want '45e routing'",
                    "plan --units 'british,33rd,stands=8;french,45e,stands=6' 'fire 33rd 45e 20'")
            .operand(Operand.of("PLAN", Operand.Kind.WORD, "the steps, quoted, with ; between them")
                    .andMore())
            .valued(
                    WANT,
                    "WISH",
                    "its chance as one number: '45e gone', '45e stands<4 and not 33rd routing', '2=stands'")
            .valued(VS, "PLAN", "compare with another plan, quoted")
            .valued(UNITS, "ROWS", "without a game: units made up, as in 'british,33rd,stands=8;french,45e,stands=6'")
            .usual(Usual.CSV, Usual.SVG, Usual.JSON, Usual.TABLES, Usual.HOUSE, Usual.RULES, Usual.NO_COLOR)
            .footer(
                    "Steps are lines of resolvers, unit, attach, detach, together, apart and end, as typed in",
                    "a game; each sees the units as the steps before left them. due RESOLVER UNITS is played",
                    "only where it is due; a step that ends in if 2=stands,halts only where step 2 ended so",
                    "(none: it was not played). end drops what is due and plays the upkeep.",
                    "A wish is UNIT STATE, UNIT FIELD<VALUE (or = != <= > >=) or N=CODE, with and, or, not",
                    "and parentheses.",
                    "",
                    "Exit: 0 worked out, 1 could not, 2 bad input or a step that is refused in every course,",
                    "130 interrupted.")
            .writes() // one at a time: each may take all the memory that plans have
            .build();

    private final Session session;

    public PlanVerb(Session session) {
        this.session = session;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    @Override
    public Exit run(Call call) {
        if (call.words().isEmpty()) {
            throw BadInput.of("plan", "steps with ; between them, as in 'fire 33rd 45e 20; contact 33rd 45e'");
        }
        Options typed = session.inForce(call.options());
        Optional<WholeFile> svg = typed.text(Usual.SVG).map(name -> WholeFile.named("--svg", name));
        OddsView view = view(call, typed);
        svg.ifPresent(file -> file.write(view.svg()));
        ShowOdds.show(view, typed, session);
        return Exit.DONE;
    }

    private OddsView view(Call call, Options typed) {
        Optional<OpenGame> open = call.has(UNITS) ? Optional.empty() : Optional.of(session.gameFor("plan"));
        Options options = open.isPresent() ? typed.withDefaults(open.get().options()) : typed;
        Ruleset ruleset = open.isPresent() ? open.get().ruleset() : ruleset(options);
        Tables tables = session.shelf().tables(ruleset, options);
        Game game = open.isPresent() ? open.get().look() : madeUp(call, ruleset, tables);
        String steps = call.words().size() == 1 ? call.words().get(0) : Words.join(call.words());
        try (Patience patience = new Patience(session.world())) {
            PlanView first = new PlanView(forecast(game, tables, steps, call.text(WANT), patience), tables);
            if (!call.has(VS)) {
                return first;
            }
            try {
                String other = call.text(VS).orElse("");
                return new VersusPlans(
                        first, new PlanView(forecast(game, tables, other, call.text(WANT), patience), tables));
            } catch (BadInput e) {
                throw BadInput.about(VS, VS + ": " + e.getMessage());
            }
        }
    }

    private Forecast forecast(Game game, Tables tables, String steps, Optional<String> want, Patience patience) {
        PlanLines lines = new PlanLines(session, game.rules(), tables);
        Plan plan = new PlanReader(game, lines).read(steps, want);
        return new Walk(game, tables, lines, patience).of(plan);
    }

    private Ruleset ruleset(Options options) {
        return options.text(Usual.RULES)
                .map(name -> session.library().named("--rules", name))
                .orElseGet(session::ruleset);
    }

    private static Game madeUp(Call call, Ruleset ruleset, Tables tables) {
        Map<String, String> values = new TreeMap<>();
        tables.houseKeys().forEach((key, value) -> values.put("house." + key, value));
        List<String> rows = Words.lines(call.text(UNITS).orElse("")).stream()
                .filter(row -> !row.isBlank())
                .toList();
        if (rows.isEmpty()) {
            throw BadInput.of(UNITS, "SIDE,UNIT,FIELD=VALUE,… for each unit, with ; between them");
        }
        return Muster.madeUp(UNITS, new GameRules(ruleset, tables), rows, values);
    }
}
