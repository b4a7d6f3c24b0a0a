package grognard.cli;

import grognard.input.BadInput;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import java.util.ArrayList;
import java.util.List;

/** Reads the situation that {@code --vs} compares with: a line of its own for the same resolver. */
final class Versus {

    private static final String OPTION = "--vs";

    /** General options that say something about the game, and not about what is shown of it. */
    private static final List<String> OF_THE_GAME = List.of("--tables", "--house");

    private final Session session;
    private final Ruleset ruleset;
    private final String resolver;

    /** The other line and the tables in force for it. */
    record Other(Tables tables, Typed typed) {}

    Versus(Session session, Ruleset ruleset, String resolver) {
        this.session = session;
        this.ruleset = ruleset;
        this.resolver = resolver;
    }

    /**
     * Ties the quoted line to its option with a blank before it: it may begin with an option itself, which picocli
     * would take for the next one.
     */
    static List<String> joined(List<String> words) {
        List<String> joined = new ArrayList<>(words.size());
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (word.equals(OPTION) && i + 1 < words.size()) {
                joined.add(OPTION + "= " + words.get(++i));
            } else if (word.startsWith(OPTION + "=")) {
                joined.add(OPTION + "= " + word.substring(OPTION.length() + 1));
            } else {
                joined.add(word);
            }
        }
        return joined;
    }

    /** Tables and house rules hold for both, unless the other line has its own. */
    Other read(String line, GeneralOptions outer) {
        List<Other> read = new ArrayList<>(1);
        ResolverVerb verb = new ResolverVerb(session, ruleset, resolver, false, (same, tables, typed) -> {
            read.add(new Other(tables, typed));
            return Verb.DONE;
        });
        try {
            verb.run(words(line, outer), session.world());
        } catch (BadInput e) {
            throw new BadInput(OPTION + ": " + e.getMessage());
        }
        return read.get(0);
    }

    private static List<String> words(String line, GeneralOptions outer) {
        List<String> words = new ArrayList<>();
        outer.house().forEach((key, value) -> words.add("--house=" + key + "=" + value));
        List<String> own = LineWords.split(line.startsWith(" ") ? line.substring(1) : line);
        own.forEach(Versus::refuseWhatIsNotTheSituation);
        if (own.stream().noneMatch(word -> nameOf(word).equals("--tables"))) {
            outer.tables().ifPresent(folder -> words.add("--tables=" + folder));
        }
        words.addAll(own);
        return words;
    }

    private static void refuseWhatIsNotTheSituation(String word) {
        String name = nameOf(word);
        boolean general = GeneralOptions.find(name, false).isPresent() || name.equals("-h") || name.equals("--help");
        if (general && !OF_THE_GAME.contains(name)) {
            throw new BadInput(name + ": expected only options that describe the situation");
        }
    }

    private static String nameOf(String word) {
        int equals = word.indexOf('=');
        return equals < 0 ? word : word.substring(0, equals);
    }
}
