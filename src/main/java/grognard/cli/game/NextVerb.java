package grognard.cli.game;

import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Operand;
import grognard.cli.verb.Program;
import grognard.cli.verb.ResolverLine;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.cli.world.World;
import grognard.game.Due;
import grognard.game.Unit;
import grognard.input.BadInput;
import grognard.input.WholeNumber;
import grognard.line.Usual;
import grognard.line.Word;
import grognard.line.Words;
import java.util.List;

/** Plays the first of what is due, or that of a number; what its line leaves open is asked. */
public final class NextVerb implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of("next", "play the first of what is due")
            .examples(
                    "next",
                    "next 3",
                    "next hold 6  with more values of its line",
                    "next 3 --dice 4  and options",
                    "next 13-19")
            .operand(Operand.of(
                    "[N]", Operand.Kind.WORD, "what: the number that due shows, 2-5, a unit, all; else the first"))
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
        List<Due> due = due();
        List<Integer> chosen = words.isEmpty() ? List.of() : chosen(words.get(0).text(), due);
        if (chosen.isEmpty()) {
            if (due.isEmpty()) {
                throw BadInput.of("next", "something that is due, and nothing is");
            }
            return play(due.get(0), words, world);
        }
        Exit exit = Exit.DONE;
        for (int number : chosen) {
            for (Due one : due()) { // unless what was played before has made it needless
                if (one.n() == number) {
                    Exit played = play(one, words.subList(1, words.size()), world);
                    exit = exit == Exit.DONE ? played : exit;
                }
            }
        }
        return exit;
    }

    private List<Due> due() {
        return session.gameFor("next").look().state().dueNow();
    }

    /** The numbers of what the first word names; none if it is a value of the first one's line. */
    private List<Integer> chosen(String word, List<Due> due) {
        boolean number = WholeNumber.in(word).isPresent();
        List<Integer> chosen = number || word.equals("all") || isRange(word) ? DueNumbers.in(word, due) : List.of();
        if (number && chosen.isEmpty()) {
            throw BadInput.value(
                    "next",
                    word,
                    "the number of something that is due"
                            + (due.isEmpty()
                                    ? ""
                                    : "; values follow it, as in next "
                                            + due.get(0).n() + " " + word));
        }
        return chosen.isEmpty() ? ofUnit(word, due) : chosen;
    }

    private static boolean isRange(String word) {
        return !word.isEmpty() && Character.isDigit(word.charAt(0)) && word.matches("[0-9,-]+");
    }

    /** The first that is due of a unit, where it is not the first of all; a unit may also answer what a line asks. */
    private List<Integer> ofUnit(String word, List<Due> due) {
        boolean asks = !due.isEmpty() && !due.get(0).asked().isEmpty();
        List<Unit> fitting = asks || word.startsWith("-")
                ? List.of()
                : session.gameFor("next").look().state().units().fitting(word);
        for (Due one : fitting.size() == 1 ? due : List.<Due>of()) {
            if (one.units().contains(fitting.get(0).name())) {
                return List.of(one.n());
            }
        }
        return List.of();
    }

    private Exit play(Due one, List<Word> typed, World world) {
        List<Word> more = new DueLine(session, one, typed).words();
        if (session.isAtPrompt()) {
            String said = Words.join(Words.texts(more));
            world.out().print(one.command() + (said.isEmpty() ? "" : " " + said) + "\n");
        }
        return new ResolverLine(session, program).run(one, more, Usual.For.PLAY);
    }

    @Override
    public Exit run(Call call) {
        throw new IllegalStateException("next reads its words as more of a line");
    }
}
