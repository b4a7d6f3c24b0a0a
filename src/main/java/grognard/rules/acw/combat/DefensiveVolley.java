package grognard.rules.acw.combat;

import grognard.dice.Die;
import grognard.rules.Audit;
import grognard.rules.Numbers;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Premises;
import grognard.rules.acw.unit.Due;
import grognard.rules.acw.unit.Formation;
import grognard.rules.acw.unit.Quality;
import grognard.rules.acw.unit.Rank;
import grognard.rules.acw.unit.Unready;
import grognard.rules.acw.unit.Works;
import grognard.rules.base.KeyedNumbers;
import grognard.rules.base.Party;
import grognard.rules.base.Working;
import grognard.table.Keyword;
import java.math.BigDecimal;

/** The volley of a unit that is charged: how near it lets the enemy come before it fires. */
final class DefensiveVolley extends Party {

    /** Modifiers of the volley die; each counts once, however many reasons there are. */
    enum Modifier implements Keyword {
        UNREADY,
        STEADIED;

        static final KeyedNumbers<Modifier> TABLE = new KeyedNumbers<>(
                "volley-modifiers", "Added to the die for the point of the volley", "modifier", Modifier.class);

        void addIf(boolean applies, String why, Audit.Score score, Premises premises) {
            if (applies) {
                score.add(word() + " (" + why + ")", TABLE.of(this, premises));
            }
        }
    }

    private static final BigDecimal HALF_INCH = new BigDecimal("0.5");

    final Parameter<Quality> quality = add(Quality.parameter());
    private final Parameter<Boolean> ch = add(Unready.CH.parameter());
    private final Parameter<Boolean> disorder = add(Unready.DISORDER.parameter());
    private final Parameter<Boolean> forming = add(Unready.FORMING.parameter());
    private final Parameter<Rank> officer = add(Rank.parameter());
    private final Parameter<Works> works = add(Works.parameter());

    DefensiveVolley(Side side) {
        super(side);
    }

    /** The fire that is due, with what is known of the defender. */
    Due fire(Number inches, Premises premises, String... sides) {
        return Due.of("fire", sides)
                .flag("charging", true)
                .say("range", Numbers.text(inches))
                .say("quality", premises.get(quality), Quality.VETERAN)
                .say("officer", premises.get(officer), Rank.NONE)
                .say("works", premises.get(works), Works.NONE)
                .flag("ch", premises.has(ch))
                .say("formation", premises.has(disorder) ? Formation.DISORDER : Formation.LINE, Formation.LINE);
    }

    /** Adds what is known of the defender to the impact that is due. */
    Due addTo(Due impact, Premises premises) {
        return impact.say("def-quality", premises.get(quality), Quality.VETERAN)
                .say("def-formation", premises.has(disorder) ? Formation.DISORDER : Formation.LINE, Formation.LINE)
                .say("def-officer", premises.get(officer), Rank.NONE)
                .say("def-cover", premises.get(works), Works.NONE) // works are cover under the same names
                .flag("def-forming", premises.has(forming))
                .flag("def-ch", premises.has(ch));
    }

    /** Throws for the distance, in inches of the chart, at which the charge is halted and fired at. */
    BigDecimal distance(String side, Working working) {
        Audit.Score score = working.score(side).die(working.dice().one("volley die", Die.D6));
        boolean unready = working.has(ch) || working.has(disorder) || working.has(forming);
        Modifier.UNREADY.addIf(unready, "CH, disorder or forming", score, working);
        boolean steadied = working.get(officer).isPresent() || working.get(works) != Works.NONE;
        Modifier.STEADIED.addIf(steadied, "officer or works", score, working);
        int pips = Math.max(0, score.total());
        Quality defender = working.get(quality);
        BigDecimal inchesAPip = HALF_INCH.multiply(BigDecimal.valueOf(defender.volleyHalfInches(working)));
        BigDecimal inches = inchesAPip.multiply(BigDecimal.valueOf(pips));
        working.line(
                side,
                "volley at",
                Numbers.plain(inches),
                defender.word() + ": " + Numbers.plain(inchesAPip) + "\" a pip");
        return inches;
    }
}
