package grognard.story;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Luck by outcome: what each resolution on record was likely to come to. What was taken back does not count.
 *
 * @param fortunes in the order of the record
 * @param unjudged records with dice whose rules or tables are not at hand
 */
public record Fortunes(List<Fortune> fortunes, int unjudged) {

    public Fortunes {
        fortunes = List.copyOf(fortunes);
    }

    /** What luck can be added up by. */
    public enum By {
        SIDE,
        UNIT,
        RESOLVER,
        TURN,
        LABEL
    }

    /** One resolution as one side saw it. */
    public record Moment(Fortune fortune, boolean acted) {

        /** Whose moment it is. */
        public String side() {
            return acted ? fortune.side() : fortune.other();
        }

        public List<String> units() {
            return acted ? fortune.units() : fortune.others();
        }

        /** The exact chance of ending so well or better for that side. */
        public grognard.odds.Chance chance() {
            return acted ? fortune.forSide() : fortune.forOther();
        }

        double rank() {
            return acted ? fortune.rank() : 1 - fortune.rank();
        }
    }

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

    private record Key(String name, boolean onTheTable) {}

    /**
     * The luck added up, each side's dice from the table apart. Of resolvers it is the luck of who acted; of turns that of
     * each side.
     */
    public List<LuckLine> lines(By by) {
        Map<Key, Sum> sums = new LinkedHashMap<>();
        for (Fortune fortune : fortunes) {
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

    private static List<String> names(By by, Moment moment) {
        Fortune fortune = moment.fortune();
        return switch (by) {
            case SIDE -> List.of(moment.side());
            case UNIT -> moment.units();
            case RESOLVER -> List.of(fortune.resolver());
            case TURN -> fortune.turn() == 0 ? List.of() : List.of("turn " + fortune.turn() + ", " + moment.side());
            case LABEL -> List.of(fortune.label());
        };
    }

    /** The luckiest moments: the least likely first. What an enemy had no part in is its own unit's luck alone. */
    public List<Moment> luckiest(int most) {
        return moments(most, true);
    }

    /** The unluckiest moments: where ending so badly or worse was least likely. */
    public List<Moment> unluckiest(int most) {
        return moments(most, false);
    }

    private List<Moment> moments(int most, boolean lucky) {
        List<Moment> moments = new ArrayList<>();
        for (Fortune fortune : fortunes) {
            Moment moment = new Moment(fortune, true);
            if (lucky == moment.rank() > 0.5 && moment.rank() != 0.5) {
                moments.add(moment);
            }
        }
        moments.sort(Comparator.comparingDouble(moment -> {
            Likelihood likelihood = moment.fortune().likelihood();
            return lucky ? likelihood.better() : likelihood.worse();
        }));
        return List.copyOf(moments.subList(0, Math.min(most, moments.size())));
    }
}
