package grognard.plan;

import grognard.game.state.Due;
import grognard.game.unit.Units;
import grognard.line.Request;
import grognard.line.Token;
import java.util.List;

/** Parses lines of resolvers in a game. The command line implements it, since it knows options and settings. */
public interface PlanLineReader {

    /**
     * Parses a line.
     *
     * @param words tokens of the line, the resolver's name first, then joined names
     * @param units units that the line can name
     */
    Request read(List<Token> words, Units units);

    /** Joins the words of each unit's name, so that a name of several words needs no quotes. */
    List<Token> joined(List<Token> words, Units units);

    /**
     * Makes the request for a due test.
     *
     * @param typed values that the plan adds to those of the due test
     */
    Request due(Due due, List<Token> typed, Units units);

    /** Whether unique prefixes of names are accepted, as in a terminal. Scripts must use full names. */
    default boolean takesPrefixes() {
        return false;
    }
}
