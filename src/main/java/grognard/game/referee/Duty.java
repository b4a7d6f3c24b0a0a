package grognard.game.referee;

import grognard.game.state.Due;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/**
 * A reason for which something is due. Referees declare duties as constants; a record names a duty only by its resolver
 * and its words, so that nothing else can be read from a record.
 */
public final class Duty {

    /** Place among all that is due; equal places keep the order in which they came up. */
    public enum Place {
        FIRST,
        MIDDLE,
        LAST
    }

    private final String resolver;
    private final String why;
    private Place place = Place.MIDDLE;
    private boolean nextTurn;
    private boolean ownThrow;
    private boolean eachTime;
    private boolean waits;
    private boolean optional;
    private boolean atOnce;
    private BiFunction<Unit, Units, String> condition = (unit, units) -> "";
    private String answered = "";
    private String phase = "";
    private final Map<String, Object> known = new LinkedHashMap<>();
    private final List<String> asked = new ArrayList<>();

    Duty(String resolver, String why) {
        this.resolver = resolver;
        this.why = why;
    }

    /** Lists the item before all other due items. */
    public Duty first() {
        place = Place.FIRST;
        return this;
    }

    /** Lists the item after all other due items. */
    public Duty last() {
        place = Place.LAST;
        return this;
    }

    /** Makes the item due in the next turn. */
    public Duty nextTurn() {
        nextTurn = true;
        return this;
    }

    /** Keeps the item a separate throw: other reasons for the same test make another item. */
    public Duty ownThrow() {
        ownThrow = true;
        return this;
    }

    /** Makes every occasion a throw: it falls due again although the same is due already. */
    public Duty eachTime() {
        eachTime = true;
        return this;
    }

    /**
     * It is due in that phase only, and over with it: nothing ever waits for it, and it is listed as later as long as
     * that phase is not in play.
     */
    public Duty in(String name) {
        phase = name;
        waits = true;
        return this;
    }

    /**
     * It belongs to that phase, in which it must be played: it is listed as later while an earlier one is in play, and the
     * next phase and {@code end} wait for it.
     */
    public Duty of(String name) {
        phase = name;
        return this;
    }

    /**
     * The player may leave it: {@code end} does not wait, and it is over with its phase or its side's part of the turn. One
     * that belongs to no phase is over with the phase in which it came up.
     */
    public Duty optional() {
        optional = true;
        return this;
    }

    /**
     * Both units do it to each other at the same time, each by an item of its own: {@code next} plays the two together.
     */
    public Duty atOnce() {
        atOnce = true;
        return this;
    }

    /**
     * It is to be played only if that is so on the table. At the prompt {@code next} asks, and strikes the item out if it
     * is not; elsewhere it is taken to be so, and a remark follows.
     *
     * @param question a question of yes or no; {@code NAME} stands for the first unit
     */
    public Duty onlyIf(String question) {
        return onlyIf((unit, units) -> named(question, List.of(unit.name())));
    }

    /**
     * Adds a question that depends on the units as they are now.
     *
     * @param question gets the first unit and all units
     */
    public Duty onlyIf(BiFunction<Unit, Units, String> question) {
        condition = question;
        return this;
    }

    /** Leaves the question of {@link #onlyIf} out where the item already has a value for that option. */
    public Duty unlessKnown(String option) {
        answered = option;
        return this;
    }

    /** An option with which it is due. */
    public Duty with(String parameter, Object value) {
        known.put(parameter, value);
        return this;
    }

    /** An option that only the players know. */
    public Duty asks(String parameter) {
        asked.add(parameter);
        return this;
    }

    public String resolver() {
        return resolver;
    }

    /** The reason in words, for these units: {@code NAME} stands for the first. */
    public String why(List<String> units) {
        return named(why, units);
    }

    /** The question that decides whether it is played; empty if nothing does. */
    String condition(Due due, Units units) {
        return due.options().containsKey(answered)
                ? ""
                : condition.apply(units.get(due.units().get(0)), units);
    }

    private static String named(String words, List<String> units) {
        return units.isEmpty() ? words : words.replace("NAME", units.get(0));
    }

    boolean isAtOnce() {
        return atOnce;
    }

    Place place() {
        return place;
    }

    public boolean isNextTurn() {
        return nextTurn;
    }

    public boolean isOwnThrow() {
        return ownThrow;
    }

    public boolean isEachTime() {
        return eachTime;
    }

    public boolean isOptional() {
        return optional;
    }

    /** Whether it is bound to a phase. */
    boolean waits() {
        return waits;
    }

    /** The phase in which it must be done; empty for at once. */
    public String phase() {
        return phase;
    }

    public Map<String, Object> known() {
        return Collections.unmodifiableMap(known);
    }

    public List<String> asked() {
        return Collections.unmodifiableList(asked);
    }
}
