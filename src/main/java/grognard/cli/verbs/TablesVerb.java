package grognard.cli.verbs;

import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.input.BadInput;
import grognard.rules.Ruleset;
import grognard.rulesets.Rulesets;
import java.util.List;
import java.util.Optional;

/** What can be done with tables of one's own. */
public final class TablesVerb implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of("tables", "list, export and check tables")
            .footer(
                    "A folder with none of a ruleset's files leaves that ruleset on its built-in tables; with some,"
                            + " all are required. The folder's name is the pack's, and every outcome names it. Tables that are"
                            + " still cell for cell the stand-in's are named too. Lines that begin with # are comments.",
                    "--tables DIR plays by them; GROGNARD_TABLES, or tables = DIR in the settings, stand for it on"
                            + " every call.")
            .opensNoGame()
            .build();

    private final Session session;

    public TablesVerb(Session session) {
        this.session = session;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    @Override
    public List<Verb> subverbs() {
        return List.of(new TablesList(session), new TablesExport(session), new TablesCheck(session));
    }

    @Override
    public Exit run(Call call) {
        throw new IllegalStateException("tables is done by its subverbs");
    }

    /** The rulesets that are meant: the one that is named, or all. */
    static List<Ruleset> rulesets(Optional<String> name) {
        return name.map(one -> List.of(ruleset(one)))
                .orElseGet(
                        () -> Rulesets.names().stream().map(TablesVerb::ruleset).toList());
    }

    static Ruleset ruleset(String name) {
        if (!Rulesets.names().contains(name)) {
            throw BadInput.value("tables", name, "one of " + String.join(", ", Rulesets.names()), Rulesets.names());
        }
        return Rulesets.named("tables", name);
    }
}
