package grognard;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Finds cycles among classes: sets in which each class depends, directly or not, on all the others (Tarjan's algorithm). */
final class ClassCycles {

    private final Map<String, Set<String>> needs = new TreeMap<>();
    private final Map<String, Integer> found = new HashMap<>();
    private final Map<String, Integer> lowest = new HashMap<>();
    private final Deque<String> open = new ArrayDeque<>();
    private final List<Set<String>> cycles = new ArrayList<>();

    private ClassCycles() {}

    /** A class that stands in another counts as that one. */
    static List<Set<String>> of(JavaClasses classes) {
        ClassCycles cycles = new ClassCycles();
        for (JavaClass one : classes) {
            Set<String> needed = cycles.needs.computeIfAbsent(outermost(one), name -> new TreeSet<>());
            one.getDirectDependenciesFromSelf().stream()
                    .map(dependency -> dependency.getTargetClass().getBaseComponentType())
                    .filter(target -> classes.contain(target.getName()))
                    .map(ClassCycles::outermost)
                    .filter(target -> !target.equals(outermost(one)))
                    .forEach(needed::add);
        }
        for (String name : cycles.needs.keySet()) {
            if (!cycles.found.containsKey(name)) {
                cycles.visit(name);
            }
        }
        return cycles.cycles;
    }

    private static String outermost(JavaClass one) {
        return one.getEnclosingClass().map(ClassCycles::outermost).orElse(one.getName());
    }

    private void visit(String name) {
        found.put(name, found.size());
        lowest.put(name, found.get(name));
        open.push(name);
        for (String next : needs.getOrDefault(name, Set.of())) {
            if (!found.containsKey(next)) {
                visit(next);
                lowest.merge(name, lowest.get(next), Math::min);
            } else if (open.contains(next)) {
                lowest.merge(name, found.get(next), Math::min);
            }
        }
        if (lowest.get(name).equals(found.get(name))) {
            Set<String> cycle = new TreeSet<>();
            String member;
            do {
                member = open.pop();
                cycle.add(member);
            } while (!member.equals(name));
            if (cycle.size() > 1) {
                cycles.add(cycle);
            }
        }
    }
}
