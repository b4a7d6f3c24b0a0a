package grognard.workshop.resolver;

import grognard.dice.Dice;
import grognard.rules.Audit;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.workshop.csv.KeyCell;
import grognard.workshop.csv.KeyColumn;
import grognard.workshop.csv.KeyedTable;
import grognard.workshop.value.PlayState;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A view of a folder's resolver for {@code workshop check}. Its outcome code is the line of the deciding row with the amounts of
 * its effects, so that its odds are those of rows; it also answers questions about the results file.
 */
public final class RowTracer implements Resolver {

    private final FolderResolver resolver;

    private RowTracer(FolderResolver resolver) {
        this.resolver = resolver;
    }

    /** The view of that resolver; empty for a chain, whose steps are checked themselves, and for built-in resolvers. */
    public static Optional<RowTracer> of(Resolver resolver) {
        return resolver instanceof FolderResolver single ? Optional.of(new RowTracer(single)) : Optional.empty();
    }

    @Override
    public Description description() {
        return resolver.description();
    }

    @Override
    public void check(Tables tables, Situation situation) {
        resolver.check(tables, situation);
    }

    @Override
    public Resolution resolve(Tables tables, Situation situation, Dice dice) {
        Mechanism mechanism = resolver.mechanism();
        PlayState state = PlayState.of(situation);
        FolderWorking working =
                new FolderWorking(state, mechanism.definition().shape().sides());
        ResultRow result = mechanism.decidingRow(working, dice);
        StringBuilder decided = new StringBuilder().append(result.line());
        for (ResultRow.PendingEffect effect : result.effects()) {
            decided.append(' ').append(state.fraction(effect.number()));
        }
        if (mechanism.definition().shape() == Shape.LOOK_UP) {
            decided.append(' ').append(state.fraction("number"));
        }
        return new Audit().outcome(Code.of(decided.toString(), ""));
    }

    /** The line of the deciding row, from one of this resolver's outcome codes. */
    public static String line(String outcome) {
        int blank = outcome.indexOf(' ');
        return blank < 0 ? outcome : outcome.substring(0, blank);
    }

    /** The values of a numeric option at which a band of some file begins or ends, as a player would type them. */
    public List<String> edges(String option) {
        Set<String> edges = new LinkedHashSet<>();
        for (KeyedTable table : resolver.keyedTables()) {
            for (int i = 0; i < table.keys().size(); i++) {
                KeyColumn key = table.keys().get(i);
                for (KeyedTable.Row row :
                        !key.isNumber() && key.subject().equals(option) ? table.rows() : List.<KeyedTable.Row>of()) {
                    if (row.keys().get(i) instanceof KeyCell.Band band) {
                        edges.addAll(band.ends());
                    }
                }
            }
        }
        return List.copyOf(edges);
    }

    /** The name of the results file. */
    public String file() {
        return resolver.mechanism().results().table().file();
    }

    /** The lines of all rows of the results. */
    public List<Long> lines() {
        return resolver.mechanism().results().all().stream()
                .map(result -> result.line())
                .toList();
    }

    /** Lines of rows with the same result as the row before them in their group. */
    public List<Long> repeated() {
        List<Long> lines = new ArrayList<>();
        for (ResultsTable.Group group : resolver.mechanism().results().groups()) {
            for (int i = 1; i < group.rows().size(); i++) {
                if (sameResult(group.rows().get(i - 1), group.rows().get(i))) {
                    lines.add(group.rows().get(i).line());
                }
            }
        }
        return lines;
    }

    /** Whether the two rows have the same result for a player. */
    private static boolean sameResult(ResultRow one, ResultRow other) {
        return one.code().name().equals(other.code().name())
                && one.code().verdict() == other.code().verdict()
                && one.code().text().equals(other.code().text())
                && one.effects().equals(other.effects())
                && one.next().equals(other.next())
                && one.rulings().equals(other.rulings());
    }

    /** Lines of rows that fail although a lower number of the same group passes. */
    public List<Long> worse() {
        List<Long> lines = new ArrayList<>();
        for (ResultsTable.Group group : resolver.mechanism().results().groups()) {
            List<ResultRow> upwards = new ArrayList<>(group.rows());
            upwards.sort(java.util.Comparator.comparingLong(ResultRow::from));
            boolean passed = false;
            for (ResultRow row : upwards) {
                passed |= row.code().verdict() == Code.Verdict.PASSED;
                if (passed && row.isFailed()) {
                    lines.add(row.line());
                }
            }
        }
        return lines;
    }

    /** Whether dice are thrown although no band, key or effect depends on them. */
    public boolean ignoresDice() {
        Mechanism mechanism = resolver.mechanism();
        Shape shape = mechanism.definition().shape();
        return shape.throwsDice()
                && mechanism.results().table().keys().stream()
                        .allMatch(key -> !key.isNumber() || shape.isKnownBeforeDice(key.subject()))
                && mechanism.results().all().stream()
                        .allMatch(result -> result.isWithoutBand() && !result.dependsOnDice(shape));
    }
}
