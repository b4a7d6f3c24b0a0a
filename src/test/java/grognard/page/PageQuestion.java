package grognard.page;

import grognard.testing.Run;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Something that the page asks of the program, and the command line that asks the same.
 *
 * @param method the method of {@link Door}
 * @param asked the words of a look-up, or the faces of dice on the table
 */
record PageQuestion(
        String method,
        String ruleset,
        String resolver,
        List<String> pairs,
        List<String> words,
        List<String> asked,
        boolean all) {

    /** A seed that no die may come from: the questions have seeds or dice of their own. */
    static final String MINT = "minted";

    /** What the command line prints: JSON, or a message after its name. */
    String printed() {
        List<String> line = new ArrayList<>();
        switch (method) {
            case "play", "throwDice" -> line.add(resolver);
            case "odds" -> line.addAll(List.of("odds", resolver));
            case "rules" -> {
                line.addAll(List.of("rules", ruleset));
                line.addAll(asked);
                line.addAll(all ? List.of("--all") : List.of());
            }
            default -> line.addAll(List.of("sheet", ruleset));
        }
        for (int i = 0; i < pairs.size(); i += 2) {
            line.add("--" + pairs.get(i) + "=" + pairs.get(i + 1));
        }
        line.addAll(words);
        if (method.equals("throwDice")) {
            line.addAll(List.of("--dice", String.join(",", asked)));
        }
        line.add("--json");
        Run run = Run.with("", Map.of("GROGNARD_RULES", ruleset), line.toArray(String[]::new));
        return run.exit() == 0 ? run.out() : run.err();
    }

    /** The arguments of the method, each a text, a truth or a list of texts. */
    List<Object> arguments() {
        return switch (method) {
            case "play" -> List.of(ruleset, resolver, pairs, words, MINT);
            case "throwDice" -> List.of(ruleset, resolver, pairs, words, asked);
            case "odds" -> List.of(ruleset, resolver, pairs, words);
            case "rules" -> List.of(ruleset, asked, all, words);
            default -> List.of(ruleset, words);
        };
    }

    /** What the door answers. */
    String answered(Door door) {
        String[] pairs = array(this.pairs);
        String[] words = array(this.words);
        return switch (method) {
            case "play" -> door.play(ruleset, resolver, pairs, words, MINT);
            case "throwDice" -> door.throwDice(ruleset, resolver, pairs, words, array(asked));
            case "odds" -> door.odds(ruleset, resolver, pairs, words);
            case "rules" -> door.rules(ruleset, array(asked), all, words);
            default -> door.sheet(ruleset, words);
        };
    }

    private static String[] array(List<String> texts) {
        return texts.toArray(String[]::new);
    }

    @Override
    public String toString() {
        return method + " " + ruleset + " " + resolver + " " + pairs + " " + words + " " + asked
                + Arrays.toString(new boolean[] {all});
    }
}
