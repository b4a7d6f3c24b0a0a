package grognard.game.paperboys;

import static grognard.game.paperboys.Arm.CAVALRY;
import static grognard.game.paperboys.Arm.INFANTRY;
import static grognard.game.paperboys.PaperboysFields.*;
import static grognard.game.paperboys.PaperboysFights.ATTACKER;
import static grognard.game.paperboys.PaperboysFights.DEFENDER;
import static grognard.game.paperboys.PaperboysFights.FLANK;
import static grognard.game.paperboys.PaperboysFights.ROUND;

import grognard.game.referee.EventContext;
import grognard.game.referee.Fill;
import grognard.game.referee.Fill.Case;
import grognard.game.referee.LineContext;
import grognard.game.referee.ResolverRules;
import grognard.game.state.GameState;
import grognard.game.state.UnitAction;
import grognard.game.unit.Unit;
import grognard.input.WholeNumber;
import grognard.rules.Tables;
import grognard.rules.paperboys.unit.HouseRules;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Contact and what comes of it: the contact test, the fight at the end of the phase, the assault of a breach. */
final class PaperboysCombat {

    private static final int ONE_EACH_SIDE = 2;

    /** Of these not all stands are in contact, and only the table shows how many are (P145). */
    private static final Predicate<Unit> DEEP = FORMATION.is(Formation.COLUMN, Formation.ROUTE, Formation.SQUARE);

    private PaperboysCombat() {}

    // ---- The contact test

    static void contact(ResolverRules rules, Tables tables) {
        encounter(rules)
                .takes(ATTACKER, ARM.is(INFANTRY, CAVALRY))
                .in(PaperboysTurn.FOOT, PaperboysTurn.HORSE)
                .own(IRREGULAR, STANDS)
                .moment("charging", "def-charging", "bonus", "def-bonus")
                .flag(FLANK, PaperboysFights::isFromRear)
                .flag("def-surrounded", PaperboysFights::isDefenderSurrounded)
                .forbids(PaperboysCombat::attacksAgain)
                .forbids(PaperboysCombat::isBeatenAlready)
                .forbids(PaperboysFights::joinsInFront)
                .asks(FLANK, PaperboysFights::secondAttacker)
                .doubts(PaperboysFights::joins)
                .marks(ATTACKER, PaperboysCombat::attacked)
                .unmarkedOn(PaperboysMoves.NO_ATTACK)
                .leavesFreeOn(PaperboysMoves.IN_PASSING);
        boolean once = tables.house(HouseRules.CHARGES) == HouseRules.Charges.ONCE;
        charges(rules, ATTACKER, "", once);
        charges(rules, DEFENDER, "def-", once);
    }

    /** P71-P73: the 15 cm more are once a game; by house rule the charge itself is. */
    private static void charges(ResolverRules rules, String role, String prefix, boolean once) {
        String bonus = prefix + "bonus";
        String charging = prefix + "charging";
        PaperboysMoves.spendsBonus(rules, role, bonus, prefix + "bonus-used", once ? charging : bonus);
        if (once) {
            rules.forbidsWith(
                    charging,
                    role,
                    CHARGE_USED::isSet,
                    "it has charged already, and by house key cavalry.charges does so once a game");
        }
    }

    /** Declares the values that contact tests of all kinds share. */
    private static ResolverRules encounter(ResolverRules rules) {
        return rules.own(ARM, PIPS, QUALITY, GLORY_USED)
                .fill("column", ATTACKER, Case.of(Case.YES, FORMATION, Formation.COLUMN))
                .fill("def-column", DEFENDER, Case.of(Case.YES, FORMATION, Formation.COLUMN))
                .fill("def-square", DEFENDER, Case.of(Case.YES, FORMATION, Formation.SQUARE))
                .flag("def-cover", DEFENDER, COVER.is(Cover.WALL, Cover.RAMPART, Cover.WOOD))
                .compute("officer", line -> PaperboysMorale.officerWith(ATTACKER, line))
                .compute("def-officer", line -> PaperboysMorale.officerWith(DEFENDER, line))
                .flag("surrounded", line -> PaperboysFights.isSurrounded(ATTACKER, line))
                .moment("friend-routing", "def-friend-routing")
                .asks("friend-routing", line -> friendRouts(ATTACKER, line))
                .asks("def-friend-routing", line -> friendRouts(DEFENDER, line))
                .forbids(ATTACKER, STATE.is(State.JOINED), PaperboysMoves.WITH_PARENT)
                .forbids(DEFENDER, STATE.is(State.JOINED), PaperboysMoves.WITH_PARENT)
                .forbids(ATTACKER, STATE.is(State.ROUTING), "a routing unit does not attack")
                .forbids(PaperboysFights::isFightingOn)
                .forbids(PaperboysCombat::held)
                .waitsFor(PaperboysTurn::isEnding)
                .waitsFor(line ->
                        PaperboysFights.bridges(line) ? Optional.empty() : PaperboysFights.isInAFight(ATTACKER, line))
                .unlists(line -> line.unit(ATTACKER).flatMap(PaperboysMoves::mayNotAdvance))
                .doubts(line -> PaperboysFights.isInAFight(ATTACKER, line))
                .doubts(line -> PaperboysMorale.testsFirst(ATTACKER, line))
                .doubts(line -> PaperboysMorale.testsFirst(DEFENDER, line))
                .doubts(line -> line.unit(ATTACKER).filter(MUST_FIRE::isSet).map(PaperboysMoves::mustFire));
    }

    /** P65, P84, P172: whoever may not move does not attack. A second round is no move. */
    private static Optional<String> held(LineContext line) {
        return PaperboysFights.isSecondRound(line)
                ? Optional.empty()
                : line.unit(ATTACKER).flatMap(PaperboysMoves::held);
    }

    private static Optional<String> attacksAgain(LineContext line) {
        return PaperboysFights.isSecondRound(line) || PaperboysFights.bridges(line)
                ? Optional.empty()
                : PaperboysMoves.hasAttacked(ATTACKER, line);
    }

    /** The extra move of Glory is for another enemy than the one that the unit has routed (301-302). */
    private static Optional<String> isBeatenAlready(LineContext line) {
        return line.unit(ATTACKER)
                .filter(EXTRA_MOVE::isSet)
                .flatMap(unit -> line.unit(DEFENDER)
                        .filter(enemy -> hasRouted(unit, enemy, line.state()))
                        .map(enemy -> unit.name() + ": it has routed " + enemy.name()
                                + " already, and Glory's extra move attacks another enemy"));
    }

    private static boolean hasRouted(Unit unit, Unit enemy, GameState state) {
        List<UnitAction> acts = state.acts();
        for (int i = 1; i < acts.size(); i++) { // the defender of an attack follows its attacker
            UnitAction act = acts.get(i - 1);
            if (PaperboysMoves.ATTACKS.contains(act.resolver())
                    && act.role().equals(ATTACKER)
                    && act.unit().equals(unit.name())
                    && act.code().equals("defender-routs")
                    && acts.get(i).unit().equals(enemy.name())) {
                return true;
            }
        }
        return false;
    }

    /**
     * Asks about a routing friend near the unit. A friend that broke this turn is asked about only if the unit has tested
     * for it, so that it ran past the unit and may still be near, or has yet to test; not if the test was struck out.
     */
    private static Optional<String> friendRouts(String role, LineContext line) {
        return line.unit(role)
                .flatMap(unit -> PaperboysMorale.routers(unit, line.units()).stream()
                        .filter(friend -> !ROUT_BEGAN.isSet(friend)
                                || TESTED_FRIENDS.isSet(unit)
                                || PaperboysMorale.isToTestForFriends(unit, line.state()))
                        .findFirst()
                        .map(friend -> ROUT_BEGAN.isSet(friend) && TESTED_FRIENDS.isSet(unit)
                                ? friend.name() + " has routed past " + unit.name() + ": is it still within 10 cm?"
                                : unit.name() + ": a friend routs, " + friend.name()
                                        + ". Within 10 cm of it, or through it?"));
    }

    /** The attacker has moved; the extra move of Glory is used up, but for those whom it only passes over. */
    private static Unit attacked(Unit unit, EventContext after) {
        Unit moved = PaperboysMoves.moved(unit);
        if (after.ended(PaperboysMoves.IN_PASSING)) {
            return EXTRA_MOVE.set(moved, EXTRA_MOVE.isSet(unit));
        }
        boolean glory = after.outcome().orElseThrow().effects().stream()
                .anyMatch(effect -> effect.kind().name().equals("extra-move"));
        return EXTRA_MOVE.set(moved, glory);
    }

    // ---- The fight

    static void fight(ResolverRules rules) {
        rules.takes(ARM.is(INFANTRY, CAVALRY))
                .in(PaperboysTurn.FOOT, PaperboysTurn.HORSE)
                .own(ARM)
                .part("stands", front(ATTACKER, DEFENDER, "def-stands"))
                .part("def-stands", front(DEFENDER, ATTACKER, "stands"))
                .compute("overlap", line -> overlap(ATTACKER, DEFENDER, "stands", "def-stands", line))
                .compute("def-overlap", line -> overlap(DEFENDER, ATTACKER, "def-stands", "stands", line))
                .fill("column", ATTACKER, Case.of(Case.YES, FORMATION, Formation.COLUMN))
                .fill("def-line", DEFENDER, Case.of(Case.YES, FORMATION, Formation.LINE))
                .flag("surrounded", line -> PaperboysFights.isSurrounded(ATTACKER, line))
                .flag("def-surrounded", line -> PaperboysFights.isSurrounded(DEFENDER, line))
                .moment(ROUND, "charging", "def-charging", "def-obstacle")
                .forbids(PaperboysFights::firstRoundAgain)
                .forbids(PaperboysFights::roundOfNextTurn)
                .forbids(PaperboysFights::isTurnedRound)
                .waitsFor(PaperboysFights::hasNotMet)
                .doubts(line -> PaperboysFights.isDivided(ATTACKER, "stands", line))
                .doubts(line -> PaperboysFights.isDivided(DEFENDER, "def-stands", line))
                .marks(ATTACKER, FOUGHT)
                .marks(DEFENDER, FOUGHT);
    }

    /** P145: two lines are in contact along the shorter one. */
    private static Fill.Part front(String role, String enemy, String enemies) {
        return new Fill.Part(role, STANDS, DEEP, PaperboysFields::inRanks, line -> front(role, enemy, enemies, line));
    }

    private static int front(String role, String enemy, String enemies, LineContext line) {
        int own = line.unit(role).map(PaperboysFields::inRanks).orElse(0);
        Optional<Integer> typed = line.given(enemies).flatMap(WholeNumber::in);
        Optional<Unit> other = line.unit(enemy).filter(DEEP.negate());
        return Math.min(own, typed.orElse(other.map(PaperboysFields::inRanks).orElse(own)));
    }

    /** One stand at each end of a line that is longer than its front. */
    private static @Nullable Object overlap(
            String role, String enemy, String stands, String enemies, LineContext line) {
        Optional<Unit> unit = line.unit(role).filter(DEEP.negate());
        int front = line.given(stands).flatMap(WholeNumber::in).orElseGet(() -> front(role, enemy, enemies, line));
        int beside = unit.map(PaperboysFields::inRanks).orElse(front) - front;
        return beside > 0 ? Math.min(ONE_EACH_SIDE, beside) : null;
    }

    // ---- Unto the breach

    static void breach(ResolverRules rules) {
        encounter(rules)
                .takes(ATTACKER, ARM.is(INFANTRY))
                .takes(DEFENDER, ARM.is(INFANTRY))
                .in(PaperboysTurn.FOOT)
                .own(STANDS)
                .takes("structure", PaperboysFields::isStructure)
                .namesOnly("at", "structure", "the wall that is assaulted, if it is in the muster")
                .flag("def-surrounded", line -> PaperboysFights.isSurrounded(DEFENDER, line))
                .moment(ROUND, "wall", "grenadiers", FLANK)
                .flag("unbreached", line -> line.all("structure").stream().anyMatch(wall -> BREACHED.number(wall) == 0))
                .forbids(PaperboysCombat::attacksAgain)
                .forbids(PaperboysCombat::isBeatenAlready)
                .forbids(PaperboysCombat::isNoBreach)
                .asks(
                        "grenadiers",
                        line -> line.unit(ATTACKER)
                                .filter(unit -> GRENADIERS.isSet(unit) && !PaperboysFights.isSecondRound(line))
                                .map(unit -> "Does the grenadier stand of " + unit.name() + " lead the assault?"))
                .forbidsWith("grenadiers", ATTACKER, unit -> !GRENADIERS.isSet(unit), "it has no grenadier stand")
                .forbids(PaperboysFights::firstRoundAgain)
                .forbids(PaperboysFights::roundOfNextTurn)
                .forbids(PaperboysFights::isTurnedRound)
                .marks(ATTACKER, PaperboysCombat::fought)
                .marks(DEFENDER, PaperboysCombat::fought)
                .marks(
                        ATTACKER,
                        (unit, after) -> PaperboysFights.isSecondRound(after) ? unit : PaperboysMoves.moved(unit))
                .unmarkedOn(PaperboysMoves.NO_ATTACK);
    }

    /** The duel is that of a breach; how high a wall without one is decides whether it can be attacked (415-417). */
    private static Optional<String> isNoBreach(LineContext line) {
        return line.given("wall").isPresent()
                ? Optional.empty()
                : line.all("structure").stream()
                        .filter(wall -> ARM.is(wall, Arm.WALL) && BREACHED.number(wall) == 0)
                        .findFirst()
                        .map(wall -> wall.name() + " is not breached, and a high wall cannot be taken so: --wall low or"
                                + " --wall rampart attacks a low one without a breach, structure GUN " + wall.name()
                                + " fires at it, unit " + wall.name() + " breached=1 says that it is breached");
    }

    /** Where the contact test decides, nobody fights. */
    private static Unit fought(Unit unit, EventContext after) {
        return PaperboysFights.isSecondRound(after) || after.ended("continues", "falls-back")
                ? FOUGHT.set(unit, true)
                : unit;
    }

    // ---- Both at once, outside of games

    static void engage(ResolverRules rules) {
        encounter(rules)
                .own(IRREGULAR)
                .part("stands", ATTACKER, STANDS)
                .part("def-stands", DEFENDER, STANDS)
                .flag("def-surrounded", line -> PaperboysFights.isSurrounded(DEFENDER, line))
                .fill("def-line", DEFENDER, Case.of(Case.YES, FORMATION, Formation.LINE));
        rules.undeclared().forEach(parameter -> rules.moment(parameter));
    }
}
