package grognard.rules.paperboys.fire;

import grognard.dice.Dice;
import grognard.dice.Die;
import grognard.dice.Sequence;
import grognard.dice.Tally;

/**
 * The dice of one skirmish line in a firefight; rifles throw one face again, once.
 *
 * @param side the side, for the purpose of the dice
 * @param again the face that rifles throw again
 */
record Skirmish(String side, int muskets, int rifles, int hitsOn, int again) implements Sequence<Integer> {

    /** Hits, and dice to throw again. */
    private record Volley(int hits, int again) {}

    /** Sorts the first throw. */
    private record Sort(int hitsOn, int again) implements Tally<Volley> {

        @Override
        public Volley start() {
            return new Volley(0, 0);
        }

        @Override
        public Volley add(Volley soFar, int face) {
            return new Volley(soFar.hits + (face >= hitsOn ? 1 : 0), soFar.again + (face == again ? 1 : 0));
        }
    }

    @Override
    public Integer with(Dice dice) {
        boolean mixed = muskets > 0 && rifles > 0;
        Volley aimed =
                dice.roll(side + (mixed ? "'s rifle shots" : "'s shots"), rifles, Die.D6, new Sort(hitsOn, again));
        int loose = dice.hits(side + (mixed ? "'s musket shots" : "'s shots"), muskets, hitsOn);
        return aimed.hits + loose + dice.hits(side + "'s " + again + "s again", aimed.again, hitsOn);
    }
}
