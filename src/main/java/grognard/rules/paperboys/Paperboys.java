package grognard.rules.paperboys;

import grognard.rules.HouseKey;
import grognard.rules.JavaRuleset;
import grognard.rules.Ruleset;
import java.util.List;

/** The Peninsular War, Paperboys rules. */
public final class Paperboys extends JavaRuleset {

    /** The one that the program uses, so that its resolvers are made once. */
    public static final Ruleset RULESET = new Paperboys();

    public Paperboys() {
        super("paperboys", "The Peninsular War, Paperboys rules");
        add("contact", Contact::new);
        add("fire", Fire::new);
        add("structure", Structure::new);
        add("firefight", Firefight::new);
        add("fight", Fight::new);
        add("breach", Breach::new);
        add("rally", Rally::new);
        add("recover", Recover::new);
        add("heavy", Heavy::new);
        add("friends", Friends::new);
        add("manoeuvre", Manoeuvre::new);
        add("pursuit", Pursuit::new);
        add("officer", OfficerTest::new);
        add("levy", Levy::new);
        add("cards", Cards::new);
        add("card", Card::new);
        add("strength", Strength::new);
        add("victory", Victory::new);
        add("moves", Moves::new);
        add("engage", Engage::new);
    }

    @Override
    public List<HouseKey<?>> house() {
        return List.of(BeatenCavalry.KEY, Melee.ROUT_AT, Melee.ROUT);
    }
}
