package grognard.plan;

import grognard.game.Claim;
import grognard.game.Unit;
import grognard.game.Units;
import grognard.input.BadInput;
import grognard.input.WholeNumber;
import java.util.ArrayList;
import java.util.List;

/** Reads what a player wants: {@code or} binds weakest, then {@code and}, {@code not}, parentheses. */
final class WantReader {

    private static final String WHERE = "--want";
    private static final String EXPECTED =
            "UNIT STATE, UNIT FIELD<VALUE (or = != <= > >=) or N=CODE, with and, or, not and parentheses";

    /** More than anybody wants, and few enough for methods that call each other. */
    private static final int MOST_WORDS = 500;

    private final Units units;
    private final List<PlanStep> steps;
    private final List<String> words;
    private int at;

    private WantReader(String text, Units units, List<PlanStep> steps) {
        this.units = units;
        this.steps = steps;
        this.words = words(text);
    }

    /**
     * Reads it.
     *
     * @param units that can be named
     * @param steps of the plan, whose codes can be asked for
     */
    static Want read(String text, Units units, List<PlanStep> steps) {
        WantReader reader = new WantReader(text, units, steps);
        if (reader.words.size() > MOST_WORDS) {
            throw BadInput.of(WHERE, "at most " + MOST_WORDS + " words and signs, found " + reader.words.size());
        }
        Want want = reader.or();
        if (reader.at < reader.words.size()) {
            throw BadInput.value(WHERE, reader.words.get(reader.at), "and, or, or the end");
        }
        return want;
    }

    /** Words, quoted or not, signs and parentheses. */
    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
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
                words.add(text.substring(from + 1, at++));
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
            words.add(text.substring(from, at));
        }
        return words;
    }

    private static boolean isSign(char c) {
        return "=!<>".indexOf(c) >= 0;
    }

    private boolean is(String word) {
        return at < words.size() && words.get(at).equals(word);
    }

    private String next() {
        if (at == words.size()) {
            throw BadInput.of(WHERE, EXPECTED);
        }
        return words.get(at++);
    }

    private Want or() {
        Want want = and();
        while (is("or")) {
            at++;
            want = new Want.Or(want, and());
        }
        return want;
    }

    private Want and() {
        Want want = not();
        while (is("and")) {
            at++;
            want = new Want.And(want, not());
        }
        return want;
    }

    private Want not() {
        if (is("not")) {
            at++;
            return new Want.Not(not());
        }
        if (!is("(")) {
            return atom();
        }
        at++;
        Want want = or();
        if (!is(")")) {
            throw BadInput.of(WHERE, "the parenthesis to be closed");
        }
        at++;
        return want;
    }

    private Want atom() {
        String first = next();
        if (WholeNumber.in(first).isPresent() && is("=")) {
            at++;
            Proviso proviso = PlanReader.proviso(WHERE, first + "=" + next(), steps);
            return new Want.OfStep(proviso.step(), proviso.codes());
        }
        Unit unit = units.meant(WHERE, first);
        String field = next();
        if (at < words.size() && isSign(words.get(at).charAt(0))) {
            String sign = next();
            if (sign.equals("!")) {
                throw BadInput.value(WHERE, sign, "one of = != < <= > >=");
            }
            return new Want.OfUnit(Claim.field(WHERE, unit, field, sign, next()));
        }
        return new Want.OfUnit(Claim.state(WHERE, unit, field));
    }
}
