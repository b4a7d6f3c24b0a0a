package grognard.repl;

import java.io.IOException;
import java.util.regex.Pattern;
import org.jline.terminal.Terminal;
import org.jline.utils.InfoCmp;

/** Finds, for what {@code TERM} says, the name of a terminal that JLine can drive. */
final class TerminalType {

    /** JLine hands the name to the program {@code infocmp}: it must not look like an option or a path. */
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9.+_-]*");

    /** What every terminal of the last decades understands: JLine's own choice where TERM is not set. */
    private static final String PLAINEST = "ansi";

    /** What emulators imitate that are too new for the system's list of terminals: kitty, alacritty, foot, wezterm. */
    private static final String USUAL = "xterm-256color";

    private TerminalType() {}

    /** A name that JLine knows. JLine would log a stack trace for any other, into the player's window. */
    static String of(String term) {
        if (term.isEmpty() || term.startsWith("eterm")) {
            return PLAINEST;
        }
        if (term.startsWith("emacs")) {
            return Terminal.TYPE_DUMB; // a buffer of text, which shows escape sequences as they are
        }
        return term.startsWith(Terminal.TYPE_DUMB) || isKnown(term) ? term : USUAL;
    }

    private static boolean isKnown(String term) {
        if (!NAME.matcher(term).matches()) {
            return false;
        }
        try {
            return InfoCmp.getInfoCmp(term) != null;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
