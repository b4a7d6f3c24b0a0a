package grognard.rules;

import java.util.List;

/**
 * A kind of thing that happens on the table.
 *
 * @param name what programs act on: {@code fall-back}
 * @param text what the player does; <code>{n move}</code> stands for the amount and its noun
 * @param changes what it changes of a unit that is remembered: {@code pips + n}, {@code stands - 1}, {@code state =
 *     routing}, {@code gone}. Words, since only a game reads them
 */
public record EffectKind(String name, String text, List<String> changes) {

    public EffectKind {
        changes = List.copyOf(changes);
    }

    /** One that changes nothing that is remembered. */
    public EffectKind(String name, String text) {
        this(name, text, List.of());
    }

    /** The same, changing that. */
    public EffectKind changing(String... what) {
        return new EffectKind(name, text, List.of(what));
    }

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
