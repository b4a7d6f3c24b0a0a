package grognard.cli;

import grognard.input.BadInput;
import java.util.List;
import java.util.Optional;

/** Runs the lines of standard input one after another, as typed in the REPL; stops at the first that is wrong. */
final class Lines {

    private final Cli cli;
    private final Session session;

    Lines(Cli cli, Session session) {
        this.cli = cli;
        this.session = session;
    }

    int run() {
        String seed = Seeds.mint();
        int number = 0;
        Optional<String> line = session.world().readLine();
        while (line.isPresent()) {
            number++;
            int exit = run(line.get(), number, seed);
            if (exit == Cli.BAD_INPUT || exit == Cli.COULD_NOT) {
                return exit;
            }
            line = session.world().readLine();
        }
        return Verb.DONE;
    }

    private int run(String line, int number, String seed) {
        List<String> words;
        try {
            words = LineWords.split(line);
        } catch (BadInput e) {
            throw new BadInput("line " + number + ", " + e.getMessage());
        }
        session.lineSeed(seed + "/" + number);
        return words.isEmpty() ? Verb.DONE : cli.runLine(words, "line " + number + ": ");
    }
}
