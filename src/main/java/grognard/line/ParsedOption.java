package grognard.line;

import grognard.rules.Parameter.Side;
import java.util.List;

/**
 * An option with its value, as parsed from a line.
 *
 * @param match the meaning of the option's name
 * @param option the token as typed, possibly a prefix or without {@code def-}
 * @param value the value, explicit or implied; empty if the option is only a side marker
 * @param valueToken the token with the value, for error messages; the option's token if it has no value of its own
 */
record ParsedOption(OptionMatch match, Token option, String value, Token valueToken) {

    /** Whether both set the same parameter or common option, so that a line can have only one of them. */
    boolean conflictsWith(ParsedOption other) {
        if (match.isRepeatable() || value.isEmpty() || other.value.isEmpty()) {
            return false; // side markers may be repeated
        }
        if (match.parameter() == null || other.match.parameter() == null) {
            return match.common() != null && match.common() == other.match.common();
        }
        return match.parameter().equals(other.match.parameter());
    }

    /** Whether this revokes a flag: {@code --column=false}. */
    boolean isOff() {
        return match.isFlag() && value.equals("false");
    }

    boolean is(CommonOption common) {
        return match.common() == common;
    }

    /** Whether the option has that name, in any of its forms. Errors name options in the form that the resolver uses. */
    boolean isNamed(String name) {
        return match.option().equals(name)
                || option.text().equals(name)
                || (match.common() != null && match.common().names().contains(name))
                || (match.parameter() != null && match.parameter().option().equals(name));
    }

    /** Whether the option is the defender's, or the marker after which the defender's follow. */
    boolean isDefenders() {
        return match.follows() == Side.DEFENDER
                || (match.parameter() != null && match.parameter().side() == Side.DEFENDER);
    }

    /** Returns a copy with the option's full name, which means the same before and after {@code --def}. */
    ParsedOption withFullName() {
        String name = match.common() == null ? match.option() : option.beforeEquals();
        return new ParsedOption(match, new Token(name, 0), value, new Token(value, 0));
    }

    /** The option as tokens of a line. */
    List<String> tokens() {
        boolean separate = !match.isFlag() && !value.isEmpty() && option.text().indexOf('=') < 0;
        return separate ? List.of(option.text(), value) : List.of(option.text());
    }
}
