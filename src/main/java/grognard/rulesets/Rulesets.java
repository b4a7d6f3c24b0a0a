package grognard.rulesets;

import grognard.input.BadInput;
import grognard.rules.Ruleset;
import grognard.rules.acw.Acw;
import grognard.rules.honour.Honour;
import grognard.rules.napoleonic.Napoleonic;
import grognard.rules.paperboys.Paperboys;
import grognard.rules.plain.Plain;
import java.util.List;
import java.util.Optional;

/** The rulesets written in Java, created when they are asked for, so that a one-shot loads only one. */
public final class Rulesets {

    /** The ruleset that is used if the player names none. */
    public static final String DEFAULT = "paperboys";

    private Rulesets() {}

    /** The names that help and messages list. */
    public static List<String> names() {
        return List.of("paperboys", "honour", "acw", "napoleonic");
    }

    /** The ruleset of that name, if there is one. {@code dice}, the ruleset behind {@code roll}, is found but not listed. */
    public static Optional<Ruleset> find(String name) {
        return switch (name) {
            case "paperboys" -> Optional.of(Paperboys.RULESET);
            case "honour" -> Optional.of(Honour.RULESET);
            case "acw" -> Optional.of(Acw.RULESET);
            case "napoleonic" -> Optional.of(Napoleonic.RULESET);
            case "dice" -> Optional.of(Plain.RULESET);
            default -> Optional.empty();
        };
    }

    /**
     * The ruleset of that name.
     *
     * @throws BadInput if there is none
     */
    public static Ruleset named(String name) {
        Optional<Ruleset> ruleset = find(name);
        if (ruleset.isEmpty()) {
            throw BadInput.oneOf("ruleset", name, names());
        }
        return ruleset.get();
    }
}
