package grognard.cli;

import grognard.cli.world.Exit;
import grognard.cli.world.Interrupted;
import grognard.cli.world.World;
import grognard.input.BadInput;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.function.Supplier;

/** The one place where whatever goes wrong becomes a message and an exit code. */
final class Ending {

    private final World world;

    Ending(World world) {
        this.world = world;
    }

    /** Does the work of a whole run, and sees to it that all that was printed gets out. */
    Exit of(Supplier<Exit> work) {
        Exit exit = ofLine(work);
        try {
            world.out().flush();
        } catch (UncheckedIOException e) {
            exit = outputFailed(e);
        }
        try {
            world.err().flush();
        } catch (UncheckedIOException e) {
            return exit; // nobody is left to tell
        }
        return exit;
    }

    /** Does the work of one line. */
    Exit ofLine(Supplier<Exit> work) {
        try {
            return work.get();
        } catch (Interrupted e) {
            return Exit.INTERRUPTED;
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError | LinkageError e) {
            // Whatever was cut short by Ctrl-C is no fault of the line or the disk.
            return Thread.interrupted() ? Exit.INTERRUPTED : failed(e);
        }
    }

    private Exit failed(Throwable e) {
        if (e instanceof BadInput bad) {
            complain(bad.error().placed(), e);
            return Exit.BAD_INPUT;
        } else if (e instanceof UncheckedIOException failure) {
            return outputFailed(failure);
        } else if (isOutOfMemory(e)) {
            complain(
                    "out of memory: this takes more than the "
                            + (Runtime.getRuntime().maxMemory() >> 20)
                            + " MB that Java may use here; GROGNARD_JAVA_OPTS=-Xmx2g gives it more",
                    e);
            return Exit.COULD_NOT;
        } else {
            complain("internal error: " + e + " (GROGNARD_DEBUG=1 shows where)", e);
            return Exit.COULD_NOT;
        }
    }

    /** Also where the work was done by another thread, whose error is a cause of this one. */
    private static boolean isOutOfMemory(Throwable e) {
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            if (cause instanceof OutOfMemoryError) {
                return true;
            }
        }
        return false;
    }

    /** A reader that has seen enough ({@code | head}) is no error; anything else that cannot be written is. */
    private Exit outputFailed(UncheckedIOException e) {
        IOException cause = e.getCause();
        String reason = String.valueOf(cause == null ? e.getMessage() : cause.getMessage());
        if (reason.contains("Broken pipe")
                || reason.contains("Stream closed")
                || reason.contains("pipe is being closed")) {
            return Exit.DONE;
        }
        String what = e.getMessage() == null || e.getMessage().startsWith("java.") ? "cannot write" : e.getMessage();
        complain(what + ": " + reason, e);
        return Exit.COULD_NOT;
    }

    private void complain(String message, Throwable cause) {
        try {
            world.out().flush(); // what was said before the error comes before it
        } catch (UncheckedIOException e) {
            // the output itself is what failed: the message below says so
        }
        message.lines().forEach(world::complain);
        if (world.env("GROGNARD_DEBUG").isPresent()) {
            StringWriter trace = new StringWriter();
            cause.printStackTrace(new PrintWriter(trace));
            world.err().print(trace.toString().replace("\r\n", "\n")); // as Windows ends lines
        }
    }
}
