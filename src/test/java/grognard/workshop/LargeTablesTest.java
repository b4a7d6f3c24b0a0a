package grognard.workshop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import grognard.rules.Ruleset;
import grognard.table.BadTable;
import grognard.table.BuiltInPack;
import grognard.table.Pack;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Tables far larger than any rulebook's are read in linear time or refused at once. Reading them row by row takes a
 * second or two; comparing each row with each other took minutes, which the limit tells apart on any machine.
 */
@Tag("thorough")
class LargeTablesTest {

    private static final Duration LIMIT = Duration.ofSeconds(40);
    private static final int ROWS = 90_000;
    private static final int COLUMNS = 10_000;

    /** A folder that comes with the program, with some files replaced. */
    private record Folder(Pack base, Map<String, String> files) implements Pack {

        static Folder of(String shape, String... namesAndTexts) {
            Map<String, String> files = new HashMap<>();
            for (int i = 0; i < namesAndTexts.length; i += 2) {
                files.put(namesAndTexts[i], namesAndTexts[i + 1]);
            }
            return new Folder(new BuiltInPack(shape, "workshop/" + shape), files);
        }

        @Override
        public String name() {
            return base.name();
        }

        @Override
        public Optional<byte[]> file(String name) {
            String text = files.get(name);
            return text == null ? base.file(name) : Optional.of(text.getBytes(StandardCharsets.UTF_8));
        }

        @Override
        public List<String> fileNames() {
            return base.fileNames();
        }

        @Override
        public String place(String file) {
            return base.place(file);
        }
    }

    /** Reads the folder: what is wrong with it, a line each; nothing if all is right. */
    private static List<String> problems(Folder folder) {
        return assertTimeoutPreemptively(LIMIT, () -> {
            try {
                Ruleset read = FolderRuleset.read(folder);
                assertThat(read.resolvers()).isNotEmpty();
                return List.<String>of();
            } catch (BadTable e) {
                return List.of(String.valueOf(e.getMessage()).split("\n", -1));
            }
        });
    }

    private static String rows(String header, int count, IntFunction<String> row) {
        return header + "\n" + IntStream.range(0, count).mapToObj(row).collect(Collectors.joining("\n")) + "\n";
    }

    /** The test of the program's folder, with a key of a hundred thousand numbers. */
    private static Folder rally(String results) {
        String toml = new String(
                        new BuiltInPack("test", "workshop/test")
                                .file("rally.toml")
                                .orElseThrow(),
                        StandardCharsets.UTF_8)
                .replace("whole = [0, 99]", "whole = [0, 100000]\ndefault = 0");
        assertThat(toml).contains("100000");
        return Folder.of("test", "rally.toml", toml, "rally-results.csv", results);
    }

    @Test
    void aBandForEachRow() {
        assertThat(problems(rally(rows(
                        "from,to,code",
                        ROWS,
                        i -> (i == 0 ? "" : i) + "," + (i == ROWS - 1 ? "" : i) + ",c" + i % 50))))
                .isEmpty();
    }

    @Test
    void aKeyForEachRow() {
        assertThat(problems(rally(rows("enemy,code", ROWS, i -> i + (i == ROWS - 1 ? ".." : "") + ",c" + i % 50))))
                .isEmpty();
        assertThat(problems(rally(rows("enemy,code", ROWS, i -> i + ",c" + i % 50))))
                .hasSize(1)
                .first()
                .asString()
                .contains("no row for enemy 100000");
    }

    @Test
    void rowsThatAllOverlapAreRefused() {
        assertThat(problems(rally(rows("enemy,losses,code", ROWS, i -> i + "..," + i % 7 + ",c" + i % 50))))
                .hasSize(1)
                .first()
                .asString()
                .contains("there are too many to look at");
    }

    @Test
    void aHeaderOfThousandsOfColumns() {
        List<String> unknown = new ArrayList<>(Collections.nCopies(COLUMNS, "code"));
        assertThat(problems(rally(String.join(",", unknown) + "\nx\n")))
                .allSatisfy(line -> assertThat(line).contains("expected"));
        unknown.replaceAll(name -> name + unknown.indexOf(name));
        assertThat(problems(rally(rows("c", 1, i -> "x").replace("c\n", String.join(",", unknown) + "\n"))))
                .isNotEmpty();
    }

    @Test
    void aChartOfThousandsOfRowsOrColumns() {
        String across = IntStream.range(3, COLUMNS).mapToObj(String::valueOf).collect(Collectors.joining(","));
        String wide = "strength/roll,..2," + across + "," + COLUMNS + "..\n" + "..5" + ",-".repeat(COLUMNS - 2)
                + ",1*\n6.." + ",1".repeat(COLUMNS - 1) + "\n";
        assertThat(problems(Folder.of("chart", "fire-table.csv", wide))).isEmpty();
        String tall = rows(
                "strength/roll,..5,6..",
                ROWS,
                i -> (i == 0 ? "..0" : i == ROWS - 1 ? i + ".." : String.valueOf(i)) + ",1*," + i % 3);
        Folder folder = Folder.of("chart", "fire-table.csv", tall);
        assertThat(problems(folder)).isEmpty();
    }

    /** An option of more words than the table has rows, and a row for each of the last ones. */
    @Test
    void aRowForEachWordOfAnOption() {
        int words = 2 * ROWS;
        String choices =
                IntStream.range(0, words).mapToObj(i -> "\"w" + i + "\"").collect(Collectors.joining(", "));
        String toml = new String(
                        new BuiltInPack("look-up", "workshop/look-up")
                                .file("march.toml")
                                .orElseThrow(),
                        StandardCharsets.UTF_8)
                .replace("\"foot\", \"horse\", \"gun\"", choices)
                .replace("\"foot\"", "\"w1\"");
        assertThat(toml).contains("w1\", \"w2", "default = \"w1\"");
        String table = rows(
                "troop/ground,road,field,wood", ROWS, i -> (i == ROWS - 1 ? "" : "w" + (words - i - 1)) + ",3,2,-");
        assertThat(problems(Folder.of("look-up", "march.toml", toml, "march-table.csv", table)))
                .isEmpty();
    }

    /** As many different cells in the table as rows in the results, words and numbers. */
    @Test
    void aResultForEachCellOfATable() {
        for (String word : List.of("x", "")) {
            String cells = rows(
                    "strength/roll,..5,6..",
                    ROWS / 2,
                    i -> (i == 0 ? "..0" : i == ROWS / 2 - 1 ? i + ".." : String.valueOf(i)) + "," + word + (2 * i)
                            + "," + word + (2 * i + 1));
            String results = rows("cell,code", ROWS - 1, i -> word + i + ",c" + i % 50);
            String last = word + (ROWS - 1);
            assertThat(problems(chart(cells, results)))
                    .hasSize(1)
                    .first()
                    .asString()
                    .contains("no row for cell " + last);
            assertThat(problems(chart(cells, results + last + ",last\n"))).isEmpty();
        }
    }

    @Test
    void aMessageListsTwoHundredOfThousandsOfCells() {
        String cells = rows(
                "strength/roll,..5,6..",
                COLUMNS,
                i -> (i == 0 ? "..0" : i == COLUMNS - 1 ? i + ".." : String.valueOf(i)) + ",x" + i + ",y" + i);
        List<String> problems = problems(chart(cells, "cell,code\nx20,hit\nz,miss\n,other\n"));
        assertThat(problems)
                .hasSize(1)
                .allSatisfy(line -> assertThat(line).hasSizeLessThan(2000).contains("(x0, y0, x1,", "20000 in all"));
    }

    private static Folder chart(String cells, String results) {
        String toml = new String(
                        new BuiltInPack("chart", "workshop/chart")
                                .file("fire.toml")
                                .orElseThrow(),
                        StandardCharsets.UTF_8)
                .replaceFirst("more = .*", "");
        return Folder.of("chart", "fire.toml", toml, "fire-table.csv", cells, "fire-results.csv", results);
    }
}
