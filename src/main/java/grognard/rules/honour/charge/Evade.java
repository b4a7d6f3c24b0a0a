package grognard.rules.honour.charge;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.KeyedNumbers;
import grognard.rules.base.Working;
import grognard.rules.honour.unit.Effects;
import grognard.rules.honour.unit.Hits;
import grognard.rules.honour.unit.Quality;
import grognard.rules.honour.unit.Unit;
import grognard.rules.honour.unit.UnitType;
import grognard.table.Keyword;
import java.util.List;
import java.util.Optional;

/**
 * May a unit get out of the way of a charge, and what does that cost? No dice: light infantry must evade from formed
 * troops; others that can may, once a turn and before they have moved. Running without deductions costs a hit.
 */
public final class Evade extends AbstractResolver {

    private static final Parameter<UnitType> UNIT = Parameter.choice(
                    "unit",
                    List.of(
                            UnitType.LIGHT,
                            UnitType.DISMOUNTED,
                            UnitType.LIGHT_CAVALRY,
                            UnitType.HEAVY_CAVALRY,
                            UnitType.HORSE),
                    "what evades; nothing else can")
            .alias("type")
            .required();
    private static final Parameter<UnitType> CHARGER = Parameter.choice(
            "charger", UnitType.FOOT_AND_HORSE, "what charges it; lights must evade unless other lights do");
    private static final Parameter<Quality> QUALITY = Quality.parameter();
    private static final Parameter<Integer> HITS = Hits.parameter();
    private static final Parameter<Boolean> HIT = Parameter.flag(
            "hit", "takes a hit, ignores all move deductions and ends facing away; horse guns always do");
    private static final Parameter<Boolean> MOVED = Parameter.flag("moved", "it has moved this turn");
    private static final Parameter<Boolean> BREAKTHROUGH =
            Parameter.flag("breakthrough", "cavalry breaks through and does not charge: lights that have moved stay");
    private static final Parameter<Boolean> EVADED = Parameter.flag("evaded", "it has evaded this turn already");
    private static final Parameter<Boolean> UNLIMBERED =
            Parameter.flag("unlimbered", "horse guns: unlimbered").onlyWith(UNIT, UnitType.HORSE);
    private static final Parameter<Integer> THROUGH = Parameter.whole(
                    "through", 0, 3, "friendly units that it passes through")
            .orElse(0);

    private static final Code EVADES = Code.of(
            "evades", "The unit makes its move out of the way, with the usual deductions, and ends facing the enemy.");
    private static final Code RUNS = Code.of(
            "runs",
            "The unit makes its move out of the way without any deduction and ends facing away from the enemy.");
    private static final Code ROUTED = Code.of("routed", "The hit for running is one too many: the unit routs.");
    private static final Code NOT_ALLOWED = Code.of("not-allowed", "The unit cannot evade: {why}.");

    private static final String MUST = " Light infantry has no choice against formed troops.";
    private static final String CHARGERS = " The chargers still go forward a full normal move.";

    /** Hits that evading costs. */
    private enum Limit implements Keyword {
        HIT,
        FRIEND;

        static final KeyedNumbers<Limit> TABLE = new KeyedNumbers<>(
                "evade",
                "Hits on an evader that ignores deductions, and on a friend ridden through",
                "limit",
                Limit.class);
    }

    public Evade() {
        super(Description.of("evade", "may a unit get out of the way of a charge, and what does it cost?")
                .roles("unit", "charger")
                .parameters(UNIT, CHARGER, QUALITY, HITS, HIT, MOVED, BREAKTHROUGH, EVADED, UNLIMBERED, THROUGH)
                .bare(UNIT, CHARGER, HITS)
                .codes(EVADES, RUNS, ROUTED, NOT_ALLOWED)
                .tables(Limit.TABLE, Quality.TABLE)
                .examples(
                        "--unit light",
                        "--unit light-cavalry --hit --through 1",
                        "--unit horse --hits 3",
                        "--unit heavy-cavalry --moved")
                .notes(
                        "When a charge is declared. Light infantry must evade from formed infantry and cavalry on any"
                                + " ground, even if it has moved; otherwise light infantry, cavalry and limbered horse guns may,"
                                + " if they have not moved.",
                        "Light infantry may fire as it evades, as moved: fire --moved --in-charge.",
                        "The move is a normal one: moves. Cavalry and horse guns put a hit on each friend they pass"
                                + " through, light infantry on none.")
                .source("Charges: evading"));
    }

    @Override
    protected void check(ResolverInput inputs) {
        Hits.checkNotRouted(HITS, QUALITY, inputs);
        UnitType unit = inputs.get(UNIT);
        if (inputs.find(CHARGER).filter(charger -> !charger.mayCharge(unit)).isPresent()) {
            throw inputs.refuse(CHARGER, "a unit that may charge " + unit.word());
        }
    }

    @Override
    protected Resolution resolve(Working working) {
        Unit unit = new Unit("unit", working.get(UNIT), working.get(QUALITY), working.get(HITS));
        boolean byLights =
                working.find(CHARGER).filter(UnitType::isLightInfantry).isPresent();
        boolean must = unit.type().isLightInfantry() && !byLights;
        Optional<String> barred = barred(must, working);
        if (barred.isPresent()) {
            return working.outcome(NOT_ALLOWED, NOT_ALLOWED.text().replace("{why}", barred.get()));
        }
        boolean runs = working.has(HIT) || unit.type() == UnitType.HORSE;
        int more = runs ? Limit.TABLE.of(Limit.HIT, working) : 0;
        unit.show("hits", working);
        unit.gain(more, working);
        working.number("total", unit.hits() + more);
        if (!unit.type().isLightInfantry()) {
            for (int friend = 1; friend <= working.get(THROUGH); friend++) {
                String name = friend == 1 ? "friend" : "friend-" + friend;
                working.effect(name, Effects.GAIN_HITS, Limit.TABLE.of(Limit.FRIEND, working));
            }
        }
        Code code = unit.with(more).isRouted(working) ? ROUTED : runs ? RUNS : EVADES;
        String weakened = Hits.weakened(unit.isWeakenedBy(more, working) ? List.of("unit") : List.of());
        return working.outcome(code, code.text() + (must ? MUST : "") + CHARGERS + weakened);
    }

    /** The reason why it cannot evade, if there is one. */
    private static Optional<String> barred(boolean must, ResolverInput inputs) {
        if (inputs.has(UNLIMBERED)) {
            return Optional.of("of guns only limbered horse guns do");
        }
        if (inputs.has(EVADED)) {
            return Optional.of("it has evaded this turn already");
        }
        boolean stays = inputs.has(MOVED) && (!must || inputs.has(BREAKTHROUGH));
        return stays ? Optional.of("it has moved this turn") : Optional.empty();
    }
}
