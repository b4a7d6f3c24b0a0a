package grognard.game.honour;

import static grognard.game.honour.HonourFields.*;
import static grognard.game.honour.HonourTerms.ATTACKER;
import static grognard.game.honour.HonourTerms.CLOSE_COMBAT;
import static grognard.game.honour.HonourTerms.DEFENDER;
import static grognard.game.honour.HonourTerms.ENEMY;
import static grognard.game.honour.HonourTerms.MOVEMENT;
import static grognard.game.honour.HonourTerms.UNIT;

import grognard.game.honour.HonourFields.After;
import grognard.game.referee.Attempt;
import grognard.game.referee.EventContext;
import grognard.game.referee.Fill.Case;
import grognard.game.referee.Play;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.rules.Next;
import grognard.rules.honour.unit.Formation;
import grognard.rules.honour.unit.UnitType;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Fall-backs of the beaten and pursuits of winners. */
final class HonourPursuits {

    private HonourPursuits() {}

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

    /** Names the hits and dangers of a fall-back that only the table shows (670-679). */
    static Optional<String> remark(EventContext after) {
        return after.unit(UNIT)
                .filter(unit -> after.played("fallback") && after.ended("falls-back"))
                .map(unit -> unit.name()
                        + ": friends in its way take 1 hit each, as in unit FRIEND hits+1; it passes enemy light infantry"
                        + " under their fire; if its way is barred before it has gone so far: fallback " + unit.name()
                        + " --blocked");
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
                .moment("not-entitled", "after-charge", "willing", "by-choice", "caught")
                .forbids(UNIT, WEAKENED::isSet, "a weakened unit does not pursue")
                .forbids(
                        UNIT,
                        unit -> PURSUITS.number(unit) >= HonourConditions.PURSUITS_A_TURN,
                        "it has pursued " + HonourConditions.PURSUITS_A_TURN + " times this turn, and may no more")
                .forbids(HonourPursuits::hasNobodyToPursue)
                .forbids(HonourPursuits::hasNoChoice)
                .forbids(HonourPursuits::catchesNobody)
                .asks(
                        "caught",
                        List.of("may", "must"),
                        attempt -> attempt.unit(UNIT)
                                .filter(unit -> !WEAKENED.isSet(unit) && BEAT.isSet(unit))
                                .map(unit -> catches(unit, attempt)));
    }

    private static String catches(Unit unit, Attempt attempt) {
        String whom =
                (attempt.isSet("by-choice") ? "Whom does " : "If it pursues, whom does ") + unit.name() + " catch: ";
        String same = canBeCaught(attempt) ? "same, that is " + unit.text(BEAT.name()) + ", " : "";
        return whom + same + "new, or nobody? (Enter: nobody)";
    }

    /** The beaten enemy, unless it is off the table or guns whose crew is away: there is nobody to fight. */
    private static boolean canBeCaught(Attempt attempt) {
        return attempt.unit(ENEMY).filter(enemy -> !isGuns(enemy)).isPresent();
    }

    private static Optional<String> catchesNobody(Attempt attempt) {
        boolean same = attempt.given("caught").filter("same"::equals).isPresent();
        return same && !canBeCaught(attempt)
                ? attempt.unit(UNIT)
                        .map(unit -> unit.name() + ": the enemy that it beat is gone, and only a new one can be caught")
                : Optional.empty();
    }

    /** One throw for each enemy that was beaten and may be charged (688). */
    private static Optional<String> hasNobodyToPursue(Attempt attempt) {
        return attempt.due().isPresent()
                ? Optional.empty()
                : attempt.unit(UNIT).map(unit -> unit.name() + " has beaten nobody whom it may pursue now");
    }

    /** Refuses to choose before the die has left the choice (695). */
    private static Optional<String> hasNoChoice(Attempt attempt) {
        boolean chosen = attempt.due()
                .filter(due -> due.options().containsKey("by-choice"))
                .isPresent();
        return !attempt.isTyped("by-choice") || chosen
                ? Optional.empty()
                : attempt.unit(UNIT).map(unit -> unit.name() + ": its die comes first; pursuit " + unit.name());
    }

    /** Notes the enemies that winners have driven off, and the occasion of pursuits that meet new ones (H171). */
    static Units afterwards(EventContext after, Units units) {
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

    private static Optional<String> enemy(String winner, EventContext after) {
        if (!after.played("melee")) {
            Optional<String> defender = after.unit(DEFENDER).map(Unit::name);
            return defender.filter(winner::equals).isPresent()
                    ? after.unit(ATTACKER).map(Unit::name)
                    : defender;
        }
        List<String> enemies =
                MeleeLine.enemies(winner, Objects.requireNonNull(after.inputs().get("unit")));
        return enemies.stream()
                .filter(name -> after.units()
                        .find(name)
                        .filter(unit -> unit.isGone()
                                || FELL_BACK_ON.is(unit, after.before().turn()))
                        .isPresent())
                .findFirst()
                .or(() -> enemies.stream().findFirst());
    }
}
