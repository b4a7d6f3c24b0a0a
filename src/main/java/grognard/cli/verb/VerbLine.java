package grognard.cli.verb;

import grognard.cli.world.Exit;
import grognard.cli.world.World;
import grognard.input.BadInput;
import grognard.line.Usual;
import grognard.line.Word;
import java.util.List;
import java.util.Optional;

/** The words after a verb, read by the verb's description: bare words as they are, whatever is more by picocli. */
final class VerbLine {

    private VerbLine() {}

    static Exit run(Verb verb, List<Word> words, World world) {
        if (!verb.subverbs().isEmpty()) {
            return runSubverb(verb, words, world);
        }
        Optional<Call> plain = plain(verb.description(), words);
        if (plain.isPresent()) {
            return run(verb, plain.get(), words);
        }
        Optional<Call> parsed = VerbCommand.read(verb, words, world);
        return parsed.isPresent() ? run(verb, parsed.get(), words) : Exit.DONE;
    }

    /**
     * A line of bare words and flags, where any number of words may stand: that needs no parser, whose loading would take
     * longer than a look-up.
     */
    private static Optional<Call> plain(VerbDescription description, List<Word> words) {
        int operands = description.operands().size();
        if (operands == 0 || !description.operands().get(operands - 1).many()) {
            return Optional.empty();
        }
        Call call = new Call(description);
        for (Word word : words) {
            String text = word.text();
            if (text.isEmpty() || text.charAt(0) != '-') {
                call.with(List.of(text));
                continue;
            }
            Optional<VerbOption> flag = description.flag(text);
            if (flag.isEmpty() || call.has(text)) {
                return Optional.empty();
            }
            call.with(flag.get(), List.of());
        }
        return Optional.of(call);
    }

    private static Exit run(Verb verb, Call call, List<Word> words) {
        try {
            return verb.run(call);
        } catch (BadInput e) {
            throw placed(e, words);
        }
    }

    /** The complaint with the place of the word that it is about: the value, or else the option. */
    private static BadInput placed(BadInput e, List<Word> words) {
        for (String wanted : List.of(e.error().value(), e.error().subject())) {
            for (Word word : words) {
                if (!wanted.isEmpty() && word.column() > 0 && word.is(wanted)) {
                    return e.at(word.column());
                }
            }
        }
        return e;
    }

    private static Exit runSubverb(Verb verb, List<Word> words, World world) {
        String name = words.isEmpty() ? "" : words.get(0).text();
        for (Verb subverb : verb.subverbs()) {
            if (subverb.description().lastName().equals(name)) {
                return subverb.run(words.subList(1, words.size()), world);
            }
        }
        if (!words.isEmpty() && Usual.isHelp(words.get(0).text())) {
            world.out().print(Usage.ofSubverbs(verb, world));
            return Exit.DONE;
        }
        List<String> names = verb.subverbs().stream()
                .map(subverb -> subverb.description().lastName())
                .toList();
        String expected = "one of " + String.join(", ", names);
        throw words.isEmpty()
                ? BadInput.of(verb.description().name(), expected + "; --help says more")
                : BadInput.value(verb.description().name(), name, expected, names)
                        .at(words.get(0).column());
    }
}
