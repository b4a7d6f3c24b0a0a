package grognard.rules.honour.combat;

import grognard.dice.Die;
import grognard.rules.Audit;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Next;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.Tables;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.KeyedNumbers;
import grognard.rules.base.ResultTable;
import grognard.rules.base.Working;
import grognard.rules.honour.unit.Effects;
import grognard.table.Keyword;
import grognard.table.TableSpec;
import java.util.List;
import java.util.Optional;

/**
 * Does a winner go after the beaten enemy? One die, worse for infantry outside assault columns: halt, may or must.
 * Never when weakened, not entitled to charge, or after two pursuits in the turn.
 */
public final class Pursuit extends AbstractResolver {

    private static final Parameter<Boolean> INFANTRY = Parameter.flag("infantry", "the winner is infantry");
    private static final Parameter<Boolean> ASSAULT_COLUMN =
            Parameter.flag("assault-column", "infantry: in assault column").onlyWith(INFANTRY, true);
    private static final Parameter<Boolean> WEAKENED = Parameter.flag("weakened", "the winner is weakened");
    private static final Parameter<Boolean> NOT_ENTITLED =
            Parameter.flag("not-entitled", "a unit of its type may not charge that enemy");
    private static final Parameter<Integer> PURSUITS = Parameter.whole(
                    "pursuits", 0, 2, "pursuits that it has made this turn")
            .orElse(0);

    private static final Parameter<Boolean> WILLING =
            Parameter.flag("willing", "goes after the enemy where it may choose");
    private static final Parameter<Boolean> BY_CHOICE = Parameter.flag(
                    "by-choice", "the die left it the choice, and it goes after the enemy; no die is thrown")
            .notWith(WILLING);
    private static final Parameter<Boolean> AFTER_CHARGE =
            Parameter.flag("after-charge", "it won by the charge itself, not by close combat");
    private static final Parameter<Caught> CAUGHT =
            Parameter.choice("caught", Caught.class, "its move reaches the enemy that it pursues, or a new one");

    /** The enemy that the pursuers come into contact with. */
    private enum Caught implements Keyword {
        SAME,
        NEW
    }

    private static final Code HALTS = Code.of("halts", "The winner does not pursue.");
    private static final Code MAY = Code.of(
                    "may",
                    "The winner may pursue or halt, as its player likes: --by-choice if it goes after the enemy; --willing says"
                            + " so beforehand.")
            .titled("may pursue");
    private static final String GOES = "The winner goes after the enemy, as its player likes.";
    private static final Code MUST =
            Code.of("must", "The winner must pursue with a full move.").titled("must pursue");
    private static final Code NOT_ALLOWED = Code.of("not-allowed", "The winner may not pursue.");

    /** Single numbers of the pursuit. */
    private enum Limit implements Keyword {
        INFANTRY,
        PURSUITS_A_TURN;

        static final KeyedNumbers<Limit> TABLE =
                new KeyedNumbers<>("pursuit-limits", "Added for infantry; pursuits allowed", "limit", Limit.class);
    }

    /** Pursuits that a unit may make in a turn. */
    public static int mostInATurn(Tables tables) {
        return Limit.TABLE.of(Limit.PURSUITS_A_TURN, tables);
    }

    static final ResultTable RESULTS = new ResultTable(
            TableSpec.named("pursuit", "Modified pursuit die").openBand("from", "to"),
            List.of(HALTS, MAY, MUST),
            Effects.ofUnit(),
            List.of("charge", "combat"));

    public Pursuit() {
        super(Description.of("pursuit", "does a winner go after the beaten enemy?")
                .roles("unit", "enemy")
                .parameters(INFANTRY, ASSAULT_COLUMN, WEAKENED, NOT_ENTITLED, PURSUITS, WILLING, BY_CHOICE)
                .parameters(AFTER_CHARGE, CAUGHT)
                .bare(PURSUITS)
                .dice("pursuit die; none with --by-choice")
                .codes(HALTS, MAY, MUST, NOT_ALLOWED)
                .tables(Limit.TABLE, RESULTS)
                .examples(
                        "",
                        "--infantry",
                        "--infantry --assault-column --pursuits 1",
                        "--weakened",
                        "--willing --caught same",
                        "--by-choice --caught new")
                .due("the winner, with --infantry if it is")
                .notes(
                        "Thrown for even when the enemy routed. A pursuit is a normal move without the charge bonus, with"
                                + " the usual deductions; it counts as a charge, cannot be fired at and halts at the table's"
                                + " edge.",
                        "After a close combat: the same enemy caught is fought on next turn without a charge; a new one is"
                                + " resolved as a charge now and fought next turn.",
                        "After a charge: whoever is caught is fought this turn, a new enemy after resolving the charge.")
                .source("Close combat: pursuit"));
    }

    @Override
    protected Resolution resolve(Working working) {
        boolean enough = working.get(PURSUITS) >= Limit.TABLE.of(Limit.PURSUITS_A_TURN, working);
        if (working.has(WEAKENED) || working.has(NOT_ENTITLED) || enough) {
            return working.outcome(NOT_ALLOWED);
        }
        if (working.has(BY_CHOICE)) {
            working.effect("unit", Effects.PURSUES);
            return working.outcome(MAY, GOES + contact(working));
        }
        Audit.Score unit = working.score("unit").die(working.dice().one("pursuit die", Die.D6));
        if (working.has(INFANTRY) && !working.has(ASSAULT_COLUMN)) {
            unit.add("infantry", Limit.TABLE.of(Limit.INFANTRY, working));
        }
        int score = unit.total();
        working.number("score", score);
        ResultTable.Result result = RESULTS.of(working, score);
        working.effects(result.effects()).next(result.next());
        boolean must = result.code().name().equals(MUST.name());
        boolean chooses = result.code().name().equals(MAY.name()) && working.has(WILLING);
        working.effectIf(chooses, "unit", Effects.PURSUES);
        String words = chooses ? GOES : result.code().text();
        return working.outcome(result.code(), must || chooses ? words + contact(working) : words);
    }

    /** Makes the follow-up of a contact due and says, after a blank, when it is fought; empty if nobody is caught. */
    private static String contact(Working working) {
        Optional<Caught> caught = working.find(CAUGHT);
        if (caught.isEmpty()) {
            return "";
        }
        String when = working.has(AFTER_CHARGE) ? "this turn" : "next turn";
        if (caught.get() == Caught.SAME) {
            working.next(Next.of("combat").with("pursuing"));
            return " The enemy is caught: they fight " + when + ", with no charge to resolve.";
        }
        working.next(Next.of("charge"));
        return " A new enemy is met: resolve the charge now; a close combat that comes of it is fought " + when + ".";
    }
}
