package grognard.page;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.HouseKey;
import grognard.rules.Ruleset;
import grognard.rulesets.Rulesets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page's own code names no resolver, option, outcome or house key: all of these come from descriptions. */
class PageSourcesTest {

    private static final Path WEB = Path.of("src/page/web");

    /** Literals in single or double quotes, and the fixed parts of templates. */
    private static final Pattern LITERAL =
            Pattern.compile("'((?:[^'\\\\\n]|\\\\.)*)'|\"((?:[^\"\\\\\n]|\\\\.)*)\"|`([^`]*)`");

    /** Words of the page itself that some ruleset uses too: an event of the browser, a verdict, colours, a method of the door. */
    private static final Set<String> OWN = Set.of("close", "none", "light", "barred");

    @Test
    void noLiteralNamesAThingOfTheRules() throws IOException {
        Set<String> names = names();
        assertThat(names)
                .contains("contact", "def-pips", "defender-routs", "fight.rout")
                .hasSizeGreaterThan(300);
        List<String> found = new ArrayList<>();
        try (Stream<Path> files = Files.list(WEB)) {
            for (Path file : files.filter(file -> file.toString().endsWith(".js"))
                    .sorted()
                    .toList()) {
                for (String literal : literals(Files.readString(file))) {
                    for (String word : suspicious(literal)) {
                        if (names.contains(word)) {
                            found.add(file.getFileName() + ": '" + literal + "' has " + word);
                        }
                    }
                }
            }
        }
        assertThat(found).isEmpty();
    }

    /** The literal itself, and its words that look like names: sentences for the player have ordinary words too. */
    private static List<String> suspicious(String literal) {
        List<String> words = new ArrayList<>(List.of(literal.strip()));
        for (String word : literal.split("[ ,:|=]+", -1)) {
            if (word.startsWith("--") || word.matches("[a-z]+[-.][a-z].*")) {
                words.add(word.replaceFirst("^--", ""));
            }
        }
        return words;
    }

    private static List<String> literals(String script) {
        String code = script.replaceAll("(?m)^ *//.*$", "").replaceAll("(?s)/\\*.*?\\*/", "");
        return LITERAL.matcher(code)
                .results()
                .map(PageSourcesTest::text)
                .map(text -> text.replaceAll("\\$\\{[^}]*}", " "))
                .toList();
    }

    private static String text(MatchResult literal) {
        for (int group = 1; group <= 3; group++) {
            if (literal.group(group) != null) {
                return literal.group(group);
            }
        }
        return "";
    }

    private static Set<String> names() {
        Set<String> names = new TreeSet<>();
        for (String name : Rulesets.names()) {
            Ruleset ruleset = Rulesets.named(name);
            names.add(name);
            names.addAll(ruleset.resolvers());
            ruleset.house().stream().map(HouseKey::name).forEach(names::add);
            for (String resolver : ruleset.resolvers()) {
                Description description = ruleset.resolver(resolver).description();
                description.parameters().forEach(parameter -> names.add(parameter.name()));
                description.codes().stream().map(Code::name).forEach(names::add);
                description.roles().forEach(names::add);
            }
        }
        names.removeAll(OWN);
        names.remove("off"); // a value of HTML attributes, too
        return names;
    }
}
