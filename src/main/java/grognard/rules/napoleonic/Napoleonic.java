package grognard.rules.napoleonic;

import grognard.rules.HouseKey;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.table.BuiltInPack;
import grognard.table.Pack;
import grognard.table.TableSpec;
import java.util.List;
import java.util.Optional;

/** French Revolutionary and Napoleonic battles, 1792-1815. */
public final class Napoleonic implements Ruleset {

    @Override
    public String name() {
        return "napoleonic";
    }

    @Override
    public String title() {
        return "French Revolutionary and Napoleonic battles, 1792-1815";
    }

    @Override
    public List<String> resolvers() {
        return List.of(
                Rally.NAME,
                HaltRout.NAME,
                GeneralUnderFire.NAME,
                Artillery.NAME,
                Order.NAME,
                Combat.NAME,
                Square.NAME,
                Control.NAME,
                Crisis.NAME,
                Victory.NAME,
                Visibility.NAME,
                Formation.NAME,
                Moves.NAME,
                Engage.NAME);
    }

    @Override
    public Optional<TableSpec> roster() {
        return Optional.of(Armies.TABLE);
    }

    @Override
    public Resolver resolver(String name) {
        return switch (name) {
            case Rally.NAME -> new Rally();
            case HaltRout.NAME -> new HaltRout();
            case GeneralUnderFire.NAME -> new GeneralUnderFire();
            case Artillery.NAME -> new Artillery();
            case Order.NAME -> new Order();
            case Combat.NAME -> new Combat();
            case Square.NAME -> new Square();
            case Control.NAME -> new Control();
            case Crisis.NAME -> new Crisis();
            case Victory.NAME -> new Victory();
            case Visibility.NAME -> new Visibility();
            case Formation.NAME -> new Formation();
            case Moves.NAME -> new Moves();
            case Engage.NAME -> new Engage();
            default -> throw unknown(name);
        };
    }

    @Override
    public List<HouseKey<?>> house() {
        return Square.HOUSE;
    }

    /** The printed tables are lost; these are made up in their place, and everyone who uses them is told. */
    @Override
    public Pack builtIn() {
        return new BuiltInPack(
                "stand-in",
                name(),
                "these numbers are ours and not the printed book's, whose tables are lost; see tables export");
    }
}
