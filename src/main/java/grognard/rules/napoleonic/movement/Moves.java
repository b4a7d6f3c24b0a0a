package grognard.rules.napoleonic.movement;

import grognard.input.BadInput;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.HouseKey;
import grognard.rules.Numbers;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.Type;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.napoleonic.unit.Arm;
import grognard.rules.napoleonic.unit.Armies;
import grognard.rules.napoleonic.unit.TextNumber;
import grognard.table.Column;
import grognard.table.Keyword;
import grognard.table.Row;
import grognard.table.TableLookup;
import grognard.table.TableSpec;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.stream.Stream;

/** How far may a unit move? By troop, ground and pace; half when it withdraws facing the enemy. */
public final class Moves extends AbstractResolver {

    private static final BigDecimal HALF = new BigDecimal("0.5");

    /** The ground, each with its column of the armies. */
    private enum Ground implements Keyword {
        OPEN,
        DIFFICULT,
        ROAD;

        Column<Integer> column() {
            return switch (this) {
                case OPEN -> Armies.MOVE;
                case DIFFICULT -> Armies.DIFFICULT;
                case ROAD -> Armies.ROAD;
            };
        }
    }

    /** House rule: whether the ground changes the distance of a charge or a rout (NA-14). */
    enum ChargeGround implements Keyword {
        SAME,
        GROUND
    }

    public static final HouseKey<ChargeGround> CHARGE_GROUND = HouseKey.choice(
            "charge.ground",
            ChargeGround.SAME,
            "a charge or rout goes as far on every ground, or changes with it as the move does",
            "NA-14");

    /** The pace, with the sentence for the player. */
    private enum Pace implements Keyword {
        NORMAL("May move up to {distance} mm."),
        CHARGE("May charge up to {distance} mm, once in six turns."),
        ROUT("Routs {distance} mm straight to the rear, disrupting all it passes through."),
        FACING("May withdraw up to {distance} mm, facing the enemy and able to fight."),
        RETIRING("Withdraws up to {distance} mm at full speed, facing the enemy, until it is rallied."),
        BACKS("May retreat up to {distance} mm with its back to the enemy: it cannot attack and counts as disrupted.");

        final String words;

        Pace(String words) {
            this.words = words;
        }
    }

    private static final Parameter<String> TROOP = Parameter.of(
                    "troop", new Mover(), "the troop; or general, or messenger")
            .required();
    private static final Parameter<Ground> GROUND =
            Parameter.choice("ground", Ground.class, "what it moves over").orElse(Ground.OPEN);
    private static final Parameter<Pace> PACE = Parameter.choice(
                    "pace",
                    Pace.class,
                    "how: facing and backs are withdrawals, facing the enemy or not; retiring is what Aw and Dw order")
            .orElse(Pace.NORMAL);
    private static final Parameter<String> FORMATION =
            Parameter.of("formation", Formation.NAMES, "the formation it is in");

    private static final Code MAY_MOVE = Code.of("may-move", Pace.NORMAL.words);
    private static final Code CANNOT_MOVE = Code.of("cannot-move", "The unit cannot move.");

    public Moves() {
        super(Description.of("moves", "how far may a unit move?")
                .roles("unit")
                .lookUp()
                .parameters(TROOP, GROUND, PACE, FORMATION)
                .bare(TROOP)
                .codes(MAY_MOVE, CANNOT_MOVE)
                .tables(Armies.TABLE, Formation.TABLE, TextNumber.TABLE)
                .rulings("NA-14", "NA-22")
                .examples(
                        "--troop french-line --ground road",
                        "--troop french-cuirassier --pace charge",
                        "--troop austrian-line --pace facing",
                        "--troop french-line --formation square",
                        "--troop messenger")
                .notes(
                        "Units that pass through each other are both disrupted.",
                        "A charge or a rout goes as far on every ground, unless --house charge.ground=ground.",
                        "Infantry in square and an unlimbered battery cannot move: formation says how long a change"
                                + " takes.")
                .source("7.2 Movement phase"));
    }

    @Override
    protected void check(ResolverInput inputs) {
        boolean rider = isRider(inputs);
        inputs.refuseIf(
                rider && inputs.get(PACE) != Pace.NORMAL, PACE, "normal: generals and messengers have one speed");
        inputs.refuseIf(rider && inputs.given(FORMATION), FORMATION, "none: generals and messengers have no formation");
        if (inputs.given(FORMATION)) {
            Arm arm = Armies.arm(Armies.of(inputs.get(TROOP), inputs));
            List<String> its = Formation.of(arm, inputs);
            if (!its.contains(inputs.get(FORMATION))) {
                throw inputs.refuse(FORMATION, "a formation of " + arm.word() + ": " + String.join(", ", its));
            }
        }
    }

    private static boolean isRider(ResolverInput inputs) {
        return Armies.RIDERS.contains(inputs.get(TROOP));
    }

    /** The reason why a unit in its formation cannot move; empty if it can. Troops that a result moves go as they stand. */
    private static String halted(ResolverInput inputs) {
        return inputs.get(PACE) == Pace.ROUT || inputs.get(PACE) == Pace.RETIRING ? "" : standing(inputs);
    }

    /** The reason why a unit in its formation does not move of its own accord; empty if it may. */
    private static String standing(ResolverInput inputs) {
        return switch (inputs.find(FORMATION).orElse("")) {
            case "square" -> "Infantry in square cannot move: it has to leave the square first (formation).";
            case "unlimbered" -> "An unlimbered battery cannot move: it has to limber first, which takes a full move.";
            default -> "";
        };
    }

    @Override
    public List<TableSpec> decidedBy(ResolverInput inputs) {
        return isRider(inputs) || !halted(inputs).isEmpty() ? List.of() : List.of(Armies.TABLE);
    }

    @Override
    protected Resolution resolve(Working working) {
        String halted = halted(working);
        if (!halted.isEmpty()) {
            return working.number("distance", 0).outcome(CANNOT_MOVE, halted);
        }
        if (working.get(PACE) == Pace.RETIRING && !standing(working).isEmpty()) {
            working.ruling("NA-22");
        }
        Number distance = Numbers.plain(distance(working));
        return working.number("distance", distance).outcome(MAY_MOVE, working.get(PACE).words);
    }

    private static BigDecimal distance(Working working) {
        if (isRider(working)) {
            BigDecimal distance = TextNumber.RIDER_DISTANCE.in(working);
            working.line("unit", "distance", distance, "the same on every ground");
            return distance;
        }
        String troop = working.get(TROOP);
        Row row = Armies.of(troop, working);
        Pace pace = working.get(PACE);
        boolean charge = pace == Pace.CHARGE || pace == Pace.ROUT;
        Column<Integer> over = working.get(GROUND).column();
        Column<Integer> column = charge ? Armies.CHARGE : over;
        BigDecimal full = BigDecimal.valueOf(row.get(column));
        working.line("unit", "distance", full, "row " + troop + ", column " + column.name());
        if (charge && working.get(GROUND) != Ground.OPEN) {
            // NA-14: the armies have one distance for charges and routs
            working.ruling("NA-14");
            if (working.house(CHARGE_GROUND) == ChargeGround.GROUND && row.get(Armies.MOVE) > 0) {
                full = full.multiply(BigDecimal.valueOf(row.get(over)))
                        .divide(BigDecimal.valueOf(row.get(Armies.MOVE)), 0, RoundingMode.HALF_UP);
                working.line("unit", "over that ground", full, "times " + over.name() + ", divided by move");
            }
        }
        if (pace != Pace.FACING) {
            return full;
        }
        BigDecimal half = full.multiply(HALF);
        working.line("unit", "half of it", Numbers.plain(half), "withdrawing with its face to the enemy");
        return half;
    }

    /** A troop of the armies, or a rider. */
    private record Mover() implements Type<String> {

        @Override
        public String read(String where, String text, TableLookup tables) {
            List<String> words = words(tables);
            if (!words.contains(text)) {
                throw BadInput.value(
                        where,
                        text,
                        "a troop listed in " + Armies.TABLE.file() + ", " + String.join(" or ", Armies.RIDERS),
                        words);
            }
            return text;
        }

        @Override
        public String label() {
            return Armies.NAMES.label();
        }

        @Override
        public List<String> words(TableLookup tables) {
            return Stream.concat(Armies.NAMES.words(tables).stream(), Armies.RIDERS.stream())
                    .toList();
        }
    }
}
