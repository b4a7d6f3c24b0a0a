package grognard.rules.napoleonic;

import static org.assertj.core.api.Assertions.assertThat;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The made-up numbers keep to the bounds that the rulebook's text sets. They are read here without the program's own
 * table code; whether bands meet is for that code to refuse.
 */
class StandInPackTest {

    private static final List<String> POINTS = List.of("attack", "attack-disrupted", "defence", "defence-disrupted");
    private static final List<String> SPEEDS = List.of("move", "difficult", "road", "charge");
    private static final Map<String, Integer> INFANTRY_RANK =
            Map.of("guard", 0, "grenadier", 1, "highlander", 1, "line", 2, "light", 2, "landwehr", 3, "militia", 3);

    private final List<NamedCsvRecord> armies = rows("armies");

    private static List<NamedCsvRecord> rows(String table) {
        Path file = Path.of("src/main/resources/grognard/napoleonic/" + table + ".csv");
        try (CsvReader<NamedCsvRecord> csv = CsvReader.builder().ofNamedCsvRecord(file)) {
            return csv.stream().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static BigDecimal number(NamedCsvRecord row, String column) {
        return new BigDecimal(row.getField(column));
    }

    private static int whole(NamedCsvRecord row, String column) {
        return Integer.parseInt(row.getField(column));
    }

    private Stream<NamedCsvRecord> arm(String arm) {
        return armies.stream().filter(row -> row.getField("arm").equals(arm));
    }

    private List<NamedCsvRecord> kind(String arm, String kind) {
        return arm(arm).filter(row -> row.getField("kind").equals(kind)).toList();
    }

    private Map<String, List<NamedCsvRecord>> byNation(Stream<NamedCsvRecord> rows) {
        return rows.collect(Collectors.groupingBy(row -> row.getField("nation")));
    }

    /** What a number finds among rows with {@code from} and {@code to}, as the place of its code in that order. */
    private static int find(List<NamedCsvRecord> rows, int thousandths, String column, List<String> order) {
        for (NamedCsvRecord row : rows) {
            boolean above = row.getField("from").isEmpty() || thousandths >= thousandths(row, "from");
            boolean below = row.getField("to").isEmpty() || thousandths <= thousandths(row, "to");
            if (above && below) {
                return order.indexOf(row.getField(column));
            }
        }
        throw new AssertionError(thousandths + " is in no band");
    }

    private static int thousandths(NamedCsvRecord row, String column) {
        return number(row, column).movePointRight(3).intValueExact();
    }

    private static List<Integer> over(
            List<NamedCsvRecord> rows, int first, int last, String column, List<String> order) {
        return IntStream.rangeClosed(first, last)
                .map(number -> find(rows, number, column, order))
                .boxed()
                .toList();
    }

    private static Map<String, List<NamedCsvRecord>> grouped(
            List<NamedCsvRecord> rows, Function<NamedCsvRecord, String> key) {
        return rows.stream().collect(Collectors.groupingBy(key, LinkedHashMap::new, Collectors.toList()));
    }

    private static void noneBelow(List<Integer> better, List<Integer> worse, String what) {
        for (int i = 0; i < better.size(); i++) {
            assertThat(better.get(i)).as("%s at %d", what, i).isGreaterThanOrEqualTo(worse.get(i));
        }
    }

    // 1. armies

    @Test
    void disorderedPointsAreLowerAndBatteriesHaveNone() {
        for (NamedCsvRecord row : armies) {
            if (row.getField("arm").equals("artillery")) {
                assertThat(POINTS)
                        .as("%s", row)
                        .allMatch(column -> row.getField(column).isEmpty());
            } else {
                assertThat(number(row, "attack-disrupted"))
                        .as("%s", row)
                        .isPositive()
                        .isLessThan(number(row, "attack"));
                assertThat(number(row, "defence-disrupted"))
                        .as("%s", row)
                        .isPositive()
                        .isLessThan(number(row, "defence"));
            }
        }
    }

    @Test
    void moraleLiesBetweenZeroAndOneAndBetterTroopsHaveLess() {
        assertThat(armies)
                .allMatch(row -> number(row, "morale").signum() > 0
                        && number(row, "morale").compareTo(BigDecimal.ONE) < 0);
        byNation(arm("infantry")).values().forEach(infantry -> {
            for (NamedCsvRecord better : infantry) {
                for (NamedCsvRecord worse : infantry) {
                    if (INFANTRY_RANK.get(better.getField("kind")) < INFANTRY_RANK.get(worse.getField("kind"))) {
                        assertThat(number(better, "morale")).as("%s", better).isLessThan(number(worse, "morale"));
                        assertThat(POINTS)
                                .as("%s %s", better, worse)
                                .allMatch(column -> number(better, column).compareTo(number(worse, column)) >= 0);
                    }
                }
            }
        });
    }

    @Test
    void difficultGroundSlowsRoadsAndChargesHasten() {
        for (NamedCsvRecord row : armies) {
            int move = whole(row, "move");
            assertThat(whole(row, "difficult")).as("%s", row).isPositive().isLessThan(move);
            assertThat(whole(row, "road")).as("%s", row).isGreaterThan(move).isLessThanOrEqualTo(200);
            assertThat(whole(row, "charge")).as("%s", row).isGreaterThan(move).isLessThanOrEqualTo(200);
        }
    }

    @Test
    void infantryReaches50AndOnlyTheRiflesMore() {
        arm("infantry").forEach(row -> {
            if (row.getField("troop").equals("british-rifles-95th")) {
                assertThat(whole(row, "range")).isGreaterThan(50);
            } else {
                assertThat(whole(row, "range")).as("%s", row).isEqualTo(50);
            }
        });
        arm("cavalry")
                .forEach(row -> assertThat(whole(row, "range")).as("%s", row).isZero());
        arm("artillery")
                .forEach(row -> assertThat(whole(row, "range"))
                        .as("%s", row)
                        .isEqualTo(rows("artillery").stream()
                                .filter(band -> band.getField("battery").equals(row.getField("kind")))
                                .mapToInt(band -> whole(band, "range-to"))
                                .max()
                                .orElseThrow()));
    }

    @Test
    void everyArmyHasItsKindsOfTroops() {
        Set<String> troops = new HashSet<>();
        assertThat(armies).allMatch(row -> troops.add(row.getField("troop")));
        assertThat(armies).extracting(row -> row.getField("book")).containsOnly("napoleon", "coalition");
        assertThat(arm("infantry"))
                .extracting(row -> row.getField("kind"))
                .containsOnly(INFANTRY_RANK.keySet().toArray(String[]::new));
        assertThat(arm("cavalry")).extracting(row -> row.getField("kind")).containsOnly("heavy", "medium", "light");
        assertThat(arm("artillery")).extracting(row -> row.getField("kind")).containsOnly("foot", "horse");
        byNation(arm("infantry")).forEach((nation, infantry) -> {
            boolean british = nation.equals("britain");
            assertThat(infantry)
                    .extracting(row -> row.getField("kind"))
                    .doesNotContain(british ? "grenadier" : "highlander");
        });
        assertThat(kind("infantry", "highlander")).isNotEmpty();
    }

    @Test
    void shockFallsAndSpeedRisesFromHeavyToLight() {
        List<String> kinds = List.of("heavy", "medium", "light");
        for (int i = 0; i < 2; i++) {
            for (NamedCsvRecord heavier : kind("cavalry", kinds.get(i))) {
                for (NamedCsvRecord lighter : kind("cavalry", kinds.get(i + 1))) {
                    assertThat(number(heavier, "attack"))
                            .as("%s %s", heavier, lighter)
                            .isGreaterThan(number(lighter, "attack"));
                    assertThat(number(heavier, "attack-disrupted"))
                            .as("%s %s", heavier, lighter)
                            .isGreaterThanOrEqualTo(number(lighter, "attack-disrupted"));
                    assertThat(SPEEDS).allMatch(column -> whole(heavier, column) < whole(lighter, column));
                }
            }
        }
    }

    @Test
    void lancersAndUhlansBorrowTheAttackOfMediumCavalry() {
        Map<String, NamedCsvRecord> byName =
                armies.stream().collect(Collectors.toMap(row -> row.getField("troop"), Function.identity()));
        for (NamedCsvRecord row : armies) {
            String troop = row.getField("troop");
            String lender = row.getField("first-contact");
            assertThat(lender.isEmpty()).as(troop).isEqualTo(!(troop.endsWith("lancer") || troop.endsWith("uhlan")));
            if (!lender.isEmpty()) {
                assertThat(row.getField("kind")).as(troop).isEqualTo("light");
                assertThat(byName.get(lender).getField("kind")).as(troop).isEqualTo("medium");
                assertThat(byName.get(lender).getField("book")).as(troop).isEqualTo(row.getField("book"));
                assertThat(number(byName.get(lender), "attack")).as(troop).isGreaterThan(number(row, "attack"));
            }
        }
    }

    @Test
    void footGunsAreSlowerThanHorseGuns() {
        for (NamedCsvRecord foot : kind("artillery", "foot")) {
            for (NamedCsvRecord horse : kind("artillery", "horse")) {
                assertThat(SPEEDS).allMatch(column -> whole(foot, column) < whole(horse, column));
            }
        }
    }

    // 2. odds

    @Test
    void oddsRunFromOneToFourToFiveToOne() {
        List<NamedCsvRecord> odds = rows("odds");
        List<Double> ratios = odds.stream()
                .map(row -> number(row, "attacker").doubleValue()
                        / number(row, "defender").doubleValue())
                .toList();
        assertThat(ratios).isSorted().doesNotHaveDuplicates();
        assertThat(ratios.get(0)).isLessThanOrEqualTo(0.25);
        assertThat(ratios.get(ratios.size() - 1)).isGreaterThanOrEqualTo(5);
        assertThat(columns()).containsSubsequence("1:1", "2:1", "3:1");
        assertThat(columns().indexOf("3:1") - columns().indexOf("1:1")).isEqualTo(2);
    }

    private static List<String> columns() {
        return rows("odds").stream().map(row -> row.getField("column")).toList();
    }

    // 3. crt

    @Test
    void combatResultsNeverFallAsNumberOrOddsRise() {
        List<String> worstToBest = List.of("Ar", "Aw", "Ad", "Dx", "Dd", "Dw", "Dr");
        Map<String, List<NamedCsvRecord>> crt = grouped(rows("crt"), row -> row.getField("column"));
        assertThat(List.copyOf(crt.keySet())).isEqualTo(columns());
        List<List<Integer>> results = new ArrayList<>();
        crt.values().forEach(column -> results.add(over(column, -300, 1499, "code", worstToBest)));
        for (int i = 0; i < results.size(); i++) {
            assertThat(results.get(i)).isSorted().contains(0, 1, 2, 3, 4, 5, 6);
            if (i > 0) {
                noneBelow(results.get(i), results.get(i - 1), columns().get(i));
            }
        }
    }

    // 4. squares

    @Test
    void disruptedSquareBreaksMoreOften() {
        List<String> worstToBest = List.of("Ar", "Ad", "Dd", "Dr");
        Map<String, List<NamedCsvRecord>> squares = grouped(rows("squares"), row -> row.getField("state"));
        List<Integer> ordered = over(squares.get("ordered"), 0, 999, "code", worstToBest);
        List<Integer> disrupted = over(squares.get("disrupted"), 0, 999, "code", worstToBest);
        assertThat(ordered).isSorted().contains(0, 1, 2, 3);
        assertThat(disrupted).isSorted().contains(0, 1, 2, 3);
        noneBelow(disrupted, ordered, "square");
        assertThat(disrupted.stream().filter(code -> code == 3).count())
                .isGreaterThan(ordered.stream().filter(code -> code == 3).count());
    }

    // 5. artillery

    @Test
    void footGunsAreAtLeastAsGoodAndNoGunGainsByDistance() {
        List<String> worstToBest = List.of("none", "disrupted", "base-lost");
        Map<String, List<NamedCsvRecord>> bands = grouped(
                rows("artillery"),
                row -> row.getField("battery") + " " + row.getField("range-from") + " " + row.getField("range-to"));
        Map<String, List<Integer>> effects = new LinkedHashMap<>();
        bands.forEach((band, rows) -> effects.put(band, over(rows, 0, 999, "effect", worstToBest)));
        assertThat(effects.values())
                .allSatisfy(effect -> assertThat(effect).isSorted().contains(0, 1, 2));
        String before = "";
        for (String band : effects.keySet()) {
            if (band.split(" ", -1)[0].equals(before.split(" ", -1)[0])) {
                noneBelow(effects.get(before), effects.get(band), band);
            }
            before = band;
        }
        for (int range = 0; range <= 750; range++) {
            noneBelow(at(effects, "foot", range), at(effects, "horse", range), "range " + range);
        }
    }

    private static List<Integer> at(Map<String, List<Integer>> effects, String battery, int range) {
        return effects.entrySet().stream()
                .filter(band -> {
                    String[] parts = band.getKey().split(" ", -1);
                    return parts[0].equals(battery)
                            && range >= Integer.parseInt(parts[1])
                            && range <= Integer.parseInt(parts[2]);
                })
                .map(Map.Entry::getValue)
                .findFirst()
                .orElseThrow();
    }

    // 6. generals

    @Test
    void generalsAreUnhurtWoundedOrKilled() {
        assertThat(rows("generals"))
                .extracting(row -> row.getField("result"))
                .containsExactlyInAnyOrder("unhurt", "wounded", "killed");
        List<Integer> results = over(rows("generals"), 0, 999, "result", List.of("killed", "wounded", "unhurt"));
        assertThat(results).isSorted();
        assertThat(results.stream().filter(result -> result == 2).count()).isGreaterThan(500);
    }

    // 7. crisis

    @Test
    void crisisIsTestedAt15AndEvery5AndIsLikelyPast40() {
        List<NamedCsvRecord> crisis = rows("crisis");
        for (int i = 0; i < crisis.size(); i++) {
            assertThat(whole(crisis.get(i), "level")).isEqualTo(15 + 5 * i);
            if (whole(crisis.get(i), "level") >= 40) {
                assertThat(number(crisis.get(i), "threshold")).isGreaterThan(new BigDecimal("0.500"));
            }
        }
        assertThat(crisis.stream().map(row -> number(row, "threshold")).toList())
                .isSorted()
                .allMatch(threshold -> threshold.compareTo(BigDecimal.ONE) < 0);
        assertThat(crisis.stream().map(row -> row.getField("effect")).toList())
                .isSortedAccordingTo(Comparator.comparing(
                        effect -> List.of("disrupted", "rout").indexOf(effect)));
    }

    // 8. dusk and formations

    @Test
    void duskShortensTheLastHour() {
        List<NamedCsvRecord> dusk = rows("dusk");
        assertThat(dusk)
                .extracting(row -> whole(row, "turns-left"))
                .containsExactly(12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1);
        assertThat(dusk.stream().map(row -> whole(row, "distance")).toList())
                .isSortedAccordingTo(Comparator.reverseOrder())
                .doesNotHaveDuplicates();
        assertThat(whole(dusk.get(0), "distance"))
                .isLessThan(rows("visibility").stream()
                        .mapToInt(row -> whole(row, "distance"))
                        .max()
                        .orElseThrow());
    }

    @Test
    void limberingAndUnlimberingTakeExactlyOneMove() {
        assertThat(rows("formations").stream().filter(row -> row.getField("arm").equals("artillery")))
                .extracting(row -> row.getField("from") + " " + row.getField("to") + " " + row.getField("moves"))
                .containsExactlyInAnyOrder("limbered unlimbered 1", "unlimbered limbered 1");
        assertThat(rows("formations"))
                .allMatch(row -> number(row, "moves").signum() > 0
                        && number(row, "moves").compareTo(BigDecimal.ONE) <= 0);
    }

    @Test
    void everyUnitIsListedOnEveryGround() {
        List<NamedCsvRecord> visibility = rows("visibility");
        long units =
                visibility.stream().map(row -> row.getField("unit")).distinct().count();
        long grounds = visibility.stream()
                .map(row -> row.getField("ground"))
                .distinct()
                .count();
        assertThat(visibility).hasSize((int) (units * grounds));
    }
}
