package grognard.rules.honour;

import grognard.rules.HouseKey;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import java.util.List;

/** Post of Honour, Seven Years War. */
public final class Honour implements Ruleset {

    @Override
    public String name() {
        return "honour";
    }

    @Override
    public String title() {
        return "Post of Honour, Seven Years War";
    }

    @Override
    public List<String> resolvers() {
        return List.of(
                Initiative.NAME,
                Command.NAME,
                General.NAME,
                Bombard.NAME,
                Drill.NAME,
                CounterCharge.NAME,
                Support.NAME,
                Emergency.NAME,
                Fire.NAME,
                Charge.NAME,
                Combat.NAME,
                Melee.NAME,
                Fallback.NAME,
                Pursuit.NAME,
                Breakthrough.NAME,
                Morale.NAME,
                Rout.NAME,
                Rally.NAME,
                GeneralLoss.NAME,
                Replace.NAME,
                Victory.NAME,
                Moves.NAME,
                Ranges.NAME);
    }

    @Override
    public Resolver resolver(String name) {
        return switch (name) {
            case Initiative.NAME -> new Initiative();
            case Command.NAME -> new Command();
            case General.NAME -> new General();
            case Bombard.NAME -> new Bombard();
            case Drill.NAME -> new Drill();
            case CounterCharge.NAME -> new CounterCharge();
            case Support.NAME -> new Support();
            case Emergency.NAME -> new Emergency();
            case Fire.NAME -> new Fire();
            case Charge.NAME -> new Charge();
            case Combat.NAME -> new Combat();
            case Melee.NAME -> new Melee();
            case Fallback.NAME -> new Fallback();
            case Pursuit.NAME -> new Pursuit();
            case Breakthrough.NAME -> new Breakthrough();
            case Morale.NAME -> new Morale();
            case Rout.NAME -> new Rout();
            case Rally.NAME -> new Rally();
            case GeneralLoss.NAME -> new GeneralLoss();
            case Replace.NAME -> new Replace();
            case Victory.NAME -> new Victory();
            case Moves.NAME -> new Moves();
            case Ranges.NAME -> new Ranges();
            default -> throw unknown(name);
        };
    }

    @Override
    public List<HouseKey<?>> house() {
        return List.of(Retreat.HOUSE);
    }
}
