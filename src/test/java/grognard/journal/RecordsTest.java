package grognard.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grognard.input.BadInput;
import grognard.record.ChainHead;
import grognard.record.RecordEntry;
import grognard.record.SealState;
import grognard.record.Version;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
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

    private static RecordEntry read(String line) {
        return RecordEntry.read(bytes(line));
    }

    @Test
    void anEntryIsChainedToTheOneBefore() {
        ChainedRecord first = new ChainWriter().link(ChainHead.START, bytes("{\"schema\":1}"), SealState.NONE, "now");
        assertThat(first.line())
                .startsWith(
                        "{\"schema\":1,\"record\":1,\"time\":\"now\",\"prev\":\"" + "0".repeat(64) + "\",\"hash\":\"")
                .endsWith(first.head().hash() + "\"}\n");
        assertThat(first.head()).isEqualTo(new ChainHead(1, first.head().hash(), "now", SealState.NONE, false));
        ChainedRecord seal =
                new ChainWriter().link(first.head(), bytes("{\"schema\":1}"), SealState.with("abc", ""), "now");
        assertThat(seal.line())
                .startsWith("{\"schema\":1,\"seal\":\"abc\",\"thrown\":0,\"record\":2,")
                .contains("\"prev\":\"" + first.head().hash() + "\"");
        assertThat(seal.head().justSealed()).isTrue();
        assertThat(seal.head().isSealed()).isTrue();
        ChainedRecord next = new ChainWriter()
                .link(
                        seal.head(),
                        bytes("{\"schema\":1}"),
                        SealState.with("abc", "a \"word\"").after(true),
                        "now");
        assertThat(next.line())
                .startsWith("{\"schema\":1,\"seal\":\"abc\",\"salt\":\"a \\\"word\\\"\",\"thrown\":1,\"record\":3,");
        assertThat(next.head().justSealed()).isFalse();
        RecordEntry read = read(next.line().strip());
        assertThat(read.hashMatches()).isTrue();
        assertThat(read.head()).isEqualTo(next.head());
        assertThat(read.number()).isEqualTo(3);
        assertThat(read.time()).isEqualTo("now");
        assertThat(read.line()).isEqualTo(next.line().strip());
    }

    @Test
    void aRecordIsWholeOnlyWithItsOwnHashAtItsEnd() {
        String line = new ChainWriter()
                .link(ChainHead.START, bytes("{\"schema\":1}"), SealState.NONE, "now")
                .line()
                .strip();
        assertThat(read(line).hashMatches()).isTrue();
        assertThat(read(line + " ").hashMatches()).isFalse();
        assertThat(read(line.replace("now", "new")).hashMatches()).isFalse();
        assertThat(read("{\"hash\":\"" + "0".repeat(64) + "\"}").hashMatches()).isFalse();
        assertThat(read("{\"a\":1,\"hash\":\"\"}").hashMatches()).isFalse();
        assertThat(read("{}").hashMatches()).isFalse();
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
        String first = "{\"record\":1,\"version\":\"" + Version.text() + "\"}";
        String third = first.replace("1,", "3,");
        Files.writeString(file, first + "\n\n" + third);
        Path zeros = folder.resolve("zeros");
        Files.write(zeros, new byte[] {'a', 0, 'b', '\n'});
        try (JournalReader reading = JournalReader.of(zeros)) {
            assertThat(reading.line().orElseThrow()).containsExactly('a', 0, 'b');
        }
        try (JournalReader reading = JournalReader.of(file)) {
            assertThat(reading.line())
                    .map(line -> new String(line, StandardCharsets.UTF_8))
                    .contains(first);
            assertThat(reading.hadNewline()).isTrue();
            assertThat(reading.line()).map(line -> line.length).contains(0);
            assertThat(reading.next()).map(RecordEntry::number).contains(3L);
            assertThat(reading.hadNewline()).isFalse();
            assertThat(reading.next()).isEqualTo(Optional.empty());
        }
        try (JournalReader reading = JournalReader.of(file)) {
            reading.next();
            assertThatThrownBy(reading::next)
                    .isInstanceOf(BadInput.class)
                    .hasMessage(file + ": record 2 is not a JSON object");
        }
        assertThatThrownBy(() -> JournalReader.of(folder.resolve("none")))
                .hasMessageStartingWith("journal ")
                .hasMessageEndingWith("expected a file that exists");
    }
}
