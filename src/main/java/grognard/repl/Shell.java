package grognard.repl;

import grognard.rules.Ruleset;
import grognard.rulesets.Library;
import java.util.List;

/** What the prompt needs from the program around it. */
public interface Shell {

    /** The ruleset in use. */
    Ruleset ruleset();

    /** The rulesets that there are. */
    Library library();

    /** Runs a line and reports what is wrong with it; never throws for bad input. */
    void run(String line);

    /** Ctrl-C: has the thread that runs a line stop as soon as nothing is left half done. */
    void stop(Thread running);

    /** What an empty line does. */
    void empty();

    /** The words with the first in full, where it is an alias or the beginning of one command. */
    List<String> inFull(List<String> words);

    /** The player's own words for beginnings of lines, each with what it stands for. */
    List<Suggestion> aliases();

    /** Whether the line holds a secret, and so is not to be remembered. */
    boolean isSecret(String line);

    /** Tells the player something that is no result. */
    void remark(String text);

    /** The commands that are no resolvers, and what can follow each. */
    List<Branch> verbs();

    /** What {@code set} takes, each key with what may follow it. */
    List<Suggestion> settings();

    /** The units of the game that is being played, which bare words may name. */
    default List<Suggestion> units() {
        return List.of();
    }

    /** The words that may follow a key of {@code set} or a usual option; empty if there are too many to list. */
    List<String> valuesOf(String key);
}
