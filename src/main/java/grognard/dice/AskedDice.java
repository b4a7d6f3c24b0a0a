package grognard.dice;

import grognard.input.BadInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * Dice that the player is asked for as the resolver needs them. An answer may hold several dice; an invalid one is
 * asked for again. The answer {@code -} takes the last die back: a resolver cannot run backwards, so {@link Restart} is
 * thrown, the caller resolves again with the same object, and the answers that remain are reused without asking.
 */
public final class AskedDice implements FaceSource {

    /** Invalid answers in a row before giving up: a player stops sooner, but a pipe might answer for ever. */
    private static final int MAX_WRONG = 20;

    private static final String BACK = "-";

    /** Thrown to make the caller resolve again from the start with the same {@code AskedDice}. Has no stack trace. */
    public static final class Restart extends RuntimeException {

        private static final long serialVersionUID = 1L;

        private Restart() {
            super(null, null, false, false);
        }
    }

    /**
     * Asks the player. Arguments: the prompt, and the error in the last answer or an empty text. Returns the answer.
     */
    private final BiFunction<String, String, String> question;

    private final String where;

    /** All dice answered so far, over all runs. */
    private final List<String> answers = new ArrayList<>();

    /** Error to show with the next prompt; empty if the last answer was valid. */
    private String error = "";

    /** Index in {@link #answers} of the first die of the last answer. */
    private int lastAnswer;

    /** Number of answers that this run has used. */
    private int used;

    private int diceInThrow;
    private int dieOfThrow;

    /**
     * Asks for all dice.
     *
     * @param where name of this way of giving dice in error messages, usually the option: {@code --ask}
     * @param question shows a prompt and an error, which may be empty, and returns the answer
     */
    public AskedDice(String where, BiFunction<String, String, String> question) {
        this.where = where;
        this.question = question;
    }

    @Override
    public void begin(int count) {
        diceInThrow = count;
        dieOfThrow = 0;
    }

    @Override
    public int next(Die die, String purpose) {
        dieOfThrow++;
        String prompt =
                purpose + (diceInThrow > 1 ? ", " + dieOfThrow + " of " + diceInThrow : "") + " (" + die.name() + ")";
        for (int wrong = 0; wrong < MAX_WRONG; wrong++) {
            if (used == answers.size()) {
                ask(prompt);
            }
            if (used < answers.size()) {
                Optional<Integer> value = read(die);
                if (value.isPresent()) {
                    used++;
                    return value.get();
                }
                error = "expected " + die.expected();
                answers.subList(used, answers.size()).clear();
            }
        }
        throw new BadInput(where + ": " + MAX_WRONG + " answers in a row were no " + prompt + "; " + error);
    }

    private void ask(String prompt) {
        String answer = question.apply(prompt, error).strip();
        error = "";
        if (answer.equals(BACK)) {
            goBack(Math.max(0, answers.size() - 1), answers.isEmpty() ? "this is the first die" : "");
        }
        lastAnswer = answers.size();
        answers.addAll(answer.isEmpty() ? List.of("") : GivenDice.split(answer));
    }

    /** Reads the next die, after splitting a word such as 552 into its dice. */
    private Optional<Integer> read(Die die) {
        List<String> digits = GivenDice.digits(answers.remove(used), die);
        answers.addAll(used, digits);
        return die.read(answers.get(used));
    }

    /** Keeps the first {@code kept} answers and restarts. */
    private void goBack(int kept, String why) {
        error = why;
        answers.subList(kept, answers.size()).clear();
        used = 0;
        throw new Restart();
    }

    @Override
    public Roll.Source source() {
        return Roll.Source.GIVEN;
    }

    /** Asks for the last answer again if it held more dice than were needed. */
    @Override
    public void close(int thrown) {
        if (used < answers.size()) {
            goBack(lastAnswer, "expected " + (used - lastAnswer) + " here, not " + (answers.size() - lastAnswer));
        }
    }
}
