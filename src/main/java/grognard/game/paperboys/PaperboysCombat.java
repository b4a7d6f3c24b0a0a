package grognard.game.paperboys;

import static grognard.game.paperboys.Arm.CAVALRY;
import static grognard.game.paperboys.Arm.INFANTRY;
import static grognard.game.paperboys.PaperboysFields.ARM;
import static grognard.game.paperboys.PaperboysFields.BREACHED;
import static grognard.game.paperboys.PaperboysFields.CHARGE_USED;
import static grognard.game.paperboys.PaperboysFields.COVER;
import static grognard.game.paperboys.PaperboysFields.EXTRA_MOVE;
import static grognard.game.paperboys.PaperboysFields.FORMATION;
import static grognard.game.paperboys.PaperboysFields.FOUGHT;
import static grognard.game.paperboys.PaperboysFields.GLORY_USED;
import static grognard.game.paperboys.PaperboysFields.GRENADIERS;
import static grognard.game.paperboys.PaperboysFields.IRREGULAR;
import static grognard.game.paperboys.PaperboysFields.MUST_FIRE;
import static grognard.game.paperboys.PaperboysFields.PIPS;
import static grognard.game.paperboys.PaperboysFields.QUALITY;
import static grognard.game.paperboys.PaperboysFields.REAR;
import static grognard.game.paperboys.PaperboysFields.ROUT_BEGAN;
import static grognard.game.paperboys.PaperboysFields.STANDS;
import static grognard.game.paperboys.PaperboysFields.STATE;
import static grognard.game.paperboys.PaperboysFields.TESTED_FRIENDS;
import static grognard.game.unit.CommonFields.MOVED;

import grognard.game.referee.Attempt;
import grognard.game.referee.EventContext;
import grognard.game.referee.Fill;
import grognard.game.referee.Fill.Case;
import grognard.game.referee.Play;
import grognard.game.state.Due;
import grognard.game.state.GameState;
import grognard.game.state.UnitAction;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.input.WholeNumber;
import grognard.rules.Tables;
import grognard.rules.paperboys.unit.HouseRules;
import grognard.rules.paperboys.unit.Pips;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Contact and what comes of it: the contact test, the fight at the end of the phase, the assault of a breach. */
final class PaperboysCombat {

    static final String ATTACKER = "attacker";
    static final String DEFENDER = "defender";
    private static final String ROUND = "round";
    private static final String FLANK = "def-flank";
    private static final int ONE_EACH_SIDE = 2;

    /** Results of riding or marching over those who do not stand, which the same move may go beyond. */
    private static final String[] IN_PASSING = {"overrun", "scattered", "skirmishers-retire"};

    /** Results of attacks that do not come about, which are none (P73). */
    private static final String[] NO_ATTACK = {"cannot-advance", "cannot-close", "cannot-assault"};

    private static final List<String> ATTACKS = List.of("contact", "breach");

    private static final String[] GOES_ON =
            Stream.of(IN_PASSING, NO_ATTACK).flatMap(Stream::of).toArray(String[]::new);

    /** Of these not all stands are in contact, and only the table shows how many are (P145). */
    private static final Predicate<Unit> DEEP = FORMATION.is(Formation.COLUMN, Formation.ROUTE, Formation.SQUARE);

    private PaperboysCombat() {}

    // ---- The contact test

    static void contact(Play play, Tables tables) {
        encounter(play)
                .takes(ATTACKER, ARM.is(INFANTRY, CAVALRY))
                .in(PaperboysTurn.FOOT, PaperboysTurn.HORSE)
                .own(IRREGULAR, STANDS)
                .moment("charging", "def-charging", "bonus", "def-bonus")
                .compute("bonus-used", attempt -> bonusUsed(ATTACKER, "", attempt, tables))
                .compute("def-bonus-used", attempt -> bonusUsed(DEFENDER, "def-", attempt, tables))
                .compute(FLANK, PaperboysCombat::flank)
                .compute("def-surrounded", PaperboysCombat::defenderSurrounded)
                .forbids(attempt -> chargesAgain(ATTACKER, "", attempt, tables))
                .forbids(attempt -> chargesAgain(DEFENDER, "def-", attempt, tables))
                .forbids(PaperboysCombat::attacksAgain)
                .forbids(PaperboysCombat::isBeatenAlready)
                .forbids(PaperboysCombat::joinsInFront)
                .asks(FLANK, PaperboysCombat::secondAttacker)
                .doubts(PaperboysCombat::joins)
                .marks(ATTACKER, PaperboysCombat::attacked)
                .unmarkedOn(NO_ATTACK)
                .leavesFreeOn(IN_PASSING);
    }

    /** Declares the values that contact tests of all kinds share. */
    private static Play encounter(Play play) {
        return play.own(ARM, PIPS, QUALITY, GLORY_USED)
                .fill("column", ATTACKER, Case.of(Case.YES, FORMATION, Formation.COLUMN))
                .fill("def-column", DEFENDER, Case.of(Case.YES, FORMATION, Formation.COLUMN))
                .fill("def-square", DEFENDER, Case.of(Case.YES, FORMATION, Formation.SQUARE))
                .flag("def-cover", DEFENDER, COVER.is(Cover.WALL, Cover.RAMPART, Cover.WOOD))
                .compute("officer", attempt -> PaperboysMoves.officerWith(ATTACKER, attempt))
                .compute("def-officer", attempt -> PaperboysMoves.officerWith(DEFENDER, attempt))
                .compute("surrounded", attempt -> surrounded(ATTACKER, attempt))
                .moment("friend-routing", "def-friend-routing")
                .asks("friend-routing", attempt -> friendRouts(ATTACKER, attempt))
                .asks("def-friend-routing", attempt -> friendRouts(DEFENDER, attempt))
                .forbids(ATTACKER, STATE.is(State.JOINED), PaperboysMoves.WITH_PARENT)
                .forbids(DEFENDER, STATE.is(State.JOINED), PaperboysMoves.WITH_PARENT)
                .forbids(ATTACKER, STATE.is(State.ROUTING), "a routing unit does not attack")
                .forbids(PaperboysCombat::isFightingOn)
                .forbids(PaperboysCombat::held)
                .waitsFor(PaperboysTurn::isEnding)
                .unlists(PaperboysCombat::mayNotAdvance)
                .doubts(attempt -> isInAFight(ATTACKER, attempt))
                .doubts(attempt -> PaperboysMorale.isToTest(ATTACKER, attempt))
                .doubts(attempt -> PaperboysMorale.isToTest(DEFENDER, attempt))
                .doubts(attempt -> isToTest(ATTACKER, attempt))
                .doubts(attempt -> isToTest(DEFENDER, attempt))
                .doubts(attempt -> attempt.unit(ATTACKER)
                        .filter(MUST_FIRE::isSet)
                        .map(unit -> unit.name() + " must fire in its next firing phase, from where it stands."));
    }

    /** P65, P84, P172: whoever may not move does not attack. A second round is no move. */
    private static Optional<String> held(Attempt attempt) {
        return isSecondRound(attempt)
                ? Optional.empty()
                : attempt.unit(ATTACKER)
                        .flatMap(unit -> PaperboysMoves.held(unit).map(reason -> unit.name() + ": " + reason));
    }

    /** Two who are hand to hand fight on (384-391); they do not meet again. */
    private static Optional<String> isFightingOn(Attempt attempt) {
        List<String> names = attempt.roles().names(2);
        return names.size() < 2
                ? Optional.empty()
                : attempt.state().due().stream()
                        .filter(due -> !due.resolver().equals(attempt.resolver())
                                && (due.resolver().equals("fight")
                                        || due.resolver().equals("breach"))
                                && due.units().containsAll(names))
                        .findFirst()
                        .map(due -> due.turn() > attempt.turn()
                                ? "they have fought this turn, and fight on in the next turn: " + due.command()
                                        + " is due then"
                                : "they are in a fight: " + due.command() + " is due, and next " + due.n()
                                        + " plays it");
    }

    /** At 6 pips a unit goes no nearer to the enemy, so that it has nobody to attack. */
    private static Optional<String> mayNotAdvance(Attempt attempt) {
        return attempt.unit(ATTACKER)
                .filter(unit -> PIPS.number(unit) == Pips.MOST)
                .map(unit -> unit.name() + ": at 6 pips it may not move towards the enemy");
    }

    private static boolean isSecondRound(Attempt attempt) {
        return attempt.given(ROUND).filter("2"::equals).isPresent();
    }

    /** A unit moves once a turn, though through skirmishers and guns; Glory gives it one move more. */
    private static Optional<String> attacksAgain(Attempt attempt) {
        return attempt.unit(ATTACKER)
                .filter(unit -> MOVED.isSet(unit)
                        && !EXTRA_MOVE.isSet(unit)
                        && !isSecondRound(attempt)
                        && ATTACKS.stream()
                                .anyMatch(attack -> attempt.state().hasPlayedBut(unit, attack, ATTACKER, GOES_ON)))
                .map(unit -> unit.name() + ": it has attacked already this turn, and only Glory gives another move");
    }

    /** The extra move of Glory is for another enemy than the one that the unit has routed (301-302). */
    private static Optional<String> isBeatenAlready(Attempt attempt) {
        String attacker =
                attempt.unit(ATTACKER).filter(EXTRA_MOVE::isSet).map(Unit::name).orElse("");
        List<UnitAction> acts = attempt.state().acts();
        String beaten = "";
        for (int i = 0; i + 1 < acts.size(); i++) { // the defender of a contact follows its attacker
            UnitAction act = acts.get(i);
            UnitAction next = acts.get(i + 1);
            boolean routed = ATTACKS.contains(act.resolver())
                    && act.role().equals(ATTACKER)
                    && act.unit().equals(attacker)
                    && act.code().equals("defender-routs");
            beaten = routed
                            && next.resolver().equals(act.resolver())
                            && next.role().equals(DEFENDER)
                    ? next.unit()
                    : beaten;
        }
        String router = beaten;
        return attempt.unit(DEFENDER)
                .filter(unit -> unit.name().equals(router))
                .map(unit -> attacker + ": it has routed " + unit.name()
                        + " already, and Glory's extra move attacks another enemy");
    }

    /** P71-P73: the 15 cm are once a game; by house rule the charge itself is. */
    private static Optional<String> chargesAgain(String role, String prefix, Attempt attempt, Tables tables) {
        return attempt.unit(role)
                .filter(unit -> CHARGE_USED.isSet(unit) && isSpent(prefix, attempt, tables))
                .map(unit -> unit.name()
                        + (attempt.isSet(prefix + "bonus")
                                ? ": its charge bonus is spent, once a game"
                                : ": it has charged already, and by house key cavalry.charges does so once a game"));
    }

    private static boolean isSpent(String prefix, Attempt attempt, Tables tables) {
        return attempt.isSet(prefix + "bonus")
                || (attempt.isSet(prefix + "charging") && tables.house(HouseRules.CHARGES) == HouseRules.Charges.ONCE);
    }

    /** Left out where the charge is forbidden, so that {@code --force} plays it. */
    private static @Nullable Object bonusUsed(String role, String prefix, Attempt attempt, Tables tables) {
        boolean used = attempt.unit(role).filter(CHARGE_USED::isSet).isPresent();
        return (used && !isSpent(prefix, attempt, tables)) ? true : null;
    }

    /**
     * A friend that broke this turn has been asked about before: the unit tested, since the friend ran past it, and only
     * where it is now is open; or the test was struck out, and there is nothing to ask. A test that is due comes first
     * ({@link #isToTest}); a player who attacks before it is asked, and the test stays due, since the unit must make it.
     */
    private static Optional<String> friendRouts(String role, Attempt attempt) {
        boolean due = isToTest(role, attempt).isPresent();
        return attempt.unit(role)
                .flatMap(unit -> routers(unit, attempt.units()).stream()
                        .filter(friend -> due || !ROUT_BEGAN.isSet(friend) || TESTED_FRIENDS.isSet(unit))
                        .findFirst()
                        .map(friend -> ROUT_BEGAN.isSet(friend) && TESTED_FRIENDS.isSet(unit)
                                ? friend.name() + " has routed past " + unit.name() + ": is it still within 10 cm?"
                                : unit.name() + ": a friend routs, " + friend.name()
                                        + ". Within 10 cm of it, or through it?"));
    }

    /** Tests are resolved as they occur (116), so that a unit past which a friend routs tests before it meets anybody. */
    private static Optional<String> isToTest(String role, Attempt attempt) {
        return attempt.unit(role)
                .flatMap(unit -> attempt.state().dueNow().stream()
                        .filter(due -> due.isFor("friends", List.of(unit.name())))
                        .findFirst()
                        .map(due -> unit.name() + " tests first for the friend that routs: next " + due.n()
                                + " plays it, or strikes it out if none came within 10 cm"));
    }

    /** Routing friends of the unit's arm, of its quality or better. */
    static List<Unit> routers(Unit unit, Units units) {
        return units.friendsOf(unit).stream()
                .filter(friend -> STATE.is(friend, State.ROUTING)
                        && ARM.of(friend) == ARM.of(unit)
                        && QUALITY.rank(friend) >= QUALITY.rank(unit))
                .toList();
    }

    /** The attacker has moved; if this was the extra move of Glory, it is used up. */
    private static Unit attacked(Unit unit, EventContext after) {
        Unit moved = PaperboysMoves.moved(unit);
        boolean glory = after.outcome().orElseThrow().effects().stream()
                .anyMatch(effect -> effect.kind().name().equals("extra-move"));
        return EXTRA_MOVE.set(moved, glory);
    }

    // ---- Joining a fight

    /** P125: whoever runs faces away (299), and shows its back. P140: a fight that goes on is joined from the rear. */
    private static @Nullable Object flank(Attempt attempt) {
        Optional<Unit> defender = attempt.unit(DEFENDER);
        boolean runs = defender.filter(STATE.is(State.ROUTING)).isPresent();
        boolean joins = fightOfDefender(attempt).filter(PaperboysCombat::goesOn).isPresent();
        boolean square = defender.filter(FORMATION.is(Formation.SQUARE)).isPresent();
        return ((runs || joins) && !square) ? true : null;
    }

    /** The fight that the defender is to have with another unit. */
    private static Optional<Due> fightOfDefender(Attempt attempt) {
        String attacker = attempt.unit(ATTACKER).map(Unit::name).orElse("");
        return attempt.unit(DEFENDER)
                .flatMap(unit -> fights(unit, attempt.state()).stream()
                        .filter(due -> !due.units().contains(attacker))
                        .findFirst());
    }

    /** The fights that the unit is to have, now or in the next turn. */
    static List<Due> fights(Unit unit, GameState state) {
        return state.due().stream()
                .filter(due -> (due.resolver().equals("fight") || due.resolver().equals("breach"))
                        && due.units().contains(unit.name()))
                .toList();
    }

    /** Doubts an attack by a unit that is in a fight with another enemy. A round of that fight itself is no doubt. */
    static Optional<String> isInAFight(String role, Attempt attempt) {
        return attempt.due().isPresent()
                ? Optional.empty()
                : attempt.unit(role)
                        .filter(unit -> !fights(unit, attempt.state()).isEmpty())
                        .map(unit -> unit.name() + " is in a fight: "
                                + fights(unit, attempt.state()).get(0).command() + " is due");
    }

    private static boolean goesOn(Due fight) {
        return Integer.valueOf(2).equals(fight.options().get(ROUND));
    }

    private static Optional<String> joinsInFront(Attempt attempt) {
        boolean front = attempt.given(FLANK).filter("false"::equals).isPresent();
        return front && fightOfDefender(attempt).filter(PaperboysCombat::goesOn).isPresent()
                ? attempt.unit(DEFENDER)
                        .map(unit -> unit.name() + ": it is in a fight, which can only be joined from its rear")
                : Optional.empty();
    }

    private static Optional<String> joins(Attempt attempt) {
        return attempt.given(FLANK).isPresent()
                        || fightOfDefender(attempt)
                                .filter(PaperboysCombat::goesOn)
                                .isEmpty()
                ? Optional.empty()
                : attempt.unit(DEFENDER).map(unit -> unit.name() + " is in a fight: only from its rear, --def-flank.");
    }

    /** Two columns may attack one line, each for itself (the rules before the contact test); or one comes from behind. */
    private static Optional<String> secondAttacker(Attempt attempt) {
        return fightOfDefender(attempt)
                .filter(fight -> !goesOn(fight))
                .flatMap(fight -> attempt.unit(DEFENDER))
                .map(unit -> unit.name() + " is in a fight already: does this attack come in its rear?");
    }

    /** The defender with the enemy in its rear, or without one that is there no longer. */
    static Unit withRear(Unit defender, EventContext after) {
        Attempt attempt = after.attempt().orElseThrow();
        String attacker = attempt.unit(ATTACKER).map(Unit::name).orElse("");
        if (after.has(FLANK) && fightOfDefender(attempt).isPresent()) {
            return REAR.set(defender, attacker);
        }
        return attacker.equals(REAR.of(defender)) ? REAR.set(defender, null) : defender;
    }

    /** Whether the defender is to fight another enemy while this one comes in its rear, or is engaged so already. */
    private static @Nullable Object defenderSurrounded(Attempt attempt) {
        boolean rear = attempt.given(FLANK).isPresent() ? attempt.isSet(FLANK) : flank(attempt) != null;
        return rear && fightOfDefender(attempt).isPresent() ? true : surrounded(DEFENDER, attempt);
    }

    /** Whether the unit in that role has a fight to come with an enemy in its rear, and another one. */
    static @Nullable Object surrounded(String role, Attempt attempt) {
        return attempt.unit(role)
                        .filter(unit -> isSurrounded(unit, attempt.state()))
                        .isPresent()
                ? true
                : null;
    }

    private static boolean isSurrounded(Unit unit, GameState state) {
        if (!REAR.isSet(unit)) {
            return false;
        }
        List<Due> fights = fights(unit, state);
        return fights.size() > 1 && fights.stream().anyMatch(due -> due.units().contains(unit.text(REAR.name())));
    }

    /** P140: which of the two are engaged front and rear, as long as they are. */
    static List<String> surrounded(Due fight, GameState state) {
        List<String> flags = new ArrayList<>();
        for (int i = 0; i < fight.units().size(); i++) {
            if (isSurrounded(state.units().get(fight.units().get(i)), state)) {
                flags.add(i == 0 ? "surrounded" : "def-surrounded");
            }
        }
        return flags;
    }

    // ---- The fight

    static void fight(Play play) {
        play.takes(ARM.is(INFANTRY, CAVALRY))
                .in(PaperboysTurn.FOOT, PaperboysTurn.HORSE)
                .own(ARM)
                .part("stands", front(ATTACKER, DEFENDER, "def-stands"))
                .part("def-stands", front(DEFENDER, ATTACKER, "stands"))
                .compute("overlap", attempt -> overlap(ATTACKER, DEFENDER, "stands", "def-stands", attempt))
                .compute("def-overlap", attempt -> overlap(DEFENDER, ATTACKER, "def-stands", "stands", attempt))
                .fill("column", ATTACKER, Case.of(Case.YES, FORMATION, Formation.COLUMN))
                .fill("def-line", DEFENDER, Case.of(Case.YES, FORMATION, Formation.LINE))
                .compute("surrounded", attempt -> surrounded(ATTACKER, attempt))
                .compute("def-surrounded", attempt -> surrounded(DEFENDER, attempt))
                .moment(ROUND, "charging", "def-charging", "def-obstacle")
                .forbids(PaperboysCombat::firstRoundAgain)
                .forbids(PaperboysCombat::roundOfNextTurn)
                .forbids(PaperboysCombat::isTurnedRound)
                .waitsFor(PaperboysCombat::hasNotMet)
                .marks(ATTACKER, FOUGHT)
                .marks(DEFENDER, FOUGHT);
    }

    /** P145: two lines are in contact along the shorter one. */
    private static Fill.Part front(String role, String enemy, String enemies) {
        return new Fill.Part(
                role, STANDS, DEEP, PaperboysFields::inRanks, attempt -> front(role, enemy, enemies, attempt));
    }

    private static int front(String role, String enemy, String enemies, Attempt attempt) {
        int own = attempt.unit(role).map(PaperboysFields::inRanks).orElse(0);
        Optional<Integer> typed = attempt.given(enemies).flatMap(WholeNumber::in);
        Optional<Unit> other = attempt.unit(enemy).filter(DEEP.negate());
        return Math.min(own, typed.orElse(other.map(PaperboysFields::inRanks).orElse(own)));
    }

    /** One stand at each end of a line that is longer than its front. */
    private static @Nullable Object overlap(String role, String enemy, String stands, String enemies, Attempt attempt) {
        Optional<Unit> unit = attempt.unit(role).filter(DEEP.negate());
        int front =
                attempt.given(stands).flatMap(WholeNumber::in).orElseGet(() -> front(role, enemy, enemies, attempt));
        int beside = unit.map(PaperboysFields::inRanks).orElse(front) - front;
        return beside > 0 ? Math.min(ONE_EACH_SIDE, beside) : null;
    }

    /** P150: a fight that is in its second round does not begin again. */
    private static Optional<String> firstRoundAgain(Attempt attempt) {
        boolean second = attempt.due().filter(PaperboysCombat::goesOn).isPresent();
        boolean first = attempt.isTyped(ROUND) && !isSecondRound(attempt);
        return second && first ? Optional.of("round 2 of this fight is due, not round 1") : Optional.empty();
    }

    private static Optional<String> roundOfNextTurn(Attempt attempt) {
        return attempt.due().isPresent() || laterRound(attempt).isEmpty()
                ? Optional.empty()
                : Optional.of("they have fought this turn, and fight on in the next");
    }

    private static Optional<Due> laterRound(Attempt attempt) {
        return attempt.state().due().stream()
                .filter(due -> due.turn() > attempt.turn()
                        && due.isFor(attempt.resolver(), attempt.roles().names(2)))
                .findFirst();
    }

    /** The attacker is settled when they meet, and decides which of them goes back in the end. */
    static Optional<String> isTurnedRound(Attempt attempt) {
        List<String> names = attempt.roles().names(2);
        return names.size() < 2
                ? Optional.empty()
                : attempt.state().dueNow().stream()
                        .filter(due -> due.isFor(attempt.resolver(), List.of(names.get(1), names.get(0))))
                        .findFirst()
                        .map(due -> due.command() + " is due, in this order");
    }

    /** Only a contact test leads to blows (282-285); what is due from it names both units. */
    private static Optional<String> hasNotMet(Attempt attempt) {
        if (attempt.roles().named().isEmpty() || attempt.due().isPresent()) {
            return Optional.empty();
        }
        List<String> names = attempt.roles().names(2);
        return Optional.of(String.join(" and ", names) + (names.size() < 2 ? " has met nobody" : " have not met")
                + ": contact " + String.join(" ", names) + " shows whether it comes to blows");
    }

    // ---- Unto the breach

    static void breach(Play play) {
        encounter(play)
                .takes(ATTACKER, ARM.is(INFANTRY))
                .takes(DEFENDER, ARM.is(INFANTRY))
                .in(PaperboysTurn.FOOT)
                .own(STANDS)
                .takes("structure", PaperboysFields::isStructure)
                .namesOnly("at", "structure", "the wall that is assaulted, if it is in the muster")
                .compute("def-surrounded", attempt -> surrounded(DEFENDER, attempt))
                .moment(ROUND, "wall", "grenadiers", FLANK)
                .compute(
                        "unbreached",
                        attempt -> attempt.all("structure").stream().anyMatch(wall -> BREACHED.number(wall) == 0)
                                ? true
                                : null)
                .forbids(PaperboysCombat::attacksAgain)
                .forbids(PaperboysCombat::isBeatenAlready)
                .forbids(PaperboysCombat::isNoBreach)
                .asks(
                        "grenadiers",
                        attempt -> attempt.unit(ATTACKER)
                                .filter(unit -> GRENADIERS.isSet(unit) && !isSecondRound(attempt))
                                .map(unit -> "Does the grenadier stand of " + unit.name() + " lead the assault?"))
                .forbidsWith("grenadiers", ATTACKER, unit -> !GRENADIERS.isSet(unit), "it has no grenadier stand")
                .forbids(PaperboysCombat::firstRoundAgain)
                .forbids(PaperboysCombat::roundOfNextTurn)
                .forbids(PaperboysCombat::isTurnedRound)
                .marks(ATTACKER, PaperboysCombat::fought)
                .marks(DEFENDER, PaperboysCombat::fought)
                .marks(ATTACKER, (unit, after) -> isSecondRound(after) ? unit : PaperboysMoves.moved(unit))
                .unmarkedOn(NO_ATTACK);
    }

    /** The duel is that of a breach; how high a wall without one is decides whether it can be attacked (415-417). */
    private static Optional<String> isNoBreach(Attempt attempt) {
        return attempt.given("wall").isPresent()
                ? Optional.empty()
                : attempt.all("structure").stream()
                        .filter(wall -> ARM.is(wall, Arm.WALL) && BREACHED.number(wall) == 0)
                        .findFirst()
                        .map(wall -> wall.name() + " is not breached, and a high wall cannot be taken so: --wall low or"
                                + " --wall rampart attacks a low one without a breach, structure GUN " + wall.name()
                                + " fires at it, unit " + wall.name() + " breached=1 says that it is breached");
    }

    static boolean isSecondRound(EventContext after) {
        return Integer.valueOf(2).equals(after.inputs().get(ROUND));
    }

    /** Where the contact test decides, nobody fights. */
    private static Unit fought(Unit unit, EventContext after) {
        return isSecondRound(after) || after.ended("continues", "falls-back") ? FOUGHT.set(unit, true) : unit;
    }

    // ---- Both at once, outside of games

    static void engage(Play play) {
        encounter(play)
                .own(IRREGULAR)
                .part("stands", ATTACKER, STANDS)
                .part("def-stands", DEFENDER, STANDS)
                .compute("def-surrounded", attempt -> surrounded(DEFENDER, attempt))
                .fill("def-line", DEFENDER, Case.of(Case.YES, FORMATION, Formation.LINE));
        play.undeclared().forEach(parameter -> play.moment(parameter));
    }
}
