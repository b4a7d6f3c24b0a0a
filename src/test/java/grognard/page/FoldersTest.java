package grognard.page;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Json;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rulesets and tables from a folder: the page reads, refuses and plays them as the command line does. */
class FoldersTest {

    private static final String[] NONE = {};
    private static final Path HEDGEROW = Path.of("examples/rulesets/hedgerow");

    private final PageLibrary library = new PageLibrary();
    private final Door door = new Door(library);

    @TempDir
    Path temporary;

    @Test
    void aRulesetInAFolderIsPlayedAsOnTheCommandLine() throws IOException {
        assertThat(Json.object(door.openFolder("hedgerow", files(HEDGEROW))))
                .containsEntry("tables", false)
                .containsEntry("rulesets", List.of("hedgerow"));
        assertThat(door.rulesets()).contains("\"hedgerow\"");
        Object resolvers = Json.object(door.ruleset("hedgerow")).get("resolvers");
        assertThat(resolvers)
                .asInstanceOf(org.assertj.core.api.InstanceOfAssertFactories.LIST)
                .isNotEmpty();
        String printed = Run.of("--rules", HEDGEROW.toString(), "nerve", "--json", "--seed", "x")
                .out();
        String[] seed = {"--seed", "x"};
        assertThat(record(door.play("hedgerow", "nerve", NONE, seed, ""))).isEqualTo(printed);
        GameDoor games = new GameDoor(library, door);
        String[] muster = {"muster", "side,unit,men\nred,First,6\nblue,Second,6\n"};
        String journal = String.valueOf(Json.object(games.begin("x", "", muster, "hedgerow", "", NONE, 0))
                .get("records"));
        assertThat(games.open("x", "x.jsonl", journal)).contains("\"sides\"");
        String[] changed = files(HEDGEROW);
        changed[List.of(changed).indexOf("ruleset.toml") + 1] += "# changed\n";
        door.openFolder("hedgerow", changed);
        assertThat(games.open("x", "x.jsonl", journal)).contains("were others");
        door.closeFolder("hedgerow");
        assertThat(door.rulesets()).doesNotContain("hedgerow");
        assertThat(games.open("x", "x.jsonl", journal)).contains("ruleset hedgerow, which is not known here");
    }

    @Test
    void tablesOfTheirOwnAreNamedInTheRecord() throws IOException {
        Path pack = temporary.resolve("ours");
        Run.of("tables", "export", "paperboys", pack.toString());
        assertThat(Json.object(door.openFolder("ours", files(pack))))
                .containsEntry("tables", true)
                .containsEntry("rulesets", List.of("paperboys"));
        String printed = Run.of("contact", "--json", "--seed", "x", "--tables", pack.toString())
                .out();
        String[] words = {"--seed", "x", "--tables", "ours"};
        assertThat(printed).contains("\"tables\":\"ours\"");
        assertThat(record(door.play("paperboys", "contact", NONE, words, ""))).isEqualTo(printed);
        GameDoor games = new GameDoor(library, door);
        String[] tables = {"--tables", "ours"};
        String journal = String.valueOf(
                Json.object(games.begin("x", "maida", NONE, "", "", tables, 0)).get("records"));
        assertThat(journal).contains("\"tables\":\"ours\"");
        assertThat(games.open("x", "x.jsonl", journal)).contains("\"sides\"");
        door.closeFolder("ours");
        assertThat(games.open("x", "x.jsonl", journal)).contains("which are not on this device: open ours");
    }

    @Test
    void allErrorsAreToldWithFileLineAndColumn() throws IOException {
        Path folder = temporary.resolve("hedge");
        Files.createDirectories(folder);
        try (Stream<Path> all = Files.list(HEDGEROW)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                Files.copy(file, folder.resolve(HEDGEROW.relativize(file)));
            }
        }
        Path broken = folder.resolve("ruleset.toml");
        Files.writeString(broken, Files.readString(broken).replace("title", "titel"));
        Files.writeString(folder.resolve("nerve.toml"), "shape = 'no such'\n");
        String printed = Run.of("--rules", folder.toString(), "nerve").err();
        String[] lines = printed.replace(folder + "/", "hedge/").strip().split("\n", -1);
        String message = message(door.openFolder("hedge", files(folder)));
        assertThat(message).contains("hedge/ruleset.toml, line 5, column 1: ").contains("hedge/nerve.toml, line 1, ");
        assertThat(String.join("\n", lines)).contains(message.split("\n", -1));
        assertThat(door.rulesets()).doesNotContain("hedge");
    }

    @Test
    void aFolderOfSomethingElseIsRefused() {
        String[] text = {"readme.txt", "hello"};
        assertThat(message(door.openFolder("stuff", text))).contains("ruleset.toml");
        String[] ruleset = {"ruleset.toml", "format = 1\n"};
        assertThat(message(door.openFolder("honour", ruleset))).contains("of another name");
        assertThat(message(door.openFolder("a/b", ruleset))).contains("folder");
        assertThat(message(door.openFolder("a\u202eb", ruleset))).contains("folder");
        String[] bytes = {"ruleset.toml", "format = 1\ntitle = \"\u00e4\"\n"}; // Latin-1, not UTF-8
        assertThat(message(door.openFolder("latin", bytes))).contains("latin/ruleset.toml");
        String[] words = {"--tables", "nowhere"};
        assertThat(message(door.play("paperboys", "contact", NONE, words, "x"))).contains("nowhere");
    }

    /** Name and content of each file in turn, a character a byte. */
    private static String[] files(Path folder) throws IOException {
        List<String> files = new ArrayList<>();
        try (Stream<Path> all = Files.list(folder)) {
            for (Path file : all.filter(Files::isRegularFile).sorted().toList()) {
                files.add(String.valueOf(file.getFileName()));
                files.add(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
            }
        }
        return files.toArray(String[]::new);
    }

    private static String record(String answer) {
        return String.valueOf(Json.object(answer).get("record"));
    }

    private static String message(String answer) {
        return String.valueOf(Json.at(Json.object(answer), "error").get("message"));
    }
}
