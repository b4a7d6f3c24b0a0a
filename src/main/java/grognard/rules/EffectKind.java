package grognard.rules;

/**
 * A kind of thing that happens on the table.
 *
 * @param name what programs act on: {@code fall-back}
 * @param text what the player does; <code>{n move}</code> stands for the amount and its noun
 */
public record EffectKind(String name, String text) {

    // Written out: the equality that Java makes for records costs a one-shot run 25 ms.
    @Override
    public boolean equals(Object other) {
        return other instanceof EffectKind kind && kind.name.equals(name);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    /** Whether its words hold an amount. */
    boolean counts() {
        return text.indexOf("{n ") >= 0;
    }

    /** What the player does, with the amount put in; {@code without} an amount the noun stands in the plural alone. */
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
