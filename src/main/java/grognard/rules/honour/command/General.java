package grognard.rules.honour.command;

import grognard.dice.Die;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Next;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.ResultTable;
import grognard.rules.base.Working;
import grognard.rules.honour.unit.Effects;
import grognard.rules.honour.unit.Quality;
import grognard.rules.honour.unit.Rating;
import grognard.table.Column;
import grognard.table.TableSpec;
import java.util.List;

/**
 * Does a general hold his units back, or hurry them on? One die by his rating; a dependable one throws none.
 * Independent units throw by their quality.
 */
public final class General extends AbstractResolver {

    private static final Parameter<Boolean> INDEPENDENT =
            Parameter.flag("independent", "an independent unit, which is its own general");
    private static final Parameter<Rating> RATING = Parameter.choice(
                    "rating",
                    Rating.class,
                    "the general's rating, dependable if none is given; dazzling and dreadful"
                            + " only for army generals")
            .notWith(INDEPENDENT);
    private static final Parameter<Quality> QUALITY = Parameter.choice(
                    "quality", Quality.class, "the independent unit's quality, regular if not said")
            .byItsWords()
            .onlyWith(INDEPENDENT, true);

    private static final Code AS_NORMAL = Code.of("as-normal", "His units move as usual.");
    private static final Code DOUBLE_MOVE =
            Code.of("double-move", "Any or all of his units in command may make a second move.");
    private static final Code OUT_OF_COMMAND =
            Code.of("out-of-command", "All his units count as out of command this turn.");

    static final ResultTable RESULTS = new ResultTable(
            TableSpec.named("general", "What the general's die does")
                    .everyKey(Column.code("rating", Rating.values()))
                    .openBand("from", "to"),
            List.of(AS_NORMAL, DOUBLE_MOVE, OUT_OF_COMMAND),
            Effects.ofUnit(),
            List.of("command"));

    public General() {
        super(Description.of("general", "does a general hold his units back, or hurry them on?")
                .roles("unit")
                .parameters(RATING, INDEPENDENT, QUALITY)
                .bare(RATING, QUALITY)
                .dice("the general's die, none if dependable")
                .codes(AS_NORMAL, DOUBLE_MOVE, OUT_OF_COMMAND)
                .tables(RESULTS)
                .rulings("PH-1")
                .examples("--rating dashing", "--rating dithering", "--independent --superior", "--rating dependable")
                .notes(
                        "Before any of his units move: a brigadier for his brigade, the army general for the units that he"
                                + " chooses to command himself.",
                        "A double move is never combined with a reserve move.")
                .source("Command & Control: quality of generals; Rule options"));
    }

    @Override
    protected Resolution resolve(Working working) {
        Rating rating = working.find(RATING).orElse(Rating.DEPENDABLE);
        Quality quality = working.find(QUALITY).orElse(Quality.REGULAR);
        if (working.has(INDEPENDENT)) {
            rating = ofIndependent(quality);
            // PH-1: inept, capable and inspiring are read as dithering, dependable and dashing
            working.ruling("PH-1");
        }
        if (rating == Rating.DEPENDABLE) {
            return working.outcome(AS_NORMAL);
        }
        int score = working.score(rating.word())
                .die(working.dice().one("the general's die", Die.D6))
                .total();
        working.number("score", score);
        ResultTable.Result result = RESULTS.of(working, rating, score);
        working.effects(result.effects());
        if (working.has(INDEPENDENT) && !result.next().isEmpty()) {
            working.next(Next.of("command").on("unit").with("quality", quality.word()));
        } else {
            working.next(result.next());
        }
        return working.outcome(result.code());
    }

    private static Rating ofIndependent(Quality quality) {
        return switch (quality) {
            case INFERIOR -> Rating.DITHERING;
            case REGULAR -> Rating.DEPENDABLE;
            case SUPERIOR -> Rating.DASHING;
        };
    }
}
