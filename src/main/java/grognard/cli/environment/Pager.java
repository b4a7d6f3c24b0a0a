package grognard.cli.environment;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;

/** Shows a text through the player's pager. */
final class Pager {

    /** Exit codes of a shell for a command that does not exist, and for one that cannot be run. */
    private static final int NOT_FOUND = 127;

    private static final int NO_PROGRAM = 126;

    private Pager() {}

    /** Shows the text and returns whether the pager could be started. One that the player quits early has shown it. */
    static boolean show(String text, String command) {
        Process pager;
        try {
            pager = new ProcessBuilder("sh", "-c", command)
                    .redirectOutput(Redirect.INHERIT)
                    .redirectError(Redirect.INHERIT)
                    .start();
        } catch (IOException e) {
            return false; // no shell on this system: the caller prints the text
        }
        try (OutputStream in = pager.getOutputStream()) {
            in.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            // the player quit the pager early; the exit code below says whether it was started
        }
        int exit = exit(pager);
        return exit != NOT_FOUND && exit != NO_PROGRAM;
    }

    /** Waits for the pager. Ctrl-C belongs to the pager; the interrupt is kept for afterwards. */
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
