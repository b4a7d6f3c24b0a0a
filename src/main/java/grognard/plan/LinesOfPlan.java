package grognard.plan;

import grognard.game.Units;
import grognard.line.Request;
import grognard.line.Word;
import java.util.List;

/** Reads the lines of resolvers as they are typed in a game. */
@FunctionalInterface
public interface LinesOfPlan {

    /** Reads the words of a line, the resolver's name first; among its bare words are names of these units. */
    Request read(List<Word> words, Units units);

    /** Whether a person types them, so that a beginning will do that only one word has. */
    default boolean takesBeginnings() {
        return false;
    }
}
