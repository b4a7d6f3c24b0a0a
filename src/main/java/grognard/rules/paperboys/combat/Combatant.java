package grognard.rules.paperboys.combat;

import grognard.dice.Die;
import grognard.rules.Next;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Premises;
import grognard.rules.base.Party;
import grognard.rules.paperboys.unit.Arm;
import grognard.rules.paperboys.unit.Officer;
import grognard.rules.paperboys.unit.Pips;
import grognard.rules.paperboys.unit.Quality;
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
        charging = ofCavalry(Parameter.flag("charging", "cavalry: charging").moment());
        column = add(Parameter.flag("column", "infantry: in attack column")
                .is("formation", "column")
                .onlyWith(arm, Arm.INFANTRY));
        irregular = ofCavalry(Parameter.flag("irregular", "cavalry: irregular").is("irregular"));
        friendRouting = add(
                Parameter.flag("friend-routing", "equal or better friend of its arm routs within 10 cm or through it")
                        .moment());
        officer = add(Officer.parameter());
        this.stands = add(stands);
        surrounded = add(Parameter.flag("surrounded", "engaged front and rear").moment());
    }

    private Parameter<Boolean> ofCavalry(Parameter<Boolean> flag) {
        Parameter<Boolean> riders = flag.onlyWith(arm, Arm.CAVALRY);
        return mounted ? add(riders) : own(riders);
    }

    /**
     * Adds what is known of it to the fight that is due. The stands in contact are not known: the player counts them on
     * the table.
     */
    Next broughtTo(Next fight, Premises premises) {
        Next known = fight;
        if (premises.get(arm) == Arm.CAVALRY) {
            known = known.with(arm.name(), Arm.CAVALRY.word());
        }
        if (mounted && premises.has(charging)) {
            known = known.with(charging.name());
        }
        if (premises.has(column) && name.equals("attacker")) {
            known = known.with(column.name());
        }
        return premises.has(surrounded) ? known.with(surrounded.name()) : known;
    }

    /** The pursuit of an enemy of that arm, with its own stands where they are known. */
    Next pursuit(Parameter<Arm> enemy, Premises premises) {
        Next known = Pursuit.of(name, premises.get(enemy));
        Optional<Integer> riders = premises.find(stands);
        return riders.isPresent() ? known.with("stands", riders.get().toString()) : known;
    }

    /** Whether it is irregular cavalry that faces other cavalry. */
    boolean isIrregularFacing(Combatant enemy, Premises premises) {
        return mounted && premises.has(irregular) && premises.get(enemy.arm) == Arm.CAVALRY;
    }
}
