package grognard.cli.verb;

import grognard.cli.world.Exit;
import grognard.line.Word;
import java.util.List;

/** The whole program, as a verb sees it that is about other verbs or about lines. */
public interface Program {

    /** All verbs, in the order in which help lists them. */
    List<Verb> verbs();

    /** Reads lines and runs them, at the prompt or from a pipe, until they end. */
    Exit start();

    /** Runs a line; what goes wrong is for the caller to report. */
    Exit run(List<Word> line);
}
