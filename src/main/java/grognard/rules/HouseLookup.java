package grognard.rules;

/** Finds the values of house keys that are in force. */
@FunctionalInterface
public interface HouseLookup {

    /** The value of a house key: the players' choice, or its default. */
    <T> T house(HouseKey<T> key);
}
