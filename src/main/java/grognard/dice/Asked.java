package grognard.dice;

import java.util.Optional;
import java.util.function.BiFunction;

/** Dice asked for one by one; a face that the die lacks is asked for again. */
public final class Asked implements Faces {

    /** Shows the first text as a prompt (the second is what was wrong with the last answer, or empty). */
    private final BiFunction<String, String, String> question;

    public Asked(BiFunction<String, String, String> question) {
        this.question = question;
    }

    @Override
    public int next(Die die, String purpose) {
        String prompt = purpose + " (" + die.name() + ")";
        String complaint = "";
        while (true) {
            String answer = question.apply(prompt, complaint).strip();
            Optional<Integer> value = die.read(answer);
            if (value.isPresent()) {
                return value.get();
            }
            complaint = "expected " + die.expected();
        }
    }

    @Override
    public Roll.Source source() {
        return Roll.Source.GIVEN;
    }
}
