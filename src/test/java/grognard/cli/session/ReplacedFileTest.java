package grognard.cli.session;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.cli.PromptRun;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A prompt open in a file while another file takes its place: nothing is played from stale state, nothing is written. */
class ReplacedFileTest {

    private static final String MUSTER = "side,unit,stands\nred,one,8\nblue,two,8\n";

    @TempDir
    Path folder;

    private Path file = Path.of("");
    private Path backup = Path.of("");

    @BeforeEach
    void places() throws IOException {
        file = folder.resolve("a.jsonl");
        backup = folder.resolve("backup");
        Files.writeString(folder.resolve("muster.csv"), MUSTER);
    }

    /** Ways in which the file changes behind the prompt's back. */
    private enum Change {
        SHORTER_COPIED("became shorter"),
        EQUAL_COPIED("is not the file"),
        LONGER_COPIED("is not the file"),
        LONGER_MOVED("is not the file"),
        TORN_COPIED("is not the file"),
        NO_JOURNAL_COPIED("is not the file"),
        TRUNCATED("became shorter"),
        BACKUP_GROWN("is not the file"),
        DELETED("deleted");

        private final String told;

        Change(String told) {
            this.told = told;
        }
    }

    /** Writes over the file, as cp does: the inode stays. */
    private void copyOver(byte[] bytes) throws IOException {
        Files.write(file, bytes, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING);
    }

    /** @param another writes a different journal with so many more records than the one that is open */
    private void apply(Change change, Another another) throws IOException {
        switch (change) {
            case SHORTER_COPIED -> copyOver(another.journal(-1));
            case EQUAL_COPIED -> {
                byte[] other = another.journal(0);
                assertThat((long) other.length).isEqualTo(Files.size(file));
                copyOver(other);
            }
            case LONGER_COPIED -> copyOver(another.journal(2));
            case LONGER_MOVED ->
                Files.move(
                        Files.write(folder.resolve("other"), another.journal(2)),
                        file,
                        StandardCopyOption.REPLACE_EXISTING);
            case TORN_COPIED -> {
                byte[] other = another.journal(2);
                copyOver(Arrays.copyOf(other, other.length - 20));
            }
            case NO_JOURNAL_COPIED ->
                copyOver("words\n".repeat(1000).getBytes(java.nio.charset.StandardCharsets.UTF_8));
            case TRUNCATED -> copyOver(Arrays.copyOf(Files.readAllBytes(file), (int) Files.size(file) - 30));
            case BACKUP_GROWN -> {
                copyOver(Files.readAllBytes(backup));
                another.grow(file);
            }
            case DELETED -> Files.delete(file);
        }
    }

    private interface Another {

        byte[] journal(int more) throws IOException;

        void grow(Path grown);
    }

    /** Games of the same muster whose notes are as long. */
    private final class AnotherGame implements Another {

        @Override
        public byte[] journal(int more) throws IOException {
            Path other = folder.resolve("b.jsonl");
            Run.at(
                    0,
                    Map.of(),
                    "game",
                    "new",
                    other.toString(),
                    folder.resolve("muster.csv").toString());
            for (int i = 0; i < 3 + more; i++) {
                Run.at(0, Map.of(), "--game", other.toString(), "note", "other");
            }
            return Files.readAllBytes(other);
        }

        @Override
        public void grow(Path grown) {
            for (int i = 0; i < 4; i++) {
                Run.at(0, Map.of(), "--game", grown.toString(), "note", "a longer note than those of before");
            }
        }
    }

    private final class AnotherLog implements Another {

        @Override
        public byte[] journal(int more) throws IOException {
            Path other = folder.resolve("b.jsonl");
            log(other, 3 + more, "othersd");
            return Files.readAllBytes(other);
        }

        @Override
        public void grow(Path grown) {
            log(grown, 4, "a seed of more letters");
        }

        private void log(Path other, int records, String seed) {
            for (int i = 0; i < records; i++) {
                Run.at(0, Map.of(), "rally", "--pips", "3", "--dice", "4", "--label", seed, "--log", other.toString());
            }
        }
    }

    private PromptRun playing() throws IOException {
        PromptRun prompt = new PromptRun();
        assertThat(prompt.typed("game new " + file + " " + folder.resolve("muster.csv"))
                        .err())
                .isEmpty();
        prompt.type("note first");
        Files.copy(file, backup);
        prompt.type("note again");
        assertThat(prompt.typed("note third").err()).isEmpty();
        return prompt;
    }

    /** Refused twice, so that the second line does not go where the first did not. */
    private void assertRefused(PromptRun prompt, Change change, String line) throws IOException {
        byte[] before = Files.exists(file) ? Files.readAllBytes(file) : new byte[0];
        for (int i = 0; i < 2; i++) {
            Run run = prompt.typed(line);
            assertThat(run.err()).contains(change.told).doesNotContain("JSON");
            assertThat(run.out()).isEmpty();
            if (change == Change.DELETED) {
                assertThat(file).doesNotExist();
            } else {
                assertThat(Files.readAllBytes(file)).isEqualTo(before);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Change.class)
    void aGameIsNotPlayedOnInAnotherFile(Change change) throws IOException {
        PromptRun prompt = playing();
        apply(change, new AnotherGame());
        assertRefused(prompt, change, "note late");
        assertRefused(prompt, change, "units");
        assertRefused(prompt, change, "unit one set stands=7");
    }

    /** The other file has no record of together, so none of equal length is tried. */
    @ParameterizedTest
    @EnumSource(value = Change.class, mode = EnumSource.Mode.EXCLUDE, names = "EQUAL_COPIED")
    void norBetweenTogetherAndApart(Change change) throws IOException {
        PromptRun prompt = playing();
        assertThat(prompt.typed("together").err()).isEmpty();
        apply(change, new AnotherGame());
        byte[] before = Files.exists(file) ? Files.readAllBytes(file) : new byte[0];
        for (String line : List.of("note late", "apart", "apart")) {
            assertThat(prompt.typed(line).err()).containsAnyOf("is not the file", "became shorter", "deleted");
        }
        assertThat(Files.exists(file)).isEqualTo(change != Change.DELETED);
        assertThat(Files.exists(file) ? Files.readAllBytes(file) : new byte[0]).isEqualTo(before);
    }

    @ParameterizedTest
    @EnumSource(Change.class)
    void norIsAJournal(Change change) throws IOException {
        String line = "rally --pips 3 --dice 4 --label mineone --log " + file;
        PromptRun prompt = new PromptRun();
        prompt.type(line);
        Files.copy(file, backup);
        prompt.type(line);
        assertThat(prompt.typed(line).err()).isEmpty();
        apply(change, new AnotherLog());
        assertRefused(prompt, change, line);
    }

    @Test
    void itIsPlayedOnWhenTheFileIsBackOrOpenedAsItIs() throws IOException {
        PromptRun prompt = playing();
        byte[] mine = Files.readAllBytes(file);
        byte[] other = new AnotherGame().journal(2);
        copyOver(other);
        assertThat(prompt.typed("note late").err()).contains("game " + file + " opens it as it is now");
        copyOver(mine);
        assertThat(prompt.typed("note back").err()).isEmpty();
        copyOver(other);
        assertThat(prompt.typed("note late").err()).contains("is not the file");
        assertThat(prompt.typed("game " + file).err()).isEmpty();
        assertThat(prompt.typed("note in the other").err()).isEmpty();
        assertThat(Run.of("journal", "verify", file.toString()).out())
                .startsWith("VERIFIED")
                .contains(": 7 records");
    }

    /** A synchronised folder puts a newer copy in place of the file. */
    @Test
    void aLongerCopyOfTheSameGameIsReadOn() throws IOException {
        PromptRun prompt = playing();
        Path copy = Files.copy(file, folder.resolve("copy"));
        Run.of("--game", copy.toString(), "note", "from elsewhere");
        copyOver(Files.readAllBytes(copy));
        prompt.typed("note mine");
        assertThat(prompt.typed("note mine").err()).isEmpty();
        Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
        Run.of("--game", copy.toString(), "note", "from elsewhere");
        Files.move(copy, file, StandardCopyOption.REPLACE_EXISTING);
        prompt.typed("note mine");
        assertThat(prompt.typed("note mine").err()).isEmpty();
        assertThat(Run.of("journal", "verify", file.toString()).out()).startsWith("VERIFIED");
        assertThat(Files.readString(file)).contains("from elsewhere");
    }
}
