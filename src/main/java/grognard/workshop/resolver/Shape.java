package grognard.workshop.resolver;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The kinds of mechanism that a resolver can have, with the sides and numbers of each. */
public enum Shape {
    TEST("test", List.of("unit"), List.of("dice", "needed"), List.of("natural", "score", "margin"), "margin"),
    OPPOSED(
            "opposed",
            List.of("attacker", "defender"),
            List.of(),
            List.of("natural", "def-natural", "attacker", "defender", "difference"),
            "difference"),
    POOL("pool", List.of("unit", "target"), List.of("dice"), List.of("hits", "saved", "left", "total"), "total"),
    CHART(
            "chart",
            List.of("unit", "target"),
            List.of("dice", "strength"),
            List.of("natural", "roll", "cell", "number"),
            "number"),
    ODDS(
            "odds",
            List.of("attacker", "defender"),
            List.of("attacker", "defender", "odds", "shift"),
            List.of("natural", "roll", "cell", "number"),
            "number"),
    LOOK_UP("look-up", List.of("unit"), List.of("cell", "number"), List.of(), "number"),
    CHAIN("chain", List.of("attacker", "defender"), List.of(), List.of(), "");

    private final String word;
    private final List<String> sides;
    private final List<String> known;
    private final List<String> numbers;
    private final String banded;

    /**
     * @param sides names of one or two sides
     * @param known numbers that are known before dice are thrown
     * @param later numbers that are known only afterwards
     * @param banded the number that {@code from} and {@code to} of the results refer to
     */
    Shape(String word, List<String> sides, List<String> known, List<String> later, String banded) {
        this.word = word;
        this.sides = sides;
        this.known = known;
        List<String> all = new ArrayList<>(known);
        all.addAll(later);
        this.numbers = List.copyOf(all);
        this.banded = banded;
    }

    public static Optional<Shape> named(String word) {
        return Arrays.stream(values()).filter(shape -> shape.word.equals(word)).findFirst();
    }

    public static List<String> words() {
        return Arrays.stream(values()).map(Shape::word).toList();
    }

    public String word() {
        return word;
    }

    public List<String> sides() {
        return sides;
    }

    public boolean hasTwoSides() {
        return sides.size() > 1;
    }

    /** Prefix of the options of the second side: {@code def-} or {@code target-}; empty if there is no second side. */
    public String prefix() {
        return !hasTwoSides() ? "" : sides.get(1).equals("target") ? "target-" : "def-";
    }

    public List<String> numbers() {
        return numbers;
    }

    public boolean isKnownBeforeDice(String number) {
        return known.contains(number);
    }

    public String banded() {
        return banded;
    }

    /** Whether both sides share one throw, so that a modifier of the second side counts with the opposite sign. */
    public boolean sharesThrow() {
        return this == POOL || this == CHART || this == ODDS;
    }

    public boolean throwsDice() {
        return this != LOOK_UP && this != CHAIN;
    }

    @Override
    public String toString() {
        return word;
    }
}
