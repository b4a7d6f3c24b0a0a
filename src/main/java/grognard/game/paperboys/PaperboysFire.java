package grognard.game.paperboys;

import static grognard.game.paperboys.Arm.ARTILLERY;
import static grognard.game.paperboys.Arm.BUILDING;
import static grognard.game.paperboys.Arm.CAVALRY;
import static grognard.game.paperboys.Arm.INFANTRY;
import static grognard.game.paperboys.Arm.SKIRMISHERS;
import static grognard.game.paperboys.Arm.WALL;
import static grognard.game.paperboys.PaperboysFields.*;
import static grognard.game.paperboys.PaperboysFights.ATTACKER;
import static grognard.game.paperboys.PaperboysFights.DEFENDER;
import static grognard.game.unit.CommonFields.MOVED;

import grognard.game.referee.EventContext;
import grognard.game.referee.Fill;
import grognard.game.referee.Fill.Case;
import grognard.game.referee.LineContext;
import grognard.game.referee.ResolverRules;
import grognard.game.unit.Unit;
import grognard.input.WholeNumber;
import grognard.rules.paperboys.fire.Weapon;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The first card of a side: infantry, skirmishers and guns fire. */
final class PaperboysFire {

    static final String FIRER = "firer";
    static final String TARGET = "target";

    private static final List<String> BOTH = List.of(ATTACKER, DEFENDER);

    /** Of these only the front fires, and only the table shows how many stands that is. */
    private static final Predicate<Unit> DEEP = FORMATION.is(Formation.COLUMN, Formation.ROUTE);

    private PaperboysFire() {}

    static void fire(ResolverRules rules) {
        shoots(rules)
                .own(WEAPON, PIPS)
                .flag("skirmishers", FIRER, ARM.is(SKIRMISHERS))
                .fill(
                        "target",
                        TARGET,
                        Case.when("artillery", ARM.is(ARTILLERY)),
                        Case.when("skirmishers", ARM.is(SKIRMISHERS)),
                        Case.of("column", FORMATION, Formation.COLUMN, Formation.ROUTE),
                        Case.of("square", FORMATION, Formation.SQUARE),
                        Case.of("formed", FORMATION, Formation.LINE))
                .fill(
                        "target-arm",
                        TARGET,
                        Case.when("infantry", ARM.is(INFANTRY)),
                        Case.when("cavalry", ARM.is(CAVALRY)))
                .flag("limbered", TARGET, FORMATION.is(Formation.LIMBERED))
                .fill(
                        "cover",
                        TARGET,
                        Case.of(COVER, Cover.NONE),
                        Case.of(COVER, Cover.WALL),
                        Case.of(COVER, Cover.RAMPART))
                .fill("ranks", TARGET, RANKS)
                .fill("casualties", TARGET, MARKERS)
                .fill("target-stands", TARGET, STANDS)
                .fill("target-start-stands", TARGET, START)
                .fill("suffered", TARGET, SUFFERED)
                .moment("range", "own-screen", "screened")
                .asks("screened", PaperboysFire::screen)
                .asks("own-screen", PaperboysFire::ownScreen)
                .forbids(FIRER, ARM.is(CAVALRY), "the rules give cavalry no fire")
                .forbids(TARGET, STATE.is(State.JOINED), PaperboysMoves.WITH_PARENT)
                .marks(TARGET, (unit, after) -> after.ended("no-effect") ? unit : UNDER_FIRE.set(unit, true));
    }

    static void structure(ResolverRules rules) {
        shoots(rules)
                .takes(TARGET, PaperboysFields::isStructure)
                .fill("at", TARGET, Case.when("wall", ARM.is(WALL)), Case.when("building", ARM.is(BUILDING)))
                .fill("hits", TARGET, HITS)
                .moment("range")
                .forbids(FIRER, unit -> !ARM.is(unit, ARTILLERY), "only guns fire at walls and buildings")
                .forbids(TARGET, BURNING::isSet, "it burns already, and burns to the end");
    }

    static void firefight(ResolverRules rules) {
        rules.takes(ARM.is(SKIRMISHERS))
                .in(PaperboysTurn.FIRING)
                .part("stands", ATTACKER, STANDS)
                .part("def-stands", DEFENDER, STANDS)
                .flag("rifles", ATTACKER, WEAPON.is(Weapon.RIFLE))
                .flag("def-rifles", DEFENDER, WEAPON.is(Weapon.RIFLE))
                .moment("rifle-stands", "def-rifle-stands");
        rules.forbids(PaperboysFights::isTurnedRound)
                .waitsFor(PaperboysTurn::isEnding)
                .doubts(PaperboysFire::skirmishesAgain);
        for (String role : BOTH) {
            String prefix = role.equals(ATTACKER) ? "" : "def-";
            rules.forbids(role, STATE.is(State.JOINED), PaperboysMoves.WITH_PARENT)
                    .marks(role, (unit, after) -> fired(unit, prefix + "stands", after))
                    .marks(role, UNDER_FIRE);
        }
    }

    /** Declares the values that all fire shares. */
    private static ResolverRules shoots(ResolverRules rules) {
        return rules.in(PaperboysTurn.FIRING)
                .part(
                        "stands",
                        new Fill.Part(FIRER, STANDS, DEEP, PaperboysFields::inRanks, PaperboysFire::stillToFire))
                .forbids(FIRER, STATE.is(State.JOINED), PaperboysMoves.WITH_PARENT)
                .forbids(
                        FIRER,
                        FORMATION.is(Formation.LIMBERED),
                        "limbered guns may not fire; unit NAME unlimbered, when they are")
                .forbids(FIRER, STATE.is(State.ROUTING), "a routing unit does not fire")
                .forbids(
                        FIRER,
                        unit -> MOVED.isSet(unit) && ARM.is(unit, ARTILLERY),
                        "it has moved this turn or was unlimbered, and guns then fire in the next; unit NAME moved=no, if not")
                .forbids(
                        FIRER,
                        unit -> MOVED.isSet(unit) && !ARM.is(unit, SKIRMISHERS, ARTILLERY),
                        "it has moved this turn, and close order fires or moves; fire may only come before a move")
                .forbids(PaperboysFire::firesAgain)
                .waitsFor(PaperboysTurn::isEnding)
                .doubts(line -> PaperboysFights.isInAFight(FIRER, line))
                .doubts(line -> PaperboysMorale.testsFirst(FIRER, line))
                .marks(FIRER, (unit, after) -> fired(unit, "stands", after));
    }

    /**
     * Each stand has one throw on its side's firing card (108, 125). A line may fire with some stands at one target and
     * with the others at another, and guns of a battery have a target each; a column has only its front (506).
     */
    private static Optional<String> firesAgain(LineContext line) {
        Optional<Unit> firer = line.unit(FIRER);
        int fired = fired(line);
        int all = firer.map(PaperboysFields::inRanks).orElse(0);
        if (fired > 0 && firer.filter(DEEP).isPresent()) {
            return firer.map(
                    unit -> unit.name() + ": it has fired already this turn, and of a column only the front fires");
        }
        int wanted = line.given("stands").flatMap(WholeNumber::in).orElseGet(() -> Math.max(1, all - fired));
        return fired == 0 || fired + wanted <= all
                ? Optional.empty()
                : firer.map(unit -> unit.name()
                        + (fired < all
                                ? ": " + fired + " of its " + all + " stands have fired already this turn, so that "
                                        + (all - fired) + " are left"
                                : ": it has fired already this turn, and each stand fires once"));
    }

    /** The stands that have not fired this turn; all of them if none is left and the player forces it. */
    private static int stillToFire(LineContext line) {
        int all = line.unit(FIRER).map(PaperboysFields::inRanks).orElse(0);
        int left = all - fired(line);
        return left > 0 ? left : all;
    }

    /** The stands of the unit that have fired this turn: those of this moment too, where all happens at the same time. */
    private static int fired(LineContext line) {
        return line.roles().unit(FIRER, line.units()).map(STANDS_FIRED::number).orElse(0);
    }

    /** A firefight is the fire of both skirmishers in it. */
    private static Optional<String> skirmishesAgain(LineContext line) {
        return BOTH.stream()
                .flatMap(role -> line.unit(role).stream())
                .filter(unit -> STANDS_FIRED.number(unit) > 0)
                .findFirst()
                .map(unit -> unit.name() + ": it has fired already this turn");
    }

    /** Fire ends the duty to fire; the first of the game lets close order move in the same turn. */
    private static Unit fired(Unit unit, String stands, EventContext after) {
        boolean first = !after.was(unit).map(FIRED::isSet).orElse(false);
        Unit fired = FIRED_NOW.set(FIRED.set(unit, true), true);
        fired = after.inputs().get(stands) instanceof Integer many ? STANDS_FIRED.add(fired, many) : fired;
        fired = first ? FIRST_FIRE.set(fired, true) : fired;
        return PaperboysTurn.relieved(fired);
    }

    /** P42: the target's own skirmishers save it from muskets, and stop skirmishers altogether. */
    private static Optional<String> screen(LineContext line) {
        Optional<Unit> target = line.unit(TARGET);
        boolean cannon = line.unit(FIRER).filter(WEAPON.is(Weapon.CANNON)).isPresent();
        return target.isEmpty() || cannon
                ? Optional.empty()
                : PaperboysSkirmishers.of(target.get(), line.units()).stream()
                        .findFirst()
                        .map(unit -> unit.name() + " is out: is it between?");
    }

    /** Infantry does not fire through its own skirmish line (131-132); guns do (PB-21). */
    private static Optional<String> ownScreen(LineContext line) {
        return line.unit(FIRER)
                .filter(ARM.is(INFANTRY))
                .flatMap(unit ->
                        PaperboysSkirmishers.of(unit, line.units()).stream().findFirst())
                .map(unit -> unit.name() + " is out: is it in the line of fire?");
    }
}
