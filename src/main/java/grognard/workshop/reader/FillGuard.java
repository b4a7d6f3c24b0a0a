package grognard.workshop.reader;

import grognard.rules.Parameter;
import grognard.rules.Tables;
import grognard.rules.Type;
import grognard.workshop.resolver.FolderOption;
import grognard.workshop.value.PlayState;
import grognard.workshop.value.Rational;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Keeps a game from filling an option where {@code only-with} or {@code not-with} would then refuse the line. */
record FillGuard(OptionDraft option, List<FolderOption.Condition> conditions, List<OptionDraft> all)
        implements Parameter.Company {

    @Override
    public boolean allows(Map<String, String> values, Tables tables) {
        if (!isGiven(option, values)) {
            return true;
        }
        for (FolderOption.Condition condition : conditions) {
            for (OptionDraft other : all) {
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

    private static boolean isGiven(OptionDraft draft, Map<String, String> values) {
        Object value = value(draft, values);
        return !value.equals(fallback(draft)) && !value.equals("") && !value.equals(false);
    }

    /**
     * The value of an option among those filled so far, as {@link PlayState} holds it; its default if it is not
     * filled.
     */
    private static Object value(OptionDraft draft, Map<String, String> values) {
        String text = values.get(draft.name());
        if (text == null) {
            return fallback(draft);
        }
        if (draft.kind() instanceof Type.Word) {
            return text;
        }
        return draft.kind() instanceof Type.Flag
                ? (Object) text.equals("true")
                : Rational.read(text).<Object>map(number -> number).orElse("");
    }

    /** The default as {@link PlayState} holds it; the empty text if there is none. */
    private static Object fallback(OptionDraft draft) {
        @Nullable Object fallback = draft.fallback();
        return fallback == null ? "" : PlayState.plain(fallback);
    }
}
