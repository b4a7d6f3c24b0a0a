package grognard.cli.session;

import grognard.input.BadInput;
import grognard.line.Request;
import grognard.record.RecordCaption;
import grognard.rules.Played;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** The last line and its result, for {@code again}, {@code last} and an empty line. */
public final class LastResult {

    private List<String> words = List.of();
    private List<String> choices = List.of();
    private @Nullable Request request;
    private @Nullable Request pending;
    private @Nullable Played played;
    private @Nullable RecordCaption caption;

    /**
     * Notes the request of the current line. It becomes the last one only when the line is done, so that a refused line
     * is not repeated.
     */
    public void asked(Request asked) {
        pending = asked;
    }

    /** Starts a line. */
    public void begin() {
        pending = null;
    }

    /** Ends a line that can be repeated. */
    public void done(List<String> line) {
        words = List.copyOf(line);
        request = pending;
    }

    /** Returns the words of the last line that can be repeated; empty if there is none yet. */
    public List<String> words() {
        return words;
    }

    /** Returns the request of the last line; empty if it was no resolver's line. */
    public Optional<Request> request() {
        return Optional.ofNullable(request);
    }

    /** Sets the lines that a number typed next will run. */
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

    /** Returns the last resolution as text; refused if nothing has been resolved yet. */
    public String resolution(BiFunction<Played, RecordCaption, String> writer) {
        if (played == null || caption == null) {
            throw new BadInput("last: nothing has been resolved yet");
        }
        return writer.apply(played, caption);
    }
}
