package grognard.build;

import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.namespace.QName;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathFactory;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** There are two builds, Maven's and Gradle's; whatever both of them say, they must say alike. */
@DisplayName("pom.xml and the Gradle files agree on")
class BuildParityTest {
    private final String script = read("build.gradle.kts");
    private final String settings = read("settings.gradle.kts");
    private final String catalog = read("gradle/libs.versions.toml");
    private final Document pom = parse("pom.xml");

    @ParameterizedTest(name = "dependencies: {0} = {1}")
    @CsvSource({"compile, implementation", "provided, compileOnly", "test, testImplementation"})
    void dependencies(String scope, String configuration) {
        assertThat(gradleDependencies(configuration))
                .as("%s in build.gradle.kts, against scope %s in pom.xml", configuration, scope)
                .isNotEmpty()
                .containsExactlyInAnyOrderElementsOf(pomDependencies(scope));
    }

    @Test
    void theJunitLauncherThatOnlyGradleNames() {
        String junit = property("junit.version");
        assertThat(gradleDependencies("testRuntimeOnly"))
                .containsExactly("org.junit.platform:junit-platform-launcher:" + junit);
    }

    @Test
    void mainClass() {
        assertThat(only(script, "mainClass\\.set\\(\"(.+?)\"\\)")).isEqualTo(property("main.class"));
    }

    @Test
    void javaRelease() {
        assertThat(only(script, "release\\.set\\((\\d+)\\)")).isEqualTo(property("maven.compiler.release"));
    }

    @Test
    void testsThatOnlyRunWhenAskedFor() {
        assertThat(only(script, "excludeTags\\(\"(.+?)\"\\)").replace("\", \"", ","))
                .isEqualTo(property("excludedGroups"));
    }

    @Test
    void stringConcatenation() {
        String option = xpath("/project/build/plugins/plugin[artifactId='maven-compiler-plugin']//arg");
        assertThat(only(script, "compilerArgs\\.add\\(\"(.+?)\"\\)")).isEqualTo(option);
    }

    @Test
    void debugInformation() {
        String level = xpath("/project/build/plugins/plugin[artifactId='maven-compiler-plugin']//debuglevel");
        assertThat(only(script, "debugLevel = \"(.+?)\"")).isEqualTo(level);
    }

    @Test
    @DisplayName("what javac warns of, which ends the build")
    void lint() {
        assertThat(only(script, "\"(-Xlint:.+?)\"")).isEqualTo(property("lint"));
        assertThat(script).contains("\"-Werror\"");
        assertThat(read("pom.xml").split("<arg>-Werror</arg>", -1))
                .as("javac, and Error Prone for main and tests")
                .hasSize(4);
    }

    @Test
    void groupNameAndVersion() {
        assertThat(only(script, "(?m)^group = \"(.+)\"")).isEqualTo(xpath("/project/groupId"));
        assertThat(only(settings, "rootProject\\.name = \"(.+)\"")).isEqualTo(xpath("/project/artifactId"));
        assertThat(only(script, "(?m)^version = \"(.+)\"")).isEqualTo(xpath("/project/version"));
    }

    @Test
    @DisplayName("what people install: the files beside the jars and src/dist")
    void archives() {
        String descriptor = read("src/assembly/archives.xml");
        List<String> beside = matches(descriptor, "<include>([^</]+\\.md)</include>")
                .map(match -> match.group(1))
                .toList();
        assertThat(beside).containsExactly("README.md");
        assertThat(only(script, "(?m)^ +from\\((\"README\\.md\".*)\\)$"))
                .isEqualTo("\"" + String.join("\", \"", beside) + "\"");
        List<String> docs = matches(descriptor, "<include>docs/(.+?)</include>")
                .map(match -> "\"" + match.group(1) + "\"")
                .toList();
        assertThat(only(script, "(?m)^ +include\\((\"\\*.+)\\)$")).isEqualTo(String.join(", ", docs));
        List<String> left = matches(descriptor, "<exclude>docs/(.+?)</exclude>")
                .map(match -> "\"" + match.group(1) + "\"")
                .toList();
        assertThat(only(script, "(?m)^ +exclude\\((\"A.+)\\)$")).isEqualTo(String.join(", ", left));
        String pages = read("src/assembly/build.xml");
        assertThat(matches(script, "into\\(\"(share/.+?)\"\\)").map(match -> match.group(1)))
                .hasSize(1)
                .allSatisfy(folder -> assertThat(pages).contains("pages/" + folder));
    }

    @Test
    @DisplayName("the class path in the jar: every jar lies beside it")
    void classPath() {
        String manifest = "/project/build/plugins/plugin[artifactId='maven-jar-plugin']//manifest";
        assertThat(xpath(manifest + "/addClasspath")).isEqualTo("true");
        assertThat(xpath(manifest + "/classpathPrefix")).isEmpty();
        assertThat(script).contains("joinToString(\" \") { it.name }");
    }

    @Test
    @DisplayName("and the wrapper jar is the one that Gradle published")
    void wrapperJar() throws Exception {
        byte[] jar = Files.readAllBytes(Path.of("gradle/wrapper/gradle-wrapper.jar"));
        byte[] hash = MessageDigest.getInstance("SHA-256").digest(jar);
        assertThat(HexFormat.of().formatHex(hash))
                .isEqualTo("2db75c40782f5e8ba1fc278a5574bab070adccb2d21ca5a6e5ed840888448046");
    }

    /** group:artifact:version of each dependency of that scope in pom.xml. */
    private List<String> pomDependencies(String scope) {
        NodeList found = (NodeList) xpath("/project/dependencies/dependency", XPathConstants.NODESET);
        return IntStream.range(0, found.getLength())
                .mapToObj(i -> (Element) found.item(i))
                .filter(each -> scope.equals(child(each, "scope", "compile")))
                .map(each -> String.join(
                        ":", child(each, "groupId", ""), child(each, "artifactId", ""), child(each, "version", "")))
                .map(this::expand)
                .toList();
    }

    /** group:artifact:version of each catalog entry that the build script puts into that configuration. */
    private List<String> gradleDependencies(String configuration) {
        Map<String, String> versions = matches(catalog, "(?m)^(\\S+) = \"(.+?)\"")
                .collect(toMap(match -> match.group(1), match -> match.group(2)));
        Map<String, String> libraries = matches(
                        catalog, "(?m)^(\\S+) = \\{ module = \"(.+?)\", version\\.ref = \"(.+?)\" }")
                .collect(toMap(
                        match -> match.group(1).replace('-', '.'),
                        match -> match.group(2) + ":" + versions.get(match.group(3))));
        return matches(script, "(?m)^ +" + configuration + "\\(libs\\.(.+?)\\)")
                .map(match -> libraries.getOrDefault(match.group(1), "not in the catalog: " + match.group(1)))
                .toList();
    }

    private String property(String name) {
        return xpath("/project/properties/*[name()='" + name + "']");
    }

    /** Replaces each ${property}. */
    private String expand(String text) {
        return Pattern.compile("\\$\\{(.+?)}").matcher(text).replaceAll(match -> property(match.group(1)));
    }

    private String xpath(String path) {
        return (String) xpath(path, XPathConstants.STRING);
    }

    private Object xpath(String path, QName type) {
        try {
            return XPathFactory.newInstance().newXPath().evaluate(path, pom, type);
        } catch (Exception e) {
            throw new IllegalArgumentException(path, e);
        }
    }

    private static String child(Element parent, String name, String otherwise) {
        NodeList found = parent.getElementsByTagName(name);
        return found.getLength() == 0 ? otherwise : found.item(0).getTextContent();
    }

    private static Stream<MatchResult> matches(String text, String regex) {
        return Pattern.compile(regex).matcher(text).results();
    }

    private static String only(String text, String regex) {
        List<String> found = matches(text, regex).map(match -> match.group(1)).toList();
        assertThat(found).as("matches of %s", regex).hasSize(1);
        return found.get(0);
    }

    private static String read(String file) {
        try {
            return Files.readString(Path.of(file));
        } catch (IOException e) {
            throw new IllegalStateException("tests must run in the project's directory", e);
        }
    }

    private static Document parse(String file) {
        try {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(Path.of(file).toFile());
        } catch (Exception e) {
            throw new IllegalStateException(file, e);
        }
    }
}
