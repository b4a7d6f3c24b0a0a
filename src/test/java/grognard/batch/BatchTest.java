package grognard.batch;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.Main;
import grognard.rules.Ruleset;
import grognard.rulesets.Rulesets;
import grognard.testing.Run;
import grognard.testing.ShellWords;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Many lines in one run. */
class BatchTest {

    private static Run batch(String lines, String... options) {
        List<String> args = new ArrayList<>(List.of("batch"));
        args.addAll(List.of(options));
        return Run.with(lines, Map.of(), args.toArray(String[]::new));
    }

    @Test
    void aLineAloneGivesTheSameAsInTheBatch() {
        Run batch = batch("# turn 5\ncontact --pips 1 --label 'a b'\n\nrally --pips 3 -n 2\n", "--json", "--seed", "s");
        Run second = Run.of("contact", "--pips", "1", "--label", "a b", "--json", "--seed", "s/2");
        Run fourth = Run.of("rally", "--pips", "3", "-n", "2", "--json", "--seed", "s/4");
        assertThat(batch.exit()).isZero();
        assertThat(batch.out()).isEqualTo(inLine(2, second.out()) + inLine(4, fourth.out()));
    }

    /** The results of a line as a batch prints them: the number of the line is their last member. */
    private static String inLine(int number, String alone) {
        return alone.replace("}\n", ",\"line\":" + number + "}\n");
    }

    /** Odds and plans are results too; a record on disk stays as it was hashed. */
    @Test
    void oddsHaveTheirLineToo(@TempDir Path folder) {
        Run batch = batch("# odds\nodds rally 3..4\nroll d6 -n 2\n", "--json", "--seed", "s");
        assertThat(batch.out().lines())
                .hasSize(4)
                .satisfies(lines -> assertThat(lines.get(1)).endsWith(",\"line\":2}"))
                .satisfies(lines -> assertThat(lines.get(3)).endsWith(",\"line\":3}"));
        assertThat(batch.out())
                .startsWith(inLine(2, Run.of("odds", "rally", "3..4", "--json").out()));
        Path log = folder.resolve("j.jsonl");
        Run logged = batch("contact\n", "--json", "--seed", "s", "--log", log.toString());
        assertThat(log).hasContent(logged.out());
    }

    @Test
    void resultsStayInOrderHoweverManyShareTheWork() {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < 5000; i++) {
            lines.append(i % 7 == 0 ? "rally --pips 3" : "contact --pips 2")
                    .append(" --label ")
                    .append(i)
                    .append('\n');
            lines.append(i % 1000 == 0 ? "use paperboys\nroll 2d6 -n 3\n" : "");
        }
        Run one = batch(lines.toString(), "--json", "--seed", "s", "--threads", "1");
        Run four = batch(lines.toString(), "--json", "--seed", "s", "--threads", "4");
        assertThat(one.exit()).isZero();
        assertThat(four).isEqualTo(one);
        assertThat(one.out().lines()).hasSize(5015);
    }

    /** What came of the same faces before is remembered; nobody may see a difference. */
    @ParameterizedTest
    @MethodSource("everyRuleset")
    void linesThatComeAgainAreAnsweredAsIfAlone(String ruleset) {
        List<String> lines = new ArrayList<>(List.of("use " + ruleset));
        Ruleset rules = Rulesets.named(ruleset);
        for (int round = 0; round < 3; round++) {
            for (String name : rules.resolvers()) {
                for (String example : rules.resolver(name).description().examples()) {
                    lines.add(name + " " + example);
                }
            }
        }
        StringBuilder alone = new StringBuilder();
        for (int k = 2; k <= lines.size(); k++) {
            List<String> words = new ArrayList<>(List.of(ruleset));
            words.addAll(ShellWords.split(lines.get(k - 1)));
            words.addAll(List.of("--json", "--seed", "s/" + k));
            alone.append(inLine(k, Run.of(words).out()));
        }
        Run batch = batch(String.join("\n", lines), "--json", "--seed", "s");
        assertThat(batch.out()).isEqualTo(alone.toString());
    }

    static List<String> everyRuleset() {
        return Rulesets.names();
    }

    @Test
    void repetitionsAreAnsweredAsIfAlone() {
        Run many = Run.of("contact", "--pips", "2", "-n", "200", "--json", "--seed", "s", "--label", "x");
        StringBuilder alone = new StringBuilder();
        for (int k = 1; k <= 200; k++) {
            Run one = Run.of("contact", "--pips", "2", "--json", "--seed", "s/" + k, "--label", "x");
            alone.append(one.out().replace("\"label\":\"x\",", "\"label\":\"x\",\"repeat\":" + k + ","));
        }
        assertThat(many.out()).isEqualTo(alone.toString());
    }

    @Test
    void aBadLineEndsItWithItsNumberColumnAndReason() {
        Run run = batch("rally --pips 3\nrally --pips 9\nrally --pips 3\n", "-q");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out().lines()).hasSize(1);
        assertThat(run.err()).isEqualTo("grognard: line 2, column 14: --pips 9: expected a whole number from 0 to 6\n");
    }

    @Test
    void keepGoingReportsEachAndGoesOn() {
        List<String> typed = List.of(
                "rally --pips 9",
                "rally --pips 3",
                "contact --pip 4",
                "  fnord",
                "rally --pips '3",
                "rally --pips 3",
                "use fnord",
                "rally --pips 3 --ask",
                "levy 5",
                "rally --pips=7");
        for (String threads : List.of("1", "3")) {
            Run run = batch(String.join("\n", typed), "-q", "--keep-going", "--threads", threads);
            assertThat(run.exit()).isEqualTo(2);
            assertThat(run.out().lines()).hasSize(2);
            assertThat(run.err().lines().map(line -> line.replaceAll("^(grognard: [^:]*: [^:]*):.*", "$1")))
                    .containsExactly(
                            "grognard: line 1, column 14: --pips 9",
                            "grognard: line 3, column 9: --pip 4",
                            "grognard: line 4, column 3: fnord",
                            "grognard: line 5, column 14: the quote ' is never closed",
                            "grognard: line 7, column 5: use fnord",
                            "grognard: line 8, column 16: --ask",
                            "grognard: line 9, column 6: levy 5",
                            "grognard: line 10, column 7: --pips 7",
                            "grognard: 8 of 10 lines could not be used");
        }
    }

    @Test
    void useHoldsForTheLinesBelowAndRulesForItsOwn() {
        Run run = batch("use honour\nuse paperboys\nrally --pips 1\n--rules paperboys rally --pips 1\nroll d6\n", "-q");
        assertThat(run.err()).isEmpty();
        assertThat(run.out().lines()).hasSize(3);
    }

    @Test
    void aSpreadsheetsColumnsAreTheParameters() {
        String sheet =
                "\uFEFFpips,officer,label\r\n3,,\"3rd, Foot\"\r\n\r\n4,brigadier,\"two\nlines\"\r\n9,,x\r\n,,y\r\n";
        Run run = batch(sheet, "--csv", "rally", "--json", "--seed", "s", "--keep-going");
        Run first = Run.of("rally", "--pips", "3", "--label", "3rd, Foot", "--json", "--seed", "s/2");
        Run second = Run.of(
                "rally", "--pips", "4", "--officer", "brigadier", "--label", "two\nlines", "--json", "--seed", "s/4");
        assertThat(run.out()).isEqualTo(inLine(2, first.out()) + inLine(4, second.out()));
        assertThat(run.err())
                .startsWith("grognard: line 6, column 1: --pips 9: expected a whole number from 0 to 6\n"
                        + "grognard: line 7, column 1: --pips is missing");
        assertThat(run.exit()).isEqualTo(2);
    }

    @Test
    void aColumnThatMeansNothingIsRefused() {
        Run run = batch("pips,officr\n3,\n", "--csv", "rally");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("line 1, column 2").contains("officr").contains("did you mean officer?");
        assertThat(batch("", "--csv", "rally").err()).contains("expected a header");
        assertThat(batch("pips\n3\n", "--csv", "raly").err()).contains("did you mean rally?");
        assertThat(batch("pips\n\"3\n", "--csv", "rally").exit()).isEqualTo(2);
    }

    @Test
    void resultsAsASpreadsheet() {
        Run run = batch("contact --att 4 --def 3 --label \"=a,b\"\n", "--format", "csv", "--seed", "s");
        assertThat(run.out())
                .isEqualTo(
                        "line,ruleset,resolver,label,repeat,code,passed,text,numbers,effects,next,dice,rulings,seed,tables\n"
                                + "1,paperboys,contact,\"'=a,b\",,fight,,Neither gives way: fight it out at the end of the attacker's move phase.,"
                                + "attacker=4 defender=3 difference=1,,fight,4; 3,,s/1,built-in\n");
    }

    @Test
    void exitStatusShowsAFailedTest() {
        assertThat(batch("rally --pips 6 --dice 1\nrally --pips 1\n", "-q", "--exit-status")
                        .exit())
                .isEqualTo(10);
        assertThat(batch("rally --pips 6 --dice 1\n", "-q").exit()).isZero();
    }

    @Test
    void pipedInputIsABatch() {
        Run run = Run.with("rally --pips 3\nrally --pips 3 --dice 3 -q\n", Map.of());
        assertThat(run.exit()).isZero();
        assertThat(run.out()).startsWith("1> rally --pips 3\n").endsWith("\nRALLIED  The unit rallies.\n");
    }

    @Test
    void whatIsNoTextIsRefused() {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        byte[] bytes = {'r', 'o', 'l', 'l', ' ', (byte) 0xff, '\n'};
        int exit = Main.run(new ByteArrayInputStream(bytes), OutputStream.nullOutputStream(), err, Map.of(), "batch");
        assertThat(exit).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8)).isEqualTo("grognard: line 1: expected UTF-8 text\n");
        assertThat(batch("x".repeat(3_000_000) + "\nroll d6\n", "--keep-going", "-q")
                        .err())
                .startsWith("grognard: line 1: expected a line of at most 1048576 bytes");
        assertThat(batch("", "fnord").exit()).isEqualTo(2);
        Run nul = batch("roll d6 --label a\0b\nroll d6\n", "--keep-going", "-q");
        assertThat(nul.err()).startsWith("grognard: line 1: expected UTF-8 text without NUL characters\n");
        assertThat(nul.out().lines()).hasSize(1);
        Run returns = batch("# a comment\rroll d6\r", "-q"); // all of it would be a comment
        assertThat(returns.err())
                .isEqualTo(
                        "grognard: line 1, column 12: expected lines that end with a line feed, not with a carriage return\n");
        assertThat(returns.exit()).isEqualTo(2);
        assertThat(Run.of("batch", "/no/such/file").err()).contains("expected a file that exists");
        assertThat(Run.of("batch", "/").err()).isEqualTo("grognard: batch /: expected a file, and this is a folder\n");
    }

    @Test
    void aReaderThatHasSeenEnoughIsNoError() {
        String lines = "contact\n".repeat(5000);
        for (String threads : List.of("1", "3")) {
            ByteArrayOutputStream err = new ByteArrayOutputStream();
            OutputStream closed = new OutputStream() {
                @Override
                public void write(int b) throws IOException {
                    throw new IOException("Broken pipe");
                }
            };
            ByteArrayInputStream in = new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8));
            assertThat(Main.run(in, closed, err, Map.of(), "batch", "--json", "--threads", threads))
                    .isZero();
            assertThat(err.size()).isZero();
        }
    }

    /** Whoever writes line by line is answered line by line; a batch that waited for more would hang here. */
    @Test
    void outputIsWrittenAsItComes() throws Exception {
        for (String kind : List.of("lines", "rows")) {
            PipedOutputStream typing = new PipedOutputStream();
            PipedInputStream in = new PipedInputStream(typing);
            BlockingQueue<String> answers = new LinkedBlockingQueue<>();
            OutputStream out = new OutputStream() {
                @Override
                public void write(int b) {
                    answers.add(String.valueOf((char) b));
                }

                @Override
                public void write(byte[] bytes, int from, int length) {
                    answers.add(new String(bytes, from, length, StandardCharsets.UTF_8));
                }
            };
            boolean rows = kind.equals("rows");
            String[] args = rows
                    ? new String[] {"batch", "--json", "--threads", "2", "--csv", "rally"}
                    : new String[] {"batch", "--json", "--threads", "2"};
            Thread program =
                    new Thread(() -> Main.run(in, out, OutputStream.nullOutputStream(), Map.of(), args), "program");
            program.start();
            if (rows) {
                typing.write("pips\n".getBytes(StandardCharsets.UTF_8));
            }
            for (int i = 0; i < 3; i++) {
                typing.write((rows ? "3\n" : "rally --pips 3\n").getBytes(StandardCharsets.UTF_8));
                typing.flush();
                String answer = answers.poll(60, TimeUnit.SECONDS);
                while (answer != null && answer.isEmpty()) {
                    answer = answers.poll(60, TimeUnit.SECONDS);
                }
                assertThat(answer).startsWith("{\"schema\":1");
            }
            typing.close();
            program.join();
        }
    }

    @Test
    void progressShowsWhereSomebodyWatches() {
        long[] now = {0};
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        String lines = String.join(
                "", IntStream.range(0, 2000).mapToObj(i -> "roll d6\n").toList());
        int exit = Main.run(
                new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8)),
                OutputStream.nullOutputStream(),
                err,
                Map.of("GROGNARD_TTY", "2"),
                () -> now[0] += 1000,
                "batch",
                "--threads",
                "1");
        assertThat(exit).isZero();
        assertThat(err.toString(StandardCharsets.UTF_8))
                .startsWith("\r\u001b[K512 lines, ")
                .contains(" a second")
                .endsWith("\r\u001b[K");
    }

    /** Every complaint once, in the order of the lines, whoever else writes meanwhile. */
    @Test
    void complaintsAreNeitherLostNorDoubledHoweverManyShareTheWork() {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < 4000; i++) {
            lines.append("contact --pips ").append(i % 9).append('\n');
        }
        Run one = batch(lines.toString(), "--json", "--seed", "s", "--keep-going", "--threads", "1");
        assertThat(one.exit()).isEqualTo(2);
        assertThat(one.err().lines()).hasSize(4000 * 2 / 9 + 1);
        for (int i = 0; i < 10; i++) {
            assertThat(batch(lines.toString(), "--json", "--seed", "s", "--keep-going", "--threads", "4"))
                    .isEqualTo(one);
        }
    }

    /** A line that reads what the one before it writes comes after it, whatever it looks like. */
    @Test
    void whatIsSetHoldsForEveryLineBelowHoweverManyShareTheWork() {
        String lines = "contact --label 'no game'\n".repeat(600) + "set format quiet\n" + "contact\n".repeat(1200);
        Run alone = batch(lines, "--seed", "s", "--threads", "1");
        Run shared = batch(lines, "--seed", "s", "--threads", "3");
        assertThat(alone.exit()).isZero();
        assertThat(shared.out()).isEqualTo(alone.out());
    }

    /** JSON results are cached by line; a setting made in between changes what the same line does. */
    @Test
    void whatIsSetHoldsForLinesThatComeAgainAsJson(@TempDir Path folder) {
        Path journal = folder.resolve("j.jsonl");
        String line = "fight --stands 4 --def-stands 4\n";
        String lines = line + line + "set house.fight.rout-at 3\n" + line + "set seed x\n" + line + "set log '"
                + journal + "'\n" + line + "unset log\nunset seed\nunset house.fight.rout-at\n" + line;
        for (String threads : List.of("1", "2")) {
            Run run = batch(lines, "--json", "--seed", "s", "--threads", threads);
            assertThat(run.exit()).as(run.err()).isZero();
            List<String> results = run.out().lines().toList();
            assertThat(results).hasSize(6);
            assertThat(results.get(2)).contains("rout-at 3", "\"seed\":\"s/4\"");
            assertThat(results.get(3)).contains("rout-at 3", "\"seed\":\"x/1\"");
            assertThat(results.get(4)).contains("rout-at 3", "\"seed\":\"x/", "\"record\":");
            assertThat(results.get(5)).contains("rout-at 4", "\"seed\":\"s/12\"");
        }
        assertThat(journal).content().hasLineCount(2);
    }

    /** In a game a line names units and is recorded, also if the batch began without a game. */
    @Test
    void linesAfterAGameBeginsAreRecordedAsJsonToo(@TempDir Path folder) throws IOException {
        Path muster =
                Files.writeString(folder.resolve("armies.csv"), "side,unit,stands\nbritish,33rd,8\nfrench,45e,6\n");
        Path game = folder.resolve("g.jsonl");
        String lines = "contact\ncontact\ngame new '" + game + "' '" + muster + "'\ncontact\nfire 33rd 45e 20\n";
        Run run = batch(lines, "--json", "--seed", "s");
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(game).content().hasLineCount(3);
    }

    /** Text between the objects would stop jq; what has no JSON goes to standard error. */
    @Test
    void aBatchOfAGameIsJsonThroughout(@TempDir Path folder) throws IOException {
        Path muster =
                Files.writeString(folder.resolve("armies.csv"), "side,unit,stands\nbritish,33rd,8\nfrench,45e,6\n");
        String lines = "game new '" + folder.resolve("g.jsonl") + "' '" + muster + "'\n"
                + "set seed x\nalias\nunits\nunit 45e pips=2\nfire 33rd 45e 20 --dice 6,6,6,6,6,6,6,6\ndue\nturn\nnext\nnote hot\nend\nundo\n"
                + "unit 33rd\nodds fire 45e 33rd 20\nset\ngame\n";
        Run run = batch(lines, "--json", "--seed", "s");
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out().lines())
                .hasSizeGreaterThan(11)
                .allSatisfy(line -> assertThat(line).startsWith("{").endsWith("}"));
        assertThat(run.err()).contains("2 units mustered", "  seed  x  ", "Turn 1");
    }

    /** The lines before them may have been run by other threads. */
    @ParameterizedTest
    @ValueSource(strings = {"again", "last"})
    void aCommandAboutTheLastLineIsRefused(String command) {
        for (String threads : List.of("1", "2")) {
            Run run = batch("contact\n" + command + "\n", "-q", "--seed", "s", "--threads", threads);
            assertThat(run.exit()).isEqualTo(2);
            assertThat(run.out().lines()).hasSize(1);
            assertThat(run.err()).isEqualTo("grognard: line 2, column 1: " + command + ": expected it at the prompt\n");
        }
    }

    @Test
    void linesThatWriteRunAlone(@TempDir Path folder) {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < 20; i++) {
            String pack = "'" + folder.resolve("pack" + i) + "'";
            lines.append("contact\n".repeat(511))
                    .append("tables export honour ")
                    .append(pack)
                    .append('\n');
            lines.append("tables check ").append(pack).append(" honour\n").append("contact\n".repeat(511));
            lines.append("honour fallback --tables ").append(pack).append(" -q\n");
        }
        Run run = batch(lines.toString(), "--seed", "s", "-q", "--threads", "2");
        assertThat(run.err()).isEmpty();
        assertThat(run.exit()).isZero();
        assertThat(run.out().lines().filter(line -> line.contains("complete"))).hasSize(20);
    }

    @Test
    void rowsAreTheSameHoweverTheBytesArrive() {
        StringBuilder sheet = new StringBuilder("pips,label\r\n");
        for (int i = 0; i < 300; i++) {
            sheet.append(i % 7)
                    .append(i % 3 == 0 ? ",a\"b" : i % 3 == 1 ? ",\"two\nlines, \"\"x\"\"\"" : ",")
                    .append('\n');
            sheet.append(i % 50 == 0 ? "\n\r\n" : "");
        }
        byte[] bytes = sheet.toString().getBytes(StandardCharsets.UTF_8);
        String[] args = {"batch", "--csv", "rally", "--json", "--seed", "s", "--keep-going", "--threads", "2"};
        Run whole = Run.with(sheet.toString(), Map.of(), args);
        assertThat(whole.out().lines()).hasSize(300);
        for (int piece : new int[] {1, 2, 3, 7, 64, 4096}) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            ByteArrayOutputStream err = new ByteArrayOutputStream();
            Main.run(new InPieces(bytes, piece), out, err, Map.of(), args);
            assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo(whole.out());
            assertThat(err.toString(StandardCharsets.UTF_8)).isEqualTo(whole.err());
        }
    }

    @Test
    void aQuoteThatIsNeverClosedEndsTheBatchAtItsOwnLine() {
        String rows = "pips,label\n3,a\n3,\"b\nb\"\n3,\"c\nc\"\n3,\"d\n" + "3,e\n".repeat(2000);
        for (String threads : List.of("1", "2")) {
            Run run = batch(rows, "--csv", "rally", "-q", "--keep-going", "--threads", threads);
            assertThat(run.out().lines()).hasSize(3);
            assertThat(run.err())
                    .startsWith("grognard: line 7: expected every quote closed; nothing from here on was read\n");
            assertThat(run.exit()).isEqualTo(2);
        }
        assertThat(batch("pips,label\n3,\"a\nb\",\"c\nd\n", "--csv", "rally").err())
                .startsWith("grognard: line 3: expected every quote closed");
        assertThat(batch("\"pips\n3\n", "--csv", "rally").err())
                .startsWith("grognard: line 1: expected every quote closed");
    }

    @Test
    void aLooseQuoteSpoilsItsRowOnly() {
        String rows = "pips,label\n3,a\n3,\"b\"b\n3,c\n3,\"d\nd\"d,\"\n3,e\n";
        Run run = batch(rows, "--csv", "rally", "-q", "--keep-going", "--threads", "1");
        assertThat(run.out().lines()).hasSize(3);
        assertThat(run.err().lines())
                .satisfiesExactly(
                        first -> assertThat(first).startsWith("grognard: line 3: expected a comma after the quote"),
                        second -> assertThat(second).startsWith("grognard: line 6: expected a comma after the quote"),
                        last -> assertThat(last).isEqualTo("grognard: 2 of 5 lines could not be used"));
    }

    @Test
    void shardsEndAtALineOnWhichOthersDepend() {
        String lines = "contact\nrally --pips 3\ncontact\nset seed x\ncontact\nagain\n";
        for (int k = 1; k <= 3; k++) {
            String shard = k + "/3";
            Run run = batch(lines, "-q", "--seed", "s", "--shard", shard);
            assertThat(run.out().lines()).hasSize(1);
            assertThat(run.err()).startsWith("grognard: line 4: expected no set, unset, again,");
            assertThat(run.exit()).isEqualTo(2);
            assertThat(batch(lines, "-q", "--seed", "s", "--shard", shard, "--keep-going")
                            .err())
                    .contains("line 4:", "line 6:");
        }
        assertThat(batch("label,pips\nset,1\nagain,2\n", "--csv", "rally", "-q", "--seed", "s", "--shard", "1/2")
                        .exit())
                .isZero();
    }

    @Test
    void aRowOfTooManyCellsSpoilsItselfOnly() {
        String rows = "pips,label\n3,a\n3,b" + ",".repeat(20_000) + "\n3,c\n";
        Run run = batch(rows, "--csv", "rally", "-q", "--keep-going");
        assertThat(run.out().lines()).hasSize(2);
        assertThat(run.err()).startsWith("grognard: line 3: expected at most 16384 cells in a row\n");
        assertThat(batch("pips" + ",x".repeat(20_000) + "\n", "--csv", "rally").err())
                .startsWith("grognard: line 1: expected at most 16384 cells in a row");
    }

    /** Whoever shares a batch out gets what one would have got, whatever the lines say about those below them. */
    @Test
    void shardsLaidTogetherAreTheWhole() {
        StringBuilder lines = new StringBuilder("# turn 5\n");
        for (int i = 0; i < 3000; i++) {
            lines.append(i % 400 == 7 ? "use 'honour'\n" : i % 400 == 290 ? "use paperboys\n" : "");
            lines.append(i % 5 == 0 ? "roll 2d6 -n 2" : "paperboys contact --pips " + i % 6)
                    .append(i % 3 == 0 ? "\n" : " --label " + i + "\n");
            lines.append(i % 500 == 3 ? "odds roll 2d6\n" : "");
            lines.append(i % 9 == 0 ? "\n" : "rally " + (i % 400 >= 7 && i % 400 < 290 ? "" : "--pips 3") + "\n");
        }
        StringBuilder sheet = new StringBuilder("pips,label\n");
        for (int i = 0; i < 500; i++) {
            sheet.append(i % 7).append(i % 4 == 0 ? ",\"two\nlines\"\n" : ",\n");
        }
        assertThat(shards(lines.toString(), 8, "--threads", "1"))
                .isEqualTo(whole(lines.toString(), "--threads", "1"))
                .isEqualTo(shards(lines.toString(), 3, "--threads", "2"));
        assertThat(shards(sheet.toString(), 8, "--csv", "rally")).isEqualTo(whole(sheet.toString(), "--csv", "rally"));
    }

    /** What the undivided batch prints. */
    private static String whole(String lines, String... options) {
        List<String> all = new ArrayList<>(List.of(options));
        all.addAll(List.of("--json", "--seed", "s", "--keep-going"));
        Run run = batch(lines, all.toArray(String[]::new));
        assertThat(run.err()).isEmpty();
        return run.out();
    }

    /** What the shards print, sorted by the line at the end of each result. */
    private static String shards(String lines, int count, String... options) {
        List<String> together = new ArrayList<>();
        for (int k = 1; k <= count; k++) {
            List<String> all = new ArrayList<>(List.of(options));
            all.addAll(List.of("--shard", k + "/" + count));
            String shard = whole(lines, all.toArray(String[]::new));
            assertThat(shard).isNotEmpty();
            together.addAll(shard.lines().toList());
        }
        Pattern line = Pattern.compile(",\"line\":(\\d+)}$");
        together.sort(Comparator.comparingInt(result -> {
            Matcher number = line.matcher(result);
            assertThat(number.find()).isTrue();
            return Integer.parseInt(number.group(1));
        }));
        return String.join("\n", together) + "\n";
    }

    @Test
    void aShardThatIsNoneIsRefused(@TempDir Path folder) {
        for (String bad : List.of("0/8", "9/8", "2", "2/", "/8", "a/b", "1/1000001", "-1/8")) {
            assertThat(batch("contact\n", "--seed", "s", "--shard", bad).err())
                    .startsWith("grognard: --shard " + bad + ": expected K/N");
        }
        assertThat(batch("contact\n", "--shard", "2/8").err()).contains("--shard: expected a --seed");
        String log = folder.resolve("j.jsonl").toString();
        Run logged = batch("contact\n", "--seed", "s", "--shard", "2/8", "--log", log);
        assertThat(logged.exit()).isEqualTo(2);
        assertThat(logged.err()).contains("--shard: expected no journal");
    }

    /** Gives no more than so many bytes at a time, and never says that there are more. */
    private static final class InPieces extends ByteArrayInputStream {
        private final int most;

        InPieces(byte[] bytes, int most) {
            super(bytes);
            this.most = most;
        }

        @Override
        public synchronized int read(byte[] into, int from, int length) {
            return super.read(into, from, Math.min(most, length));
        }

        @Override
        public synchronized int available() {
            return 0;
        }
    }
}
