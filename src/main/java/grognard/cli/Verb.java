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

    /** The words as picocli shall see them. */
    default List<String> prepare(List<String> words) {
        return words;
    }

    /** Does what was asked and answers the exit code. */
    int run(ParseResult parsed);
}
