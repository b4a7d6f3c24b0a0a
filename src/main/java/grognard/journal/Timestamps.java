package grognard.journal;

import grognard.input.BadInput;

/**
 * The timestamps of records, such as {@code 2026-11-16T05:49:00.123Z}: UTC, in the form of {@link
 * java.time.Instant#toString}. They are written, checked and compared as text: the JDK's classes for it cost a start 5 ms,
 * and the page for phones has none.
 */
final class Timestamps {

    /** The form of a timestamp after its year: a 0 stands for any digit. */
    private static final String AFTER_YEAR = "-00-00T00:00:00";

    private static final int MILLIS_A_DAY = 86_400_000;

    /** Days from 1 March of year 0 to 1 January 1970. */
    private static final int DAYS_TO_1970 = 719_468;

    /** Days of 400 years, after which the calendar repeats. */
    private static final int DAYS_OF_400_YEARS = 146_097;

    /** Years have at most this many digits. */
    private static final int LONGEST_YEAR = 10;

    private Timestamps() {}

    /** Formats milliseconds since 1970 as {@link java.time.Instant#toString} does. */
    static String format(long millis) {
        int rest = (int) Math.floorMod(millis, (long) MILLIS_A_DAY);
        StringBuilder text = day(Math.floorDiv(millis, (long) MILLIS_A_DAY));
        digits(text.append('T'), 2, rest / 3_600_000);
        digits(text.append(':'), 2, rest / 60_000 % 60);
        digits(text.append(':'), 2, rest / 1_000 % 60);
        if (rest % 1_000 > 0) {
            digits(text.append('.'), 3, rest % 1_000);
        }
        return text.append('Z').toString();
    }

    /** The date of a day since 1970. Years begin in March here, so that the leap day is the last of its year. */
    private static StringBuilder day(long since1970) {
        long since0 = since1970 + DAYS_TO_1970;
        long cycle = Math.floorDiv(since0, (long) DAYS_OF_400_YEARS);
        int ofCycle = (int) Math.floorMod(since0, (long) DAYS_OF_400_YEARS);
        int years = (ofCycle - ofCycle / 1_460 + ofCycle / 36_524 - ofCycle / 146_096) / 365;
        int ofYear = ofCycle - (365 * years + years / 4 - years / 100);
        int fromMarch = (5 * ofYear + 2) / 153;
        int month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
        long year = years + cycle * 400 + (month <= 2 ? 1 : 0);
        StringBuilder text = new StringBuilder(24).append(year > 9999 ? "+" : year < 0 ? "-" : "");
        digits(text, 4, Math.abs(year));
        digits(text.append('-'), 2, month);
        digits(text.append('-'), 2, ofYear - (153 * fromMarch + 2) / 5 + 1);
        return text;
    }

    private static void digits(StringBuilder text, int count, long number) {
        String digits = Long.toString(number);
        text.append("000", 0, Math.max(0, count - digits.length())).append(digits);
    }

    /** Refuses an invalid timestamp, and other spellings of the same time: a record has only one canonical form. */
    static void check(String text) {
        int year = endOfYear(text);
        int end = year + AFTER_YEAR.length();
        boolean valid = year > 0
                && text.length() > end
                && text.charAt(text.length() - 1) == 'Z'
                && isLikeAfterYear(text, year)
                && isTime(text, year)
                && (text.length() - 1 == end || isFraction(text, end, text.length() - 1 - end));
        if (!valid) {
            throw new BadInput("has an invalid time: " + text);
        }
    }

    /** The index after the year; 0 if the text does not begin with one as {@link #format} writes it. */
    private static int endOfYear(String text) {
        boolean signed = text.startsWith("+") || text.startsWith("-");
        int start = signed ? 1 : 0;
        int end = start;
        while (end < text.length() && isDigit(text.charAt(end))) {
            end++;
        }
        int digits = end - start;
        boolean padded = digits == 4 && !text.startsWith("+") && !text.startsWith("-0000");
        boolean longer = signed && digits > 4 && digits < LONGEST_YEAR && text.charAt(1) != '0';
        return padded || longer ? end : 0;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isLikeAfterYear(String text, int year) {
        for (int i = 0; i < AFTER_YEAR.length(); i++) {
            char c = text.charAt(year + i);
            if (AFTER_YEAR.charAt(i) == '0' ? !isDigit(c) : c != AFTER_YEAR.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isTime(String text, int year) {
        int month = twoDigits(text, year + 1);
        int day = twoDigits(text, year + 4);
        return month >= 1
                && month <= 12
                && day >= 1
                && day <= daysOf(month, Long.parseLong(text.substring(0, year)))
                && twoDigits(text, year + 7) < 24
                && twoDigits(text, year + 10) < 60
                && twoDigits(text, year + 13) < 60;
    }

    private static int daysOf(int month, long year) {
        if (month == 2) {
            return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28;
        }
        return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
    }

    private static int twoDigits(String text, int at) {
        return 10 * (text.charAt(at) - '0') + text.charAt(at + 1) - '0';
    }

    /** Whether there is a fraction of 3, 6 or 9 digits, and of no more than needed, as Java writes it. */
    private static boolean isFraction(String text, int at, int length) {
        if (text.charAt(at) != '.'
                || length % 3 != 1
                || length > LONGEST_YEAR
                || text.startsWith("000", at + length - 3)) {
            return false;
        }
        for (int i = at + 1; i < at + length; i++) {
            if (!isDigit(text.charAt(i))) {
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
        if (isDigit(one.charAt(0)) && isDigit(other.charAt(0))) {
            return withoutZone(one, 0).compareTo(withoutZone(other, 0)) < 0;
        }
        check(one); // years before 0 and beyond 9999 have a sign
        check(other);
        int ends = endOfYear(one);
        int otherEnds = endOfYear(other);
        int years = Long.compare(Long.parseLong(one.substring(0, ends)), Long.parseLong(other.substring(0, otherEnds)));
        return years < 0 || (years == 0 && withoutZone(one, ends).compareTo(withoutZone(other, otherEnds)) < 0);
    }

    private static String withoutZone(String text, int from) {
        return text.substring(from, text.length() - 1);
    }
}
