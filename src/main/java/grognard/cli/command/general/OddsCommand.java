package grognard.cli.command.general;

import grognard.cli.command.CommonOptions;
import grognard.cli.command.Completes;
import grognard.cli.command.LineCommand;
import grognard.cli.command.Program;
import grognard.cli.command.ResolverLine;
import grognard.cli.session.Session;
import grognard.game.state.Due;
import grognard.input.BadInput;
import grognard.input.WholeNumber;
import grognard.line.CommonOption;
import grognard.line.Token;
import grognard.repl.CommandNode;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Shows the exact chances of a resolver's line, or of a due entry of the game. */
@Command(
        name = "odds",
        header = "exact chances of any resolver's line",
        customSynopsis = {
            "odds contact --pips 1 --elite          # of every outcome",
            "odds contact --att 4 --pips 1          # from here: a die is thrown",
            "odds contact --pips 0..6               # a table: outcomes by pips",
            "odds contact --quality raw,trained,elite",
            "odds contact --pips 0..6 --def-pips 0..6 --of defender-routs",
            "                                       # a grid: one outcome by two",
            "odds contact --pips 1 --vs '--pips 3'  # two situations side by side",
            "odds contact 1 --elite --why           # what each option is worth",
            "odds rally --pips '?' --of rallied --least 50%",
            "                                       # how many pips are too many",
            "odds next                              # in a game: what is due first",
            "odds roll 3d6                          # plain dice"
        },
        modelTransformer = CommonOptions.OfOdds.class,
        footer = {
            "Options are the resolver's own; a number or choice may be 0..6, a,b,c or 0..2,5.",
            "A range of decimals goes in steps of the last decimal typed: 0.40..0.50.",
            "--vs takes the differences; after a leading = all options: --vs '=--pips 3'.",
            "At most two ranges, at most 10000 cells; cells the rules do not know stay empty.",
            "Exit: 0 worked out, 1 could not, 2 bad input, 130 interrupted."
        })
public final class OddsCommand extends LineCommand {

    private static final String NEXT = "next";

    @Parameters(
            arity = "1..*",
            paramLabel = "RESOLVER",
            description = "the resolver and its options; for another ruleset, its name before it")
    @Completes(CommandNode.Kind.COMMAND)
    @SuppressWarnings("UnusedVariable") // for picocli's help
    private List<String> words = List.of();

    public OddsCommand(Session session, Program program) {
        super(session, program);
    }

    @Override
    public int run(List<Token> typed) {
        if (typed.isEmpty()) {
            throw new BadInput("odds: expected a resolver, e.g. odds contact --pips 1; see " + session.commandPrefix()
                    + "odds --help");
        }
        return isNext(typed.get(0))
                ? due(typed.subList(1, typed.size()))
                : new ResolverLine(session, program).run(typed, CommonOption.For.ODDS);
    }

    /** Returns whether the word means the game's due entries, and not a resolver of that name. */
    private boolean isNext(Token word) {
        return word.is(NEXT)
                && session.game().isPresent()
                && !session.ruleset().resolvers().contains(NEXT);
    }

    /**
     * Shows the odds of a due entry, the first or the one of that number. An entry that leaves values open is refused:
     * the player may type its line with {@code odds} before it.
     *
     * @param more a number, if any, then further options
     */
    private int due(List<Token> more) {
        Optional<Integer> number =
                more.isEmpty() ? Optional.empty() : WholeNumber.in(more.get(0).text());
        for (Due due : session.gameFor(NEXT).look().state().dueNow()) {
            if (number.isPresent() && number.get() != due.n()) {
                continue;
            }
            if (!due.asked().isEmpty()) {
                throw BadInput.about(
                        NEXT,
                        "odds next: expected a line that leaves nothing open, type it in full: odds " + due.line());
            }
            List<Token> options = more.subList(number.isPresent() ? 1 : 0, more.size());
            return new ResolverLine(session, program).run(due, options, CommonOption.For.ODDS);
        }
        throw number.isPresent()
                ? BadInput.value("odds next", String.valueOf(number.get()), "the number of something that is due")
                : BadInput.of("odds next", "something that is due, but nothing is due");
    }
}
