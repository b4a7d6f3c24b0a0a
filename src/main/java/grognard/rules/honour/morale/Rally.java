package grognard.rules.honour.morale;

import grognard.dice.Die;
import grognard.dice.Tally;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.Tables;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.KeyedNumbers;
import grognard.rules.base.TableNumber;
import grognard.rules.base.Working;
import grognard.rules.honour.unit.Effects;
import grognard.rules.honour.unit.Hits;
import grognard.rules.honour.unit.Quality;
import grognard.table.Keyword;
import java.util.Optional;

/**
 * How many hits does a unit rally off? A die against a number of its quality, two with the army general; the last hits
 * stay, and a phase has a maximum.
 */
public final class Rally extends AbstractResolver {

    private static final Parameter<Quality> QUALITY = Quality.parameter();
    private static final Parameter<Integer> HITS = Hits.parameter();
    private static final Parameter<Boolean> CLEAR =
            Parameter.flag("clear", "every enemy is more than 9 inches away or out of sight");
    private static final Parameter<Attached> GENERAL =
            Parameter.choice("general", Attached.class, "the general attached to the unit");
    private static final Parameter<Boolean> IN_CONTACT =
            Parameter.flag("in-contact", "in contact with the enemy for close combat");

    private static final Code RALLIED = Code.passed("rallied", "The unit rallies: {removed} off, {total} left.");
    private static final Code NO_CHANGE = Code.failed("no-change", "No hit is rallied off; the unit has {total}.");
    private static final Code NOT_ALLOWED = Code.of(
            "not-allowed",
            "The unit may not rally: it is in contact, or no general is with it and it is not --clear of all enemies.");

    /** The general with the unit; the army general gives a second die. */
    public enum Attached implements Keyword {
        BRIGADIER,
        ARMY
    }

    /** Single numbers of rallying. */
    private enum Limit implements TableNumber {
        NEVER_RALLIED,
        MOST_A_PHASE,
        DIE_ON_TARGET,
        DIE_ON_SIX,
        CLEAR_AND_LED,
        ARMY_GENERAL_DICE;

        static final KeyedNumbers<Limit> TABLE = new KeyedNumbers<>("rally", "Hits rallied off", "limit", Limit.class);

        @Override
        public KeyedNumbers<Limit> table() {
            return TABLE;
        }
    }

    /** Hits of a unit that are never rallied off. */
    public static int neverRallied(Tables tables) {
        return Limit.TABLE.of(Limit.NEVER_RALLIED, tables);
    }

    /** Dice that succeeded, and the hits that they take off. */
    private record Rallied(int dice, int hits) {}

    /** Counts the dice that reach the number of the quality; a natural 6 always does, and takes off more. */
    private record RallyDice(int target, int onTarget, int onSix) implements Tally<Rallied> {
        @Override
        public Rallied start() {
            return new Rallied(0, 0);
        }

        @Override
        public Rallied add(Rallied soFar, int value) {
            if (value < target && value < Die.D6.sides()) {
                return soFar;
            }
            return new Rallied(soFar.dice + 1, soFar.hits + (value == Die.D6.sides() ? onSix : onTarget));
        }
    }

    public Rally() {
        super(Description.of("rally", "how many hits does a unit rally off?")
                .roles("unit")
                .parameters(QUALITY, HITS, CLEAR, GENERAL, IN_CONTACT)
                .bare(HITS)
                .dice("rally die, two with the army general")
                .codes(RALLIED, NO_CHANGE, NOT_ALLOWED)
                .tables(Quality.TABLE, Limit.TABLE)
                .rulings("PH-12")
                .examples(
                        "--hits 5 --clear",
                        "--hits 5 --clear --general army",
                        "--inferior --hits 4 --general brigadier")
                .notes("A general who detaches himself in this phase, or has just taken over, does not help to rally.")
                .source("Turn phase 5: Generalship & Rallying"));
    }

    @Override
    protected void check(ResolverInput inputs) {
        Hits.checkNotRouted(HITS, QUALITY, inputs);
    }

    @Override
    protected Resolution resolve(Working working) {
        Optional<Attached> general = working.find(GENERAL);
        boolean clear = working.has(CLEAR);
        int hits = working.get(HITS);
        if (working.has(IN_CONTACT) || (!clear && general.isEmpty())) {
            return working.outcome(NOT_ALLOWED);
        }
        // The last hits can never be rallied off; only those above them are open.
        int open = hits - Limit.NEVER_RALLIED.in(working);
        if (open <= 0) {
            return working.number("removed", 0).number("total", hits).outcome(NO_CHANGE);
        }
        int free = clear && general.isPresent() ? Limit.CLEAR_AND_LED.in(working) : 0;
        int thrown = general.filter(Attached.ARMY::equals).isPresent() ? Limit.ARMY_GENERAL_DICE.in(working) : 1;
        int target = working.get(QUALITY).ralliesOn(working);
        Rallied rallied = working.dice()
                .roll(
                        "rally dice",
                        thrown,
                        Die.D6,
                        new RallyDice(target, Limit.DIE_ON_TARGET.in(working), Limit.DIE_ON_SIX.in(working)));
        // PH-12: both dice of an army general count, and their hits are added
        working.rulingIf(rallied.dice > 1, "PH-12");
        int most = Math.min(Limit.MOST_A_PHASE.in(working), open);
        int removed = Math.min(most, free + rallied.hits);
        working.line("unit", "hits", hits)
                .line("unit", "clear and led", free, "rallied off without a die")
                .line("unit", "rallied by dice", rallied.hits, "needed " + target + ", a 6 takes off more")
                .line("unit", "at most", most, "in a phase, and the last hits stay")
                .line("unit", "removed", removed)
                .number("removed", removed)
                .number("total", hits - removed)
                .effect("unit", Effects.LOSE_HITS, removed);
        return working.outcome(removed > 0 ? RALLIED : NO_CHANGE);
    }
}
