package grognard.rules.napoleonic;

import grognard.rules.HouseKey;
import grognard.rules.JavaRuleset;
import grognard.rules.Ruleset;
import grognard.table.BuiltInPack;
import grognard.table.Pack;
import grognard.table.TableSpec;
import java.util.List;
import java.util.Optional;

/** French Revolutionary and Napoleonic battles, 1792-1815. */
public final class Napoleonic extends JavaRuleset {

    /** The one that the program uses, so that its resolvers are made once. */
    public static final Ruleset RULESET = new Napoleonic();

    public Napoleonic() {
        super("napoleonic", "French Revolutionary and Napoleonic battles, 1792-1815");
        add("rally", Rally::new);
        add("halt-rout", HaltRout::new);
        add("general", GeneralUnderFire::new);
        add("artillery", Artillery::new);
        add("order", Order::new);
        add("combat", Combat::new);
        add("square", Square::new);
        add("control", Control::new);
        add("crisis", Crisis::new);
        add("victory", Victory::new);
        add("visibility", Visibility::new);
        add("formation", Formation::new);
        add("moves", Moves::new);
        add("engage", Engage::new);
    }

    @Override
    public Optional<TableSpec> roster() {
        return Optional.of(Armies.TABLE);
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
