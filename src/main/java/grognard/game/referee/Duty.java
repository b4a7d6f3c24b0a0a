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

    /** Place in the due list; items of equal place keep the order in which they fell due. */
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

    /** Adds an item for every occasion, even if an equal one is due already. */
    public Duty eachTime() {
        eachTime = true;
        return this;
    }

    /**
     * Binds the item to a phase: it is listed as later until that phase is in play, and lapses with it. Where nobody names
     * phases, that is all of its turn. Nothing waits for it.
     */
    public Duty in(String name) {
        phase = name;
        waits = true;
        return this;
    }

    /**
     * Makes the item compulsory in a phase: it is listed as later while an earlier phase is in play, and the next phase and
     * {@code end} wait for it.
     */
    public Duty of(String name) {
        phase = name;
        return this;
    }

    /**
     * Lets the player skip the item: {@code end} does not wait for it, and it lapses with its phase or its side's part of the
     * turn. An item without a phase lapses with the phase in which it fell due.
     */
    public Duty optional() {
        optional = true;
        return this;
    }

    /** Has {@code next} play two such items together: two units do it to each other, each by an item of its own. */
    public Duty atOnce() {
        atOnce = true;
        return this;
    }

    /**
     * Makes the item depend on a condition of the table. At the prompt {@code next} asks the question, and strikes the item out
     * if the answer is no; elsewhere yes is assumed, and a remark follows.
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

    /** Skips the question of {@link #onlyIf} if the item already has a value for that option. */
    public Duty unlessKnown(String option) {
        answered = option;
        return this;
    }

    /** Sets an option of the item. */
    public Duty with(String parameter, Object value) {
        known.put(parameter, value);
        return this;
    }

    /** Declares an option that only the players can give. */
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

    /** The question that decides whether the item is played; empty if it always is. */
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

    /** The phase of the item; empty if it belongs to none. */
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
