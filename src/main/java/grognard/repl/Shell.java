package grognard.repl;

import grognard.rules.Ruleset;
import java.util.List;

/** What the prompt needs from the program around it. */
public interface Shell {

    /** The ruleset in use. */
    Ruleset ruleset();

    /** Runs a line and reports what is wrong with it; never throws for bad input. */
    void run(String line);

    /** The commands that are no resolvers. */
    List<String> verbs();

    /** The options that every resolver has, each with a line of help. */
    List<Suggestion> generalOptions();

    /** The options of odds in place of those for playing. */
    default List<Suggestion> oddsOptions() {
        return generalOptions();
    }
}
