package grognard.cli.environment;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;

/** Shows a text through the player's pager. */
final class Pager {

    /** What a shell answers for a command that it does not find, and for one that is a folder or may not be run. */
    private static final int NOT_FOUND = 127;

    private static final int NO_PROGRAM = 126;

    private Pager() {}

    /** Answers whether it could; a pager that is left early has still shown it. */
    static boolean show(String text, String command) {
        Process pager;
        try {
            pager = new ProcessBuilder("sh", "-c", command)
                    .redirectOutput(Redirect.INHERIT)
                    .redirectError(Redirect.INHERIT)
                    .start();
        } catch (IOException e) {
            return false; // no such shell: the text is printed as it is
        }
        try (OutputStream in = pager.getOutputStream()) {
            in.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            // the player has seen enough, and the exit code below says whether it was shown at all
        }
        int exit = exit(pager);
        return exit != NOT_FOUND && exit != NO_PROGRAM;
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
                interrupted = true; // Ctrl-C is for the pager, which decides when to end
            }
        }
    }
}
