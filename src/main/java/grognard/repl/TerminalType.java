package grognard.repl;

import java.io.IOException;
import java.util.regex.Pattern;
import org.jline.terminal.Terminal;
import org.jline.utils.InfoCmp;

/** Maps the value of {@code TERM} to a terminal type that JLine supports. */
final class TerminalType {

    /** Valid names. JLine passes the name to the program {@code infocmp}, so it must not look like an option or a path. */
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9.+_-]*");

    /** The type that every terminal understands; also JLine's choice if {@code TERM} is not set. */
    private static final String BASIC = "ansi";

    /** The type that modern emulators imitate; for those missing in the system's list, such as kitty, alacritty or foot. */
    private static final String FALLBACK = "xterm-256color";

    private TerminalType() {}

    /** Returns a type that JLine knows. For any other, JLine would log a stack trace into the player's window. */
    static String of(String term) {
        if (term.isEmpty() || term.startsWith("eterm")) {
            return BASIC;
        }
        if (term.startsWith("emacs")) {
            return Terminal.TYPE_DUMB; // an Emacs buffer, which does not interpret escape sequences
        }
        return term.startsWith(Terminal.TYPE_DUMB) || isKnown(term) ? term : FALLBACK;
    }

    /** Whether the system's list of terminals has the type. */
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
