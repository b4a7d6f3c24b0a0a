package grognard.cli.run;

import grognard.cli.environment.PathName;
import grognard.game.Referees;
import grognard.game.setup.Scenario;
import grognard.game.setup.ScenarioReader;
import grognard.game.setup.Scenarios;
import grognard.input.BadInput;
import grognard.rules.Ruleset;
import grognard.rulesets.RulesetLibrary;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Finds scenarios: those of the program by name, the players' own by their files. */
public final class ScenarioFiles {

    private ScenarioFiles() {}

    /** The ruleset of a scenario. */
    public static Ruleset ruleset(Scenario scenario, RulesetLibrary library) {
        try {
            Ruleset ruleset = library.named("ruleset", scenario.ruleset().text());
            if (!Referees.isPlayable(ruleset)) {
                throw BadInput.value("ruleset", ruleset.name(), "one in which games are played");
            }
            return ruleset;
        } catch (BadInput e) {
            throw scenario.unknownRuleset(e);
        }
    }

    /**
     * Reads the scenario of that name or file.
     *
     * @param where the option that names it, for messages
     */
    public static Scenario find(String where, String word) {
        Optional<Scenario> builtIn = Scenarios.find(word);
        if (builtIn.isPresent()) {
            return builtIn.get();
        }
        boolean isFile = word.endsWith(".toml") || word.indexOf('/') >= 0 || word.indexOf(File.separatorChar) >= 0;
        Path path = PathName.file(where, word);
        if (!isFile) {
            throw BadInput.value(
                    where,
                    word,
                    "a file that ends in .toml, or one of " + String.join(", ", Scenarios.NAMES),
                    Scenarios.NAMES);
        }
        if (!Files.isRegularFile(path)) { // reading a pipe would block
            throw BadInput.value(where, word, "a file that exists");
        }
        try (InputStream in = Files.newInputStream(path)) {
            return ScenarioReader.read(word, in.readNBytes(ScenarioReader.MOST_BYTES + 1));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + word, e);
        }
    }
}
