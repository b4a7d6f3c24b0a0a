package grognard.game.setup;

import grognard.input.Resource;
import java.util.List;
import java.util.Optional;

/** The scenarios that come with the program. */
public final class Scenarios {

    /** Their names, by ruleset; each is the name of a file. */
    public static final List<String> NAMES = List.of(
            "maida",
            "barrosa",
            "reichenberg",
            "sandershausen",
            "brawners-farm",
            "little-round-top",
            "saalfeld",
            "hagelberg");

    private Scenarios() {}

    /** The scenario of that name; empty if none has it. */
    public static Optional<Scenario> find(String name) {
        return NAMES.contains(name)
                ? Optional.of(ScenarioReader.read(name, Resource.bytes("scenarios/" + name + ".toml")))
                : Optional.empty();
    }
}
