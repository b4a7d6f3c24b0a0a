package grognard.rules.acw.combat;

import grognard.dice.Die;
import grognard.dice.Report;
import grognard.rules.Audit;
import grognard.rules.Code;
import grognard.rules.EffectKind;
import grognard.rules.Numbers;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.ResolverInput;
import grognard.rules.acw.morale.ImpactSide;
import grognard.rules.acw.morale.MoraleModifier;
import grognard.rules.acw.morale.Nerve;
import grognard.rules.acw.unit.Arm;
import grognard.rules.acw.unit.CombatEffects;
import grognard.rules.acw.unit.Cover;
import grognard.rules.acw.unit.Effects;
import grognard.rules.acw.unit.FigureScale;
import grognard.rules.acw.unit.Flank;
import grognard.rules.acw.unit.Formation;
import grognard.rules.acw.unit.HitBy;
import grognard.rules.acw.unit.HouseRules;
import grognard.rules.acw.unit.HouseRules.Times;
import grognard.rules.acw.unit.Limit;
import grognard.rules.acw.unit.Quality;
import grognard.rules.acw.unit.Rank;
import grognard.rules.acw.unit.Unready;
import grognard.rules.base.Working;
import grognard.table.Cell;
import grognard.table.Column;
import grognard.table.TableSource;
import grognard.table.TableSpec;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Two units at the moment of impact, in an impact by itself or within an engagement: their parameters, and who gives
 * way.
 */
final class Clash {

    static final Code REPULSED =
            Code.of("repulsed", "The defender stands: the charge is repulsed, and both sides fire a repulse volley.");
    static final Code DRIVEN_OFF = Code.of("driven-off", "The defender is driven off.");
    static final Code MELEE = Code.of("melee", "Neither gives way: it comes to melee.");
    static final Code SURRENDERS = Code.of("surrenders", "Caught as it is, the defender surrenders.");

    /** The code of an impact, with its text. */
    record Result(Code code, String words) {
        static Result of(Code code) {
            return new Result(code, code.text());
        }
    }

    /** The totals of both sides; the lower wins. Only the comparison matters for what follows. */
    record Totals(int attacker, int defender) implements Report {

        @Override
        public Object groupKey() {
            return Integer.compare(attacker, defender);
        }

        @Override
        public Map<String, Integer> numbers() {
            return Map.of("attacker", attacker, "defender", defender);
        }

        /** Puts the numbers on record. */
        Totals numbers(Working working) {
            working.number("attacker", attacker).number("defender", defender);
            return this;
        }
    }

    /** The state of a defender that is driven off. */
    private enum State {
        GOOD(Effects.GOOD, "in good morale"),
        SHAKEN(Effects.SHAKEN, "shaken"),
        ROUTED(Effects.ROUT, "routed"),
        PICKED_UP(Effects.PICKED_UP, "picked up on the way");

        private final EffectKind effect;
        private final String words;

        State(EffectKind effect, String words) {
            this.effect = effect;
            this.words = words;
        }
    }

    private static final Column<State> EFFECT = Column.of(
            "effect",
            Cell.of(
                    "one of good, shaken, rout, picked-up",
                    text -> Arrays.stream(State.values())
                            .filter(state -> state.effect.name().equals(text))
                            .findFirst()));
    private static final TableSpec BROKEN = TableSpec.named(
                    "driven-off", "A defender driven off, by its fall-back dice")
            .openBand("from", "to")
            .value(EFFECT);

    final ImpactSide attacker = new ImpactSide(Side.ATTACKER, Arm.FOOT_AND_HORSE);
    final ImpactSide defender = new ImpactSide(Side.DEFENDER, List.of(Arm.values()));
    final Parameter<Cover> cover =
            Cover.parameter("what it stands behind or in").defenders();
    final Parameter<Flank> flank = Flank.parameter("where it is struck").defenders();
    private final Parameter<Boolean> forming = Unready.FORMING.parameter().defenders();
    private final Parameter<Boolean> ch = Unready.CH.parameter().defenders();
    private final Parameter<Boolean> charging =
            Parameter.flag("charging", "it is charging too").defenders();
    private final Parameter<Boolean> routedGuns = Parameter.flag("routed", "guns: it is routed")
            .onlyWith(defender.troops.arm, Arm.ARTILLERY)
            .defenders();
    private final Parameter<FigureScale> scale = FigureScale.parameter();
    final AfterImpact after = new AfterImpact(attacker, defender, cover, flank);

    List<Parameter<?>> parameters() {
        List<Parameter<?>> all = new ArrayList<>(attacker.parameters());
        all.addAll(defender.parameters());
        all.addAll(List.of(cover, flank, forming, ch, charging, routedGuns, scale));
        return all;
    }

    static TableSource[] tables() {
        return new TableSource[] {
            Quality.TABLE,
            Rank.TABLE,
            MoraleModifier.TABLE,
            CombatEffects.TABLE,
            Cover.TABLE,
            Flank.TABLE,
            Unready.TABLE,
            BROKEN,
            FigureScale.TABLE,
            Limit.TABLE
        };
    }

    /** Refuses attackers in a formation that cannot charge, and formations that an arm lacks. */
    void check(ResolverInput inputs) {
        inputs.refuseIf(
                attacker.troops.effects(inputs).surrenders(), attacker.troops.formation, "a formation that can charge");
        defender.troops.effects(inputs);
    }

    /** Whether the defender surrenders without a throw: guns that are limbered, and whoever is routed. */
    boolean surrenders(ResolverInput inputs) {
        return inputs.has(routedGuns) || defender.troops.effects(inputs).surrenders();
    }

    Result surrender(Working working) {
        // AC-27: routed guns surrender, too
        working.rulingIf(working.has(routedGuns), "AC-27");
        working.effect("defender", Effects.SURRENDER).next(Effects.NEARBY_CHECKS);
        return Result.of(SURRENDERS);
    }

    /** Both sides throw; the side that gives way throws for how far it goes. */
    Result clash(Working working) {
        Totals totals = working.step("impact", step -> {
            int attackers = attackersTotal(step);
            return new Totals(attackers, defendersTotal(step));
        });
        totals.numbers(working);
        return result(totals, working); // no step of its own: its effects are part of the outcome
    }

    private Result result(Totals totals, Working working) {
        if (totals.attacker == totals.defender) {
            return Result.of(MELEE);
        }
        return totals.attacker < totals.defender ? drivenOff(working) : repulsed(working);
    }

    private int attackersTotal(Working working) {
        int thrown = working.dice().sum("attacker's dice", Limit.IMPACT_DICE.in(working), Die.D6);
        Audit.Score score = attacker.score(thrown, working);
        MoraleModifier.CHARGING.addTo(score, working);
        return score.total();
    }

    private int defendersTotal(Working working) {
        int thrown = working.dice().sum("defender's dice", Limit.IMPACT_DICE.in(working), Die.D6);
        Audit.Score score = defender.score(thrown, working);
        MoraleModifier.CHARGING.addIf(charging, score, working);
        Nerve.addCover(cover, score, working);
        Nerve.addFlank(flank, HitBy.CHARGE, score, working);
        int flanked = working.get(flank) == Flank.NONE
                ? 0
                : defender.troops.effects(working).flanked();
        if (flanked != 0) {
            score.add("guns taken in flank", flanked);
            // AC-12: unlimbered guns count +8 in flank or rear, and the flank's own number besides
            working.ruling("AC-12");
        }
        Nerve.addIf(forming, Unready.FORMING, HitBy.CHARGE, score, working);
        Nerve.addIf(ch, Unready.CH, HitBy.CHARGE, score, working);
        if (defender.troops.formation(working) == Formation.DISORDER) {
            // AC-17: disorder counts by the formation's number alone unless the house key says otherwise
            working.ruling("AC-17");
            if (working.house(HouseRules.IMPACT_DISORDER) == Times.TWICE) {
                score.add("charged in disorder", Unready.DISORDER.morale(HitBy.CHARGE, working));
            }
        }
        return score.total();
    }

    private Result repulsed(Working working) {
        int thrown = working.dice().sum("attacker's fall-back dice", Limit.REPULSED_FALL_BACK_DICE.in(working), Die.D6);
        working.effect("attacker", Effects.disorder(working.get(attacker.troops.arm)))
                .effect("attacker", Effects.FALL_BACK, inches("attacker", thrown, working))
                .next(after.attackersVolley(working))
                .next(after.defendersVolley(working));
        return Result.of(REPULSED);
    }

    /** The defender's fall-back dice give both the distance and the morale that is left. */
    private Result drivenOff(Working working) {
        int thrown =
                working.dice().sum("defender's fall-back dice", Limit.DRIVEN_OFF_FALL_BACK_DICE.in(working), Die.D6);
        State left = working.table(BROKEN).row(thrown).get(EFFECT);
        boolean shakenStill = left == State.GOOD && working.has(defender.shaken);
        // AC-20: nobody rallies by being driven off
        working.rulingIf(shakenStill, "AC-20");
        State state = shakenStill ? State.SHAKEN : left;
        String words = (shakenStill ? "still " : "") + state.words;
        working.line("defender", "fall-back dice", thrown, words);
        if (state != State.PICKED_UP) {
            working.effect("defender", Effects.disorder(working.get(defender.troops.arm)))
                    .effect("defender", Effects.FALL_BACK, inches("defender", thrown, working));
        }
        working.effect(
                "defender", state == State.ROUTED ? Effects.rout(working.get(defender.troops.arm)) : state.effect);
        // AC-32: the fall-back dice are all that it runs: no bonus move besides
        working.rulingIf(state == State.ROUTED && working.get(defender.troops.arm) != Arm.ARTILLERY, "AC-32");
        working.nextIf(state == State.ROUTED || state == State.PICKED_UP, Effects.NEARBY_CHECKS);
        return new Result(DRIVEN_OFF, "The defender is driven off, " + words + ".");
    }

    private Number inches(String side, int thrown, Working working) {
        return Numbers.plain(working.get(scale).inches(side, BigDecimal.valueOf(thrown), working));
    }
}
