package grognard.plan;

import grognard.game.unit.Unit;
import grognard.game.unit.UnitCondition;
import grognard.game.unit.Units;
import grognard.input.BadInput;
import grognard.input.WholeNumber;
import java.util.ArrayList;
import java.util.List;

/**
 * Parses the goal of a plan by recursive descent. {@code or} binds weakest, then {@code and}, then {@code not};
 * parentheses group.
 */
final class PlanGoalReader {

    private static final String WHERE = "--want";
    private static final String EXPECTED =
            "UNIT STATE, UNIT FIELD<VALUE (or = != <= > >=) or N=CODE, with and, or, not and parentheses";

    /**
     * Limit on tokens: far more than a goal needs, and few enough that nested parentheses cannot overflow the stack.
     */
    private static final int MAX_TOKENS = 500;

    private final Units units;
    private final List<PlanStep> steps;
    private final List<String> tokens;

    /** Index of the next token. */
    private int at;

    private PlanGoalReader(String text, Units units, List<PlanStep> steps) {
        this.units = units;
        this.steps = steps;
        this.tokens = tokens(text);
    }

    /**
     * Parses a goal.
     *
     * @param units units that the goal can name
     * @param steps steps of the plan, whose outcomes the goal can refer to
     */
    static PlanGoal read(String text, Units units, List<PlanStep> steps) {
        PlanGoalReader reader = new PlanGoalReader(text, units, steps);
        if (reader.tokens.size() > MAX_TOKENS) {
            throw BadInput.of(WHERE, "at most " + MAX_TOKENS + " words and signs, found " + reader.tokens.size());
        }
        PlanGoal want = reader.or();
        if (reader.at < reader.tokens.size()) {
            throw BadInput.value(WHERE, reader.tokens.get(reader.at), "and, or, or the end");
        }
        return want;
    }

    /**
     * Splits the text into words, comparison signs and parentheses. Quotes keep a word with blanks or signs together.
     */
    private static List<String> tokens(String text) {
        List<String> tokens = new ArrayList<>();
        int at = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            int from = at;
            if (Character.isWhitespace(c)) {
                at++;
                continue;
            }
            if (c == '"' || c == '\'') {
                at = text.indexOf(c, from + 1);
                if (at < 0) {
                    throw BadInput.of(WHERE, "the quote " + c + " to be closed");
                }
                tokens.add(text.substring(from + 1, at++));
                continue;
            }
            if ("()".indexOf(c) >= 0) {
                at++;
            } else if (isSign(c)) {
                at += at + 1 < text.length() && text.charAt(at + 1) == '=' ? 2 : 1;
            } else {
                while (at < text.length()
                        && !Character.isWhitespace(text.charAt(at))
                        && "()\"'".indexOf(text.charAt(at)) < 0
                        && !isSign(text.charAt(at))) {
                    at++;
                }
            }
            tokens.add(text.substring(from, at));
        }
        return tokens;
    }

    private static boolean isSign(char c) {
        return "=!<>".indexOf(c) >= 0;
    }

    /** Whether the next token is this one. */
    private boolean is(String token) {
        return at < tokens.size() && tokens.get(at).equals(token);
    }

    /** Whether the next token is a comparison sign. A quoted word may be empty. */
    private boolean isAtSign() {
        return at < tokens.size()
                && !tokens.get(at).isEmpty()
                && isSign(tokens.get(at).charAt(0));
    }

    /** Consumes the next token; an error at the end of the goal. */
    private String next() {
        if (at == tokens.size()) {
            throw BadInput.of(WHERE, EXPECTED);
        }
        return tokens.get(at++);
    }

    private PlanGoal or() {
        PlanGoal want = and();
        while (is("or")) {
            at++;
            want = want.or(and());
        }
        return want;
    }

    private PlanGoal and() {
        PlanGoal want = not();
        while (is("and")) {
            at++;
            want = want.and(not());
        }
        return want;
    }

    private PlanGoal not() {
        if (is("not")) {
            at++;
            return not().not();
        }
        if (!is("(")) {
            return atom();
        }
        at++;
        PlanGoal want = or();
        if (!is(")")) {
            throw BadInput.of(WHERE, "the parenthesis to be closed");
        }
        at++;
        return want;
    }

    /** Parses a single condition: {@code N=CODE}, {@code UNIT STATE} or {@code UNIT FIELD<VALUE}. */
    private PlanGoal atom() {
        String first = next();
        if (WholeNumber.in(first).isPresent() && is("=")) {
            at++;
            return PlanGoal.ofStep(PlanReader.condition(WHERE, first + "=" + next(), steps));
        }
        int end = units.endOfName(tokens, at - 1);
        Unit unit = units.named(tokens.subList(at - 1, end)).orElseGet(() -> units.meant(WHERE, first));
        at = end;
        String field = next();
        if (isAtSign()) {
            String sign = next();
            if (sign.equals("!")) {
                throw BadInput.value(WHERE, sign, "one of = != < <= > >=");
            }
            return PlanGoal.ofUnit(UnitCondition.field(WHERE, unit, field, sign, next()));
        }
        return PlanGoal.ofUnit(UnitCondition.state(WHERE, unit, field));
    }
}
