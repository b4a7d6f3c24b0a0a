package grognard.cli.workshop;

import grognard.cli.world.Interrupted;
import grognard.input.BadInput;
import grognard.odds.Chance;
import grognard.odds.Odds;
import grognard.odds.Space;
import grognard.rules.Parameter;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.table.Pack;
import grognard.table.Problem;
import grognard.workshop.Probe;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Looks for what is allowed and yet probably wrong: rows that no throw reaches, modifiers that change nothing. */
public final class Lint {

    /** As many situations of a resolver as are gone through. */
    private static final int MOST = 20_000;

    private final Tables tables;
    private final Pack folder;
    private final List<Problem> warnings = new ArrayList<>();

    private Lint(Ruleset ruleset, Pack folder) {
        this.tables = Tables.builtIn(ruleset);
        this.folder = folder;
    }

    /** What there is to say about the ruleset. */
    public static List<Problem> of(Ruleset ruleset, Pack folder) {
        Lint lint = new Lint(ruleset, folder);
        for (String name : ruleset.resolvers()) {
            Resolver resolver = ruleset.resolver(name);
            Optional<Probe> probe = Probe.of(resolver);
            if (probe.isPresent()) {
                lint.look(name, probe.get());
            }
        }
        return lint.warnings;
    }

    private void look(String name, Probe probe) {
        for (long line : probe.repeated()) {
            warn(probe.file(), line, "the same result as in the row above: expected one row for both");
        }
        for (long line : probe.worse()) {
            warn(probe.file(), line, "fails where less passes: expected results that get no worse as the number rises");
        }
        if (probe.isDeafToDice()) {
            warn(
                    name + ".toml",
                    0,
                    "dice that nobody reads: expected results with from,to or a key that hangs on them");
        }
        walk(name, probe);
    }

    private void walk(String name, Probe probe) {
        List<Parameter<?>> parameters = probe.description().parameters();
        Space space = Space.of(probe.description(), tables, parameter -> true, MOST);
        Set<String> reached = new HashSet<>();
        Set<String> stirring = new HashSet<>();
        Map<String, Map<String, String>> seen = new HashMap<>();
        space.each(situation -> {
            Interrupted.check();
            Optional<Odds> odds = odds(probe, situation);
            if (odds.isEmpty()) {
                return;
            }
            odds.get().outcomes().keySet().forEach(outcome -> reached.add(Probe.line(outcome)));
            String result = told(odds.get());
            for (Parameter<?> parameter : parameters) {
                if (!stirring.contains(parameter.name())) {
                    Map<String, String> others = new LinkedHashMap<>(situation);
                    others.remove(parameter.name());
                    String before = seen.computeIfAbsent(parameter.name(), key -> new HashMap<>())
                            .putIfAbsent(others.toString(), result);
                    if (before != null && !before.equals(result)) {
                        stirring.add(parameter.name());
                        seen.remove(parameter.name());
                    }
                }
            }
        });
        String tried = space.isWhole() ? "" : " in the situations that were tried";
        for (long line : probe.lines()) {
            if (!reached.contains(String.valueOf(line))) {
                warn(probe.file(), line, "no throw reaches this row" + tried + ": expected a way to it, or no row");
            }
        }
        for (Parameter<?> parameter : parameters) {
            if (!stirring.contains(parameter.name())) {
                warn(
                        name + ".toml",
                        0,
                        "option " + parameter.name() + " changes nothing" + tried
                                + ": expected it to do something, or to be a key of some file");
            }
        }
    }

    private Optional<Odds> odds(Probe probe, Map<String, String> situation) {
        try {
            return Optional.of(Odds.of(probe, tables, Situation.read(probe, situation, tables)));
        } catch (BadInput e) {
            return Optional.empty(); // options that do not go together
        }
    }

    /** All that an odds say, so that two can be told apart. */
    private static String told(Odds odds) {
        StringBuilder text = new StringBuilder();
        odds.outcomes()
                .forEach((line, chance) ->
                        text.append(line).append(' ').append(shortened(chance)).append(';'));
        return text.toString();
    }

    private static String shortened(Chance chance) {
        return chance.rounded(12).toPlainString();
    }

    private void warn(String file, long line, String what) {
        warnings.add(new Problem(folder.place(file), line, 0, what));
    }
}
