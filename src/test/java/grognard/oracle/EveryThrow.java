package grognard.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Every side of every die in turn, as a counter goes round. */
final class EveryThrow implements IntUnaryOperator {

    /** Drawn dice are thrown again, and some of these throws would never end. */
    private static final int MOST = 60;

    private final List<Integer> sides = new ArrayList<>();
    private final List<Integer> up = new ArrayList<>();
    private int thrown;

    @Override
    public int applyAsInt(int ofSides) {
        if (thrown == MOST) {
            throw new Endless();
        }
        if (thrown == sides.size()) {
            sides.add(ofSides);
            up.add(0);
        }
        return up.get(thrown++);
    }

    /** Goes on to the next throw; answers whether there is one. */
    boolean advance() {
        thrown = 0;
        while (!sides.isEmpty()) {
            int last = sides.size() - 1;
            if (up.get(last) + 1 < sides.get(last)) {
                up.set(last, up.get(last) + 1);
                return true;
            }
            sides.remove(last);
            up.remove(last);
        }
        return false;
    }

    /** There is no going through every throw. */
    static final class Endless extends RuntimeException {
        private static final long serialVersionUID = 1;
    }
}
