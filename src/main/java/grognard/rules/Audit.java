package grognard.rules;

import grognard.rules.Resolution.Line;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Collects the working, numbers, effects and next resolvers while a resolver goes through a test, and makes the outcome. */
public class Audit {

    private final List<Line> working = new ArrayList<>();
    private final List<String> rulings = new ArrayList<>(2);
    private final Map<String, Number> numbers = new LinkedHashMap<>();
    private final List<Effect> effects = new ArrayList<>(4);
    private final List<Next> next = new ArrayList<>(2);

    /** Whether working and rulings are kept. */
    private final boolean written;

    public Audit() {
        this(true);
    }

    /** @param written false to drop working and rulings, for odds, which need only outcomes */
    protected Audit(boolean written) {
        this.written = written;
    }

    /** Starts adding up a side's score. */
    public final Score score(String side) {
        return new Score(side);
    }

    /** Adds a line of the working; see {@link Line}. */
    public final Audit line(String side, String what, Number value) {
        return line(side, what, value, "");
    }

    public final Audit line(String side, String what, Number value, String note) {
        if (written) {
            working.add(new Line(side, what, value, note, false));
        }
        return this;
    }

    /** Adds a modifier to the working, which is shown with its sign. */
    public final Audit modifier(String side, String what, Number value) {
        return modifier(side, what, value, "");
    }

    public final Audit modifier(String side, String what, Number value, String note) {
        if (written) {
            working.add(new Line(side, what, value, note, true));
        }
        return this;
    }

    /** Notes that a ruling decided something. Repeated ids are ignored. */
    public final Audit ruling(String id) {
        if (written && !rulings.contains(id)) {
            rulings.add(id);
        }
        return this;
    }

    /** Notes a ruling if it decided something here. */
    public final Audit rulingIf(boolean decided, String id) {
        return decided ? ruling(id) : this;
    }

    /** Sets a number of the outcome. Numbers keep the order in which they are first set. */
    public final Audit number(String name, Number value) {
        numbers.put(name, value);
        return this;
    }

    public final Audit effect(String side, EffectKind kind) {
        effects.add(Effect.of(side, kind));
        return this;
    }

    public final Audit effectIf(boolean occurs, String side, EffectKind kind) {
        return occurs ? effect(side, kind) : this;
    }

    /** Adds an effect with an amount, unless the amount is zero. */
    public final Audit effect(String side, EffectKind kind, Number amount) {
        if (amount.doubleValue() != 0) {
            effects.add(Effect.of(side, kind, amount));
        }
        return this;
    }

    /** Adds an effect, unless its amount is zero. */
    public final Audit effect(Effect effect) {
        if (effect.amount().isEmpty() || effect.amount().get().doubleValue() != 0) {
            effects.add(effect);
        }
        return this;
    }

    public final Audit effects(List<Effect> more) {
        effects.addAll(more);
        return this;
    }

    /** Sends the players on to another resolver. Equal entries are ignored. */
    public final Audit next(Next due) {
        if (!next.contains(due)) {
            next.add(due);
        }
        return this;
    }

    /** Sends the players on if the other resolver is due. */
    public final Audit nextIf(boolean isDue, Next due) {
        return isDue ? next(due) : this;
    }

    public final Audit next(List<Next> all) {
        for (Next due : all) {
            next(due);
        }
        return this;
    }

    /** Ends the resolution with the text of its code. Numbers named in braces are filled in. */
    public final Resolution outcome(Code code) {
        return outcome(code, code.text());
    }

    /** Ends the resolution with another text. Numbers named in braces are filled in. */
    public final Resolution outcome(Code code, String words) {
        String text = words.indexOf('{') < 0 ? words : filled(words);
        return new Resolution(new Outcome(code, text, numbers, effects, next), working, rulings);
    }

    /** Replaces names of numbers in braces; a name that is no number stays as it is. */
    private String filled(String words) {
        StringBuilder text = new StringBuilder(words.length());
        int from = 0;
        for (int open = words.indexOf('{'); open >= 0; open = words.indexOf('{', open + 1)) {
            int close = words.indexOf('}', open);
            Number number = close < 0 ? null : numbers.get(words.substring(open + 1, close));
            if (number != null) {
                text.append(words, from, open).append(Numbers.text(number));
                from = close + 1;
            }
        }
        return text.append(words, from, words.length()).toString();
    }

    /** A score that is added up line by line and appears so in the working. */
    public final class Score {

        private final String side;
        private int total;

        private Score(String side) {
            this.side = side;
        }

        /** Adds the die, or the sum of the dice, that the score starts from. */
        public Score die(int value) {
            total += value;
            line(side, "die", value);
            return this;
        }

        /** Adds a modifier; zero leaves no line in the working. */
        public Score add(String what, int value) {
            if (value != 0) {
                total += value;
                modifier(side, what, value);
            }
            return this;
        }

        /** The sum until now, without a line in the working. */
        public int soFar() {
            return total;
        }

        /** Ends the score with a line {@code score} in the working and returns the sum. */
        public int total() {
            return total("score");
        }

        /** Ends the score with a line of another name. */
        public int total(String what) {
            line(side, what, total);
            return total;
        }
    }
}
