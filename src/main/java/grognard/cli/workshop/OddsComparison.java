package grognard.cli.workshop;

import grognard.input.BadInput;
import grognard.odds.Chance;
import grognard.odds.OutcomeOdds;
import grognard.odds.Progress;
import grognard.odds.SituationSpace;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/** Compares the exact odds of a resolver in two versions of a ruleset or with two packs of tables. */
public final class OddsComparison {

    /** Number of changes that are reported, the largest first. */
    private static final int MAX_CHANGES = 1000;

    /** Most random situations that are tried to find one that the rules accept. */
    private static final int MAX_DRAWS = 20_000;

    private final Tables before;
    private final Tables after;
    private final OutcomeOdds outcomes = new OutcomeOdds(Progress.UNWATCHED);
    private final List<Change> changes = new ArrayList<>();
    private long situations;
    private long changed;
    private long single;
    private boolean complete;

    /**
     * A chance that differs.
     *
     * @param situation the options as typed
     * @param points the difference in percentage points
     */
    public record Change(String situation, String code, Chance before, Chance after, BigDecimal points) {}

    /**
     * The result of a comparison.
     *
     * @param situations number of situations that both versions accept
     * @param changed number of those with different odds
     * @param single number of situations that only one version accepts
     * @param changes the differences, largest first
     * @param complete whether all situations were compared, and not only each pair of parameters
     */
    public record Report(long situations, long changed, long single, List<Change> changes, boolean complete) {
        public Report {
            changes = List.copyOf(changes);
        }
    }

    private OddsComparison(Tables before, Tables after) {
        this.before = before;
        this.after = after;
    }

    /**
     * Compares a resolver of two rulesets, or of one ruleset with two packs of tables.
     *
     * @param parameters names of the parameters to vary; empty for all
     */
    public static Report of(String resolver, Tables before, Tables after, List<String> parameters, Progress progress) {
        return new OddsComparison(before, after).compare(resolver, parameters, progress);
    }

    /** Goes through the situations of the new version and looks each up in both. */
    private Report compare(String name, List<String> parameters, Progress progress) {
        Resolver old = before.ruleset().resolver(name);
        Resolver now = after.ruleset().resolver(name);
        for (String parameter : parameters) {
            if (now.description().parameter(parameter).isEmpty()) {
                List<String> names = now.description().parameters().stream()
                        .map(known -> known.name())
                        .toList();
                throw BadInput.oneOf(name, parameter, names);
            }
        }
        SituationSpace space = SituationSpace.of(
                now.description(),
                after,
                parameter -> parameters.isEmpty() || parameters.contains(parameter.name()),
                SituationSpace.MOST);
        complete = space.isComplete();
        Map<String, String> others =
                accepted(SituationSpace.of(now.description(), after, parameter -> true, SituationSpace.MOST), now);
        double all = space.visited(others);
        long[] visited = new long[1];
        space.each(others, situation -> {
            progress.at(visited[0]++ / all);
            Optional<Map<String, Chance>> odds = odds(now, after, situation);
            Map<String, String> known = withoutNewOptions(situation, old);
            Optional<Map<String, Chance>> earlier = odds(old, before, known);
            if (odds.isPresent() && earlier.isPresent()) {
                situations++;
                compare(line(situation), earlier.get(), odds.get());
            } else if (odds.isPresent() || (earlier.isPresent() && known.equals(situation))) {
                single++;
            }
        });
        changes.sort(LARGEST_FIRST);
        return new Report(
                situations, changed, single, changes.subList(0, Math.min(MAX_CHANGES, changes.size())), complete);
    }

    /** The defaults or, if the rules do not accept those, an accepted situation that differs from them as little as possible. */
    private Map<String, String> accepted(SituationSpace space, Resolver now) {
        Map<String, String> situation = space.defaults();
        Random chance = new Random(MAX_DRAWS);
        for (int i = 0; i < MAX_DRAWS && !isAccepted(now, situation); i++) {
            situation = space.any(chance::nextInt);
        }
        return isAccepted(now, situation)
                ? space.simplest(situation, plainer -> isAccepted(now, plainer))
                : space.defaults();
    }

    private boolean isAccepted(Resolver now, Map<String, String> situation) {
        try {
            Situation.read(now, situation, after);
            return true;
        } catch (BadInput e) {
            return false;
        }
    }

    /** The situation without the options that the old version does not have. */
    private static Map<String, String> withoutNewOptions(Map<String, String> situation, Resolver old) {
        Map<String, String> known = new LinkedHashMap<>(situation);
        known.keySet().removeIf(name -> old.description().parameter(name).isEmpty());
        return known;
    }

    private static final Comparator<Change> LARGEST_FIRST =
            Comparator.comparing((Change change) -> change.points.abs()).reversed();

    /**
     * Compares the odds of one situation, exactly, code by code.
     * Changes are sorted and cut from time to time, to bound memory.
     */
    private void compare(String situation, Map<String, Chance> earlier, Map<String, Chance> odds) {
        Set<String> codes = new LinkedHashSet<>(earlier.keySet());
        codes.addAll(odds.keySet());
        boolean other = false;
        for (String code : codes) {
            Chance was = earlier.getOrDefault(code, Chance.NONE);
            Chance is = odds.getOrDefault(code, Chance.NONE);
            if (!was.ways().multiply(is.of()).equals(is.ways().multiply(was.of()))) {
                other = true;
                changes.add(new Change(situation, code, was, is, is.pointsOver(was, 2)));
            }
        }
        changed += other ? 1 : 0;
        if (changes.size() > 20 * MAX_CHANGES) {
            changes.sort(LARGEST_FIRST);
            changes.subList(MAX_CHANGES, changes.size()).clear();
        }
    }

    private Optional<Map<String, Chance>> odds(Resolver resolver, Tables tables, Map<String, String> situation) {
        try {
            return Optional.of(outcomes.codes(resolver, tables, Situation.read(resolver, situation, tables)));
        } catch (BadInput e) {
            return Optional.empty();
        }
    }

    /** The situation as a player would type it. */
    private static String line(Map<String, String> situation) {
        StringBuilder line = new StringBuilder();
        situation.forEach((name, value) -> line.append(line.length() == 0 ? "" : " ")
                .append("--")
                .append(name)
                .append(value.equals("true") ? "" : " " + value));
        return line.toString();
    }
}
