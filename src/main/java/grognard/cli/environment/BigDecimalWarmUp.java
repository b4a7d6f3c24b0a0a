package grognard.cli.environment;

import java.math.BigDecimal;

/**
 * Gets exact numbers ready while the line is still being read. On Java 25 the first {@link BigDecimal} of a program takes
 * 18 ms, for powers of five that nobody here needs; with a second core nobody waits for them.
 */
public final class BigDecimalWarmUp extends Thread {

    private BigDecimalWarmUp() {
        setDaemon(true);
    }

    /** For lines that will need them: odds, and whatever reads a record. */
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
