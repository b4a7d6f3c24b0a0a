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

/**
 * Turns exceptions into messages and exit codes. The only place that does so, for a complete run and for each line at
 * the prompt.
 */
final class ErrorHandler {

    private final Environment environment;

    ErrorHandler(Environment environment) {
        this.environment = environment;
    }

    /**
     * Does the work of a complete run and flushes both streams. Output that cannot be written changes the exit code,
     * even if the work itself succeeded.
     */
    int runProgram(IntSupplier work) {
        int exit = runLine(work);
        try {
            environment.out().endPage();
        } catch (UncheckedIOException e) {
            exit = outputFailed(e);
        }
        try {
            environment.err().flush();
        } catch (UncheckedIOException e) {
            return exit; // standard error itself failed, so no message is possible
        }
        return exit;
    }

    /**
     * Does the work of one line and returns its exit code. Errors of memory and linkage are caught too: at the prompt
     * the player keeps the session.
     */
    int runLine(IntSupplier work) {
        try {
            return work.getAsInt();
        } catch (InterruptedByUser e) {
            return ExitCode.INTERRUPTED.code();
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError | LinkageError e) {
            // After Ctrl-C an exception is a consequence of the interrupt, not an error of the line or the disk.
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

    /** Returns whether memory ran out, also in a worker thread, whose error is wrapped as a cause. */
    private static boolean isOutOfMemory(Throwable e) {
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            if (cause instanceof OutOfMemoryError) {
                return true;
            }
        }
        return false;
    }

    /**
     * Reports output that cannot be written. A pipe closed by its reader ({@code | head}) is no error; its message
     * depends on the system.
     */
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

    /**
     * Prints an error after everything that was printed before it, with the stack trace if {@code GROGNARD_DEBUG} is
     * set.
     */
    private void report(String message, Throwable cause) {
        try {
            environment.out().endPage(); // keeps results and error in order where both go to one screen
        } catch (UncheckedIOException e) {
            // standard output itself failed, which the message below reports
        }
        message.lines().forEach(environment::error);
        if (environment.env("GROGNARD_DEBUG").isPresent()) {
            StringWriter trace = new StringWriter();
            cause.printStackTrace(new PrintWriter(trace));
            environment.err().print(trace.toString().replace("\r\n", "\n")); // line ends of Windows
        }
    }
}
