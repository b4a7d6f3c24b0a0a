package grognard.game.honour;

import static grognard.game.honour.HonourFields.*;
import static grognard.game.honour.HonourTerms.*;
import static grognard.game.unit.CommonFields.OFFICER_STATE;
import static grognard.game.unit.CommonFields.WHY;
import static grognard.game.unit.CommonFields.WITH;

import grognard.game.honour.HonourFields.Fighting;
import grognard.game.honour.HonourFields.Moved;
import grognard.game.referee.Agreement;
import grognard.game.referee.Attempt;
import grognard.game.referee.DueCollector;
import grognard.game.referee.EventContext;
import grognard.game.referee.Play;
import grognard.game.referee.Referee;
import grognard.game.state.Due;
import grognard.game.state.GameState;
import grognard.game.state.Phase;
import grognard.game.state.Resolved;
import grognard.game.state.Roles;
import grognard.game.unit.Field;
import grognard.game.unit.Gone;
import grognard.game.unit.OfficerState;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.rules.Next;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rules.honour.unit.Effects;
import grognard.rules.honour.unit.Quality;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A game of the Seven Years War by Post of Honour. Each subject of the book has a class of its own; this one puts them
 * together and follows what happens to units.
 */
public final class HonourReferee extends Referee {

    private static final String INITIATIVE = "initiative";

    /** An enemy as near as this, in inches, keeps a unit without a general from rallying (748). */
    private static final int NEAR = 9;

    /** How far a unit counter-charges that has moved, in inches (323). */
    private static final int COUNTER = 6;

    /** How far a general is behind when his unit has routed, in inches (735). */
    private static final int LEFT_BEHIND = 6;

    private final HonourDuties duties;
    private final HonourDistances distances;
    private final HonourCharges charges;
    private final HonourCombat combat;

    public HonourReferee(Ruleset ruleset, Tables tables) {
        super(ruleset, tables, HonourFields.all());
        duties = new HonourDuties(this::duty);
        distances = new HonourDistances(tables);
        charges = new HonourCharges(distances);
        HonourDice dice = new HonourDice(tables);
        HonourFire fire = new HonourFire(dice, distances);
        HonourMoves moves = new HonourMoves(dice);
        combat = new HonourCombat(dice);
        play("initiative", HonourCommand::initiative);
        troops("general", HonourCommand::general);
        troops("command", HonourCommand::command);
        troops("general-loss", HonourCommand::generalLoss);
        troops("replace", HonourCommand::replace);
        troops("moves", HonourMoves::moves);
        troops("drill", HonourMoves::drill);
        troops("counter-charge", play -> HonourMoves.counterCharge(play).doubts(this::countersOnlyNear));
        troops("support", HonourMoves::support);
        troops("emergency", HonourMoves::emergency);
        troops("evade", HonourMoves::evade);
        troops("breakthrough", moves::breakthrough);
        troops("charge", charges::charge);
        troops("ranges", ranges -> ranges.game("scale"));
        troops("bombard", HonourFire::bombard);
        troops("fire", fire::fire);
        play("combat", play -> combat.combat(play.takes(HonourReferee::fights)));
        play("melee", play -> combat.melee(play.takes(HonourReferee::fights)));
        troops("fallback", HonourPursuits::fallback);
        troops("pursuit", HonourPursuits::pursuit);
        troops("morale", test -> test.own(QUALITY, HITS));
        troops("rout", this::rout);
        troops("rally", this::rally);
        play("victory", HonourVictory::victory);
        effects();
        counts();
    }

    /** Declares a resolver for troops: objectives neither fire nor fight. */
    private void troops(String resolver, Consumer<Play> how) {
        play(resolver, play -> how.accept(play.takes(HonourFields::isTroops)));
    }

    /** Artillery does not engage in close combat (623). */
    private static boolean fights(Unit unit) {
        return isTroops(unit) && !isGuns(unit);
    }

    @Override
    public String taken(String resolver, Unit unit) {
        return isPlace(unit)
                ? "troops, no objective"
                : isGuns(unit)
                        ? "infantry or cavalry, since artillery does not fight in close combat"
                        : isCavalry(unit)
                                ? "infantry or guns, since cavalry does not fire"
                                : super.taken(resolver, unit);
    }

    // ---- The turn: one side moves, then the other; firing and close combat are simultaneous.

    private static final int PHASES = 7;
    private static final int FIRST_MOVEMENT = 2;

    @Override
    public List<String> phaseNames() {
        return List.of(INITIATIVE, MOVEMENT, FIRING, CLOSE_COMBAT, GENERALSHIP, RALLYING);
    }

    @Override
    public List<Phase> phases(GameState state) {
        List<String> sides = state.units().sides();
        String first = sides.size() < 2 ? "" : movesFirst(state);
        return List.of(
                new Phase(INITIATIVE, "", 1, PHASES),
                new Phase(MOVEMENT, first, FIRST_MOVEMENT, PHASES),
                new Phase(MOVEMENT, sides.size() < 2 ? "" : other(first, sides), FIRST_MOVEMENT + 1, PHASES),
                new Phase(FIRING, "", 4, PHASES),
                new Phase(CLOSE_COMBAT, "", 5, PHASES),
                new Phase(GENERALSHIP, "", 6, PHASES),
                new Phase(RALLYING, "", 7, PHASES));
    }

    /** The side that moves, or has begun to; before that the winner of the initiative, who may choose otherwise (212). */
    private static String movesFirst(GameState state) {
        List<String> sides = state.units().sides();
        Optional<Phase> moving = state.phase().filter(phase -> phase.name().equals(MOVEMENT));
        if (moving.isPresent()) {
            String side = moving.get().side();
            return moving.get().n() == FIRST_MOVEMENT ? side : other(side, sides);
        }
        String winner = state.moment().first();
        return winner.isEmpty() ? sides.get(0) : winner;
    }

    private static String other(String side, List<String> sides) {
        return sides.get(side.equals(sides.get(0)) ? 1 : 0);
    }

    /** The movement of either side may come first: whichever is called before the other. */
    @Override
    public Phase called(Phase phase, GameState state) {
        boolean begins =
                phase.name().equals(MOVEMENT) && state.phase().map(Phase::n).orElse(0) < FIRST_MOVEMENT;
        return begins ? new Phase(MOVEMENT, phase.side(), FIRST_MOVEMENT, PHASES) : phase;
    }

    /** Nobody moves before the initiative is thrown for (210-212). */
    @Override
    public List<String> doubts(Phase phase, GameState state) {
        boolean skipped = phase.n() > 1
                && state.phase().map(Phase::n).orElse(0) <= 1
                && state.moment().first().isEmpty()
                && state.units().sides().size() > 1;
        return skipped
                ? List.of("The initiative of turn " + state.turn() + " is not thrown yet: initiative.")
                : List.of();
    }

    @Override
    public GameState remembered(Resolved resolved, GameState now) {
        List<String> sides = now.units().sides();
        if (!resolved.deed().resolver().equals(INITIATIVE) || sides.size() < 2) {
            return now;
        }
        return now.at(now.moment().withFirst(winner(resolved.deed().code(), sides)));
    }

    private static String winner(String code, List<String> sides) {
        return sides.get(code.equals("first-side") ? 0 : 1);
    }

    /** Units that are weakened return fire at full effect, and nobody routs before all firing is complete (213-215). */
    @Override
    public boolean isAtOnce(Phase phase) {
        return phase.name().equals(FIRING);
    }

    /** A pursuit that meets a new enemy charges it at once, in the close combat phase too. */
    @Override
    public Optional<String> outOfPhase(Attempt attempt, Phase phase) {
        boolean pursues = attempt.resolver().equals("charge")
                && phase.name().equals(CLOSE_COMBAT)
                && attempt.unit(ATTACKER)
                        .filter(unit -> PURSUED_ON.is(unit, attempt.turn()))
                        .isPresent();
        return pursues ? Optional.empty() : super.outOfPhase(attempt, phase);
    }

    /** Units in contact stay where they are until the close combat. */
    @Override
    public boolean isBusy(Unit unit, GameState state) {
        return HonourFire.isMovement(state) && HonourDuties.isInContact(unit, state);
    }

    /** Objectives are counted at the end of a turn. */
    @Override
    public Units passed(GameState state, GameState.Moment next) {
        return next.turn() > state.turn() ? HonourVictory.taken(state.units()) : state.units();
    }

    // ---- What players do by hand

    @Override
    public Unit moved(Unit unit) {
        return unit.isOfficer() ? unit : HonourMoves.moved(unit);
    }

    @Override
    public Optional<Unit> movedHalf(Unit unit) {
        return Optional.of(unit.isOfficer() ? unit : HonourMoves.movedHalf(unit));
    }

    @Override
    public Optional<String> moveForbidden(Unit unit, GameState state) {
        return HonourMoves.moveForbidden(unit);
    }

    @Override
    public Units setByHand(Units was, Units now) {
        Units units = now;
        for (Unit unit : now) {
            Optional<Unit> before = was.find(unit.name());
            if (isPlace(unit)) {
                HonourVictory.checkTaker(unit, now);
            } else if (before.isPresent() && !unit.isOfficer()) {
                units = units.with(HonourMoves.setByHand(before.get(), unit, now.turn()));
            }
        }
        return units;
    }

    @Override
    public Optional<String> attachForbidden(Unit officer, Unit unit, GameState state) {
        return HonourCommand.attachForbidden(officer, unit, state);
    }

    @Override
    public Optional<String> setForbidden(Unit was, Unit now, GameState state) {
        return HonourCommand.setForbidden(was, now, state.units());
    }

    @Override
    public Optional<String> captureForbidden(Unit guns, Unit captor, GameState state) {
        return isGuns(guns) ? Optional.empty() : Optional.of(guns.name() + " is no artillery");
    }

    @Override
    public List<String> doubts(Unit officer, Optional<Unit> unit, GameState state) {
        return HonourCommand.doubts(officer, unit, state);
    }

    @Override
    public Unit ridden(Unit officer, GameState state) {
        return HonourCommand.ridden(officer, state);
    }

    @Override
    public List<String> remarksOnMuster(Units units) {
        return HonourCommand.remarksOnMuster(units.complete());
    }

    /** A unit that has moved counter-charges only so far (323). */
    private Optional<String> countersOnlyNear(Attempt attempt) {
        return attempt.unit(UNIT)
                .filter(unit -> isCavalry(unit) && !MOVED.is(unit, Moved.NO))
                .map(unit -> unit.name() + " has moved: it counter-charges "
                        + distances.words(COUNTER, attempt.values()) + " at most.");
    }

    // ---- Morale and rallying

    private void rout(Play flight) {
        flight.answersIn(MOVEMENT, FIRING, CLOSE_COMBAT)
                .takesGone()
                .rows("unit", UNIT, this::hitsOfRouted)
                .namesOnly("near", "near", "friends within 6 inches and in sight, a hit each")
                .namesOnly(
                        "through", "through", "friends half or more of whom it runs through, 2 hits each in place of 1")
                .examples("Bevern --near Wied,Itzenplitz", "Bevern --near Itzenplitz --through Wied")
                .forbids(attempt -> attempt.due().isPresent()
                        ? Optional.empty()
                        : attempt.unit(UNIT)
                                .map(unit -> unit.name()
                                        + (unit.isGone()
                                                ? " is gone, and its friends have taken their hits"
                                                : " does not rout")));
    }

    /** Who routs without the hits for it, as guns do whose crew disperses, strikes its friends all the same (362, 677). */
    private String hitsOfRouted(Unit unit, String column, String said, Roles roles) {
        Quality quality = column.equals(HITS.name()) && WHY.is(unit, Gone.OFF) ? QUALITY.of(unit) : null;
        return quality == null ? said : String.valueOf(Math.max(HITS.number(unit), quality.routedAt(tables())));
    }

    /** H211: a general who has just taken over, or has left a unit, does not help (744, 765-767). */
    private void rally(Play rallying) {
        rallying.in(RALLYING)
                .own(QUALITY, HITS)
                .compute(
                        "general",
                        attempt -> attempt.officerWith(UNIT)
                                .filter(officer -> HonourCommand.helpsToRally(officer, attempt.turn()))
                                .map(RANK::of)
                                .orElse(null))
                .moment("clear")
                .asks(
                        "clear",
                        attempt -> attempt.unit(UNIT)
                                .map(unit -> "Are all enemies more than " + distances.words(NEAR, attempt.values())
                                        + " away from " + unit.name() + ", or out of its sight?"))
                .presumes(
                        "in-contact",
                        attempt -> attempt.unit(UNIT)
                                        .filter(unit -> HonourDuties.isInContact(unit, attempt.state()))
                                        .isPresent()
                                ? true
                                : null)
                .forbids(
                        UNIT,
                        unit -> HITS.number(unit) <= HonourDuties.LAST_HITS,
                        "the last " + HonourDuties.LAST_HITS + " hits are never rallied off")
                .forbids(attempt -> attempt.unit(UNIT)
                        .filter(unit -> HonourDuties.isInContact(unit, attempt.state()))
                        .map(unit -> unit.name() + ": it is in contact with the enemy and does not rally"))
                .forbids(attempt -> attempt.unit(UNIT)
                        .filter(unit -> HonourDuties.hasRallied(unit, attempt.state()))
                        .map(unit -> unit.name() + ": it has thrown to rally already this turn, and throws once"));
    }

    // ---- What effects change

    private void effects() {
        effect(Effects.GAIN_HITS, (unit, scene) -> HITS.add(unit, scene.number()));
        effect(Effects.LOSE_HITS, (unit, scene) -> HITS.add(unit, -scene.number()));
        effect(Effects.ROUT, (unit, scene) -> unit.gone(Gone.OFF));
        effect(Effects.REMOVE, (unit, scene) -> unit.gone(Gone.DEAD));
        effect(Effects.FALL_BACK, (unit, scene) -> leavingItsPlace(FELL_BACK_ON.set(unit, scene.turn())));
        effect(Effects.OCCUPY, (unit, scene) -> leavingItsPlace(unit));
        effect(Effects.PURSUES, (unit, scene) -> leavingItsPlace(PURSUED_ON.set(PURSUITS.add(unit, 1), scene.turn())));
        effect(Effects.HALF_DICE, (unit, scene) -> FIGHTING.set(unit, Fighting.HALF));
        effect(Effects.NO_DICE, (unit, scene) -> FIGHTING.set(unit, Fighting.NONE));
        effect(Effects.HALF_TURNS, (unit, scene) -> facing(unit, Fighting.HALF, scene));
        effect(Effects.NONE_TURNS, (unit, scene) -> facing(unit, Fighting.NONE, scene));
        effect(Effects.UNLIMBERS, (unit, scene) -> LIMBERED.set(unit, false)); // PH-4 does not bar its fire
        effect(Effects.ABANDONED, (unit, scene) -> ABANDONED_ON.set(ABANDONED.set(unit, true), scene.turn()));
        effect(Effects.OFFICER_LOST, (unit, scene) -> WITH.set(general(unit, OfficerState.LOST), null));
        effect(Effects.REPLACED, (unit, scene) -> REPLACED_ON.set(general(unit, OfficerState.READY), scene.turn()));
    }

    private static Unit facing(Unit unit, Fighting part, EffectScene scene) {
        return NEW_ENEMY.set(
                FACING_NEW.set(unit, part), scene.enemy().map(Unit::name).orElse(null));
    }

    /** A forced line may name a unit, which has no such state. */
    private static Unit general(Unit unit, OfficerState state) {
        return unit.isOfficer() ? OFFICER_STATE.set(unit, state) : unit;
    }

    @Override
    protected Units afterwards(EventContext after, Units units) {
        return after.played("bombard")
                ? HonourFire.bombarded(after, units)
                : HonourPursuits.afterwards(after, HonourCommand.afterwards(after, units));
    }

    /** A unit that reaches its rout number leaves the table, whatever put the hits on it. */
    @Override
    public Optional<Gone> gone(Unit now, Unit was) {
        boolean hit = isTroops(now) && HITS.number(now) != HITS.number(was);
        return hit && morale(now).equals("routed") ? Optional.of(Gone.OFF) : Optional.empty();
    }

    /** A general whose unit is gone stays behind on the table. */
    @Override
    public Unit followUp(Unit unit, Units units) {
        String with = unit.isOfficer() ? WITH.of(unit) : null;
        boolean alone = with != null && units.find(with).filter(Unit::isGone).isPresent();
        return alone ? WITH.set(unit, null) : unit;
    }

    @Override
    public Unit derived(Unit unit, Units units) {
        if (unit.isOfficer()) {
            return isLost(unit) && !WAS_LOST.isSet(unit) ? WAS_LOST.set(unit, true) : unit;
        }
        boolean weakened = !morale(unit).equals("steady");
        return weakened == WEAKENED.isSet(unit) ? unit : WEAKENED.set(unit, weakened);
    }

    /** Steady, weakened or routed, by quality and hits. */
    private String morale(Unit unit) {
        return answer(
                "morale", Map.of("quality", unit.text(QUALITY.name()), "hits", String.valueOf(HITS.number(unit))));
    }

    // ---- What is due

    @Override
    public void dueAfter(EventContext after, DueCollector due) {
        duties.after(after, due, followUps()::units, this::playOf);
    }

    @Override
    public void dueInPhase(GameState state, Phase phase, DueCollector due) {
        if (phase.name().equals(RALLYING)) {
            duties.rallying(state, due);
        } else if (phase.name().equals(MOVEMENT)) {
            duties.movement(state, phase.side(), due);
        }
    }

    @Override
    public void dueAtEnd(GameState state, DueCollector due) {
        boolean called =
                state.phase().filter(phase -> phase.name().equals(RALLYING)).isPresent();
        if (!called) {
            duties.rallying(state, due);
        }
    }

    @Override
    public GameState settled(GameState before, GameState now) {
        return HonourDuties.withoutPartsOfMelees(now);
    }

    @Override
    public boolean isMoot(Due due, GameState before, Units units) {
        return HonourDuties.isMoot(due, before, units);
    }

    @Override
    public Optional<Agreement> agreement(Due due, GameState state) {
        return combat.agreement(due, state).or(() -> HonourCharges.agreement(due));
    }

    /** A charge is due only where the result knows who charges whom. */
    @Override
    public boolean tracks(Next next) {
        return super.tracks(next)
                && !(next.resolver().equals("charge") && next.sides().isEmpty());
    }

    // ---- What players are told

    @Override
    public List<String> remarks(EventContext after) {
        List<String> remarks = new ArrayList<>();
        Optional<Unit> unit = after.unit(UNIT);
        List<String> sides = after.units().sides();
        charges.remark(after).ifPresent(remarks::add);
        if (after.played("initiative") && sides.size() > 1) {
            String winner = winner(after.code(), sides);
            remarks.add(winner + " chooses: phase " + winner + " movement to move first, phase " + other(winner, sides)
                    + " movement to move second"); // 212
        }
        HonourCombat.leavingRemark(after).ifPresent(remarks::add);
        if (after.played("fallback") && after.ended("falls-back")) {
            unit.ifPresent(one -> remarks.add(one.name()
                    + ": friends in its way take 1 hit each, as in unit FRIEND hits+1; it passes enemy light infantry"
                    + " under their fire; if its way is barred before it has gone so far: fallback " + one.name()
                    + " --blocked"));
        } else if (after.played("evade") && after.ended("evades", "runs")) {
            unit.ifPresent(one -> remarks.add(HonourMoves.evading(one, after)));
        } else if (after.played("general-loss") && after.ended("hors-de-combat")) {
            unit.ifPresent(one ->
                    remarks.add(one.name() + ": units that relied on him are out of command at once")); // 129-131
        }
        for (Unit lost : after.went()) {
            for (Unit officer : after.before().units().officersWith(lost)) {
                remarks.add(officer.name() + ": his unit is gone, and he is "
                        + distances.words(
                                LEFT_BEHIND,
                                after.attempt().map(Attempt::values).orElse(Map.of())) + " further back");
            }
        }
        return remarks;
    }

    // ---- The end of the game

    @Override
    public List<String> waysToEnd() {
        return List.of(HonourVictory.LOSSES, HonourVictory.NIGHTFALL);
    }

    /** H215: said once, at the end of the turn that brings it. */
    @Override
    public Optional<String> verdict(GameState before, GameState after, Map<String, String> values) {
        if (after.turn() == before.turn()) {
            return Optional.empty();
        }
        boolean night = isNightfall(before, after, values);
        boolean byLosses = !HonourVictory.NIGHTFALL.equals(values.getOrDefault("until", ""));
        String now = byLosses || night ? loser(after, values) : "";
        if (night) {
            return Optional.of("NIGHT FALLS: " + (now.isEmpty() ? "NEITHER ARMY HAS LOST" : now));
        }
        return now.isEmpty() ? Optional.empty() : Optional.of(now);
    }

    private String loser(GameState state, Map<String, String> values) {
        return HonourVictory.question(state.units(), values)
                .map(question -> HonourVictory.verdict(answer("victory", question), state))
                .orElse("");
    }

    @Override
    public Optional<String> lossWords(String side, GameState state, Map<String, String> values) {
        return HonourVictory.question(state.units(), values)
                .flatMap(question -> lossWords("victory", question, side, state.units()))
                .map(words -> words + ", it loses at " + values.getOrDefault("share", "half"));
    }

    private void counts() {
        count("whole", "units", (side, units) -> number(side, units, HonourFields::isTroops));
        count("strength", "units", (side, units) -> number(side, units, unit -> isTroops(unit) && !unit.isGone()));
        count(
                "unsteady",
                "weakened or gone",
                (side, units) ->
                        number(side, units, unit -> isTroops(unit) && (unit.isGone() || HonourVictory.isWeak(unit))));
        count("strain", "hits", (side, units) -> sum(side, units, unit -> unit.isGone() ? 0 : HITS.number(unit)));
    }

    @Override
    public List<Field<?>> strengthFields() {
        return List.of(HITS);
    }
}
