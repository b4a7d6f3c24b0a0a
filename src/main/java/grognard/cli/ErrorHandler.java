package grognard.cli;

import grognard.cli.environment.Environment;
import grognard.cli.environment.ExitCode;
import grognard.cli.environment.InterruptedByUser;
import grognard.input.BadInput;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.function.IntSupplier;

/** The one place where whatever goes wrong becomes a message and an exit code. */
final class ErrorHandler {

    private final Environment environment;

    ErrorHandler(Environment environment) {
        this.environment = environment;
    }

    /** Does the work of a whole run, and sees to it that all that was printed gets out. */
    int runProgram(IntSupplier work) {
        int exit = runLine(work);
        try {
            environment.out().flush();
        } catch (UncheckedIOException e) {
            exit = outputFailed(e);
        }
        try {
            environment.err().flush();
        } catch (UncheckedIOException e) {
            return exit; // nobody is left to tell
        }
        return exit;
    }

    /** Does the work of one line. */
    int runLine(IntSupplier work) {
        try {
            return work.getAsInt();
        } catch (InterruptedByUser e) {
            return ExitCode.INTERRUPTED.code();
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError | LinkageError e) {
            // Whatever was cut short by Ctrl-C is no fault of the line or the disk.
            return Thread.interrupted() ? ExitCode.INTERRUPTED.code() : failed(e);
        }
    }

    private int failed(Throwable e) {
        if (e instanceof BadInput bad) {
            report(bad.error().placed(), e);
            return ExitCode.BAD_INPUT.code();
        } else if (e instanceof UncheckedIOException failure) {
            return outputFailed(failure);
        } else if (isOutOfMemory(e)) {
            report(
                    "out of memory: this takes more than the "
                            + (Runtime.getRuntime().maxMemory() >> 20)
                            + " MB that Java may use here; GROGNARD_JAVA_OPTS=-Xmx2g gives it more",
                    e);
            return ExitCode.COULD_NOT.code();
        } else {
            report("internal error: " + e + " (GROGNARD_DEBUG=1 shows where)", e);
            return ExitCode.COULD_NOT.code();
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
    private int outputFailed(UncheckedIOException e) {
        IOException cause = e.getCause();
        String reason = String.valueOf(cause == null ? e.getMessage() : cause.getMessage());
        if (reason.contains("Broken pipe")
                || reason.contains("Stream closed")
                || reason.contains("pipe is being closed")) {
            return ExitCode.DONE.code();
        }
        String what = e.getMessage() == null || e.getMessage().startsWith("java.") ? "cannot write" : e.getMessage();
        report(what + ": " + reason, e);
        return ExitCode.COULD_NOT.code();
    }

    private void report(String message, Throwable cause) {
        try {
            environment.out().flush(); // what was said before the error comes before it
        } catch (UncheckedIOException e) {
            // the output itself is what failed: the message below says so
        }
        message.lines().forEach(environment::error);
        if (environment.env("GROGNARD_DEBUG").isPresent()) {
            StringWriter trace = new StringWriter();
            cause.printStackTrace(new PrintWriter(trace));
            environment.err().print(trace.toString().replace("\r\n", "\n")); // as Windows ends lines
        }
    }
}
