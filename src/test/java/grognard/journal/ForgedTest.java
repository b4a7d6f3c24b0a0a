package grognard.journal;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.record.ChainHead;
import grognard.record.JsonBytes;
import grognard.record.RecordEvent;
import grognard.record.SealState;
import grognard.record.Version;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Journals whose chain is faultless and whose records are not: a forger who has read the source. */
class ForgedTest {

    private static final String SECRET = "a long enough secret seed";
    private static final String COMMITMENT = Seal.commitment(SECRET);
    private static final String TIME = "2001-09-09T01:46:40Z";

    /** The start of a record, {@code {"schema":1}, in Base64. */
    private static final String TORN = "eyJzY2hlbWEiOjE=";

    @TempDir
    Path folder;

    private Path file = Path.of("");
    private ChainHead head = ChainHead.START;

    @BeforeEach
    void fresh() {
        file = folder.resolve("game.jsonl");
    }

    /** Chains a record, whatever it says. */
    private ForgedTest add(String json, SealState sealing) throws IOException {
        ChainedRecord entry = new ChainWriter().link(head, json.getBytes(StandardCharsets.UTF_8), sealing, TIME);
        Files.writeString(file, (Files.exists(file) ? Files.readString(file) : "") + entry.line());
        head = entry.head();
        return this;
    }

    private ForgedTest add(String json) throws IOException {
        return add(json, head.sealing().after(json.contains("\"source\":\"seed\"")));
    }

    /** A record that is no resolution: its kind, then names and texts of members in turn. */
    private static String event(String kind, String... members) {
        RecordEvent event = new RecordEvent() {
            @Override
            public String kind() {
                return kind;
            }

            @Override
            public void members(JsonBytes json) {
                for (int i = 0; i < members.length; i += 2) {
                    json.member(members[i]).text(members[i + 1]);
                }
            }
        };
        return new String(event.json(Version.text()), StandardCharsets.UTF_8);
    }

    private ForgedTest seal(String salt) throws IOException {
        return add(event("seal", "commitment", COMMITMENT, "numbering", "thrown"), SealState.with(COMMITMENT, salt));
    }

    private ForgedTest salt(String salt) throws IOException {
        return add(event("salt"), head.sealing().salted(salt));
    }

    private ForgedTest reveal(String seed, String commitment) throws IOException {
        return add(opened(seed, commitment), SealState.NONE);
    }

    private String opened(String seed, String commitment) {
        return event(
                        "reveal",
                        "commitment",
                        commitment,
                        "revealed",
                        seed,
                        "records",
                        head.record() + "",
                        "head",
                        head.hash())
                .replaceFirst("\"records\":\"([0-9]+)\"", "\"records\":$1");
    }

    private ForgedTest reveal() throws IOException {
        return reveal(SECRET, COMMITMENT);
    }

    /** A record as the program makes it, its dice from the sealed seed where there is one. */
    private String rally() {
        String seed = head.isSealed()
                ? Seal.seedOf(SECRET, head.salt(), head.sealing().number())
                : "mine";
        return rally("--seed", seed);
    }

    private String rally(String... dice) {
        String[] words = new String[dice.length + 3];
        System.arraycopy(new String[] {"rally", "--pips", "3"}, 0, words, 0, 3);
        System.arraycopy(dice, 0, words, 3, dice.length);
        return object(words);
    }

    /** What the program puts on record of that, without what chains it. */
    private String object(String... words) {
        try {
            Path scratch = Files.createTempFile(folder, "scratch", ".jsonl");
            String[] logged = Arrays.copyOf(words, words.length + 3);
            logged[words.length] = "--json";
            logged[words.length + 1] = "--log";
            logged[words.length + 2] = scratch.toString();
            String line = Run.of(logged).out();
            return line.substring(0, line.indexOf(",\"record\":1,")) + "}";
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private void holds(String... parts) {
        Run run = Run.of("journal", "verify", file.toString(), "--json");
        assertThat(run.out()).contains("\"verified\":true", "\"records\":" + head.record() + ",", head.hash());
        for (String part : parts) {
            assertThat(run.out()).contains(part);
        }
        assertThat(run.exit()).isZero();
    }

    private void fails(String why) throws IOException {
        Run run = Run.of("journal", "verify", file.toString());
        assertThat(run.out()).startsWith("NOT VERIFIED").contains(why);
        assertThat(run.exit()).isEqualTo(3);
        Files.delete(file);
        head = ChainHead.START;
    }

    @Test
    void anHonestSealedGameHolds() throws IOException {
        seal("").salt("word").add(rally());
        add(rally("--dice", "4"));
        holds("sealed since record 1 and not revealed yet");
        add(event("repair", "torn", TORN)).add(rally()).reveal().add(rally());
        assertThat(Run.of("journal", "verify", file.toString(), "--json").out()).doesNotContain("not revealed");
        holds("torn lines that were repaired: 1", "\"seed-dice\":3", "\"given-dice\":1");
        seal("known").add(rally());
        holds("the salt of the seal in record 9 was known when its seed was chosen", "sealed since record 9");
        reveal();
        holds();
    }

    /** A repair keeps the start of a record, or zeros: nothing else can be hidden in it. */
    @ParameterizedTest
    @ValueSource(strings = {"", "!!!!", "====", "e30=", "eyJzY2hlbWEiOjE", "aGVsbG8="})
    void aRepairOfWhatNoWriterLeaves(String torn) throws IOException {
        add(rally()).add(event("repair", "torn", torn));
        fails("record 2 repairs what is no torn record");
    }

    @Test
    void anHonestGameNeedsNoNotes() throws IOException {
        add(rally()).add(rally());
        assertThat(Run.of("journal", "verify", file.toString()).out())
                .doesNotContain("sealed")
                .doesNotContain("repaired")
                .doesNotContain("salt");
    }

    @Test
    void sealsAreOpenedInOrder() throws IOException {
        seal("").seal("");
        fails("record 2 seals a journal that is sealed already");
        add(event("seal", "commitment", COMMITMENT, "numbering", "thrown"), SealState.with("0".repeat(64), ""));
        fails("record 1 has a seal that is not its commitment");
        add(event("seal", "commitment", "abc", "numbering", "thrown"), SealState.with("abc", ""));
        fails("record 1 has a seal that is not its commitment");
        reveal();
        fails("record 1 reveals a seed where none is sealed");
        seal("").reveal("another", COMMITMENT);
        fails("record 2 reveals a seed that is not the sealed one");
        seal("").reveal(SECRET, "0".repeat(64));
        fails("record 2 reveals a seed that is not the sealed one");
        seal("").add(opened(SECRET, COMMITMENT), SealState.with(COMMITMENT, ""));
        fails("record 2 reveals a seed and stays sealed");
        seal("").reveal().reveal();
        fails("record 3 reveals a seed where none is sealed");
    }

    @Test
    void aSaltComesRightAfterItsSealOrNotAtAll() throws IOException {
        salt("word");
        fails("record 1 adds a salt, which only the record right after a seal may do");
        seal("").add(rally()).salt("word");
        fails("record 3 adds a salt");
        seal("word").salt("another");
        fails("record 2 adds a salt");
        seal("").add(event("salt"), SealState.with("0".repeat(64), "word"));
        fails("record 2 adds a salt");
    }

    @Test
    void aRecordKeepsTheSealAndSalt() throws IOException {
        seal("").add(rally(), SealState.NONE);
        fails("record 2 has another seal than the records before it");
        seal("").salt("word").add(rally(), SealState.with(COMMITMENT, "other"));
        fails("record 3 has another seal");
        seal("").add(event("repair", "torn", TORN), SealState.NONE);
        fails("record 2 has another seal");
    }

    @Test
    void sealedDiceComeFromTheSealedSeed() throws IOException {
        seal("").salt("word").add(rally("--seed", Seal.seedOf(SECRET, "", 1))).reveal();
        fails("record 3 does not take its dice from the sealed seed");
        seal("").salt("word")
                .add(rally("--seed", Seal.seedOf(SECRET, "word", 2)))
                .reveal();
        fails("record 3 does not take its dice from the sealed seed");
        seal("").add(rally("--dice", "4")).reveal();
        holds();
    }

    private void forged(UnaryOperator<String> change, String why) throws IOException {
        String honest = rally();
        String forged = change.apply(honest);
        assertThat(forged).isNotEqualTo(honest);
        add(honest).add(forged);
        fails("record 2 " + why);
    }

    @Test
    void whatTheRecordSaysMustBeTrue() throws IOException {
        forged(json -> json.replace("\"seed\":\"mine\"", "\"seed\":null"), "has dice from a seed, but no seed");
        forged(
                json -> json.replace("\"source\":\"seed\"", "\"source\":\"replay\""),
                "has dice that were replayed from another record");
        forged(
                json -> json.replace("\"source\":\"seed\"", "\"source\":\"heaven\""),
                "does not say where the rally die came from");
        forged(json -> json.replace("\"die\":\"d6\"", "\"die\":\"d7x\""), "has a d7x for the rally die");
        forged(json -> json.replaceFirst("\"values\":\\[.\\]", "\"values\":[9]"), "has 9 on the rally die (d6)");
        forged(
                json -> json.replaceFirst("\"rolls\":\\[.*?\\}\\]", "\"rolls\":[4]"),
                "has a roll that is not an object");
        forged(json -> json.replaceFirst("\"rolls\":\\[.*?\\}\\]", "\"rolls\":[]"), "the record lacks the rally die");
        forged(
                json -> json.replaceFirst("\"rolls\":\\[(.*?\\})\\]", "\"rolls\":[$1,$1]"),
                "the record has more dice than are thrown");
        forged(
                json -> json.replace("\"ruleset\":\"paperboys\"", "\"ruleset\":\"fnord\""),
                "is of ruleset fnord, which is not known here");
        forged(
                json -> json.replace("\"resolver\":\"rally\"", "\"resolver\":\"rolly\""),
                "is of resolver rolly, which paperboys does not have");
        forged(
                json -> json.replace("{\"schema\":1", "{\"schema\":1,\"journal\":\"lie\""),
                "is a lie, which this version");
        forged(json -> json.replace("\"label\":null", "\"label\":\"x\",\"label\":\"x\""), "is not a JSON object");
        forged(
                json -> json.replaceFirst("\"needed\":.", "\"needed\":9"),
                "has another outcome numbers needed than the rules give: 9, expected 3");
        forged(
                json -> json.replaceFirst(",\"needed\":.", ""),
                "has another outcome numbers needed than the rules give: nothing, expected 3");
        forged(
                json -> json.replace("\"rulings\":[]", "\"rulings\":[\"PB-17\"]"),
                "has another rulings than the rules give: [PB-17], expected []");
    }

    @Test
    void theSeedsDiceAreNamed() throws IOException {
        String honest = object("roll", "3d6", "--seed", "salamanca");
        assertThat(honest).contains("[6,6,2]");
        add(honest).add(honest.replace("[6,6,2]", "[6,6,3]"));
        fails("record 2 roll 1, the 3d6, is 3; its seed gives 2");
        String two = object("contact", "--seed", "salamanca");
        assertThat(two).contains("\"values\":[6]");
        int second = two.lastIndexOf("\"values\":[6]");
        add(two.substring(0, second) + "\"values\":[5]" + two.substring(second + 12));
        fails("record 1 roll 2, the defender's contact die, is 5; its seed gives 6");
    }

    @Test
    void aDieAmongTheInputsWasGiven() throws IOException {
        String honest = object("contact", "--att", "4", "--seed", "s");
        add(honest);
        holds();
        add(honest.replace("\"source\":\"given\"", "\"source\":\"seed\""));
        fails("record 2 roll 1, the attacker's contact die, is among the inputs, yet not given");
    }

    @Test
    void anInputAtItsDefaultMayHaveBeenTypedOrNot() throws IOException {
        add(object("contact", "--dice", "4,2", "--pips", "0"));
        add(object("contact", "--dice", "4,2"));
        add(object("rally", "--pips", "3", "--dice", "4", "-n", "1", "--label", "Blue"));
        holds();
    }

    @Test
    void whatIsNoRecordIsNamed() throws IOException {
        add(rally());
        Files.writeString(file, Files.readString(file) + "[]\n");
        fails("record 2 is not a JSON object");
        add(rally());
        Files.writeString(file, Files.readString(file).strip());
        fails("record 1 is torn: its line does not end");
        add(rally());
        Files.writeString(file, Files.readString(file).replace("\"pips\":3", "\"pips\":4"));
        fails("record 1 was changed: its hash does not fit");
        head = new ChainHead(1, head.hash(), TIME, SealState.NONE, false);
        add(rally());
        fails("record 1 is missing or out of place: the line here says it is record 2");
        add(rally());
        head = new ChainHead(1, "0".repeat(64), TIME, SealState.NONE, false);
        add(rally());
        fails("record 2 does not follow the record before it: prev is not that one's hash");
    }

    @Test
    void aHashThatWasNotedMustOccur() throws IOException {
        add(rally());
        String noted = head.hash().substring(0, 16);
        add(rally());
        assertThat(Run.of("journal", "verify", file.toString(), "--head", noted).exit())
                .isZero();
        assertThat(Run.of("journal", "verify", file.toString(), "--head", head.hash())
                        .exit())
                .isZero();
        Run run = Run.of("journal", "verify", file.toString(), "--head", "0123456789abcdef");
        assertThat(run.out()).contains("record 3 is missing: no record has the hash 0123456789abcdef that was noted");
        Files.writeString(file, Files.readString(file).strip());
        assertThat(Run.of("journal", "verify", file.toString(), "--head", "0123456789abcdef")
                        .out())
                .contains("record 2 is torn");
    }

    @Test
    void tablesThatAreNotAtHandAreNamed() throws IOException {
        add(rally().replace("\"tables\":\"built-in\"", "\"tables\":\"ours\""));
        fails(
                "record 1 was played with the tables 'ours', which are not available: give their folder with --tables DIR");
    }
}
