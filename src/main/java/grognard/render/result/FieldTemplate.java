package grognard.render.result;

import grognard.dice.Roll;
import grognard.input.BadInput;
import grognard.record.RecordCaption;
import grognard.rules.Description;
import grognard.rules.Effect;
import grognard.rules.NumberNames;
import grognard.rules.Numbers;
import grognard.rules.Outcome;
import grognard.rules.Parameter;
import grognard.rules.Played;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Formats a resolution as one line of chosen fields: separated by tabs ({@code --fields}), for {@code cut}, {@code awk} and
 * spreadsheets, or in a template ({@code --template}). A field is one of {@link #NAMES}, a number of the outcome or a
 * parameter.
 */
public final class FieldTemplate {

    /** Fields that every resolution has. */
    public static final List<String> NAMES = List.of(
            "line",
            "ruleset",
            "resolver",
            "label",
            "repeat",
            "code",
            "outcome",
            "text",
            "passed",
            "effects",
            "next",
            "dice",
            "rulings",
            "seed",
            "tables");

    private final String option;
    private final List<String> parts;

    /**
     * @param option name of the option, for error messages
     * @param parts literal text and field names in turn, text first; names have odd indexes
     */
    private FieldTemplate(String option, List<String> parts) {
        this.option = option;
        this.parts = List.copyOf(parts);
    }

    /** Parses field names separated by commas. */
    public static FieldTemplate list(String option, String list) {
        List<String> parts = new ArrayList<>();
        for (String name : list.split(",", -1)) {
            if (name.isBlank()) {
                throw BadInput.value(option, list, "names with commas between them, such as code,label");
            }
            parts.add(parts.isEmpty() ? "" : "\t");
            parts.add(name.strip());
        }
        return new FieldTemplate(option, parts);
    }

    /** Parses a template with field names in braces. {@code \\t} and {@code \\n} become a tab and a line end. */
    public static FieldTemplate template(String option, String typed) {
        String text = typed.replace("\\t", "\t").replace("\\n", "\n");
        List<String> parts = new ArrayList<>();
        int from = 0;
        for (int open = text.indexOf('{'); open >= 0; open = text.indexOf('{', from)) {
            int close = text.indexOf('}', open);
            if (close < 0) {
                throw BadInput.value(option, typed, "a } for every {");
            }
            parts.add(text.substring(from, open));
            parts.add(text.substring(open + 1, close).strip());
            if (parts.get(parts.size() - 1).isEmpty()) {
                throw BadInput.of(option, "a name in the braces");
            }
            from = close + 1;
        }
        parts.add(text.substring(from));
        return new FieldTemplate(option, parts);
    }

    /**
     * Formats a resolution. Fields that it lacks are empty; tabs and line ends in values become blanks.
     *
     * @param line number of the line in its batch; 0 outside one
     */
    public String of(long line, Played played, RecordCaption caption) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < parts.size(); i++) {
            String value = i % 2 == 0 ? parts.get(i) : onOneLine(value(parts.get(i), line, played, caption));
            text.append(value);
        }
        return text.append('\n').toString();
    }

    private static String onOneLine(String value) {
        return value.replace('\t', ' ').replace('\n', ' ').replace('\r', ' ');
    }

    private String value(String name, long line, Played played, RecordCaption caption) {
        Outcome outcome = played.resolution().outcome();
        return switch (name) {
            case "line" -> ResolutionCsv.positive(line);
            case "ruleset" -> played.tables().ruleset().name();
            case "resolver" -> played.resolver().description().name();
            case "label" -> caption.label().orElse("");
            case "repeat" -> ResolutionCsv.positive(caption.repeat());
            case "code" -> outcome.code().name();
            case "outcome" -> outcome.code().title();
            case "text" -> outcome.text();
            case "passed" -> outcome.code().verdict().text();
            case "effects" -> effects(outcome);
            case "next" -> ResolutionCsv.next(outcome);
            case "dice" -> played.rolls().stream().map(Roll::text).collect(Collectors.joining(" "));
            case "rulings" -> String.join(" ", played.resolution().rulings());
            case "seed" -> caption.seed().orElse("");
            case "tables" -> ResolutionCsv.tables(played.tables().used(played.resolver(), played.situation()));
            default -> numberOrInput(name, played);
        };
    }

    /** Returns a number of the outcome, or else the value of a parameter; empty if there is neither. */
    private static String numberOrInput(String name, Played played) {
        Number number = played.resolution().outcome().numbers().get(name);
        if (number != null) {
            return Numbers.text(number);
        }
        Object input = played.situation().inputs().get(name);
        return input == null ? "" : String.valueOf(input);
    }

    /**
     * Throws an error that lists the valid names if a field is no name that the resolver can have.
     *
     * @param elsewhere whether some other resolver has a number or parameter of this name; such a field is accepted and
     *     stays empty, so that one list of fields serves all lines of a batch
     */
    public void check(NumberNames numbers, Description description, Predicate<String> elsewhere) {
        List<String> parameters =
                description.parameters().stream().map(Parameter::name).toList();
        List<String> known = new ArrayList<>(NAMES);
        known.addAll(numbers.names());
        known.addAll(parameters);
        for (int i = 1; i < parts.size(); i += 2) {
            String name = parts.get(i);
            if (!numbers.open() && !known.contains(name) && !elsewhere.test(name)) {
                throw BadInput.value(
                        option,
                        name,
                        "a field (" + String.join(", ", NAMES) + ")"
                                + inParentheses(", a number of the outcome", numbers.names())
                                + inParentheses(" or a parameter", parameters),
                        known);
            }
        }
    }

    private static String inParentheses(String title, List<String> names) {
        return names.isEmpty() ? "" : title + " (" + String.join(", ", names) + ")";
    }

    private static String effects(Outcome outcome) {
        StringBuilder text = new StringBuilder();
        for (Effect effect : outcome.effects()) {
            text.append(text.isEmpty() ? "" : "; ")
                    .append(effect.side())
                    .append(": ")
                    .append(effect.phrase());
        }
        return text.toString();
    }
}
