package grognard.repl;

import grognard.input.SafeText;
import java.util.function.IntSupplier;
import java.util.function.UnaryOperator;
import org.jline.reader.Highlighter;
import org.jline.reader.LineReader;
import org.jline.utils.AttributedString;

/**
 * Shows the hint behind the line. The line itself is not highlighted: JLine calls a highlighter each time before it draws the
 * line, which is the moment to update the hint.
 */
final class HintingHighlighter implements Highlighter {

    private final UnaryOperator<String> hints;
    private final IntSupplier promptWidth;

    /**
     * @param hints the hint for a line
     * @param promptWidth width of the prompt in columns
     */
    HintingHighlighter(UnaryOperator<String> hints, IntSupplier promptWidth) {
        this.hints = hints;
        this.promptWidth = promptWidth;
    }

    @Override
    public AttributedString highlight(LineReader reader, String buffer) {
        reader.setTailTip(fitting(buffer, reader.getTerminal().getWidth()));
        return new AttributedString(buffer);
    }

    /** The hint, shortened so that the line does not wrap; empty if fewer than eight columns are left. */
    private String fitting(String buffer, int width) {
        String hint;
        try {
            hint = buffer.indexOf('\n') >= 0 ? "" : SafeText.line(hints.apply(buffer));
        } catch (RuntimeException e) {
            return ""; // an incomplete line may not parse
        }
        int room = width - promptWidth.getAsInt() - buffer.length() - 2;
        if (hint.length() <= room) {
            return hint;
        }
        return room < 8 ? "" : hint.substring(0, room - 1) + "…";
    }
}
