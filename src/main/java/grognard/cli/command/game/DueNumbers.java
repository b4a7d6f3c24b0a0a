package grognard.cli.command.game;

import grognard.game.state.Due;
import grognard.input.WholeNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds due entries by a word: {@code 3}, {@code 2-5}, {@code 3,5}, a resolver's name or its prefix, {@code all}. */
final class DueNumbers {

    private DueNumbers() {}

    /**
     * Returns the numbers of the entries that the word names. Empty if any part between commas names none, so that
     * nothing is dropped or played by half.
     */
    static List<Integer> in(String word, List<Due> due) {
        List<Integer> numbers = new ArrayList<>();
        for (String part : word.split(",", -1)) {
            int before = numbers.size();
            for (Due one : due) {
                if (isMeant(part, one) && !numbers.contains(one.n())) {
                    numbers.add(one.n());
                }
            }
            if (numbers.size() == before) {
                return List.of();
            }
        }
        return numbers;
    }

    private static boolean isMeant(String part, Due one) {
        int dash = part.indexOf('-', 1);
        Optional<Integer> least = WholeNumber.in(dash < 0 ? part : part.substring(0, dash));
        Optional<Integer> most = WholeNumber.in(dash < 0 ? part : part.substring(dash + 1));
        return (least.isPresent() && most.isPresent())
                ? one.n() >= least.get() && one.n() <= most.get()
                : part.equals("all") || (!part.isEmpty() && one.resolver().startsWith(part));
    }
}
