package grognard.rules.honour;

import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Premises;
import java.util.List;

/** One side of a charge or a close combat: what every such unit says about itself. */
final class Contender {

    final String name;
    final Parameter<UnitType> type;
    final Parameter<Quality> quality;
    final Parameter<Integer> hits;

    Contender(Side side, List<UnitType> types) {
        name = side == Side.ATTACKER ? "attacker" : "defender";
        type = Parameter.choice("unit", types, "the " + name + "'s type")
                .alias("type")
                .is("type")
                .required()
                .of(side);
        quality = Quality.parameter("quality", "the " + name + "'s quality")
                .byItsWords()
                .of(side);
        hits = Hits.parameter("hits", "hits on the " + name).of(side);
    }

    List<Parameter<?>> parameters() {
        return List.of(type, quality, hits);
    }

    Unit unit(Premises premises) {
        return new Unit(name, premises.get(type), premises.get(quality), premises.get(hits));
    }
}
