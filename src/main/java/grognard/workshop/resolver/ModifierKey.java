package grognard.workshop.resolver;

import static grognard.workshop.resolver.Shape.CHAIN;
import static grognard.workshop.resolver.Shape.CHART;
import static grognard.workshop.resolver.Shape.LOOK_UP;
import static grognard.workshop.resolver.Shape.ODDS;
import static grognard.workshop.resolver.Shape.OPPOSED;
import static grognard.workshop.resolver.Shape.POOL;
import static grognard.workshop.resolver.Shape.TEST;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The keys of an option whose value is a NUMBER, each with the shapes that have it. */
public enum ModifierKey {
    ADDS(EnumSet.complementOf(EnumSet.of(CHAIN))),
    NEEDS(EnumSet.of(TEST, OPPOSED, POOL)),
    DICE(EnumSet.of(TEST, OPPOSED, POOL, CHART)),
    STRENGTH(EnumSet.of(CHART, ODDS)),
    TIMES(EnumSet.of(POOL, CHART, ODDS, LOOK_UP)),
    SHIFTS(EnumSet.of(CHART, ODDS)),
    SAVES(EnumSet.of(POOL)),
    HITS(EnumSet.of(POOL));

    private final Set<Shape> shapes;
    private final String word;

    ModifierKey(Set<Shape> shapes) {
        this.shapes = shapes;
        this.word = name().toLowerCase(java.util.Locale.ROOT);
    }

    public boolean isOf(Shape shape) {
        return shapes.contains(shape);
    }

    /** Whether the second side's half of an option of both sides counts with the opposite sign where sides share a throw. */
    public boolean isReversible() {
        return this == ADDS || this == SHIFTS;
    }

    public static List<ModifierKey> of(Shape shape) {
        return Arrays.stream(values()).filter(key -> key.isOf(shape)).toList();
    }

    public String word() {
        return word;
    }

    @Override
    public String toString() {
        return word;
    }
}
