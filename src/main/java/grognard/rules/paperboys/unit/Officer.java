package grognard.rules.paperboys.unit;

import grognard.rules.Audit;
import grognard.rules.Parameter;
import grognard.rules.Premises;
import grognard.rules.base.KeyedNumbers;
import grognard.table.Keyword;
import java.util.Optional;

/** A mounted officer who has joined the unit and lends his number to its morale and contact dice. */
public enum Officer implements Keyword {
    BRIGADIER,
    COMMANDER;

    public static final KeyedNumbers<Officer> TABLE =
            new KeyedNumbers<>("officers", "An attached officer adds to the die", "officer", Officer.class);

    public static Parameter<Officer> parameter() {
        return Parameter.choice("officer", Officer.class, "the mounted officer with the unit")
                .is("officer.rank");
    }

    /** Adds the officer's number to the score, if there is one with the unit. */
    public static void help(Audit.Score score, Parameter<Officer> parameter, Premises premises) {
        Optional<Officer> officer = premises.find(parameter);
        if (officer.isPresent()) {
            score.add(officer.get().word(), TABLE.of(officer.get(), premises));
        }
    }
}
