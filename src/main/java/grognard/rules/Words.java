package grognard.rules;

import java.util.Locale;

/** Turns names in the code into the words that players type. */
public final class Words {

    private Words() {}

    /** {@code ATTACK_COLUMN} as {@code attack-column}; enums of choices answer this from {@code toString}. */
    public static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
