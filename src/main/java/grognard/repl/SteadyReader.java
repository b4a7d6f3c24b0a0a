package grognard.repl;

import org.jline.reader.impl.LineReaderImpl;
import org.jline.terminal.Terminal;

/**
 * JLine's reader, but for one thing: when the window changes, JLine measures it anew in the signal's own thread, and would
 * do so while the line is being drawn.
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
}
