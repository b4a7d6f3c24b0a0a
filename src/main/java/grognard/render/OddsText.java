package grognard.render;

import grognard.odds.Chance;
import grognard.odds.Distribution;
import grognard.odds.Odds;
import grognard.rules.Resolver;
import grognard.rules.Tables;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Exact chances as a table with bars. */
public final class OddsText {

    private static final int BAR = 24;

    private final Style style;

    public OddsText(Style style) {
        this.style = style;
    }

    public String of(Resolver resolver, Tables tables, Odds odds) {
        List<String> lines = new ArrayList<>();
        lines.add(style.bold(
                        tables.ruleset().name() + " " + resolver.description().name()) + ": exact odds, "
                + counted(odds.of()) + " ways in all");
        Columns columns = new Columns("lrrl");
        odds.outcomes()
                .forEach((code, chance) -> columns.row(code, counted(chance.ways()), percent(chance), bar(chance)));
        lines.addAll(columns.lines("  "));
        odds.numbers().forEach((name, distribution) -> lines.addAll(distribution(name, distribution)));
        TextOutput.packLine(tables, resolver).ifPresent(line -> lines.add(style.dim(line)));
        return String.join("\n", lines) + "\n";
    }

    private List<String> distribution(String name, Distribution distribution) {
        List<String> lines = new ArrayList<>();
        lines.add(style.bold(name) + ": mean "
                + distribution.mean().setScale(2, RoundingMode.HALF_UP) + ", spread "
                + distribution.spread().setScale(2, RoundingMode.HALF_UP));
        Columns columns = new Columns("rrrrl");
        columns.row("", "ways", "exactly", "at least", "");
        Map<BigDecimal, Chance> atLeast = distribution.atLeast();
        distribution
                .values()
                .forEach((value, chance) -> columns.row(
                        value.toPlainString(),
                        counted(chance.ways()),
                        percent(chance),
                        percent(atLeast.getOrDefault(value, Chance.NONE)),
                        bar(chance)));
        lines.addAll(columns.lines("  "));
        return lines;
    }

    /** Up to twelve digits as they are; more would only push the table off the screen. */
    private static String counted(BigInteger ways) {
        String digits = ways.toString();
        return digits.length() <= 12
                ? digits
                : digits.charAt(0) + "." + digits.substring(1, 4) + "e" + (digits.length() - 1);
    }

    private static String percent(Chance chance) {
        return chance.rounded(6).movePointRight(2).setScale(2, RoundingMode.HALF_UP) + "%";
    }

    private String bar(Chance chance) {
        int eighths = (int) Math.round(chance.toDouble() * BAR * 8);
        String part = eighths % 8 == 0 ? "" : String.valueOf((char) ('\u2590' - eighths % 8));
        return style.accent("\u2588".repeat(eighths / 8) + part);
    }
}
