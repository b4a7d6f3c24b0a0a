package grognard.dice;

import grognard.input.BadInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * Dice asked for as they are wanted, one or several at a time; a face that the die lacks is asked for again. A minus
 * goes back one: whoever plays with these begins again when told so, and is asked only for what is still open.
 */
public final class Questioner implements Faces {

    /** Nobody errs so often; what answers is no player but a pipe, and might never end. */
    private static final int MOST_WRONG = 20;

    private static final String BACK = "-";

    /** Says that the dice are to be asked for again from the start; those that stay are not. */
    public static final class Again extends RuntimeException {

        private static final long serialVersionUID = 1L;

        private Again() {
            super(null, null, false, false);
        }
    }

    /** Shows the first text as a prompt (the second is what was wrong with the last answer, or empty). */
    private final BiFunction<String, String, String> question;

    private final String where;
    private final List<String> answers = new ArrayList<>();
    private String complaint = "";
    private int lastAnswer;
    private int used;
    private int together;
    private int ofThese;

    /** @param where what asking is called in messages, by whoever wants it */
    public Questioner(String where, BiFunction<String, String, String> question) {
        this.where = where;
        this.question = question;
    }

    @Override
    public void begin(int count) {
        together = count;
        ofThese = 0;
    }

    @Override
    public int next(Die die, String purpose) {
        ofThese++;
        String prompt = purpose + (together > 1 ? ", " + ofThese + " of " + together : "") + " (" + die.name() + ")";
        for (int wrong = 0; wrong < MOST_WRONG; wrong++) {
            if (used == answers.size()) {
                ask(prompt);
            }
            if (used < answers.size()) {
                Optional<Integer> value = read(die);
                if (value.isPresent()) {
                    used++;
                    return value.get();
                }
                complaint = "expected " + die.expected();
                answers.subList(used, answers.size()).clear();
            }
        }
        throw new BadInput(where + ": " + MOST_WRONG + " answers in a row were no " + prompt + "; " + complaint);
    }

    private void ask(String prompt) {
        String answer = question.apply(prompt, complaint).strip();
        complaint = "";
        if (answer.equals(BACK)) {
            goBack(Math.max(0, answers.size() - 1), answers.isEmpty() ? "this is the first die" : "");
        }
        lastAnswer = answers.size();
        answers.addAll(answer.isEmpty() ? List.of("") : Given.split(answer));
    }

    /** The next die of what was answered, which may have several in one word. */
    private Optional<Integer> read(Die die) {
        List<String> digits = Given.digits(answers.remove(used), die);
        answers.addAll(used, digits);
        return die.read(answers.get(used));
    }

    private void goBack(int left, String why) {
        complaint = why;
        answers.subList(left, answers.size()).clear();
        used = 0;
        throw new Again();
    }

    @Override
    public Roll.Source source() {
        return Roll.Source.GIVEN;
    }

    /** Dice that nobody wants are a slip in the last answer, which is asked for again. */
    @Override
    public void close(int thrown) {
        if (used < answers.size()) {
            goBack(lastAnswer, "expected " + (used - lastAnswer) + " here, not " + (answers.size() - lastAnswer));
        }
    }
}
