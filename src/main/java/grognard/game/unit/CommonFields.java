package grognard.game.unit;

/** Fields that units or officers have in every ruleset. */
public final class CommonFields {

    /** Why a unit is gone. */
    public static final Field<Gone> WHY =
            Field.choice(Unit.WHY, Gone.class).maybeEmpty().trace();

    /** The unit that an officer is with. */
    public static final Field<String> WITH = Field.unit(Unit.WITH).ofFriends();

    public static final Field<OfficerState> OFFICER_STATE =
            Field.choice(Unit.STATE, OfficerState.class).byDefault(OfficerState.READY);

    /** Whether a unit has moved this turn, set by {@code moved}. */
    public static final Field<Boolean> MOVED = Field.flag("moved").untilTurnEnds();

    /** The turn in which a unit or officer comes to the table; empty for one that is there from the start. */
    public static final Field<Integer> ARRIVES =
            Field.whole("arrives", 0, Field.LAST_TURN).maybeEmpty();

    private CommonFields() {}
}
