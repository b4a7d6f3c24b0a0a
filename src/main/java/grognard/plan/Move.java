package grognard.plan;

import grognard.game.GameState;
import grognard.rules.Code;
import grognard.rules.Description;
import java.util.List;
import java.util.Optional;

/** What is done in a step. */
interface Move {

    /** All that comes of it from there; what the rules refuse is thrown as bad input. */
    Onward from(GameState state, SandTable table);

    /** What is played, if a resolver is. */
    default Optional<Description> resolver() {
        return Optional.empty();
    }

    /** The codes that it can end with; empty if they are not known beforehand. */
    default List<String> codes() {
        if (resolver().isEmpty()) {
            return List.of(Onward.DONE);
        }
        Description description = resolver().get();
        return description.hasOpenCodes()
                ? List.of()
                : description.codes().stream().map(Code::name).toList();
    }

    /** Whether a turn that is about to end does so before this is done. */
    default boolean startsTurn() {
        return false;
    }
}
