package grognard.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Every side of every die in turn, as a counter goes round. */
final class EveryThrow implements IntUnaryOperator {

    private final List<Integer> sides = new ArrayList<>();
    private final List<Integer> up = new ArrayList<>();
    private int thrown;

    @Override
    public int applyAsInt(int ofSides) {
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
}
