package grognard.rules.acw.combat;

import grognard.dice.Die;
import grognard.rules.Audit;
import grognard.rules.Next;
import grognard.rules.Numbers;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.ResolverInput;
import grognard.rules.acw.unit.FigureScale;
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
import java.util.stream.Stream;

/** The volley of a unit that is charged: how near it lets the enemy come before it fires. */
final class DefensiveVolley extends Party {

    /** Modifiers of the volley die; each counts once, however many reasons there are. */
    enum Modifier implements Keyword {
        UNREADY,
        STEADIED;

        static final KeyedNumbers<Modifier> TABLE = new KeyedNumbers<>(
                "volley-modifiers", "Added to the die for the point of the volley", "modifier", Modifier.class);

        void addIf(boolean applies, String why, Audit.Score score, ResolverInput inputs) {
            if (applies) {
                score.add(word() + " (" + why + ")", TABLE.of(this, inputs));
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
    Next fire(Number inches, ResolverInput inputs, String... sides) {
        return Next.of("fire")
                .on(sides)
                .flag("charging", true)
                .with("range", Numbers.text(inches))
                .with("quality", inputs.get(quality), Quality.VETERAN)
                .with("officer", inputs.get(officer), Rank.NONE)
                .with("works", inputs.get(works), Works.NONE)
                .flag("ch", inputs.has(ch))
                .with("formation", inputs.has(disorder) ? Formation.DISORDER : Formation.LINE, Formation.LINE);
    }

    /** Adds what is known of the defender to the impact that is due. */
    Next addTo(Next impact, ResolverInput inputs) {
        return impact.with("def-quality", inputs.get(quality), Quality.VETERAN)
                .with("def-formation", inputs.has(disorder) ? Formation.DISORDER : Formation.LINE, Formation.LINE)
                .with("def-officer", inputs.get(officer), Rank.NONE)
                .with("def-cover", inputs.get(works), Works.NONE) // works are cover under the same names
                .flag("def-forming", inputs.has(forming))
                .flag("def-ch", inputs.has(ch));
    }

    /** Throws for the distance at which the charge is halted and fired at: inches of range, which are not scaled. */
    BigDecimal distance(String side, FigureScale scale, Working working) {
        // AC-23: only movement is scaled
        working.rulingIf(scale != FigureScale.MM_15, "AC-23");
        Audit.Score score = working.score(side).die(working.dice().one("volley die", Die.D6));
        long unready = Stream.of(ch, disorder, forming).filter(working::has).count();
        Modifier.UNREADY.addIf(unready > 0, "CH, disorder or forming", score, working);
        boolean officered = working.get(officer).isPresent();
        boolean inWorks = working.get(works) != Works.NONE;
        Modifier.STEADIED.addIf(officered || inWorks, "officer or works", score, working);
        // AC-34: each of the two modifiers counts once
        working.rulingIf(unready > 1 || (officered && inWorks), "AC-34");
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
