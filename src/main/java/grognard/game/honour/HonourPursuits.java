package grognard.game.honour;

import static grognard.game.honour.HonourFields.*;
import static grognard.game.honour.HonourTerms.*;

import grognard.game.honour.HonourFields.After;
import grognard.game.referee.EventContext;
import grognard.game.referee.Fill.Case;
import grognard.game.referee.LineContext;
import grognard.game.referee.ResolverRules;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.rules.Next;
import grognard.rules.Tables;
import grognard.rules.honour.combat.Pursuit;
import grognard.rules.honour.unit.Formation;
import grognard.rules.honour.unit.UnitType;
import java.util.List;
import java.util.Optional;

/** Fall-backs of the beaten and pursuits of winners. */
final class HonourPursuits {

    private HonourPursuits() {}

    static void fallback(ResolverRules back) {
        back.answersIn(MOVEMENT, CLOSE_COMBAT)
                .fill("cavalry", UNIT, Case.when(Case.YES, isOf(UnitType.CAVALRY)))
                .moment("blocked")
                // H185 (675-679)
                .asks(
                        "blocked",
                        line -> line.unit(UNIT)
                                .map(unit ->
                                        "Do enemies other than light infantry, impassable ground or the table's edge"
                                                + " bar the way of " + unit.name() + "?"))
                .game("scale")
                // 649, 681-685
                .forbids(
                        UNIT,
                        (unit, line) -> isUnbeaten(unit, line) && HonourConditions.isInContact(unit, line.state()),
                        "NAME is in contact and was not beaten: after a round that was a draw it leaves by next --leaves")
                // 670-674
                .doubts(
                        UNIT,
                        HonourPursuits::isUnbeaten,
                        "NAME was not beaten: who makes way for friends goes as far as they, without a throw.")
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

    private static boolean isUnbeaten(Unit unit, LineContext line) {
        return line.due().isEmpty() && !FELL_BACK_ON.is(unit, line.turn());
    }

    static void pursuit(ResolverRules winner, Tables tables) {
        int most = Pursuit.mostInATurn(tables);
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
                        unit -> PURSUITS.number(unit) >= most,
                        "it has pursued " + most + " times this turn, and may no more")
                .forbids(HonourPursuits::hasNobodyToPursue)
                .forbids(HonourPursuits::hasNoChoice)
                .forbids(HonourPursuits::catchesNobody)
                .asks(
                        "caught",
                        List.of("may", "must"),
                        line -> line.unit(UNIT)
                                .filter(unit -> !WEAKENED.isSet(unit) && BEAT.isSet(unit))
                                .map(unit -> catches(unit, line)));
    }

    private static String catches(Unit unit, LineContext line) {
        String whom = (line.isSet("by-choice") ? "Whom does " : "If it pursues, whom does ") + unit.name() + " catch: ";
        String same = canBeCaught(line) ? "same, that is " + unit.text(BEAT.name()) + ", " : "";
        return whom + same + "new, or nobody? (Enter: nobody)";
    }

    /** Whether the beaten enemy is there to fight: on the table, and no guns, whose crew is away. */
    private static boolean canBeCaught(LineContext line) {
        return line.unit(ENEMY).filter(enemy -> !isGuns(enemy)).isPresent();
    }

    private static Optional<String> catchesNobody(LineContext line) {
        boolean same = line.given("caught").filter("same"::equals).isPresent();
        return same && !canBeCaught(line)
                ? line.unit(UNIT)
                        .map(unit -> unit.name() + ": the enemy that it beat is gone, and only a new one can be caught")
                : Optional.empty();
    }

    /** One throw for each enemy that was beaten and may be charged (688). */
    private static Optional<String> hasNobodyToPursue(LineContext line) {
        return line.due().isPresent()
                ? Optional.empty()
                : line.unit(UNIT).map(unit -> unit.name() + " has beaten nobody whom it may pursue now");
    }

    /** Refuses to choose before the die has left the choice (695). */
    private static Optional<String> hasNoChoice(LineContext line) {
        boolean chosen =
                line.due().filter(due -> due.options().containsKey("by-choice")).isPresent();
        return !line.isTyped("by-choice") || chosen
                ? Optional.empty()
                : line.unit(UNIT).map(unit -> unit.name() + ": its die comes first; pursuit " + unit.name());
    }

    /** Notes the enemies that winners have driven off, and the occasion of pursuits that meet new ones (H171). */
    static Units afterwards(EventContext after, Units units) {
        if (after.played("pursuit") && !after.next("charge").isEmpty()) {
            After what = after.has("after-charge") ? After.CHARGE : After.COMBAT;
            return after.unit(UNIT)
                    .map(unit -> units.with(MEETS_AFTER.set(units.get(unit.name()), what)))
                    .orElse(units);
        }
        if (!after.played("charge", "combat", "melee")) {
            return units;
        }
        Units now = units;
        for (Next next : after.next("pursuit")) {
            for (String side : next.sides()) {
                Unit winner = after.unit(side).or(() -> units.find(side)).orElse(null);
                String enemy =
                        winner == null ? null : enemy(winner.name(), after).orElse(null);
                now = winner == null || enemy == null ? now : now.with(BEAT.set(now.get(winner.name()), enemy));
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
        List<String> enemies = FightRow.in(after.inputs().get("unit")).stream()
                .filter(row -> row.unit().equals(winner))
                .map(FightRow::enemy)
                .toList();
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
