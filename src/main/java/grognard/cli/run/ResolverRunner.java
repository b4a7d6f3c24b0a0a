package grognard.cli.run;

import grognard.cli.environment.ExitCode;
import grognard.cli.environment.InterruptedByUser;
import grognard.cli.environment.Output;
import grognard.cli.session.SeedSource;
import grognard.cli.session.Session;
import grognard.dice.AskedDice;
import grognard.dice.FaceSource;
import grognard.dice.GivenDice;
import grognard.input.BadInput;
import grognard.line.CommonOption;
import grognard.line.OptionValues;
import grognard.line.Request;
import grognard.record.PlayedJson;
import grognard.record.RecordCaption;
import grognard.render.result.FieldTemplate;
import grognard.render.result.ResolutionCsv;
import grognard.render.result.ResolutionText;
import grognard.render.result.ResolverCsv;
import grognard.rules.Code;
import grognard.rules.Played;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rulesets.Rulesets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** Plays a resolver: one resolution, or several numbered ones. */
public final class ResolverRunner {

    private final Session session;
    private final @Nullable BiFunction<Played, RecordCaption, String> rows;
    private @Nullable PlayedJson json;

    /** Lists of fields that were checked already, each with its resolver. */
    private final Set<String> checked = new HashSet<>();

    /** Format of the current line's rows if the line has {@code --csv}. */
    private @Nullable ResolverCsv sheet;

    public ResolverRunner(Session session) {
        this(session, null);
    }

    /** @param rows formats results as rows of a spreadsheet; null to print what the options ask for */
    public ResolverRunner(Session session, @Nullable BiFunction<Played, RecordCaption, String> rows) {
        this.session = session;
        this.rows = rows;
    }

    /** Plays the request. Its options must include those of batch and settings. */
    public ExitCode apply(Request request, Tables tables) {
        OptionValues options = request.options();
        checkFields(request);
        if (options.ask() && options.dice().isPresent()) {
            throw BadInput.about("--ask", "--ask with --dice: expected only one of them");
        }
        if (options.ask() && session.batch().isPresent()) {
            throw BadInput.of("--ask", "--dice LIST in a batch, where nobody can be asked");
        }
        Optional<String> log = session.preferences().log(options);
        if (options.repeat() > 1 && options.json() && options.dice().isEmpty() && !options.ask() && log.isEmpty()) {
            return repeatAsJson(new RepeatedResolution(request.resolver(), tables, request.values()), options);
        }
        Situation situation = Situation.read(request.resolver(), request.values(), tables);
        sheet = options.has(CommonOption.CSV) ? sheet(request) : null;
        Recorder recorder = log.isPresent() ? new Recorder(session, log.get(), options) : null;
        boolean failed = false;
        for (int k = 1; k <= Math.max(1, options.repeat()); k++) {
            InterruptedByUser.check();
            Optional<String> seed = recorder == null ? seed(options, k) : recorder.seed(seed(options, k));
            SeedSource.Minted minted = new SeedSource.Minted(seed);
            Played played = played(faces(options, minted), request.resolver(), tables, situation);
            if (!played.rolls().isEmpty()) {
                session.preferences().settings().countThrow();
            }
            Optional<String> shown = recorder == null ? minted.seed() : recorder.recordedSeed(minted.seed(), played);
            RecordCaption caption = new RecordCaption(options.label(), options.repeat() > 0 ? k : 0, shown);
            if (recorder == null) {
                session.last().played(played, caption);
                print(played, caption, options);
            } else {
                recorder.add(played, caption, this);
            }
            failed |= played.resolution().outcome().code().verdict() == Code.Verdict.FAILED;
        }
        if (recorder != null) {
            recorder.end();
        }
        return exit(failed, options);
    }

    /** Returns the exit code of a line: {@code --exit-status} reports a failed test. */
    static ExitCode exit(boolean failed, OptionValues options) {
        return failed && options.has(CommonOption.EXIT_STATUS) ? ExitCode.FAILED_TEST : ExitCode.DONE;
    }

    /** Prints the header of a line's own CSV, and returns the format of its rows. */
    private ResolverCsv sheet(Request request) {
        ResolverCsv rowsOfLine = new ResolverCsv(
                request.ruleset().numbers(request.resolver().description().name()));
        session.out().print(rowsOfLine.header(List.of()));
        return rowsOfLine;
    }

    /** Plays with faces that the player may take back: then it starts again with the faces that stay. */
    static Played played(FaceSource faces, Resolver resolver, Tables tables, Situation situation) {
        while (true) {
            try {
                return Played.with(faces, resolver, tables, situation);
            } catch (AskedDice.Restart e) {
                InterruptedByUser.check();
            }
        }
    }

    /** Writes many repetitions as JSON, from a cache of the faces thrown. */
    private ExitCode repeatAsJson(RepeatedResolution situation, OptionValues options) {
        session.preferences().settings().countThrow();
        boolean failed = false;
        for (int k = 1; k <= options.repeat(); k++) {
            InterruptedByUser.check();
            RecordCaption caption = new RecordCaption(options.label(), k, seed(options, k));
            failed |= situation.write(caption, session.line().number(), json());
        }
        return exit(failed, options);
    }

    /** Returns the source of faces: asked, given by {@code --dice}, or from a seed. */
    FaceSource faces(OptionValues options, SeedSource.Minted minted) {
        if (options.ask()) {
            return new AskedDice("--ask", session::ask);
        }
        return options.dice().isPresent()
                ? GivenDice.typed("--dice", options.dice().get())
                : minted;
    }

    /**
     * Returns the seed of the k-th repetition, SEED/k, so that each can be reproduced alone. Empty if the dice are
     * given, or a seed is to be minted when the first die is thrown.
     */
    Optional<String> seed(OptionValues options, int k) {
        Optional<String> seed =
                options.seed().isPresent() ? options.seed() : session.line().seed();
        if (options.repeat() == 0) {
            return seed;
        }
        if (options.dice().isPresent() || options.ask()) {
            return Optional.empty();
        }
        return Optional.of((seed.isPresent() ? seed.get() : session.line().mintedSeed()) + "/" + k);
    }

    /** Prints a resolution in the format of the options. */
    void print(Played played, RecordCaption caption, OptionValues options) {
        Output out = session.out();
        if (options.json()) {
            json().write(played, caption, session.line().number());
        } else if (options.has(CommonOption.FIELDS) || options.has(CommonOption.TEMPLATE)) {
            out.print(fields(options).of(session.line().number(), played, caption));
        } else if (rows != null) {
            out.print(rows.apply(played, caption));
        } else if (sheet != null) {
            out.print(sheet.row(session.line().number(), played, caption, List.of()));
        } else if (session.printsRows()) {
            out.print(ResolutionCsv.row(session.line().number(), played, caption));
        } else {
            String between = caption.repeat() > 1 && !options.isOneLine() ? "\n" : "";
            out.print(between + text(played, caption, options));
        }
    }

    /**
     * Refuses names in {@code --fields} or {@code --template} that the resolver does not know, before dice are thrown. In
     * a batch a name may be another resolver's.
     */
    void checkFields(Request request) {
        OptionValues options = request.options();
        if (!options.has(CommonOption.FIELDS) && !options.has(CommonOption.TEMPLATE)) {
            return;
        }
        String resolver = request.resolver().description().name();
        String text = options.text(CommonOption.FIELDS).orElse("")
                + options.text(CommonOption.TEMPLATE).orElse("");
        String checking = request.ruleset().name() + " " + resolver + " " + text;
        if (!checked.contains(checking)) {
            fields(options)
                    .check(
                            request.ruleset().numbers(resolver),
                            request.resolver().description(),
                            name -> session.batch().isPresent() && hasAny(request.ruleset(), name));
            checked.add(checking);
        }
    }

    /** Returns whether any resolver of this ruleset or of a built-in one has a number or parameter of that name. */
    private static boolean hasAny(Ruleset own, String name) {
        List<Ruleset> all = new ArrayList<>(List.of(own, Rulesets.named("dice")));
        Rulesets.names().forEach(known -> all.add(Rulesets.named(known)));
        return all.stream()
                .anyMatch(ruleset -> ruleset.resolvers().stream()
                        .anyMatch(resolver -> ruleset.numbers(resolver).names().contains(name)
                                || ruleset.resolver(resolver)
                                        .description()
                                        .parameter(name)
                                        .isPresent()));
    }

    private static FieldTemplate fields(OptionValues options) {
        Optional<String> list = options.text(CommonOption.FIELDS);
        return list.isPresent()
                ? FieldTemplate.list(CommonOption.FIELDS.longName(), list.get())
                : FieldTemplate.template(
                        CommonOption.TEMPLATE.longName(),
                        options.text(CommonOption.TEMPLATE).orElse(""));
    }

    private String text(Played played, RecordCaption caption, OptionValues options) {
        ResolutionText text =
                new ResolutionText(session.style(options), session.environment().textWidth(), session.isAtPrompt());
        if (options.quiet()) {
            return session.line().playsMany() ? text.orders(played, caption) : text.quiet(played, caption);
        }
        return options.brief() ? text.brief(played, caption) : text.full(played, caption);
    }

    /** Returns the JSON writer of this session's output, created on first use. */
    public PlayedJson json() {
        if (json == null) {
            json = new PlayedJson(session.out().jsonBytes());
        }
        return json;
    }
}
