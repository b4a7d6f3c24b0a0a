package grognard.dice;

/** Where the faces of real dice come from, one at a time. */
public interface Faces {

    /** Told how many dice are thrown together next. */
    default void begin(int count) {}

    /** The value that the next die shows; the purpose is for messages to the person who gives dice. */
    int next(Die die, String purpose);

    Roll.Source source();

    /** Told of a die that already lay on the table, so that a record can be held against it. */
    default void known(Die die, String purpose, int value) {}

    /** Called when no more dice are wanted; dice that were given and not used are refused here. */
    default void close(int thrown) {}
}
