package grognard.rules;

import grognard.rules.Resolution.Line;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Collects the working and the consequences while a resolver goes through the test as a player would. */
public final class Audit {

    private final List<Line> working = new ArrayList<>();
    private final List<String> rulings = new ArrayList<>(2);
    private final Map<String, Number> numbers = new LinkedHashMap<>();
    private final List<Effect> effects = new ArrayList<>(4);
    private final List<Next> next = new ArrayList<>(2);

    private final boolean written;

    public Audit() {
        this(true);
    }

    private Audit(boolean written) {
        this.written = written;
    }

    /**
     * An audit that drops lines and rulings: exact odds run a resolver many times and read only numbers and effects.
     */
    public static Audit unwritten() {
        return new Audit(false);
    }

    /** Starts adding up a side's score. */
    public Score score(String side) {
        return new Score(side);
    }

    public Audit line(String side, String what, Number value) {
        return line(side, what, value, "");
    }

    public Audit line(String side, String what, Number value, String note) {
        if (written) {
            working.add(new Line(side, what, value, note, false));
        }
        return this;
    }

    /** A modifier, which is shown with its sign. */
    public Audit modifier(String side, String what, Number value) {
        return modifier(side, what, value, "");
    }

    public Audit modifier(String side, String what, Number value, String note) {
        if (written) {
            working.add(new Line(side, what, value, note, true));
        }
        return this;
    }

    /** Names a ruling that decided something. Named twice, it is listed once. */
    public Audit ruling(String id) {
        if (written && !rulings.contains(id)) {
            rulings.add(id);
        }
        return this;
    }

    public Audit number(String name, Number value) {
        numbers.put(name, value);
        return this;
    }

    public Audit effect(String side, EffectKind kind) {
        effects.add(Effect.of(side, kind));
        return this;
    }

    /** Adds an effect with an amount; an amount of zero adds nothing. */
    public Audit effect(String side, EffectKind kind, Number amount) {
        if (amount.doubleValue() != 0) {
            effects.add(Effect.of(side, kind, amount));
        }
        return this;
    }

    /** Adds an effect; one with an amount of zero is left out. */
    public Audit effect(Effect effect) {
        if (effect.amount().isEmpty() || effect.amount().get().doubleValue() != 0) {
            effects.add(effect);
        }
        return this;
    }

    public Audit effects(List<Effect> more) {
        effects.addAll(more);
        return this;
    }

    /** Adds a resolver that the players have to go on to. Equal ones are listed once. */
    public Audit next(Next due) {
        if (!next.contains(due)) {
            next.add(due);
        }
        return this;
    }

    public Audit next(List<Next> all) {
        for (Next due : all) {
            next(due);
        }
        return this;
    }

    /**
     * Ends the resolution with the code's own text, in which a name in braces is replaced by the number of that name.
     */
    public Resolution outcome(Code code) {
        return outcome(code, code.text());
    }

    /** Ends the resolution with a text that replaces the code's own. */
    public Resolution outcome(Code code, String words) {
        String text = words.indexOf('{') < 0 ? words : filled(words);
        return new Resolution(new Outcome(code, text, numbers, effects, next), working, rulings);
    }

    /** Replaces names in braces by their numbers; a name without a number stays as it is. */
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

    /** A score that is added up line by line. */
    public final class Score {

        private final String side;
        private int total;

        private Score(String side) {
            this.side = side;
        }

        /** The die, or the sum of the dice, that the score starts from. */
        public Score die(int value) {
            total += value;
            line(side, "die", value);
            return this;
        }

        /** Adds a modifier. A modifier of zero leaves no line in the working. */
        public Score add(String what, int value) {
            if (value != 0) {
                total += value;
                modifier(side, what, value);
            }
            return this;
        }

        /** The sum of what was added until now; nothing goes into the working. */
        public int soFar() {
            return total;
        }

        /** The sum, which goes into the working as the side's score. */
        public int total() {
            return total("score");
        }

        /** The sum, which goes into the working under that name. */
        public int total(String what) {
            line(side, what, total);
            return total;
        }
    }
}
