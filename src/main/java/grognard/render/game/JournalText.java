package grognard.render.game;

import grognard.dice.Roll;
import grognard.input.SafeText;
import grognard.record.RecordEntry;
import grognard.render.page.Style;
import grognard.render.result.ResolutionCsv;
import grognard.render.result.ResolutionText;
import grognard.rules.Code;
import grognard.rules.Ruleset;
import grognard.rulesets.Rulesets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Records of a journal one by one: as lines of text, as CSV rows, or as paragraphs of a battle report in Markdown. */
public final class JournalText {

    public static final String CSV_HEADER =
            "record,time,label,ruleset,resolver,code,passed,text,numbers,effects,dice,rulings,seed,hash,tables\n";

    private final Style style;

    public JournalText(Style style) {
        this.style = style;
    }

    /** Formats a record as one line. Texts of the record are escaped: anybody may have written the journal. */
    public String line(RecordEntry record) {
        // 2001-09-09T01:46:40Z becomes 2001-09-09 01:46.
        String when = record.time().replace('T', ' ').replaceFirst("(:[0-9]{2})[:.0-9]*Z$", "$1");
        String start = String.format(Locale.ROOT, "%5d  ", record.number()) + style.dim(SafeText.line(when)) + "  ";
        if (!record.isResolution()) {
            return start + event(record).replaceFirst("([0-9a-f]{16})[0-9a-f]{48}", "$1…") + "\n";
        }
        String label = record.label().map(text -> SafeText.line(text) + ": ").orElse("");
        String units = GameRecordText.units(record);
        return start + label + SafeText.line(record.resolver())
                + (units.isEmpty() ? "" : " " + SafeText.line(units))
                + "  " + headline(record) + effectText(record)
                + dice(record)
                + (mark(record).isEmpty() ? "" : "  " + style.dim(mark(record))) + "\n";
    }

    /** The effects: {@code target casualties 3, lose stand 1}. A side is named once for effects in a row. */
    private static String effectText(RecordEntry record) {
        StringBuilder text = new StringBuilder();
        String last = "";
        for (String effect : effects(record)) {
            int blank = effect.indexOf(' ');
            String side = effect.substring(0, blank);
            text.append(text.isEmpty() ? "  " : ", ");
            text.append(side.equals(last) ? "" : side + " ");
            text.append(effect.substring(blank + 1).replace('-', ' '));
            last = side;
        }
        return SafeText.line(text.toString());
    }

    /** Title of the outcome in capitals, coloured by its verdict; a plain total has its number too. */
    private String headline(RecordEntry record) {
        String name = SafeText.line(title(record)).toUpperCase(Locale.ROOT);
        Object passed = record.object("outcome").get("passed");
        String shown = Boolean.TRUE.equals(passed)
                ? style.good(name)
                : Boolean.FALSE.equals(passed) ? style.bad(name) : style.bold(name);
        return name.equals("TOTAL") ? shown + " " + SafeText.line(text(record)) : shown;
    }

    /** A record that is not a resolution, as a short sentence. */
    private static String event(RecordEntry record) {
        return switch (record.kind()) {
            case "seal" -> "sealed, commitment " + SafeText.line(record.get("commitment"));
            case "salt" -> "salt " + SafeText.line(record.get("salt"));
            case "reveal" -> "revealed, seed " + SafeText.line(record.get("revealed"));
            case "repair" -> "a torn line was repaired";
            case "sequel" -> "goes on from " + SafeText.line(record.get("of"));
            default -> SafeText.line(GameRecordText.of(record));
        };
    }

    /** The dice in brackets, those thrown on the table with an asterisk; empty if there are none. */
    private static String dice(RecordEntry record) {
        return record.rolls().stream()
                .map(roll -> roll.text() + (roll.source() == Roll.Source.GIVEN ? "*" : ""))
                .collect(Collectors.joining(", ", "  [", "]"))
                .replace("  []", "");
    }

    private static String code(RecordEntry record) {
        return String.valueOf(record.object("outcome").getOrDefault("code", ""));
    }

    private static String text(RecordEntry record) {
        return String.valueOf(record.object("outcome").getOrDefault("text", ""));
    }

    /** Formats a record as a CSV row. Other records than resolutions have their kind in the code column. */
    public String row(RecordEntry record) {
        Map<String, Object> outcome = record.object("outcome");
        boolean resolution = record.isResolution();
        return ResolutionCsv.row(List.of(
                String.valueOf(record.number()),
                record.time(),
                record.label().orElse(""),
                record.ruleset(),
                record.resolver(),
                resolution ? code(record) : record.kind(),
                String.valueOf(outcome.getOrDefault("passed", "")),
                resolution ? text(record) : event(record),
                numbers(outcome),
                String.join("; ", effects(record)),
                record.rolls().stream().map(Roll::text).collect(Collectors.joining("; ")),
                String.join(" ", record.rulings()),
                record.seed().orElse(""),
                record.get("hash"),
                (record.get("tables") + " " + mark(record)).strip()));
    }

    /** The mark of an outcome that made-up numbers decided; otherwise empty. */
    private static String mark(RecordEntry record) {
        boolean standIns = !record.texts("stand-in").isEmpty();
        return standIns || record.get("tables").equals("stand-in") ? ResolutionText.STAND_IN : "";
    }

    /** Title of the outcome. If this program does not know the resolver, the title is made from the code. */
    private static String title(RecordEntry record) {
        String code = code(record);
        Optional<Ruleset> ruleset = Rulesets.find(record.ruleset());
        if (ruleset.isPresent() && ruleset.get().resolvers().contains(record.resolver())) {
            for (Code known :
                    ruleset.get().resolver(record.resolver()).description().codes()) {
                if (known.name().equals(code)) {
                    return known.title();
                }
            }
        }
        return code.replace('-', ' ');
    }

    private static String numbers(Map<String, Object> outcome) {
        return outcome.get("numbers") instanceof Map<?, ?> numbers
                ? numbers.entrySet().stream()
                        .map(number -> number.getKey() + "=" + number.getValue())
                        .collect(Collectors.joining(" "))
                : "";
    }

    /** Effects in the form {@code side effect amount}. */
    private static List<String> effects(RecordEntry record) {
        List<String> effects = new ArrayList<>();
        for (Map<?, ?> effect : record.effects()) {
            Object amount = effect.get("amount");
            effects.add(effect.get("side") + " " + effect.get("effect") + (amount == null ? "" : " " + amount));
        }
        return effects;
    }

    /** Title and first paragraph of a battle report. */
    public static String reportTitle(String file) {
        return "# Battle report\n\nFrom the journal `" + SafeText.line(file).replace('`', '\'')
                + "`. Dice marked * were thrown on the table, the others come from seeds on record.\n\n";
    }

    /** Formats a record as a paragraph of the battle report. */
    public String paragraph(RecordEntry record) {
        if (!record.isResolution()) {
            return record.number() + ". *" + markdown(event(record)) + "*\n";
        }
        StringBuilder text = new StringBuilder();
        text.append(record.number()).append(". ");
        record.label()
                .ifPresent(label -> text.append("**").append(markdown(label)).append("**, "));
        text.append(markdown(record.resolver())).append(": **");
        text.append(markdown(title(record))).append("**. ").append(markdown(text(record)));
        List<String> effects = effects(record);
        if (!effects.isEmpty()) {
            text.append(" On the table: ")
                    .append(markdown(String.join("; ", effects)))
                    .append('.');
        }
        String rolled = record.rolls().stream()
                .map(roll -> markdown(roll.purpose()) + " " + roll.text()
                        + (roll.source() == Roll.Source.GIVEN ? "\\*" : ""))
                .collect(Collectors.joining(", "));
        return text.append(rolled.isEmpty() ? "" : " (" + rolled + ")")
                .append(mark(record).isEmpty() ? "" : " " + markdown(mark(record)))
                .append('\n')
                .toString();
    }

    /** Escapes text from the journal, so that Markdown does not take it for markup. */
    private static String markdown(String text) {
        return SafeText.line(text).replaceAll("([\\\\`*_\\[\\]<>#|])", "\\\\$1");
    }
}
