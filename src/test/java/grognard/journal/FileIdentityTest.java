package grognard.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grognard.record.ChainHead;
import grognard.record.Version;
import grognard.testing.Run;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A file that is moved, replaced, deleted, damaged or known by two names while it is a journal. */
class FileIdentityTest {

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

    private static ChainHead write(Journal journal) {
        ChainHead head = journal.add(JournalEvent.repair("e30=")).head();
        journal.commit();
        return head;
    }

    @Test
    void aJournalThatIsGoneIsNotWrittenTo() throws IOException {
        try (Journal journal = open()) {
            write(journal);
            Files.move(file, folder.resolve("elsewhere"));
            assertThatThrownBy(journal::begin)
                    .isInstanceOf(UncheckedIOException.class)
                    .hasRootCauseMessage(
                            "it was moved, replaced or deleted while it was open; nothing was put on record");
            assertThatThrownBy(journal::begin).isInstanceOf(UncheckedIOException.class);
            assertThat(file).doesNotExist();
            assertThat(Files.readAllLines(folder.resolve("elsewhere"))).hasSize(1);
        }
    }

    @Test
    void aJournalThatGoesBetweenRecordAndCommitKeepsNothing() throws IOException {
        try (Journal journal = open()) {
            write(journal);
            journal.add(JournalEvent.repair("e30="));
            Files.move(file, folder.resolve("elsewhere"));
            Files.writeString(file, "");
            assertThatThrownBy(journal::commit).hasMessageStartingWith("cannot write the journal");
            assertThat(file).isEmptyFile();
            assertThat(Files.readAllLines(folder.resolve("elsewhere"))).hasSize(1);
        }
    }

    @Test
    void oneThatIsReplacedBeforeItIsUsedIsOpenedAgain() throws IOException {
        try (Journal journal = open();
                Journal other = Journal.open(folder.resolve("other"), () -> 0, Version.text(), notes::add)) {
            write(other);
            Files.move(folder.resolve("other"), file, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
            assertThat(write(journal).record()).isEqualTo(2);
        }
        assertThat(Files.readAllLines(file)).hasSize(2);
    }

    /** Lines of a batch that take a journal away: what comes after goes into the file that is there then. */
    @Test
    void theProgramSaysSoAndGoesOnWithTheNextLine() throws IOException {
        try (Journal journal = open()) {
            write(journal);
            Files.delete(file);
            assertThatThrownBy(journal::begin).isInstanceOf(UncheckedIOException.class);
        }
        try (Journal again = open()) {
            assertThat(write(again).record()).isEqualTo(1);
        }
    }

    @Test
    void somebodyWhoWritesWithoutTheLockIsNotOverwritten() throws IOException {
        try (Journal journal = open()) {
            write(journal);
            journal.add(JournalEvent.repair("e30="));
            Files.writeString(file, "other words\n", StandardOpenOption.APPEND);
            assertThatThrownBy(journal::commit)
                    .hasRootCauseMessage("another program wrote to it despite the lock; nothing was put on record");
            assertThat(Files.readString(file)).endsWith("other words\n");
        }
    }

    @Test
    @Timeout(60)
    void twoNamesOfOneJournalAreOneJournal() throws IOException {
        Files.createSymbolicLink(folder.resolve("soft"), file);
        Run.of("rally", "--pips", "3", "--log", file.toString());
        Files.createLink(folder.resolve("hard"), file);
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < 40; i++) {
            for (String name : List.of("game.jsonl", "soft", "./game.jsonl", "hard")) {
                lines.append("rally --pips 3 --log ")
                        .append(folder)
                        .append('/')
                        .append(name)
                        .append('\n');
            }
        }
        Run run = Run.with(lines.toString(), Map.of(), "batch", "-q");
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(Run.of("journal", "verify", file.toString()).out()).contains("161 records hold");
    }

    @Test
    void readingBesideWritingSharesDescriptors() throws IOException {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < 50; i++) {
            lines.append("rally --pips 3 --log ").append(file).append('\n');
            lines.append("journal stats ").append(file).append('\n');
            lines.append("journal verify ").append(file).append('\n');
        }
        Run run = Run.with(lines.toString(), Map.of(), "batch");
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).contains(": 1 record holds", ": 50 records hold");
    }

    @Test
    void zerosInTheMiddleSetTheFileAside() throws IOException {
        Run.of("rally", "--pips", "3", "--log", file.toString(), "-n", "5");
        List<String> lines = Files.readAllLines(file);
        byte[] bytes = Files.readAllBytes(file);
        int from = lines.get(0).length() + lines.get(1).length() + 100;
        java.util.Arrays.fill(bytes, from, from + 200, (byte) 0);
        Files.write(file, bytes);
        Run run = Run.of("rally", "--pips", "3", "--log", file.toString());
        assertThat(run.exit()).isZero();
        assertThat(run.err()).contains("it has zeros where records were", "whose first 2 records hold");
        String hash = lines.get(1).replaceFirst(".*\"hash\":\"([0-9a-f]*)\".*", "$1");
        assertThat(Files.readAllLines(file)).hasSize(2);
        assertThat(Files.readAllLines(file).get(0)).contains("\"journal\":\"sequel\"", "\"records\":2", hash);
        Run verified = Run.of("journal", "verify", file.toString());
        assertThat(verified.out()).startsWith("VERIFIED").contains("goes on from game.jsonl.damaged-");
        try (var files = Files.list(folder)) {
            Path aside = files.filter(path -> path.toString().contains(".damaged-"))
                    .findFirst()
                    .orElseThrow();
            assertThat(Files.readAllBytes(aside)).isEqualTo(bytes);
        }
    }

    @Test
    void aHugeTailOfZerosSetsTheFileAside() throws IOException {
        Run.of("rally", "--pips", "3", "--log", file.toString());
        byte[] bytes = Files.readAllBytes(file);
        Files.write(file, java.util.Arrays.copyOf(bytes, bytes.length + (1 << 20)));
        Run run = Run.of("rally", "--pips", "3", "--log", file.toString());
        assertThat(run.err()).contains("whose first 1 records hold");
        assertThat(Run.of("journal", "verify", file.toString()).exit()).isZero();
    }
}
