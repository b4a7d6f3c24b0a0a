package grognard.rules.napoleonic.combat;

import grognard.rules.Parameter;
import grognard.rules.base.Working;
import grognard.rules.napoleonic.unit.RandomNumber;
import grognard.rules.napoleonic.unit.RandomNumber.Modifier;
import grognard.rules.napoleonic.unit.TextNumber;
import grognard.table.Keyword;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** Modifiers of the random number of a combat: ground, generals and charging. */
final class NumberModifiers {

    /** The side with the better ground, if either has it. */
    enum Ground implements Keyword {
        NONE,
        ATTACKER,
        DEFENDER
    }

    final Parameter<Boolean> charging =
            Parameter.flag("charging", "charging, once in six turns").attackers();
    final Parameter<Ground> ground = Parameter.choice("ground", Ground.class, "who has the better ground")
            .orElse(Ground.NONE);

    /** The modifiers that are not zero. */
    List<Modifier> of(Combatant attacker, Combatant defender, Working working) {
        List<Modifier> all = new ArrayList<>();
        BigDecimal good = TextNumber.GOOD_GROUND.in(working);
        switch (working.get(ground)) {
            case NONE -> {}
            case ATTACKER -> all.add(new Modifier("attacker's ground", good));
            case DEFENDER -> all.add(new Modifier("defender's ground", good.negate()));
        }
        all.add(working.get(attacker.general).helpToAttacker(working));
        all.add(working.get(defender.general).helpToDefender(working));
        if (working.has(charging)) {
            all.add(new Modifier("charging", TextNumber.CHARGING.in(working)));
        }
        all.removeIf(modifier -> modifier.value().signum() == 0);
        return all;
    }

    /** The random number with its modifiers. */
    static RandomNumber number(String purpose, List<Modifier> modifiers, Working working) {
        RandomNumber number = RandomNumber.of(purpose, "attacker", working);
        modifiers.forEach(number::add);
        return number;
    }
}
