package grognard.rules.honour.combat;

import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.ResolverInput;
import grognard.rules.base.Party;
import grognard.rules.honour.unit.Hits;
import grognard.rules.honour.unit.Quality;
import grognard.rules.honour.unit.Unit;
import grognard.rules.honour.unit.UnitType;
import java.util.List;

/** One side of a charge or a close combat: type, quality and hits. */
public class Contender extends Party {

    public final Parameter<UnitType> type;
    public final Parameter<Quality> quality;
    public final Parameter<Integer> hits;

    public Contender(Side side, List<UnitType> types) {
        super(side);
        type = add(Parameter.choice("unit", types, "the " + name + "'s type")
                .alias("type")
                .required());
        quality = add(Quality.parameter("quality", "the " + name + "'s quality").byItsWords());
        hits = add(Hits.parameter("hits", "hits on the " + name));
    }

    public Unit unit(ResolverInput inputs) {
        return new Unit(name, inputs.get(type), inputs.get(quality), inputs.get(hits));
    }
}
