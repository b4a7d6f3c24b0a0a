package grognard.cli.run;

import grognard.cli.environment.AtomicFile;
import grognard.cli.environment.ExitCode;
import grognard.cli.environment.Output;
import grognard.cli.environment.ProgressIndicator;
import grognard.cli.session.Session;
import grognard.input.BadInput;
import grognard.line.CommonOption;
import grognard.line.LineReader;
import grognard.line.OptionValues;
import grognard.line.Request;
import grognard.line.Tokenizer;
import grognard.odds.Odds;
import grognard.odds.OddsByRound;
import grognard.odds.OptionWorth;
import grognard.odds.Sweep;
import grognard.odds.SweepAxis;
import grognard.render.odds.ComparedOdds;
import grognard.render.odds.OddsQuestion;
import grognard.render.odds.OddsSearch;
import grognard.render.odds.OddsView;
import grognard.render.odds.OptionWorthView;
import grognard.render.odds.RoundOdds;
import grognard.render.odds.SituationOdds;
import grognard.render.odds.SweepGrid;
import grognard.render.odds.SweepTable;
import grognard.render.result.JsonLines;
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

/**
 * Shows the exact chances of a resolver's outcomes: of one situation, of two side by side, or of a sweep over values.
 */
public final class OddsRunner {

    /** Options that make no sense with {@code --by-round}. */
    private static final List<CommonOption> NOT_BY_ROUND =
            List.of(CommonOption.VS, CommonOption.WHY, CommonOption.LEAST);

    private final Session session;
    private final UnaryOperator<Request> unitValues;

    /**
     * One run.
     *
     * @param asked the situation, with the values that units supply
     * @param axes parameters with several values
     * @param of the codes of {@code --of}
     */
    private record Run(
            Request request, OddsQuestion asked, List<SweepAxis> axes, List<String> of, ProgressIndicator progress) {

        boolean has(CommonOption option) {
            return request.options().has(option);
        }

        Description description() {
            return asked.resolver().description();
        }

        Sweep sweep() {
            return Sweep.of(asked.resolver(), asked.tables(), axes, asked.typed(), progress);
        }

        /** Refuses parameters with several values beside that option. */
        void refuseRanges(String option) {
            axes.forEach(axis -> refuseRange(option, axis, asked));
        }
    }

    public OddsRunner(Session session) {
        this(session, new AsTyped());
    }

    /** @param unitValues adds the values that units of a game supply */
    OddsRunner(Session session, UnaryOperator<Request> unitValues) {
        this.session = session;
        this.unitValues = unitValues;
    }

    /** Adds nothing. A class and not a lambda, because the first lambda of a run would slow every start. */
    private static final class AsTyped implements UnaryOperator<Request> {
        @Override
        public Request apply(Request request) {
            return request;
        }
    }

    /**
     * Computes and shows the odds. The options of the request must include those of batch and settings. The SVG file is
     * checked before the work and written before the text.
     */
    public ExitCode apply(Request request, Tables tables) {
        Optional<String> name = request.options().text(CommonOption.SVG);
        Optional<AtomicFile> svg =
                name.isPresent() ? Optional.of(AtomicFile.named("--svg", name.get())) : Optional.empty();
        OddsQuestion asked = new OddsQuestion(
                request.resolver(), tables, unitValues.apply(request).values());
        List<SweepAxis> axes = SweepAxis.in(request.resolver().description(), asked.typed(), tables);
        List<String> of = wanted(request.options(), request.resolver().description());
        OddsView view;
        try (ProgressIndicator progress = new ProgressIndicator(session.environment())) {
            Run run = new Run(request, asked, axes, of, progress);
            if (isStreamed(run)) {
                stream(run);
                return ExitCode.DONE;
            }
            view = view(run);
        }
        if (svg.isPresent()) {
            svg.get().write(view.svg());
        }
        show(view, request.options(), session);
        return ExitCode.DONE;
    }

    /**
     * Returns whether cells can be printed one by one: a JSON sweep that needs no cell twice. Then memory does not grow
     * with the sweep.
     */
    private static boolean isStreamed(Run run) {
        boolean once = !run.has(CommonOption.SVG)
                && !run.has(CommonOption.VS)
                && !run.has(CommonOption.LEAST)
                && !run.has(CommonOption.BY_ROUND)
                && (run.of.isEmpty() || !run.description().hasOpenCodes());
        return run.request.options().json() && once && !run.axes.isEmpty();
    }

    private void stream(Run run) {
        OddsQuestion asked = run.asked;
        JsonLines out = new JsonLines(session.out().jsonWriter(), session.line().number());
        Sweep.each(asked.resolver(), asked.tables(), run.axes, asked.typed(), run.progress, cell -> {
            run.progress.pause();
            out.cell(asked.resolver(), asked.tables(), cell);
        });
    }

    private OddsView view(Run run) {
        OddsQuestion asked = run.asked;
        List<String> of = run.of;
        if (run.has(CommonOption.BY_ROUND)) {
            return byRound(run);
        }
        if (run.has(CommonOption.VS)) {
            return versus(run);
        }
        if (questions(asked) > 0 || run.has(CommonOption.LEAST)) {
            return search(run);
        }
        if (run.has(CommonOption.WHY)) {
            run.refuseRanges("--why");
            SituationOdds with = situationOdds(asked, run);
            return new OptionWorthView(
                    with, OptionWorth.of(asked.resolver(), asked.tables(), asked.typed(), run.progress));
        }
        if (run.axes.isEmpty()) {
            SituationOdds situationOdds = situationOdds(asked, run);
            checkOpen(run, situationOdds.odds().outcomes().keySet());
            return situationOdds;
        }
        Sweep sweep = run.sweep();
        checkOpen(run, sweep.codes());
        return sweep.isGrid()
                ? new SweepGrid(asked, sweep, of.isEmpty() ? List.of(sweep.mainCode()) : of, !of.isEmpty())
                : new SweepTable(asked, sweep, of, run.has(CommonOption.WAYS));
    }

    /** Finds the values of the one parameter given as {@code ?} that reach the chance of {@code --least}. */
    private static OddsView search(Run run) {
        if (run.of.isEmpty() || !run.has(CommonOption.LEAST) || questions(run.asked) != 1 || run.axes.size() != 1) {
            throw BadInput.about(
                    "--least",
                    "a value is looked for by one option with ?, --of and --least: expected all three, and no range");
        }
        BigDecimal least =
                percent(run.request.options().text(CommonOption.LEAST).orElse(""));
        return new OddsSearch(run.asked, run.sweep(), run.of, least);
    }

    /** Returns how many parameters were given as {@code ?}. Without a lambda that captures nothing, see StartUpTest. */
    private static int questions(OddsQuestion asked) {
        int questions = 0;
        for (String typed : asked.typed().values()) {
            questions += SweepAxis.isSearch(typed) ? 1 : 0;
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

    /** Returns the odds of that situation: the one of the run, or the second of {@code --vs}. */
    private static SituationOdds situationOdds(OddsQuestion asked, Run run) {
        Situation situation = Situation.read(asked.resolver(), asked.typed(), asked.tables());
        Odds odds = Odds.of(asked.resolver(), asked.tables(), situation, run.progress);
        SituationOdds.Detail detail =
                new SituationOdds.Detail(run.has(CommonOption.NUMBERS), run.has(CommonOption.WAYS));
        return new SituationOdds(asked, situation, odds, run.of, detail);
    }

    /** Returns the odds after each round; only for resolvers that fight in rounds. */
    private static OddsView byRound(Run run) {
        OddsQuestion asked = run.asked;
        String option = CommonOption.BY_ROUND.longName();
        Description.InRounds how = run.description()
                .rounds()
                .orElseThrow(() -> BadInput.of(
                        option, "a fight that goes in rounds: paperboys engage, honour combat --rounds all"));
        for (CommonOption other : NOT_BY_ROUND) {
            if (run.has(other)) {
                throw BadInput.of(option, "it without " + other.longName());
            }
        }
        run.refuseRanges(option);
        if (how.all().isPresent()
                && !how.value().equals(asked.typed().get(how.all().get().name()))) {
            throw BadInput.of(option, how.all().get().option() + " " + how.value() + " with it");
        }
        Situation situation = Situation.read(asked.resolver(), asked.typed(), asked.tables());
        OddsByRound odds = OddsByRound.of(asked.resolver(), asked.tables(), situation, how, run.progress);
        return new RoundOdds(asked, situation, odds, run.of, run.has(CommonOption.NUMBERS));
    }

    /** Returns two situations side by side. Errors of the second are marked with {@code --vs}. */
    private OddsView versus(Run run) {
        run.refuseRanges("--vs");
        SituationOdds first = situationOdds(run.asked, run);
        SituationOdds second;
        try {
            second = situationOdds(other(compared(run.request)), run);
        } catch (BadInput e) {
            throw BadInput.about("--vs", "--vs: " + e.error().placed());
        }
        ComparedOdds view = new ComparedOdds(first, second);
        checkOpen(run, view.codesOfBoth());
        return view;
    }

    /**
     * Reads the second situation: the differences from the first or, after an equals sign, all of its options. Tables and
     * house rules of the first hold for both, unless the second has its own.
     */
    private Request compared(Request first) {
        String typed = first.options().text(CommonOption.VS).orElse("");
        boolean complete = typed.startsWith("=");
        String called = "odds " + first.resolver().description().name();
        LineReader reader =
                new LineReader(first.ruleset(), first.resolver(), first.purpose(), called, session.takesPrefixes());
        Request second = new RequestRunner(session).read(reader, Tokenizer.of(complete ? typed.substring(1) : typed));
        for (CommonOption option : CommonOption.of(CommonOption.For.ODDS)) {
            if (second.options().has(option) && option != CommonOption.TABLES && option != CommonOption.HOUSE) {
                throw BadInput.of(option.longName(), "only options that describe the situation");
            }
        }
        return (complete ? second : first.changedBy(second))
                .with(second.options().withDefaults(first.options()));
    }

    private OddsQuestion other(Request request) {
        Tables tables = session.tables(request.ruleset(), request.options());
        Request expanded = session.expandPrefixes(request, tables);
        OddsQuestion asked = new OddsQuestion(
                expanded.resolver(), tables, unitValues.apply(expanded).values());
        SweepAxis.in(request.resolver().description(), asked.typed(), tables)
                .forEach(axis -> refuseRange("--vs", axis, asked));
        return asked;
    }

    private static void refuseRange(String option, SweepAxis axis, OddsQuestion asked) {
        String typed = asked.typed().getOrDefault(axis.parameter().name(), "");
        throw BadInput.value(
                option + " with " + axis.parameter(),
                typed,
                option.equals("--vs") ? "single values on both sides" : "a single value");
    }

    /**
     * Returns the codes of {@code --of}. A resolver with open codes knows them only after the odds are computed ({@link
     * #checkOpen}).
     */
    private static List<String> wanted(OptionValues options, Description description) {
        if (!options.has(CommonOption.OF)) {
            return List.of();
        }
        String typed = options.text(CommonOption.OF).orElse("");
        List<String> of = Arrays.stream(typed.split(",", -1)).map(String::strip).toList();
        if (!description.hasOpenCodes()) {
            check(of, description.codes().stream().map(Code::name).toList());
        }
        return of;
    }

    private static void checkOpen(Run run, Collection<String> codes) {
        if (run.description().hasOpenCodes()) {
            check(run.of, codes);
        }
    }

    private static void check(List<String> of, Collection<String> codes) {
        for (String code : of) {
            if (!codes.contains(code)) {
                throw BadInput.oneOf("--of", code, codes);
            }
        }
    }

    /** Prints a view as JSON, CSV or text, as the options ask. */
    public static void show(OddsView view, OptionValues options, Session session) {
        Output out = session.out();
        if (options.json()) {
            view.json(new JsonLines(out.jsonWriter(), session.line().number()));
        } else if (options.has(CommonOption.CSV)) {
            out.print(view.csv());
        } else {
            out.print(view.text(session.style(options), session.environment().width()));
        }
    }
}
