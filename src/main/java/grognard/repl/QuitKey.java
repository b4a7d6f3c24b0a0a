package grognard.repl;

import java.io.IOException;
import java.util.List;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.jni.JniTerminalProvider;
import org.jline.terminal.spi.Pty;
import org.jline.terminal.spi.SystemStream;
import org.jline.utils.OSUtils;
import org.jline.utils.ShutdownHooks;

/**
 * Turns off the key that sends SIGQUIT (Ctrl-\) until it is closed. On that signal the JVM prints a dump of its threads into
 * the game, and Java code cannot handle it, so the terminal must not send it.
 */
final class QuitKey implements AutoCloseable {

    /** The value that means "no key": {@code _POSIX_VDISABLE}. */
    private static final int NONE = OSUtils.IS_OSX ? 0xff : 0;

    private final ShutdownHooks.Task restore;

    private QuitKey(ShutdownHooks.Task restore) {
        this.restore = ShutdownHooks.add(restore); // SIGTERM and SIGHUP end the program without closing this
    }

    /** Turns the key off, whether JLine drives the terminal or only reads lines from it. */
    static QuitKey turnedOff(Terminal terminal) throws IOException {
        if (!terminal.getType().startsWith(Terminal.TYPE_DUMB)) {
            Attributes before = terminal.getAttributes();
            terminal.setAttributes(without(before));
            return new QuitKey(() -> terminal.setAttributes(before));
        }
        // JLine does not touch the driver of a dumb terminal, so its keys must be set through the system.
        JniTerminalProvider system = new JniTerminalProvider();
        for (SystemStream stream : List.of(SystemStream.Output, SystemStream.Error)) {
            if (!OSUtils.IS_WINDOWS && system.isSystemStream(SystemStream.Input) && system.isSystemStream(stream)) {
                Pty driver = system.current(stream);
                Attributes before = driver.getAttr();
                driver.setAttr(without(before));
                return new QuitKey(() -> driver.setAttr(before));
            }
        }
        return new QuitKey(() -> {}); // no terminal at all
    }

    /** A copy of the terminal's attributes in which no key sends SIGQUIT. */
    private static Attributes without(Attributes attributes) {
        Attributes changed = new Attributes(attributes);
        changed.setControlChar(Attributes.ControlChar.VQUIT, NONE);
        return changed;
    }

    /** Turns the key on again. */
    @Override
    public void close() throws IOException {
        ShutdownHooks.remove(restore);
        try {
            restore.run();
        } catch (IOException e) {
            throw e;
        } catch (Exception e) {
            throw new IOException(e); // a Task may throw anything, but restoring only throws IOException
        }
    }
}
