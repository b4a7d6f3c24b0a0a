package grognard.rules.honour;

import grognard.rules.HouseKey;
import grognard.rules.JavaRuleset;
import grognard.rules.Ruleset;
import java.util.List;

/** Post of Honour, Seven Years War. */
public final class Honour extends JavaRuleset {

    /** The one that the program uses, so that its resolvers are made once. */
    public static final Ruleset RULESET = new Honour();

    public Honour() {
        super("honour", "Post of Honour, Seven Years War");
        add("initiative", Initiative::new);
        add("command", Command::new);
        add("general", General::new);
        add("bombard", Bombard::new);
        add("drill", Drill::new);
        add("counter-charge", CounterCharge::new);
        add("support", Support::new);
        add("emergency", Emergency::new);
        add("fire", Fire::new);
        add("charge", Charge::new);
        add("combat", Combat::new);
        add("melee", Melee::new);
        add("fallback", Fallback::new);
        add("pursuit", Pursuit::new);
        add("breakthrough", Breakthrough::new);
        add("morale", Morale::new);
        add("rout", Rout::new);
        add("rally", Rally::new);
        add("general-loss", GeneralLoss::new);
        add("replace", Replace::new);
        add("victory", Victory::new);
        add("moves", Moves::new);
        add("ranges", Ranges::new);
    }

    @Override
    public List<HouseKey<?>> house() {
        return List.of(Retreat.HOUSE);
    }
}
