package grognard.game.honour;

import static grognard.game.honour.HonourFields.*;
import static grognard.game.honour.HonourTerms.*;
import static grognard.game.unit.CommonFields.OFFICER_STATE;
import static grognard.game.unit.CommonFields.WITH;

import grognard.game.honour.HonourFields.Fighting;
import grognard.game.referee.Agreement;
import grognard.game.referee.DueCollector;
import grognard.game.referee.EventContext;
import grognard.game.referee.LineContext;
import grognard.game.referee.Referee;
import grognard.game.referee.ResolverRules;
import grognard.game.state.Due;
import grognard.game.state.GameState;
import grognard.game.state.Phase;
import grognard.game.state.Resolved;
import grognard.game.unit.Field;
import grognard.game.unit.Gone;
import grognard.game.unit.OfficerState;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.rules.Next;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rules.honour.unit.Effects;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A game of the Seven Years War by Post of Honour. Numbers in brackets are lines of the book, {@code H28} rows of its audit
 * (as tests in {@code honour-rows.txt}), {@code PH-8} rulings. This class puts the subjects of the book together, each of
 * which has a class of its own:
 *
 * <ul>
 *   <li>{@link HonourTurn}: the phases of a turn
 *   <li>{@link HonourCommand}: initiative and generals
 *   <li>{@link HonourMoves}, {@link HonourCharges}: movement, charges and the answers of those who are charged
 *   <li>{@link HonourFire}: bombardment and fire
 *   <li>{@link HonourCombat}, {@link HonourPursuits}: close combat, fall-backs and pursuits
 *   <li>{@link HonourMorale}: hits, routs and rallying
 *   <li>{@link HonourDuties}: all that falls due, and until when
 *   <li>{@link HonourVictory}: objectives, and how an army has lost
 * </ul>
 */
public final class HonourReferee extends Referee {

    private final HonourDuties duties;
    private final HonourCharges charges;
    private final HonourDice dice;
    private final HonourCombat combat;
    private final HonourMorale morale;

    public HonourReferee(Ruleset ruleset, Tables tables) {
        super(ruleset, tables, HonourFields.all());
        duties = new HonourDuties(this::duty, followUps()::units, this::rulesOf, tables);
        dice = new HonourDice(tables);
        HonourDistances distances = new HonourDistances(tables);
        HonourFire fire = new HonourFire(tables, dice, distances);
        charges = new HonourCharges(distances, this::rulesOf);
        HonourMoves moves = new HonourMoves(dice, distances, charges);
        combat = new HonourCombat(dice);
        morale = new HonourMorale(tables, distances);
        // before the battle
        troops("bombard", fire::bombard);
        // initiative
        play(INITIATIVE, HonourCommand::initiative);
        // movement
        troops("general", HonourCommand::general);
        troops("command", HonourCommand::command);
        troops("moves", HonourMoves::moves);
        troops("drill", HonourMoves::drill);
        troops("breakthrough", moves::breakthrough);
        troops("counter-charge", moves::counterCharge);
        troops("support", fire::support);
        troops("emergency", HonourMoves::emergency);
        troops("evade", HonourMoves::evade);
        troops("charge", charges::charge);
        // firing
        troops("ranges", ranges -> ranges.game("scale"));
        troops("fire", fire::fire);
        // close combat
        play("combat", play -> combat.combat(play.takes(HonourReferee::fights)));
        play("melee", play -> combat.melee(play.takes(HonourReferee::fights)));
        troops("fallback", HonourPursuits::fallback);
        troops("pursuit", play -> HonourPursuits.pursuit(play, tables));
        // morale, in all three
        troops("morale", test -> test.own(QUALITY, HITS));
        troops("rout", morale::rout);
        troops("general-loss", HonourCommand::generalLoss);
        // generalship and rallying
        troops("replace", HonourCommand::replace);
        troops("rally", morale::rally);
        play("victory", HonourVictory::victory);
        effects();
        counts();
    }

    /** Declares a resolver for troops: objectives neither fire nor fight. */
    private void troops(String resolver, Consumer<ResolverRules> how) {
        play(resolver, play -> how.accept(play.takes(HonourFields::isTroops)));
    }

    /** Artillery does not engage in close combat (623). */
    private static boolean fights(Unit unit) {
        return isTroops(unit) && !isGuns(unit);
    }

    @Override
    public String taken(String resolver, Unit unit) {
        if (isPlace(unit)) {
            return "troops, no objective";
        }
        if (isGuns(unit)) {
            return "infantry or cavalry, since artillery does not fight in close combat";
        }
        return isCavalry(unit) ? "infantry or guns, since cavalry does not fire" : super.taken(resolver, unit);
    }

    // ---- The turn: one side moves, then the other; firing and close combat are simultaneous.

    @Override
    public List<String> phaseNames() {
        return HonourTurn.NAMES;
    }

    @Override
    public List<Phase> phases(GameState state) {
        return HonourTurn.phases(state);
    }

    @Override
    public Phase called(Phase phase, GameState state) {
        return HonourTurn.called(phase, state);
    }

    @Override
    public List<String> doubts(Phase phase, GameState state) {
        return HonourTurn.doubts(phase, state);
    }

    @Override
    public List<String> guidance(Phase phase, GameState state) {
        return HonourTurn.guidance(phase, state);
    }

    @Override
    public GameState remembered(Resolved resolved, GameState now) {
        return HonourTurn.remembered(resolved, now);
    }

    /** Units that are weakened return fire at full effect, and nobody routs before all firing is complete (213-215). */
    @Override
    public boolean isAtOnce(Phase phase) {
        return phase.name().equals(FIRING);
    }

    @Override
    public Optional<String> outOfPhase(LineContext line, Phase phase) {
        return HonourTurn.isOfPursuit(line, phase)
                ? Optional.empty()
                : super.outOfPhase(line, phase).or(() -> HonourTurn.answersNoCharge(line, phase));
    }

    /** Units in contact stay where they are until the close combat. */
    @Override
    public boolean isBusy(Unit unit, GameState state) {
        return state.isInPlay(MOVEMENT) && HonourConditions.isInContact(unit, state);
    }

    /** Objectives are counted at the end of a turn. */
    @Override
    public Units passed(GameState state, GameState.Moment next) {
        return next.turn() > state.turn() ? HonourVictory.taken(state.units()) : state.units();
    }

    // ---- Actions by hand

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
        return isPlace(unit) ? HonourVictory.moveForbidden(unit) : HonourMoves.moveForbidden(unit, state);
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
    public Optional<String> detachForbidden(Unit officer, GameState state) {
        return HonourCommand.detachForbidden(officer, state);
    }

    @Override
    public Optional<String> impossible(Unit unit) {
        return dice.wrongFormation(unit).or(() -> HonourCommand.wrongRating(unit));
    }

    @Override
    public Optional<String> impossible(Unit unit, List<Unit> all) {
        return isPlace(unit) ? HonourVictory.impossible(unit, all) : Optional.empty();
    }

    @Override
    public Optional<String> setForbidden(Unit was, Unit now, GameState state) {
        if (isPlace(was) && !was.side().equals(now.side())) {
            return Optional.of(was.name() + " is an objective: taken-by says who holds it");
        }
        return HonourCommand.setForbidden(was, now, state.units());
    }

    @Override
    public Optional<String> captureForbidden(Unit guns, Unit captor, GameState state) {
        return isGuns(guns) ? Optional.empty() : Optional.of(guns.name() + " is no artillery");
    }

    @Override
    public List<String> doubts(Unit officer, Optional<Unit> unit, GameState state) {
        return HonourCommand.doubts(officer, unit, state, tables());
    }

    @Override
    public Unit ridden(Unit officer, GameState state) {
        return HonourCommand.ridden(officer, state);
    }

    @Override
    public List<String> remarksOnMuster(Units units) {
        List<String> remarks = new ArrayList<>(HonourArmies.remarksOnMuster(units.complete(), morale));
        remarks.addAll(HonourVictory.remarksOnMuster(units));
        return remarks;
    }

    // ---- Effects

    private void effects() {
        effect(Effects.GAIN_HITS, (unit, scene) -> HITS.add(unit, scene.number()));
        effect(Effects.LOSE_HITS, (unit, scene) -> HITS.add(unit, -scene.number()));
        effect(Effects.ROUT, (unit, scene) -> unit.gone(Gone.OFF));
        effect(Effects.REMOVE, (unit, scene) -> unit.gone(Gone.DEAD));
        effect(Effects.FALL_BACK, (unit, scene) -> fellBack(unit, scene.turn()));
        effect(Effects.OCCUPY, (unit, scene) -> leavingItsPlace(unit));
        effect(Effects.PURSUES, (unit, scene) -> leavingItsPlace(PURSUED_ON.set(PURSUITS.add(unit, 1), scene.turn())));
        effect(Effects.HALF_DICE, (unit, scene) -> FIGHTING.set(unit, Fighting.HALF));
        effect(Effects.NO_DICE, (unit, scene) -> FIGHTING.set(unit, Fighting.NONE));
        effect(Effects.HALF_TURNS, (unit, scene) -> facing(unit, Fighting.HALF, scene));
        effect(Effects.NONE_TURNS, (unit, scene) -> facing(unit, Fighting.NONE, scene));
        effect(Effects.UNLIMBERS, (unit, scene) -> LIMBERED.set(unit, false)); // PH-4 does not bar its fire
        effect(Effects.ABANDONED, (unit, scene) -> ABANDONED_ON.set(ABANDONED.set(unit, true), scene.turn()));
        effect(Effects.OFFICER_LOST, (unit, scene) -> WITH.set(general(unit, OfficerState.LOST), null));
        effect(
                Effects.REPLACED,
                (unit, scene) ->
                        HonourCommand.successor(REPLACED_ON.set(general(unit, OfficerState.READY), scene.turn())));
    }

    /** A unit that has fought goes back once, though its combat and the throw for the distance both say so. */
    private static Unit fellBack(Unit unit, int turn) {
        Unit back = leavingItsPlace(FELL_BACK_ON.set(unit, turn));
        return FOUGHT.isSet(unit) ? back : FALL_BACKS.add(back, 1);
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
        return hit && morale.isRouted(now) ? Optional.of(Gone.OFF) : Optional.empty();
    }

    @Override
    public Unit followUp(Unit unit, Units units) {
        return HonourMorale.left(unit, units);
    }

    @Override
    public Unit derived(Unit unit, Units units) {
        if (unit.isOfficer()) {
            return isLost(unit) && !WAS_LOST.isSet(unit) ? WAS_LOST.set(unit, true) : unit;
        }
        boolean weakened = morale.isWeakened(unit);
        return weakened == WEAKENED.isSet(unit) ? unit : WEAKENED.set(unit, weakened);
    }

    // ---- Due items

    @Override
    public void dueAfter(EventContext after, DueCollector due) {
        duties.after(after, due);
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
        if (!state.isInPlay(RALLYING)) {
            duties.rallying(state, due);
        }
    }

    @Override
    public GameState settled(GameState before, GameState now) {
        return HonourDuties.withoutPartsOfMelees(now);
    }

    @Override
    public boolean isMoot(Due due, GameState before, Units units) {
        return duties.isMoot(due, before, units);
    }

    @Override
    public boolean comesAfter(Due due, GameState state) {
        return HonourCombat.isEarly(due, state);
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

    // ---- Remarks

    @Override
    public List<String> remarks(EventContext after) {
        List<String> remarks = new ArrayList<>();
        HonourTurn.choiceAfter(after).ifPresent(remarks::add);
        charges.remark(after).ifPresent(remarks::add);
        HonourMoves.evadingRemark(after).ifPresent(remarks::add);
        HonourFire.supportRemark(after).ifPresent(remarks::add);
        HonourFire.routRemark(after).ifPresent(remarks::add);
        HonourCombat.bonusRemark(after).ifPresent(remarks::add);
        HonourCombat.leavingRemark(after).ifPresent(remarks::add);
        HonourPursuits.remark(after).ifPresent(remarks::add);
        HonourCommand.chosenRemark(after).ifPresent(remarks::add);
        HonourCommand.lossRemark(after).ifPresent(remarks::add);
        remarks.addAll(morale.generalsLeft(after));
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
