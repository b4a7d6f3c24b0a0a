package grognard.repl;

import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Ruleset;
import grognard.rulesets.RulesetLibrary;
import java.util.List;

/** The program around the prompt, as the prompt sees it: runs lines, and supplies the words for completion and hints. */
public interface PromptHost {

    /** The ruleset in use. */
    Ruleset ruleset();

    /** Where the player is, for the prompt: the game with its turn and phase, or the ruleset in use. */
    default String place() {
        return ruleset().name();
    }

    /** All available rulesets, the player's own included. */
    RulesetLibrary library();

    /** Runs a line and returns whether it did what it says. Reports errors to the player itself; never throws for bad input. */
    boolean run(String line);

    /** Whether a line has asked to leave the prompt. */
    boolean hasLeft();

    /** Called on Ctrl-C. Stops the thread that runs a line, but not in the middle of writing a record. */
    void stop(Thread running);

    /** Called when the player presses Enter on an empty line. */
    void empty();

    /** Expands the first word if it is an alias or a unique prefix of a command. */
    List<String> inFull(List<String> words);

    /** The player's aliases, each with the text that it stands for. */
    List<Suggestion> aliases();

    /** Whether the line holds a secret and must not be kept in the history. */
    boolean isSecret(String line);

    /** Shows the player a message that is not a result. */
    void remark(String text);

    /** The commands other than resolvers, with their subcommands, options and operands. */
    List<CommandNode> commands();

    /** The keys of {@code set}, each with the placeholder of its value. */
    List<Suggestion> settings();

    /** The units of the game in progress, which bare words may name; the meaning of each is its side. Empty without a game. */
    default List<Suggestion> units() {
        return List.of();
    }

    /** Whether no unit of the game supplies the parameter, so that the player states it each time. */
    default boolean isStatedEachTime(Description description, Parameter<?> parameter) {
        return true;
    }

    /** The possible values of a key of {@code set} or of a common option; empty if there are too many to list. */
    List<String> valuesOf(String key);
}
