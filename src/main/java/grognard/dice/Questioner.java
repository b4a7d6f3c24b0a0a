package grognard.dice;

import grognard.input.BadInput;
import java.util.Optional;
import java.util.function.BiFunction;

/** Dice asked for one by one; a face that the die lacks is asked for again. */
public final class Questioner implements Faces {

    /** Nobody errs so often; what answers is no player but a pipe, and might never end. */
    private static final int MOST_WRONG = 20;

    /** Shows the first text as a prompt (the second is what was wrong with the last answer, or empty). */
    private final BiFunction<String, String, String> question;

    private final String where;

    /** @param where what asking is called in messages, by whoever wants it */
    public Questioner(String where, BiFunction<String, String, String> question) {
        this.where = where;
        this.question = question;
    }

    @Override
    public int next(Die die, String purpose) {
        String prompt = purpose + " (" + die.name() + ")";
        String complaint = "";
        for (int wrong = 0; wrong < MOST_WRONG; wrong++) {
            String answer = question.apply(prompt, complaint).strip();
            Optional<Integer> value = die.read(answer);
            if (value.isPresent()) {
                return value.get();
            }
            complaint = "expected " + die.expected();
        }
        throw new BadInput(where + ": " + MOST_WRONG + " answers in a row were no " + prompt + "; " + complaint);
    }

    @Override
    public Roll.Source source() {
        return Roll.Source.GIVEN;
    }
}
