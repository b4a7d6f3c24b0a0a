package grognard.cli.environment;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Shows output that is longer than the window through the player's pager, started once for each typed line. A pager that
 * cannot be started is never tried again, and the text goes to the terminal.
 */
final class Pager {

    /** Exit codes of a shell for a command that does not exist, and for one that cannot be run. */
    private static final int NOT_FOUND = 127;

    private static final int NO_PROGRAM = 126;

    /** Bytes that a pipe may take before it is known whether anybody reads them. */
    private static final int PIPE = 1 << 16;

    /** Options of {@code less} where the player has set none: short text at once, colours, and a prompt that names q and the end. */
    private static final String LESS = "-FRX -Ps?eEnd of the text:Space goes on., q goes back to the prompt$";

    private final String command;
    private final IntSupplier rows;
    /** Copy of the first bytes, printed if the pager turns out to be missing. */
    private final ByteArrayOutputStream first = new ByteArrayOutputStream();

    private @Nullable Process process;
    /** Whether the player has quit the pager: the rest of the output is dropped. */
    private boolean quit;

    private boolean missing;

    Pager(String command, IntSupplier rows) {
        this.command = command;
        this.rows = rows;
    }

    /** Returns whether the pager shows this output: it is running, or the text does not fit the window. */
    boolean takes(byte[] text, int length) {
        if (process != null) {
            return true;
        }
        int lines = 0;
        for (int i = 0; i < length; i++) {
            lines += text[i] == '\n' ? 1 : 0;
        }
        return !missing && lines >= rows.getAsInt();
    }

    /** Writes to the pager, which is started if need be; to the terminal if it cannot be. */
    void write(byte[] text, int length, OutputStream terminal) throws IOException {
        if (process == null && !start(terminal)) {
            terminal.write(text, 0, length);
            return;
        }
        first.write(text, 0, Math.min(length, PIPE - first.size()));
        if (quit || process == null) {
            return;
        }
        try {
            process.getOutputStream().write(text, 0, length);
            process.getOutputStream().flush();
        } catch (IOException e) {
            quit = true; // the exit code says at the end whether it was ever started
        }
    }

    private boolean start(OutputStream terminal) throws IOException {
        terminal.flush();
        try {
            ProcessBuilder pager = new ProcessBuilder("sh", "-c", command)
                    .redirectOutput(Redirect.INHERIT)
                    .redirectError(Redirect.INHERIT);
            pager.environment().putIfAbsent("LESS", LESS);
            // A player who types on in less must not save a file or start a program with it.
            pager.environment().put("LESSSECURE", "1");
            process = pager.start();
        } catch (IOException e) {
            missing = true; // no shell on this system
        }
        return process != null;
    }

    /** Waits until the player has read; Ctrl-C belongs to the pager and is kept for afterwards. */
    void end(OutputStream terminal) throws IOException {
        if (process == null) {
            return;
        }
        try {
            process.getOutputStream().close();
        } catch (IOException e) {
            quit = true;
        }
        int exit = exit(process);
        process = null;
        quit = false;
        missing = exit == NOT_FOUND || exit == NO_PROGRAM;
        if (missing) {
            first.writeTo(terminal);
        }
        first.reset();
    }

    private static int exit(Process pager) {
        boolean interrupted = false;
        while (true) {
            try {
                int exit = pager.waitFor();
                if (interrupted) {
                    Thread.currentThread().interrupt();
                }
                return exit;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
    }
}
