package grognard.table;

import java.util.Locale;

/**
 * A constant of an enum that players and tables name by a word: {@code ATTACK_COLUMN} is {@code attack-column} in options,
 * JSON and CSV files. An enum whose words cannot be made from its names ({@code 12-pdr}) overrides {@link #word}.
 *
 * <p>{@code toString} is not overridden, so {@code "..." + constant} would print the Java name: write {@code
 * constant.word()}.
 */
public interface Keyword {

    /** The constant's name in Java; every enum has it. */
    String name();

    /** The word for the command line, CSV and JSON. */
    default String word() {
        return Words.BY_ENUM.get(((Enum<?>) this).getDeclaringClass())[((Enum<?>) this).ordinal()];
    }

    /** A value as text for the command line: the word of a keyword, {@code toString} of anything else. */
    static String text(Object value) {
        return value instanceof Keyword keyword ? keyword.word() : value.toString();
    }

    /** The words of some keywords, in their order. */
    static String[] words(Keyword... keywords) {
        String[] words = new String[keywords.length];
        for (int i = 0; i < words.length; i++) {
            words[i] = keywords[i].word();
        }
        return words;
    }

    /** The words of each enum, made once: a batch asks for them millions of times. */
    final class Words {

        private static final ClassValue<String[]> BY_ENUM = new ClassValue<>() {
            @Override
            protected String[] computeValue(Class<?> type) {
                Object[] constants = type.getEnumConstants();
                String[] words = new String[constants.length];
                for (int i = 0; i < words.length; i++) {
                    words[i] = ((Enum<?>) constants[i])
                            .name()
                            .toLowerCase(Locale.ROOT)
                            .replace('_', '-');
                }
                return words;
            }
        };

        private Words() {}
    }
}
