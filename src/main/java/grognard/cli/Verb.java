package grognard.cli;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** Something that can be asked for: knows its options, and does it. */
interface Verb {

    int DONE = 0;
    int FAILED_TEST = 10;

    /** The picocli command, made when it is needed. */
    CommandSpec spec();

    /** Does what picocli understood and answers the exit code. */
    int run(ParseResult parsed);

    /** Reads the words and does what they ask for. */
    default int run(List<String> words, World world) {
        return Commands.parse(this, words, world);
    }
}
