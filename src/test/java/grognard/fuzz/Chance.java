package grognard.fuzz;

import java.util.List;
import java.util.Random;

/** The choices of one trial, which its kind and number decide. */
final class Chance {

    private final Random random;

    Chance(String kind, long number) {
        // Neighbouring seeds of java.util.Random begin alike; the multiplication spreads them.
        this.random = new Random((kind.hashCode() * 31L + number) * 0x9E3779B97F4A7C15L);
    }

    /** 0 to most - 1. */
    int below(int most) {
        return random.nextInt(most);
    }

    boolean oneIn(int n) {
        return random.nextInt(n) == 0;
    }

    <T> T of(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    @SafeVarargs
    final <T> T of(T... choices) {
        return choices[random.nextInt(choices.length)];
    }
}
