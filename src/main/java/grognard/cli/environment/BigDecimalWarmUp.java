package grognard.cli.environment;

import java.math.BigDecimal;

/**
 * Loads {@link BigDecimal} on a second core while the line is still being read. On Java 25 its first use takes 18 ms,
 * for a table of powers of five that this program never reads.
 */
public final class BigDecimalWarmUp extends Thread {

    private BigDecimalWarmUp() {
        setDaemon(true);
    }

    /** Starts the thread for lines that will need exact numbers: odds, and those that read a record. */
    public static void startFor(String[] words) {
        for (String word : words) {
            if (word.equals("odds") || word.startsWith("--log") || word.startsWith("--game")) {
                new BigDecimalWarmUp().start();
                return;
            }
        }
    }

    @Override
    public void run() {
        BigDecimal.ONE.signum();
    }
}
