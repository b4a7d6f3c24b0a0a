package grognard.cli.verbs;

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
import grognard.input.BadInput;
import grognard.input.WholeNumber;
import grognard.line.Usual;
import grognard.line.Word;
import java.util.List;
import java.util.Optional;

/** Shows the exact chances of a resolver's line. */
public final class OddsVerb implements Verb {

    private static final VerbDescription DESCRIPTION = VerbDescription.of(
                    "odds", "exact chances of any resolver's line")
            .examples(
                    "odds contact --pips 1 --elite        of every outcome",
                    "odds contact --att 4 --pips 1        from here: a die is thrown",
                    "odds contact --pips 0..6             a table: outcomes by pips",
                    "odds contact --quality raw,trained,elite",
                    "odds contact --pips 0..6 --def-pips 0..6 --of defender-routs",
                    "                                     a grid: one outcome by two",
                    "odds contact --pips 1 --vs '--pips 3'",
                    "                                     two situations side by side",
                    "odds contact 1 --elite --why         what each option is worth",
                    "odds rally --pips ? --of rallied --least 50%",
                    "                                     how many pips are too many",
                    "odds next                            in a game: of what is due first",
                    "odds roll 3d6                        plain dice")
            .operand(Operand.of("[RULESET] RESOLVER", Operand.Kind.COMMAND, "whose chances; its options follow")
                    .andMore())
            .usual(Usual.of(Usual.For.ODDS))
            .footer(
                    "Options are the resolver's own; a number or choice may be 0..6, a,b,c or 0..2,5.",
                    "A range of decimals goes in steps of the last decimal typed: 0.40..0.50.",
                    "--vs says what is different; after a leading = it says all: --vs '=--pips 3'.",
                    "At most two ranges, at most 10000 cells; cells the rules do not know stay empty.",
                    "",
                    "Exit: 0 worked out, 1 could not, 2 bad input, 130 interrupted.")
            .build();

    private static final String NEXT = "next";

    private final Session session;
    private final Program program;

    public OddsVerb(Session session, Program program) {
        this.session = session;
        this.program = program;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    /** The words are a resolver's line, and read as one. */
    @Override
    public Exit run(List<Word> words, World world) {
        if (!words.isEmpty() && Usual.isHelp(words.get(0).text())) {
            return Verb.super.run(words, world);
        }
        if (words.isEmpty()) {
            throw new BadInput(
                    "odds: expected a resolver, e.g. odds contact --pips 1; see " + session.before() + "odds --help");
        }
        return isNext(words.get(0))
                ? due(words.subList(1, words.size()))
                : new ResolverLine(session, program).run(words, Usual.For.ODDS);
    }

    private boolean isNext(Word word) {
        return word.is(NEXT)
                && session.game().isPresent()
                && !session.ruleset().resolvers().contains(NEXT);
    }

    /** Of what is due, the first or that of a number, with whatever else was typed. */
    private Exit due(List<Word> more) {
        Optional<Integer> number =
                more.isEmpty() ? Optional.empty() : WholeNumber.in(more.get(0).text());
        for (Due due : session.gameFor(NEXT).look().state().dueNow()) {
            if (number.isPresent() && number.get() != due.n()) {
                continue;
            }
            if (!due.asked().isEmpty()) {
                throw BadInput.about(
                        NEXT, "odds next: expected a line that leaves nothing open, type it whole: odds " + due.line());
            }
            List<Word> typed = more.subList(number.isPresent() ? 1 : 0, more.size());
            return new ResolverLine(session, program).run(due, typed, Usual.For.ODDS);
        }
        throw number.isPresent()
                ? BadInput.value("odds next", String.valueOf(number.get()), "the number of something that is due")
                : BadInput.of("odds next", "something that is due, and nothing is");
    }

    @Override
    public Exit run(Call call) {
        throw new IllegalStateException("odds reads its words as a resolver's line");
    }
}
