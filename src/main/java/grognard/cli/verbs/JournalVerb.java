package grognard.cli.verbs;

import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import java.util.List;

/** What can be done with a journal. */
public final class JournalVerb implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of(
                    "journal", "show, verify, seal and reveal records; the battle and its luck")
            .footer(
                    "--log FILE on any resolution puts it on record.",
                    "Exit: 0 done, 1 could not, 2 bad input, 3 a record does not verify.")
            .opensNoGame()
            .build();

    private final Session session;

    public JournalVerb(Session session) {
        this.session = session;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    @Override
    public List<Verb> subverbs() {
        return List.of(
                new JournalShow(session),
                new JournalVerify(session),
                new JournalSeal(session),
                new JournalReveal(session),
                new JournalStats(session),
                new JournalStory(session));
    }

    @Override
    public Exit run(Call call) {
        throw new IllegalStateException("journal is done by its subverbs");
    }
}
