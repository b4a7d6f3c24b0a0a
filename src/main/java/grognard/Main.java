package grognard;

import grognard.cli.Cli;
import grognard.cli.environment.BigDecimalWarmUp;
import grognard.cli.environment.TerminalDetection;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;

/** The entry point. {@link #run} takes all streams, the environment and the clock, so that tests can call it. */
public final class Main {

    private Main() {}

    public static void main(String[] args) {
        BigDecimalWarmUp.startFor(args);
        Map<String, String> env = TerminalDetection.in(System.getenv());
        int code = run(
                new FileInputStream(FileDescriptor.in),
                TerminalDetection.out(FileDescriptor.out, env),
                TerminalDetection.out(FileDescriptor.err, env),
                env,
                args);
        // All output is flushed and all files are closed. Returning would wait for the JVM to shut down, and since
        // Java 21 exit() loads the logging classes, which takes some milliseconds.
        Runtime.getRuntime().halt(code);
    }

    /** Runs the program with these streams and this environment; returns its exit code. */
    public static int run(InputStream in, OutputStream out, OutputStream err, Map<String, String> env, String... args) {
        return run(in, out, err, env, new SystemClock(), args);
    }

    /**
     * Runs the program with a clock for the timestamps of records.
     *
     * @param clock milliseconds since 1970
     */
    public static int run(
            InputStream in,
            OutputStream out,
            OutputStream err,
            Map<String, String> env,
            LongSupplier clock,
            String... args) {
        return Cli.run(in, out, err, env, clock, List.of(args));
    }

    /** A class, because {@code System::currentTimeMillis} would cost each start about 5 ms on Java 17 (ADR 14). */
    private static final class SystemClock implements LongSupplier {
        @Override
        public long getAsLong() {
            return System.currentTimeMillis();
        }
    }
}
