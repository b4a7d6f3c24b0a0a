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

/** Warns of what is allowed but probably a mistake: rows that no throw reaches, options that change nothing. */
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
    private static final class Enough extends RuntimeException {
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
            Optional<RowTracer> probe = RowTracer.of(resolver);
            if (probe.isPresent()) {
                lint.look(name, probe.get());
            }
        }
        return lint.warnings;
    }

    /** Checks the results file of one resolver, and then its situations. */
    private void look(String name, RowTracer probe) {
        for (long line : probe.repeated()) {
            warn(probe.file(), line, "the same result as in the row above: expected one row for both");
        }
        for (long line : probe.worse()) {
            warn(probe.file(), line, "fails where less passes: expected results that get no worse as the number rises");
        }
        if (probe.isDeafToDice()) {
            warn(name + ".toml", 0, "unused dice: expected results with from,to or a key that depends on the dice");
        }
        walk(name, probe);
    }

    /**
     * Goes through the situations and notes which rows are reached and which options change the odds. An option
     * changes nothing if all situations that differ in it alone have equal odds. It ends where nothing is left to warn of.
     */
    private void walk(String name, RowTracer probe) {
        List<Parameter<?>> parameters = probe.description().parameters();
        SituationSpace space = SituationSpace.of(probe.description(), tables, parameter -> true, probe::edges, MOST);
        double all = space.visited(space.defaults());
        long[] taken = new long[1];
        long[] paths = new long[1];
        OutcomeOdds outcomes = new OutcomeOdds(done -> {
            progress.at(taken[0] / all);
            if (++paths[0] > MOST_PATHS) {
                throw new Enough();
            }
        });
        Set<String> unreached = new LinkedHashSet<>();
        probe.lines().forEach(line -> unreached.add(String.valueOf(line)));
        Set<String> idle = new LinkedHashSet<>();
        parameters.stream().filter(one -> !one.isSideDie()).forEach(one -> idle.add(one.name()));
        Map<String, Map<String, String>> seen = new HashMap<>();
        boolean complete = each(space, situation -> {
            if (unreached.isEmpty() && idle.isEmpty()) {
                throw new Enough();
            }
            taken[0]++;
            Optional<Map<String, Chance>> odds = odds(probe, situation, outcomes);
            if (odds.isEmpty()) {
                return;
            }
            odds.get().keySet().forEach(outcome -> unreached.remove(RowTracer.line(outcome)));
            String result = fingerprint(odds.get());
            idle.removeIf(option -> {
                Map<String, String> others = new LinkedHashMap<>(situation);
                others.remove(option);
                String before =
                        seen.computeIfAbsent(option, key -> new HashMap<>()).putIfAbsent(others.toString(), result);
                boolean changes = before != null && !before.equals(result);
                if (changes) {
                    seen.remove(option);
                }
                return changes;
            });
        });
        String tried = complete ? "" : " in the situations that were tried";
        for (String line : unreached) {
            warn(
                    probe.file(),
                    Long.parseLong(line),
                    "no throw reaches this row" + tried + ": expected a way to it, or no row");
        }
        for (String option : idle) {
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
        } catch (Enough e) {
            return false;
        }
    }

    private Optional<Map<String, Chance>> odds(RowTracer probe, Map<String, String> situation, OutcomeOdds outcomes) {
        try {
            return Optional.of(outcomes.codes(probe, tables, Situation.read(probe, situation, tables)));
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
