package grognard.cli.workshop;

import grognard.input.BadInput;
import grognard.odds.Chance;
import grognard.odds.OutcomeOdds;
import grognard.odds.Progress;
import grognard.odds.SituationSpace;
import grognard.rules.Parameter;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.table.Pack;
import grognard.table.Problem;
import grognard.workshop.resolver.RowTracer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Warns of probable mistakes that the format allows: rows that no throw reaches, options that change nothing. */
public final class Lint {

    /** Most situations of a resolver that are tried; beyond it, only pairs of options are. */
    private static final int MOST = 20_000;

    /** Most paths of dice that are followed for a resolver; thousands of dice would take hours. */
    private static final long MOST_PATHS = 3_000_000;

    private final Tables tables;
    private final Pack folder;
    private final Progress progress;
    private final List<Problem> warnings = new ArrayList<>();

    private Lint(Ruleset ruleset, Pack folder, Progress progress) {
        this.tables = Tables.builtIn(ruleset);
        this.folder = folder;
        this.progress = progress;
    }

    /** Ends the search at the limit. The limit counts work and not time, so that warnings are the same on every machine. */
    private static final class LimitReached extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    /**
     * The warnings for all resolvers of a ruleset; chains have none of their own.
     *
     * @param progress receives the share of each resolver's situations that is done
     */
    public static List<Problem> of(Ruleset ruleset, Pack folder, Progress progress) {
        Lint lint = new Lint(ruleset, folder, progress);
        for (String name : ruleset.resolvers()) {
            Resolver resolver = ruleset.resolver(name);
            Optional<RowTracer> tracer = RowTracer.of(resolver);
            if (tracer.isPresent()) {
                lint.check(name, tracer.get());
            }
        }
        return lint.warnings;
    }

    /** Checks the results file of one resolver, and then its situations. */
    private void check(String name, RowTracer tracer) {
        for (long line : tracer.repeated()) {
            warn(tracer.file(), line, "the same result as in the row above: expected one row for both");
        }
        for (long line : tracer.worse()) {
            warn(
                    tracer.file(),
                    line,
                    "fails where less passes: expected results that get no worse as the number rises");
        }
        if (tracer.ignoresDice()) {
            warn(name + ".toml", 0, "unused dice: expected results with from,to or a key that depends on the dice");
        }
        walk(name, tracer);
    }

    /**
     * Goes through the situations and notes which rows are reached and which options change the odds. An option
     * changes nothing if all situations that differ in it alone have equal odds. The search ends early when every row is reached
     * and every option changes something.
     */
    private void walk(String name, RowTracer tracer) {
        List<Parameter<?>> parameters = tracer.description().parameters();
        SituationSpace space = SituationSpace.of(tracer.description(), tables, parameter -> true, tracer::edges, MOST);
        double all = space.visited(space.defaults());
        long[] visited = new long[1];
        long[] paths = new long[1];
        OutcomeOdds outcomes = new OutcomeOdds(done -> {
            progress.at(visited[0] / all);
            if (++paths[0] > MOST_PATHS) {
                throw new LimitReached();
            }
        });
        Set<String> unreached = new LinkedHashSet<>();
        tracer.lines().forEach(line -> unreached.add(String.valueOf(line)));
        Set<String> unusedOptions = new LinkedHashSet<>();
        parameters.stream().filter(one -> !one.isSideDie()).forEach(one -> unusedOptions.add(one.name()));
        Map<String, Map<String, String>> oddsSeen = new HashMap<>();
        boolean complete = each(space, situation -> {
            if (unreached.isEmpty() && unusedOptions.isEmpty()) {
                throw new LimitReached();
            }
            visited[0]++;
            Optional<Map<String, Chance>> odds = odds(tracer, situation, outcomes);
            if (odds.isEmpty()) {
                return;
            }
            odds.get().keySet().forEach(outcome -> unreached.remove(RowTracer.line(outcome)));
            String result = fingerprint(odds.get());
            unusedOptions.removeIf(option -> {
                Map<String, String> others = new LinkedHashMap<>(situation);
                others.remove(option);
                String before =
                        oddsSeen.computeIfAbsent(option, key -> new HashMap<>()).putIfAbsent(others.toString(), result);
                boolean changes = before != null && !before.equals(result);
                if (changes) {
                    oddsSeen.remove(option);
                }
                return changes;
            });
        });
        String tried = complete ? "" : " in the situations that were tried";
        for (String line : unreached) {
            warn(
                    tracer.file(),
                    Long.parseLong(line),
                    "no throw reaches this row" + tried + ": expected a way to it, or no row");
        }
        for (String option : unusedOptions) {
            warn(
                    name + ".toml",
                    0,
                    "option " + option + " changes nothing" + tried
                            + ": expected it to do something, or to be a key of some file");
        }
    }

    /** Visits the situations and returns whether all of them were tried. */
    private static boolean each(SituationSpace space, SituationSpace.Visitor visitor) {
        try {
            space.each(visitor);
            return space.isComplete();
        } catch (LimitReached e) {
            return false;
        }
    }

    private Optional<Map<String, Chance>> odds(RowTracer tracer, Map<String, String> situation, OutcomeOdds outcomes) {
        try {
            return Optional.of(outcomes.codes(tracer, tables, Situation.read(tracer, situation, tables)));
        } catch (BadInput e) {
            return Optional.empty(); // the rules refuse this combination of options
        }
    }

    /** The odds as a text that is equal for equal odds. */
    private static String fingerprint(Map<String, Chance> odds) {
        StringBuilder text = new StringBuilder();
        new TreeMap<>(odds)
                .forEach((line, chance) -> text.append(line)
                        .append(' ')
                        .append(chance.rounded(12).toPlainString())
                        .append(';'));
        return text.toString();
    }

    private void warn(String file, long line, String what) {
        warnings.add(new Problem(folder.place(file), line, 0, what));
    }
}
