package grognard.rules.acw;

import grognard.dice.Dice;
import grognard.dice.Die;
import grognard.rules.Audit;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.EffectKind;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.table.Cell;
import grognard.table.Column;
import grognard.table.TableSpec;
import java.util.List;

/** Who gives way when a charge strikes home? Two dice a side and impact morale; the lower total wins. */
public final class Impact implements Resolver {

    private static final ImpactSide ATTACKER = new ImpactSide(Side.ATTACKER, Arm.FOOT_AND_HORSE);
    private static final ImpactSide DEFENDER = new ImpactSide(Side.DEFENDER, List.of(Arm.values()));
    private static final Parameter<Cover> COVER =
            Cover.parameter("what it stands behind or in").defenders();
    private static final Parameter<Flank> FLANK =
            Flank.parameter("where it is struck").defenders();
    private static final Parameter<Boolean> FORMING =
            Unready.FORMING.parameter().defenders();
    private static final Parameter<Boolean> CH = Unready.CH.parameter().defenders();
    private static final Parameter<Boolean> CHARGING =
            Parameter.flag("charging", "it is charging too").defenders();

    private static final Code REPULSED =
            Code.of("repulsed", "The defender stands: the charge is repulsed, and both sides fire a repulse volley.");
    private static final Code DRIVEN_OFF = Code.of("driven-off", "The defender is driven off.");
    private static final Code MELEE = Code.of("melee", "Neither gives way: it comes to melee.");
    private static final Code SURRENDERS = Code.of("surrenders", "Caught as it is, the defender surrenders.");

    /** What is left of a defender who is driven off. */
    private record State(EffectKind effect, String words) {}

    private static final State PICKED_UP = new State(Effects.PICKED_UP, "picked up on the way");
    private static final List<State> STATES = List.of(
            new State(Effects.GOOD, "in good morale"),
            new State(Effects.SHAKEN, "shaken"),
            new State(Effects.ROUT, "routed"),
            PICKED_UP);
    private static final Column<State> EFFECT = Column.of(
            "effect",
            Cell.of(
                    "one of good, shaken, rout, picked-up",
                    text -> STATES.stream()
                            .filter(state -> state.effect().name().equals(text))
                            .findFirst()));
    private static final TableSpec BROKEN = TableSpec.named(
                    "driven-off", "A defender driven off, by its fall-back dice")
            .openBand("from", "to")
            .value(EFFECT);

    private static final Description DESCRIPTION = Description.of("impact", "who gives way when a charge strikes home?")
            .parameters(ATTACKER.parameters())
            .parameters(DEFENDER.parameters())
            .parameters(COVER, FLANK, FORMING, CH, CHARGING)
            .dice("attacker's dice", "defender's dice", "fall-back dice of the loser")
            .codes(REPULSED, DRIVEN_OFF, MELEE, SURRENDERS)
            .tables(Quality.TABLE.spec(), Rank.TABLE.spec(), MoraleModifier.TABLE.spec(), CombatEffects.TABLE)
            .tables(Cover.TABLE.spec(), Flank.TABLE.spec(), Unready.TABLE.spec(), BROKEN, Limit.TABLE.spec())
            .rulings("AC-12", "AC-17")
            .examples(
                    "--formation attack-column --officer brigade --def-cover stone-wall",
                    "--arm cavalry --elite --def-arm artillery --def-flank partial",
                    "--support-infantry 2 --def-quality green --def-shaken")
            .notes(
                    "The attacker's -1 for charging is counted without being said.",
                    "Units still in contact at the end of the turn go to melee.")
            .source("Infantry charge procedure: dice down for impact");

    @Override
    public Description description() {
        return DESCRIPTION;
    }

    @Override
    public void check(Tables tables, Situation situation) {
        if (ATTACKER.formed(tables, situation).surrenders()) {
            throw situation.refuse(ATTACKER.formation, "a formation that can charge");
        }
        DEFENDER.formed(tables, situation);
    }

    @Override
    public Resolution resolve(Tables tables, Situation situation, Dice dice) {
        Audit audit = new Audit();
        if (DEFENDER.formed(tables, situation).surrenders()) {
            return audit.effect("defender", Effects.SURRENDER).outcome(SURRENDERS);
        }
        int attacker = attackersTotal(tables, situation, dice, audit);
        int defender = defendersTotal(tables, situation, dice, audit);
        audit.number("attacker", attacker).number("defender", defender);
        if (attacker == defender) {
            return audit.outcome(MELEE);
        }
        return attacker < defender ? drivenOff(tables, dice, audit) : repulsed(tables, dice, audit);
    }

    private static int attackersTotal(Tables tables, Situation situation, Dice dice, Audit audit) {
        int thrown = dice.sum("attacker's dice", Limit.IMPACT_DICE.in(tables), Die.D6);
        Audit.Score score = ATTACKER.score(thrown, tables, situation, audit);
        MoraleModifier.CHARGING.addTo(score, tables);
        return score.total();
    }

    private static int defendersTotal(Tables tables, Situation situation, Dice dice, Audit audit) {
        int thrown = dice.sum("defender's dice", Limit.IMPACT_DICE.in(tables), Die.D6);
        Audit.Score score = DEFENDER.score(thrown, tables, situation, audit);
        MoraleModifier.CHARGING.addIf(CHARGING, score, tables, situation);
        Nerve.addCover(COVER, score, tables, situation);
        Nerve.addFlank(FLANK, HitBy.CHARGE, score, tables, situation);
        int flanked = situation.get(FLANK) == Flank.NONE
                ? 0
                : DEFENDER.formed(tables, situation).flanked();
        if (flanked != 0) {
            score.add("guns taken in flank", flanked);
            audit.ruling("AC-12");
        }
        Nerve.addIf(FORMING, Unready.FORMING, HitBy.CHARGE, score, tables, situation);
        Nerve.addIf(CH, Unready.CH, HitBy.CHARGE, score, tables, situation);
        if (DEFENDER.formation(situation) == Formation.DISORDER) {
            audit.ruling("AC-17");
        }
        return score.total();
    }

    private static Resolution repulsed(Tables tables, Dice dice, Audit audit) {
        int back = dice.sum("attacker's fall-back dice", Limit.REPULSED_FALL_BACK_DICE.in(tables), Die.D6);
        audit.effect("attacker", Effects.DISORDER)
                .effect("attacker", Effects.FALL_BACK, back)
                .next("fire");
        return audit.outcome(REPULSED);
    }

    /** The same dice say how far the defender runs and what is left of its morale. */
    private static Resolution drivenOff(Tables tables, Dice dice, Audit audit) {
        int back = dice.sum("defender's fall-back dice", Limit.DRIVEN_OFF_FALL_BACK_DICE.in(tables), Die.D6);
        State state = tables.get(BROKEN).row(back).get(EFFECT);
        audit.line("defender", "fall-back dice", back, state.words());
        if (!state.equals(PICKED_UP)) {
            audit.effect("defender", Effects.DISORDER).effect("defender", Effects.FALL_BACK, back);
        }
        audit.effect("defender", state.effect());
        return audit.outcome(DRIVEN_OFF, "The defender is driven off, " + state.words() + ".");
    }
}
