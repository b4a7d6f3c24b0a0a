package grognard.game.referee;

import grognard.rules.Parameter;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Something that only the players can see on the table and that changes the result. At the prompt it is asked before the
 * dice; elsewhere the parameter keeps its default, and the question follows the result as a remark.
 *
 * @param parameter the parameter that the answer fills
 * @param yes the value that the answer yes gives to a parameter that is no flag; empty if the answer is itself the value
 * @param codes the outcomes that depend on the answer, so that a remark follows; empty for all
 * @param words the question in the player's words; empty if it does not come up
 */
public record Question(
        String parameter, String yes, List<String> codes, Function<LineContext, Optional<String>> words) {

    /** A question that comes up. */
    public record Asked(String parameter, String yes, List<String> codes, String words) {

        /** Whether an outcome of that code depends on the answer. */
        public boolean decides(String code) {
            return codes.isEmpty() || codes.contains(code);
        }

        /** The remark where nobody could be asked. */
        public String remark(Parameter<?> asked) {
            String option = asked.option() + (yes.isEmpty() ? "" : " " + yes);
            boolean yesOrNo = asked.isFlag() || !yes.isEmpty();
            return words
                    + (yesOrNo
                            ? " Taken as not; if so, undo and add "
                            : " Left at its default; otherwise undo and add ")
                    + option
                    + ".";
        }
    }
}
