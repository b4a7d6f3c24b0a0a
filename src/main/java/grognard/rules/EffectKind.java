package grognard.rules;

import java.util.List;

/**
 * A kind of thing that happens on the table.
 *
 * @param name what programs act on: {@code fall-back}
 * @param text the instruction to the player; <code>{n move}</code> stands for the amount and its noun
 * @param changes what it changes of a unit in a game: {@code pips + n}, {@code stands - 1}, {@code state = routing},
 *     {@code gone}; only a game parses it
 */
public record EffectKind(String name, String text, List<String> changes) {

    public EffectKind {
        changes = List.copyOf(changes);
    }

    /**
     * An effect that changes no field of a unit: the player does it on the table, and a game has nothing to remember.
     */
    public EffectKind(String name, String text) {
        this(name, text, List.of());
    }

    /** This effect with the changes that it makes to a unit in a game. */
    public EffectKind changing(String... what) {
        return new EffectKind(name, text, List.of(what));
    }

    // By hand: a record's generated equals is linked at first use, which costs a one-shot 25 ms.
    @Override
    public boolean equals(Object other) {
        return other instanceof EffectKind kind && kind.name.equals(name);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    /** Whether the instruction contains an amount. */
    boolean counts() {
        return text.indexOf("{n ") >= 0;
    }

    /**
     * The instruction with the amount put in: {@code falls back 2 moves}. Without an amount the noun stands in the
     * plural alone.
     */
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
