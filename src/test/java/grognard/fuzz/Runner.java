package grognard.fuzz;

import grognard.Main;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/** Runs trials in a folder of their own, with a watchdog: when its patience ends, the program is interrupted, as Ctrl-C does. */
final class Runner implements AutoCloseable {

    private static final int INTERRUPTED_MILLIS = 5000;
    private static final int KEPT = 4 << 20;

    private final Path folder;
    private final int patienceMillis;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(work -> {
        Thread worker = new Thread(work, "trial");
        worker.setDaemon(true);
        return worker;
    });

    Runner(Path folder, int patienceMillis) {
        this.folder = folder;
        this.patienceMillis = patienceMillis;
    }

    /** Output of which the beginning is kept. */
    private static final class Beginning extends ByteArrayOutputStream {
        @Override
        public synchronized void write(byte[] bytes, int from, int length) {
            super.write(bytes, from, Math.min(length, KEPT - Math.min(KEPT, count)));
        }
    }

    Ended run(Trial trial) throws IOException {
        lay(trial);
        String[] args = trial.args().stream().map(this::possible).toArray(String[]::new);
        Map<String, String> env = new HashMap<>();
        trial.env().forEach((name, value) -> env.put(name, possible(value)));
        byte[] input = placed(trial.input());
        Beginning out = new Beginning();
        Beginning err = new Beginning();
        long start = System.nanoTime();
        Future<Integer> exit = thread.submit(() -> {
            int code = Main.run(new ByteArrayInputStream(input), out, err, env, () -> 1_700_000_000_000L, args);
            Thread.interrupted(); // what comes too late is not for the next trial
            return code;
        });
        boolean interrupted = false;
        int code;
        try {
            code = exit.get(patienceMillis, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            interrupted = true;
            code = interrupt(trial, exit);
        } catch (ExecutionException | InterruptedException e) {
            throw new AssertionError("thrown at the caller by " + trial, e);
        }
        long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
        return new Ended(
                code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8), millis, interrupted);
    }

    private int interrupt(Trial trial, Future<Integer> exit) {
        Thread worker = Thread.getAllStackTraces().keySet().stream()
                .filter(one -> one.getName().equals("trial"))
                .findFirst()
                .orElseThrow();
        StackTraceElement[] busyWith = worker.getStackTrace();
        worker.interrupt();
        try {
            return exit.get(INTERRUPTED_MILLIS, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            throw new AssertionError("hangs, whatever Ctrl-C says: " + trial + "\nat\n  "
                    + String.join(
                            "\n  ", Arrays.stream(busyWith).map(String::valueOf).toList()));
        } catch (ExecutionException | InterruptedException e) {
            throw new AssertionError("thrown at the caller by " + trial, e);
        }
    }

    /** Puts the trial's files into an empty folder. */
    private void lay(Trial trial) throws IOException {
        clear();
        for (Map.Entry<String, byte[]> file : trial.files().entrySet()) {
            Path path = folder.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.write(path, placed(file.getValue()));
        }
    }

    private void clear() throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                if (!path.equals(folder)) {
                    Files.delete(path);
                }
            }
        }
    }

    private byte[] placed(byte[] bytes) {
        // One character a byte, so that what is no UTF-8 stays as it is.
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        return text.contains(CommandLines.FOLDER)
                ? text.replace(CommandLines.FOLDER, folder.toString()).getBytes(StandardCharsets.ISO_8859_1)
                : bytes;
    }

    /** As the system could hand it over: half a surrogate pair cannot be written in an argument. */
    private String possible(String text) {
        return new String(
                text.replace(CommandLines.FOLDER, folder.toString()).getBytes(StandardCharsets.UTF_8),
                StandardCharsets.UTF_8);
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
