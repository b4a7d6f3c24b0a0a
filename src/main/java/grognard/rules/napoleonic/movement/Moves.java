package grognard.rules.napoleonic.movement;

import grognard.input.BadInput;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Numbers;
import grognard.rules.Parameter;
import grognard.rules.Premises;
import grognard.rules.Resolution;
import grognard.rules.Tables;
import grognard.rules.Type;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.napoleonic.unit.Armies;
import grognard.rules.napoleonic.unit.TextNumber;
import grognard.table.Column;
import grognard.table.Keyword;
import grognard.table.TableSpec;
import java.math.BigDecimal;
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

    /** The pace, with the sentence for the player. Charge and rout ignore the ground. */
    private enum Pace implements Keyword {
        NORMAL("May move up to {distance} mm."),
        CHARGE("May charge up to {distance} mm, once in six turns."),
        ROUT("Routs {distance} mm straight to the rear, disrupting all it passes through."),
        FACING("May withdraw up to {distance} mm, facing the enemy and able to fight."),
        BACKS("May retreat up to {distance} mm with its back to the enemy: it cannot attack and counts as disrupted.");

        final String words;

        Pace(String words) {
            this.words = words;
        }
    }

    private static final Parameter<String> TROOP = Parameter.of(
                    "troop", new Mover(), "the troop; or general, or messenger")
            .required()
            .is("troop");
    private static final Parameter<Ground> GROUND = Parameter.choice("ground", Ground.class, "what it moves over")
            .orElse(Ground.OPEN)
            .moment();
    private static final Parameter<Pace> PACE = Parameter.choice(
                    "pace", Pace.class, "how: facing and backs are withdrawals, facing the enemy or not")
            .orElse(Pace.NORMAL)
            .moment();

    private static final Code MAY_MOVE = Code.of("may-move", Pace.NORMAL.words);

    public Moves() {
        super(Description.of("moves", "how far may a unit move?")
                .roles("unit")
                .lookUp()
                .parameters(TROOP, GROUND, PACE)
                .bare(TROOP)
                .codes(MAY_MOVE)
                .tables(Armies.TABLE, TextNumber.TABLE)
                .examples(
                        "--troop french-line --ground road",
                        "--troop french-cuirassier --pace charge",
                        "--troop austrian-line --pace facing",
                        "--troop messenger")
                .notes(
                        "Units that pass through each other are both disrupted.",
                        "A charge or a rout goes as far on every ground.")
                .source("7.2 Movement phase"));
    }

    @Override
    protected void check(Premises premises) {
        if (Armies.RIDERS.contains(premises.get(TROOP)) && premises.get(PACE) != Pace.NORMAL) {
            throw premises.refuse(PACE, "normal: generals and messengers have one speed");
        }
    }

    @Override
    public List<TableSpec> decidedBy(Premises premises) {
        return Armies.RIDERS.contains(premises.get(TROOP)) ? List.of() : List.of(Armies.TABLE);
    }

    @Override
    protected Resolution resolve(Working working) {
        Pace pace = working.get(PACE);
        Number distance = Numbers.plain(distance(working));
        return working.number("distance", distance).outcome(MAY_MOVE, pace.words);
    }

    private static BigDecimal distance(Working working) {
        String troop = working.get(TROOP);
        if (Armies.RIDERS.contains(troop)) {
            BigDecimal distance = TextNumber.RIDER_DISTANCE.in(working);
            working.line("unit", "distance", distance, "the same on every ground");
            return distance;
        }
        Pace pace = working.get(PACE);
        boolean charge = pace == Pace.CHARGE || pace == Pace.ROUT;
        Column<Integer> column = charge ? Armies.CHARGE : working.get(GROUND).column();
        BigDecimal full = BigDecimal.valueOf(Armies.of(troop, working).get(column));
        working.line("unit", "distance", full, "row " + troop + ", column " + column.name());
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
        public String read(String where, String text, Tables tables) {
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
        public List<String> words(Tables tables) {
            return Stream.concat(Armies.NAMES.words(tables).stream(), Armies.RIDERS.stream())
                    .toList();
        }
    }
}
