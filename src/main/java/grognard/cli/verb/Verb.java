package grognard.cli.verb;

import grognard.cli.world.Exit;
import grognard.cli.world.World;
import grognard.line.Word;
import java.util.List;

/** Something that can be asked for: describes itself, and does it. */
public interface Verb {

    VerbDescription description();

    /** What can be asked of it, where one word more says that. */
    default List<Verb> subverbs() {
        return List.of();
    }

    /** What a player might type; where the game that is being played knows better, with its own units. */
    default List<String> examples() {
        return description().examples();
    }

    /** What help says after all else and only now is known: it hangs on the ruleset in use. */
    default List<String> helpToo(Call call) {
        return List.of();
    }

    /** Does what was asked for. */
    Exit run(Call call);

    /** Reads the words after its name, as its description says, and does what they ask for. */
    default Exit run(List<Word> words, World world) {
        return VerbLine.run(this, words, world);
    }
}
