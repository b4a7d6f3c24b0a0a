package grognard.rules.paperboys.turn;

import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.ResolverInput;
import grognard.rules.base.KeyedNumbers;
import grognard.rules.base.Party;
import grognard.rules.base.Working;
import grognard.rules.paperboys.unit.Limit;
import grognard.rules.paperboys.unit.Stands;
import grognard.table.Keyword;

/** An army in the count of victory: its strength at the start and its losses. */
final class Army extends Party {

    /** Losses that count as several stands. */
    enum Counted implements Keyword {
        CANNON,
        OFFICER,
        CHIEF
    }

    static final KeyedNumbers<Counted> WORTH =
            new KeyedNumbers<>("army-worth", "Counts as so many stands", "what", Counted.class);

    /** Upper bound of every count, more than any army has. */
    private static final int MOST = 400;

    private static final int PERCENT = 100;

    final Parameter<Integer> stands = add(Parameter.whole("stands", 1, MOST, "stands at the start, without cannon")
            .alias("start")
            .required());
    final Parameter<Integer> dead = count("dead", "stands in the dead pool");
    private final Parameter<Integer> routing = count("routing", "stands in rout now");
    private final Parameter<Integer> cannon = count("cannon", "cannon at the start");
    private final Parameter<Integer> cannonLost = count("cannon-lost", "cannon lost");
    private final Parameter<Integer> officers =
            count("officers", "mounted officers at the start, without the commander-in-chief");
    private final Parameter<Integer> officersLost = count("officers-lost", "mounted officers lost");
    private final Parameter<Boolean> chiefLost = add(Parameter.flag("chief-lost", "the commander-in-chief is lost"));
    private final Parameter<Integer> chief = add(Parameter.whole(
            "chief", 0, Stands.MOST, "stands that the commander-in-chief counts as, if not 3; 0 for none"));

    Army(Side side) {
        super(side);
    }

    private Parameter<Integer> count(String what, String help) {
        return add(Parameter.whole(what, 0, MOST, help).orElse(0));
    }

    /** Refuses losses that exceed what the army had. */
    void check(ResolverInput inputs) {
        int standing = inputs.get(stands) - inputs.get(dead);
        atMost(dead, inputs.get(stands), inputs);
        atMost(routing, standing, inputs);
        atMost(cannonLost, inputs.get(cannon), inputs);
        atMost(officersLost, inputs.get(officers), inputs);
        if (inputs.has(chiefLost) && inputs.find(chief).orElse(1) == 0) {
            throw inputs.refuse(chiefLost, "no loss with " + chief + " 0: there is none on the table");
        }
    }

    private static void atMost(Parameter<Integer> lost, int there, ResolverInput inputs) {
        if (inputs.get(lost) > there) {
            throw inputs.refuse(lost, "at most the " + there + " that there are");
        }
    }

    /**
     * Whether the share of stands dead, lost or routing makes the army withdraw. Compared in whole numbers, without
     * rounding.
     */
    boolean withdraws(Working working) {
        int chiefs = working.find(chief).orElse(WORTH.of(Counted.CHIEF, working));
        int whole = worth(stands, cannon, officers, working) + chiefs;
        int lost = worth(dead, cannonLost, officersLost, working)
                + working.get(routing)
                + (working.has(chiefLost) ? chiefs : 0);
        int percent = Limit.ARMY_WITHDRAWS_AT_PERCENT.in(working);
        working.line(name, "lost or routing", lost, "of " + whole + "; withdraws at " + percent + "%");
        return lost * PERCENT >= whole * percent;
    }

    private static int worth(
            Parameter<Integer> stands, Parameter<Integer> cannon, Parameter<Integer> officers, ResolverInput inputs) {
        return inputs.get(stands)
                + inputs.get(cannon) * WORTH.of(Counted.CANNON, inputs)
                + inputs.get(officers) * WORTH.of(Counted.OFFICER, inputs);
    }

    /** The dead stands at nightfall. Lost guns count one each, officers nothing; routing stands only by agreement. */
    int deadStands(boolean countRouting, Working working) {
        int guns = working.get(cannonLost); // each is one stand on the table
        // PB-34: the worth of guns and officers is for the 30%
        working.rulingIf(guns > 0 || working.get(officersLost) > 0 || working.has(chiefLost), "PB-34");
        int count = working.get(dead) + guns + (countRouting ? working.get(routing) : 0);
        working.line(name, countRouting ? "stands dead or routing" : "dead stands", count);
        return count;
    }
}
