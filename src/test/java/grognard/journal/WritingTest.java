package grognard.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grognard.input.BadInput;
import grognard.record.ChainHead;
import grognard.record.RecordEvent;
import grognard.record.SealState;
import grognard.record.Version;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A journal that is being written: groups, locks, and what is left when a writer dies. */
class WritingTest {

    private static final String TIME = "1970-01-01T00:00:00Z";
    private static final RecordEvent RECORD = new Note("");

    @TempDir
    Path folder;

    private final List<String> notes = new ArrayList<>();
    private Path file = Path.of("");

    @BeforeEach
    void fresh() {
        file = folder.resolve("game.jsonl");
    }

    private Journal open() {
        return Journal.open(file, () -> 0, Version.text(), notes::add);
    }

    /** Adds a record with so long a text, and commits it. */
    private ChainHead write(int length) {
        try (Journal journal = open()) {
            journal.begin();
            ChainHead head = journal.add(new Note("x".repeat(length))).head();
            journal.commit();
            return head;
        }
    }

    private JournalTail tail() throws IOException {
        try (OpenFile read = OpenFile.reading(file)) {
            return JournalTail.of(read, false);
        }
    }

    private void append(String text) throws IOException {
        Files.writeString(file, text, StandardOpenOption.APPEND, StandardOpenOption.CREATE);
    }

    @Test
    void nothingIsOnDiskBeforeTheCommit() throws IOException {
        try (Journal journal = open()) {
            assertThat(journal.begin()).isEqualTo(ChainHead.START);
            assertThat(journal.pendingBytes()).isZero();
            ChainedRecord first = journal.add(RECORD);
            ChainedRecord second = journal.add(RECORD);
            assertThat(journal.pendingBytes())
                    .isEqualTo(first.line().length() + second.line().length());
            assertThat(Files.size(file)).isZero();
            assertThat(journal.begin()).isEqualTo(second.head());
            journal.commit();
            assertThat(journal.pendingBytes()).isZero();
            assertThat(Files.readString(file)).isEqualTo(first.line() + second.line());
            assertThat(first.line()).contains("\"time\":\"1970-01-01T00:00:00Z\"");
            journal.commit();
            assertThat(journal.begin()).isEqualTo(second.head());
            ChainedRecord third = journal.add(RECORD);
            journal.commit();
            assertThat(third.head().record()).isEqualTo(3);
            assertThat(Files.readString(file)).isEqualTo(first.line() + second.line() + third.line());
        }
        assertThat(notes).isEmpty();
    }

    @Test
    void whatIsAbandonedIsForgotten() throws IOException {
        try (Journal journal = open()) {
            ChainedRecord kept = journal.add(RECORD);
            journal.commit();
            journal.begin();
            journal.add(new Note("other"));
            journal.abandon();
            assertThat(journal.pendingBytes()).isZero();
            assertThat(journal.begin()).isEqualTo(kept.head());
            journal.abandon();
            assertThat(Files.readString(file)).isEqualTo(kept.line());
        }
    }

    @Test
    void twoWritersTakeTurns() throws IOException {
        try (Journal one = open();
                Journal two = open()) {
            one.begin();
            one.add(RECORD);
            one.commit();
            assertThat(two.begin().record()).isEqualTo(1);
            two.add(RECORD);
            two.commit();
            assertThat(one.begin().record()).isEqualTo(2);
            one.abandon();
        }
        assertThat(Files.readAllLines(file)).hasSize(2);
    }

    @Test
    void aWriterWaitsForTheOther() throws Exception {
        try (Journal one = open();
                Journal two = open()) {
            one.begin();
            one.add(RECORD);
            List<Long> seen = new ArrayList<>();
            Thread waiting = new Thread(() -> seen.add(two.begin().record()), "waiting");
            waiting.start();
            waiting.join(50);
            assertThat(seen).isEmpty();
            one.commit();
            waiting.join();
            assertThat(seen).containsExactly(1L);
            two.abandon();
        }
    }

    @Test
    void aWriterThatIsInterruptedStopsWaiting() throws Exception {
        try (Journal one = open();
                Journal two = open()) {
            one.begin();
            List<Throwable> thrown = new ArrayList<>();
            List<Boolean> interrupted = new ArrayList<>();
            Thread waiting = new Thread(
                    () -> {
                        try {
                            two.begin();
                        } catch (UncheckedIOException e) {
                            thrown.add(e.getCause());
                            interrupted.add(Thread.currentThread().isInterrupted());
                        }
                    },
                    "waiting");
            waiting.start();
            waiting.join(20);
            waiting.interrupt();
            waiting.join(5000);
            assertThat(thrown).hasSize(1);
            assertThat(interrupted).containsExactly(true);
        }
    }

    @Test
    void sealSaltAndRevealAreRecords() throws IOException {
        try (Journal journal = open()) {
            journal.begin();
            ChainHead sealed = journal.addSeal("abc", "").head();
            assertThat(sealed).isEqualTo(new ChainHead(1, sealed.hash(), TIME, SealState.with("abc", ""), true));
            ChainHead salted = journal.addSalt("word").head();
            assertThat(salted).isEqualTo(new ChainHead(2, salted.hash(), TIME, SealState.with("abc", "word"), false));
            assertThat(journal.add(RECORD).line()).contains("\"seal\":\"abc\",\"salt\":\"word\",\"thrown\":0");
            ChainedRecord revealed = journal.addReveal("seed");
            assertThat(revealed.line())
                    .contains(
                            "\"journal\":\"reveal\"",
                            "\"commitment\":\"abc\"",
                            "\"revealed\":\"seed\"",
                            "\"version\":\"" + Version.text());
            assertThat(revealed.head().isSealed()).isFalse();
            journal.commit();
        }
        assertThat(Files.readAllLines(file).get(0)).contains("\"journal\":\"seal\"", "\"commitment\":\"abc\"");
        assertThat(Files.readAllLines(file).get(1)).contains("\"journal\":\"salt\"", "\"version\":\"" + Version.text());
        assertThat(tail().head().record()).isEqualTo(4);
    }

    /** Around the size of the blocks in which the end is read. */
    @Test
    void theEndIsFoundWhateverTheLengthOfLines() throws IOException {
        ChainHead head = ChainHead.START;
        for (int length : new int[] {0, 10, 7900, 7960, 8192, 8300, 20_000, 70_000, 3, 40_000}) {
            head = write(length);
            assertThat(tail()).isEqualTo(new JournalTail(head, Files.size(file), "", false, List.of()));
        }
        Files.delete(file);
        write(0);
        int bare = (int) Files.size(file);
        for (int length = 8192 - bare - 3; length <= 8192 - bare + 3; length++) {
            Files.delete(file);
            write(0);
            head = write(length);
            assertThat(tail()).isEqualTo(new JournalTail(head, Files.size(file), "", false, List.of()));
        }
    }

    @Test
    void aTornLineIsKeptInARecord() throws IOException {
        for (String torn : List.of("{", "{\"schema\":", "{\"schema\":1,\"x", "\0\0\0")) {
            Files.deleteIfExists(file);
            notes.clear();
            ChainHead before = write(5);
            long whole = Files.size(file);
            append(torn);
            String kept = Base64.getEncoder().encodeToString(torn.getBytes(StandardCharsets.UTF_8));
            assertThat(tail()).isEqualTo(new JournalTail(before, whole, kept, false, List.of()));
            try (Journal journal = open()) {
                assertThat(journal.begin().record()).isEqualTo(2);
                journal.add(RECORD);
                journal.commit();
            }
            List<String> lines = Files.readAllLines(file);
            assertThat(lines).hasSize(3);
            assertThat(lines.get(1)).contains("\"journal\":\"repair\"", "\"torn\":\"" + kept + "\"");
            assertThat(notes)
                    .containsExactly(file + ": the line after record 1 was torn, its writer died before the outcome was"
                            + " shown; repaired, the torn text is kept in record 2");
        }
    }

    @Test
    void aTornFirstLineIsKeptToo() throws IOException {
        append("{\"sche");
        assertThat(tail()).isEqualTo(new JournalTail(ChainHead.START, 0, "eyJzY2hl", false, List.of()));
        write(1);
        assertThat(Files.readAllLines(file)).hasSize(2);
        assertThat(Files.readAllLines(file).get(0)).contains("\"torn\":\"eyJzY2hl\"");
    }

    @Test
    void aRepairStaysUnderTheSeal() throws IOException {
        try (Journal journal = open()) {
            journal.begin();
            journal.addSeal("abc", "word");
            journal.commit();
        }
        append("{");
        ChainHead head = write(1);
        assertThat(head).isEqualTo(new ChainHead(3, head.hash(), TIME, SealState.with("abc", "word"), false));
    }

    @Test
    void aLineThatLacksOnlyItsEndIsEnded() throws IOException {
        write(5);
        ChainHead second = write(6);
        Files.writeString(file, Files.readString(file).stripTrailing());
        assertThat(tail()).isEqualTo(new JournalTail(second, Files.size(file), "", true, List.of()));
        assertThat(write(7).record()).isEqualTo(3);
        assertThat(Files.readAllLines(file)).hasSize(3);
        assertThat(notes).containsExactly(file + ": record 2 lacked its end of line; repaired");
    }

    @Test
    void whatIsNoJournalIsRefusedAndLetGo() throws IOException {
        for (String text : List.of("hello", "hello\n", "{\"schema\":1}\n", "\n", "hello\n{")) {
            Files.deleteIfExists(file);
            append(text);
            try (Journal journal = open();
                    Journal other = open()) {
                assertThatThrownBy(journal::begin)
                        .isInstanceOf(BadInput.class)
                        .hasMessageStartingWith(file + ": expected a journal; its last line is not a record");
                assertThatThrownBy(other::begin).isInstanceOf(BadInput.class);
            }
            assertThat(Files.readString(file)).isEqualTo(text);
        }
        Files.delete(file);
        ChainHead head = write(1);
        append("hello");
        assertThatThrownBy(() -> write(1)).hasMessageContaining("its last line is not a record");
        assertThat(head.record()).isEqualTo(1);
    }

    @Test
    void aClosedJournalLetsGoOfItsFile() {
        Journal journal = open();
        journal.begin();
        journal.close();
        assertThatThrownBy(() -> {
                    Journal again = open();
                    again.close();
                    again.begin();
                })
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageStartingWith("cannot write the journal");
        assertThat(write(1).record()).isEqualTo(1);
    }

    @Test
    void reasonsAreInWords() {
        assertThat(Journal.cannot("read", Path.of("x"), new AccessDeniedException("x")))
                .hasMessage("cannot read the journal x")
                .hasRootCauseInstanceOf(AccessDeniedException.class)
                .cause()
                .hasMessage("permission denied");
        assertThat(Journal.cannot("read", Path.of("x"), new NoSuchFileException("x"))
                        .getCause())
                .hasMessage("no such file or folder");
        assertThat(Journal.cannot("read", Path.of("x"), new FileSystemException("x", null, "Is a directory"))
                        .getCause())
                .hasMessage("Is a directory");
        assertThat(Journal.cannot("read", Path.of("x"), new FileSystemException("x"))
                        .getCause())
                .hasMessage("x");
        assertThat(Journal.cannot("read", Path.of("x"), new IOException("broken"))
                        .getCause())
                .hasMessage("broken");
    }
}
