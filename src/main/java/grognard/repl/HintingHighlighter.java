package grognard.repl;

import grognard.input.SafeText;
import java.util.function.IntSupplier;
import java.util.function.UnaryOperator;
import org.jline.reader.Highlighter;
import org.jline.reader.LineReader;
import org.jline.utils.AttributedString;

/**
 * Leaves the line as it is and puts the hint behind it. JLine has a highlighter look at the line before each time it is
 * shown, which is just when the hint has to be right.
 */
final class HintingHighlighter implements Highlighter {

    private final UnaryOperator<String> hints;
    private final IntSupplier promptWidth;

    /**
     * @param hints the hint for a line
     * @param promptWidth how much room the prompt takes
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

    /** The hint, cut so that it stays on the line. */
    private String fitting(String buffer, int width) {
        String hint;
        try {
            hint = buffer.indexOf('\n') >= 0 ? "" : SafeText.line(hints.apply(buffer));
        } catch (RuntimeException e) {
            return ""; // a line that cannot be read yet has no hint
        }
        int room = width - promptWidth.getAsInt() - buffer.length() - 2;
        if (hint.length() <= room) {
            return hint;
        }
        return room < 8 ? "" : hint.substring(0, room - 1) + "…";
    }
}
