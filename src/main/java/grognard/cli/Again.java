package grognard.cli;

import grognard.input.BadInput;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Ruleset;
import grognard.rules.Rulesets;
import grognard.rules.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The last line once more, without the dice that were given for it. */
final class Again {

    private static final List<String> DICE = List.of("--seed", "--dice");

    private Again() {}

    /** The words of the last line; seed, dice and faces that were thrown on the table are left out. */
    static List<String> fresh(Session session) {
        List<String> line = session.lastLine();
        if (line.isEmpty()) {
            throw new BadInput("again: no command to repeat yet");
        }
        int start = startOfOptions(line, session.ruleset());
        if (start < 0) {
            return new ArrayList<>(line);
        }
        List<String> fresh = new ArrayList<>(line.subList(0, start));
        fresh.addAll(fresh(description(line, start, session.ruleset()), line.subList(start, line.size())));
        return fresh;
    }

    /** Whether the line prints JSON, which nothing else may come between. */
    static boolean wantsJson(Session session, List<String> words) {
        return words.contains("--json") || session.settings().get("format").equals(Optional.of("json"));
    }

    /** Where the words after the resolver's name begin; -1 if the line is no resolver's. */
    private static int startOfOptions(List<String> line, Ruleset inUse) {
        int at = line.get(0).equals("odds") ? 1 : 0;
        Ruleset ruleset = inUse;
        if (at < line.size() && Rulesets.find(line.get(at)).isPresent()) {
            ruleset = Rulesets.named("ruleset", line.get(at++));
        }
        boolean resolver = at < line.size()
                && (ruleset.resolvers().contains(line.get(at)) || line.get(at).equals("roll"));
        return resolver ? at + 1 : -1;
    }

    private static Description description(List<String> line, int start, Ruleset inUse) {
        String name = line.get(start - 1);
        Ruleset ruleset = name.equals("roll") ? Rulesets.named("ruleset", "dice") : inUse;
        if (start > 1) {
            ruleset = Rulesets.find(line.get(start - 2)).orElse(ruleset);
        }
        return ruleset.resolver(name).description();
    }

    private static List<String> fresh(Description description, List<String> words) {
        List<String> longForms = Sides.longForms(description, words); // one for each word, in the same order
        List<String> fresh = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            String option = longForms.get(i);
            boolean valued = option.indexOf('=') >= 0;
            String name = valued ? option.substring(0, option.indexOf('=')) : option;
            boolean next = !valued && i + 1 < words.size() && !words.get(i + 1).startsWith("-");
            Optional<Parameter<?>> parameter =
                    name.startsWith("--") ? description.parameter(name.substring(2)) : Optional.empty();
            boolean face = parameter.isPresent() && parameter.get().type() instanceof Type.Face;
            if (!face && !DICE.contains(name)) {
                fresh.add(words.get(i));
                continue;
            }
            if (face && parameter.get().isSideDie()) {
                fresh.add(name); // still says whose options follow
            }
            i += next ? 1 : 0;
        }
        return fresh;
    }
}
