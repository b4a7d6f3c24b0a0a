package grognard.cli.command.tables;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.rules.HouseKey;
import grognard.rules.PackReader;
import grognard.rules.Ruleset;
import grognard.rulesets.Rulesets;
import grognard.table.TableSpec;
import grognard.testing.Json;
import grognard.testing.Run;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A player's tables: written out, changed, proved whole and played by, or refused whole. */
class TablePackTest {

    private static final String[] COMBAT = {
        "napoleonic", "combat", "--strength", "10", "--def-strength", "10", "--roll", "0.410"
    };

    @TempDir
    Path temp;

    static Stream<Ruleset> rulesetsWithTables() {
        return Rulesets.names().stream()
                .map(name -> Rulesets.named(name))
                .filter(ruleset -> !PackReader.files(ruleset).isEmpty());
    }

    private Path exported(String ruleset) {
        Path folder = temp.resolve("mine");
        Run run = Run.of("tables", "export", ruleset, folder.toString());
        assertThat(run.err()).isEmpty();
        assertThat(run.exit()).isZero();
        return folder;
    }

    private static void edit(Path file, String before, String after) throws IOException {
        String text = Files.readString(file);
        assertThat(text).contains(before);
        Files.writeString(file, text.replace(before, after));
    }

    private static Run with(Path folder, String... args) {
        List<String> words = new ArrayList<>(List.of(args));
        words.addAll(List.of("--tables", folder.toString()));
        return Run.of(words);
    }

    private static String code(Run run) {
        assertThat(run.err()).isEmpty();
        return Json.at(run.json(), "outcome").get("code").toString();
    }

    private static List<String> namesIn(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    // export

    @ParameterizedTest
    @MethodSource("rulesetsWithTables")
    void anExportedPackIsWholeAndHoldsEveryTableOfTheRuleset(Ruleset ruleset) throws IOException {
        Path folder = exported(ruleset.name());
        assertThat(namesIn(folder)).containsExactlyInAnyOrderElementsOf(PackReader.files(ruleset));
        Run run = Run.of("tables", "check", folder.toString(), ruleset.name());
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).contains(ruleset.name()).contains("complete");
        assertThat(PackReader.tables(ruleset, ruleset.builtIn(), Map.of()).name())
                .isEqualTo(ruleset.builtIn().name());
    }

    @Test
    void theNapoleonicPackIsTheTenFilesOfItsPage() throws IOException {
        assertThat(namesIn(exported("napoleonic")))
                .containsExactly(
                        "armies.csv",
                        "artillery.csv",
                        "crisis.csv",
                        "crt.csv",
                        "dusk.csv",
                        "formations.csv",
                        "generals.csv",
                        "odds.csv",
                        "squares.csv",
                        "visibility.csv");
    }

    @Test
    void exportReplacesNothingUnlessForced() throws IOException {
        Path folder = temp.resolve("mine");
        Files.createDirectories(folder);
        Files.writeString(folder.resolve("odds.csv"), "my own\n");
        Files.writeString(folder.resolve("notes.txt"), "notes\n");
        Run refused = Run.of("tables", "export", "napoleonic", folder.toString());
        assertThat(refused.exit()).isEqualTo(2);
        assertThat(refused.err()).contains("odds.csv").contains("--force");
        assertThat(namesIn(folder)).containsExactly("notes.txt", "odds.csv");
        assertThat(folder.resolve("odds.csv")).hasContent("my own");

        Run forced = Run.of("tables", "export", "napoleonic", folder.toString(), "--force");
        assertThat(forced.exit()).as(forced.err()).isZero();
        assertThat(namesIn(folder)).hasSize(11).contains("notes.txt");
        assertThat(Files.readString(folder.resolve("odds.csv"))).startsWith("column,attacker,defender\n");
    }

    @Test
    void exportLeavesNoHalfPackBehind() throws IOException {
        Path folder = temp.resolve("mine");
        Files.createDirectories(folder.resolve("visibility.csv"));
        Run run = Run.of("tables", "export", "napoleonic", folder.toString(), "--force");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("visibility.csv").contains("expected");
        assertThat(namesIn(folder)).containsExactly("visibility.csv");

        Path file = Files.writeString(temp.resolve("file"), "x");
        assertThat(Run.of("tables", "export", "napoleonic", file.toString()).exit())
                .isEqualTo(2);
        Run below =
                Run.of("tables", "export", "napoleonic", file.resolve("below").toString());
        assertThat(below.exit()).isEqualTo(1);
        assertThat(below.err()).contains("cannot write").doesNotContain("Exception");
        assertThat(namesIn(temp)).containsExactly("file", "mine");
    }

    @Test
    void exportMakesTheFoldersAboveItsOwn() {
        Path folder = temp.resolve("a/b/mine");
        assertThat(Run.of("tables", "export", "napoleonic", folder.toString()).exit())
                .isZero();
        assertThat(folder.resolve("crt.csv")).exists();
    }

    // use

    @Test
    void oneChangedCellChangesTheOutcomeItDecidesAndNoOther() throws IOException {
        Path folder = exported("napoleonic");
        edit(folder.resolve("crt.csv"), "1:1,0.410,0.559,Dx", "1:1,0.410,0.559,Dd");
        assertThat(Run.of("tables", "check", folder.toString()).exit()).isZero();
        for (String roll : List.of("0.000", "0.250", "0.409", "0.410", "0.500", "0.559", "0.560", "0.750", "0.999")) {
            String[] args = {
                "napoleonic", "combat", "--strength", "10", "--def-strength", "10", "--json", "--roll", roll
            };
            boolean inBand = roll.compareTo("0.410") >= 0 && roll.compareTo("0.559") <= 0;
            assertThat(code(Run.of(args)).equals("Dx")).as(roll).isEqualTo(inBand);
            assertThat(code(with(folder, args))).as(roll).isEqualTo(inBand ? "Dd" : code(Run.of(args)));
        }
        String[] other = {
            "napoleonic", "combat", "--strength", "20", "--def-strength", "10", "--json", "--roll", "0.410"
        };
        assertThat(code(with(folder, other))).isEqualTo(code(Run.of(other)));
    }

    @Test
    void aTroopThatThePlayerAddsCanFight() throws IOException {
        Path folder = exported("napoleonic");
        edit(
                folder.resolve("armies.csv"),
                "french-old-guard,",
                "mameluke,napoleon,france,cavalry,light,6.5,3,4,2,0.300,110,70,130,160,0,\nfrench-old-guard,");
        Run run = with(folder, "napoleonic", "rally", "--troop", "mameluke", "--roll", "0.300", "--json");
        assertThat(code(run)).isEqualTo("rallied");
        assertThat(Run.of("napoleonic", "rally", "--troop", "mameluke", "--roll", "0.300")
                        .exit())
                .isEqualTo(2);
    }

    @Test
    void textAndJsonNameThePack() {
        Path folder = exported("napoleonic");
        assertThat(with(folder, COMBAT).out())
                .contains("Tables mine: odds.csv, crt.csv are still the stand-in's: these numbers are ours");
        List<String> json = new ArrayList<>(List.of(COMBAT));
        json.add("--json");
        assertThat(with(folder, json.toArray(String[]::new)).json()).containsEntry("tables", "mine");
        assertThat(Run.of(json).json()).containsEntry("tables", "stand-in");
        assertThat(Run.of(COMBAT).out()).contains("Tables stand-in: these numbers are ours and not the printed book's");
        assertThat(Run.of("odds", "napoleonic", "combat", "--strength", "1", "--def-strength", "1")
                        .out())
                .contains("Tables stand-in: these numbers are ours");
        assertThat(Run.of("rules", "napoleonic", "combat", "--all").out()).contains("stand-in: these numbers are ours");
    }

    @Test
    void whatTheTextItselfFixesIsNotCalledOurs() {
        assertThat(Run.of("napoleonic", "halt-rout", "--roll", "0.800").out()).doesNotContain("ours");
        assertThat(Run.of("napoleonic", "order", "--roll", "0.800").out()).doesNotContain("ours");
    }

    @Test
    void environmentAndSettingsNameAPackAndTheOptionWins() throws IOException {
        Path folder = exported("napoleonic");
        edit(folder.resolve("crt.csv"), "1:1,0.410,0.559,Dx", "1:1,0.410,0.559,Dd");
        Path other = temp.resolve("other");
        assertThat(Run.of("tables", "export", "napoleonic", other.toString()).exit())
                .isZero();
        String[] json = Stream.concat(Stream.of(COMBAT), Stream.of("--json")).toArray(String[]::new);

        Map<String, String> environment = Map.of("GROGNARD_TABLES", folder.toString());
        assertThat(Run.with("", environment, json).json()).containsEntry("tables", "mine");
        String[] option = Stream.concat(Stream.of(json), Stream.of("--tables", other.toString()))
                .toArray(String[]::new);
        assertThat(Run.with("", environment, option).json()).containsEntry("tables", "other");

        Path settings = Files.createDirectories(temp.resolve("xdg/grognard")).resolve("config");
        Files.writeString(settings, "tables = " + folder + "\n");
        Map<String, String> home = Map.of("XDG_CONFIG_HOME", temp.resolve("xdg").toString());
        assertThat(code(Run.with("", home, json))).isEqualTo("Dd");
        Files.writeString(settings, "tables = " + temp.resolve("nowhere") + "\n");
        Run wrong = Run.with("", home, json);
        assertThat(wrong.exit()).isEqualTo(2);
        assertThat(wrong.err()).contains("tables in ").contains("nowhere").contains("expected a folder");
    }

    /** Also where two rulesets have tables of the same name. */
    @ParameterizedTest
    @MethodSource("rulesetsWithTables")
    void aPackOfOneRulesetLeavesTheOthersOnTheirBuiltInTables(Ruleset ruleset) {
        Path folder = exported(ruleset.name());
        Run check = Run.of("tables", "check", folder.toString());
        assertThat(check.exit()).as(check.err()).isZero();
        assertThat(check.out().lines().filter(line -> line.contains("stays on its tables")))
                .hasSize(Rulesets.names().size() - 1)
                .noneMatch(line -> line.contains(ruleset.name() + " "));
    }

    @Test
    void outcomesOfOtherRulesetsDoNotNameThePack() {
        Run run = with(exported("napoleonic"), "paperboys", "contact", "--att", "4", "--def", "3", "--json");
        assertThat(run.err()).isEmpty();
        assertThat(run.json()).containsEntry("tables", "built-in");
    }

    @Test
    void aFolderThatIsNoneIsRefused() {
        for (List<String> words : List.of(
                List.of("tables", "check", temp.resolve("nowhere").toString()),
                List.of("contact", "--tables", temp.resolve("nowhere").toString()))) {
            Run run = Run.of(words);
            assertThat(run.exit()).isEqualTo(2);
            assertThat(run.err()).contains("nowhere").contains("expected a folder");
        }
    }

    @Test
    void aPackMayNotPassForTheBuiltInOne() throws IOException {
        Run run = Run.of(
                "tables", "export", "napoleonic", temp.resolve("stand-in").toString());
        assertThat(run.exit()).isEqualTo(2);
        Files.move(exported("napoleonic"), temp.resolve("stand-in"));
        Run used = with(temp.resolve("stand-in"), COMBAT);
        assertThat(used.exit()).isEqualTo(2);
        assertThat(used.err()).contains("stand-in").contains("expected a folder of another name");
    }

    // refusals, each by file, line, column and what was expected

    /** Every way of using the pack refuses it, and the check says so with exit code 2. */
    private void refuses(Path folder, String... parts) {
        for (Run run : List.of(
                Run.of("tables", "check", folder.toString()),
                Run.of("tables", "check", folder.toString(), "napoleonic"),
                with(folder, COMBAT),
                with(folder, "napoleonic", "halt-rout", "--roll", "0.800"))) {
            assertThat(run.exit()).as(run.err()).isEqualTo(2);
            assertThat(run.err()).contains(parts).contains("expected").doesNotContain("Exception");
            assertThat(run.err().lines()).allMatch(line -> line.length() < 400);
        }
    }

    @Test
    void aGapIsRefused() throws IOException {
        Path folder = exported("napoleonic");
        edit(folder.resolve("crt.csv"), "1:1,0.410,0.559,Dx", "1:1,0.420,0.559,Dx");
        refuses(folder, "crt.csv, line 33, column 2: from 0.420 for column 1:1 leaves a gap: expected from 0.410");
    }

    @Test
    void anOverlapIsRefused() throws IOException {
        Path folder = exported("napoleonic");
        edit(folder.resolve("squares.csv"), "ordered,0.350,0.799,Ad", "ordered,0.340,0.799,Ad");
        refuses(
                folder,
                "squares.csv, line 3, column 2: from 0.340 for state ordered overlaps the row above: expected from 0.350");
    }

    @Test
    void anOpenEndIsRequiredAtBothEnds() throws IOException {
        Path folder = exported("napoleonic");
        edit(folder.resolve("generals.csv"), ",0.049,killed", "0.000,0.049,killed");
        edit(folder.resolve("generals.csv"), "0.150,,unhurt", "0.150,0.999,unhurt");
        refuses(
                folder,
                "generals.csv, line 2, column 1: from 0.000 in the first band: expected an empty from",
                "generals.csv, line 4, column 2: the last band to 0.999: expected an empty to");
    }

    @Test
    void anUnknownCodeIsRefusedWithTheNearest() throws IOException {
        Path folder = exported("napoleonic");
        edit(folder.resolve("crisis.csv"), "15,0.100,disrupted", "15,0.100,disruptd");
        refuses(folder, "crisis.csv, line 2, column 3: effect disruptd", "did you mean disrupted?");
    }

    @Test
    void aMissingFileIsRefused() throws IOException {
        Path folder = exported("napoleonic");
        Files.delete(folder.resolve("dusk.csv"));
        Files.delete(folder.resolve("odds.csv"));
        refuses(folder, "dusk.csv: the file is missing", "odds.csv: the file is missing");
    }

    @Test
    void aFileAloneAsksForTheOthers() throws IOException {
        Path folder = exported("napoleonic");
        for (String name : namesIn(folder)) {
            if (!name.equals("dusk.csv")) {
                Files.delete(folder.resolve(name));
            }
        }
        refuses(folder, "armies.csv: the file is missing");
    }

    @Test
    void aWrongHeaderIsRefused() throws IOException {
        Path folder = exported("napoleonic");
        edit(folder.resolve("formations.csv"), "arm,from,to,moves", "arm,from,too,moves");
        refuses(folder, "formations.csv, line 1, column 3: header too: expected the column to");
    }

    @Test
    void aStrayByteIsRefused() throws IOException {
        Path folder = exported("napoleonic");
        byte[] bytes = Files.readAllBytes(folder.resolve("visibility.csv"));
        bytes[new String(bytes, StandardCharsets.UTF_8).indexOf("woods")] = (byte) 0xe9;
        Files.write(folder.resolve("visibility.csv"), bytes);
        refuses(folder, "visibility.csv, line 5, column 2: a byte that is not UTF-8");
    }

    @Tag("thorough")
    @Test
    void aTenMegabyteFieldIsRefused() throws IOException {
        Path folder = exported("napoleonic");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write("arm,from,to,moves\ninfantry,line,".getBytes(StandardCharsets.UTF_8));
        bytes.write("x".repeat(10 << 20).getBytes(StandardCharsets.UTF_8));
        bytes.write(",1\n".getBytes(StandardCharsets.UTF_8));
        Files.write(folder.resolve("formations.csv"), bytes.toByteArray());
        refuses(folder, "formations.csv, line 2, column 3: a field of 10485760 characters: expected at most");
    }

    @Test
    void aFileThatIsNoTableIsRefused() throws IOException {
        Path folder = exported("napoleonic");
        Files.write(folder.resolve("crt.csv"), new byte[33 << 20]);
        Files.writeString(folder.resolve("dusk.csv"), "");
        Files.writeString(folder.resolve("odds.csv"), "column,attacker,defender\n");
        Files.delete(folder.resolve("crisis.csv"));
        Files.createDirectory(folder.resolve("crisis.csv"));
        refuses(
                folder,
                "crt.csv: 34603008 bytes: expected",
                "dusk.csv, line 1: the file is empty: expected the header turns-left,distance",
                "odds.csv, line 1: no rows under the header: expected",
                "crisis.csv: a folder: expected a CSV file");
    }

    @Test
    void rowsOfTheWrongLengthAndQuotesThatDoNotCloseAreRefused() throws IOException {
        Path folder = exported("napoleonic");
        edit(folder.resolve("dusk.csv"), "12,900", "12");
        edit(folder.resolve("crisis.csv"), "15,0.100,disrupted", "15,0.100,disrupted,more");
        edit(folder.resolve("odds.csv"), "1:3,1,3", "\"1:3,1,3");
        refuses(
                folder,
                "dusk.csv, line 2, column 1: 1 fields: expected 2",
                "crisis.csv, line 2, column 3: 4 fields",
                "odds.csv, line 3");
    }

    @Test
    void whatNoSingleCellShowsIsRefused() throws IOException {
        Path folder = exported("napoleonic");
        edit(folder.resolve("odds.csv"), "2:1,2,1", "2:1,2,3");
        edit(folder.resolve("crisis.csv"), "20,0.150", "14,0.150");
        edit(folder.resolve("dusk.csv"), "7,580\n", "");
        edit(folder.resolve("artillery.csv"), "horse,451,600", "horse,461,600");
        edit(
                folder.resolve("armies.csv"),
                "french-foot-battery,napoleon,france,artillery,foot,,",
                "french-foot-battery,napoleon,france,artillery,foot,3,");
        edit(folder.resolve("armies.csv"), "160,0,austrian-dragoon", "160,0,austrian-dragon");
        edit(folder.resolve("armies.csv"), "french-light,", "french-line,");
        refuses(
                folder,
                "odds.csv, line 7, column 1: 2:1: expected better odds than the 1:1 above it",
                "crisis.csv, line 3, column 1: level 14: expected more than the 15 above it",
                "dusk.csv, line 2, column 1: turns-left 12: expected 11",
                "artillery.csv, line 26, column 2: range-from 461 for battery horse leaves a gap: expected range-from 451",
                "armies.csv, line 6, column 1: a second row for troop french-line: expected one");
        edit(
                folder.resolve("armies.csv"),
                "french-line,napoleon,france,infantry,light",
                "french-light,napoleon,france,infantry,light");
        refuses(
                folder,
                "armies.csv, line 15, column 6: points for a battery: expected an empty cell",
                "column 16: austrian-dragon: expected a troop of this table");
    }

    @Test
    void tablesThatShareKeysMustShareThemAll() throws IOException {
        Path folder = exported("napoleonic");
        edit(folder.resolve("odds.csv"), "6:1,6,1", "7:1,7,1");
        refuses(
                folder,
                "crt.csv, line 65, column 1: column 6:1: expected one that odds.csv lists",
                "crt.csv, line 1, column 1: no rows for column 7:1");
    }

    @Test
    void everyProblemOfEveryFileIsNamedAtOnce() throws IOException {
        Path folder = exported("napoleonic");
        edit(folder.resolve("crt.csv"), "1:1,0.410,0.559,Dx", "1:1,0.420,0.559,Dq");
        edit(folder.resolve("generals.csv"), "wounded", "hurt");
        Files.delete(folder.resolve("dusk.csv"));
        refuses(
                folder,
                "crt.csv, line 33, column 4: code Dq",
                "crt.csv, line 33, column 2",
                "generals.csv, line 3, column 3",
                "dusk.csv: the file is missing");
    }

    @Test
    void oneMissingFileIsOneComplaint() throws IOException {
        Path folder = exported("napoleonic");
        Files.delete(folder.resolve("dusk.csv"));
        for (Run run : List.of(
                Run.of("tables", "check", folder.toString()),
                with(folder, COMBAT),
                with(folder, "napoleonic", "order"))) {
            assertThat(run.exit()).isEqualTo(2);
            assertThat(run.err().lines()).hasSize(1).allMatch(line -> line.contains("dusk.csv: the file is missing"));
        }
        // formations.csv is a table of acw too, and moves.csv of three others.
        Run acw = with(folder, "acw", "volley-point", "--dice", "3", "--json");
        assertThat(acw.json()).containsEntry("tables", "built-in");
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("rulesetsWithTables")
    void whatIsMissingIsSaidForItsRulesetAlone(Ruleset ruleset) throws IOException {
        for (String missing : PackReader.files(ruleset)) {
            Path folder = temp.resolve("mine");
            assertThat(Run.of("tables", "export", ruleset.name(), folder.toString(), "--force")
                            .exit())
                    .isZero();
            Files.delete(folder.resolve(missing));
            Run run = Run.of("tables", "check", folder.toString());
            assertThat(run.err().lines())
                    .as(missing)
                    .hasSize(1)
                    .allMatch(line -> line.contains(missing + ": the file"));
        }
    }

    @Test
    void aTableThatSeveralRulesetsHaveIsThatOfItsHeader() throws IOException {
        Path folder = Files.createDirectory(temp.resolve("mine"));
        assertThat(Run.of("tables", "export", "honour", folder.toString(), "--force")
                        .exit())
                .isZero();
        for (String name : namesIn(folder)) {
            if (!name.equals("moves.csv")) {
                Files.delete(folder.resolve(name));
            }
        }
        Run run = Run.of("tables", "check", folder.toString());
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).contains("paperboys   none of its files", "acw         none of its files");
        assertThat(run.err().lines())
                .hasSize(PackReader.files(Rulesets.named("honour")).size() - 1);
    }

    @Test
    void unknownFilesAreNamedWithTheNearest() throws IOException {
        Path folder = exported("napoleonic");
        Files.writeString(folder.resolve("notes.txt"), "x");
        Files.writeString(folder.resolve(".hidden"), "x");
        Files.move(folder.resolve("crt.csv"), folder.resolve("ctr.csv"));
        Run run = Run.of("tables", "check", folder.toString());
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out())
                .contains("ctr.csv", "did you mean crt.csv?", "notes.txt")
                .doesNotContain("hidden");
        assertThat(run.err().lines()).hasSize(1).allMatch(line -> line.contains("crt.csv: the file is missing"));
        Files.move(folder.resolve("ctr.csv"), folder.resolve("crt.csv"));
        Run whole = Run.of("tables", "check", folder.toString());
        assertThat(whole.exit()).isZero();
        assertThat(whole.out()).contains("notes.txt   a table of no ruleset, and not read");
    }

    @ParameterizedTest
    @MethodSource("rulesetsWithTables")
    void anExportExplainsEveryColumnInComments(Ruleset ruleset) throws IOException {
        Path folder = exported(ruleset.name());
        for (TableSpec spec : PackReader.packSpecs(ruleset)) {
            List<String> lines = Files.readAllLines(folder.resolve(spec.file()));
            assertThat(lines.get(0)).isEqualTo(String.join(",", spec.header()));
            List<String> comments =
                    lines.stream().filter(line -> line.startsWith("# ")).toList();
            assertThat(comments.get(0)).isEqualTo("# " + spec.title() + ".");
            for (String column : spec.header()) {
                assertThat(comments.stream().skip(1))
                        .as(spec + " " + column)
                        .anyMatch(line -> line.split(":", 2)[0].matches("# (.* and )?" + column + "( and .*)?"));
            }
        }
    }

    @Test
    void commentsMayStandAnywhereAndLinesAreStillCounted() throws IOException {
        Path folder = exported("napoleonic");
        Path crt = folder.resolve("crt.csv");
        String text = Files.readString(crt);
        Files.writeString(crt, "# typed in by me, \"page 22\n" + text.replace("1:1,,", "#\n\n#1:1,x\n1:1,,"));
        assertThat(Run.of("tables", "check", folder.toString()).exit()).isZero();
        edit(crt, "1:1,0.410,0.559,Dx", "1:1,0.410,0.559,Dq");
        refuses(folder, "crt.csv, line 37, column 4: code Dq");
    }

    @Test
    void numbersMayLackTheirNought() throws IOException {
        Path folder = exported("napoleonic");
        for (String name : namesIn(folder)) {
            Path file = folder.resolve(name);
            Files.writeString(file, Files.readString(file).replace(",0.", ",."));
        }
        Run check = Run.of("tables", "check", folder.toString());
        assertThat(check.exit()).as(check.err()).isZero();
        for (String line :
                List.of("general --roll .049", "rally --troop french-line --roll 0.42", "square --roll 0.949")) {
            String[] words = ("napoleonic " + line + " --json").split(" ", -1);
            assertThat(code(with(folder, words))).isEqualTo(code(Run.of(words)));
        }
    }

    @Test
    void aShotMayCostSeveralBases() throws IOException {
        Path folder = exported("napoleonic");
        Path table = folder.resolve("artillery.csv");
        edit(table, "foot,0,150,0.700,,base-lost", "foot,0,150,0.700,0.899,base-lost\nfoot,0,150,0.900,,bases-lost 3");
        String[] shot = {"napoleonic", "artillery", "--battery", "foot", "--range", "100", "--roll", "0.900", "--json"};
        Run run = with(folder, shot);
        assertThat(code(run)).isEqualTo("bases-lost");
        assertThat(run.out())
                .contains("{\"side\":\"target\",\"effect\":\"lose-base\",\"amount\":3}")
                .contains("The shot costs the target 3 bases.");
        shot[7] = "0.899";
        assertThat(code(with(folder, shot))).isEqualTo("base-lost");
        Run odds = with(folder, "odds", "napoleonic", "artillery", "--battery", "foot", "--range", "100", "--json");
        assertThat(odds.out()).contains("{\"code\":\"bases-lost\",\"ways\":\"100\",\"of\":\"1000\"");
        for (String wrong : List.of("bases-lost 1", "bases-lost 10", "bases-lost", "bases-lost x", "base-lost 2")) {
            String text = Files.readString(table);
            edit(table, "bases-lost 3", wrong);
            refuses(folder, "artillery.csv, line 5, column 6: effect " + wrong, "bases-lost and a number from 2 to 9");
            Files.writeString(table, text);
        }
    }

    @Test
    void booksMayHaveAnyName() throws IOException {
        Path folder = exported("napoleonic");
        edit(folder.resolve("armies.csv"), "french-line,napoleon,", "french-line,armées de la République,");
        assertThat(Run.of("tables", "check", folder.toString()).exit()).isZero();
        edit(folder.resolve("armies.csv"), "french-line,armées de la République,", "french-line,,");
        refuses(folder, "armies.csv, line 5, column 2: book '': expected a text");
    }

    /** A million rows that are all wrong: a hundred are named, the others counted and not kept, which would take 200 MB. */
    @Tag("thorough")
    @Test
    void whatIsWrongWithAHopelessFileIsCountedAndNotKept() throws IOException {
        Path folder = exported("napoleonic");
        int bad = 1_000_000;
        StringBuilder rows = new StringBuilder("turns-left,distance\n").append("x,y\n".repeat(bad));
        Files.writeString(folder.resolve("dusk.csv"), rows);
        Runtime runtime = Runtime.getRuntime();
        System.gc();
        long before = runtime.totalMemory() - runtime.freeMemory();
        Run run = Run.of("tables", "check", folder.toString());
        System.gc();
        long kept = runtime.totalMemory() - runtime.freeMemory() - before;
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err().lines()).hasSize(101);
        assertThat(run.err())
                .contains("dusk.csv, line 2, column 1", "dusk.csv: and " + (2L * bad - 100) + " more problems");
        assertThat(kept).isLessThan(16 << 20);

        Files.writeString(folder.resolve("dusk.csv"), "turns-left,distance\n" + "1,1\n".repeat(200_000));
        refuses(folder, "dusk.csv, line 100002: more than 100000 rows: expected a table");
    }

    @Test
    void aSpreadsheetsMarkAndLineEndsAreAccepted() throws IOException {
        Path folder = exported("napoleonic");
        String text = Files.readString(folder.resolve("crt.csv"));
        Files.writeString(
                folder.resolve("crt.csv"), "\uFEFF" + text.replace("\n", "\r\n").replace("0.500", "0.5"));
        assertThat(Run.of("tables", "check", folder.toString()).exit()).isZero();
    }

    // list

    @Test
    void listNamesTablesPackAndHouseKeys() {
        Run all = Run.of("tables", "list");
        assertThat(all.exit()).isZero();
        for (String name : Rulesets.names()) {
            Ruleset ruleset = Rulesets.named(name);
            assertThat(all.out()).contains(name + ": " + ruleset.title());
            for (TableSpec spec : PackReader.specs(ruleset)) {
                assertThat(all.out()).contains(spec.file()).contains(spec.title());
            }
            for (HouseKey<?> key : ruleset.house()) {
                assertThat(all.out()).contains(key.name() + "=").contains(key.meaning());
            }
        }
        Run one = with(exported("napoleonic"), "tables", "list", "napoleonic");
        assertThat(one.out()).contains("tables in force: mine").doesNotContain("paperboys");
        assertThat(Run.of("tables", "list", "napoleonic").out()).contains("tables in force: stand-in (these numbers");
    }

    @Test
    void wrongWordsAreRefused() {
        for (String[] words : new String[][] {
            {"tables"},
            {"tables", "lst"},
            {"tables", "list", "napoleonc"},
            {"tables", "list", "napoleonic", "more"},
            {"tables", "list", "--force"},
            {"tables", "check", "--json"},
            {"tables", "export", "napoleonic", temp.resolve("x").toString(), "--json"},
            {"tables", "export"},
            {"tables", "export", "napoleonic"},
            {"tables", "export", "nothing", temp.resolve("x").toString()},
            {"tables", "check"},
        }) {
            Run run = Run.of(words);
            assertThat(run.exit()).as(String.join(" ", words)).isEqualTo(2);
            assertThat(run.err()).as(String.join(" ", words)).contains("expected");
        }
        assertThat(temp.resolve("x")).doesNotExist();
    }
}
