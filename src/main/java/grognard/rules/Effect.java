package grognard.rules;

import grognard.input.WholeNumber;
import grognard.table.Cell;
import java.util.List;
import java.util.Optional;

/**
 * Something that one side has to do on the table.
 *
 * @param amount amount, for kinds whose text has one
 */
public record Effect(String side, EffectKind kind, Optional<Number> amount) {

    public static Effect of(String side, EffectKind kind) {
        return new Effect(side, kind, Optional.empty());
    }

    public static Effect of(String side, EffectKind kind, Number amount) {
        return new Effect(side, kind, Optional.of(amount));
    }

    /** Whether the effect has this kind and side. */
    public boolean is(EffectKind wanted, String whose) {
        return side.equals(whose) && kind.equals(wanted);
    }

    public boolean is(EffectKind wanted) {
        return kind.equals(wanted);
    }

    /** The instruction for the player, without the side. */
    public String phrase() {
        return kind.phrase(amount.isPresent() ? Numbers.text(amount.get()) : "");
    }

    /** Cell type for lists of effects: {@code defender fall-back 1; defender gain-pips 1}. */
    public static Cell<List<Effect>> cell(List<String> sides, List<EffectKind> kinds) {
        return Cell.list(";", new Cell<Effect>() {
            @Override
            public Optional<Effect> read(String text) {
                return Effect.read(text, sides, kinds);
            }

            @Override
            public String expected() {
                List<String> names = kinds.stream().map(EffectKind::name).toList();
                return "'side effect' or 'side effect amount', the side one of " + String.join(", ", sides)
                        + ", the effect one of " + String.join(", ", names);
            }
        });
    }

    private static Optional<Effect> read(String text, List<String> sides, List<EffectKind> kinds) {
        String[] words = text.split(" ", -1);
        if (words.length < 2 || words.length > 3 || !sides.contains(words[0])) {
            return Optional.empty();
        }
        Optional<Integer> amount = words.length == 3 ? WholeNumber.in(words[2]) : Optional.empty();
        if (words.length == 3 && amount.isEmpty()) {
            return Optional.empty();
        }
        Optional<EffectKind> kind = named(words[1], amount.isPresent(), kinds);
        if (kind.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(amount.isPresent() ? of(words[0], kind.get(), amount.get()) : of(words[0], kind.get()));
    }

    /** Finds a kind by name. If several share it, the one whose text has an amount or not, as in the cell. */
    private static Optional<EffectKind> named(String name, boolean counted, List<EffectKind> kinds) {
        EffectKind found = null;
        for (EffectKind kind : kinds) {
            if (kind.name().equals(name) && (found == null || kind.counts() == counted)) {
                found = kind;
            }
        }
        return Optional.ofNullable(found);
    }
}
