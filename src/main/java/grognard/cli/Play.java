package grognard.cli;

import grognard.dice.Asked;
import grognard.dice.Faces;
import grognard.dice.Given;
import grognard.input.BadInput;
import grognard.render.Caption;
import grognard.render.CsvLines;
import grognard.render.PlayedJson;
import grognard.render.TextOutput;
import grognard.rules.Code;
import grognard.rules.Played;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Plays a resolver: one resolution, or several numbered ones. */
final class Play implements ResolverVerb.Action {

    private final Session session;
    private @Nullable PlayedJson json;

    Play(Session session) {
        this.session = session;
    }

    @Override
    public int apply(Resolver resolver, Tables tables, Typed typed) {
        GeneralOptions options = typed.options();
        if (options.ask() && options.dice().isPresent()) {
            throw new BadInput("--ask with --dice: expected only one of them");
        }
        if (options.ask() && session.batch().isPresent()) {
            throw new BadInput("--ask: expected --dice LIST in a batch, where nobody can be asked");
        }
        Optional<String> log = session.log(options);
        if (options.repeat() > 1 && options.json() && options.dice().isEmpty() && !options.ask() && log.isEmpty()) {
            return again(new Recurring(resolver, tables, typed.values()), options);
        }
        Situation situation = Situation.read(resolver, typed.values(), tables);
        Logged logged = log.isPresent() ? new Logged(session, log.get(), options) : null;
        boolean failed = false;
        for (int k = 1; k <= Math.max(1, options.repeat()); k++) {
            Interrupted.check();
            Optional<String> seed = logged == null ? seed(options, k) : logged.seed(seed(options, k));
            Seeds.Minted minted = new Seeds.Minted(seed);
            Played played = Played.with(faces(options, minted), resolver, tables, situation);
            if (!played.rolls().isEmpty()) {
                session.settings().thrown();
            }
            Caption caption = new Caption(options.label(), options.repeat() > 0 ? k : 0, minted.seed());
            session.last(played, caption);
            if (logged == null) {
                print(played, caption, options);
            } else {
                logged.add(played, caption, this);
            }
            failed |= played.resolution().outcome().code().verdict() == Code.Verdict.FAILED;
        }
        if (logged != null) {
            logged.end();
        }
        return failed && options.exitStatus() ? Verb.FAILED_TEST : Verb.DONE;
    }

    /** Many repetitions for a program to read: what has come up before is not resolved again. */
    private int again(Recurring situation, GeneralOptions options) {
        session.settings().thrown();
        boolean failed = false;
        for (int k = 1; k <= options.repeat(); k++) {
            Interrupted.check();
            failed |= situation.tell(seed(options, k).orElseThrow(), options.label(), k, json());
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

    /** Prints a resolution as the options ask for it. */
    void print(Played played, Caption caption, GeneralOptions options) {
        Output out = session.world().out();
        if (options.json()) {
            json().write(played, caption);
        } else if (session.batch().isPresent() && session.batch().get().csv()) {
            out.print(CsvLines.row(session.lineNumber(), played, caption));
        } else {
            TextOutput text =
                    new TextOutput(session.style(options), session.world().textWidth());
            String between = caption.repeat() > 1 && !options.quiet() ? "\n" : "";
            out.print(between + (options.quiet() ? text.brief(played, caption) : text.full(played, caption)));
        }
    }

    /** Writes JSON to where this session prints. */
    PlayedJson json() {
        if (json == null) {
            json = new PlayedJson(session.world().out().bytes());
        }
        return json;
    }
}
