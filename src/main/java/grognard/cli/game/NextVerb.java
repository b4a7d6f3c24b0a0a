package grognard.cli.game;

import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Operand;
import grognard.cli.verb.Program;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.cli.world.World;
import grognard.game.Due;
import grognard.input.BadInput;
import grognard.input.WholeNumber;
import grognard.line.Usual;
import grognard.line.Word;
import grognard.line.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Plays the first of what is due, or that of a number; what its line leaves open is asked. */
public final class NextVerb implements Verb {

    private static final String ASKED = "\u2026";

    private static final VerbDescription DESCRIPTION = VerbDescription.of("next", "play the first of what is due")
            .examples("next", "next 3", "next --dice 4  with more options of its line")
            .operand(Operand.of("[N]", Operand.Kind.WORD, "the number that due shows; the first if none is given"))
            .writes()
            .build();

    private final Session session;
    private final Program program;

    public NextVerb(Session session, Program program) {
        this.session = session;
        this.program = program;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    @Override
    public Exit run(List<Word> words, World world) {
        if (!words.isEmpty() && Usual.isHelp(words.get(0).text())) {
            return Verb.super.run(words, world);
        }
        List<Due> due = session.gameFor("next").look().state().dueNow();
        Optional<Integer> number =
                words.isEmpty() ? Optional.empty() : WholeNumber.in(words.get(0).text());
        Due one = wanted(due, number);
        List<Word> line = new ArrayList<>();
        String before = "";
        for (Word word : Words.of(one.line())) {
            line.add(word.is(ASKED) ? new Word(answer(one, before), 0) : word);
            before = word.text();
        }
        line.addAll(words.subList(number.isPresent() ? 1 : 0, words.size()));
        if (session.isAtPrompt()) {
            world.out().print(Words.join(Words.texts(line)) + "\n");
        }
        return program.run(line);
    }

    /** What the player answers for an option; nothing at all means no units where it names some. */
    private String answer(Due one, String option) {
        boolean names = session.gameFor("next").ruleset().resolver(one.resolver()).description().others().stream()
                .anyMatch(other -> option.equals("--" + other.substring(0, other.indexOf(' '))));
        String answer = session.answer(one.line() + "\n" + option + (names ? " (Enter: none)" : ""));
        return names && answer.isBlank() ? "none" : answer;
    }

    private static Due wanted(List<Due> due, Optional<Integer> number) {
        for (Due one : due) {
            if (number.isEmpty() || number.get() == one.n()) {
                return one;
            }
        }
        throw number.isEmpty()
                ? BadInput.of("next", "something that is due, and nothing is")
                : BadInput.value("next", String.valueOf(number.get()), "the number of something that is due");
    }

    @Override
    public Exit run(Call call) {
        throw new IllegalStateException("next reads its words as more of a line");
    }
}
