package grognard.oracle;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What comes of it: all that the contract promises to programs, and no words. */
final class Answer {

    private final String code;
    private final String passed;
    private final Map<String, String> numbers = new TreeMap<>();
    private final List<String> effects = new ArrayList<>();
    private final List<String> next = new ArrayList<>();

    private Answer(String code, String passed) {
        this.code = code;
        this.passed = passed;
    }

    /** An outcome of something that is no test. */
    static Answer of(String code) {
        return new Answer(code, "null");
    }

    static Answer test(String code, boolean passed) {
        return new Answer(code, String.valueOf(passed));
    }

    Answer number(String name, Number value) {
        numbers.put(name, plain(value));
        return this;
    }

    Answer effect(String side, String effect) {
        effects.add(side + " " + effect);
        return this;
    }

    Answer effect(String side, String effect, Number amount) {
        effects.add(side + " " + effect + " " + plain(amount));
        return this;
    }

    Answer next(String resolver) {
        next.add(resolver);
        return this;
    }

    private static String plain(Number value) {
        BigDecimal plain = new BigDecimal(value.toString()).stripTrailingZeros();
        return plain.signum() == 0 ? "0" : plain.toPlainString();
    }

    /** One text for all of it; effects in any order, since they happen together. */
    @Override
    public String toString() {
        return code + " passed=" + passed + " " + numbers + " "
                + effects.stream().sorted().toList() + " next=" + next;
    }
}
