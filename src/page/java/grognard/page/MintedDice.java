package grognard.page;

import grognard.dice.Die;
import grognard.dice.FaceSource;
import grognard.dice.Roll;
import grognard.dice.SeededDice;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Dice from a seed. A minted seed is on record only if a die was thrown. */
final class MintedDice implements FaceSource {

    private final Optional<String> given;
    private final String mint;
    private @Nullable SeededDice dice;

    /** @param mint the seed to use if none is given */
    MintedDice(Optional<String> given, String mint) {
        this.given = given;
        this.mint = mint;
    }

    /** The seed for the record. */
    Optional<String> seed() {
        return given.isPresent() || dice == null ? given : Optional.of(mint);
    }

    @Override
    public int next(Die die, String purpose) {
        if (dice == null) {
            dice = new SeededDice(given.orElse(mint));
        }
        return dice.next(die, purpose);
    }

    @Override
    public Roll.Source source() {
        return Roll.Source.SEED;
    }
}
