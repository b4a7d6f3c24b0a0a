package grognard.journal;

import grognard.input.BadInput;
import java.time.Instant;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;

/** Times as records have them. */
final class Times {

    private static final String PLAIN = "0000-00-00T00:00:00";

    private static final int MILLIS_A_DAY = 86_400_000;

    private Times() {}

    /** That many milliseconds after 1970 as Java writes an instant; by hand, since its way costs a one-shot run 5 ms. */
    static String written(long millis) {
        LocalDate day = LocalDate.ofEpochDay(Math.floorDiv(millis, MILLIS_A_DAY));
        if (day.getYear() < 0 || day.getYear() > 9999) {
            return Instant.ofEpochMilli(millis).toString();
        }
        int rest = Math.floorMod(millis, MILLIS_A_DAY);
        StringBuilder text = new StringBuilder(24).append(day);
        digits(text.append('T'), 2, rest / 3_600_000);
        digits(text.append(':'), 2, rest / 60_000 % 60);
        digits(text.append(':'), 2, rest / 1_000 % 60);
        if (rest % 1_000 > 0) {
            digits(text.append('.'), 3, rest % 1_000);
        }
        return text.append('Z').toString();
    }

    private static void digits(StringBuilder text, int count, int number) {
        String digits = Integer.toString(number);
        text.append("00", 0, count - digits.length()).append(digits);
    }

    /** The time that was written so, and not otherwise; anything else is refused. */
    static Instant read(String text) {
        try {
            Instant time = Instant.parse(text);
            if (time.toString().equals(text)) {
                return time;
            }
        } catch (DateTimeParseException e) {
            // no time at all: refused below in the same words
        }
        throw new BadInput("has a time that is none: " + text);
    }

    /** Refuses what is not written as a time is. Most are seen to be at a glance, which takes a tenth of the time. */
    static void check(String text) {
        if (!isPlain(text)) {
            read(text);
        }
    }

    /** Whether it is a time of a year of four digits and of a day that every month has, written as Java writes it. */
    private static boolean isPlain(String text) {
        int fraction = text.length() - PLAIN.length() - 1;
        if (fraction < 0 || fraction > 10 || text.charAt(text.length() - 1) != 'Z') {
            return false;
        }
        for (int i = 0; i < PLAIN.length(); i++) {
            char c = text.charAt(i);
            boolean digit = c >= '0' && c <= '9';
            if (PLAIN.charAt(i) == '0' ? !digit : c != PLAIN.charAt(i)) {
                return false;
            }
        }
        int month = two(text, 5);
        int day = two(text, 8);
        return month >= 1
                && month <= 12
                && day >= 1
                && day <= 28
                && two(text, 11) < 24
                && two(text, 14) < 60
                && two(text, 17) < 60
                && (fraction == 0 || isFraction(text, PLAIN.length(), fraction));
    }

    private static int two(String text, int at) {
        return 10 * (text.charAt(at) - '0') + text.charAt(at + 1) - '0';
    }

    /** Thousandths, millionths or billionths, and no more of them than there have to be. */
    private static boolean isFraction(String text, int at, int length) {
        if (text.charAt(at) != '.' || length % 3 != 1 || text.startsWith("000", at + length - 3)) {
            return false;
        }
        for (int i = at + 1; i < at + length; i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                return false;
            }
        }
        return length > 1;
    }

    /** Which of two is earlier. They are compared as texts, since reading one costs a one-shot run more than all else. */
    static boolean isBefore(String one, String other) {
        if (one.isEmpty() || other.isEmpty()) {
            return false;
        }
        boolean plain = Character.isDigit(one.charAt(0)) && Character.isDigit(other.charAt(0));
        return plain
                ? one.substring(0, one.length() - 1).compareTo(other.substring(0, other.length() - 1)) < 0
                : read(one).isBefore(read(other)); // years before 0 and beyond 9999 have a sign
    }
}
