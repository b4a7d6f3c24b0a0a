package grognard.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grognard.dice.Die;
import grognard.dice.Roll;
import grognard.input.BadInput;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Single records: written, chained, read again. */
class RecordsTest {

    @TempDir
    Path folder;

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static Recorded read(String line) {
        return Recorded.read(bytes(line));
    }

    @Test
    void jsonIsReadWholeOrNotAtAll() {
        assertThat(Json.object(bytes("{\"a\":[1,null,{\"b\":2.50}],\"c\":null,\"d\":true,\"e\":false,\"f\":\"x\"} ")))
                .contains(Map.of(
                        "a",
                        List.of(BigDecimal.ONE, Map.of("b", new BigDecimal("2.50"))),
                        "d",
                        true,
                        "e",
                        false,
                        "f",
                        "x"));
        for (String wrong : List.of("", "[]", "{", "{} {}", "{\"a\":1,\"a\":1}", "x")) {
            assertThat(Json.object(bytes(wrong))).as(wrong).isEmpty();
        }
        assertThat(Json.quoted("a\"b\n")).isEqualTo("\"a\\\"b\\n\"");
        assertThat(Json.event("seal", Map.of("commitment", "x"), "1.0"))
                .isEqualTo("{\"schema\":1,\"journal\":\"seal\",\"commitment\":\"x\",\"version\":\"1.0\"}");
    }

    @Test
    void anEntryIsChainedToTheOneBefore() {
        Entry first = Entry.after(Head.START, "{\"schema\":1}", "", "", "now");
        assertThat(first.line())
                .startsWith(
                        "{\"schema\":1,\"record\":1,\"time\":\"now\",\"prev\":\"" + "0".repeat(64) + "\",\"hash\":\"")
                .endsWith(first.head().hash() + "\"}\n");
        assertThat(first.head()).isEqualTo(new Head(1, first.head().hash(), "", "", false));
        Entry seal = Entry.after(first.head(), "{\"schema\":1}", "abc", "", "now");
        assertThat(seal.line())
                .startsWith("{\"schema\":1,\"seal\":\"abc\",\"record\":2,")
                .contains("\"prev\":\"" + first.head().hash() + "\"");
        assertThat(seal.head().justSealed()).isTrue();
        assertThat(seal.head().isSealed()).isTrue();
        Entry next = Entry.after(seal.head(), "{\"schema\":1}", "abc", "a \"word\"", "now");
        assertThat(next.line()).startsWith("{\"schema\":1,\"seal\":\"abc\",\"salt\":\"a \\\"word\\\"\",\"record\":3,");
        assertThat(next.head().justSealed()).isFalse();
        Recorded read = read(next.line().strip());
        assertThat(read.isWhole()).isTrue();
        assertThat(read.head()).isEqualTo(next.head());
        assertThat(read.number()).isEqualTo(3);
        assertThat(read.time()).isEqualTo("now");
        assertThat(read.line()).isEqualTo(next.line().strip());
    }

    @Test
    void aRecordIsWholeOnlyWithItsOwnHashAtItsEnd() {
        String line =
                Entry.after(Head.START, "{\"schema\":1}", "", "", "now").line().strip();
        assertThat(read(line).isWhole()).isTrue();
        assertThat(read(line + " ").isWhole()).isFalse();
        assertThat(read(line.replace("now", "new")).isWhole()).isFalse();
        assertThat(read("{\"hash\":\"" + "0".repeat(64) + "\"}").isWhole()).isFalse();
        assertThat(read("{\"a\":1,\"hash\":\"\"}").isWhole()).isFalse();
        assertThat(read("{}").isWhole()).isFalse();
    }

    @Test
    void aRecordSaysWhatItHolds() {
        Recorded record = read("""
                {"schema":1,"ruleset":"paperboys","resolver":"rally","label":"Blue","inputs":{"pips":3,"far":7.50,\
                "cards":["a,1","b,2"],"on":true},"rolls":[{"for":"rally die","die":"d6","values":[4,2],"source":"given"},\
                {"for":"luck","die":"d1000","values":[0.412],"source":"seed"},{"for":"none","die":"d6","source":"seed"}],\
                "rulings":["PB-1"],"house":{"rain":"yes"},"seed":"s","repeat":2,"record":7}""");
        assertThat(record.kind()).isEqualTo(Recorded.Kind.RESOLUTION);
        assertThat(record.ruleset()).isEqualTo("paperboys");
        assertThat(record.resolver()).isEqualTo("rally");
        assertThat(record.label()).contains("Blue");
        assertThat(record.seed()).contains("s");
        assertThat(record.repeat()).isEqualTo(2);
        assertThat(record.number()).isEqualTo(7);
        assertThat(record.rulings()).containsExactly("PB-1");
        assertThat(record.house()).containsExactly(Map.entry("rain", "yes"));
        assertThat(record.inputs())
                .containsExactly(
                        Map.entry("pips", "3"),
                        Map.entry("far", "7.50"),
                        Map.entry("cards", "a,1\nb,2"),
                        Map.entry("on", "true"));
        assertThat(record.rolls())
                .containsExactly(
                        new Roll("rally die", Die.D6, List.of(4, 2), Roll.Source.GIVEN),
                        new Roll("luck", Die.THOUSANDTHS, List.of(412), Roll.Source.SEED),
                        new Roll("none", Die.D6, List.of(), Roll.Source.SEED));
        Recorded empty = read("{}");
        assertThat(empty.number()).isZero();
        assertThat(empty.repeat()).isZero();
        assertThat(empty.rolls()).isEmpty();
        assertThat(empty.inputs()).isEmpty();
        assertThat(empty.label()).isEmpty();
        assertThat(empty.time()).isEmpty();
        assertThat(read("{\"journal\":\"reveal\"}").kind()).isEqualTo(Recorded.Kind.REVEAL);
    }

    @Test
    void aSealIsComputedAsThePageSays() {
        // printf 'seed' | sha256sum; printf 'seed\0salt\0003' | sha256sum
        assertThat(Seal.commitment("seed"))
                .isEqualTo("19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b");
        assertThat(Seal.seedOf("seed", "salt", 3))
                .isEqualTo("68b4141c761307ca9c6ecc151f9c67764bdf80610e43e7df5fd1984b7d9d97a4");
    }

    @Test
    void aJournalIsReadLineByLine() throws IOException {
        Path file = folder.resolve("game.jsonl");
        Files.writeString(file, "{\"record\":1}\n\n{\"record\":3}");
        Path zeros = folder.resolve("zeros");
        Files.write(zeros, new byte[] {'a', 0, 'b', '\n'});
        try (Reading reading = Reading.of(zeros)) {
            assertThat(reading.line().orElseThrow()).containsExactly('a', 0, 'b');
        }
        try (Reading reading = Reading.of(file)) {
            assertThat(reading.line())
                    .map(line -> new String(line, StandardCharsets.UTF_8))
                    .contains("{\"record\":1}");
            assertThat(reading.wasEnded()).isTrue();
            assertThat(reading.line()).map(line -> line.length).contains(0);
            assertThat(reading.next()).map(Recorded::number).contains(3L);
            assertThat(reading.wasEnded()).isFalse();
            assertThat(reading.next()).isEqualTo(Optional.empty());
        }
        try (Reading reading = Reading.of(file)) {
            reading.next();
            assertThatThrownBy(reading::next)
                    .isInstanceOf(BadInput.class)
                    .hasMessage(file + ": a line is not a JSON object; journal verify says which");
        }
        assertThatThrownBy(() -> Reading.of(folder.resolve("none")))
                .hasMessageStartingWith("journal ")
                .hasMessageEndingWith("expected a file that exists");
    }

    @Test
    void luckCountsEachLabelPurposeAndSource() {
        Luck luck = new Luck();
        String roll = "{\"label\":\"%s\",\"rolls\":[{\"for\":\"%s\",\"die\":\"%s\",\"values\":%s,\"source\":\"%s\"}]}";
        luck.add(read(roll.formatted("Red", "shot", "dav", "[3,3,5]", "seed")));
        luck.add(read(roll.formatted("Red", "shot", "d6", "[6]", "seed")));
        luck.add(read(roll.formatted("Blue", "shot", "d6", "[1,2]", "seed")));
        luck.add(read(roll.formatted("Blue", "morale", "d6", "[4]", "seed")));
        luck.add(read(roll.formatted("Blue", "shot", "d6", "[4]", "given")));
        luck.add(read(roll.formatted("Blue", "shot", "d6", "[1]", "seed")));
        assertThat(luck.lines())
                .extracting(line -> line.dice().label() + " " + line.dice().purpose() + " "
                        + line.dice().die() + " " + line.dice().source() + " " + line.count() + " " + line.sum())
                .containsExactly(
                        "Blue morale d6 seed 1 4",
                        "Blue shot d6 given 1 4",
                        "Blue shot d6 seed 3 4",
                        "Red shot d6 seed 1 6",
                        "Red shot dav seed 3 11");
        Luck.Line average = luck.lines().get(4);
        Luck many = new Luck();
        for (int sides = 9; sides > 1; sides--) {
            many.add(read(roll.formatted("Red", "shot", "d" + sides, "[1]", "seed")));
        }
        assertThat(many.lines())
                .extracting(line -> line.dice().die().name())
                .containsExactly("d2", "d3", "d4", "d5", "d6", "d7", "d8", "d9");
        Luck labels = new Luck();
        for (char label = 'h'; label >= 'a'; label--) {
            labels.add(read(roll.formatted(label, "shot", "d6", "[1]", "seed")));
        }
        assertThat(labels.lines())
                .extracting(line -> line.dice().label())
                .containsExactly("a", "b", "c", "d", "e", "f", "g", "h");
        assertThat(average.mean()).isEqualTo(11 / 3.0);
        assertThat(average.expectedMean()).isEqualTo(3.5);
        assertThat(average.expected(3)).isEqualTo(1);
        assertThat(average.expected(5)).isEqualTo(0.5);
        assertThat(average.faces()).containsExactly(Map.entry(3, 2L), Map.entry(5, 1L));
        assertThat(luck.perDie())
                .extracting(line -> line.dice().die() + " " + line.dice().source() + " " + line.count() + " "
                        + line.sum() + " " + line.faces())
                .containsExactly("d6 given 1 4 {4=1}", "d6 seed 5 14 {1=2, 2=1, 4=1, 6=1}", "dav seed 3 11 {3=2, 5=1}");
        assertThat(Luck.shown(Die.D6, 3.5)).isEqualByComparingTo("3.5");
        assertThat(Luck.shown(Die.THOUSANDTHS, 499.5)).isEqualByComparingTo("0.4995");
    }
}
