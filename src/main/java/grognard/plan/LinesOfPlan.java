package grognard.plan;

import grognard.game.Due;
import grognard.game.Units;
import grognard.line.Request;
import grognard.line.Word;
import java.util.List;

/** Makes requests of resolvers for a game. */
public interface LinesOfPlan {

    /** Reads the words of a line, the resolver's name first; among its bare words are names of these units. */
    Request read(List<Word> words, Units units);

    /** A request for what is due, with what was typed beside it. */
    Request due(Due due, List<Word> typed, Units units);

    /** Whether a person types them, so that a beginning will do that only one word has. */
    default boolean takesBeginnings() {
        return false;
    }
}
