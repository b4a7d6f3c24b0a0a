package grognard.fuzz;

import java.util.List;

/** Words that programs have been seen to stumble over. */
final class HostileText {

    static final String ESC = "\u001b";

    static final List<String> WORDS = List.of(
            "",
            " ",
            "--",
            "-",
            "---",
            "=",
            "--=",
            "--pips=",
            "0",
            "-0",
            "-1",
            "+1",
            "007",
            "1e9",
            "1E999999999",
            "1e-999999999",
            "NaN",
            "Infinity",
            "0x10",
            "2147483647",
            "2147483648",
            "-2147483648",
            "9223372036854775807",
            "9223372036854775808",
            "99999999999999999999999999999999",
            "0.1",
            ".5",
            "5.",
            "1,2",
            "1..6",
            "6..1",
            "0..999999999",
            "-5..5",
            "..",
            "0..",
            "..6",
            "1...6",
            "1,,2",
            "true",
            "false",
            "null",
            "'",
            "\"",
            "'\"'\"'",
            "\\",
            "\\\"",
            "#",
            "# comment",
            "%s%n%d",
            "${sys:user.home}",
            "${env:HOME}",
            "{0}",
            "@file",
            "@/etc/passwd",
            "../../..",
            "*",
            "[a-z]{1,99}",
            "(a+)+$",
            "$(id)",
            "`id`",
            "=1+1",
            "@SUM(A1)",
            "-2+3|cmd",
            "<script>alert(1)</script>",
            "</svg><script>",
            "|a|b|",
            "a\tb",
            "a\nb",
            "a\r\nb",
            "a\u0085b\u2028c\u2029d",
            ESC + "[2J" + ESC + "[31m",
            ESC + "]8;;http://example.org\u0007here" + ESC + "]8;;\u0007",
            ESC + "]0;title\u0007",
            "\u0007\b\b\b",
            "\u009b2J\u009d0;t\u009c",
            "\u202egnippals\u202c",
            "\u200e\u200f\u2066x\u2069",
            "a\u200b\u200d\ufeffb",
            "e\u0301\u0301\u0301\u0301",
            "\ud83d\ude00",
            "\ud83d",
            "\ude00\ud83d",
            "\uffff\ufffe",
            "\u0661\u0662\u0663",
            "\uff11",
            "\u0130\u0131",
            "stra\u00dfe",
            "\u00c1lava",
            "\u6b66\u8005",
            "\udb40\udc41\udb40\udc42");

    private HostileText() {}

    /** One of them, or something long. */
    static String word(Chance chance) {
        if (!chance.oneIn(12)) {
            return chance.of(WORDS);
        }
        String unit = chance.of("a", "9", "-", "\"", "1,", "a=", "\u202e", ESC + "[", "d6+", "x ", "\ud83d\ude00");
        // Mostly long, now and then as long as a megabyte.
        int length = chance.oneIn(400) ? 1 << 20 : 1 << chance.below(14);
        return unit.repeat(length / unit.length() + 1);
    }
}
