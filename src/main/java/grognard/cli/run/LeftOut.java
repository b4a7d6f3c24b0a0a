package grognard.cli.run;

import grognard.game.GameAction;
import grognard.input.InputError;
import grognard.play.UnitNameMatcher;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Units that a ranking leaves out, and why: {@code T4, Cav (a routed unit does not charge)}. */
final class LeftOut {

    /** More names for one reason, and more reasons, than anyone reads. */
    private static final int MOST_NAMES = 8;

    private static final int MOST_REASONS = 6;

    private final List<String> typed;
    private final List<List<String>> ranked = new ArrayList<>();
    private final Map<String, List<List<String>>> byReason = new LinkedHashMap<>();

    /** @param typed names of the line, a question mark for each place in which units are compared */
    LeftOut(List<String> typed) {
        this.typed = typed;
    }

    /** Notes units that are not left out. */
    void not(List<String> names) {
        ranked.add(names);
    }

    void add(List<String> names, InputError error) {
        String expected = error.expected().replaceFirst(";.*", ""); // what follows is another way to do it
        add(names, GameAction.withoutForce(error.sentence().isEmpty() ? "expected " + expected : error.words()));
    }

    void add(List<String> names, String why) {
        byReason.computeIfAbsent(withoutName(why, names), any -> new ArrayList<>())
                .add(names);
    }

    /** The reason without the name that it begins with, since the name stands before it. */
    private String withoutName(String why, List<String> names) {
        for (String name : compared(names)) {
            for (String start : List.of(name + ": ", name + " ")) {
                if (why.startsWith(start)) {
                    return why.substring(start.length());
                }
            }
        }
        return why;
    }

    private List<String> compared(List<String> names) {
        List<String> compared = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            if (typed.get(i).equals(UnitNameMatcher.ANY)) {
                compared.add(names.get(i));
            }
        }
        return compared;
    }

    /** Returns the units with their reasons; empty if none is left out. */
    String words() {
        List<String> reasons = new ArrayList<>();
        byReason.forEach((why, units) -> reasons.add(some(named(units)) + " (" + why + ")"));
        int more = reasons.size() - MOST_REASONS;
        return String.join(", ", reasons.subList(0, Math.min(MOST_REASONS, reasons.size())))
                + (more > 0 ? ", and more for other reasons" : "");
    }

    private static String some(Set<String> names) {
        int more = names.size() - MOST_NAMES;
        return String.join(", ", names.stream().limit(MOST_NAMES).toList())
                + (more > 0 ? " and " + more + " more" : "");
    }

    /** A unit that is ranked nowhere stands for all of its pairs; other pairs are named. */
    private Set<String> named(List<List<String>> units) {
        Set<String> named = new LinkedHashSet<>();
        for (List<String> names : units) {
            named.add(compared(names).stream()
                    .filter(name -> ranked.stream().noneMatch(others -> others.contains(name)))
                    .findFirst()
                    .orElse(String.join(" v ", names)));
        }
        return named;
    }
}
