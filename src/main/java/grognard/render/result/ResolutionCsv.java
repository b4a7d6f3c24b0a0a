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

/** Resolutions as rows of a spreadsheet, the same columns whatever the resolver. */
public final class ResolutionCsv {

    public static final String HEADER =
            "line,ruleset,resolver,label,repeat,code,passed,text,numbers,effects,next,dice,rulings,seed,tables\n";

    private ResolutionCsv() {}

    /**
     * One row.
     *
     * @param line the number of the line in its batch
     */
    public static String row(long line, Played played, RecordCaption caption) {
        Outcome outcome = played.resolution().outcome();
        String passed = switch (outcome.code().verdict()) {
            case PASSED -> "true";
            case FAILED -> "false";
            case NONE -> "";
        };
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
                passed,
                outcome.text(),
                numbers,
                outcome.effects().stream().map(ResolutionCsv::effect).collect(Collectors.joining("; ")),
                String.join(" ", Next.names(outcome.next())),
                played.rolls().stream().map(ResolutionCsv::dice).collect(Collectors.joining("; ")),
                String.join(" ", played.resolution().rulings()),
                caption.seed().orElse(""),
                tables(played.tables().used(played.resolver(), played.situation()))));
    }

    /** The pack that decided, and the files in it that are still the stand-in's. */
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

    private static String dice(Roll roll) {
        return roll.values().stream().map(value -> roll.die().text(value)).collect(Collectors.joining(" "));
    }

    /** A row of these cells by itself; none of them can start a formula. */
    public static String row(List<String> cells) {
        return new CsvText().row(cells).text();
    }
}
