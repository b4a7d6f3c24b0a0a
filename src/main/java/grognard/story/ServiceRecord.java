package grognard.story;

import java.util.Optional;

/**
 * The service record of a unit, one row of the roll of honour.
 *
 * @param shots number of times it fired
 * @param hits total result of its fire: hits, casualties or bases, as the ruleset counts
 * @param attacks number of its charges and attacks hand to hand
 * @param won number of these in which it had the better of the enemy
 * @param attacked number of times it was attacked
 * @param held number of these in which it had the better of the enemy
 * @param broke number of times it routed, or left the table without routing first; 0 for an officer
 * @param startStrength its strength at the start of the game
 * @param left its strength now
 * @param end its state now: {@code ready}, {@code routing}, {@code gone}
 * @param luck the luck of its resolutions; empty if it took part in none with dice
 */
public record ServiceRecord(
        String unit,
        String side,
        int shots,
        int hits,
        int attacks,
        int won,
        int attacked,
        int held,
        int broke,
        int startStrength,
        int left,
        String end,
        Optional<LuckLine> luck) {}
