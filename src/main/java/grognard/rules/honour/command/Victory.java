package grognard.rules.honour.command;

import grognard.input.BadInput;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Numbers;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Party;
import grognard.rules.base.Working;
import grognard.rules.honour.unit.Fraction;
import grognard.table.Cell;
import grognard.table.Column;
import grognard.table.Keyword;
import grognard.table.TableSpec;
import java.math.BigDecimal;

/**
 * Has an army lost so much that it has lost the game? Routed and weakened units, generals and objectives count as units
 * lost, against a share of the starting units.
 */
public final class Victory extends AbstractResolver {

    private static final int MOST = 99;

    private static final Army ATTACKER = new Army(Side.ATTACKER);
    private static final Army DEFENDER = new Army(Side.DEFENDER);
    private static final Parameter<Share> SHARE = Parameter.choice(
                    "share", Share.class, "the part of its starting units that an army must lose")
            .orElse(Share.HALF);

    private static final Code FIGHTS_ON = Code.of("fights-on", "Neither army has lost enough: the battle goes on.");
    private static final Code ATTACKER_LOSES = Code.of("attacker-loses", "The attacker has lost the game.");
    private static final Code DEFENDER_LOSES = Code.of("defender-loses", "The defender has lost the game.");
    private static final Code BOTH_LOSE = Code.of("both-lose", "Both armies have lost too much.");

    private static final Column<BigDecimal> WORTH = Column.of("units", Cell.decimal(1));
    private static final TableSpec LOSSES = TableSpec.named("losses", "What counts as so many units lost")
            .everyKey(Column.code("loss", "routed", "weakened", "general", "brigadier", "objective"))
            .value(WORTH);
    private static final Column<Fraction> PART = Column.of("part", Fraction.CELL);
    private static final TableSpec SHARES = TableSpec.named("shares", "Lost at this part of the starting units")
            .everyKey(Column.code("share", "half", "40%", "third"))
            .value(PART);

    /** The part of the starting units that must be lost. */
    private enum Share implements Keyword {
        HALF("half"),
        FORTY("40%"),
        THIRD("third");

        private final String word;

        Share(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }

    /** One army and its losses. */
    private static final class Army extends Party {
        final Parameter<Integer> units = add(Parameter.whole("units", 1, MOST, "units at the start of the game")
                .alias("start")
                .required());
        final Parameter<Integer> routed = count("routed", "units routed");
        final Parameter<Integer> weakened = count("weakened", "units weakened now");
        final Parameter<Boolean> generalLost =
                add(Parameter.flag("general-lost", "its army general is lost and not replaced"));
        final Parameter<Integer> brigadiersLost = count("brigadiers-lost", "brigadiers lost and not replaced");
        final Parameter<Integer> objectives =
                add(Parameter.whole("objectives", 0, MOST, "value of the objectives that the enemy has taken from it")
                        .orElse(0));

        Army(Side side) {
            super(side);
        }

        private Parameter<Integer> count(String what, String help) {
            return add(Parameter.whole(what, 0, MOST, help).orElse(0));
        }

        void check(ResolverInput inputs) {
            if (inputs.get(routed) + inputs.get(weakened) > inputs.get(units)) {
                throw new BadInput(routed.option() + " " + inputs.get(routed) + " with " + weakened.option() + " "
                        + inputs.get(weakened) + ": expected no more than " + units.option() + " "
                        + inputs.get(units));
            }
        }

        /** The units lost; halves are kept, not rounded. */
        BigDecimal lost(Working working) {
            BigDecimal lost = worth("routed", working.get(routed), working)
                    .add(worth("weakened", working.get(weakened), working))
                    .add(worth("general", working.has(generalLost) ? 1 : 0, working))
                    .add(worth("brigadier", working.get(brigadiersLost), working))
                    .add(worth("objective", working.get(objectives), working));
            working.line(name, "units lost", Numbers.plain(lost), "of " + working.get(units))
                    .number(name, Numbers.plain(lost));
            return lost;
        }

        private BigDecimal worth(String loss, int count, Working working) {
            BigDecimal worth = working.table(LOSSES).row(loss).get(WORTH).multiply(BigDecimal.valueOf(count));
            if (count > 0) {
                working.modifier(name, loss, Numbers.plain(worth));
            }
            return worth;
        }

        boolean loses(Fraction part, Working working) {
            BigDecimal lost = lost(working).multiply(BigDecimal.valueOf(part.over()));
            return lost.compareTo(BigDecimal.valueOf((long) part.times() * working.get(units))) >= 0;
        }
    }

    public Victory() {
        super(Description.of("victory", "has an army lost so much that it has lost the game?")
                .roles("attacker", "defender")
                .parameters(ATTACKER.parameters())
                .parameters(DEFENDER.parameters())
                .parameters(SHARE)
                .bare(ATTACKER.units, ATTACKER.routed, ATTACKER.weakened)
                .bare(DEFENDER.units, DEFENDER.routed, DEFENDER.weakened)
                .codes(FIGHTS_ON, ATTACKER_LOSES, DEFENDER_LOSES, BOTH_LOSE)
                .tables(LOSSES, SHARES)
                .rulings("PH-17")
                .examples(
                        "--units 12 --routed 4 --weakened 3 --def --units 14 --routed 5 --general-lost",
                        "--units 12 --objectives 3 --routed 3 --def --units 12",
                        "--units 15 --routed 5 --def --units 12 --share third")
                .notes(
                        "An objective counts for its value when the enemy has taken it at the end of a turn, for good; a"
                                + " contested one counts for nobody.",
                        "A general who was replaced is no longer counted as lost (PH-17).",
                        "40% and a third make a quicker game.")
                .source("Winning and losing the game; Notes to the rules: winning and losing"));
    }

    @Override
    protected void check(ResolverInput inputs) {
        ATTACKER.check(inputs);
        DEFENDER.check(inputs);
    }

    @Override
    protected Resolution resolve(Working working) {
        Fraction part = working.table(SHARES).row(working.get(SHARE)).get(PART);
        boolean attacker = ATTACKER.loses(part, working);
        boolean defender = DEFENDER.loses(part, working);
        if (attacker && defender) {
            return working.outcome(BOTH_LOSE);
        }
        return working.outcome(attacker ? ATTACKER_LOSES : defender ? DEFENDER_LOSES : FIGHTS_ON);
    }
}
