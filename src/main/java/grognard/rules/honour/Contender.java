package grognard.rules.honour;

import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Party;
import grognard.rules.Premises;
import java.util.List;

/** One side of a charge or a close combat: what every such unit says about itself. */
class Contender extends Party {

    final Parameter<UnitType> type;
    final Parameter<Quality> quality;
    final Parameter<Integer> hits;

    Contender(Side side, List<UnitType> types) {
        super(side);
        type = add(Parameter.choice("unit", types, "the " + name + "'s type")
                .alias("type")
                .is("type")
                .required());
        quality = add(Quality.parameter("quality", "the " + name + "'s quality").byItsWords());
        hits = add(Hits.parameter("hits", "hits on the " + name));
    }

    Unit unit(Premises premises) {
        return new Unit(name, premises.get(type), premises.get(quality), premises.get(hits));
    }
}
