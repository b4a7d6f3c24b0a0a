package grognard.game.honour;

import static grognard.game.honour.HonourFields.TYPE;

import grognard.game.unit.Unit;
import grognard.input.DecimalNumber;
import grognard.rules.Tables;
import grognard.rules.honour.fire.Weapon;
import grognard.rules.honour.unit.Scale;
import grognard.rules.honour.unit.UnitType;
import java.util.Arrays;
import java.util.Map;

/** H15: inches of the book in the scale of the game. */
final class HonourDistances {

    private final Tables tables;

    HonourDistances(Tables tables) {
        this.tables = tables;
    }

    /** @param values values of the game */
    String words(int inches, Map<String, String> values) {
        return scale(values).words(inches, tables);
    }

    /** Whether guns reach so far with canister. */
    boolean isCanisterRange(Unit guns, String range, Map<String, String> values) {
        UnitType type = TYPE.of(guns);
        return type != null
                && DecimalNumber.in(range, 1)
                        .filter(distance ->
                                distance.compareTo(Weapon.canisterOf(type).range(scale(values), tables)) <= 0)
                        .isPresent();
    }

    private static Scale scale(Map<String, String> values) {
        String scale = values.getOrDefault("scale", "");
        return Arrays.stream(Scale.values())
                .filter(one -> one.word().equals(scale))
                .findFirst()
                .orElse(Scale.LARGE);
    }
}
