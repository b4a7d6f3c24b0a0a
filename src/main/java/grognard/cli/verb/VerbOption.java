package grognard.cli.verb;

import grognard.line.Usual;
import java.util.List;

/**
 * An option of a verb.
 *
 * @param names its names, the long one last
 * @param label what follows it; empty for a flag
 * @param heading what it is listed under in help; may be empty
 * @param secret whether what is given for it is nobody else's business, and not to be remembered
 */
public record VerbOption(
        List<String> names, String label, String help, String heading, boolean repeatable, boolean secret) {

    static VerbOption of(Usual usual) {
        return new VerbOption(usual.names(), usual.label(), usual.help(), usual.heading(), usual.isRepeatable(), false);
    }

    /** Its long name. */
    public String name() {
        return names.get(names.size() - 1);
    }

    public boolean takesValue() {
        return !label.isEmpty();
    }
}
