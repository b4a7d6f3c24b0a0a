package grognard.render.result;

import grognard.dice.Roll;
import grognard.input.BadInput;
import grognard.record.RecordCaption;
import grognard.rules.Description;
import grognard.rules.Effect;
import grognard.rules.Next;
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
 * One-line output with the values that the player chose: separated by tabs ({@code --fields}), for {@code cut}, {@code
 * awk} and spreadsheets, or in a template ({@code --template}). A name is one of {@link #NAMES}, a number of the outcome or a
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
     * @param option the option, for error messages
     * @param parts literal text and names alternating, text first
     */
    private FieldTemplate(String option, List<String> parts) {
        this.option = option;
        this.parts = List.copyOf(parts);
    }

    /** Parses a list of names separated by commas. */
    public static FieldTemplate listed(String option, String list) {
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

    /** Parses a template with names in braces. {@code \\t} and {@code \\n} are a tab and a line end. */
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

    /** Formats a resolution. Values that it lacks are empty; tabs and line ends in values become blanks. */
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
            case "line" -> line > 0 ? String.valueOf(line) : "";
            case "ruleset" -> played.tables().ruleset().name();
            case "resolver" -> played.resolver().description().name();
            case "label" -> caption.label().orElse("");
            case "repeat" -> caption.repeat() > 0 ? String.valueOf(caption.repeat()) : "";
            case "code" -> outcome.code().name();
            case "outcome" -> outcome.code().title();
            case "text" -> outcome.text();
            case "passed" -> outcome.code().verdict().text();
            case "effects" -> effects(outcome);
            case "next" -> String.join(" ", Next.names(outcome.next()));
            case "dice" -> played.rolls().stream().map(Roll::text).collect(Collectors.joining(" "));
            case "rulings" -> String.join(" ", played.resolution().rulings());
            case "seed" -> caption.seed().orElse("");
            case "tables" -> ResolutionCsv.tables(played.tables().used(played.resolver(), played.situation()));
            default -> other(name, played);
        };
    }

    /** A number of the outcome or the value of a parameter; empty if this outcome lacks it. */
    private static String other(String name, Played played) {
        Number number = played.resolution().outcome().numbers().get(name);
        if (number != null) {
            return Numbers.text(number);
        }
        Object input = played.situation().inputs().get(name);
        return input == null ? "" : String.valueOf(input);
    }

    /**
     * Refuses a name that no outcome of the resolver can have, and lists those that it can.
     *
     * @param elsewhere whether another resolver, of another line, has that name
     */
    public void check(NumberNames numbers, Description description, Predicate<String> elsewhere) {
        List<String> parameters =
                description.parameters().stream().map(Parameter::name).toList();
        for (int i = 1; i < parts.size(); i += 2) {
            String name = parts.get(i);
            boolean known = NAMES.contains(name)
                    || numbers.names().contains(name)
                    || parameters.contains(name)
                    || numbers.open();
            if (!known && !elsewhere.test(name)) {
                List<String> all = new ArrayList<>(NAMES);
                all.addAll(numbers.names());
                all.addAll(parameters);
                throw BadInput.value(
                        option,
                        name,
                        "a field (" + String.join(", ", NAMES) + ")"
                                + listed(", a number of the outcome", numbers.names())
                                + listed(" or a parameter", parameters),
                        all);
            }
        }
    }

    private static String listed(String title, List<String> names) {
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
