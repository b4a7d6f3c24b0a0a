package grognard.story;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.rules.Code;
import grognard.rules.Ruleset;
import grognard.rulesets.Rulesets;
import grognard.table.NamedRow;
import grognard.testing.BattleFiles;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The sentences of reports: one for every outcome, and whole battles in them. */
class ReportPhrasesTest {

    @TempDir
    Path folder;

    private static List<NamedRow> rows(Ruleset ruleset) {
        byte[] file = ruleset.companion("told.csv").orElseThrow();
        List<NamedRow> rows = NamedRow.read("told.csv", new String(file, StandardCharsets.UTF_8));
        return rows.subList(1, rows.size());
    }

    /** Every outcome is told or left out on purpose; engage is not played in games. */
    @ParameterizedTest
    @MethodSource("grognard.rulesets.Rulesets#names")
    void everyOutcomeHasARow(String name) {
        Ruleset ruleset = Rulesets.named(name);
        Set<String> possible = new HashSet<>();
        for (String resolver : ruleset.resolvers()) {
            List<Code> codes = ruleset.resolver(resolver).description().codes();
            codes.forEach(code -> possible.add(resolver + " " + code.name()));
        }
        Set<String> told = new HashSet<>();
        rows(ruleset).forEach(row -> told.add(row.get("resolver") + " " + row.get("code")));
        assertThat(told)
                .containsAll(possible.stream()
                        .filter(key -> !key.startsWith("engage "))
                        .toList());
        assertThat(told)
                .allMatch(key ->
                        possible.contains(key.replaceFirst("(!|\\+surrender|\\?)$", "")) || key.equals("cards "));
    }

    @ParameterizedTest
    @MethodSource("grognard.rulesets.Rulesets#names")
    void everySentenceIsWellFormed(String name) {
        for (NamedRow row : rows(Rulesets.named(name))) {
            for (String way : (row.get("told") + "|" + row.get("then")).split("\\|", -1)) {
                assertThat(way.replaceAll("\\{([ABWLS]( was|:was|:who|:its|:it|:them|'s)?|lost|with)\\}", "X")
                                .replaceAll("\\[([^\\[\\]]*X[^\\[\\]]*)\\]", "$1"))
                        .as(way)
                        .doesNotContain("{", "}", "[", "]", "--", "  ")
                        .doesNotEndWith(".");
            }
        }
    }

    /**
     * The prose and turning points of a battle of each ruleset whose dice are given. {@code -Dpage.write=true} writes them
     * again.
     */
    @ParameterizedTest
    @ValueSource(strings = {"paperboys-typed", "honour-phases", "acw-phases", "napoleonic-phases"})
    void wholeBattles(String name) throws IOException {
        BattleFiles battle = BattleFiles.of(name);
        String report = report(battle);
        int end = report.indexOf("\n## The armies");
        int points = report.indexOf("\n## Turning points");
        String prose = report.substring(report.indexOf("\n## Turn 1") + 1, end)
                + report.substring(points, report.indexOf("\n## Roll of honour"));
        Path golden = Path.of("src/test/resources/reports", battle.ruleset() + ".md");
        if (Boolean.getBoolean("page.write")) {
            Files.createDirectories(golden.getParent());
            Files.writeString(golden, prose);
        }
        assertThat(prose).isEqualTo(Files.readString(golden));
    }

    private String report(BattleFiles battle) throws IOException {
        Path game = folder.resolve("game.jsonl");
        battle.play(game, "--seed", "report");
        return run(List.of("journal", "story", game.toString(), "--md"));
    }

    private String run(List<String> args) {
        Run run = Run.with("", Map.of("HOME", folder.toString()), args.toArray(String[]::new));
        assertThat(run.exit()).as(run.err()).isZero();
        return run.out();
    }
}
