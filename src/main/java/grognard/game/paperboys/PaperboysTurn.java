package grognard.game.paperboys;

import static grognard.game.paperboys.PaperboysFields.FIRED_NOW;
import static grognard.game.paperboys.PaperboysFields.MISSES_MOVE;
import static grognard.game.paperboys.PaperboysFields.MISSES_MOVE_ON;
import static grognard.game.paperboys.PaperboysFields.MOVED_LAST;
import static grognard.game.paperboys.PaperboysFields.MUST_FIRE;
import static grognard.game.paperboys.PaperboysFields.MUST_FIRE_ON;
import static grognard.game.paperboys.PaperboysFields.PIPS;
import static grognard.game.paperboys.PaperboysFields.PURSUING;
import static grognard.game.paperboys.PaperboysFields.STATE;
import static grognard.game.unit.CommonFields.MOVED;

import grognard.game.referee.EventContext;
import grognard.game.referee.LineContext;
import grognard.game.referee.Referee;
import grognard.game.referee.ResolverRules;
import grognard.game.state.GameState;
import grognard.game.state.Phase;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The turn: three red and three black cards. A side's first card is its firing, its second moves foot, its third horse;
 * then pips recover and routers rally.
 */
final class PaperboysTurn {

    static final String FIRING = "firing";
    static final String FOOT = "foot";
    static final String HORSE = "horse";
    static final String RECOVERY = "recovery";
    static final String RALLY = "rally";
    static final List<String> NAMES = List.of(FIRING, FOOT, HORSE, RECOVERY, RALLY);
    static final int CARDS = 6;
    private static final List<String> COLOURS = List.of("Red", "Black");
    /** The sides as the book and the results of the cards call them, red first. */
    private static final List<String> SIDES = List.of("british", "french");

    private static final int PHASES = CARDS + 2;

    private PaperboysTurn() {}

    /** The pack is shuffled once a turn (102-106). */
    static void cards(ResolverRules cards, Referee referee) {
        cards.moment("order")
                .forbids(line -> line.state().cards().isEmpty()
                        ? Optional.empty()
                        : Optional.of("the cards of this turn are shuffled or drawn already: undo takes a line back"))
                .forbids(line -> referee.phaseHeldUp(1, line.state()));
    }

    static void card(ResolverRules card, Referee referee) {
        card.moment("turned")
                .compute(
                        "drawn",
                        line -> line.state().cards().isEmpty()
                                ? null
                                : line.state().cards())
                .forbids(line -> line.state().cards().length() == CARDS
                        ? Optional.of("all six cards of the turn are known: phase goes on to the next")
                        : Optional.empty())
                .forbids(line -> referee.phaseHeldUp(nextCard(line), line.state()))
                .doubts(line -> referee.neglectedBefore(nextCard(line), line.state()));
    }

    private static int nextCard(LineContext line) {
        return line.state().cards().length() + 1;
    }

    /** The phases as far as the cards are known. */
    static List<Phase> phases(GameState state) {
        List<Phase> phases = new ArrayList<>();
        List<String> sides = byColour(state.units().sides());
        int red = 0;
        int black = 0;
        for (int i = 0; i < state.cards().length(); i++) {
            boolean isRed = state.cards().charAt(i) == 'r';
            String name = NAMES.get(isRed ? red++ : black++);
            phases.add(new Phase(name, sides.size() < 2 ? "" : sides.get(isRed ? 0 : 1), i + 1, PHASES));
        }
        if (phases.size() == CARDS) {
            phases.add(new Phase(RECOVERY, "", CARDS + 1, PHASES));
            phases.add(new Phase(RALLY, "", PHASES, PHASES));
        }
        return phases;
    }

    /** The sides of the red and of the black cards: the first side mustered has the red ones, but the French are black. */
    private static List<String> byColour(List<String> sides) {
        return sides.size() == 2 && sides.get(0).equalsIgnoreCase(SIDES.get(1))
                ? List.of(sides.get(1), sides.get(0))
                : sides;
    }

    /** Whose cards the colours are, where the sides are not called British and French, as the results of the cards say. */
    static List<String> colourWords(EventContext after) {
        List<String> sides = byColour(after.units().sides());
        List<String> words = new ArrayList<>();
        for (int i = 0; i < SIDES.size() && sides.size() == SIDES.size(); i++) {
            if (!sides.get(i).equalsIgnoreCase(SIDES.get(i))) {
                words.add(COLOURS.get(i) + " is " + sides.get(i) + " in this game");
            }
        }
        return words;
    }

    /** The card that was turned last is the phase in play; of a pack that is known as a whole it is the first. */
    static GameState turned(GameState now, boolean pack) {
        int n = pack ? 1 : now.cards().length();
        Optional<Phase> phase = phases(now).stream().filter(one -> one.n() == n).findFirst();
        return now.at(now.moment().with(phase));
    }

    /**
     * The state after a card of that colour. A fourth of one colour, which typed cards can lead to, changes nothing: there is
     * none in the pack.
     */
    static GameState drawn(GameState now, char colour) {
        long out = now.cards().chars().filter(card -> card == colour).count();
        return out < CARDS / 2 ? turned(now.withCards(now.cards() + colour), false) : now;
    }

    /** The place of that card of the side among the cards, as far as they are known. */
    static Optional<Integer> number(String name, String side, GameState state) {
        return phases(state).stream()
                .filter(phase -> phase.is(name, side))
                .map(Phase::n)
                .findFirst();
    }

    /** Whether that phase of the side was in play this turn, or is. */
    private static boolean isOut(GameState state, String side, String name) {
        int now = state.phase().map(Phase::n).orElse(0);
        return number(name, side, state).filter(n -> n <= now).isPresent();
    }

    /** Whether the unit's enemies are firing at this moment. */
    static boolean isFiredAt(Unit unit, GameState state) {
        return state.isInPlay(FIRING) && !state.isInPlay(FIRING, unit.side());
    }

    /** Whether it is a firing card, and the unit has fired this turn. */
    static boolean hasFired(Unit unit, GameState state) {
        return FIRED_NOW.isSet(unit) && state.isInPlay(FIRING);
    }

    /** Number of the six cards that are not out; 0 if the game is not played by cards. */
    static int cardsLeft(GameState state) {
        int out = state.phase().map(Phase::n).orElse(state.cards().length());
        return state.cards().isEmpty() ? 0 : Math.max(0, CARDS - out);
    }

    /** The cards in order: {@code black black red, 3 to come}, or {@code red, then black red …} of a pack that is known. */
    static String cardWords(GameState state) {
        String cards = state.cards();
        int out = Math.min(cards.length(), state.phase().map(Phase::n).orElse(cards.length()));
        String known = colours(cards.substring(out));
        int left = CARDS - cards.length();
        return colours(cards.substring(0, out))
                + (known.isEmpty() ? "" : ", then " + known)
                + (cards.isEmpty() || left == 0 ? "" : ", " + left + " to come");
    }

    private static String colours(String cards) {
        return cards.replace("r", "red ").replace("b", "black ").strip();
    }

    /** Units recover when all cards are used, and act no more in the turn after it (393-398). */
    static Optional<String> isEnding(LineContext line) {
        return isEnding(line.state());
    }

    static Optional<String> isEnding(GameState state) {
        return state.ending()
                ? Optional.of("the turn is ending: first what is due (next plays it, due drop strikes it out), or undo"
                        + " takes its end back")
                : Optional.empty();
    }

    static boolean isRally(GameState state) {
        return state.isInPlay(RALLY);
    }

    /** Whether the unit has thrown that in vain this turn, be it before its end. */
    static boolean hasThrown(Unit unit, String resolver, GameState state) {
        return state.hasPlayedBut(unit, resolver, "unit", "rallied");
    }

    static boolean acts(Unit unit, Phase phase) {
        return switch (phase.name()) {
            case FOOT -> !PaperboysFields.isMounted(unit);
            case HORSE -> PaperboysFields.isMounted(unit);
            case RECOVERY -> PIPS.number(unit) > 0;
            case RALLY -> STATE.is(unit, State.ROUTING) || PURSUING.of(unit) != null;
            default -> true;
        };
    }

    /** {@code It is the British foot card: the French firing card is not out yet.} */
    static String outOfPhase(ResolverRules rules, LineContext line, Phase phase) {
        String now = "It is " + words(phase.name(), phase.side());
        Optional<Unit> actor = line.actor();
        if (actor.isEmpty()) {
            return now + ".";
        }
        String name = rules.phases().contains(FIRING) ? FIRING : card(actor.get());
        if (!rules.phases().contains(name)) {
            return now + ".";
        }
        boolean out = isOut(line.state(), actor.get().side(), name);
        return now + ": " + words(name, actor.get().side()) + (out ? " is over." : " is not out yet.");
    }

    /** Units move on a card of their side (182); mounted officers at any point of the turn (193-195). */
    static Optional<String> movesOutOfPhase(Unit unit, Phase phase) {
        return phase.is(card(unit), unit.side()) || unit.isOfficer()
                ? Optional.empty()
                : Optional.of("It is " + words(phase.name(), phase.side()) + ": " + unit.name() + " moves on "
                        + words(card(unit), unit.side()) + ".");
    }

    private static String words(String name, String side) {
        return side.isEmpty()
                ? name
                : "the " + side.substring(0, 1).toUpperCase(Locale.ROOT) + side.substring(1) + " " + name + " card";
    }

    /** The card on which the unit moves. */
    static String card(Unit unit) {
        return PaperboysFields.isMounted(unit) ? HORSE : FOOT;
    }

    /**
     * The turn of the unit's next card of that name. The one in play counts if the unit has not used it: heavy casualties
     * are tested before it, though the card may be turned already (example 2).
     */
    static int next(String card, Unit unit, GameState state) {
        boolean used = card.equals(FIRING) ? FIRED_NOW.isSet(unit) : MOVED.isSet(unit);
        boolean toCome = state.phase().isPresent()
                && (state.isInPlay(card, unit.side()) ? !used : !isOut(state, unit.side(), card));
        return toCome ? state.turn() : state.turn() + 1;
    }

    /** The units when the phase in play is over, and with it what held until its end (P118, P172). */
    static Units phaseOver(GameState state) {
        return over(state, false);
    }

    /** The units when the turn is over, with all of its phases. */
    static Units turnOver(GameState state) {
        return over(state, true);
    }

    private static Units over(GameState state, boolean turn) {
        Units units = state.units();
        for (Unit unit : units.where(one -> !one.isGone() && !one.isOfficer())) {
            boolean fire = turn || state.isInPlay(FIRING, unit.side());
            boolean move = turn || state.isInPlay(card(unit), unit.side());
            Unit now = fire && MUST_FIRE_ON.number(unit) <= state.turn() ? relieved(unit) : unit;
            now = move && MISSES_MOVE_ON.number(unit) <= state.turn() ? moveOver(now) : now;
            now = turn ? MOVED_LAST.set(now, MOVED.isSet(unit)) : now;
            units = now.equals(unit) ? units : units.with(now);
        }
        return units;
    }

    /** The unit without the duty to fire. */
    static Unit relieved(Unit unit) {
        return MUST_FIRE.isSet(unit) ? MUST_FIRE_ON.set(MUST_FIRE.set(unit, false), null) : unit;
    }

    private static Unit moveOver(Unit unit) {
        return MISSES_MOVE.isSet(unit) ? MISSES_MOVE_ON.set(MISSES_MOVE.set(unit, false), null) : unit;
    }
}
