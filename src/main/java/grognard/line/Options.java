package grognard.line;

import grognard.input.BadInput;
import grognard.input.WholeNumber;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Which of the usual options were said, and what for each. */
public final class Options {

    private static final int MOST_REPEATS = 1_000_000;

    /** Ways to write a result that exclude each other. */
    private static final List<Usual> FORMS = List.of(Usual.JSON, Usual.CSV, Usual.FIELDS, Usual.TEMPLATE);

    /** Nothing said. */
    public static final Options NONE = new Options(new EnumMap<>(Usual.class));

    /** What is said for all lines of a batch or a game; each line has its own dice. */
    private static final List<Usual> COMMON = List.of(
            Usual.JSON,
            Usual.QUIET,
            Usual.BRIEF,
            Usual.FIELDS,
            Usual.TEMPLATE,
            Usual.LABEL,
            Usual.TABLES,
            Usual.HOUSE,
            Usual.EXIT_STATUS,
            Usual.NO_COLOR,
            Usual.LOG);

    private final EnumMap<Usual, List<String>> said;
    private final int repeat;
    private final Map<String, String> house;

    private Options(EnumMap<Usual, List<String>> said) {
        this.said = said;
        this.repeat = repeat(said.get(Usual.REPEAT));
        this.house = house(said.get(Usual.HOUSE));
        Usual before = null;
        for (int i = 0; i < FORMS.size(); i++) {
            Usual form = FORMS.get(i);
            if (!has(form)) {
                continue;
            }
            if (before != null) {
                String both = form.longName() + " with " + before.longName();
                throw BadInput.about(form.longName(), both + ": expected only one of them");
            }
            before = form;
        }
    }

    /** What was said for each option, in order; nothing for a flag. */
    public static Options of(Map<Usual, List<String>> said) {
        return said.isEmpty() ? NONE : new Options(new EnumMap<>(said));
    }

    /** The same of a map that is nobody else's. */
    static Options said(EnumMap<Usual, List<String>> own) {
        return new Options(own);
    }

    public boolean isEmpty() {
        return said.isEmpty();
    }

    public boolean has(Usual option) {
        return said.containsKey(option);
    }

    /** What was said for the option. */
    public Optional<String> text(Usual option) {
        List<String> values = said.get(option);
        return values == null ? Optional.empty() : Optional.of(values.get(0));
    }

    public boolean json() {
        return has(Usual.JSON);
    }

    public boolean quiet() {
        return has(Usual.QUIET);
    }

    public boolean brief() {
        return has(Usual.BRIEF);
    }

    /** Whether a result is one line that needs nothing beside it. */
    public boolean isOneLine() {
        return json() || quiet() || has(Usual.FIELDS) || has(Usual.TEMPLATE);
    }

    public Optional<String> seed() {
        return text(Usual.SEED);
    }

    public Optional<String> dice() {
        return text(Usual.DICE);
    }

    public boolean ask() {
        return has(Usual.ASK);
    }

    /** How often to resolve; 0 if that was not said. */
    public int repeat() {
        return repeat;
    }

    public Optional<String> label() {
        return text(Usual.LABEL);
    }

    public Optional<String> log() {
        return text(Usual.LOG);
    }

    public Optional<String> tables() {
        return text(Usual.TABLES);
    }

    /** House keys as typed. */
    public Map<String, String> house() {
        return house;
    }

    /** The same and one more flag. */
    public Options with(Usual flag) {
        return with(flag, List.of());
    }

    /** Adds the flag if it is set. */
    public Options with(Usual flag, boolean set) {
        return set ? with(flag) : this;
    }

    /** Adds the value if there is one. */
    public Options with(Usual option, Optional<String> value) {
        return value.isPresent() ? with(option, value.get()) : this;
    }

    /** The same and one more value; what was said before for the option no longer holds. */
    public Options with(Usual option, String value) {
        return with(option, List.of(value));
    }

    /** The same and one more value of an option that can be repeated. */
    public Options withMore(Usual option, String value) {
        List<String> before = said.get(option);
        return with(option, before == null ? List.of(value) : joined(before, List.of(value)));
    }

    private Options with(Usual option, List<String> values) {
        EnumMap<Usual, List<String>> more = new EnumMap<>(said);
        more.put(option, values);
        return new Options(more);
    }

    /** These, and the others of what can be said for several lines at once where these say nothing. */
    public Options over(Options others) {
        if (others.isEmpty()) {
            return this;
        }
        EnumMap<Usual, List<String>> both = said.clone();
        boolean form = hasForm();
        for (int i = 0; i < COMMON.size(); i++) { // every line of a batch with an option of its own comes by
            Usual option = COMMON.get(i);
            List<String> other = others.said.get(option);
            if (other == null) {
                continue;
            }
            List<String> own = said.get(option);
            boolean settled = form && FORMS.contains(option); // a line's own form is the one
            if (!settled && (own == null || option.isRepeatable())) {
                both.put(option, own == null ? other : joined(other, own));
            }
        }
        return new Options(both);
    }

    private boolean hasForm() {
        for (Usual form : FORMS) {
            if (has(form)) {
                return true;
            }
        }
        return false;
    }

    /** The more general first, so that the special has the last word. */
    private static List<String> joined(List<String> general, List<String> special) {
        List<String> all = new ArrayList<>(general);
        all.addAll(special);
        return all;
    }

    private static int repeat(@Nullable List<String> typed) {
        if (typed == null) {
            return 0;
        }
        int number = WholeNumber.in(typed.get(0)).orElse(0);
        if (number < 1 || number > MOST_REPEATS) {
            throw BadInput.value("-n", typed.get(0), "a whole number from 1 to " + MOST_REPEATS);
        }
        return number;
    }

    private static Map<String, String> house(@Nullable List<String> typed) {
        if (typed == null) {
            return Map.of();
        }
        Map<String, String> house = new TreeMap<>();
        for (String text : typed) {
            int equals = text.indexOf('=');
            if (equals < 1) {
                throw BadInput.value("--house", text, "KEY=VALUE");
            }
            house.put(text.substring(0, equals), text.substring(equals + 1));
        }
        return house;
    }
}
