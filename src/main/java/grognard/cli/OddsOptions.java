package grognard.cli;

import grognard.input.BadInput;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The options that only odds have.
 *
 * @param of the outcomes of which the chance is wanted, as typed
 * @param vs the options of the situation to compare with, as typed
 */
record OddsOptions(Optional<String> of, Optional<String> vs, boolean numbers, boolean csv, Optional<String> svg) {

    static OddsOptions of(Map<String, List<String>> typed) {
        if (typed.containsKey("--csv") && typed.containsKey("--json")) {
            throw new BadInput("--csv with --json: expected only one of them");
        }
        return new OddsOptions(
                GeneralOptions.text(typed, "--of"),
                GeneralOptions.text(typed, "--vs"),
                typed.containsKey("--numbers"),
                typed.containsKey("--csv"),
                GeneralOptions.text(typed, "--svg"));
    }
}
