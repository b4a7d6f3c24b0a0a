package grognard.rules.honour.command;

import grognard.dice.Die;
import grognard.rules.Audit;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Resolution;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.KeyedNumbers;
import grognard.rules.base.Party;
import grognard.rules.base.Working;
import grognard.rules.honour.unit.Rating;
import grognard.table.Keyword;

/**
 * Which side chooses to move first or second this turn? A die each with the modifiers of nation and general; equal
 * scores are thrown again.
 */
public final class Initiative extends AbstractResolver {

    private static final Army FIRST = new Army("first", Side.ATTACKER);
    private static final Army SECOND = new Army("second", Side.DEFENDER);

    private static final Code FIRST_SIDE =
            Code.of("first-side", "The first side wins and chooses whether to move first or second.");
    private static final Code SECOND_SIDE =
            Code.of("second-side", "The second side wins and chooses whether to move first or second.");

    private static final KeyedNumbers<Nation> NATIONS =
            new KeyedNumbers<>("nations", "The nation adds to the initiative die", "nation", Nation.class);
    private static final KeyedNumbers<Rating> RATINGS =
            new KeyedNumbers<>("ratings", "The army general adds to the initiative die", "general", Rating.class);
    private static final KeyedNumbers<Loss> LOSSES =
            new KeyedNumbers<>("initiative-losses", "For the rest of the game", "loss", Loss.class);

    /** Nations with a modifier of their own in the initiative. */
    private enum Nation implements Keyword {
        PRUSSIA,
        FRANCE,
        RUSSIA,
        REICHSARMEE,
        AUSTRIA,
        BRITAIN,
        OTHER
    }

    /** A loss that costs the initiative for the rest of the game. */
    private enum Loss implements Keyword {
        LOST_GENERAL
    }

    /** One army: its nation and general, and its score. */
    private static final class Army extends Party {
        final Parameter<Nation> nation =
                add(Parameter.choice("nation", Nation.class, "whose army the " + name + " side is")
                        .orElse(Nation.OTHER));
        final Parameter<Rating> general = add(Parameter.choice("general", Rating.class, "its army general")
                .alias("rating")
                .orElse(Rating.DEPENDABLE));
        final Parameter<Boolean> lostGeneral =
                add(Parameter.flag("lost-general", "it has lost an army general this game"));

        Army(String name, Side side) {
            super(name, side);
        }

        int score(Working working) {
            Nation whose = working.get(nation);
            Rating rating = working.get(general);
            Audit.Score score = working.score(name)
                    .die(working.dice().one(name + " side's die", Die.D6))
                    .add(whose.word(), NATIONS.of(whose, working))
                    .add(rating.word(), RATINGS.of(rating, working));
            if (working.has(lostGeneral)) {
                score.add("lost general", LOSSES.of(Loss.LOST_GENERAL, working));
            }
            return score.total();
        }
    }

    /**
     * The scores of both sides. Every draw returns to the same undecided state, so that odds of endless throws can be
     * solved.
     */
    private record Scores(boolean decided, int first, int second) {
        static final Scores UNDECIDED = new Scores(false, 0, 0);
    }

    public Initiative() {
        super(Description.of("initiative", "which side chooses to move first or second?")
                .parameters(FIRST.parameters())
                .parameters(SECOND.parameters())
                .bare(FIRST.nation, SECOND.nation, FIRST.general, SECOND.general)
                .dice("first side's die", "second side's die", "both again as long as the scores are equal")
                .codes(FIRST_SIDE, SECOND_SIDE)
                .tables(NATIONS, RATINGS, LOSSES)
                .examples(
                        "--nation prussia --def --nation france",
                        "--nation prussia --general dazzling --def --nation reichsarmee --general dreadful",
                        "--lost-general")
                .notes(
                        "The winner also says which close combat is fought first, and which next. Firing is simultaneous.",
                        "An army whose general is off the table has nobody's rating: leave --general out.")
                .source("Turn phase 1: Initiative; Rule options"));
    }

    @Override
    protected Resolution resolve(Working working) {
        Scores scores = working.dice().until(Scores.UNDECIDED, Scores::decided, before -> bothThrow(working));
        working.number("first", scores.first()).number("second", scores.second());
        return working.outcome(scores.first() > scores.second() ? FIRST_SIDE : SECOND_SIDE);
    }

    private static Scores bothThrow(Working working) {
        int first = FIRST.score(working);
        int second = SECOND.score(working);
        if (first == second) {
            working.line("draw", "equal scores", first, "both throw again");
            return Scores.UNDECIDED;
        }
        return new Scores(true, first, second);
    }
}
