package grognard.story;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The luck of all resolutions of a journal, judged by their outcomes rather than by single dice. Undone records do not
 * count.
 *
 * @param records the luck of each resolution, in the order of the journal
 * @param unjudged number of records with dice whose ruleset or tables are not available, so their luck is unknown
 */
public record LuckReport(List<RecordLuck> records, int unjudged) {

    public LuckReport {
        records = List.copyOf(records);
    }

    /** The ways in which luck can be grouped and summed. */
    public enum By {
        SIDE,
        UNIT,
        RESOLVER,
        TURN,
        LABEL
    }

    /**
     * One resolution seen from one side.
     *
     * @param acted whether it is the acting side's view; otherwise the opposing side's, whose luck is the reverse
     */
    private record View(RecordLuck luck, boolean acted) {

        String side() {
            return acted ? luck.side() : luck.other();
        }

        double rank() {
            return acted ? luck.rank() : 1 - luck.rank();
        }
    }

    /** Running totals of one group. The variances add up, since the dice of different resolutions are independent. */
    private static final class Sum {
        private int count;
        private double ranks;
        private double spread;

        void add(View view) {
            count++;
            ranks += view.rank();
            spread += view.luck.spread();
        }
    }

    /** A group: real dice and the program's are never mixed, so that loaded ones would show. */
    private record Key(String name, boolean onTheTable) {}

    /**
     * Sums the luck by group. Real dice and the program's are kept in separate lines. Grouped by resolver or label only the
     * acting side counts, since both sides together always average 0.5. Turns are listed in the order of play; all other
     * groups with the luckiest first.
     */
    public List<LuckLine> lines(By by) {
        Map<Key, Sum> sums = new LinkedHashMap<>();
        for (RecordLuck luck : records) {
            add(sums, by, new View(luck, true));
            if (!luck.other().isEmpty() && by != By.RESOLVER && by != By.LABEL) {
                add(sums, by, new View(luck, false));
            }
        }
        List<LuckLine> lines = new ArrayList<>();
        sums.forEach((key, sum) ->
                lines.add(new LuckLine(key.name, key.onTheTable, sum.count, sum.ranks / sum.count, sum.spread)));
        if (by != By.TURN) {
            lines.sort(Comparator.comparing(LuckLine::onTheTable).thenComparing(line -> -line.luck()));
        }
        return lines;
    }

    private static void add(Map<Key, Sum> sums, By by, View view) {
        for (String name : names(by, view)) {
            sums.computeIfAbsent(new Key(name, view.luck.onTheTable()), any -> new Sum())
                    .add(view);
        }
    }

    /** The groups that a resolution belongs to: every unit that took part, none for a turn outside a game. */
    private static List<String> names(By by, View view) {
        RecordLuck luck = view.luck;
        return switch (by) {
            case SIDE -> List.of(view.side());
            case UNIT -> view.acted ? luck.units() : luck.others();
            case RESOLVER -> List.of(luck.resolver());
            case TURN -> luck.turn() == 0 ? List.of() : List.of("turn " + luck.turn() + ", " + view.side());
            case LABEL -> List.of(luck.label());
        };
    }

    /** The luckiest resolutions as the acting side saw them, the least likely first. */
    public List<RecordLuck> luckiest() {
        return records.stream()
                .filter(luck -> luck.rank() > 0.5)
                .sorted(Comparator.comparingDouble(luck -> luck.likelihood().better()))
                .toList();
    }

    /** The unluckiest resolutions as the acting side saw them: those with the least chance of so bad an outcome first. */
    public List<RecordLuck> unluckiest() {
        return records.stream()
                .filter(luck -> luck.rank() < 0.5)
                .sorted(Comparator.comparingDouble(luck -> luck.likelihood().worse()))
                .toList();
    }
}
