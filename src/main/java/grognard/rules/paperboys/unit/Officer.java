package grognard.rules.paperboys.unit;

import grognard.rules.Audit;
import grognard.rules.Parameter;
import grognard.rules.ResolverInput;
import grognard.rules.base.KeyedNumbers;
import grognard.rules.base.Working;
import grognard.table.Keyword;
import java.util.Optional;

/** Mounted officers who have joined the unit; one lends his number to its morale and contact dice. */
public enum Officer implements Keyword {
    BRIGADIER,
    COMMANDER,
    SEVERAL;

    /** Ranks in the table; {@link #SEVERAL} has no row, because it follows from the others. */
    private enum Rank implements Keyword {
        BRIGADIER,
        COMMANDER
    }

    public static final KeyedNumbers<Rank> TABLE =
            new KeyedNumbers<>("officers", "An attached officer adds to the die", "officer", Rank.class);

    public static Parameter<Officer> parameter() {
        return Parameter.choice(
                "officer", Officer.class, "the mounted officer with the unit; several: a brigadier and the commander");
    }

    /** The number that he adds to a die; of two officers the higher number alone. */
    public int adds(ResolverInput inputs) {
        return switch (this) {
            case BRIGADIER -> TABLE.of(Rank.BRIGADIER, inputs);
            case COMMANDER -> TABLE.of(Rank.COMMANDER, inputs);
            case SEVERAL -> Math.max(BRIGADIER.adds(inputs), COMMANDER.adds(inputs));
        };
    }

    /** Adds the officer's number to the score, if there is one with the unit. */
    public static void help(Audit.Score score, Parameter<Officer> parameter, Working working) {
        Optional<Officer> officer = working.find(parameter);
        if (officer.isEmpty()) {
            return;
        }
        // PB-29: two officers do not add up
        working.rulingIf(officer.get() == SEVERAL, "PB-29");
        score.add(
                officer.get() == SEVERAL
                        ? "brigadier and commander"
                        : officer.get().word(),
                officer.get().adds(working));
    }
}
