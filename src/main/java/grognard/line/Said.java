package grognard.line;

import grognard.rules.Parameter.Side;
import java.util.List;

/**
 * An option as it was said in a line.
 *
 * @param option as typed, perhaps without the defender's prefix
 * @param value what it says; empty if it only says whose options follow
 * @param place where the value stands, or the option if it has none
 */
record Said(Meaning meaning, Word option, String value, Word place) {

    /** Whether both say the same thing, so that only one of them can hold. */
    boolean isAboutTheSameAs(Said other) {
        if (meaning.isRepeatable() || value.isEmpty() || other.value.isEmpty()) {
            return false; // a side may be named as often as one likes
        }
        if (meaning.parameter() == null || other.meaning.parameter() == null) {
            return meaning.usual() != null && meaning.usual() == other.meaning.usual();
        }
        return meaning.parameter().equals(other.meaning.parameter());
    }

    /** Whether it is a flag that is taken back: {@code --column=false}. */
    boolean isOff() {
        return meaning.isFlag() && value.equals("false");
    }

    boolean is(Usual usual) {
        return meaning.usual() == usual;
    }

    /** Whether a complaint that names this is about it. */
    boolean isCalled(String name) {
        return meaning.option().equals(name)
                || option.text().equals(name)
                || (meaning.usual() != null && meaning.usual().names().contains(name))
                || (meaning.parameter() != null && meaning.parameter().option().equals(name));
    }

    boolean isDefenders() {
        return meaning.follows() == Side.DEFENDER
                || (meaning.parameter() != null && meaning.parameter().side() == Side.DEFENDER);
    }

    /** The same with the option's name in full, so that it can stand anywhere. */
    Said inFull() {
        String name = meaning.usual() == null ? meaning.option() : nameOf(option.text());
        return new Said(meaning, new Word(name, 0), value, new Word(value, 0));
    }

    private static String nameOf(String typed) {
        int equals = typed.indexOf('=');
        return equals < 0 ? typed : typed.substring(0, equals);
    }

    /** The words that say it. */
    List<String> words() {
        if (meaning.isFlag() || value.isEmpty()) {
            return List.of(option.text());
        }
        int equals = option.text().indexOf('=');
        return equals < 0 ? List.of(option.text(), value) : List.of(option.text());
    }
}
