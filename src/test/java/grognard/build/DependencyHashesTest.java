package grognard.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Both builds refuse a jar that was tampered with. */
@DisplayName("A jar that is not the published one")
class DependencyHashesTest {

    @Test
    @DisplayName("has an error and not a warning from Maven, in the launcher's build too")
    void strictChecksums() throws IOException {
        assertThat(Files.readAllLines(Path.of(".mvn/maven.config"))).containsExactly("--strict-checksums");
        assertThat(Files.readString(Path.of("grognard"))).containsPattern("for part in .*\\.mvn");
    }

    @Test
    @DisplayName("has another hash than Gradle expects: every jar that the tests run with has the one that is listed")
    void hashes() throws IOException, NoSuchAlgorithmException {
        Map<String, String> listed = listed();
        int compared = 0;
        for (Path jar : classPath()) {
            String name = jar.getFileName().toString();
            if (listed.containsKey(name)) {
                byte[] hash = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(jar));
                assertThat(HexFormat.of().formatHex(hash)).as(name).isEqualTo(listed.get(name));
                compared++;
            } else {
                assertThat(jar.toString()).as("a jar without a hash").containsPattern("surefire|gradle-worker");
            }
        }
        assertThat(compared).isGreaterThan(20);
    }

    @Test
    @DisplayName("is known to Gradle for every library of the catalog")
    void catalog() throws IOException {
        String catalog = Files.readString(Path.of("gradle/libs.versions.toml"));
        Map<String, String> versions = new TreeMap<>();
        matches(catalog, "(?m)^(\\S+) = \"(.+?)\"").forEach(match -> versions.put(match.group(1), match.group(2)));
        List<String> jars = matches(catalog, "module = \".+?:(.+?)\", version\\.ref = \"(.+?)\"")
                .map(match -> match.group(1) + "-" + versions.get(match.group(2)) + ".jar")
                .toList();
        assertThat(jars).isNotEmpty();
        assertThat(listed()).containsKeys(jars.toArray(String[]::new));
    }

    @Test
    @DisplayName("and no page that Gradle has the program write depends on the builder's own environment")
    void environment() throws IOException {
        String script = Files.readString(Path.of("build.gradle.kts"));
        assertThat(matches(script, "register<JavaExec>").count()).isEqualTo(1);
        assertThat(matches(script, "setEnvironment\\(mapOf<String, Any>\\(\\)\\)")
                        .count())
                .isEqualTo(1);
    }

    /** Hashes by the jar's name. */
    private static Map<String, String> listed() throws IOException {
        Map<String, String> all = new TreeMap<>();
        matches(
                        Files.readString(Path.of("gradle/verification-metadata.xml")),
                        "<artifact name=\"(.+?)\">\\s+<sha256 value=\"([0-9a-f]{64})\"")
                .forEach(match -> all.put(match.group(1), match.group(2)));
        return all;
    }

    private static List<Path> classPath() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
                .filter(entry -> entry.endsWith(".jar"))
                .map(Path::of)
                .toList();
    }

    private static Stream<MatchResult> matches(String text, String regex) {
        return Pattern.compile(regex).matcher(text).results();
    }
}
