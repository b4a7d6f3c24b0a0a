package grognard.rules.napoleonic.combat;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.napoleonic.unit.Effects;
import grognard.rules.napoleonic.unit.RandomNumber;
import grognard.table.Cell;
import grognard.table.Column;
import grognard.table.Keyword;
import grognard.table.Row;
import grognard.table.Table;
import grognard.table.TableSpec;
import java.util.List;
import java.util.Optional;

/** Resolves a battery's shot: a random number in the band of the range. */
public final class Artillery extends AbstractResolver {

    /** Kinds of batteries; each has its own ranges. */
    private enum Battery implements Keyword {
        FOOT,
        HORSE
    }

    private static final Parameter<Battery> BATTERY =
            Parameter.choice("battery", Battery.class, "the kind of battery").required();
    private static final Parameter<Integer> RANGE =
            Parameter.whole("range", 0, 9999, "distance to the target in mm").required();
    private static final Parameter<Boolean> DISRUPTED = Parameter.flag(
            "disrupted", "the battery is disrupted, and so may not fire"); // a game refuses a disrupted battery itself

    private static final Code NO_EFFECT = Code.of("no-effect", "The shot does nothing.");
    private static final Code DISRUPTS = Code.of("disrupted", "The shot disrupts the target.");
    private static final Code BASE_LOST = Code.of("base-lost", "The shot costs the target a base.");

    private static final Code BASES_LOST = Code.of("bases-lost", "The shot costs the target several bases.");

    private static final Column<String> KIND = Column.code("battery", "foot", "horse");
    private static final String SEVERAL = "bases-lost ";
    private static final Cell<String> PLAIN_EFFECT = Cell.code("none", "disrupted", "base-lost");
    private static final Column<String> EFFECT = Column.of("effect", new Cell<String>() {
        @Override
        public Optional<String> read(String text) {
            boolean several = text.startsWith(SEVERAL)
                    && Cell.whole(2, 9).read(text.substring(SEVERAL.length())).isPresent();
            return several ? Optional.of(text) : PLAIN_EFFECT.read(text);
        }

        @Override
        public String expected() {
            return PLAIN_EFFECT.expected() + ", or bases-lost and a number from 2 to 9";
        }

        @Override
        public List<String> codes() {
            return PLAIN_EFFECT.codes();
        }
    });

    static final TableSpec TABLE = TableSpec.named("artillery", "Artillery by battery, range in mm and number")
            .everyKey(KIND)
            .band("range-from", "range-to")
            .thousandths("from", "to")
            .value(EFFECT)
            .meaning("range-from", "distance to the target in mm; beyond the last band no shot reaches")
            .meaning("from", "the random number")
            .meaning("effect", "what the shot does to its target");

    public Artillery() {
        super(Description.of("artillery", "what does a battery's shot do?")
                .roles("firer", "target")
                .parameters(BATTERY, RANGE, DISRUPTED, RandomNumber.ROLL)
                .bare(BATTERY, RANGE)
                .dice("artillery number")
                .codes(NO_EFFECT, DISRUPTS, BASE_LOST, BASES_LOST)
                .wanted("disrupted", "base-lost", "bases-lost")
                .tables(TABLE)
                .examples("--battery foot --range 320 --roll 0.655", "--battery horse --range 120")
                .notes(
                        "One shot a turn at one unit that is visible and in a straight line of sight: see visibility, also"
                                + " for dusk.",
                        "A battery that fires may not limber in the same turn.",
                        "Enemies who pass through a battery take it: capture.")
                .source("6 Artillery firing phase"));
    }

    @Override
    protected void check(ResolverInput inputs) {
        inputs.refuseIf(inputs.has(DISRUPTED), DISRUPTED, "a battery in order; a disrupted one may not fire");
        Table table = inputs.table(TABLE);
        Battery battery = inputs.get(BATTERY);
        if (table.find(battery, inputs.get(RANGE)).isEmpty()) {
            String reach = table.rows().stream()
                    .filter(row -> row.key(KIND).equals(battery.word()))
                    .reduce((earlier, later) -> later)
                    .flatMap(Row::band)
                    .orElse("");
            throw inputs.refuse(
                    RANGE,
                    "a target within reach: the last band of " + battery.word() + " artillery is " + reach + " mm");
        }
    }

    @Override
    protected Resolution resolve(Working working) {
        Battery battery = working.get(BATTERY);
        int range = working.get(RANGE);
        String band = working.table(TABLE).row(battery, range).band().orElse("");
        working.line("battery", "range", range, battery.word() + ", band " + band + " mm");
        Row row = working.step(
                        "shot",
                        step -> RandomNumber.of("artillery number", "battery", step)
                                .in(step.table(TABLE), battery, range))
                .numbers(working);
        String effect = row.get(EFFECT);
        return switch (effect) {
            case "none" -> working.outcome(NO_EFFECT);
            case "disrupted" -> working.effect("target", Effects.DISRUPTED).outcome(DISRUPTS);
            case "base-lost" -> working.effect("target", Effects.LOSE_BASE, 1).outcome(BASE_LOST);
            default -> {
                int bases = Integer.parseInt(effect.substring(SEVERAL.length()));
                yield working.effect("target", Effects.LOSE_BASE, bases)
                        .outcome(BASES_LOST, "The shot costs the target " + bases + " bases.");
            }
        };
    }
}
