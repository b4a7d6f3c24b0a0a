package grognard.cli;

import grognard.dice.Asked;
import grognard.dice.Faces;
import grognard.dice.Given;
import grognard.input.BadInput;
import grognard.render.Caption;
import grognard.render.JsonLines;
import grognard.render.TextOutput;
import grognard.rules.Code;
import grognard.rules.Played;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Situation;
import grognard.rules.Tables;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** Plays a resolver: one resolution, or several numbered ones. */
final class ResolveVerb implements Verb {

    private final Session session;
    private final Ruleset ruleset;
    private final Resolver resolver;

    ResolveVerb(Session session, Ruleset ruleset, Resolver resolver) {
        this.session = session;
        this.ruleset = ruleset;
        this.resolver = resolver;
    }

    @Override
    public CommandSpec spec() {
        CommandSpec spec = Help.forResolver(session, ruleset, resolver, "");
        new ResolverSpec(resolver.description()).addTo(spec);
        GeneralOptions.addTo(spec, true);
        return spec;
    }

    @Override
    public List<String> prepare(List<String> words) {
        return Sides.longForms(resolver.description(), words);
    }

    @Override
    public int run(ParseResult parsed) {
        GeneralOptions options = GeneralOptions.of(parsed);
        Tables tables = session.tables(ruleset, options);
        Situation situation = Situation.read(resolver, new ResolverSpec(resolver.description()).typed(parsed), tables);
        if (options.ask() && options.dice().isPresent()) {
            throw new BadInput("--ask and --dice: expected only one of them");
        }
        boolean failed = false;
        Printer printer = printer(options);
        for (int k = 1; k <= Math.max(1, options.repeat()); k++) {
            Code code = resolve(options, tables, situation, k, printer);
            failed |= code.verdict() == Code.Verdict.FAILED;
        }
        return failed && options.exitStatus() ? FAILED_TEST : DONE;
    }

    private Code resolve(GeneralOptions options, Tables tables, Situation situation, int k, Printer printer) {
        Optional<String> seed = seed(options, k);
        Seeds.Minted minted = new Seeds.Minted(seed);
        Faces faces = options.dice().map(text -> (Faces) Given.typed(text)).orElse(minted);
        if (options.ask()) {
            faces = new Asked(session::ask);
        }
        Played played = Played.with(faces, resolver, tables, situation);
        printer.print(played, new Caption(options.label(), options.repeat() > 0 ? k : 0, minted.seed()));
        return played.resolution().outcome().code();
    }

    /** Repetitions take their dice from a seed each, so that any one of them can be made again alone. */
    private Optional<String> seed(GeneralOptions options, int k) {
        if (options.repeat() == 0) {
            return options.seed().or(session::lineSeed);
        }
        if (options.dice().isPresent() || options.ask()) {
            return Optional.empty();
        }
        return Optional.of(options.seed().or(session::lineSeed).orElseGet(session::mintedSeed) + "/" + k);
    }

    private Printer printer(GeneralOptions options) {
        Output out = session.world().out();
        if (options.json()) {
            return new JsonLines(out.writer())::played;
        }
        TextOutput text = new TextOutput(session.style(options));
        if (options.quiet()) {
            return (played, caption) -> out.print(text.brief(played, caption));
        }
        return (played, caption) -> out.print((caption.repeat() > 1 ? "\n" : "") + text.full(played, caption));
    }

    /** Where a resolution goes when it is done. */
    @FunctionalInterface
    private interface Printer {
        void print(Played played, Caption caption);
    }
}
