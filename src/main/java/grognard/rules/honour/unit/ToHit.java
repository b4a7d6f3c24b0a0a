package grognard.rules.honour.unit;

import grognard.dice.Dice;
import grognard.dice.Die;
import grognard.rules.Audit;
import grognard.rules.base.KeyedNumbers;
import grognard.rules.base.Working;
import grognard.table.Keyword;
import grognard.table.TableSource;

/**
 * The number that each die must show to hit. A natural 1 always misses; where more than 6 would be needed, half the
 * dice are thrown and hit on 6.
 */
public final class ToHit {

    /** The number to hit before modifiers. */
    private enum Limit implements Keyword {
        HIT_ON
    }

    private static final KeyedNumbers<Limit> LIMITS =
            new KeyedNumbers<>("to-hit", "A die with its modifiers hits on this or more", "limit", Limit.class);

    public static final TableSource TABLE = LIMITS;

    private static final int BEST = Die.D6.sides();

    private final String side;
    private final Working working;

    /** Modifiers of every die. */
    public final Audit.Score modifiers;

    public ToHit(String side, Working working) {
        this.side = side;
        this.working = working;
        this.modifiers = working.score(side);
    }

    /** Throws the dice, or half of them where more than a 6 is needed, and returns the hits. */
    public int roll(String purpose, int count, Dice dice) {
        Shots shots = shots(purpose, count);
        int hits = shots.hits(dice);
        show(shots, count, hits);
        return hits;
    }

    /** A throw that is worked out but not made yet. */
    public record Shots(String purpose, int dice, int face) {

        /** Makes the throw and returns the hits. */
        public int hits(Dice cup) {
            return cup.hits(purpose, dice, face);
        }
    }

    /** The throw of so many dice, or of half where more than a 6 is needed. */
    public Shots shots(String purpose, int count) {
        return new Shots(purpose, needed() > BEST ? (count + 1) / 2 : count, face());
    }

    /** Puts a throw and its hits on record. */
    public void show(Shots shots, int count, int hits) {
        boolean half = needed() > BEST;
        working.line(side, "dice", shots.dice, half ? "half of " + count + ", more than 6 was needed" : "")
                .line(side, "hit on", shots.face, "or more")
                .line(side, "hits", hits, shots.purpose);
    }

    /** The number that a die would have to show, which may be less than 1 or more than 6. */
    public int needed() {
        return LIMITS.of(Limit.HIT_ON, working) - modifiers.soFar();
    }

    /** The face that hits: never a 1, never more than a 6. */
    private int face() {
        return Math.max(2, Math.min(needed(), BEST));
    }
}
