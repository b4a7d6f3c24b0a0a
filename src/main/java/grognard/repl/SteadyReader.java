package grognard.repl;

import org.jline.reader.impl.LineReaderImpl;
import org.jline.terminal.Terminal;

/**
 * JLine's reader, but for two things. When the window changes, JLine measures it again in the signal's own thread, and
 * would do so while the line is being drawn. And Ctrl-X Ctrl-E (edit-and-execute) wants JLine's editor, which does not come
 * along: it ends in a stack trace.
 */
final class SteadyReader extends LineReaderImpl {

    SteadyReader(Terminal terminal) {
        super(terminal, "grognard", null);
    }

    @Override
    @SuppressWarnings("UnsynchronizedOverridesSynchronized") // whoever draws has the lock and not the monitor
    protected void handleSignal(Terminal.Signal signal) {
        lock.lock();
        try {
            super.handleSignal(signal);
        } finally {
            lock.unlock();
        }
    }

    /** Nothing but a beep, whatever the key or the name by which it is asked for. */
    @Override
    protected boolean editAndExecute() {
        return beep();
    }
}
