package grognard.rules.paperboys.combat;

import grognard.dice.Die;
import grognard.rules.Next;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.ResolverInput;
import grognard.rules.base.Party;
import grognard.rules.base.Working;
import grognard.rules.paperboys.unit.Arm;
import grognard.rules.paperboys.unit.Effects;
import grognard.rules.paperboys.unit.HouseRules;
import grognard.rules.paperboys.unit.Officer;
import grognard.rules.paperboys.unit.Pips;
import grognard.rules.paperboys.unit.Quality;
import grognard.rules.paperboys.unit.Surrounded;
import java.util.List;
import java.util.Optional;

/** One side of a contact test: its parameters, and what is known of it in the fight or the pursuit that follows. */
final class Combatant extends Party {

    final String contactDie = name + "'s contact die";

    /** Whether it may be cavalry; only then are charging and irregular among its parameters. */
    final boolean mounted;

    final Parameter<Integer> die;
    final Parameter<Arm> arm;
    final Parameter<Integer> pips;
    final Parameter<Quality> quality;
    final Parameter<Boolean> charging;
    private final Parameter<Boolean> bonus;
    private final Parameter<Boolean> bonusUsed;
    final Parameter<Boolean> column;
    final Parameter<Boolean> irregular;
    final Parameter<Boolean> friendRouting;
    final Parameter<Officer> officer;
    final Parameter<Integer> stands;
    final Parameter<Boolean> surrounded;

    Combatant(Side side, List<Arm> arms, Parameter<Integer> stands) {
        super(side);
        mounted = arms.contains(Arm.CAVALRY);
        die = addAsIs(Parameter.sideDie(
                side,
                Die.D6,
                "the " + contactDie + ", thrown on the table; options that follow are the " + name + "'s"));
        arm = add(Arm.parameter(arms));
        pips = add(Pips.parameter().orElse(0));
        quality = add(Quality.parameter());
        charging = ofCavalry(Parameter.flag("charging", "cavalry: charging"));
        bonus = ofCavalry(Parameter.flag("bonus", "cavalry: charged with its 15 cm more, once a game")
                .onlyWith(charging, true));
        bonusUsed = ofCavalry(Parameter.flag("bonus-used", "cavalry: has spent its charge bonus"));
        column = add(Parameter.flag("column", "infantry: in attack column").onlyWith(arm, Arm.INFANTRY));
        irregular = ofCavalry(Parameter.flag("irregular", "cavalry: irregular"));
        friendRouting = add(
                Parameter.flag("friend-routing", "equal or better friend of its arm routs within 10 cm or through it"));
        officer = add(Officer.parameter());
        this.stands = add(stands);
        surrounded = add(Surrounded.parameter());
    }

    private Parameter<Boolean> ofCavalry(Parameter<Boolean> flag) {
        Parameter<Boolean> riders = flag.onlyWith(arm, Arm.CAVALRY);
        return mounted ? add(riders) : own(riders);
    }

    /** Refuses a charge bonus that is spent, and with it, where house rules allow only one charge, the charge. */
    void checkCharge(ResolverInput inputs) {
        if (!mounted || !inputs.has(bonusUsed)) {
            return;
        }
        inputs.refuseIf(inputs.has(bonus), bonus, "a charge without it: its charge bonus is spent, once a game");
        inputs.refuseIf(
                inputs.has(charging) && inputs.house(HouseRules.CHARGES) == HouseRules.Charges.ONCE,
                charging,
                "no second charge: house key cavalry.charges allows one a game");
    }

    /** Puts on record that a charge was made. */
    void charge(Working working) {
        if (!mounted || !working.has(charging)) {
            return;
        }
        // PB-31: only the bonus is limited, so it may charge again
        working.rulingIf(working.has(bonusUsed), "PB-31");
        if (working.has(bonus)) {
            working.effect(name, Effects.SPEND_CHARGE);
        } else if (working.house(HouseRules.CHARGES) == HouseRules.Charges.ONCE) {
            working.ruling("PB-31").effect(name, Effects.SPEND_ONLY_CHARGE);
        }
    }

    /**
     * Adds what is known of it to the fight that is due. The stands in contact are not known: the player counts them on
     * the table.
     */
    Next broughtTo(Next fight, ResolverInput inputs) {
        Next known = inputs.get(arm) == Arm.CAVALRY ? fight.with(arm.name(), Arm.CAVALRY) : fight;
        return known.flag(charging.name(), mounted && inputs.has(charging))
                .flag(column.name(), inputs.has(column) && name.equals("attacker"))
                .flag(surrounded.name(), inputs.has(surrounded));
    }

    /** The pursuit of an enemy of that arm, with its own stands where they are known. */
    Next pursuit(Parameter<Arm> enemy, ResolverInput inputs) {
        Next known = Pursuit.of(name, inputs.get(enemy));
        Optional<Integer> riders = inputs.find(stands);
        return riders.isPresent() ? known.with("stands", riders.get().toString()) : known;
    }

    /** Whether it is irregular cavalry that faces other cavalry. */
    boolean isIrregularFacing(Combatant enemy, ResolverInput inputs) {
        return mounted && inputs.has(irregular) && inputs.get(enemy.arm) == Arm.CAVALRY;
    }
}
