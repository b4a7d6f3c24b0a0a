package grognard.rules;

import java.util.Locale;

/** The words that players type for choices that are constants in the code. */
public final class ChoiceWords {

    /** Worked out once for each enum: a batch asks for them millions of times. */
    private static final ClassValue<String[]> WORDS = new ClassValue<>() {
        @Override
        protected String[] computeValue(Class<?> type) {
            Object[] constants = type.getEnumConstants();
            String[] words = new String[constants.length];
            for (int i = 0; i < words.length; i++) {
                words[i] =
                        ((Enum<?>) constants[i]).name().toLowerCase(Locale.ROOT).replace('_', '-');
            }
            return words;
        }
    };

    private ChoiceWords() {}

    /** {@code ATTACK_COLUMN} as {@code attack-column}; enums of choices answer this from {@code toString}. */
    @SuppressWarnings("EnumOrdinal") // only to find the constant's own word
    public static String of(Enum<?> constant) {
        return WORDS.get(constant.getDeclaringClass())[constant.ordinal()];
    }
}
