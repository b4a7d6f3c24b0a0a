package grognard.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.cli.workshop.StarterFolder;
import grognard.testing.Run;
import grognard.workshop.resolver.Shape;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What {@code workshop new} writes is whole, plays, and has nothing that looks wrong. */
class StarterTest {

    @TempDir
    Path temp;

    static Stream<String> shapes() {
        return Stream.concat(Stream.of(""), StarterFolder.SHAPES.stream());
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("shapes")
    void isWholeAndPlays(String shape) {
        String folder = temp.resolve("mine").toString();
        List<String> words = shape.isEmpty()
                ? List.of("workshop", "new", folder)
                : List.of("workshop", "new", folder, "--shape", shape);
        assertThat(Run.of(words.toArray(String[]::new)).exit()).isZero();

        Run check = Run.of("workshop", "check", folder, "--strict");

        assertThat(check.err()).isEmpty();
        assertThat(check.out()).contains("complete", "hold");
        if (!shape.isEmpty()) {
            assertThat(Run.of("rules", folder).out()).contains("mine");
            assertThat(Run.of("sheet", folder).exit()).isZero();
        }
    }

    @Test
    void everyShapeHasATemplate() {
        assertThat(StarterFolder.SHAPES).containsExactlyElementsOf(Shape.words());
    }

    /** A pipe would be waited for, and a link could lead anywhere. */
    @Test
    @DisabledOnOs(OS.WINDOWS)
    void onlyFilesOfTheFolderAreRead() throws IOException, InterruptedException {
        Path mine = temp.resolve("mine");
        assertThat(Run.of("workshop", "new", mine.toString()).exit()).isZero();
        Path cases = mine.resolve("cases.csv");
        Files.delete(cases);
        assertThat(new ProcessBuilder("mkfifo", cases.toString()).start().waitFor())
                .isZero();
        assertThat(Run.of("workshop", "check", mine.toString()).err()).contains("cases.csv: no file: expected one of");
        Files.delete(cases);
        Files.createSymbolicLink(cases, Files.writeString(temp.resolve("cases.csv"), "id,args\n"));
        assertThat(Run.of("workshop", "check", mine.toString()).err())
                .contains("cases.csv: a link that leads out of the folder");
    }

    @Test
    void nothingIsOverwritten() throws IOException {
        Files.writeString(temp.resolve("mine"), "text");
        Run run = Run.of("workshop", "new", temp.resolve("mine").toString());
        assertThat(run.exit()).isEqualTo(2);
        assertThat(Run.of("workshop", "new", temp.resolve("acw").toString()).exit())
                .isEqualTo(2);
        assertThat(Files.readString(temp.resolve("mine"))).isEqualTo("text");
    }
}
