package grognard.game.honour;

import static grognard.game.honour.HonourFields.*;
import static grognard.game.honour.HonourTerms.ATTACKER;
import static grognard.game.honour.HonourTerms.CLOSE_COMBAT;
import static grognard.game.honour.HonourTerms.DEFENDER;
import static grognard.game.honour.HonourTerms.MOVEMENT;
import static grognard.game.honour.HonourTerms.UNIT;

import grognard.game.honour.HonourFields.After;
import grognard.game.referee.Aftermath;
import grognard.game.referee.Attempt;
import grognard.game.referee.Fill.Case;
import grognard.game.referee.Play;
import grognard.game.referee.UnitOption;
import grognard.game.state.Due;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.input.WholeNumber;
import grognard.rules.Next;
import grognard.rules.honour.unit.FightingDice;
import grognard.rules.honour.unit.Formation;
import grognard.rules.honour.unit.UnitType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How close combats, fall-backs and pursuits are played. */
final class HonourCombat {

    /** Whom a pursuit is after: the enemy that was beaten, unless the player names one that it meets. */
    static final String ENEMY = "enemy";

    /** Columns of a row of a melee. */
    private static final int AGAINST = 5;

    private static final int DICE = 6;

    private final HonourDice dice;

    HonourCombat(HonourDice dice) {
        this.dice = dice;
    }

    void combat(Play combat) {
        combat.in(CLOSE_COMBAT)
                .fill("unit", ATTACKER, TYPE)
                .fill("def-unit", DEFENDER, TYPE)
                .own(QUALITY, HITS, FORMATION)
                .compute("fighting-dice", attempt -> dice.of(attempt, ATTACKER, "", FightingDice.COMBAT))
                .compute("def-fighting-dice", attempt -> dice.of(attempt, DEFENDER, "def-", FightingDice.COMBAT))
                .compute("general", attempt -> isLed(attempt, ATTACKER))
                .compute("def-general", attempt -> isLed(attempt, DEFENDER))
                .moment("overlap", "charging", "pursuing", "def-overlap", "def-counter-charging")
                .moment("def-obstacle", "rounds", "stop", "leaves")
                .forbids(HonourCombat::fightsAgain)
                .forbids(HonourCombat::isApart)
                .forbids(HonourCombat::isOfSeveral)
                .forbids(HonourCombat::leavesTooEarly)
                .doubts(HonourCombat::isEarly)
                .marks(ATTACKER, FOUGHT)
                .marks(DEFENDER, FOUGHT);
    }

    void melee(Play melee) {
        melee.in(CLOSE_COMBAT)
                .rows("unit", UNIT, HonourCombat::formation)
                .names("unit", UNIT, UnitOption.Value.PAIRS)
                .examples("A C 4 charging, B C 2 charging, C A 3, C B 1")
                .forbids(HonourCombat::saysNoDice)
                .forbids(HonourCombat::fightsAgain)
                .forbids(HonourCombat::isApart)
                .forbids(this::hasTooManyDice)
                .doubts(HonourCombat::isEarly)
                .marks(UNIT, FOUGHT);
    }

    private static @Nullable Object isLed(Attempt attempt, String role) {
        return attempt.officerWith(role).isPresent() ? true : null;
    }

    /** H172: a unit has the dice of its formation, which is a flag of its rows. */
    private static String formation(Unit unit, String column, String said) {
        String formation = unit.text(FORMATION.name());
        boolean drawnUp = column.equals("flags") && unit.fits(FORMATION.name()) && !FORMATION.is(unit, Formation.LINE);
        return drawnUp && !List.of(said.split(" ", -1)).contains(formation) ? (said + " " + formation).strip() : said;
    }

    private static List<Unit> fighters(Attempt attempt) {
        List<Unit> fighters = new ArrayList<>();
        for (String role : attempt.description().roles()) {
            fighters.addAll(attempt.all(role));
        }
        return fighters;
    }

    /** H170 (609-610): the next round of a fight is no second one. */
    private static Optional<String> fightsAgain(Attempt attempt) {
        List<Unit> fighters = fighters(attempt);
        Optional<String> reserve = fighters.stream()
                .filter(RESERVE::isSet)
                .findFirst()
                .map(unit -> unit.name() + ": it made a reserve move and does not fight this turn");
        return isNextRound(attempt)
                ? Optional.empty()
                : fighters.stream()
                        .filter(FOUGHT::isSet)
                        .findFirst()
                        .map(unit -> unit.name() + " has fought this turn: one close combat a turn")
                        .or(() -> reserve);
    }

    private static boolean isNextRound(Attempt attempt) {
        HashSet<String> names = new HashSet<>();
        fighters(attempt).forEach(unit -> names.add(unit.name()));
        return attempt.state().dueNow().stream()
                .anyMatch(due -> due.resolver().equals(attempt.resolver())
                        && due.why().contains(HonourDuties.NEXT_ROUND)
                        && names.equals(new HashSet<>(due.units())));
    }

    /** Who fell back or got away this turn fights only whom a charge or a pursuit has brought upon it since (607). */
    private static Optional<String> isApart(Attempt attempt) {
        return fighters(attempt).stream()
                .filter(unit -> EVADED.isSet(unit) || FELL_BACK_ON.is(unit, attempt.turn()))
                .filter(unit -> attempt.state().dueNow().stream()
                        .noneMatch(due -> List.of("combat", "melee").contains(due.resolver())
                                && due.units().contains(unit.name())))
                .findFirst()
                .map(unit -> unit.name() + " went back this turn and is in contact with nobody; charge brings on a"
                        + " combat");
    }

    /** H186 (681): at the end of a round, not before the first. */
    private static Optional<String> leavesTooEarly(Attempt attempt) {
        return attempt.given("leaves").isEmpty() || isNextRound(attempt)
                ? Optional.empty()
                : Optional.of("a unit leaves a combat only after a round that was a draw");
    }

    /** Several who fight one enemy are one combat (662). */
    private static Optional<String> isOfSeveral(Attempt attempt) {
        List<String> pair = fighters(attempt).stream().map(Unit::name).toList();
        for (Due due : attempt.state().dueNow()) {
            boolean other = List.of("combat", "melee").contains(due.resolver())
                    && !pair.containsAll(due.units())
                    && due.units().stream().anyMatch(pair::contains);
            if (other && pair.size() > 1) {
                String shared = due.units().contains(pair.get(1)) ? pair.get(1) : pair.get(0);
                return Optional.of("several fight " + shared + ": melee, with " + due.command() + " in it");
            }
        }
        return Optional.empty();
    }

    /** Each close combat is resolved, routs included, before the next (216-217). */
    private static Optional<String> isEarly(Attempt attempt) {
        return attempt.state().dueNow().stream()
                .filter(due -> List.of("rout", "fallback", "pursuit").contains(due.resolver()))
                .findFirst()
                .map(due -> "The combat before is not over: " + due.command() + " is due.");
    }

    private static Optional<String> saysNoDice(Attempt attempt) {
        boolean open = !attempt.isTyped("unit")
                && attempt.due()
                        .filter(due -> !due.options().containsKey("unit"))
                        .isPresent();
        return open
                ? Optional.of("expected who fights whom with how many dice, as in melee A C 4 charging, B C 2 charging,"
                        + " C A 3, C B 1")
                : Optional.empty();
    }

    /** H110: a unit that was in close combat already has few dice, or none, for the newcomer. */
    private Optional<String> hasTooManyDice(Attempt attempt) {
        for (String row : attempt.typed().getOrDefault("unit", "").split("\n", -1)) {
            List<String> cells = List.of(row.split(",", -1));
            Optional<Unit> unit = attempt.units().find(cells.get(0));
            if (cells.size() <= DICE || unit.isEmpty()) {
                continue;
            }
            Optional<Integer> most = dice.most(unit.get(), cells.get(AGAINST));
            Optional<Integer> typed = WholeNumber.in(cells.get(DICE));
            if (most.isPresent() && typed.isPresent() && typed.get() > most.get()) {
                return Optional.of(unit.get().name() + ": expected at most " + most.get() + " dice against "
                        + cells.get(AGAINST) + ", on whom " + (most.get() == 0 ? "none" : "half") + " of it turned");
            }
        }
        return Optional.empty();
    }

    // ---- what follows

    static void fallback(Play back) {
        back.answersIn(MOVEMENT, CLOSE_COMBAT)
                .fill("cavalry", UNIT, Case.when(Case.YES, isOf(UnitType.CAVALRY)))
                .moment("blocked")
                // H185 (675-679)
                .asks(
                        "blocked",
                        attempt -> attempt.unit(UNIT)
                                .map(unit ->
                                        "Do enemies other than light infantry, impassable ground or the table's edge"
                                                + " bar the way of " + unit.name() + "?"))
                .game("scale")
                .marks(UNIT, HonourFields::leavingItsPlace);
    }

    static void pursuit(Play winner) {
        winner.answersIn(MOVEMENT, CLOSE_COMBAT)
                .fill("infantry", UNIT, Case.when(Case.YES, isOf(UnitType.INFANTRY)))
                .fill("assault-column", UNIT, Case.of(Case.YES, FORMATION, Formation.ASSAULT_COLUMN))
                .own(WEAKENED, PURSUITS)
                .finds(
                        ENEMY,
                        (roles, units) -> roles.unit(UNIT, units)
                                .map(BEAT::of)
                                .flatMap(units::find)
                                .filter(unit -> !unit.isGone()))
                .examples("Garde --caught same", "Garde Harsch --caught new")
                .moment("not-entitled", "after-charge", "willing", "caught")
                .forbids(UNIT, WEAKENED::isSet, "a weakened unit does not pursue")
                .forbids(
                        UNIT,
                        unit -> PURSUITS.number(unit) >= HonourDuties.PURSUITS_A_TURN,
                        "it has pursued " + HonourDuties.PURSUITS_A_TURN + " times this turn, and may no more")
                .forbids(HonourCombat::hasNobodyToPursue)
                .asks(
                        "caught",
                        attempt -> attempt.unit(UNIT)
                                .filter(unit -> !WEAKENED.isSet(unit) && BEAT.isSet(unit))
                                .map(unit -> "If " + unit.name() + " pursues, whom does it catch: same, that is "
                                        + unit.text(BEAT.name()) + ", new, or nobody?"));
    }

    /** One throw for each enemy that was beaten and may be charged (688). */
    private static Optional<String> hasNobodyToPursue(Attempt attempt) {
        return attempt.due().isPresent()
                ? Optional.empty()
                : attempt.unit(UNIT).map(unit -> unit.name() + " has beaten nobody whom it may pursue now");
    }

    /** H171: whom winners have driven off, and what pursuers meet. */
    static Units afterwards(Aftermath after, Units units) {
        Units now = units;
        if (after.played("pursuit") && !after.next("charge").isEmpty()) {
            Unit unit = after.unit(UNIT).orElse(null);
            After what = after.has("after-charge") ? After.CHARGE : After.COMBAT;
            now = unit == null ? now : now.with(MEETS_AFTER.set(now.get(unit.name()), what));
        }
        for (Next next : after.played("charge", "combat", "melee") ? after.next("pursuit") : List.<Next>of()) {
            for (String side : next.sides()) {
                Unit winner = after.attempt()
                        .flatMap(line -> line.roles().unit(side, units))
                        .or(() -> units.find(side))
                        .orElse(null);
                Optional<String> enemy = winner == null ? Optional.empty() : enemy(winner.name(), after);
                now = winner == null || enemy.isEmpty() ? now : now.with(BEAT.set(now.get(winner.name()), enemy.get()));
            }
        }
        return now;
    }

    private static Optional<String> enemy(String winner, Aftermath after) {
        if (!after.played("melee")) {
            Optional<String> defender = after.unit(DEFENDER).map(Unit::name);
            return defender.filter(winner::equals).isPresent()
                    ? after.unit(ATTACKER).map(Unit::name)
                    : defender;
        }
        for (Object row : after.inputs().get("unit") instanceof List<?> rows ? rows : List.of()) {
            String[] cells = row.toString().split(",", -1);
            if (cells[0].equals(winner) && cells.length > AGAINST) {
                return Optional.of(cells[AGAINST]);
            }
        }
        return Optional.empty();
    }
}
