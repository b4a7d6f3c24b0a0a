package grognard.rules;

import grognard.table.Cell;
import java.util.List;
import java.util.Optional;

/** What one side has to do on the table. */
public record Effect(String side, EffectKind kind, Optional<Number> amount) {

    public static Effect of(String side, EffectKind kind) {
        return new Effect(side, kind, Optional.empty());
    }

    public static Effect of(String side, EffectKind kind, Number amount) {
        return new Effect(side, kind, Optional.of(amount));
    }

    /** Whether it is of that kind and happens to that side. */
    public boolean is(EffectKind wanted, String whose) {
        return side.equals(whose) && kind.equals(wanted);
    }

    public boolean is(EffectKind wanted) {
        return kind.equals(wanted);
    }

    /** The instruction in words, without the side. */
    public String phrase() {
        return kind.phrase(amount.map(Numbers::text).orElse(""));
    }

    /** A cell that lists effects: {@code defender fall-back 1; defender gain-pips 1}. */
    public static Cell<List<Effect>> cell(List<String> sides, List<EffectKind> kinds) {
        return Cell.list(
                ";",
                Cell.of(
                        "'side effect' or 'side effect amount', the side one of " + String.join(", ", sides)
                                + ", the effect one of "
                                + String.join(
                                        ", ",
                                        kinds.stream().map(EffectKind::name).toList()),
                        text -> read(text, sides, kinds)));
    }

    private static Optional<Effect> read(String text, List<String> sides, List<EffectKind> kinds) {
        String[] words = text.split(" +", -1);
        if (words.length < 2 || words.length > 3 || !sides.contains(words[0])) {
            return Optional.empty();
        }
        if (words.length == 3 && !words[2].matches("[0-9]{1,3}")) {
            return Optional.empty();
        }
        Optional<Number> amount = words.length == 3 ? Optional.of(Integer.valueOf(words[2])) : Optional.empty();
        return kinds.stream()
                .filter(kind -> kind.name().equals(words[1]))
                .findFirst()
                .map(kind -> new Effect(words[0], kind, amount));
    }
}
