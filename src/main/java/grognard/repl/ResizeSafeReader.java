package grognard.repl;

import org.jline.reader.impl.LineReaderImpl;
import org.jline.terminal.Terminal;

/**
 * A line reader that differs from JLine's in two points. It is safe against resizing the window: JLine measures the window
 * again in the thread of the signal, even while another thread is drawing the line, which garbles the screen or throws; this
 * one waits for the lock under which JLine draws. And Ctrl-X Ctrl-E (edit-and-execute) does nothing: it needs JLine's editor,
 * which is not part of the program, and would end in a stack trace.
 */
final class ResizeSafeReader extends LineReaderImpl {

    ResizeSafeReader(Terminal terminal) {
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

    /** Nothing but a beep, whatever the key or the name by which it is asked for. */
    @Override
    protected boolean editAndExecute() {
        return beep();
    }
}
