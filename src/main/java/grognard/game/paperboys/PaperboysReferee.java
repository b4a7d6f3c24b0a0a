package grognard.game.paperboys;

import static grognard.game.paperboys.Arm.ARTILLERY;
import static grognard.game.paperboys.Arm.SKIRMISHERS;
import static grognard.game.paperboys.PaperboysFields.*;

import grognard.game.referee.DueCollector;
import grognard.game.referee.EventContext;
import grognard.game.referee.LineContext;
import grognard.game.referee.Obligation;
import grognard.game.referee.Referee;
import grognard.game.referee.ResolverRules;
import grognard.game.referee.TurnRules;
import grognard.game.state.Due;
import grognard.game.state.GameState;
import grognard.game.state.Phase;
import grognard.game.state.Resolved;
import grognard.game.unit.Field;
import grognard.game.unit.Gone;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rules.paperboys.morale.Strength;
import grognard.rules.paperboys.unit.HouseRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A game of the Peninsular War by the Paperboys rules. Each subject of the book has a class of its own; this one puts
 * them together and follows what happens to units.
 */
public final class PaperboysReferee extends Referee {

    private final PaperboysDuties duties;

    public PaperboysReferee(Ruleset ruleset, Tables tables) {
        super(ruleset, tables, PaperboysFields.all());
        duties = new PaperboysDuties(this::duty, this::errand, tables.house(HouseRules.FIRST_RALLY));
        troops("fire", PaperboysFire::fire);
        troops("structure", PaperboysFire::structure);
        troops("firefight", PaperboysFire::firefight);
        troops("moves", PaperboysMoves::moves);
        troops("manoeuvre", PaperboysMoves::manoeuvre);
        troops("contact", play -> PaperboysCombat.contact(play, tables));
        troops("fight", PaperboysCombat::fight);
        troops("breach", PaperboysCombat::breach);
        troops("engage", PaperboysCombat::engage);
        troops("heavy", PaperboysMorale::heavy);
        troops("friends", PaperboysMorale::friends);
        troops("recover", PaperboysMorale::recover);
        troops("rally", PaperboysMorale::rally);
        troops("pursuit", PaperboysMorale::pursuit);
        troops("officer", PaperboysMorale::officer);
        troops("levy", PaperboysMorale::levy);
        troops("strength", strength -> strength.own(START).fill("now", "unit", STANDS));
        play("victory", PaperboysVictory::victory);
        play("cards", cards -> PaperboysTurn.cards(cards, this));
        play("card", card -> PaperboysTurn.card(card, this));
        PaperboysEffects.declare(this::effect);
        counts();
    }

    /** Declares a resolver for troops: walls and buildings neither fire nor test. */
    private void troops(String resolver, Consumer<ResolverRules> how) {
        play(resolver, play -> how.accept(play.takes(PaperboysFields::isTroops)));
    }

    @Override
    public String taken(String resolver, Unit unit) {
        if (unit.isOfficer() || resolver.equals("officer")) {
            return super.taken(resolver, unit);
        }
        return switch (resolver) {
            case "structure" -> "a gun, and a wall or a building of the muster";
            case "firefight" -> "skirmishers";
            case "fight" -> "infantry or cavalry, who alone fight hand to hand";
            case "contact" ->
                "infantry or cavalry to attack troops"
                        + (ARM.is(unit, SKIRMISHERS) ? "; skirmishers take guns by capture GUNS " + unit.name() : "");
            case "breach" -> "infantry on both sides";
            default -> "troops: guns fire at a wall or a building by structure";
        };
    }

    // ---- The turn

    @Override
    public List<String> phaseNames() {
        return PaperboysTurn.NAMES;
    }

    @Override
    public List<Phase> phases(GameState state) {
        return PaperboysTurn.phases(state);
    }

    @Override
    public String nextPhaseCommand(GameState state) {
        return state.cards().length() < PaperboysTurn.CARDS ? "card" : super.nextPhaseCommand(state);
    }

    @Override
    public String cardWords(GameState state) {
        return PaperboysTurn.cardWords(state);
    }

    @Override
    public String afterLastPhase(GameState state) {
        return state.cards().length() < PaperboysTurn.CARDS
                ? "card, which draws the next one; card red or card black is one that was turned on the table"
                : super.afterLastPhase(state);
    }

    @Override
    public List<String> doubts(Phase phase, GameState state) {
        return TurnRules.goingBack(phase, state);
    }

    @Override
    public boolean acts(Unit unit, Phase phase) {
        return super.acts(unit, phase) && PaperboysTurn.acts(unit, phase);
    }

    /** A unit has its hands full with a fight that is due; skirmishers also with a firefight on the enemy's card. */
    @Override
    public boolean isBusy(Unit unit, GameState state) {
        return !PaperboysFights.of(unit, state).isEmpty()
                || (ARM.is(unit, Arm.SKIRMISHERS) && PaperboysTurn.hasFired(unit, state));
    }

    /** Glory gives one move more (295-299, 324-326). */
    @Override
    public boolean actsAgain(Unit unit) {
        return !unit.isGone() && EXTRA_MOVE.isSet(unit);
    }

    @Override
    protected String outOfPhaseWords(LineContext line, Phase phase) {
        return PaperboysTurn.outOfPhase(rulesOf(line.resolver()), line, phase);
    }

    @Override
    public GameState remembered(Resolved resolved, GameState now) {
        String code = resolved.deed().code();
        return switch (resolved.deed().resolver()) {
            case "cards" -> PaperboysTurn.turned(now.withCards(code), true);
            case "card" -> PaperboysTurn.drawn(now, code.charAt(0));
            default -> now;
        };
    }

    @Override
    public Units passed(GameState state, GameState.Moment next) {
        return next.turn() > state.turn() ? PaperboysTurn.turnOver(state) : PaperboysTurn.phaseOver(state);
    }

    @Override
    public Optional<String> movesOutOfPhase(Unit unit, Phase phase) {
        return PaperboysTurn.movesOutOfPhase(unit, phase);
    }

    @Override
    public Optional<String> impossible(Unit unit) {
        return PaperboysFields.impossible(unit);
    }

    @Override
    public Optional<String> moveForbidden(Unit unit, GameState state) {
        return PaperboysMoves.moveForbidden(unit, state);
    }

    @Override
    public List<String> moveDoubts(Unit unit) {
        return unit.isOfficer() ? List.of() : PaperboysMoves.moveDoubts(unit);
    }

    @Override
    public Optional<String> setForbidden(Unit was, Unit now, GameState state) {
        return PaperboysMoves.setForbidden(was, now, state.units());
    }

    @Override
    public Units setByHand(Units was, Units now) {
        Units all = PaperboysMoves.setByHand(was, now);
        for (Unit unit : now) { // a state that is set by hand ends pursuits too
            all = PURSUING.isSet(unit) ? all.with(followUp(all.get(unit.name()), all)) : all;
        }
        return all;
    }

    @Override
    public Unit moved(Unit unit) {
        return unit.isOfficer() ? super.moved(unit) : PaperboysMoves.moved(unit);
    }

    @Override
    public List<String> doubts(Unit officer, Optional<Unit> unit, GameState state) {
        return PaperboysMoves.doubts(officer, unit, state);
    }

    @Override
    public Unit ridden(Unit officer, GameState state) {
        return PaperboysMoves.ridden(officer, state);
    }

    @Override
    public Optional<String> attachForbidden(Unit officer, Unit unit, GameState state) {
        return isStructure(unit)
                ? Optional.of(unit.name() + ": an officer joins troops, and this is a " + unit.text(ARM.name()))
                : Optional.empty();
    }

    @Override
    public Optional<String> captureForbidden(Unit guns, Unit captor, GameState state) {
        return PaperboysMoves.captureForbidden(guns, captor, state);
    }

    @Override
    public List<String> remarksOnMuster(Units units) {
        return PaperboysSkirmishers.remarksOnMuster(units);
    }

    // ---- What follows for units

    @Override
    protected Units afterwards(EventContext after, Units units) {
        return PaperboysEffects.afterwards(after, units);
    }

    /** The light stands of a parent are out as long as its skirmishers are (P12). */
    @Override
    public Unit derived(Unit unit, Units units) {
        return isTroops(unit) ? LIGHT.set(unit, PaperboysSkirmishers.light(unit, units)) : unit;
    }

    @Override
    public Units spread(Units before, Units now) {
        return PaperboysSkirmishers.lost(before, now);
    }

    /** PB-14: a unit that has lost half of its stands is gone. Each gun is a unit of its own: a battery goes with the last. */
    @Override
    public Optional<Gone> gone(Unit now, Unit was) {
        int left = STANDS.number(now);
        if (!isTroops(now) || left == STANDS.number(was)) {
            return Optional.empty();
        }
        int start = START.number(now);
        int limit = ARM.is(now, ARTILLERY) ? start : Strength.limit(start, tables().house(HouseRules.GONE_AT));
        return start - left >= limit ? Optional.of(Gone.DEAD) : Optional.empty();
    }

    /** A pursuit ends when either unit can no longer go on with it. */
    @Override
    public Unit followUp(Unit unit, Units units) {
        String pursued = PURSUING.of(unit);
        boolean ends =
                pursued != null && (!STATE.is(unit, State.READY) || !STATE.is(units.get(pursued), State.ROUTING));
        return ends ? PURSUING.set(unit, null) : unit;
    }

    // ---- What is due

    @Override
    public Units exported(GameState state) {
        return PaperboysFights.exported(state);
    }

    @Override
    public void dueAtMuster(GameState state, DueCollector due) {
        if (state.turn() == 1) { // a game that is mustered later has diced for them
            state.units().forEach(unit -> dueOnArrival(unit, due));
        }
        duties.atMuster(state, due);
    }

    @Override
    public void dueOnArrival(Unit unit, DueCollector due) {
        duties.onArrival(unit, due);
    }

    @Override
    public void dueAfter(EventContext after, DueCollector due) {
        duties.after(after, due, followUps());
    }

    @Override
    public void dueInPhase(GameState state, Phase phase, DueCollector due) {
        if (phase.name().equals(PaperboysTurn.RALLY)) {
            duties.atEnd(state, due);
        }
    }

    @Override
    public void dueAtEnd(GameState state, DueCollector due) {
        if (!PaperboysTurn.isRally(state)) { // which made them due
            duties.atEnd(state, due);
        }
    }

    @Override
    public List<String> flagsNow(Due due, GameState state) {
        return due.resolver().equals("fight") ? PaperboysFights.surrounded(due, state) : List.of();
    }

    @Override
    public boolean isMoot(Due due, GameState before, Units units) {
        return PaperboysDuties.isMoot(due, before, units);
    }

    /** Blows are struck on the attacker's card; heavy casualties are tested when the enemy's firing is over (P168). */
    @Override
    protected int placeInTurn(Due due, GameState state) {
        Unit first = state.units().get(due.units().get(0));
        return switch (due.resolver()) {
            case "fight", "breach" ->
                PaperboysTurn.number(PaperboysTurn.card(first), first.side(), state)
                        .orElse(UNKNOWN_PHASE);
            case "heavy" -> super.placeInTurn(due, state) + (PaperboysTurn.isFiredAt(first, state) ? 1 : 0);
            default -> super.placeInTurn(due, state);
        };
    }

    @Override
    public List<Obligation> obligations(GameState state) {
        return PaperboysDuties.obligations(state);
    }

    @Override
    public List<Obligation> reminders(GameState state) {
        return PaperboysDuties.reminders(state);
    }

    /** Pips come off at once when the cards are used up: in the phase of that name, or when the turn ends. */
    @Override
    public Map<String, List<Unit>> upkeep(GameState state) {
        return state.phase().filter(this::beginsWithUpkeep).isPresent()
                ? Map.of()
                : Map.of("recover", PaperboysMorale.toRecover(state));
    }

    /** Recovery comes before rallies, also for players who skip its phase (116-119). */
    @Override
    public boolean beginsWithUpkeep(Phase phase) {
        return phase.name().equals(PaperboysTurn.RECOVERY) || phase.name().equals(PaperboysTurn.RALLY);
    }

    @Override
    public List<String> remarks(EventContext after) {
        return PaperboysDuties.remarks(after);
    }

    /** P28, P63. */
    @Override
    public List<String> remarksAtEnd(GameState state) {
        List<String> remarks = new ArrayList<>();
        int left = PaperboysTurn.cardsLeft(state);
        if (left > 0) {
            remarks.add(left + " of " + PaperboysTurn.CARDS + " cards are not out.");
        }
        for (Due due : state.dueNow()) {
            if (duties().isErrand(due)) {
                remarks.add(due.command() + ": " + due.why() + ".");
            }
        }
        return remarks;
    }

    // ---- Who wins

    @Override
    public List<String> waysToEnd() {
        return List.of(PaperboysVictory.WITHDRAWAL, PaperboysVictory.NIGHTFALL);
    }

    /** P184, P186: said once, by the event that brings it. */
    @Override
    public Optional<String> verdict(GameState before, GameState after, Map<String, String> values) {
        if (isNightfall(before, after, values)) {
            return Optional.of(verdict(PaperboysVictory.NIGHTFALL, after.units()));
        }
        if (!PaperboysVictory.WITHDRAWAL.equals(values.get("until"))) {
            return Optional.empty();
        }
        String now = verdict(PaperboysVictory.WITHDRAWAL, after.units());
        return now.isEmpty() || now.equals(verdict(PaperboysVictory.WITHDRAWAL, before.units()))
                ? Optional.empty()
                : Optional.of(now);
    }

    private String verdict(String by, Units units) {
        return PaperboysVictory.question(units, by)
                .map(question -> PaperboysVictory.verdict(answer("victory", question), units))
                .orElse("");
    }

    /** The losses that count for the way in which this battle ends, against the limit. */
    @Override
    public Optional<String> lossWords(String side, GameState state, Map<String, String> values) {
        String by = values.getOrDefault("until", PaperboysVictory.NIGHTFALL);
        return PaperboysVictory.question(state.units(), by)
                .flatMap(question -> lossWords("victory", question, side, state.units()));
    }

    private void counts() {
        count(
                "whole",
                "stands",
                (side, units) -> sum(
                        side, units, unit -> PaperboysSkirmishers.areWithParent(unit, units) ? 0 : START.number(unit)));
        count(
                "strength",
                "stands",
                (side, units) -> sum(
                        side,
                        units,
                        unit -> PaperboysSkirmishers.areWithParent(unit, units) ? 0 : PaperboysVictory.left(unit)));
        count(
                "unsteady",
                "routing or gone",
                (side, units) -> number(
                        side, units, unit -> isTroops(unit) && (unit.isGone() || STATE.is(unit, State.ROUTING))));
        count("strain", "pips", (side, units) -> sum(side, units, unit -> unit.isGone() ? 0 : PIPS.number(unit)));
    }

    @Override
    public List<Field<?>> strengthFields() {
        return List.of(STANDS);
    }
}
