package grognard.game.referee;

import grognard.game.state.Due;
import grognard.game.state.GameState;
import grognard.game.state.Phase;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Decides when due items can be played, when they lapse, and which of them hold the game up. One rule holds for all
 * rulesets: a phase does not begin, and a turn does not end, before everything is settled that the book resolves before
 * it.
 */
public final class DueTiming {

    /** The place in the turn of a phase that is not known yet: after all that are. */
    static final int UNKNOWN = Integer.MAX_VALUE;

    /** The reason why nothing goes on between together and apart. */
    public static final String APART_FIRST = "apart first: what was done since together happens at the same time";

    private final Referee referee;

    DueTiming(Referee referee) {
        this.referee = referee;
    }

    /** Whether the item waits: for a later turn, or for a phase that is not in play. */
    boolean waits(Due due, GameState state) {
        if (due.turn() > state.turn()) {
            return true;
        }
        if (isForOnePhase(due) && state.moment().phased()) {
            return referee.duties().reasons(due).stream().noneMatch(duty -> isInPlay(duty, due, state));
        }
        return state.moment().phased() && !state.ending() && referee.placeInTurn(due, state) > reached(state);
    }

    /** The number of the phase in play; that of the first phase where a turn, or its part, has only begun. */
    private int reached(GameState state) {
        return state.phase()
                .or(() -> referee.phases(state).stream()
                        .findFirst()
                        .filter(first -> (first.n() - 1) * referee.stages() % first.of() == 0))
                .map(Phase::n)
                .orElse(0);
    }

    /** Whether the item lapses when the game goes on to that moment, since its phase or part of the turn is over. */
    public boolean lapses(Due due, GameState before, GameState.Moment now) {
        boolean begins = now.ending() && !before.ending();
        if (now.turn() == before.turn()
                && now.stage() == before.stage()
                && now.phase().equals(before.phase())
                && !begins) {
            return false; // nothing is over; without looking for reasons, since games are folded at every start
        }
        boolean left = referee.duties().reasons(due).stream().anyMatch(duty -> isInPlay(duty, due, before))
                && !now.phase().equals(before.phase());
        if (referee.duties().isOptional(due)) {
            boolean ofNoPhase = referee.duties().reasons(due).stream()
                    .allMatch(duty -> duty.phase().isEmpty());
            boolean passed = ofNoPhase && (begins || !now.phase().equals(before.phase()));
            return left
                    || passed
                    || now.turn() > before.turn()
                    || now.stage() != before.stage()
                    || isSkipped(due, before, now);
        }
        return isForOnePhase(due) && due.turn() <= before.turn() && (left || now.turn() > before.turn());
    }

    /** Whether a phase begins that comes after the item's own, which was passed over without being in play. */
    private boolean isSkipped(Due due, GameState before, GameState.Moment now) {
        int begun = now.phase().map(Phase::n).orElse(0);
        String side = before.units().get(due.units().get(0)).side();
        List<Phase> phases = referee.phases(before);
        return referee.duties().reasons(due).stream().allMatch(duty -> {
            List<Phase> own = phases.stream()
                    .filter(phase -> phase.name().equals(duty.phase()))
                    .filter(phase -> phase.side().isEmpty() || phase.side().equals(side))
                    .toList();
            return !own.isEmpty() && own.stream().allMatch(phase -> phase.n() < begun);
        });
    }

    /** Whether the item lapses with its phase, played or not. */
    private boolean isForOnePhase(Due due) {
        List<Duty> reasons = referee.duties().reasons(due);
        return !reasons.isEmpty() && reasons.stream().allMatch(Duty::waits);
    }

    private static boolean isInPlay(Duty duty, Due due, GameState state) {
        return state.phase()
                .filter(phase -> phase.name().equals(duty.phase()))
                .filter(phase -> phase.side().isEmpty()
                        || due.units().stream()
                                .anyMatch(name -> state.units().get(name).side().equals(phase.side())))
                .isPresent();
    }

    /** Items that must be played or struck out before the turn can end. */
    public List<Due> unsettled(GameState state) {
        return state.dueNow().stream()
                .filter(due ->
                        !referee.duties().isErrand(due) && !referee.duties().isOptional(due) && !isForOnePhase(due))
                .toList();
    }

    /** Items that must be played or struck out before the phase of that number; all of them while the turn ends. */
    public List<Due> unsettledBefore(int phase, GameState state) {
        return unsettled(state).stream()
                .filter(due -> state.ending() || referee.placeInTurn(due, state) < phase)
                .toList();
    }

    /** As {@link #neglectedBefore}, before the turn ends; where nobody names phases, what is due and lapses with the turn. */
    public Optional<String> neglectedAtEnd(GameState state) {
        if (state.moment().phased()) {
            return neglectedBefore(UNKNOWN, state);
        }
        return stillToBeDone(state.dueNow().stream()
                .filter(due -> isForOnePhase(due) && !referee.duties().isOptional(due))
                .map(due -> new Obligation("", due.units().get(0), due.resolver(), due.why()))
                .toList());
    }

    /**
     * Lists what units must still do, in the phase in play or in one that is passed over, before the phase of that number, as a
     * sentence. Empty where nobody names phases.
     */
    Optional<String> neglectedBefore(int phase, GameState state) {
        int now = now(state);
        if (now == 0 || state.ending()) {
            return Optional.empty();
        }
        return stillToBeDone(referee.reminders(state).stream()
                .filter(one -> {
                    int own = number(one.phase(), one.unit(), state);
                    return own >= now && own < phase;
                })
                .toList());
    }

    private static Optional<String> stillToBeDone(List<Obligation> left) {
        String all =
                left.stream().map(one -> one.line() + " (" + one.why() + ")").collect(Collectors.joining(", "));
        return left.isEmpty() ? Optional.empty() : Optional.of("Still to be done: " + all + ".");
    }

    /** The reason why the turn cannot end yet: something is due that the book resolves before, or may be after apart. */
    public Optional<String> endHeldUp(GameState state) {
        return heldUpByTogether(state).or(() -> heldUp(unsettled(state)));
    }

    /** The reason why the phase of that number cannot begin yet, as for the end of a turn. */
    public Optional<String> phaseHeldUp(int phase, GameState state) {
        return heldUpByTogether(state).or(() -> heldUp(unsettledBefore(phase, state)));
    }

    /**
     * Nothing becomes due between {@code together} and {@code apart}, so that players say apart before they go on. A phase in
     * which all happens at the same time is left with it.
     */
    private Optional<String> heldUpByTogether(GameState state) {
        boolean byPlayers = state.together().isPresent()
                && state.phase().filter(referee::isAtOnce).isEmpty();
        return byPlayers ? Optional.of(APART_FIRST) : Optional.empty();
    }

    /** Names the first of the items that hold the game up, with the commands to play or drop it; empty if there are none. */
    private static Optional<String> heldUp(List<Due> due) {
        return due.stream()
                .findFirst()
                .map(first -> "first what is due, " + first.command()
                        + (due.size() > 1 ? " and " + (due.size() - 1) + " more" : "")
                        + ": next plays it, due drop strikes it out");
    }

    /** As {@link #heldUp}, for items that become due only when {@code apart} applies what was held back. */
    public static Optional<String> heldUpByApart(List<Due> due) {
        return due.stream()
                .findFirst()
                .map(first -> "apart first: then " + first.command()
                        + (due.size() > 1 ? " and " + (due.size() - 1) + " more are" : " is") + " due");
    }

    /** The number of the first phase that a reason of the item names; that of the phase in play if one names none. */
    int placeInTurn(Due due, GameState state) {
        return referee.duties().reasons(due).stream()
                .mapToInt(duty -> duty.phase().isEmpty()
                        ? now(state)
                        : number(duty.phase(), due.units().get(0), state))
                .min()
                .orElse(now(state));
    }

    /**
     * The number of the phase of that name: that of the unit's side, or the one that both sides share. Where the armies
     * have parts of the turn of their own, it is that of the army whose part it is.
     */
    private int number(String name, String unit, GameState state) {
        String side = state.units().get(unit).side();
        List<Phase> named = referee.phases(state).stream()
                .filter(phase -> phase.name().equals(name))
                .toList();
        return named.stream()
                .filter(phase -> phase.side().equals(side))
                .findFirst()
                .or(() -> named.stream()
                        .filter(phase -> phase.side().isEmpty() || referee.stages() > 1)
                        .findFirst())
                .map(Phase::n)
                .orElse(UNKNOWN);
    }

    private static int now(GameState state) {
        return state.phase().map(Phase::n).orElse(0);
    }
}
