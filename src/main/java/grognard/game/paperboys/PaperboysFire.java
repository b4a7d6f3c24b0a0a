package grognard.game.paperboys;

import static grognard.game.paperboys.Arm.ARTILLERY;
import static grognard.game.paperboys.Arm.BUILDING;
import static grognard.game.paperboys.Arm.CAVALRY;
import static grognard.game.paperboys.Arm.INFANTRY;
import static grognard.game.paperboys.Arm.SKIRMISHERS;
import static grognard.game.paperboys.Arm.WALL;
import static grognard.game.paperboys.PaperboysFields.ARM;
import static grognard.game.paperboys.PaperboysFields.BURNING;
import static grognard.game.paperboys.PaperboysFields.COVER;
import static grognard.game.paperboys.PaperboysFields.FIRED;
import static grognard.game.paperboys.PaperboysFields.FIRED_NOW;
import static grognard.game.paperboys.PaperboysFields.FIRST_FIRE;
import static grognard.game.paperboys.PaperboysFields.FORMATION;
import static grognard.game.paperboys.PaperboysFields.HITS;
import static grognard.game.paperboys.PaperboysFields.MARKERS;
import static grognard.game.paperboys.PaperboysFields.MUST_FIRE;
import static grognard.game.paperboys.PaperboysFields.MUST_FIRE_ON;
import static grognard.game.paperboys.PaperboysFields.PARENT;
import static grognard.game.paperboys.PaperboysFields.PIPS;
import static grognard.game.paperboys.PaperboysFields.RANKS;
import static grognard.game.paperboys.PaperboysFields.STANDS;
import static grognard.game.paperboys.PaperboysFields.START;
import static grognard.game.paperboys.PaperboysFields.STATE;
import static grognard.game.paperboys.PaperboysFields.SUFFERED;
import static grognard.game.paperboys.PaperboysFields.UNDER_FIRE;
import static grognard.game.paperboys.PaperboysFields.WEAPON;

import grognard.game.referee.Aftermath;
import grognard.game.referee.Attempt;
import grognard.game.referee.Fill;
import grognard.game.referee.Fill.Case;
import grognard.game.referee.Play;
import grognard.game.state.GameState;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.rules.paperboys.fire.Weapon;
import java.util.List;
import java.util.Optional;

/** The first card of a side: infantry, skirmishers and guns fire. */
final class PaperboysFire {

    static final String FIRER = "firer";
    static final String TARGET = "target";

    private PaperboysFire() {}

    static void fire(Play play) {
        shoots(play)
                .own(WEAPON, PIPS)
                .part(
                        "stands",
                        new Fill.Part(
                                FIRER,
                                STANDS,
                                FORMATION.is(Formation.COLUMN, Formation.ROUTE),
                                PaperboysFields::inRanks))
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
                .fill("cover", TARGET, Case.of(COVER, Cover.WALL), Case.of(COVER, Cover.RAMPART))
                .fill("ranks", TARGET, RANKS)
                .fill("casualties", TARGET, MARKERS)
                .fill("target-stands", TARGET, STANDS)
                .fill("target-start-stands", TARGET, START)
                .fill("suffered", TARGET, SUFFERED)
                .moment("range", "own-screen", "screened")
                .asks("screened", PaperboysFire::screen)
                .forbids(FIRER, ARM.is(CAVALRY), "the rules give cavalry no fire")
                .marks(TARGET, (unit, after) -> after.ended("no-effect") ? unit : UNDER_FIRE.set(unit, true));
    }

    static void structure(Play play) {
        shoots(play)
                .takes(TARGET, PaperboysFields::isStructure)
                .part("stands", FIRER, STANDS)
                .fill("at", TARGET, Case.when("wall", ARM.is(WALL)), Case.when("building", ARM.is(BUILDING)))
                .fill("hits", TARGET, HITS)
                .moment("range")
                .forbids(FIRER, unit -> !ARM.is(unit, ARTILLERY), "only guns fire at walls and buildings")
                .forbids(TARGET, BURNING::isSet, "it burns already, and burns to the end");
    }

    private static final List<String> FIREFIGHT = List.of("attacker", "defender");

    static void firefight(Play play) {
        play.takes(ARM.is(SKIRMISHERS))
                .in(PaperboysTurn.FIRING)
                .part("stands", "attacker", STANDS)
                .part("def-stands", "defender", STANDS)
                .flag("rifles", "attacker", WEAPON.is(Weapon.RIFLE))
                .flag("def-rifles", "defender", WEAPON.is(Weapon.RIFLE))
                .moment("rifle-stands", "def-rifle-stands");
        play.doubts(PaperboysFire::skirmishesAgain);
        for (String role : FIREFIGHT) {
            play.forbids(role, STATE.is(State.JOINED), PaperboysMoves.WITH_PARENT)
                    .marks(role, PaperboysFire::fired)
                    .marks(role, UNDER_FIRE);
        }
    }

    /** What all fire has in common. */
    private static Play shoots(Play play) {
        return play.in(PaperboysTurn.FIRING)
                .forbids(FIRER, STATE.is(State.JOINED), PaperboysMoves.WITH_PARENT)
                .forbids(
                        FIRER,
                        FORMATION.is(Formation.LIMBERED),
                        "limbered guns may not fire; unit NAME unlimbered, when they are")
                .forbids(FIRER, STATE.is(State.ROUTING), "a routing unit does not fire")
                .doubts(PaperboysFire::firesAgain)
                .marks(FIRER, PaperboysFire::fired);
    }

    /**
     * Each stand has one throw on its side's firing card (108, 125). Not forbidden: a line may fire with some stands at
     * one target and with the others at another, and guns of a battery have a target each.
     */
    private static Optional<String> firesAgain(Attempt attempt) {
        return attempt.unit(FIRER)
                .filter(unit -> STANDS.number(unit) == 1 || !ARM.is(unit, ARTILLERY))
                .filter(unit -> hasFired(unit, attempt.state()))
                .map(PaperboysFire::again);
    }

    /** A firefight is the fire of both skirmishers in it. */
    private static Optional<String> skirmishesAgain(Attempt attempt) {
        return FIREFIGHT.stream()
                .flatMap(role -> attempt.unit(role).stream())
                .filter(unit -> hasFired(unit, attempt.state()))
                .findFirst()
                .map(PaperboysFire::again);
    }

    private static String again(Unit unit) {
        return unit.name() + ": it has fired already this turn";
    }

    private static boolean hasFired(Unit unit, GameState state) {
        return state.hasPlayed(unit, "fire", FIRER)
                || state.hasPlayed(unit, "structure", FIRER)
                || FIREFIGHT.stream().anyMatch(role -> state.hasPlayed(unit, "firefight", role));
    }

    /** Fire ends the duty to fire; the first of the game lets close order move in the same turn. */
    private static Unit fired(Unit unit, Aftermath after) {
        boolean first = !after.was(unit).map(FIRED::isSet).orElse(false);
        Unit fired = FIRED_NOW.set(FIRED.set(unit, true), true);
        fired = first ? FIRST_FIRE.set(fired, true) : fired;
        return MUST_FIRE_ON.set(MUST_FIRE.set(fired, false), null);
    }

    /** P42: the target's own skirmishers save it from muskets, and stop skirmishers altogether. */
    private static Optional<String> screen(Attempt attempt) {
        Optional<Unit> target = attempt.unit(TARGET);
        boolean cannon = attempt.unit(FIRER).filter(WEAPON.is(Weapon.CANNON)).isPresent();
        return target.isEmpty() || cannon
                ? Optional.empty()
                : skirmishersOf(target.get(), attempt.units()).stream()
                        .findFirst()
                        .map(unit -> unit.name() + " is out: is it between?");
    }

    /** The unit's skirmishers that are out. */
    static List<Unit> skirmishersOf(Unit parent, Units units) {
        return units.where(unit -> parent.name().equals(PARENT.of(unit)) && STATE.is(unit, State.READY));
    }
}
