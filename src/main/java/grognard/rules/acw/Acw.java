package grognard.rules.acw;

import grognard.rules.HouseKey;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import java.util.List;

/** American Civil War, the regimental chart. */
public final class Acw implements Ruleset {

    @Override
    public String name() {
        return "acw";
    }

    @Override
    public String title() {
        return "American Civil War, the regimental chart";
    }

    @Override
    public List<String> resolvers() {
        return List.of(
                Fire.NAME,
                Melee.NAME,
                Morale.NAME,
                Charge.NAME,
                Impact.NAME,
                VolleyPoint.NAME,
                Bonus.NAME,
                OfficerCasualty.NAME,
                Moves.NAME,
                Engage.NAME);
    }

    @Override
    public Resolver resolver(String name) {
        return switch (name) {
            case Fire.NAME -> new Fire();
            case Melee.NAME -> new Melee();
            case Morale.NAME -> new Morale();
            case Charge.NAME -> new Charge();
            case Impact.NAME -> new Impact();
            case VolleyPoint.NAME -> new VolleyPoint();
            case Bonus.NAME -> new Bonus();
            case OfficerCasualty.NAME -> new OfficerCasualty();
            case Moves.NAME -> new Moves();
            case Engage.NAME -> new Engage();
            default -> throw unknown(name);
        };
    }

    @Override
    public List<HouseKey<?>> house() {
        return List.of(Halves.KEY, Twice.KEY, RoutedPasses.KEY);
    }
}
