package grognard.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OwnJarTest {

    private static final String LONG = "stands,hits\n".repeat(5000);

    @TempDir
    Path folder;

    private Path jar(String comment) throws IOException {
        Path path = folder.resolve("a" + comment.length() + ".jar");
        try (OutputStream out = Files.newOutputStream(path);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            if (!comment.isEmpty()) {
                zip.setComment(comment);
            }
            put(zip, "META-INF/", "", false);
            put(zip, "grognard/Main.class", "class", false);
            put(zip, "grognard/a/facts.csv", LONG, false);
            put(zip, "grognard/words", "kept as they are", true);
            put(zip, "grognard/empty", "", false);
        }
        return path;
    }

    private static void put(ZipOutputStream zip, String name, String text, boolean stored) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        ZipEntry entry = new ZipEntry(name);
        if (stored) {
            CRC32 sum = new CRC32();
            sum.update(bytes);
            entry.setMethod(ZipEntry.STORED);
            entry.setSize(bytes.length);
            entry.setCrc(sum.getValue());
        }
        zip.putNextEntry(entry);
        zip.write(bytes);
        zip.closeEntry();
    }

    @Test
    void readsPackedStoredAndEmptyFilesAndKnowsNoClasses() throws IOException {
        OwnJar jar = OwnJar.open(jar("").toString());
        assertThat(jar).isNotNull();
        assertThat(jar.read("grognard/a/facts.csv"))
                .asString(StandardCharsets.UTF_8)
                .isEqualTo(LONG);
        assertThat(jar.read("grognard/words")).asString(StandardCharsets.UTF_8).isEqualTo("kept as they are");
        assertThat(jar.read("grognard/empty")).isEmpty();
        assertThat(jar.read("grognard/none")).isNull();
        assertThat(jar.read("grognard/Main.class")).isNull();
    }

    @Test
    void leavesToOthersWhatIsNotPlain() throws IOException {
        assertThat(OwnJar.open(jar("a comment").toString())).isNull();
        Path cut = folder.resolve("cut.jar");
        byte[] whole = Files.readAllBytes(jar(""));
        for (int length : new int[] {0, 10, 22, whole.length / 2, whole.length - 1}) {
            Files.write(cut, Arrays.copyOf(whole, length));
            assertThat(OwnJar.open(cut.toString())).as("%s bytes", length).isNull();
        }
    }

    @Test
    void theProgramsOwnFilesAreAllThere() throws IOException {
        assertThat(Resource.text("version.txt")).isNotBlank();
        assertThat(Resource.find("none.csv")).isEmpty();
    }
}
