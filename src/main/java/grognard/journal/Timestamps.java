package grognard.journal;

import grognard.input.BadInput;
import java.time.Instant;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;

/**
 * The timestamps of records, such as {@code 2026-11-16T05:49:00.123Z}: UTC, in the form of {@link Instant#toString}.
 * Common values are written, checked and compared as text, because the JDK's classes for it cost a start 5 ms.
 */
final class Timestamps {

    /** The fixed part of a common timestamp: a 0 stands for any digit. */
    private static final String PATTERN = "0000-00-00T00:00:00";

    private static final int MILLIS_A_DAY = 86_400_000;

    private Timestamps() {}

    /** Formats milliseconds since 1970 as {@link Instant#toString} does. */
    static String format(long millis) {
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

    /** Parses a timestamp; refuses other spellings of the same time, since a record has only one canonical form. */
    static Instant parse(String text) {
        try {
            Instant time = Instant.parse(text);
            if (time.toString().equals(text)) {
                return time;
            }
        } catch (DateTimeParseException e) {
            // refused below, with the same message as another spelling
        }
        throw new BadInput("has an invalid time: " + text);
    }

    /** Refuses an invalid timestamp. Parses only uncommon ones, since the check by characters is ten times as fast. */
    static void check(String text) {
        if (!isCommon(text)) {
            parse(text);
        }
    }

    /**
     * Whether the text is a valid timestamp with a year of four digits and a day up to 28, which every month has. Other
     * valid timestamps exist; {@link #parse} decides about those.
     */
    private static boolean isCommon(String text) {
        int fraction = text.length() - PATTERN.length() - 1;
        if (fraction < 0 || fraction > 10 || text.charAt(text.length() - 1) != 'Z') {
            return false;
        }
        for (int i = 0; i < PATTERN.length(); i++) {
            char c = text.charAt(i);
            boolean digit = c >= '0' && c <= '9';
            if (PATTERN.charAt(i) == '0' ? !digit : c != PATTERN.charAt(i)) {
                return false;
            }
        }
        int month = twoDigits(text, 5);
        int day = twoDigits(text, 8);
        return month >= 1
                && month <= 12
                && day >= 1
                && day <= 28
                && twoDigits(text, 11) < 24
                && twoDigits(text, 14) < 60
                && twoDigits(text, 17) < 60
                && (fraction == 0 || isFraction(text, PATTERN.length(), fraction));
    }

    private static int twoDigits(String text, int at) {
        return 10 * (text.charAt(at) - '0') + text.charAt(at + 1) - '0';
    }

    /** Whether there is a fraction of 3, 6 or 9 digits, and of no more than needed, as Java writes it. */
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

    /** Whether the first is earlier; false if either is empty. Compares text, without the Z, which sorts after digits. */
    static boolean isBefore(String one, String other) {
        if (one.isEmpty() || other.isEmpty()) {
            return false;
        }
        boolean comparable = Character.isDigit(one.charAt(0)) && Character.isDigit(other.charAt(0));
        return comparable
                ? one.substring(0, one.length() - 1).compareTo(other.substring(0, other.length() - 1)) < 0
                : parse(one).isBefore(parse(other)); // years before 0 and beyond 9999 have a sign
    }
}
