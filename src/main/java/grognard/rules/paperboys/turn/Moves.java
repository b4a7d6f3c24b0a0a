package grognard.rules.paperboys.turn;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Numbers;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.KeyedNumbers;
import grognard.rules.base.Working;
import grognard.rules.paperboys.unit.Limit;
import grognard.table.Keyword;
import java.math.BigDecimal;
import java.util.List;
import java.util.Set;

/**
 * How far may a unit move? The table's distance, with the charge bonus, halved over rough ground, doubled by agreement,
 * halved again for unlimbering, in that order.
 */
public final class Moves extends AbstractResolver {

    /** Units and formations with a distance of their own in the table. */
    private enum Mover implements Keyword {
        MANHANDLED,
        LINE,
        FOOT_ARTILLERY,
        CART,
        ROUTE_COLUMN,
        ATTACK_COLUMN,
        SKIRMISHERS,
        SQUARE,
        CAVALRY,
        HORSE_ARTILLERY,
        OFFICER
    }

    private static final BigDecimal HALF = new BigDecimal("0.5");
    private static final BigDecimal TWICE = BigDecimal.valueOf(2);
    private static final Set<Mover> GUNS = Set.of(Mover.MANHANDLED, Mover.FOOT_ARTILLERY, Mover.HORSE_ARTILLERY);

    /** Troops that fire or move in a turn, but not both. */
    private static final List<Mover> CLOSE_ORDER = List.of(
            Mover.MANHANDLED,
            Mover.LINE,
            Mover.FOOT_ARTILLERY,
            Mover.ROUTE_COLUMN,
            Mover.ATTACK_COLUMN,
            Mover.SQUARE,
            Mover.HORSE_ARTILLERY);

    private static final Parameter<Mover> UNIT = Parameter.choice(
                    "unit", Mover.class, "what moves, and in what formation")
            .required();
    private static final Parameter<Boolean> DIFFICULT = Parameter.flag("difficult", "over difficult ground");
    private static final Parameter<Boolean> WOODS = Parameter.flag("woods", "through woods");
    private static final Parameter<Boolean> CHARGE =
            Parameter.flag("charge", "cavalry: charging, once a game").onlyWith(UNIT, Mover.CAVALRY);
    private static final Parameter<Boolean> BONUS_USED =
            Parameter.flag("bonus-used", "cavalry: has spent its charge bonus").onlyWith(UNIT, Mover.CAVALRY);
    private static final Parameter<Boolean> FIRED = Parameter.flag(
                    "fired", "close order: fired this turn, infantry not for the first time in the game")
            .onlyWith(UNIT, CLOSE_ORDER);
    private static final Parameter<Boolean> CANNOT_MOVE =
            Parameter.flag("cannot-move", "failed a critical manoeuvre this turn");
    private static final Parameter<Boolean> MISSES_MOVE =
            Parameter.flag("misses-move", "halted under heavy casualties");
    private static final Parameter<Boolean> UNLIMBER = Parameter.flag("unlimber", "limbered guns: unlimber as well")
            .onlyWith(UNIT, List.of(Mover.FOOT_ARTILLERY, Mover.HORSE_ARTILLERY));
    private static final Parameter<Boolean> FORM_SQUARE = Parameter.flag("form-square", "infantry: form square")
            .onlyWith(UNIT, List.of(Mover.LINE, Mover.ROUTE_COLUMN, Mover.ATTACK_COLUMN, Mover.SKIRMISHERS));
    private static final Parameter<Boolean> DOUBLE =
            Parameter.flag("double", "the first move or two, doubled by agreement");

    private static final KeyedNumbers<Mover> DISTANCES =
            new KeyedNumbers<>("moves", "Moves in cm", "unit", Mover.class);

    private static final Code MOVE = Code.of("move", "It may move.");
    private static final Code BARRED = Code.of("barred", "Artillery may not move through woods.");

    public Moves() {
        super(Description.of("moves", "how far may a unit move?")
                .parameters(UNIT, DIFFICULT, WOODS, CHARGE, BONUS_USED, UNLIMBER, FORM_SQUARE, DOUBLE)
                .parameters(FIRED, CANNOT_MOVE, MISSES_MOVE)
                .roles("unit")
                .lookUp()
                .bare(UNIT)
                .codes(MOVE, BARRED)
                .tables(DISTANCES, Limit.TABLE)
                .rulings("PB-32")
                .examples("--unit cavalry --charge", "--unit line --difficult", "--unit foot-artillery --unlimber")
                .notes(
                        "Moves are the most a unit may go; no stand may go further in wheeling or changing formation.",
                        "Close-order infantry that has fired this turn stays, unless it was its first fire of the game.",
                        "A mounted officer moves once a turn, at any moment, without waiting for a card.")
                .source("Moving; Getting started"));
    }

    @Override
    protected void check(ResolverInput inputs) {
        inputs.refuseIf(
                inputs.has(CHARGE) && inputs.has(BONUS_USED),
                CHARGE,
                "a move without it: its charge bonus is spent, once a game");
    }

    @Override
    protected Resolution resolve(Working working) {
        String held = held(working);
        if (!held.isEmpty()) {
            return working.number("cm", 0).outcome(MOVE, held);
        }
        Mover unit = working.get(UNIT);
        if (working.has(WOODS) && GUNS.contains(unit)) {
            return working.outcome(BARRED);
        }
        BigDecimal cm = BigDecimal.valueOf(DISTANCES.of(unit, working));
        working.line("unit", unit.word(), Numbers.plain(cm));
        if (working.has(CHARGE)) {
            cm = changed("charge bonus", cm.add(BigDecimal.valueOf(Limit.CHARGE_BONUS.in(working))), working);
        }
        boolean rough = working.has(DIFFICULT) || working.has(WOODS);
        if (rough && unit != Mover.SKIRMISHERS) {
            cm = changed("half over difficult ground", cm.multiply(HALF), working);
            // PB-32: difficult ground halves the bonus with the move
            working.rulingIf(working.has(CHARGE), "PB-32");
        }
        if (working.has(DOUBLE)) {
            cm = changed("double by agreement", cm.multiply(TWICE), working);
        }
        if (working.has(UNLIMBER)) {
            cm = changed("half for unlimbering", cm.multiply(HALF), working);
        }
        if (working.has(FORM_SQUARE)) {
            cm = changed("all for forming square", BigDecimal.ZERO, working);
        }
        working.number("cm", Numbers.plain(cm));
        return working.outcome(
                MOVE, cm.signum() == 0 ? "It does not move from where it is." : "It may move up to {cm} cm.");
    }

    /** Why the unit may not move now; empty if it may. */
    private static String held(ResolverInput inputs) {
        if (inputs.has(CANNOT_MOVE)) {
            return "It failed a critical manoeuvre and does not move this turn.";
        }
        if (inputs.has(MISSES_MOVE)) {
            return "It was halted by heavy casualties and misses this move.";
        }
        return inputs.has(FIRED) ? "It has fired and does not move this turn." : "";
    }

    private static BigDecimal changed(String why, BigDecimal cm, Working working) {
        working.line("unit", why, Numbers.plain(cm));
        return cm;
    }
}
