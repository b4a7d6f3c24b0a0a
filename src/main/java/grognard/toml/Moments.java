package grognard.toml;

/** Dates and times, which are only recognised: no ruleset has one. */
final class Moments {

    private static final int[] DAYS = {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

    private Moments() {}

    /** {@code 1815-06-18}, {@code 11:35:00}, or both with a T or a blank between them. */
    static boolean are(String word) {
        if (isDate(word)) {
            return true;
        }
        if (word.length() > 10 && isDate(word.substring(0, 10))) {
            char between = word.charAt(10);
            return (between == 'T' || between == 't' || between == ' ') && isTime(word.substring(11), true);
        }
        return isTime(word, false);
    }

    static boolean isDate(String word) {
        if (!matches(word, "0000-00-00")) {
            return false;
        }
        int month = two(word, 5);
        int day = two(word, 8);
        int year = two(word, 0) * 100 + two(word, 2);
        boolean leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        return month >= 1 && month <= 12 && day >= 1 && day <= (month == 2 && !leap ? 28 : DAYS[month - 1]);
    }

    private static boolean isTime(String word, boolean zoned) {
        String time = word;
        if (zoned && (time.endsWith("Z") || time.endsWith("z"))) {
            time = time.substring(0, time.length() - 1);
        } else if (zoned && time.length() > 14) {
            String zone = time.substring(time.length() - 6);
            if (zone.charAt(0) == '+' || zone.charAt(0) == '-') {
                if (!matches(zone.substring(1), "00:00") || two(zone, 1) > 23 || two(zone, 4) > 59) {
                    return false;
                }
                time = time.substring(0, time.length() - 6);
            }
        }
        if (time.length() > 8) {
            if (time.charAt(8) != '.' || time.length() == 9) {
                return false;
            }
            for (int i = 9; i < time.length(); i++) {
                if (!Scalars.isDigit(time.charAt(i))) {
                    return false;
                }
            }
            time = time.substring(0, 8);
        }
        return matches(time, "00:00:00") && two(time, 0) < 24 && two(time, 3) < 60 && two(time, 6) <= 60;
    }

    /** Whether it has digits where the pattern has noughts, and otherwise the same. */
    private static boolean matches(String word, String pattern) {
        if (word.length() != pattern.length()) {
            return false;
        }
        for (int i = 0; i < word.length(); i++) {
            boolean fits =
                    pattern.charAt(i) == '0' ? Scalars.isDigit(word.charAt(i)) : word.charAt(i) == pattern.charAt(i);
            if (!fits) {
                return false;
            }
        }
        return true;
    }

    private static int two(String word, int at) {
        return (word.charAt(at) - '0') * 10 + word.charAt(at + 1) - '0';
    }
}
