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
import grognard.rules.Situation;
import grognard.rules.Tables;
import java.util.Optional;

/** Plays a resolver: one resolution, or several numbered ones. */
final class Play implements ResolverVerb.Action {

    private final Session session;

    Play(Session session) {
        this.session = session;
    }

    @Override
    public int apply(Resolver resolver, Tables tables, Situation situation, GeneralOptions options) {
        if (options.ask() && options.dice().isPresent()) {
            throw new BadInput("--ask with --dice: expected only one of them");
        }
        boolean failed = false;
        Printer printer = printer(options);
        for (int k = 1; k <= Math.max(1, options.repeat()); k++) {
            Seeds.Minted minted = new Seeds.Minted(seed(options, k));
            Played played = Played.with(faces(options, minted), resolver, tables, situation);
            Caption caption = new Caption(options.label(), options.repeat() > 0 ? k : 0, minted.seed());
            session.last(played, caption);
            printer.print(played, caption);
            failed |= played.resolution().outcome().code().verdict() == Code.Verdict.FAILED;
        }
        return failed && options.exitStatus() ? Verb.FAILED_TEST : Verb.DONE;
    }

    private Faces faces(GeneralOptions options, Seeds.Minted minted) {
        if (options.ask()) {
            return new Asked(session::ask);
        }
        return options.dice().isPresent() ? Given.typed(options.dice().get()) : minted;
    }

    /** Repetitions take their dice from a seed each, so that any one of them can be made again alone. */
    private Optional<String> seed(GeneralOptions options, int k) {
        Optional<String> seed = options.seed().isPresent() ? options.seed() : session.lineSeed();
        if (options.repeat() == 0) {
            return seed;
        }
        if (options.dice().isPresent() || options.ask()) {
            return Optional.empty();
        }
        return Optional.of((seed.isPresent() ? seed.get() : session.mintedSeed()) + "/" + k);
    }

    private Printer printer(GeneralOptions options) {
        Output out = session.world().out();
        if (options.json()) {
            return new JsonLines(out.writer())::played;
        }
        TextOutput text = new TextOutput(session.style(options), session.world().textWidth());
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
