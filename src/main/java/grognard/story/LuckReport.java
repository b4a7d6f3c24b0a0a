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
    public record Moment(RecordLuck fortune, boolean acted) {

        /** The side from which the resolution is seen. */
        public String side() {
            return acted ? fortune.side() : fortune.other();
        }

        public List<String> units() {
            return acted ? fortune.units() : fortune.others();
        }

        /** The exact chance of an outcome at least this good for that side. */
        public grognard.odds.Chance chance() {
            return acted ? fortune.forSide() : fortune.forOther();
        }

        double rank() {
            return acted ? fortune.rank() : 1 - fortune.rank();
        }
    }

    /** Running totals of one group. The variances add up, since the dice of different resolutions are independent. */
    private static final class Sum {
        private int count;
        private double ranks;
        private double spread;

        void add(Moment moment) {
            count++;
            ranks += moment.rank();
            spread += moment.fortune().spread();
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
        for (RecordLuck fortune : records) {
            add(sums, by, new Moment(fortune, true));
            if (!fortune.other().isEmpty() && by != By.RESOLVER && by != By.LABEL) {
                add(sums, by, new Moment(fortune, false));
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

    private static void add(Map<Key, Sum> sums, By by, Moment moment) {
        for (String name : names(by, moment)) {
            sums.computeIfAbsent(new Key(name, moment.fortune().onTheTable()), any -> new Sum())
                    .add(moment);
        }
    }

    /** The groups that a moment belongs to: every unit that took part, none for a turn outside a game. */
    private static List<String> names(By by, Moment moment) {
        RecordLuck fortune = moment.fortune();
        return switch (by) {
            case SIDE -> List.of(moment.side());
            case UNIT -> moment.units();
            case RESOLVER -> List.of(fortune.resolver());
            case TURN -> fortune.turn() == 0 ? List.of() : List.of("turn " + fortune.turn() + ", " + moment.side());
            case LABEL -> List.of(fortune.label());
        };
    }

    /** The luckiest resolutions as the acting side saw them, the least likely first. */
    public List<Moment> luckiest() {
        return moments(true);
    }

    /** The unluckiest resolutions as the acting side saw them: those with the least chance of so bad an outcome first. */
    public List<Moment> unluckiest() {
        return moments(false);
    }

    private List<Moment> moments(boolean lucky) {
        List<Moment> moments = new ArrayList<>();
        for (RecordLuck fortune : records) {
            Moment moment = new Moment(fortune, true);
            if (lucky == moment.rank() > 0.5 && moment.rank() != 0.5) {
                moments.add(moment);
            }
        }
        moments.sort(Comparator.comparingDouble(moment -> {
            Likelihood likelihood = moment.fortune().likelihood();
            return lucky ? likelihood.better() : likelihood.worse();
        }));
        return List.copyOf(moments);
    }
}
