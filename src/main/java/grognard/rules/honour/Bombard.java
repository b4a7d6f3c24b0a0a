package grognard.rules.honour;

import grognard.dice.Dice;
import grognard.dice.Die;
import grognard.dice.Tally;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.KeyedNumbers;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rules.Words;
import grognard.rules.Working;

/** What do the guns do before the first turn? */
public final class Bombard implements Resolver {

    static final String NAME = "bombard";

    private static final Parameter<Integer> BATTERIES = Parameter.whole(
                    "batteries", 1, 20, "batteries with an enemy in range and sight")
            .orElse(1)
            .moment();
    private static final Parameter<UnitType> TARGET = Parameter.choice(
                    "target", UnitType.TROOPS, "the kind of unit to be hit, for the most that one may take")
            .orElse(UnitType.FORMED)
            .is("target.type");
    private static final Parameter<Boolean> ENTRENCHED = Parameter.flag(
                    "entrenched", "the nearest target is entrenched or in a built-up area")
            .moment();

    private static final Code MISS = Code.of("miss", "The bombardment does no harm.");
    private static final Code HIT = Code.of(
            "hit", "Hits to share out among units in range and sight: {hits}, at most {cap} on a unit of this kind.");

    /** Single numbers of the bombardment. */
    private enum Limit {
        ENTRENCHED,
        MOST_HITS,
        MOST_HITS_LIGHT_INFANTRY;

        static final KeyedNumbers<Limit> TABLE = new KeyedNumbers<>(
                "bombard", "Added to the die; the most hits that a unit may take", "limit", Limit.class);

        int in(Tables tables) {
            return TABLE.of(this, tables);
        }

        @Override
        public String toString() {
            return Words.of(this);
        }
    }

    private static final Description DESCRIPTION = Description.of(NAME, "what do the guns do before the first turn?")
            .roles("unit", "target")
            .parameters(BATTERIES, TARGET, ENTRENCHED)
            .bare(BATTERIES, TARGET)
            .dice("a die for each battery")
            .codes(MISS, HIT)
            .tables(Limit.TABLE.spec())
            .rulings("PH-6")
            .examples("--batteries 3", "--entrenched", "--batteries 2 --target light")
            .notes(
                    "Each battery's hits go to units in its own range and sight; it need not be aligned with them.",
                    "The most that a unit may take counts for the whole bombardment, all batteries together.")
            .source("Pre-game bombardments");

    /** Each die modified, halved and rounded up. */
    private record Halves(int modifier) implements Tally<Integer> {
        @Override
        public Integer start() {
            return 0;
        }

        @Override
        public Integer add(Integer soFar, int value) {
            return soFar + (value + modifier + 1) / 2;
        }
    }

    @Override
    public Description description() {
        return DESCRIPTION;
    }

    @Override
    public Resolution resolve(Tables tables, Situation situation, Dice dice) {
        Working working = new Working(tables, situation, dice);
        int modifier = 0;
        if (working.has(ENTRENCHED)) {
            modifier = Limit.ENTRENCHED.in(working.tables());
            working.modifier("guns", "entrenched, each die", modifier).ruling("PH-6");
        }
        int hits = working.dice().roll("bombardment", working.get(BATTERIES), Die.D6, new Halves(modifier));
        boolean light = working.get(TARGET).isLightInfantry();
        int cap = (light ? Limit.MOST_HITS_LIGHT_INFANTRY : Limit.MOST_HITS).in(working.tables());
        working.line("guns", "hits", hits, "each die halved, rounded up")
                .line("target", "most hits", cap, "a unit: " + working.get(TARGET))
                .number("hits", hits)
                .number("cap", cap);
        return working.outcome(hits == 0 ? MISS : HIT);
    }
}
