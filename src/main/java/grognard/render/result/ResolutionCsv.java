package grognard.render.result;

import grognard.dice.Roll;
import grognard.record.RecordCaption;
import grognard.rules.Effect;
import grognard.rules.Next;
import grognard.rules.Numbers;
import grognard.rules.Outcome;
import grognard.rules.Played;
import grognard.rules.TablesUsed;
import java.util.List;
import java.util.stream.Collectors;

/** Resolutions as CSV rows. All resolvers have the same columns, so that rows of a batch form one sheet. */
public final class ResolutionCsv {

    public static final String HEADER =
            "line,ruleset,resolver,label,repeat,code,passed,text,numbers,effects,next,dice,rulings,seed,tables\n";

    private ResolutionCsv() {}

    /**
     * Formats a row.
     *
     * @param line number of the line in its batch
     */
    public static String row(long line, Played played, RecordCaption caption) {
        Outcome outcome = played.resolution().outcome();
        String numbers = outcome.numbers().entrySet().stream()
                .map(number -> number.getKey() + "=" + Numbers.text(number.getValue()))
                .collect(Collectors.joining(" "));
        return row(List.of(
                String.valueOf(line),
                played.tables().ruleset().name(),
                played.resolver().description().name(),
                caption.label().orElse(""),
                caption.repeat() > 0 ? String.valueOf(caption.repeat()) : "",
                outcome.code().name(),
                outcome.code().verdict().text(),
                outcome.text(),
                numbers,
                outcome.effects().stream().map(ResolutionCsv::effect).collect(Collectors.joining("; ")),
                String.join(" ", Next.names(outcome.next())),
                played.rolls().stream().map(Roll::text).collect(Collectors.joining("; ")),
                String.join(" ", played.resolution().rulings()),
                caption.seed().orElse(""),
                tables(played.tables().used(played.resolver(), played.situation()))));
    }

    /** Name of the pack that decided, and its files that still hold made-up numbers. */
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

    /** Formats cells as one row without a header; a cell that looks like a formula is marked as text. */
    public static String row(List<String> cells) {
        return new CsvText().row(cells).text();
    }
}
