package grognard.rules.honour;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.odds.Chance;
import grognard.odds.Odds;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rules.honour.combat.Combat;
import grognard.rules.honour.command.Initiative;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Fights and throws that may go on for ever: their odds are held against plain recursion with exact fractions. */
class EndlessThrowsTest {

    private static final Tables TABLES = Tables.builtIn(new Honour());

    /** An exact fraction, in lowest terms so that equal ones are equal. */
    private record Exact(BigInteger top, BigInteger bottom) {
        static final Exact ZERO = new Exact(BigInteger.ZERO, BigInteger.ONE);
        static final Exact ONE = new Exact(BigInteger.ONE, BigInteger.ONE);

        static Exact of(BigInteger top, BigInteger bottom) {
            BigInteger common = top.gcd(bottom);
            return new Exact(top.divide(common), bottom.divide(common));
        }

        static Exact of(long top, long bottom) {
            return of(BigInteger.valueOf(top), BigInteger.valueOf(bottom));
        }

        Exact plus(Exact other) {
            return of(top.multiply(other.bottom).add(other.top.multiply(bottom)), bottom.multiply(other.bottom));
        }

        Exact minus(Exact other) {
            return plus(new Exact(other.top.negate(), other.bottom));
        }

        Exact times(Exact other) {
            return of(top.multiply(other.top), bottom.multiply(other.bottom));
        }

        Exact over(Exact other) {
            return of(top.multiply(other.bottom), bottom.multiply(other.top));
        }
    }

    /** One side as the rules page has it, without the program's tables. */
    private record Side(int dice, int modifier, int weakened, int routed, int rank) {

        /** The chance of so many hits with these hits on the unit already. */
        Exact chance(int wanted, int hitsOn, int charge) {
            int needed = 4 - modifier - charge + (hitsOn >= weakened ? 1 : 0);
            int thrown = needed > 6 ? (dice + 1) / 2 : dice;
            int good = 7 - Math.max(2, Math.min(6, needed));
            Exact chance = Exact.ZERO;
            for (int faces = 0; faces < 1 << thrown; faces++) {
                if (Integer.bitCount(faces) == wanted) {
                    Exact way = Exact.ONE;
                    for (int die = 0; die < thrown; die++) {
                        way = way.times(Exact.of((faces >> die & 1) == 1 ? good : 6 - good, 6));
                    }
                    chance = chance.plus(way);
                }
            }
            return chance;
        }
    }

    private static String ending(Side attacker, int onAttacker, Side defender, int onDefender) {
        boolean attackerRouts = onAttacker >= attacker.routed;
        boolean defenderRouts = onDefender >= defender.routed;
        if (attackerRouts || defenderRouts) {
            return attackerRouts && defenderRouts ? "both-rout" : attackerRouts ? "attacker-routs" : "defender-routs";
        }
        if (onAttacker > onDefender || (onAttacker == onDefender && attacker.rank < defender.rank)) {
            return onAttacker + 1 == attacker.routed ? "attacker-routs" : "attacker-falls-back";
        }
        if (onAttacker < onDefender || attacker.rank > defender.rank) {
            return onDefender + 1 == defender.routed ? "defender-routs" : "defender-falls-back";
        }
        return onAttacker >= attacker.weakened ? "both-fall-back" : "";
    }

    /** The chances of all endings from here; a round that changes nothing is left out. */
    private static Map<String, Exact> fight(Side attacker, int onAttacker, int charge, Side defender, int onDefender) {
        Map<String, Exact> endings = new HashMap<>();
        Exact still = Exact.ZERO;
        for (int scored = 0; scored <= attacker.dice; scored++) {
            for (int taken = 0; taken <= defender.dice; taken++) {
                Exact chance = attacker.chance(scored, onAttacker, charge).times(defender.chance(taken, onDefender, 0));
                String ending = ending(attacker, onAttacker + taken, defender, onDefender + scored);
                if (chance.equals(Exact.ZERO)) {
                    continue; // half the dice cannot score so many
                }
                if (!ending.isEmpty()) {
                    endings.merge(ending, chance, Exact::plus);
                } else if (scored + taken == 0 && charge == 0) {
                    still = still.plus(chance);
                } else {
                    fight(attacker, onAttacker + taken, 0, defender, onDefender + scored)
                            .forEach((code, later) -> endings.merge(code, chance.times(later), Exact::plus));
                }
            }
        }
        Exact moving = Exact.ONE.minus(still);
        endings.replaceAll((code, chance) -> chance.over(moving));
        return endings;
    }

    private static Map<String, Exact> chances(Resolver resolver, String options) {
        Map<String, Exact> chances = new HashMap<>();
        odds(resolver, options)
                .outcomes()
                .forEach((code, chance) -> chances.put(code, Exact.of(chance.ways(), chance.of())));
        return chances;
    }

    private static Odds odds(Resolver resolver, String options) {
        Map<String, String> typed = new LinkedHashMap<>();
        for (String option : options.split(" ", -1)) {
            String[] parts = option.split("=", 2);
            typed.put(parts[0], parts.length > 1 ? parts[1] : "true");
        }
        return Odds.of(resolver, TABLES, Situation.read(resolver, typed, TABLES));
    }

    private static Side side(int dice, int modifier, String quality) {
        return switch (quality) {
            case "superior" -> new Side(dice, modifier + 1, 5, 8, 3);
            case "inferior" -> new Side(dice, modifier - 1, 3, 6, 1);
            default -> new Side(dice, modifier, 4, 7, 2);
        };
    }

    @ParameterizedTest
    @CsvSource({
        "4, regular, 0, false, 4, regular, 0",
        "4, regular, 0, true, 4, regular, 0",
        "4, regular, 2, true, 4, regular, 2",
        "2, superior, 3, true, 3, superior, 4",
        "1, inferior, 1, false, 1, inferior, 0",
        "4, inferior, 2, false, 2, inferior, 2",
        "3, superior, 0, true, 4, regular, 1",
        "1, regular, 3, false, 1, regular, 3",
        "4, regular, 0, true, 4, regular, 3",
        "0, regular, 0, false, 4, regular, 0",
        "4, superior, 3, false, 0, superior, 3",
    })
    void allRoundsOfACombat(
            int dice, String quality, int hits, boolean charging, int defDice, String defQuality, int defHits) {
        String options =
                "rounds=all unit=formed def-unit=formed fighting-dice=" + dice + " quality=" + quality + " hits="
                        + hits + " def-fighting-dice=" + defDice + " def-quality=" + defQuality + " def-hits=" + defHits
                        + (charging ? " charging" : "");
        Map<String, Exact> expected =
                fight(side(dice, 0, quality), hits, charging ? 1 : 0, side(defDice, 0, defQuality), defHits);
        assertThat(chances(new Combat(), options)).isEqualTo(expected);
    }

    /** Inferior, weakened and light: more than 6 is needed, so half of four dice, on 6. */
    @ParameterizedTest
    @CsvSource({"0, 0", "1, 1", "2, 1", "2, 2", "3, 3"})
    void lightsAgainstTheLine(int hits, int defHits) {
        Map<String, Exact> expected = fight(side(4, -1, "inferior"), hits, 0, side(4, 0, "inferior"), defHits);
        assertThat(chances(
                        new Combat(),
                        "rounds=all unit=light-cavalry quality=inferior hits=" + hits
                                + " def-unit=formed def-quality=inferior def-hits=" + defHits))
                .isEqualTo(expected);
    }

    @Test
    void aCombatOfAllRoundsNeverEndsUndecided() {
        Map<String, Exact> odds = chances(new Combat(), "rounds=all unit=formed def-unit=formed");
        assertThat(odds).doesNotContainKey("next-round");
        assertThat(odds.values().stream().reduce(Exact.ZERO, Exact::plus)).isEqualTo(Exact.ONE);
    }

    @ParameterizedTest
    @CsvSource({
        "nation=other, 30, 15",
        "nation=prussia, 31, 21",
        "nation=reichsarmee, 32, 6",
        "nation=prussia general=dazzling, 33, 30",
        "lost-general def-lost-general, 30, 15",
        "nation=prussia general=dazzling def-nation=reichsarmee def-general=dreadful, 36, 36"
    })
    void drawnInitiativeIsLeftOut(String options, long of, long firstSide) {
        Odds odds = odds(new Initiative(), options);
        assertThat(odds.of()).isEqualTo(BigInteger.valueOf(of));
        assertThat(odds.outcomes().getOrDefault("first-side", Chance.NONE).ways())
                .isEqualTo(BigInteger.valueOf(firstSide));
    }
}
