package grognard.rules.acw;

import grognard.rules.Audit;
import grognard.rules.KeyedNumbers;
import grognard.rules.Parameter;
import grognard.rules.Premises;
import grognard.table.Keyword;

/** What is added to a morale point. */
enum MoraleModifier implements Keyword {
    CHARGING,
    BEHIND_FRIENDS,
    STAND_LOST,
    COMMANDER_LOST,
    REGIMENT_LOST,
    SHAKEN,
    ROUTED,
    HIT,
    SUPPORT_INFANTRY,
    SUPPORT_CAVALRY;

    static final KeyedNumbers<MoraleModifier> TABLE =
            new KeyedNumbers<>("morale-modifiers", "Added to the morale point", "modifier", MoraleModifier.class);

    void addTo(Audit.Score score, Premises premises) {
        score.add(words(), TABLE.of(this, premises));
    }

    void addIf(Parameter<Boolean> flag, Audit.Score score, Premises premises) {
        if (premises.has(flag)) {
            addTo(score, premises);
        }
    }

    /** Adds it once for each that was counted. */
    void addEach(Parameter<Integer> counted, Audit.Score score, Premises premises) {
        int count = premises.get(counted);
        if (count > 0) {
            score.add(words() + " x " + count, count * TABLE.of(this, premises));
        }
    }

    private String words() {
        return word().replace('-', ' ');
    }
}
