package grognard.render.result;

import grognard.dice.Roll;
import grognard.record.RecordCaption;
import grognard.rules.Effect;
import grognard.rules.Next;
import grognard.rules.Numbers;
import grognard.rules.Outcome;
import grognard.rules.Played;
import grognard.rules.TablesUsed;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Formats resolutions of any resolver as CSV rows with the same columns, so that rows of a batch form one sheet. All numbers
 * share a column; {@link ResolverCsv} has one for each.
 */
public final class ResolutionCsv {

    public static final String HEADER =
            "line,ruleset,resolver,label,repeat,code,passed,text,numbers,effects,next,dice,rulings,seed,tables\n";

    static final String NUMBERS = "numbers";
    static final String TABLES = "tables";

    private ResolutionCsv() {}

    /**
     * Formats a row.
     *
     * @param line number of the line in its batch
     */
    public static String row(long line, Played played, RecordCaption caption) {
        Outcome outcome = played.resolution().outcome();
        return row(List.of(
                String.valueOf(line),
                played.tables().ruleset().name(),
                played.resolver().description().name(),
                caption.label().orElse(""),
                positive(caption.repeat()),
                outcome.code().name(),
                outcome.code().verdict().text(),
                outcome.text(),
                numbers(outcome.numbers().entrySet()),
                effects(outcome),
                next(outcome),
                played.rolls().stream().map(Roll::text).collect(Collectors.joining("; ")),
                String.join(" ", played.resolution().rulings()),
                caption.seed().orElse(""),
                tables(played.tables().used(played.resolver(), played.situation()))));
    }

    /** Formats the number of a line or repetition; 0 stands for none and becomes an empty cell. */
    static String positive(long number) {
        return number > 0 ? String.valueOf(number) : "";
    }

    /** Formats numbers in one cell: {@code attacker=4 defender=3}. */
    static String numbers(Collection<Map.Entry<String, Number>> numbers) {
        return numbers.stream()
                .map(number -> number.getKey() + "=" + Numbers.text(number.getValue()))
                .collect(Collectors.joining(" "));
    }

    static String effects(Outcome outcome) {
        return outcome.effects().stream().map(ResolutionCsv::effect).collect(Collectors.joining("; "));
    }

    static String next(Outcome outcome) {
        return String.join(" ", Next.names(outcome.next()));
    }

    /** Formats the name of the pack that decided, and its files that still hold made-up numbers. */
    static String tables(TablesUsed used) {
        return used.standIns().isEmpty()
                ? used.pack()
                : used.pack() + " " + ResolutionText.STAND_IN + " " + String.join(" ", used.standIns());
    }

    private static String effect(Effect effect) {
        String amount =
                effect.amount().map(number -> " " + Numbers.text(number)).orElse("");
        return effect.side() + " " + effect.kind().name() + amount;
    }

    /** Formats one row without a header; a cell that looks like a formula is marked as text. */
    public static String row(List<String> cells) {
        return new CsvText().row(cells).text();
    }
}
