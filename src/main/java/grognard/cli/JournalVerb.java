package grognard.cli;

import grognard.input.BadInput;
import java.util.List;

/** What can be done with a journal. */
final class JournalVerb {

    private final Session session;

    JournalVerb(Session session) {
        this.session = session;
    }

    int run(List<String> words) {
        throw new BadInput("journal: " + session + words);
    }
}
