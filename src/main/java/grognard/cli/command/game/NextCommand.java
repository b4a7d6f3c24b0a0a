package grognard.cli.command.game;

import grognard.cli.command.LineCommand;
import grognard.cli.command.Program;
import grognard.cli.command.ResolverLine;
import grognard.cli.command.RunsAlone;
import grognard.cli.environment.ExitCode;
import grognard.cli.run.DueLine;
import grognard.cli.run.GameRunner;
import grognard.cli.session.OpenGame;
import grognard.cli.session.Session;
import grognard.game.DueCheck;
import grognard.game.Game;
import grognard.game.referee.Agreement;
import grognard.game.state.Due;
import grognard.game.state.GameState;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.input.BadInput;
import grognard.input.WholeNumber;
import grognard.line.CommonOption;
import grognard.line.OptionValues;
import grognard.line.Token;
import grognard.line.Tokenizer;
import grognard.render.page.LineWrapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * Plays the first due entry, or those that the first word names. Values that an entry leaves open are asked for. Of two
 * entries that happen at the same time it plays both.
 */
@Command(
        name = "next",
        header = "play the first of what is due",
        customSynopsis = {
            "next",
            "next 3",
            "next hold 6      # with more values of its line",
            "next 3 --dice 4  # and options",
            "next 13-19",
            "next --dice 3,3,2,6,1,4,4,2  # both of two that strike at once, the first's dice first"
        })
public final class NextCommand extends LineCommand implements RunsAlone {

    private static final String QUIET = "-q";

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
                Game game = session.gameFor("next").look();
                throw BadInput.of(
                        "next",
                        (game.state().due().isEmpty()
                                        ? "something that is due, but nothing is due: "
                                        : "something that is due now, and all of it comes later: ")
                                + game.referee().nextPhaseCommand(game.state()) + " or end goes on");
            }
            return play(due.get(0), typed);
        }
        List<Token> more = typed.subList(1, typed.size());
        boolean single = chosen.size() == 1 && !typed.get(0).text().equals("all");
        return single ? playEach(chosen, more, new ArrayList<>(), one -> false) : playMany(chosen, more);
    }

    /**
     * Plays entries with one line each.
     *
     * @param left collects the entries that are skipped
     */
    private int playEach(List<Integer> numbers, List<Token> more, List<Due> left, Predicate<Due> skipped) {
        int exit = ExitCode.DONE.code();
        for (int number : numbers) {
            for (Due one : due()) { // read again each time: an entry played before may have removed this one
                if (one.n() == number && skipped.test(one)) {
                    left.add(one);
                } else if (one.n() == number) {
                    session.line().nextEntry();
                    int played = play(one, more);
                    exit = exit == ExitCode.DONE.code() ? played : exit;
                }
            }
        }
        return exit;
    }

    /**
     * Plays several entries, each with its outcome and what to do on the table, then shows what changed, unit by unit.
     * Entries that only the player can complete, and that the typed words do not complete either, stay due.
     */
    private int playMany(List<Integer> numbers, List<Token> typed) {
        GameState before = session.gameFor("next").look().state();
        List<Token> more = new ArrayList<>(typed);
        if (typed.stream().noneMatch(word -> word.is(QUIET) || word.is("--quiet"))) {
            more.add(new Token(QUIET, 0));
        }
        session.line().playMany(numbers.size());
        List<Due> left = new ArrayList<>();
        int exit = playEach(
                numbers,
                more,
                left,
                one -> isErrand(one)
                        || needsPlayer(one, typed)
                        || comesAfter(one)
                        || atOnceWith(one, session.gameFor("next").look())
                                .filter(other -> needsPlayer(other, typed))
                                .isPresent());
        Game now = session.gameFor("next").look();
        session.out()
                .print(session.gameText(OptionValues.NONE).summary(now.state().since(before), before, now, left));
        return exit;
    }

    /** Whether the players do it on the table, without dice. */
    private boolean isErrand(Due one) {
        return session.gameFor("next").look().referee().duties().isErrand(one);
    }

    /** Whether the typed words leave something open that only the player can say. */
    private boolean needsPlayer(Due one, List<Token> typed) {
        return new DueCheck(session.gameFor("next").look(), one).needsPlayer(new DueLine(session, one, typed)::isTyped);
    }

    private boolean comesAfter(Due one) {
        return new DueCheck(session.gameFor("next").look(), one).comesAfter();
    }

    private List<Due> due() {
        Game game = session.gameFor("next").look();
        return game.due().stream()
                .filter(one -> one.turn() <= game.state().turn())
                .toList();
    }

    /**
     * Returns the numbers of the entries that the first word names. Empty if the word is a value of the first entry's
     * line, as in {@code next hold 6}.
     */
    private List<Integer> chosen(String word, List<Due> due) {
        if (word.equals("all")) {
            return inPlay(due);
        }
        boolean number = WholeNumber.in(word).isPresent();
        List<Integer> chosen = number || isRange(word) ? DueNumbers.in(word, due) : List.of();
        if (number && chosen.isEmpty()) {
            throw BadInput.value(
                    "next",
                    word,
                    "the number of something that is due"
                            + (due.isEmpty()
                                    ? ", but nothing is due"
                                    : "; values follow it, as in next "
                                            + due.get(0).n() + " " + word));
        }
        return chosen.isEmpty() ? ofUnit(word, due) : chosen;
    }

    /** The entries that do not wait for a later phase; those that do if there are no others. */
    private List<Integer> inPlay(List<Due> due) {
        Game game = session.gameFor("next").look();
        List<Due> now = due.stream()
                .filter(one -> !game.referee().waits(one, game.state()))
                .toList();
        return (now.isEmpty() ? due : now).stream().map(Due::n).toList();
    }

    private static boolean isRange(String word) {
        return !word.isEmpty() && Character.isDigit(word.charAt(0)) && word.matches("[0-9,-]+");
    }

    /** Returns the first due entry of a unit. Empty if the unit may be an answer to what the first entry of all asks. */
    private List<Integer> ofUnit(String word, List<Due> due) {
        Game game = session.gameFor("next").look();
        Units units = game.state().units();
        Optional<Unit> exact = units.find(word);
        List<Unit> named = exact.isPresent() ? List.of(exact.get()) : units.mentioning(word);
        List<Unit> owing = (word.startsWith("-") ? List.<Unit>of() : named)
                .stream()
                        .filter(unit -> due.stream().anyMatch(one -> one.units().contains(unit.name())))
                        .filter(unit -> !isAnswer(unit, due.get(0), game))
                        .toList();
        for (Due one : owing.size() == 1 ? due : List.<Due>of()) {
            if (one.units().contains(owing.get(0).name())) {
                return List.of(one.n());
            }
        }
        return List.of();
    }

    /** Returns whether the entry may ask for this unit: an enemy where the target is open, else anybody but its own. */
    private static boolean isAnswer(Unit unit, Due one, Game game) {
        if (one.asked().isEmpty() || one.units().contains(unit.name())) {
            return false;
        }
        int roles = game.referee()
                .ruleset()
                .resolver(one.resolver())
                .description()
                .roles()
                .size();
        Unit first = game.state().units().get(one.units().get(0));
        return one.units().size() >= roles || !unit.side().equals(first.side());
    }

    /** Plays one entry. At the prompt the complete line is printed first, as if the player had typed it. */
    private int play(Due one, List<Token> typed) {
        if (isErrand(one)) {
            throw BadInput.of(
                    "next",
                    "what is played with dice: " + one.command() + " is done on the table, due drop " + one.n()
                            + " strikes it out");
        }
        Game game = session.gameFor("next").look();
        Optional<Due> atOnce = atOnceWith(one, game);
        if (atOnce.filter(other -> isMeant(other, one, typed, game)).isPresent()) {
            return play(atOnce.get(), typed);
        }
        if (!isSo(one, typed, game)) {
            OpenGame open = session.gameFor("next");
            open.play(session, line -> {
                GameRunner runner = new GameRunner(session, open);
                runner.add(line.game().drop(List.of(one.n())), line, OptionValues.NONE);
                runner.advanceTurn(line, OptionValues.NONE);
            });
            return ExitCode.DONE.code();
        }
        ResolverLine line = new ResolverLine(session, program);
        Optional<Agreement> agreement =
                session.asksAboutTable() ? game.referee().agreement(one, game.state()) : Optional.empty();
        if (agreement.isPresent()) {
            return line.run(agreed(agreement.get(), typed), CommonOption.For.PLAY);
        }
        List<Token> more = new DueLine(session, one, typed).words();
        if (session.isAtPrompt()) {
            List<String> shown = new ArrayList<>(Tokenizer.texts(more));
            if (session.line().playsMany()) {
                shown.remove(QUIET); // added to the line, not typed
            }
            String options = Tokenizer.join(shown);
            session.out().print(one.command() + (options.isEmpty() ? "" : " " + options) + "\n");
        }
        return atOnce.isPresent() ? line.run(one, atOnce.get(), more) : line.run(one, more, CommonOption.For.PLAY);
    }

    /** The entry that is played with this one; none between together and apart, where players play one after the other. */
    private static Optional<Due> atOnceWith(Due one, Game game) {
        return game.state().together().isPresent() ? Optional.empty() : game.atOnceWith(one);
    }

    /** Whether the typed values are those of the other of a pair: only that one needs them, so it is played first. */
    private boolean isMeant(Due other, Due one, List<Token> typed, Game game) {
        return !new DueCheck(game, one).needsPlayer(option -> false)
                && new DueCheck(game, other).needsPlayer(option -> false)
                && !needsPlayer(other, typed);
    }

    /**
     * Returns the line that the players agree on: what was typed after {@code next}, the answer, or the proposal.
     *
     * @param typed further words of the line, options last
     */
    private List<Token> agreed(Agreement agreement, List<Token> typed) {
        String proposal = agreement.proposal();
        boolean open = typed.isEmpty() || typed.get(0).text().startsWith("-");
        String answer = !open
                ? ""
                : proposal.isEmpty()
                        ? session.answer(agreement.question())
                        : session.answerOrDefault(agreement.question() + "\n(Enter: " + proposal + ")");
        if (open && answer.isBlank() && proposal.isEmpty()) {
            throw BadInput.of("next", "an answer; nothing was played");
        }
        List<Token> line = Tokenizer.of(agreement.line() + " " + (open && answer.isBlank() ? proposal : answer));
        line.addAll(typed);
        String whole = Tokenizer.join(Tokenizer.texts(line)) + "\n";
        session.out().print(LineWrapper.text(whole, session.environment().textWidth()));
        return line;
    }

    /**
     * Asks whether the entry comes up at all, where only the table shows it; elsewhere it is taken to, and so it is where
     * the player has typed how it happened.
     */
    private boolean isSo(Due one, List<Token> typed, Game game) {
        boolean open = session.asksAboutTable() && typed.stream().allMatch(word -> word.is(QUIET));
        List<String> conditions =
                open ? game.referee().duties().conditions(one, game.state().units()) : List.of();
        return conditions.isEmpty() || conditions.stream().anyMatch(question -> session.isYes(question, true));
    }
}
