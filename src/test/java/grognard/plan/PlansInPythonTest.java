package grognard.plan;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Run;
import java.math.BigInteger;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The questions of docs/plans.md: what docs/plans.py makes of the rules by itself, in fractions. */
class PlansInPythonTest {

    private static final String TWO_LINES = "british,33rd,stands=6;french,45e,stands=6,pips=1";
    private static final String SHAKEN = "british,33rd,stands=6;french,45e,stands=6,pips=3";
    private static final String FOUR =
            "british,33rd,stands=8;british,30th,stands=8;british,95th,stands=8;french,45e,stands=6";

    @ParameterizedTest
    @CsvSource({
        "fire_first, 1001478845/2324522934",
        "charge_at_once, 549961/3188646",
        "gone_by_nightfall, 893143/6377292",
        "three_volleys, 54244862027/94143178827"
    })
    void theProgramSaysTheSame(String question, String answer) {
        Run run = switch (question) {
            case "fire_first" ->
                plan(TWO_LINES, "fire 33rd 45e 20; contact 33rd 45e; due fight 33rd 45e", "45e gone or 45e routing");
            case "charge_at_once" -> plan(TWO_LINES, "contact 33rd 45e; due fight 33rd 45e", "45e gone or 45e routing");
            case "gone_by_nightfall" ->
                plan(SHAKEN, "contact 33rd 45e; due fight 33rd 45e; end; due rally 45e", "45e gone or 45e routing");
            default -> plan(FOUR, "fire 33rd 45e 20; fire 30th 45e 20; fire 95th 45e 20", "45e stands<=4");
        };
        BigInteger ways = new BigInteger(String.valueOf(((Map<?, ?>) run.json().get("want")).get("ways")));
        BigInteger of = new BigInteger(String.valueOf(run.json().get("of")));
        BigInteger common = ways.gcd(of);
        assertThat(ways.divide(common) + "/" + of.divide(common)).isEqualTo(answer);
    }

    private static Run plan(String units, String steps, String want) {
        return Run.of("plan", "--units", units, steps, "--want", want, "--json");
    }
}
