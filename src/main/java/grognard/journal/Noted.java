package grognard.journal;

/**
 * What an opponent wrote down during the game and wants to find again; either may be empty.
 *
 * @param head the beginning of a hash that must occur
 * @param commitment the beginning of a commitment that a seal must have
 */
public record Noted(String head, String commitment) {

    public static final Noted NOTHING = new Noted("", "");
}
