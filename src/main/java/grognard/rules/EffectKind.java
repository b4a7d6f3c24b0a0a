package grognard.rules;

/**
 * Kind of effect.
 *
 * @param name identifier for programs: {@code fall-back}
 * @param text instruction for the player; <code>{n move}</code> is replaced by the amount and its noun
 */
public record EffectKind(String name, String text) {

    // Written out: the generated equals of records costs a one-shot run 25 ms at its first call.
    @Override
    public boolean equals(Object other) {
        return other instanceof EffectKind kind && kind.name.equals(name);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    /** Whether the text has a place for an amount. */
    boolean counts() {
        return text.indexOf("{n ") >= 0;
    }

    /** The instruction with its amount; for an empty amount the noun alone, in the plural. */
    String phrase(String amount) {
        int open = text.indexOf("{n ");
        if (open < 0) {
            return text;
        }
        int close = text.indexOf('}', open);
        String noun = text.substring(open + 3, close);
        String nouns = noun + (noun.endsWith("ch") ? "es" : "s");
        String counted = amount.isEmpty() ? nouns : amount + " " + (amount.equals("1") ? noun : nouns);
        return text.substring(0, open) + counted + text.substring(close + 1);
    }
}
