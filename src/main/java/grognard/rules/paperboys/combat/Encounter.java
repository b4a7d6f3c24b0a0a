package grognard.rules.paperboys.combat;

import static grognard.rules.paperboys.unit.Arm.CAVALRY;
import static grognard.rules.paperboys.unit.Arm.INFANTRY;
import static grognard.rules.paperboys.unit.Arm.SKIRMISHERS;

import grognard.rules.EffectKind;
import grognard.rules.Next;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.ResolverInput;
import grognard.rules.base.ResultTable.Result;
import grognard.rules.base.Working;
import grognard.rules.paperboys.unit.Arm;
import grognard.rules.paperboys.unit.Effects;
import grognard.rules.paperboys.unit.Limit;
import grognard.rules.paperboys.unit.Stands;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Two units in a contact test, in the open or at a breach: their parameters, and what a result means for them. */
final class Encounter {

    private static final Set<EffectKind> GLORIES = Set.of(Effects.GLORY, Effects.CLEAR_PIPS, Effects.EXTRA_MOVE);

    final Combatant attacker;
    final Combatant defender;
    final Parameter<Boolean> cover;
    final Parameter<Boolean> flank;
    private final Parameter<Boolean> gloryUsed =
            Parameter.flag("glory-used", "has had its Glory this game").attackers();
    final Parameter<Boolean> square;

    Encounter(List<Arm> attackers, List<Arm> defenders) {
        this(attackers, defenders, Stands.parameter("stands", "stands in the unit"));
    }

    /** @param stands the parameter for the stands of either side: those in the unit, or those in contact */
    Encounter(List<Arm> attackers, List<Arm> defenders, Parameter<Integer> stands) {
        attacker = new Combatant(Side.ATTACKER, attackers, stands);
        defender = new Combatant(Side.DEFENDER, defenders, stands);
        cover = Parameter.flag("cover", "infantry or skirmishers: defending cover")
                .onlyWith(defender.arm, List.of(INFANTRY, SKIRMISHERS))
                .defenders();
        square = Parameter.flag("square", "infantry: in square")
                .onlyWith(defender.arm, INFANTRY)
                .notWith(defender.column)
                .defenders();
        flank = Parameter.flag("flank", "attacked in an open flank or the rear")
                .notWith(square)
                .defenders();
    }

    List<Parameter<?>> parameters() {
        List<Parameter<?>> all = new ArrayList<>(attacker.parameters());
        all.add(gloryUsed);
        all.addAll(defender.parameters());
        all.addAll(List.of(cover, square, flank));
        return all;
    }

    void checkCharges(ResolverInput inputs) {
        attacker.checkCharge(inputs);
        defender.checkCharge(inputs);
    }

    /** Puts on record who charged. */
    void charge(Working working) {
        attacker.charge(working);
        defender.charge(working);
    }

    /** Cavalry that rides after routers: the attacker, unless infantry attacked it. */
    private Combatant pursuer(ResolverInput inputs) {
        return isHerded(inputs) ? defender : attacker;
    }

    /** Whether infantry attacks cavalry. */
    boolean isHerded(ResolverInput inputs) {
        return inputs.get(attacker.arm) == INFANTRY && inputs.get(defender.arm) == CAVALRY;
    }

    /**
     * The aftermath of a result for these two: Glory only once a game, losses by the size of the cavalry, surrender,
     * officers at risk.
     *
     * @param obstacle whether a fight that follows is over an obstacle
     */
    Aftermath aftermath(Result result, boolean obstacle, Working working) {
        Aftermath aftermath = new Aftermath(result.effects(), List.of());
        for (Next due : result.next()) {
            aftermath.next(known(due, obstacle, working));
        }
        if (working.has(gloryUsed)) {
            aftermath.remove(GLORIES);
        }
        Optional<Integer> stands = working.find(pursuer(working).stands);
        if (stands.isPresent()) {
            aftermath.amount(Effects.LOSE_STANDS_EACH_TURN, stands.get() / Limit.CAVALRY_STANDS_A_STAND.in(working));
        }
        settle(aftermath, working);
        if (aftermath.has(Effects.EXTRA_MOVE, attacker.name) && aftermath.has(Effects.MUST_PURSUE, attacker.name)) {
            aftermath.reword(attacker.name, Effects.EXTRA_MOVE_OF_CAVALRY);
            aftermath.reword(attacker.name, Effects.MUST_PURSUE_IN_GLORY);
        }
        return aftermath;
    }

    /** The follow-up with everything that is known of the two units. */
    private Next known(Next due, boolean obstacle, ResolverInput inputs) {
        if (due.resolver().equals("fight")) {
            Next fight = due.on(attacker.name, defender.name);
            Next both = defender.broughtTo(attacker.broughtTo(fight, inputs), inputs);
            // Cover in the contact test is the wall or earthwork of the fight.
            return obstacle || inputs.has(cover) ? both.with("def-obstacle") : both;
        }
        if (due.resolver().equals("pursuit")) {
            return isHerded(inputs) ? defender.pursuit(attacker.arm, inputs) : attacker.pursuit(defender.arm, inputs);
        }
        return due;
    }

    /**
     * Applies what holds after every combat: surrounded units surrender, beaten squares go back, officers are at risk.
     */
    void settle(Aftermath aftermath, Working working) {
        aftermath.surrender(attacker.name, working.has(attacker.surrounded));
        aftermath.surrender(defender.name, working.has(defender.surrounded));
        // PB-20: a beaten square goes back like any unit, though it may not move by its card
        working.rulingIf(working.has(square) && aftermath.goesBack(defender.name), "PB-20");
        aftermath.officerAtRisk(attacker.name, working.given(attacker.officer));
        aftermath.officerAtRisk(defender.name, working.given(defender.officer));
    }
}
