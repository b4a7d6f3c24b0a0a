package grognard.cli.verbs;

import grognard.cli.session.Session;
import grognard.cli.settings.RulesetPack;
import grognard.cli.verb.Call;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.input.BadInput;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;

/** What can be done for a ruleset of one's own. */
public final class WorkshopVerb implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of(
                    "workshop", "write a ruleset of your own as a folder of TOML and CSV")
            .footer(
                    "A folder is played by with --rules DIR or use DIR; in rulesets/ of the settings' folder, or in a folder"
                            + " of GROGNARD_RULESETS, by its name. docs/workshop.md is the reference.")
            .opensNoGame()
            .build();

    private final Session session;

    public WorkshopVerb(Session session) {
        this.session = session;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    @Override
    public List<Verb> subverbs() {
        return List.of(new WorkshopNew(session), new WorkshopCheck(session), new WorkshopDiff(session));
    }

    @Override
    public Exit run(Call call) {
        throw new IllegalStateException("workshop is done by its subverbs");
    }

    /** The folder of that name. */
    static RulesetPack folder(String verb, String name) {
        try {
            Path path = Path.of(name);
            if (!name.isEmpty() && Files.isDirectory(path)) {
                return RulesetPack.of(path);
            }
        } catch (InvalidPathException e) {
            // no path at all: refused below in the same words
        }
        throw BadInput.value(verb, name, "the folder of a ruleset");
    }
}
