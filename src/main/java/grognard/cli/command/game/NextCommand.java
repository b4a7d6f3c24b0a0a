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

/** Plays the first of what is due, or the entries that are named. Values that its line leaves open are asked for. */
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
public final class NextCommand implements LineCommand, RunsAlone {

    @Parameters(
            arity = "0..*",
            paramLabel = "N",
            description = "what: the number that due shows, 2-5, a unit, all; else the first")
    private List<String> words = List.of();

    private final Session session;
    private final Program program;

    public NextCommand(Session session, Program program) {
        this.session = session;
        this.program = program;
    }

    @Override
    public Integer call() {
        return run(Tokenizer.of(words));
    }

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
            for (Due one : due()) { // unless what was played before has made it needless
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

    private int play(Due one, List<Token> typed) {
        List<Token> more = new DueLine(session, one, typed).words();
        if (session.isAtPrompt()) {
            String options = Tokenizer.join(Tokenizer.texts(more));
            session.out().print(one.command() + (options.isEmpty() ? "" : " " + options) + "\n");
        }
        return new ResolverLine(session, program).run(one, more, CommonOption.For.PLAY);
    }
}
