package grognard;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Json;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Links lead somewhere, the index has every page once, the README stays short, docs/json.md has the keys that are printed. */
class DocsTest {

    private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
    private static final Pattern CODE = Pattern.compile("`[^`]*`");

    @TempDir
    Path folder;

    private static List<Path> pages() throws IOException {
        List<Path> pages = new ArrayList<>();
        for (String root : List.of(".", "docs", "docs/adr", "bench")) {
            try (Stream<Path> files = Files.list(Path.of(root))) {
                files.map(Path::normalize)
                        .filter(file -> file.toString().endsWith(".md"))
                        .sorted()
                        .forEach(pages::add);
            }
        }
        return pages;
    }

    @Test
    void everyLinkLeadsToAFileAndItsHeading() throws IOException {
        List<String> broken = new ArrayList<>();
        for (Path page : pages()) {
            for (MatchResult link :
                    LINK.matcher(withoutCode(Files.readString(page))).results().toList()) {
                String to = link.group(1);
                String file = to.replaceFirst("#.*", "");
                String heading = to.substring(file.length());
                Path at = page.resolveSibling(file);
                boolean leads = to.startsWith("http")
                        || (file.isEmpty() ? hasHeading(page, heading) : Files.exists(at) && hasHeading(at, heading));
                if (!leads) {
                    broken.add(page + ": " + to);
                }
            }
        }
        assertThat(broken).isEmpty();
    }

    /** Blocks and code in a line show brackets that are no links. */
    private static String withoutCode(String page) {
        return CODE.matcher(page.replaceAll("(?ms)^ *```.*?^ *```$", "")).replaceAll("x");
    }

    private static boolean hasHeading(Path page, String anchor) throws IOException {
        return anchor.isEmpty()
                || Files.readAllLines(page).stream()
                        .filter(line -> line.startsWith("#"))
                        .map(line -> "#" + slug(line.replaceFirst("#+ ", "")))
                        .anyMatch(anchor::equals);
    }

    /** The anchor that forges make of a heading. */
    private static String slug(String heading) {
        return heading.toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N} _-]", "")
                .replace(' ', '-');
    }

    @Test
    void theIndexHasEveryPageOnce() throws IOException {
        List<String> linked = LINK.matcher(Files.readString(Path.of("docs/README.md")))
                .results()
                .map(link -> link.group(1))
                .toList();
        List<String> pages = pages().stream()
                .filter(page -> page.startsWith("docs") && page.getNameCount() == 2)
                .map(page -> page.getFileName().toString())
                .filter(name -> !name.equals("README.md"))
                .toList();
        assertThat(linked).doesNotHaveDuplicates().containsAll(pages);
    }

    @Test
    void theReadmeHasAtMostNineHundredWords() throws IOException {
        String readme = Files.readString(Path.of("README.md")).strip();
        assertThat(readme.split("\\s+")).hasSizeLessThanOrEqualTo(900);
    }

    @Test
    void theKeysOfJsonAreThoseThatArePrinted() throws IOException {
        String game = folder.resolve("game.jsonl").toString();
        String units = "british,33rd,stands=6;french,45e,stands=6";
        assertThat(Run.of("game", "new", game, "--scenario", "maida").exit()).isZero();
        Map<String, Run> printed = Map.of(
                "A result: `contact --json`", Run.of("contact", "--json"),
                "Chances: `odds rally --json`", Run.of("odds", "rally", "--pips", "3", "--json"),
                "Several steps: `plan --json`", Run.of("plan", "--units", units, "fire 33rd 45e 20", "--json"),
                "A game: `units --json`", Run.of("--game", game, "units", "--json"),
                "A game: `turn --json`", Run.of("--game", game, "turn", "--json"),
                "A game: `due --json`", Run.of("--game", game, "due", "--json"),
                "A proof: `journal verify --json`", Run.of("journal", "verify", game, "--json"));
        for (Map.Entry<String, Run> one : printed.entrySet()) {
            assertThat(keys(one.getKey()))
                    .as(one.getKey())
                    .isEqualTo(List.copyOf(Json.object(one.getValue().out()).keySet()));
        }
    }

    /** The names in the first column of the table under that heading. */
    private static List<String> keys(String heading) throws IOException {
        List<String> lines = Files.readAllLines(Path.of("docs/json.md"));
        List<String> keys = new ArrayList<>();
        for (String line : lines.subList(lines.indexOf("## " + heading) + 1, lines.size())) {
            if (line.startsWith("## ")) {
                break;
            }
            if (line.startsWith("| `")) {
                CODE.matcher(line.split("\\|", -1)[1])
                        .results()
                        .forEach(key -> keys.add(key.group().replace("`", "")));
            }
        }
        return keys;
    }
}
