package grognard.cli.command.game;

import grognard.cli.command.LineCommand;
import grognard.cli.command.Program;
import grognard.cli.command.ResolverLine;
import grognard.cli.command.RunsAlone;
import grognard.cli.environment.ExitCode;
import grognard.cli.session.Session;
import grognard.game.Due;
import grognard.game.Unit;
import grognard.input.BadInput;
import grognard.input.WholeNumber;
import grognard.line.CommonOption;
import grognard.line.Token;
import grognard.line.Tokenizer;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Plays the first due entry, or those that the first word names. Values that an entry leaves open are asked for. */
@Command(
        name = "next",
        header = "play the first of what is due",
        customSynopsis = {
            "next",
            "next 3",
            "next hold 6      # with more values of its line",
            "next 3 --dice 4  # and options",
            "next 13-19"
        })
public final class NextCommand extends LineCommand implements RunsAlone {

    @Parameters(
            arity = "0..*",
            paramLabel = "N",
            description = "what: the number that due shows, 2-5, a unit, all; else the first")
    @SuppressWarnings("UnusedVariable") // for picocli's help
    private List<String> words = List.of();

    public NextCommand(Session session, Program program) {
        super(session, program);
    }

    /** Returns the exit code of the first entry that did not exit with 0, or else 0. */
    @Override
    public int run(List<Token> typed) {
        List<Due> due = due();
        List<Integer> chosen = typed.isEmpty() ? List.of() : chosen(typed.get(0).text(), due);
        if (chosen.isEmpty()) {
            if (due.isEmpty()) {
                throw BadInput.of("next", "something that is due, and nothing is");
            }
            return play(due.get(0), typed);
        }
        int exit = ExitCode.DONE.code();
        for (int number : chosen) {
            for (Due one : due()) { // read again each time: an entry played before may have removed this one
                if (one.n() == number) {
                    int played = play(one, typed.subList(1, typed.size()));
                    exit = exit == ExitCode.DONE.code() ? played : exit;
                }
            }
        }
        return exit;
    }

    private List<Due> due() {
        return session.gameFor("next").look().state().dueNow();
    }

    /**
     * Returns the numbers of the entries that the first word names. Empty if the word is a value of the first entry's
     * line, as in {@code next hold 6}.
     */
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

    /**
     * Returns the first due entry of a unit. Empty if the first entry of all asks for values, since the unit may be the
     * answer.
     */
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

    /** Plays one entry. At the prompt the complete line is printed first, as if the player had typed it. */
    private int play(Due one, List<Token> typed) {
        List<Token> more = new DueLine(session, one, typed).words();
        if (session.isAtPrompt()) {
            String options = Tokenizer.join(Tokenizer.texts(more));
            session.out().print(one.command() + (options.isEmpty() ? "" : " " + options) + "\n");
        }
        return new ResolverLine(session, program).run(one, more, CommonOption.For.PLAY);
    }
}
