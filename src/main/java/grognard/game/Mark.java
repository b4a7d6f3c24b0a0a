package grognard.game;

import java.util.List;
import java.util.Map;

/**
 * What playing a resolver does to one of its roles: {@code target under-fire}, {@code attacker charge-used if charging},
 * {@code attacker fought on continues,falls-back}, {@code none on cannot-advance}, {@code attacker charged-on = (turn)},
 * {@code unit hits = 0}.
 *
 * @param input the input that it hangs on; may be empty
 * @param value what that input must be; empty for any
 * @param codes the codes that it hangs on; empty for all
 */
record Mark(String role, String field, String to, String input, String value, List<String> codes) {

    /** As a role: with these codes nothing is marked at all. */
    static final String NOBODY = "none";

    /** As a role: the turn itself, and no unit. */
    static final String TURN = "turn";

    static Mark of(String text) {
        List<String> words = List.of(text.split(" ", -1));
        int on = words.indexOf("on");
        int condition = words.indexOf("if");
        return new Mark(
                words.get(0),
                words.get(1),
                words.size() > 2 && words.get(2).equals("=") ? words.get(3) : "yes",
                condition < 0 ? "" : words.get(condition + 1),
                condition < 0 || condition + 2 >= words.size() ? "" : words.get(condition + 2),
                on < 0 ? List.of() : List.of(words.get(on + 1).split(",", -1)));
    }

    boolean applies(String code, Map<String, Object> inputs) {
        if (role.equals(NOBODY) || role.equals(TURN) || (!codes.isEmpty() && !codes.contains(code))) {
            return false;
        }
        Object said = input.isEmpty() ? Boolean.TRUE : inputs.get(input);
        return said != null && (value.isEmpty() || said.toString().equals(value));
    }

    Unit on(Unit unit, int number) {
        Field known = unit.fields().of(unit, field);
        if (known == null || !known.fits().holds(unit, Units.NONE)) {
            return unit;
        }
        return unit.with(field, known.read(field, to.equals("(turn)") ? String.valueOf(number) : to));
    }
}
