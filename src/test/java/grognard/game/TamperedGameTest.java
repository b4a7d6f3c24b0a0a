package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.cli.PromptRun;
import grognard.game.state.OtherEvent;
import grognard.rulesets.Rulesets;
import grognard.testing.Json;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A forger who chains the records anew is found by what the rules make of the units: whatever value of whatever record
 * says something else, but for what only the players know.
 */
class TamperedGameTest {

    private static final int LINES = 25;
    private static final int GAMES = 200;
    private static final int HOSTILE_GAMES = 3;

    /** After so many games in a row without a new kind of value no more are played. */
    private static final int PATIENCE = 25;

    /**
     * What stands in a record and is somebody's word: when it was, what it was called, by which version. Another seed may
     * well throw the same die; that dice are those of their seed is tested where journals are.
     */
    private static final Pattern WORDS = Pattern.compile("prev|hash|time|label|version|text|game|seed");

    /** What of a muster is the players' to say; the tables are told of otherwise. */
    private static final Pattern MUSTERED =
            Pattern.compile("turn|tables-sha256|values\\..*|units\\.(side|unit|brigade|arrives|.*-on)");

    @TempDir
    Path folder;

    private final PromptRun prompt = new PromptRun();

    static List<String> rulesets() {
        return Rulesets.names();
    }

    /** Once for each value of each kind of record. */
    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("rulesets")
    void everyValueOfEveryKindOfRecord(String ruleset) throws IOException {
        assertThat(tampered(ruleset, 1, GAMES, 1, PATIENCE)).isGreaterThan(300);
    }

    /** Every single value. */
    @Tag("long")
    @ParameterizedTest
    @MethodSource("rulesets")
    void everyValueOfEveryRecord(String ruleset) throws IOException {
        int first = Integer.getInteger("long.from", 1);
        int last = first + Integer.getInteger("long.games", GAMES) - 1;
        assertThat(tampered(ruleset, first, last, Integer.MAX_VALUE, GAMES)).isGreaterThan(2000);
    }

    /** What no program of ours writes in any place. */
    private static final List<String> HOSTILE = List.of(
            "null",
            "[]",
            "{}",
            "[{}]",
            "true",
            "-1",
            "0",
            "2.5",
            "2147483648",
            "1e999999999",
            "\"\"",
            "\"none\"",
            "\"gone\"",
            "\"--force\"",
            "\"\\u202e\\u0007\"",
            "\"" + "x".repeat(5000) + "\"");

    /** Lines that read all of a game or go on with it. */
    private static final List<String> READERS = List.of(
            "units", "units --json", "turn", "turn --json", "due", "next --seed a", "phase", "end --seed b", "undo");

    /** Whatever stands in a record of somebody else's, nothing crashes: it is refused, or read as what it says. */
    @Tag("long")
    @ParameterizedTest
    @MethodSource("rulesets")
    void hostileValuesAreRefusedInWords(String ruleset) throws IOException {
        Map<String, Integer> tried = new TreeMap<>();
        List<String> crashed = new ArrayList<>();
        for (int seed = 1; seed <= HOSTILE_GAMES; seed++) {
            List<String> records = played(ruleset, seed);
            List<String> kinds = records.stream().map(TamperedGameTest::kind).toList();
            for (Forgery place : Forgery.all(records)) {
                String what = kinds.get(place.at()).replaceFirst("resolution .*", "resolution") + " "
                        + place.path().replaceFirst("^(inputs|units|working|rolls|outcome.numbers)\\..*", "$1");
                if (place.path().matches("prev|hash") || tried.merge(what, 1, Integer::sum) > 1) {
                    continue;
                }
                for (String hostile : HOSTILE) {
                    Path file = folder.resolve("hostile.jsonl");
                    Files.write(file, place.with(hostile).in(records));
                    StringBuilder said = new StringBuilder(read("journal verify " + file));
                    said.append(read("game " + file));
                    READERS.forEach(line -> said.append(read(line)));
                    if (said.indexOf("internal error") >= 0 || said.indexOf("Exception") >= 0) {
                        crashed.add(place.with(hostile) + ": " + said);
                    }
                }
            }
        }
        assertThat(crashed).isEmpty();
    }

    private String read(String line) {
        Run run = prompt.typed(line);
        return run.err();
    }

    /**
     * @param often how often at most for the same value of the same kind of record
     * @param patience ends after so many games in a row in which nothing was tried
     */
    private int tampered(String ruleset, int first, int last, int often, int patience) throws IOException {
        Map<String, Integer> tried = new TreeMap<>();
        List<String> missed = new ArrayList<>();
        int newest = first;
        for (int seed = first; seed <= last && seed - newest <= patience; seed++) {
            List<String> records = played(ruleset, seed);
            List<String> kinds = records.stream().map(TamperedGameTest::kind).toList();
            for (Forgery forgery : Forgery.all(records)) {
                String what = kinds.get(forgery.at()) + " " + forgery.path();
                if (!isTheirs(forgery, records) && tried.merge(what, 1, Integer::sum) <= often) {
                    newest = seed;
                    Path file = folder.resolve("forged.jsonl");
                    Files.write(file, forgery.in(records));
                    String proof = prompt.typed("journal verify " + file).out();
                    boolean found = proof.startsWith("NOT VERIFIED") && proof.contains("record " + (forgery.at() + 1));
                    boolean theirs = proof.startsWith("VERIFIED") && forgery.isTyped(records);
                    if (!found && !theirs) {
                        missed.add(what + ": " + forgery + "\n" + proof);
                    }
                }
            }
        }
        assertThat(missed).isEmpty();
        for (String kind : OtherEvent.KINDS) {
            assertThat(tried.keySet()).as(kind).anyMatch(what -> what.startsWith(kind + " "));
        }
        for (String value :
                List.of("outcome.changes.to", "outcome.held.to", "outcome.due.n", "force", "changes.from")) {
            assertThat(tried.keySet()).as(value).anyMatch(what -> what.endsWith(" " + value));
        }
        return tried.values().stream().mapToInt(times -> Math.min(often, times)).sum();
    }

    private static boolean isTheirs(Forgery forgery, List<String> records) {
        boolean muster = forgery.at() == 0;
        boolean other = !forgery.other().equals("\"x\"") && !forgery.old().equals("null"); // something that may be
        return forgery.isSaid(records)
                || WORDS.matcher(forgery.path()).matches()
                || (muster && MUSTERED.matcher(forgery.path()).matches())
                || (muster && forgery.path().startsWith("units.") && other);
    }

    private List<String> played(String ruleset, int seed) throws IOException {
        Path game = folder.resolve("game" + seed + ".jsonl");
        String muster = "src/test/resources/musters/" + ruleset + ".csv";
        prompt.type("game new " + game + " " + muster + " --rules " + ruleset);
        Path lines = folder.resolve("lines.txt");
        Files.write(lines, new RandomLines(ruleset, new Random(seed)).lines(LINES));
        Run.of("batch", lines.toString(), "--game", game.toString(), "--seed", "t", "-q", "--keep-going");
        assertThat(prompt.typed("journal verify " + game).out()).startsWith("VERIFIED");
        return Files.readAllLines(game);
    }

    /** {@code resolution fire}, {@code turn}. */
    private static String kind(String record) {
        Map<String, Object> json = Json.object(record);
        Object kind = json.get("journal");
        return kind == null ? "resolution " + json.get("resolver") : kind.toString();
    }
}
