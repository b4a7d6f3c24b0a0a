package grognard.workshop;

import grognard.rules.Parameter;
import grognard.rules.Tables;
import grognard.workshop.OptionReader.Draft;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Keeps a game from filling in what an option's conditions would refuse. */
record Company(Draft option, List<Option.Condition> conditions, List<Draft> all) implements Parameter.Company {

    @Override
    public boolean allows(Map<String, String> values, Tables tables) {
        if (!isGiven(option, values)) {
            return true;
        }
        for (Option.Condition condition : conditions) {
            for (Draft other : all) {
                boolean fails = other.name().equals(condition.other())
                        && (condition.excludes()
                                ? isGiven(other, values)
                                : !condition.values().contains(value(other, values)));
                if (fails) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean isGiven(Draft draft, Map<String, String> values) {
        Object value = value(draft, values);
        return !value.equals(fallback(draft)) && !value.equals("") && !value.equals(false);
    }

    private static Object value(Draft draft, Map<String, String> values) {
        String text = values.get(draft.name());
        if (text == null) {
            return fallback(draft);
        }
        if (draft.kind() instanceof Kind.Choice) {
            return text;
        }
        return draft.kind() instanceof Kind.OnOff
                ? (Object) text.equals("true")
                : Fraction.read(text).<Object>map(number -> number).orElse("");
    }

    /** What it is where nothing is said; an empty text if that is nothing. */
    private static Object fallback(Draft draft) {
        @Nullable Object fallback = draft.fallback();
        return fallback == null ? "" : Ledger.plain(fallback);
    }
}
