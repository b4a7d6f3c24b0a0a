package grognard.cli.batch;

import grognard.batch.Answers;
import grognard.batch.BadLine;
import grognard.batch.Chunk;
import grognard.batch.Line;
import grognard.batch.Work;
import grognard.cli.session.BatchSettings;
import grognard.cli.session.Play;
import grognard.cli.session.Session;
import grognard.cli.world.Exit;
import grognard.input.BadInput;
import grognard.line.Options;
import grognard.line.Request;
import grognard.line.Usual;
import grognard.rules.Parameter;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;

/** Runs the rows of a spreadsheet whose columns are a resolver's parameters; an empty cell says nothing. */
final class SheetRows implements Work<List<String>> {

    /** Columns that mean an option of the same name. */
    private static final List<String> OPTIONS = List.of("label", "seed", "dice");

    private final BatchWorld place;
    private final Session session;
    private final BatchSettings settings;
    private final Ruleset ruleset;
    private final Resolver resolver;
    private final List<String> header;
    private final Play play;
    private final AtomicBoolean failed;

    SheetRows(
            Session outer,
            BatchSettings settings,
            AtomicBoolean failed,
            Ruleset ruleset,
            String resolver,
            List<String> header) {
        this.place = new BatchWorld(outer.world());
        this.session = outer.forBatch(place.world(), settings);
        this.settings = settings;
        this.failed = failed;
        this.ruleset = ruleset;
        this.resolver = ruleset.resolver(resolver);
        this.header = header;
        this.play = new Play(session);
    }

    /** The names of the columns; one that means nothing, or comes twice, is refused. */
    static List<String> header(Resolver resolver, Line<List<String>> first) {
        List<String> known = new ArrayList<>(resolver.description().parameters().stream()
                .map(Parameter::name)
                .toList());
        known.addAll(OPTIONS);
        List<String> header = new ArrayList<>();
        for (String cell : first.content()) {
            String name = cell.strip();
            if (!known.contains(name) || header.contains(name)) {
                String place = new BadLine(first.number(), header.size() + 1, "").place();
                throw header.contains(name)
                        ? new BadInput(place + name + " is there twice: expected once")
                        : BadInput.value(
                                place + "column",
                                name,
                                "a parameter of " + resolver.description().name() + " (" + String.join(", ", known)
                                        + ")",
                                known);
            }
            header.add(name);
        }
        return header;
    }

    @Override
    public boolean run(Chunk<List<String>> chunk, Answers answers) {
        for (Line<List<String>> row : chunk.lines()) {
            try {
                run(row, answers);
            } catch (BadInput e) {
                place.settle(session, answers);
                if (!answers.error(bad(row, e))) {
                    return false;
                }
            }
        }
        place.settle(session, answers);
        answers.done(chunk.lines().size());
        return true;
    }

    private void run(Line<List<String>> row, Answers answers) {
        if (!row.error().isEmpty()) {
            throw new BadInput(row.error());
        }
        place.to(answers);
        session.line().begin(row.number(), settings.seed() + "/" + row.number());
        Map<String, String> values = new LinkedHashMap<>();
        Map<Usual, List<String>> usual = new EnumMap<>(Usual.class);
        for (int i = 0; i < row.content().size(); i++) {
            String cell = row.content().get(i).strip();
            if (i >= header.size() && !cell.isEmpty()) {
                throw BadInput.value("cell", cell, "no more than " + header.size() + " cells, as in the header");
            }
            if (cell.isEmpty()) {
                continue;
            }
            String name = header.get(i);
            if (resolver.description().parameter(name).isPresent()) {
                values.put(name, cell);
            } else {
                Usual.named("--" + name, Usual.For.PLAY).ifPresent(option -> usual.put(option, List.of(cell)));
            }
        }
        if (values.isEmpty() && usual.isEmpty()) {
            return;
        }
        Options options = session.inForce(Options.of(usual));
        if (!options.isOneLine() && !settings.csv()) {
            place.heading(session.style(options), row.number() + "> " + String.join(",", row.content()));
        }
        Tables tables = session.shelf().tables(ruleset, options);
        if (play.apply(Request.of(ruleset, resolver, values, options), tables) == Exit.FAILED_TEST) {
            failed.set(true);
        }
    }

    private BadLine bad(Line<List<String>> row, BadInput e) {
        int column = 0;
        for (int i = 0; i < header.size() && column == 0; i++) {
            String option = resolver.description()
                    .parameter(header.get(i))
                    .map(Parameter::option)
                    .orElse("--" + header.get(i));
            column = e.error().subject().equals(option) ? i + 1 : 0;
        }
        return new BadLine(row.number(), column, e.error().words());
    }
}
