package grognard.cli;

import grognard.input.BadInput;
import grognard.odds.Axis;
import grognard.odds.Odds;
import grognard.odds.Sweep;
import grognard.render.Asked;
import grognard.render.JsonLines;
import grognard.render.OddsView;
import grognard.render.PlainOdds;
import grognard.render.SweepGrid;
import grognard.render.SweepTable;
import grognard.render.VersusOdds;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Shows the exact chances of a resolver's outcomes: of one situation, of two, or of a whole sweep. */
final class ShowOdds implements ResolverVerb.Action {

    private final Session session;

    ShowOdds(Session session) {
        this.session = session;
    }

    @Override
    public int apply(Resolver resolver, Tables tables, Typed typed) {
        Optional<SvgFile> svg = typed.options().odds().svg().map(SvgFile::named);
        OddsView view;
        try (Waiting waiting = new Waiting(session.world())) {
            view = view(new Asked(resolver, tables, typed.values()), typed.options(), waiting);
        }
        svg.ifPresent(file -> file.write(view.svg()));
        show(view, typed.options());
        return Verb.DONE;
    }

    private OddsView view(Asked asked, GeneralOptions options, Waiting waiting) {
        Description description = asked.resolver().description();
        List<Axis> axes = Axis.in(description, asked.typed(), asked.tables());
        List<String> of = wanted(options.odds(), description);
        if (options.odds().vs().isPresent()) {
            return versus(asked, options, axes, of, waiting);
        }
        if (axes.isEmpty()) {
            PlainOdds plain = plain(asked, options, of, waiting);
            checkOpen(of, description, plain.odds().outcomes().keySet());
            return plain;
        }
        Sweep sweep = Sweep.of(asked.resolver(), asked.tables(), axes, asked.typed(), waiting);
        checkOpen(of, description, sweep.codes());
        if (sweep.isGrid()) {
            return new SweepGrid(asked, sweep, of.isEmpty() ? List.of(sweep.tellingCode()) : of, !of.isEmpty());
        }
        return new SweepTable(asked, sweep, of);
    }

    private static PlainOdds plain(Asked asked, GeneralOptions options, List<String> of, Waiting waiting) {
        Situation situation = Situation.read(asked.resolver(), asked.typed(), asked.tables());
        Odds odds = Odds.of(asked.resolver(), asked.tables(), situation, waiting);
        return new PlainOdds(asked, situation, odds, of, options.odds().numbers());
    }

    private OddsView versus(Asked asked, GeneralOptions options, List<Axis> axes, List<String> of, Waiting waiting) {
        String line = options.odds().vs().orElse("");
        Resolver resolver = asked.resolver();
        Description description = resolver.description();
        Versus.Other other = new Versus(session, asked.tables().ruleset(), description.name()).read(line, options);
        Asked second = new Asked(resolver, other.tables(), other.typed().values());
        axes.forEach(axis -> refuseRange(axis, asked));
        Axis.in(description, second.typed(), second.tables()).forEach(axis -> refuseRange(axis, second));
        PlainOdds first = plain(asked, options, of, waiting);
        try {
            VersusOdds view = new VersusOdds(first, plain(second, options, of, waiting));
            checkOpen(of, description, view.codesOfBoth());
            return view;
        } catch (BadInput e) {
            throw new BadInput("--vs: " + e.getMessage());
        }
    }

    private static void refuseRange(Axis axis, Asked asked) {
        String typed = asked.typed().getOrDefault(axis.parameter().name(), "");
        throw BadInput.value("--vs with " + axis.parameter(), typed, "single values on both sides");
    }

    /** The codes after {@code --of}. Where a resolver makes its own codes, they are known only when the odds are. */
    private static List<String> wanted(OddsOptions options, Description description) {
        List<String> of = options.of()
                .map(text ->
                        Arrays.stream(text.split(",", -1)).map(String::strip).toList())
                .orElse(List.of());
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

    private void show(OddsView view, GeneralOptions options) {
        Output out = session.world().out();
        if (options.json()) {
            view.json(new JsonLines(out.writer()));
        } else if (options.odds().csv()) {
            out.print(view.csv());
        } else {
            out.print(view.text(session.style(options), session.world().width()));
        }
    }
}
