package grognard.plan;

import grognard.game.Due;
import grognard.game.GameState;
import grognard.game.Roles;
import grognard.line.Request;
import grognard.line.Word;
import grognard.line.Words;
import grognard.rules.Description;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A test is played where it is due, with all that is known of it then.
 *
 * @param typed as it was typed: its roles and what was said beside them
 * @param words the same words without the names of units
 */
record PlayDue(Request typed, Roles roles, List<Word> words) implements Move {

    /** Stands in a due line where somebody must say something. */
    private static final String ASKED = "\u2026";

    @Override
    public Onward from(GameState state, SandTable table) {
        String resolver = typed.resolver().description().name();
        List<String> names = List.copyOf(roles.named().values());
        for (Due one : state.dueNow()) {
            if (one.resolver().equals(resolver) && one.units().equals(names)) {
                return table.play(table.line(line(one), state.units()), roles, state);
            }
        }
        return Onward.notPlayed(state);
    }

    /** The line that is due, and what the plan says beside it. */
    private List<Word> line(Due due) {
        List<Word> line = new ArrayList<>();
        for (Word word : Words.of(due.line())) {
            if (word.is(ASKED)) {
                line.remove(line.size() - 1); // the option for which something must be said
            } else {
                line.add(word);
            }
        }
        line.addAll(words);
        return line;
    }

    @Override
    public Optional<Description> resolver() {
        return Optional.of(typed.resolver().description());
    }
}
