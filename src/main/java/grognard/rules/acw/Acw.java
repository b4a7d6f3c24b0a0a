package grognard.rules.acw;

import grognard.rules.HouseKey;
import grognard.rules.JavaRuleset;
import grognard.rules.Ruleset;
import java.util.List;

/** American Civil War, the regimental chart. */
public final class Acw extends JavaRuleset {

    /** The one that the program uses, so that its resolvers are made once. */
    public static final Ruleset RULESET = new Acw();

    public Acw() {
        super("acw", "American Civil War, the regimental chart");
        add("fire", Fire::new);
        add("melee", Melee::new);
        add("morale", Morale::new);
        add("charge", Charge::new);
        add("impact", Impact::new);
        add("volley-point", VolleyPoint::new);
        add("bonus", Bonus::new);
        add("officer", OfficerCasualty::new);
        add("moves", Moves::new);
        add("engage", Engage::new);
    }

    @Override
    public List<HouseKey<?>> house() {
        return List.of(Halves.KEY, Twice.KEY, RoutedPasses.KEY);
    }
}
