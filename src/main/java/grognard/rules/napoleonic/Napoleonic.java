package grognard.rules.napoleonic;

import grognard.rules.HouseKey;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.base.JavaRuleset;
import grognard.rules.napoleonic.combat.Artillery;
import grognard.rules.napoleonic.combat.Capture;
import grognard.rules.napoleonic.combat.Combat;
import grognard.rules.napoleonic.combat.Engage;
import grognard.rules.napoleonic.combat.HouseRules;
import grognard.rules.napoleonic.combat.RideDown;
import grognard.rules.napoleonic.combat.Square;
import grognard.rules.napoleonic.morale.Control;
import grognard.rules.napoleonic.morale.Crisis;
import grognard.rules.napoleonic.morale.GeneralUnderFire;
import grognard.rules.napoleonic.morale.HaltRout;
import grognard.rules.napoleonic.morale.Rally;
import grognard.rules.napoleonic.morale.Victory;
import grognard.rules.napoleonic.movement.Formation;
import grognard.rules.napoleonic.movement.Moves;
import grognard.rules.napoleonic.movement.Order;
import grognard.rules.napoleonic.movement.Visibility;
import grognard.rules.napoleonic.unit.Armies;
import grognard.table.BuiltInPack;
import grognard.table.Pack;
import grognard.table.TableSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** French Revolutionary and Napoleonic battles, 1792-1815. */
public final class Napoleonic extends JavaRuleset {

    /** The instance that the program shares, so that each resolver is made once. */
    public static final Ruleset RULESET = new Napoleonic();

    public Napoleonic() {
        super(
                "napoleonic",
                "French Revolutionary and Napoleonic battles, 1792-1815",
                List.of(
                        "rally",
                        "halt-rout",
                        "general",
                        "artillery",
                        "order",
                        "combat",
                        "square",
                        "control",
                        "ride-down",
                        "capture",
                        "crisis",
                        "victory",
                        "visibility",
                        "formation",
                        "moves",
                        "engage"));
    }

    @Override
    protected Resolver make(String resolver) {
        return switch (resolver) {
            case "rally" -> new Rally();
            case "halt-rout" -> new HaltRout();
            case "general" -> new GeneralUnderFire();
            case "artillery" -> new Artillery();
            case "order" -> new Order();
            case "combat" -> new Combat();
            case "square" -> new Square();
            case "control" -> new Control();
            case "ride-down" -> new RideDown();
            case "capture" -> new Capture();
            case "crisis" -> new Crisis();
            case "victory" -> new Victory();
            case "visibility" -> new Visibility();
            case "formation" -> new Formation();
            case "moves" -> new Moves();
            case "engage" -> new Engage();
            default -> throw unknown(resolver);
        };
    }

    @Override
    public Optional<TableSpec> roster() {
        return Optional.of(Armies.TABLE);
    }

    @Override
    public List<HouseKey<?>> house() {
        List<HouseKey<?>> all = new ArrayList<>(HouseRules.ALL);
        all.add(Moves.CHARGE_GROUND);
        return all;
    }

    /** Our stand-ins for the printed tables, which are lost. The remark makes every outcome say so. */
    @Override
    public Pack builtIn() {
        return new BuiltInPack(
                "stand-in",
                name(),
                "these numbers are ours and not the printed book's, whose tables are lost; see tables export");
    }
}
