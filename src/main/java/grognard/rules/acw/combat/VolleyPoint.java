package grognard.rules.acw.combat;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Numbers;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Resolution;
import grognard.rules.acw.unit.FigureScale;
import grognard.rules.acw.unit.Quality;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;

/**
 * How near does a charge come before the defender's volley? One die with two modifiers, in half inches a pip for
 * veterans and elites and whole inches for green units.
 */
public final class VolleyPoint extends AbstractResolver {

    private static final DefensiveVolley VOLLEY = new DefensiveVolley(Side.NONE);

    private static final Parameter<FigureScale> SCALE = FigureScale.parameter();

    private static final Code DISTANCE =
            Code.of("distance", "Halt the charge {distance}\" from the defender and resolve his volley.");

    public VolleyPoint() {
        super(Description.of("volley-point", "how near does a charge come before the defender's volley?")
                .roles("unit")
                .parameters(VOLLEY.parameters())
                .parameters(SCALE)
                .bare(VOLLEY.quality)
                .dice("volley die")
                .codes(DISTANCE)
                .tables(Quality.TABLE, DefensiveVolley.Modifier.TABLE)
                .rulings("AC-14", "AC-23", "AC-34")
                .examples("--officer brigade", "--green --forming", "--elite --works hasty")
                .notes(
                        "All options are the defender's; each of the two modifiers counts once (AC-34).",
                        "The distance is the same at every figure scale, as ranges are.")
                .source("Infantry charge procedure: point of defensive volley"));
    }

    @Override
    protected Resolution resolve(Working working) {
        // AC-14: the volley's distance goes by the defender's quality
        working.ruling("AC-14");
        Number distance = Numbers.plain(VOLLEY.distance("unit", working.get(SCALE), working));
        working.number("distance", distance).next(VOLLEY.fire(distance, working, "unit"));
        return working.outcome(DISTANCE);
    }
}
