package grognard.cli.session;

import grognard.input.BadInput;
import grognard.line.Request;
import grognard.record.RecordCaption;
import grognard.rules.Played;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** What was done last, for {@code again} and {@code last}. */
public final class LastResult {

    private List<String> words = List.of();
    private List<String> choices = List.of();
    private @Nullable Request request;
    private @Nullable Request pending;
    private @Nullable Played played;
    private @Nullable RecordCaption caption;

    /** A resolver is asked for; it counts as the last line once the line is done. */
    public void asked(Request asked) {
        pending = asked;
    }

    /** A line begins. */
    public void begin() {
        pending = null;
    }

    /** The line is done, and did something. */
    public void done(List<String> line) {
        words = List.copyOf(line);
        request = pending;
    }

    /** The words of the last line that did something; none if there is none yet. */
    public List<String> words() {
        return words;
    }

    /** What the last line asked of a resolver, if it did. */
    public Optional<Request> request() {
        return Optional.ofNullable(request);
    }

    /** What a number stands for in the next line: lines to be run. */
    public void choices(List<String> lines) {
        choices = List.copyOf(lines);
    }

    public List<String> choices() {
        return choices;
    }

    public void played(Played what, RecordCaption how) {
        played = what;
        caption = how;
    }

    /** The last resolution, written in some way. */
    public String resolution(BiFunction<Played, RecordCaption, String> writer) {
        if (played == null || caption == null) {
            throw new BadInput("last: nothing has been resolved yet");
        }
        return writer.apply(played, caption);
    }
}
