package grognard.cli.session;

import grognard.cli.world.Exit;
import grognard.cli.world.Output;
import grognard.cli.world.Patience;
import grognard.cli.world.WholeFile;
import grognard.input.BadInput;
import grognard.line.Options;
import grognard.line.Request;
import grognard.line.Usual;
import grognard.odds.Axis;
import grognard.odds.Odds;
import grognard.odds.OddsByRound;
import grognard.odds.Sweep;
import grognard.odds.Worth;
import grognard.render.ByRound;
import grognard.render.JsonLines;
import grognard.render.OddsQuestion;
import grognard.render.OddsView;
import grognard.render.PlainOdds;
import grognard.render.SoughtOdds;
import grognard.render.SweepGrid;
import grognard.render.SweepTable;
import grognard.render.VersusOdds;
import grognard.render.WhyOdds;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Situation;
import grognard.rules.Tables;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Shows the exact chances of a resolver's outcomes: of one situation, of two, or of a whole sweep. */
public final class ShowOdds {

    private static final List<Usual> NOT_BY_ROUND = List.of(Usual.VS, Usual.WHY, Usual.LEAST);

    private final Session session;
    private final UnaryOperator<Request> filling;

    public ShowOdds(Session session) {
        this(session, new AsTyped());
    }

    /** @param filling adds what units of a game know */
    ShowOdds(Session session, UnaryOperator<Request> filling) {
        this.session = session;
        this.filling = filling;
    }

    /** Adds nothing. Written out, since a lambda would cost every start. */
    private static final class AsTyped implements UnaryOperator<Request> {
        @Override
        public Request apply(Request request) {
            return request;
        }
    }

    /** Shows them; the request's options are those in force. */
    public Exit apply(Request request, Tables tables) {
        Optional<String> name = request.options().text(Usual.SVG);
        Optional<WholeFile> svg =
                name.isPresent() ? Optional.of(WholeFile.named("--svg", name.get())) : Optional.empty();
        OddsQuestion asked = new OddsQuestion(
                request.resolver(), tables, filling.apply(request).values());
        List<Axis> axes = Axis.in(request.resolver().description(), asked.typed(), tables);
        List<String> of = wanted(request.options(), request.resolver().description());
        OddsView view;
        try (Patience patience = new Patience(session.world())) {
            if (isPassedThrough(request, axes, of)) {
                passThrough(asked, axes, patience);
                return Exit.DONE;
            }
            view = view(request, asked, axes, of, patience);
        }
        if (svg.isPresent()) {
            svg.get().write(view.svg());
        }
        show(view, request.options(), session);
        return Exit.DONE;
    }

    /** A sweep for a program to read needs no cell twice, and so none is kept. */
    private static boolean isPassedThrough(Request request, List<Axis> axes, List<String> of) {
        Options options = request.options();
        boolean once = !options.has(Usual.SVG)
                && !options.has(Usual.VS)
                && !options.has(Usual.LEAST)
                && !options.has(Usual.BY_ROUND)
                && (of.isEmpty() || !request.resolver().description().hasOpenCodes());
        return options.json() && once && !axes.isEmpty();
    }

    private void passThrough(OddsQuestion asked, List<Axis> axes, Patience patience) {
        JsonLines out = new JsonLines(session.world().out().jsonWriter());
        Sweep.each(asked.resolver(), asked.tables(), axes, asked.typed(), patience, cell -> {
            patience.pause();
            out.cell(asked.resolver(), asked.tables(), cell);
        });
    }

    private OddsView view(Request request, OddsQuestion asked, List<Axis> axes, List<String> of, Patience patience) {
        Options options = request.options();
        Description description = asked.resolver().description();
        if (options.has(Usual.BY_ROUND)) {
            return byRound(options, asked, axes, of, patience);
        }
        if (options.has(Usual.VS)) {
            return versus(request, asked, axes, of, patience);
        }
        if (questions(asked) > 0 || options.has(Usual.LEAST)) {
            return sought(options, asked, axes, of, patience);
        }
        if (options.has(Usual.WHY)) {
            axes.forEach(axis -> refuseRange("--why", axis, asked));
            PlainOdds with = plain(asked, options, of, patience);
            return new WhyOdds(with, Worth.of(asked.resolver(), asked.tables(), asked.typed(), patience));
        }
        if (axes.isEmpty()) {
            PlainOdds plain = plain(asked, options, of, patience);
            checkOpen(of, description, plain.odds().outcomes().keySet());
            return plain;
        }
        Sweep sweep = Sweep.of(asked.resolver(), asked.tables(), axes, asked.typed(), patience);
        checkOpen(of, description, sweep.codes());
        if (sweep.isGrid()) {
            return new SweepGrid(asked, sweep, of.isEmpty() ? List.of(sweep.mainCode()) : of, !of.isEmpty());
        }
        return new SweepTable(asked, sweep, of, options.has(Usual.WAYS));
    }

    /** The value of the one parameter that is a question mark. */
    private static OddsView sought(
            Options options, OddsQuestion asked, List<Axis> axes, List<String> of, Patience patience) {
        if (of.isEmpty() || !options.has(Usual.LEAST) || questions(asked) != 1 || axes.size() != 1) {
            throw BadInput.about(
                    "--least",
                    "a value is looked for by one option with ?, --of and --least: expected all three, and no range");
        }
        BigDecimal least = percent(options.text(Usual.LEAST).orElse(""));
        return new SoughtOdds(
                asked, Sweep.of(asked.resolver(), asked.tables(), axes, asked.typed(), patience), of, least);
    }

    private static int questions(OddsQuestion asked) {
        int questions = 0;
        for (String typed : asked.typed().values()) {
            questions += Axis.isSearch(typed) ? 1 : 0;
        }
        return questions;
    }

    private static BigDecimal percent(String typed) {
        String number = typed.endsWith("%") ? typed.substring(0, typed.length() - 1) : typed;
        if (!number.matches("[0-9]{1,3}(\\.[0-9]{1,6})?")
                || new BigDecimal(number).compareTo(BigDecimal.valueOf(100)) > 0) {
            throw BadInput.value("--least", typed, "a chance from 0% to 100%");
        }
        return new BigDecimal(number);
    }

    private static PlainOdds plain(OddsQuestion asked, Options options, List<String> of, Patience patience) {
        Situation situation = Situation.read(asked.resolver(), asked.typed(), asked.tables());
        Odds odds = Odds.of(asked.resolver(), asked.tables(), situation, patience);
        PlainOdds.Detail detail = new PlainOdds.Detail(options.has(Usual.NUMBERS), options.has(Usual.WAYS));
        return new PlainOdds(asked, situation, odds, of, detail);
    }

    /** After each round, for resolvers that have any. */
    private static OddsView byRound(
            Options options, OddsQuestion asked, List<Axis> axes, List<String> of, Patience patience) {
        Description description = asked.resolver().description();
        String option = Usual.BY_ROUND.longName();
        Description.InRounds how = description
                .rounds()
                .orElseThrow(() -> BadInput.of(
                        option, "a fight that goes in rounds: paperboys engage, honour combat --rounds all"));
        for (Usual other : NOT_BY_ROUND) {
            if (options.has(other)) {
                throw BadInput.of(option, "it without " + other.longName());
            }
        }
        axes.forEach(axis -> refuseRange(option, axis, asked));
        if (how.all().isPresent()
                && !how.value().equals(asked.typed().get(how.all().get().name()))) {
            throw BadInput.of(option, how.all().get().option() + " " + how.value() + " with it");
        }
        Situation situation = Situation.read(asked.resolver(), asked.typed(), asked.tables());
        OddsByRound odds = OddsByRound.of(asked.resolver(), asked.tables(), situation, how, patience);
        return new ByRound(asked, situation, odds, of, options.has(Usual.NUMBERS));
    }

    private OddsView versus(Request request, OddsQuestion asked, List<Axis> axes, List<String> of, Patience patience) {
        Options options = request.options();
        Description description = asked.resolver().description();
        axes.forEach(axis -> refuseRange("--vs", axis, asked));
        PlainOdds first = plain(asked, options, of, patience);
        PlainOdds second;
        try {
            Request other = Versus.read(
                    options.text(Usual.VS).orElse(""), request, new Requests(session), session.takesBeginnings());
            second = plain(other(other), options, of, patience);
        } catch (BadInput e) {
            throw Versus.complaint(e);
        }
        VersusOdds view = new VersusOdds(first, second);
        checkOpen(of, description, view.codesOfBoth());
        return view;
    }

    private OddsQuestion other(Request request) {
        Tables tables = session.shelf().tables(request.ruleset(), request.options());
        Request whole = session.takesBeginnings() ? request.expandPrefixes(tables) : request;
        OddsQuestion asked =
                new OddsQuestion(whole.resolver(), tables, filling.apply(whole).values());
        Axis.in(request.resolver().description(), asked.typed(), tables)
                .forEach(axis -> refuseRange("--vs", axis, asked));
        return asked;
    }

    private static void refuseRange(String option, Axis axis, OddsQuestion asked) {
        String typed = asked.typed().getOrDefault(axis.parameter().name(), "");
        throw BadInput.value(
                option + " with " + axis.parameter(),
                typed,
                option.equals("--vs") ? "single values on both sides" : "a single value");
    }

    /** The codes after {@code --of}. Where a resolver makes its own codes, they are known only when the odds are. */
    private static List<String> wanted(Options options, Description description) {
        if (!options.has(Usual.OF)) {
            return List.of();
        }
        String typed = options.text(Usual.OF).orElse("");
        List<String> of = Arrays.stream(typed.split(",", -1)).map(String::strip).toList();
        if (!description.hasOpenCodes()) {
            check(of, description.codes().stream().map(Code::name).toList());
        }
        return of;
    }

    private static void checkOpen(List<String> of, Description description, Collection<String> codes) {
        if (description.hasOpenCodes()) {
            check(of, codes);
        }
    }

    private static void check(List<String> of, Collection<String> codes) {
        for (String code : of) {
            if (!codes.contains(code)) {
                throw BadInput.value("--of", code, "one of " + String.join(", ", codes), codes);
            }
        }
    }

    /** Shows a view in the form that was asked for. */
    public static void show(OddsView view, Options options, Session session) {
        Output out = session.world().out();
        if (options.json()) {
            view.json(new JsonLines(out.jsonWriter()));
        } else if (options.has(Usual.CSV)) {
            out.print(view.csv());
        } else {
            out.print(view.text(session.style(options), session.world().width()));
        }
    }
}
