package grognard.game.napoleonic;

import static grognard.game.napoleonic.NapoleonicFields.*;

import grognard.game.referee.EventContext;
import grognard.game.referee.Fill.Case;
import grognard.game.referee.LineContext;
import grognard.game.referee.ResolverRules;
import grognard.game.referee.UnitOption;
import grognard.game.state.GameState;
import grognard.game.unit.Unit;
import grognard.rules.napoleonic.unit.Arm;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Phase d: combats by odds, cavalry against squares and against routing infantry, and the control of the victors. */
final class NapoleonicCombat {

    static final String ATTACKER = "attacker";
    static final String DEFENDER = "defender";
    static final String WITH = "with";
    private static final String LOSES = "loses";
    private static final String COMBAT = "combat";
    private static final String RIDE_DOWN = "ride-down";

    /** Turns from one charge of a unit to the next. */
    private static final int TURNS_BETWEEN_CHARGES = 6;

    private final ActiveArmy army;
    private final Troops troops;

    NapoleonicCombat(ActiveArmy army, Troops troops) {
        this.army = army;
        this.troops = troops;
    }

    void combat(ResolverRules rules) {
        contest(rules)
                .in(COMBAT)
                .names(WITH, WITH, UnitOption.Value.NONE)
                .rows(
                        WITH,
                        WITH,
                        (unit, column, said, roles) ->
                                column.equals(DISRUPTED.name()) && isInSquare(unit) && !DISRUPTED.isSet(unit)
                                        ? Formation.SQUARE.word()
                                        : said)
                // a unit of the group, by the beginning of its name
                .names(LOSES, LOSES, UnitOption.Value.NONE)
                .compute(LOSES, line -> line.unit(LOSES).map(Unit::name).orElse(null))
                .forbids(this::groupForbidden)
                .reminds(this::cavalryOnInfantry)
                .doubts(NapoleonicCombat::attacksAgain)
                .actsToo(WITH)
                .marks(ATTACKER, NapoleonicCombat::charged)
                .marks(ATTACKER, ENGAGED)
                .marks(DEFENDER, ENGAGED)
                .marks(WITH, (unit, after) -> isBattery(unit) ? unit : charged(ENGAGED.set(unit, true), after));
    }

    /** The book calculates unit against unit (8.2) and says nothing of a second attack, so that players are asked. */
    private static Optional<String> attacksAgain(LineContext line) {
        return attackers(line)
                .filter(unit -> !isBattery(unit) && hasAttacked(unit, line.state()))
                .findFirst()
                .map(unit -> unit.name() + " has attacked already this turn.");
    }

    /** Whether the unit has attacked this turn, alone or in a combat group. */
    static boolean hasAttacked(Unit unit, GameState state) {
        return List.of(ATTACKER, WITH).stream()
                .anyMatch(role -> state.hasPlayed(unit, COMBAT, role) || state.hasPlayed(unit, "square", role));
    }

    /** Declares its values only: in a game its steps are played one by one. */
    void engage(ResolverRules rules) {
        contest(rules).moment("morale", "def-morale");
    }

    /**
     * Reminds of what comes before the odds: cavalry takes bases of routing infantry without a number (8.7), and other
     * infantry that it attacks must form square if it has the time (7.2.1), which only the table shows.
     */
    private Optional<String> cavalryOnInfantry(LineContext line) {
        return attackers(line)
                .filter(unit -> troops.isOf(unit, Arm.CAVALRY))
                .findFirst()
                .flatMap(cavalry -> line.unit(DEFENDER)
                        .filter(unit -> troops.isOf(unit, Arm.INFANTRY) && !isInSquare(unit))
                        .map(unit -> {
                            String pair = cavalry.name() + " " + unit.name();
                            return unit.name()
                                    + (routs(unit)
                                            ? " routs: ride-down " + pair + " takes a base of it without a number."
                                            : " must form square against cavalry if it has the time: unit "
                                                    + unit.name() + " square, and then square " + pair + ".");
                        }));
    }

    private static Stream<Unit> attackers(LineContext line) {
        return Stream.concat(line.unit(ATTACKER).stream(), line.all(WITH).stream());
    }

    /** Whoever plays it states that the infantry has formed a square, so that its formation is set. */
    void square(ResolverRules rules) {
        attack(rules)
                .in(COMBAT)
                .takes(ATTACKER, unit -> troops.isOf(unit, Arm.CAVALRY))
                .takes(DEFENDER, unit -> troops.isOf(unit, Arm.INFANTRY))
                .own(TROOP)
                .part("bases", ATTACKER, BASES)
                .part("def-bases", DEFENDER, BASES)
                // backs turned count as disrupted (7.2.3), and the table of squares has no other word for them
                .fill("def-disrupted", DEFENDER, Case.of(Case.YES, DISRUPTED, true), Case.when(Case.YES, BACKS::isSet))
                .compute("ground", line -> NapoleonicGenerals.isUnused(line) ? null : ground(line))
                .doubts(NapoleonicCombat::attacksAgain)
                .doubts(line -> line.unit(DEFENDER)
                        .filter(unit -> !isInSquare(unit))
                        .map(unit -> unit.name() + " is in " + unit.text(FORMATION.name())
                                + ": the table is for infantry that formed square in time."))
                .marks(DEFENDER, unit -> routs(unit) ? unit : FORMATION.set(unit, Formation.SQUARE))
                .marks(ATTACKER, NapoleonicCombat::charged)
                .marks(ATTACKER, ENGAGED)
                .marks(DEFENDER, ENGAGED);
    }

    void control(ResolverRules rules) {
        NapoleonicGenerals.fill(rules)
                .in(COMBAT)
                .own(TROOP)
                .moment("morale")
                .forbids(NapoleonicRally::moraleTyped)
                .forbids(NapoleonicRally.UNIT, NapoleonicFields::routs, "NAME routs itself and controls nobody")
                .forbids(line -> line.due().isPresent()
                        ? Optional.empty()
                        : line.unit(NapoleonicRally.UNIT)
                                .map(unit -> unit.name() + " has routed no enemy: nothing is to be controlled"));
    }

    /** Cavalry takes a base of routing infantry in each move of contact, without a number (8.7). */
    void rideDown(ResolverRules rules) {
        rules.in("movement", COMBAT)
                .takes(ATTACKER, unit -> troops.isOf(unit, Arm.CAVALRY))
                .takes(DEFENDER, unit -> troops.isOf(unit, Arm.INFANTRY))
                .own(TROOP)
                .part("def-bases", DEFENDER, BASES)
                .forbids(this::attackForbidden)
                .forbids(DEFENDER, unit -> !routs(unit), "NAME is not routing: only routing infantry is ridden down")
                .forbids(this::nobodyRuns)
                .forbids(NapoleonicCombat::hasItsBase)
                .marksName(ATTACKER, RODE_DOWN, DEFENDER)
                .marksName(DEFENDER, RIDDEN_BY, ATTACKER)
                .marks(DEFENDER, ENGAGED)
                .marks(ATTACKER, ENGAGED);
    }

    /** Nobody is ridden down, and a turn does not list it, while no enemy infantry routs. */
    private Optional<String> nobodyRuns(LineContext line) {
        boolean runs =
                line.units().where(unit -> !unit.isGone() && routs(unit) && troops.isOf(unit, Arm.INFANTRY)).stream()
                        .anyMatch(unit -> !army.has(unit, line.state()));
        return runs ? Optional.empty() : Optional.of("no enemy infantry routs, and nobody is ridden down");
    }

    /** Refuses a second base of one pair in a move. The fields keep only the last pair, but outlast a new muster. */
    private static Optional<String> hasItsBase(LineContext line) {
        Optional<Unit> router = line.unit(DEFENDER);
        return line.unit(ATTACKER)
                .flatMap(cavalry -> router.filter(unit -> cavalry.name().equals(RIDDEN_BY.of(unit))
                                || unit.name().equals(RODE_DOWN.of(cavalry))
                                || line.state().hasPlayedOn(cavalry, unit, RIDE_DOWN, ATTACKER, DEFENDER))
                        .map(unit -> cavalry.name() + " has taken its base of " + unit.name() + " this move"));
    }

    /** Declares the values that all combats of two units share. */
    private ResolverRules contest(ResolverRules rules) {
        return attack(rules)
                .own(TROOP)
                .part("bases", ATTACKER, BASES)
                .part("def-bases", DEFENDER, BASES)
                .fill("square", ATTACKER, inSquare())
                .fill("def-square", DEFENDER, inSquare())
                .fill("def-disrupted", DEFENDER, Case.of(Case.YES, DISRUPTED, true))
                // for this combat only: it never makes the unit disrupted (7.2.3)
                .flag("def-backs", DEFENDER, unit -> BACKS.isSet(unit) && !routs(unit))
                .compute("ground", NapoleonicCombat::ground)
                .moment("strength", "def-strength", "first-contact", "def-first-contact", "arms", "from")
                .ofTheTable("first-contact") // asked of lancers, whom alone it changes (2.4.2)
                .ofTheTable("def-first-contact");
    }

    /** Fills the option for a unit in square that does not rout; typed, the option sets the formation. */
    private static Case inSquare() {
        return new Case(Case.YES, NapoleonicFields::isInSquare, unit -> FORMATION.set(unit, Formation.SQUARE));
    }

    /** Declares the values and conditions that all kinds of attack share. */
    private ResolverRules attack(ResolverRules rules) {
        return NapoleonicGenerals.fill(rules)
                .takes(ATTACKER, unit -> !isBattery(unit) && !unit.isOfficer())
                .fill(
                        "disrupted",
                        ATTACKER,
                        Case.of(Case.YES, DISRUPTED, true),
                        Case.when(Case.YES, NapoleonicFields::routs))
                .fill("def-routing", DEFENDER, Case.of(Case.YES, STATE, State.ROUTING))
                .moment("charging")
                .forbids(this::attackForbidden)
                .forbids(NapoleonicCombat::chargeForbidden);
    }

    private Optional<String> attackForbidden(LineContext line) {
        return attackers(line)
                .flatMap(unit -> army
                        .forbidden(unit, "in this stage its army defends", line.state())
                        .or(() -> attackForbidden(unit))
                        .stream())
                .findFirst();
    }

    /** Why the unit may not attack as it stands, in the stage of either army. */
    static Optional<String> attackForbidden(Unit unit) {
        return BACKS.isSet(unit) && !routs(unit)
                ? Optional.of(unit.name() + " has its back turned and cannot attack")
                : driven(unit).map(why -> why + " and does not attack");
    }

    /** The reason why a unit goes to the rear, so that it neither attacks nor goes through guns; empty if nothing does. */
    static Optional<String> driven(Unit unit) {
        String why = routs(unit) ? " routs" : WITHDRAWING.isSet(unit) ? " withdraws until it is rallied" : "";
        return why.isEmpty() ? Optional.empty() : Optional.of(unit.name() + why);
    }

    private static Optional<String> chargeForbidden(LineContext line) {
        if (line.given("charging").isEmpty()) {
            return Optional.empty();
        }
        return attackers(line)
                .filter(unit -> !isBattery(unit))
                .map(unit ->
                        line.units().get(unit.name())) // a charge is spent at once, also between together and apart
                .flatMap(unit -> chargeForbidden(unit, line.turn()).stream())
                .findFirst();
    }

    /** Why the unit may not charge in that turn: once per six turns (7.2.6), and never out of a square. */
    static Optional<String> chargeForbidden(Unit unit, int turn) {
        if (CHARGED_ON.isSet(unit) && CHARGED_ON.number(unit) > turn - TURNS_BETWEEN_CHARGES) {
            return Optional.of(unit.name() + ": it charged less than six turns ago");
        }
        if (isBattery(unit)) {
            return Optional.of(unit.name() + " is a battery and does not charge");
        }
        return isInSquare(unit) ? Optional.of(unit.name() + " is in square and cannot charge") : Optional.empty();
    }

    /** Whether these may attack together: units of one side, and batteries that fired at that enemy this turn (NA-20). */
    private Optional<String> groupForbidden(LineContext line) {
        Optional<Unit> attacker = line.unit(ATTACKER);
        String enemy = line.unit(DEFENDER).map(Unit::name).orElse("");
        for (Unit helper : line.all(WITH)) {
            if (attacker.filter(unit -> unit.name().equals(helper.name())).isPresent()) {
                return Optional.of(helper.name() + " attacks already: --with names the others");
            } else if (isBattery(helper)
                    && !enemy.equals(FIRED_AT.of(line.units().get(helper.name())))) {
                return Optional.of(
                        helper.name() + " has not fired at " + enemy + " this turn: it is no arm of this attack");
            }
        }
        return Optional.empty();
    }

    /** The side with the better ground, if only one has it. */
    private static @Nullable Object ground(LineContext line) {
        boolean ours = line.unit(ATTACKER).filter(GROUND.is(Ground.GOOD)).isPresent();
        boolean theirs = line.unit(DEFENDER).filter(GROUND.is(Ground.GOOD)).isPresent();
        return ours == theirs ? null : ours ? ATTACKER : DEFENDER;
    }

    private static Unit charged(Unit unit, EventContext after) {
        return after.has("charging")
                ? GROUND.set(CHARGED_ON.set(unit, after.before().turn()), Ground.EVEN)
                : unit;
    }
}
