package grognard.rules.napoleonic.combat;

import grognard.rules.Next;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.ResolverInput;
import grognard.rules.base.Party;
import grognard.rules.napoleonic.combat.CombatResult.Unit;
import grognard.rules.napoleonic.unit.Arm;
import grognard.rules.napoleonic.unit.Armies;
import grognard.rules.napoleonic.unit.General;
import grognard.table.Row;
import java.util.List;
import java.util.Optional;

/** One side of a combat, of an attack on a square or of a pursuit: its bases, troop, state and general. */
class Combatant extends Party {

    final Parameter<Integer> bases;
    final Parameter<String> troop;
    final Parameter<Boolean> disrupted;
    final Parameter<General> general;

    /**
     * Creates a side.
     *
     * @param instead parameters that bases and troop exclude; listed after these
     */
    Combatant(Side whose, Parameter<General> general, List<Parameter<?>> instead) {
        super(whose);
        Parameter<Integer> count = Parameter.whole("bases", 1, 99, "bases in the unit");
        Parameter<String> kind = Parameter.of("troop", Armies.NAMES, "what troop they are");
        for (Parameter<?> other : instead) {
            count = count.notWith(other);
            kind = kind.notWith(other);
        }
        bases = add(count);
        troop = add(kind);
        instead.forEach(this::addAsIs);
        // in a game this includes routing units: the text counts troops that turn their backs as disrupted
        disrupted = add(Parameter.flag("disrupted", "already disrupted"));
        this.general = add(general);
    }

    final Optional<Row> row(ResolverInput inputs) {
        return inputs.given(troop) ? Optional.of(Armies.of(inputs.get(troop), inputs)) : Optional.empty();
    }

    /** Whether its troop is of that arm; false where no troop is given. */
    final boolean is(Arm arm, ResolverInput inputs) {
        Optional<Row> row = row(inputs);
        return row.isPresent() && Armies.isArm(row.get(), arm);
    }

    /** Refuses a troop of another arm than the one that the rule is about. */
    final void checkIs(Arm arm, String expected, ResolverInput inputs) {
        if (inputs.given(troop) && !is(arm, inputs)) {
            throw inputs.refuse(troop, expected);
        }
    }

    /** A test of this side with its troop and general, as far as they are known. */
    final Next known(String test, ResolverInput inputs) {
        Next due = Next.of(test).on(name);
        due = inputs.given(troop) ? due.with("troop", inputs.get(troop)) : due;
        return due.with("general", inputs.get(general), General.NONE);
    }

    /** Whether it has a single base, which is the last that it can lose; false if its bases are not given. */
    final boolean isLastBase(ResolverInput inputs) {
        return inputs.given(bases) ? inputs.get(bases) == 1 : is(Arm.ARTILLERY, inputs);
    }

    /** The unit as results affect it. */
    final Unit unit(ResolverInput inputs) {
        return new Unit(name, name, inputs.has(disrupted) ? "Disrupted before" : "", isLastBase(inputs));
    }
}
