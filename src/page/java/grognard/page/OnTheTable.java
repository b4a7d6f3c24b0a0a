package grognard.page;

import grognard.dice.Die;
import grognard.dice.FaceSource;
import grognard.dice.Roll;
import grognard.input.BadInput;
import java.util.List;

/**
 * Dice that the player throws one after the other. When the list ends, {@link Wanted} says which die is next; resolvers are
 * pure, so the page resolves again with one face more.
 */
final class OnTheTable implements FaceSource {

    /** The die that is thrown next. Carries no stack trace. */
    static final class Wanted extends RuntimeException {

        private static final long serialVersionUID = 1L;

        private final transient Die die;
        private final String purpose;
        private final int dice;
        private final int thrown;

        Wanted(Die die, String purpose, int dice, int thrown) {
            super(null, null, false, false);
            this.die = die;
            this.purpose = purpose;
            this.dice = dice;
            this.thrown = thrown;
        }

        Die die() {
            return die;
        }

        String purpose() {
            return purpose;
        }

        /** Number of dice in this throw. */
        int dice() {
            return dice;
        }

        /** Number of dice of this throw that lie on the table already. */
        int thrown() {
            return thrown;
        }
    }

    private final List<String> faces;
    private int used;
    private int dice;
    private int thrown;

    OnTheTable(List<String> faces) {
        this.faces = faces;
    }

    @Override
    public void begin(int count) {
        dice = count;
        thrown = 0;
    }

    @Override
    public int next(Die die, String purpose) {
        if (used == faces.size()) {
            throw new Wanted(die, purpose, dice, thrown);
        }
        String typed = faces.get(used++);
        thrown++;
        return die.read(typed).orElseThrow(() -> BadInput.value(purpose, typed, die.expected()));
    }

    @Override
    public Roll.Source source() {
        return Roll.Source.GIVEN;
    }
}
