package grognard.cli.verb;

import grognard.line.Usual;
import java.util.List;

/**
 * An option of a verb.
 *
 * @param names its names, the long one last
 * @param label what follows it; empty for a flag
 * @param heading what it is listed under in help; may be empty
 */
public record VerbOption(List<String> names, String label, String help, String heading, boolean repeatable) {

    static VerbOption of(Usual usual) {
        return new VerbOption(usual.names(), usual.label(), usual.help(), usual.heading(), usual.isRepeatable());
    }

    /** Its long name. */
    public String name() {
        return names.get(names.size() - 1);
    }

    public boolean takesValue() {
        return !label.isEmpty();
    }
}
