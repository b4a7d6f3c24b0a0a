package grognard.plan;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Run;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What programs read of a plan: every key in its place, and all ways of one number. */
class PlanJsonTest {

    private static final String UNITS =
            "british,33rd,stands=12;british,30th,stands=12;french,9e,stands=4,pips=5;french,Ney,rank=brigadier";

    /** Contact may rout it, and the second volley may find it gone; what falls due and is not in the plan is left. */
    private static final String PLAN = "fire 33rd 9e 10; due heavy 9e; attach Ney 9e; fire 30th 9e 10;"
            + " contact 33rd 9e if 2=stands,halts; unit 33rd pips=2; end; due rally 9e";

    private static final Run RUN =
            Run.of("plan", "--units", UNITS, PLAN, "--want", "9e gone or 2=none and not 33rd routing", "--json");

    private static BigInteger ways(Object of, String key) {
        return new BigInteger(String.valueOf(((Map<?, ?>) of).get(key)));
    }

    private static List<Object> list(Object json, String key) {
        return new ArrayList<>((List<?>) ((Map<?, ?>) json).get(key));
    }

    private static BigInteger sum(List<Object> list) {
        return list.stream().map(one -> ways(one, "ways")).reduce(BigInteger.ZERO, BigInteger::add);
    }

    @Test
    void keysStandInTheirOrder() {
        assertThat(RUN.err()).isEmpty();
        assertThat(RUN.out())
                .matches("\\{\"schema\":1,\"ruleset\":\"paperboys\",\"plan\":\\[.*],\"of\":\"\\d+\","
                        + "\"want\":\\{\"ways\":\"\\d+\",\"p\":0\\.\\d{1,4}},"
                        + "\"steps\":\\[(\\{\"line\":\"[^\"]+\",\"reached\":\"\\d+\",\"outcomes\":\\["
                        + "(,?\\{\"code\":\"[^\"]+\",\"ways\":\"\\d+\"})*],"
                        + "\"passed\":\\[(,?\\{\"why\":\"[^\"]+\",\"ways\":\"\\d+\"})*]},?)+],"
                        + "\"left\":\\[(\\{\"resolver\":\"[^\"]+\",\"units\":\\[[^]]+],\"ways\":\"\\d+\"},?)+],"
                        + "\"units\":\\[(\\{\"unit\":\"[^\"]+\",\"field\":\"[^\"]+\",\"values\":\\["
                        + "(,?\\{\"value\":[^,]+,\"ways\":\"\\d+\"})+]},?)+],"
                        + "\"exact\":true,\"tables\":\"built-in\",\"version\":\"[^\"]+\"}\\n");
        assertThat(RUN.json().get("plan")).isEqualTo(List.of(PLAN.split("; ?")));
    }

    @Test
    void allWaysAreOfOneNumber() {
        BigInteger of = ways(RUN.json(), "of");
        for (Object step : list(RUN.json(), "steps")) {
            assertThat(sum(list(step, "outcomes"))).isEqualTo(ways(step, "reached"));
            assertThat(ways(step, "reached").add(sum(list(step, "passed")))).isLessThanOrEqualTo(of);
        }
        for (Object field : list(RUN.json(), "units")) {
            assertThat(sum(list(field, "values"))).isEqualTo(of);
        }
        assertThat(RUN.out()).as("what cannot change is not listed").doesNotContain("\"33rd\",\"field\":\"stands\"");
        for (Object left : list(RUN.json(), "left")) {
            assertThat(ways(left, "ways")).isBetween(BigInteger.ONE, of);
        }
        Object want = RUN.json().get("want");
        assertThat(new BigDecimal(String.valueOf(((Map<?, ?>) want).get("p"))))
                .isEqualByComparingTo(
                        new BigDecimal(ways(want, "ways")).divide(new BigDecimal(of), 4, RoundingMode.HALF_UP));
    }

    /** 9e may be gone by the second volley: that is passed over there, with the reason, and the officer's step before it. */
    @Test
    void whatIsPassedOverSaysWhyInItsStep() {
        List<Object> steps = list(RUN.json(), "steps");
        Object volley = steps.get(3);
        assertThat(list(volley, "passed")).hasSize(1);
        assertThat(String.valueOf(((Map<?, ?>) list(volley, "passed").get(0)).get("why")))
                .startsWith("9e is gone (dead)");
        assertThat(ways(volley, "reached").add(sum(list(volley, "passed")))).isEqualTo(ways(RUN.json(), "of"));
        assertThat(list(steps.get(6), "outcomes").toString())
                .as("no dice: one way")
                .contains("code=done");
        assertThat(ways(steps.get(6), "reached")).isEqualTo(ways(RUN.json(), "of"));
    }

    /** A step that dice do not touch makes no more ways. */
    @ParameterizedTest
    @ValueSource(strings = {"unit 33rd pips=2", "attach Ney 9e", "end", "unit add french,27e,stands=3"})
    void stepsWithoutDiceHaveOneWay(String step) {
        Run run = Run.of("plan", "--units", UNITS, step, "--json");
        assertThat(run.json()).containsEntry("of", "1");
        assertThat(run.json().get("steps"))
                .isEqualTo(List.of(Map.of(
                        "line",
                        step,
                        "reached",
                        "1",
                        "outcomes",
                        List.of(Map.of("code", "done", "ways", "1")),
                        "passed",
                        List.of())));
    }

    /** Refused wherever it comes up: bad input, with the number of the step. */
    @Test
    void whatIsRefusedInEveryCourseEndsThePlan() {
        Run run = Run.of("plan", "--units", UNITS, "unit 9e state=gone; fire 33rd 9e 10");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("step 2, fire 33rd 9e 10: 9e is gone");
    }

    /** The spreadsheet has the same ways, a row each. */
    @Test
    void theSpreadsheetSaysTheSame() {
        String csv = Run.of("plan", "--units", UNITS, PLAN, "--csv").out();
        assertThat(csv).startsWith("what,name,value,ways,of,p\n");
        String of = String.valueOf(RUN.json().get("of"));
        for (Object field : list(RUN.json(), "units")) {
            Map<?, ?> one = (Map<?, ?>) field;
            for (Object value : list(field, "values")) {
                assertThat(csv)
                        .contains(one.get("field") + "," + one.get("unit") + "," + ((Map<?, ?>) value).get("value")
                                + "," + ((Map<?, ?>) value).get("ways") + "," + of);
            }
        }
    }
}
