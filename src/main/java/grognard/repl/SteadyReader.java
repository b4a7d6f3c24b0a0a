package grognard.repl;

import org.jline.reader.impl.LineReaderImpl;
import org.jline.terminal.Terminal;

/**
 * A line reader that is safe against resizing the window. JLine measures the window again in the thread of the signal, even
 * while another thread is drawing the line, which garbles the screen or throws. This one waits for the lock under which
 * JLine draws.
 */
final class SteadyReader extends LineReaderImpl {

    SteadyReader(Terminal terminal) {
        super(terminal, "grognard", null);
    }

    @Override
    @SuppressWarnings("UnsynchronizedOverridesSynchronized") // JLine draws under the lock, not under the monitor
    protected void handleSignal(Terminal.Signal signal) {
        lock.lock();
        try {
            super.handleSignal(signal);
        } finally {
            lock.unlock();
        }
    }
}
