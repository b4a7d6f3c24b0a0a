package grognard.plan;

import grognard.game.Due;
import grognard.game.GameState;
import grognard.game.Roles;
import grognard.line.Request;
import grognard.line.Word;
import grognard.rules.Description;
import java.util.List;
import java.util.Optional;

/**
 * A test is played where it is due, with all that is known of it then.
 *
 * @param typed as it was typed: its roles and what was said beside them
 * @param words the same words without the names of units
 */
record PlayDue(Request typed, Roles roles, List<Word> words) implements Move {

    @Override
    public Onward from(GameState state, SandTable table) {
        String resolver = typed.resolver().description().name();
        List<String> names = List.copyOf(roles.named().values());
        for (Due one : state.dueNow()) {
            if (one.isFor(resolver, names)) {
                return table.play(table.due(one, words, state.units()), roles, state);
            }
        }
        return Onward.notPlayed(state);
    }

    @Override
    public Optional<Description> resolver() {
        return Optional.of(typed.resolver().description());
    }
}
