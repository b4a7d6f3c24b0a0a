package grognard.story;

import java.util.Optional;

/**
 * What a unit did and suffered, for the roll of honour.
 *
 * @param shots how often it fired
 * @param hits what its fire did: hits, casualties, bases
 * @param attacks how often it charged or attacked hand to hand
 * @param won how many of these it had the better of
 * @param attacked how often it was attacked
 * @param held how many of these it had the better of
 * @param broke how often it routed or left the table
 * @param whole its strength at the start
 * @param left what is left of it
 * @param end how it ended: {@code ready}, {@code routing}, {@code gone}
 * @param luck the luck of its resolutions, where there is any
 */
public record Service(
        String unit,
        String side,
        int shots,
        int hits,
        int attacks,
        int won,
        int attacked,
        int held,
        int broke,
        int whole,
        int left,
        String end,
        Optional<LuckLine> luck) {}
